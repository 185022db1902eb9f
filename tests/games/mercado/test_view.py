"""What is seen and told: open things by all, privileges by their owner, consequences beforehand."""

from ludoteka.core.game import SPECTATOR
from ludoteka.core.record import copy
from ludoteka.games.mercado import GAME, rules
from ludoteka.games.mercado.names import lay
from ludoteka.games.mercado.notation import parse_answer, parse_position
from ludoteka.games.mercado.printed import GOLD, SILVER, SYMBOLS, WHITE
from ludoteka.games.mercado.reading import prompt

NAMES = ("Ann", "Bob", "Cid")
TURN = "first 1 side a start 0 turns 0"


def position(
    players, offer="cloth ring comb goblet rose musk", asks="lay 1 0", lies="-", turn=TURN
):
    return parse_position(f"{players} | {offer} | {asks} | {turn} | {lies}")


def test_everybody_sees_how_many_privileges_the_others_hold_but_not_which():
    s = position("> privileges 3 2; at 0.1 / privileges 1+turn; at 0.0")
    mine, others = GAME.view(s, 0), GAME.view(s, 1)
    assert [player.privileges for player in mine.players] == [2, 1]
    assert (mine.privileges, others.privileges) == ({0: 1, 1: 1}, {9: 1})
    assert GAME.view(s, SPECTATOR).privileges == {}


def test_the_contents_of_bags_are_shown_where_that_was_chosen():
    line = "> bag G3 B1; at 0.1 / bag S2; at 0.0"
    plain = GAME.view(position(line), 0)
    assert [(player.bag, player.contents) for player in plain.players] == [(4, None), (2, None)]
    assert plain.to_come is None
    shown = GAME.view(position(line, turn=f"{TURN} memory"), 0)
    assert [player.contents for player in shown.players] == [(3, 0, 0, 0, 0, 1), (0, 2, 0, 0, 0, 0)]
    assert len(shown.to_come) == 30


def test_an_edge_says_what_lies_there_what_is_missing_and_what_it_takes():
    s = position("> laid 1:GW; at 0.1 / at 0.0")
    mine, bobs = GAME.view(s, 0).places[0].edges
    assert (mine.coins, mine.missing, mine.takes) == ((1, 0, 0, 0, 1), 2, (0, 3, 4))
    assert (bobs.coins, bobs.missing, bobs.takes) == ((0, 0, 0, 0, 0), 4, (0, 3, 4))


def test_the_view_tells_what_a_purchase_would_bring_beforehand():
    s = position("> laid 1:GTT; at 2.0 / laid 1:GG; at 0.1 / laid 1:G; at 0.0", lies="tray G1")
    view = GAME.view(s, 0)
    bought = view.places[0].if_bought
    assert (bought.steps, bought.at, SYMBOLS[bought.symbol]) == (4, 6, "remove")
    assert bought.seals_to == (1,)
    assert view.completing == (lay(0, GOLD),)


def test_a_symbol_on_an_occupied_space_is_not_promised():
    s = position("> laid 1:GTT; at 2.0 / at 6.0", lies="tray G1")
    assert GAME.view(s, 0).places[0].if_bought.symbol == 0


def test_unknown_points_are_not_told_beforehand():
    bought = GAME.view(position("> at 0.1 / laid 6:G; at 0.0"), 0).places[5].if_bought
    assert (bought.steps, bought.at, bought.seals_to) == (None, None, (1,))


def test_the_joker_of_the_changer_may_complete_a_card():
    s = position("> laid 2:G; at 0.1 / at 0.0", asks="lay-joker 1 0", lies="tray W1")
    assert GAME.view(s, 0).completing == (lay(1, WHITE),)


def test_whoever_is_not_asked_has_no_answers():
    s = position("> at 0.1 / at 0.0", lies="tray G1 S1")
    assert GAME.view(s, 1).legal == GAME.view(s, SPECTATOR).legal == ()
    assert lay(1, GOLD) in GAME.view(s, 0).legal
    assert lay(1, SILVER) not in GAME.view(s, 0).legal


def test_the_track_shows_no_symbol_under_the_start_tile():
    view = GAME.view(position("> at 0.1 / at 0.0", turn="first 1 side a start 5 turns 0"), 0)
    words = [SYMBOLS[symbol] for symbol in view.track]
    assert words[4:8] == ["", "", "remove", ""]
    assert words[0] == "counterfeit"
    assert view.players[0].space == 5


# What is told


def log(line, *answers, viewer=SPECTATOR, language="en"):
    """Everything that the viewer is told about these answers of the players asked."""
    s = line
    told = []
    for word in answers:
        p = rules.asked(s).bit_length() - 1
        a = parse_answer(s, p, word)
        assert not rules.refusal(s, p, a), word
        before = copy(s)
        rules.answer(s, p, a)
        told += GAME.tell(before, s, p, a)
        while not rules.asked(s) and not rules.is_over(s):
            before = copy(s)
            rules.step(s)
            told += GAME.tell(before, s, -1, -1)
    return [GAME.words.say(f.text, language, NAMES) for f in told if f.is_seen_by(viewer)]


def test_the_log_tells_a_purchase_in_the_order_of_the_rules():
    s = position("> laid 1:GT; at 2.0 / laid 1:GGT; at 1.0 / laid 1:T; at 0.0", lies="tray G1 T1")
    told = log(s, "G1", "T1")
    assert told == [
        "Ann lays: gold → cloth",
        "Ann lays: turquoise → cloth",
        "Ann buys: cloth",
        "Ann moves on by 4 spaces, to 6",
        "Ann carries out the symbol (a counterfeit away)",
        "Bob gets a seal for the second place (cloth)",
        "Ann: a privilege",
        "Bob takes back into the bag: 2× gold, turquoise",
        "Cid takes back into the bag: turquoise",
        "New on the market: jug",
        "Next: Bob",
    ]


def test_only_the_owner_is_told_which_privilege_was_drawn():
    def drawn(viewer):
        s = position("> laid 7:GS; at 0.1 / at 0.0", lies="tray V1")
        return [line for line in log(s, "V7", viewer=viewer) if "privilege" in line]

    assert drawn(0) == ["Ann: a privilege", "Your new privilege: 3 steps"]
    assert drawn(1) == drawn(SPECTATOR) == ["Ann: a privilege"]


def test_the_log_tells_drawn_coins_and_where_counterfeits_go():
    s = position(
        "> bag S1 B2; at 0.1 / at 0.0", "cloth ring candlestick goblet pepper iris", "turn 1 0"
    )
    assert log(s, "draw")[:2] == [
        "Ann draws: silver, 2× counterfeit",
        "Ann: 2 counterfeits go to the personal card",
    ]


def test_the_log_reads_well_in_czech():
    s = position("> laid 5:W; at 0.1 / at 0.0", "cloth ring comb goblet amber musk", lies="tray S1")
    assert log(s, "S5", language="cs")[:4] == [
        "Ann přikládá: stříbrná → vůně ambry",
        "Ann kupuje: vůně ambry",
        "Ann: pečeť",
        "Ann bude hned hrát ještě jednou",
    ]


def test_the_log_tells_the_end():
    s = position(
        "> card S1; seals 1; at 31.0 / privileges 2 1+seal; at 20.0", asks="turn 1 0",
        turn="first 2 side a start 0 turns 9",
    )  # fmt: skip
    assert log(s, "return") == [
        "Ann returns to the bag: silver",
        "The round is over; seals and privileges are counted.",
        "Bob: seals +0, privileges +3, together +3",
        "Ann: seals +1, privileges +0, together +1",
        "Ann wins on space 32.",
    ]


def test_on_the_same_space_the_end_tells_why_the_upper_marker_wins():
    """Bob comes to lie on top of Ann, who counted first; Cid is a lap behind below both."""
    s = position(
        "seals 1; at 31.0 / > card S1; seals 2; at 30.0 / at 2.0", asks="turn 3 0",
        lies="-", turn="first 1 side a start 0 turns 9",
    )  # fmt: skip
    s.player[2].spent[SILVER] = 1
    assert log(s, "return")[-1] == "Bob wins on space 32: the marker lies on top there."
    said = GAME.words.say(prompt(GAME.view(s, 0)), "cs", NAMES)
    assert said == "Konec hry. Vítězí Bob na políčku 32: indikátor tu leží navrchu."


def test_a_marker_a_lap_behind_below_the_winners_is_no_tie():
    s = position(
        "> card S1; seals 2; at 30.0 / at 2.0", asks="turn 1 0",
        turn="first 2 side a start 0 turns 9",
    )  # fmt: skip
    assert log(s, "return")[-1] == "Ann wins on space 32."
    assert GAME.view(s, 0).players[0].height == 1


def test_after_a_thousand_turns_the_last_round_is_announced():
    s = position("> at 0.1 / at 0.0", turn="first 1 side a start 0 turns 1000")
    assert GAME.view(s, 0).last_round


def test_the_end_shows_all_privileges_and_the_winner():
    s = position(
        "> card S1; at 31.0 / privileges 2; at 20.0", asks="turn 1 0",
        turn="first 2 side a start 0 turns 9",
    )  # fmt: skip
    log(s, "return")
    view = GAME.view(s, SPECTATOR)
    assert (view.over, view.winner, view.players[1].shown) == (True, 0, {1: 1})


def test_the_log_tells_what_a_supply_could_not_give():
    line = "> laid 5:S; at 0.2 / at 0.1 / at 0.0"
    short = "Not enough in the supply: seals."
    assert short in log(position(line, lies="tray S1; seals 0"), "S5")
    assert short not in log(position(line, lies="tray S1; seals 1"), "S5")
    shared = "> laid 1:GGT; at 0.2 / laid 1:G; at 0.1 / laid 1:T; at 0.0"
    told = log(position(shared, lies="tray T1; seals 1"), "T1")
    assert told[told.index("Bob gets a seal for the second place (cloth)") + 1] == short


def test_counterfeits_that_do_not_suffice_are_told_after_those_that_were_given():
    line = "> laid 5:G; at 0.2 / at 0.1 / at 0.0"
    s = position(line, "cloth ring comb goblet pepper musk", lies="tray T1; black 3")
    told = log(s, "T5")
    at = told.index("Bob: 2 counterfeits into the bag")
    assert told[at : at + 3] == [
        "Bob: 2 counterfeits into the bag",
        "Cid: a counterfeit into the bag",
        "Not enough in the supply: counterfeits.",
    ]


def test_the_last_seal_is_promised_to_the_symbol_then_to_the_second_place():
    """The comb leads to the space 2, which has a seal for the buyer."""
    line = "> laid 3:T; at 0.1 / laid 3:T; at 0.0"
    bought = GAME.view(position(line, lies="tray T1; seals 1"), 0).places[2].if_bought
    assert (SYMBOLS[bought.symbol], bought.seals_to, bought.seconds) == ("seal", (), 1)
    bought = GAME.view(position(line, lies="tray T1; seals 2"), 0).places[2].if_bought
    assert bought.seals_to == (1,)


def test_symbols_are_told_when_they_are_left_and_when_they_are_used():
    line = "> privileges 2; bag S3; at 10.0 / at 0.0"
    assert (
        log(position(line, asks="turn 1 0"), "p2", "done")[-1] == "Ann leaves the symbol (a joker)"
    )
    assert log(position(line, asks="turn 1 0"), "p2", "yes")[-2:] == [
        "Ann carries out the symbol (a joker)",
        "Ann: a joker into the bag",
    ]


def test_a_symbol_that_gives_nothing_is_told_as_well():
    s = position(
        "> laid 2:G; at 3.0 / bag S5; at 0.0", "jug ring comb goblet rose musk", lies="tray G1"
    )
    told = log(s, "G2")
    at = told.index("Ann moves on by 3 spaces, to 6")
    assert told[at + 1 : at + 3] == [
        "Ann carries out the symbol (a counterfeit away)",
        "New on the market: candlestick",
    ]
