"""The merchant, where a player can say what is right."""

import numpy as np
import pytest

from ludoteka.core.batch import Series, play_series
from ludoteka.core.chance import Chance
from ludoteka.games.mercado import GAME, rules
from ludoteka.games.mercado.bots import worth_of_card
from ludoteka.games.mercado.notation import parse_position, print_answer

TURN = "first 1 side a start 0 turns 0"


def answer(players, offer="mirror ring comb goblet violet musk", asks="turn 1 0", lies="-"):
    s, out = parse_position(f"{players} | {offer} | {asks} | {TURN} | {lies}"), [0] * rules.ANSWERS
    seat = s.agenda[s.waiting - 1].who
    bot = GAME.bots["merchant"]
    n = rules.legal(s, seat, out)
    return print_answer(s, seat, bot.choose(s, seat, out, n, Chance(), bot.params))


LAY = {"asks": "lay 1 0"}


def test_it_completes_a_card_rather_than_beginning_another():
    line = "> bag S3; laid 1:SS; at 0.1 / at 0.0"
    assert answer(line, **LAY, lies="tray G1 S1") == "S1"


def test_of_two_cards_it_completes_the_one_that_is_worth_more():
    line = "> bag S3; laid 2:G 4:GG; at 0.1 / at 0.0"
    assert answer(line, **LAY, lies="tray G1") == "G4"


def test_it_lays_a_colour_before_a_joker():
    line = "> bag S3; laid 2:G; at 0.1 / at 0.0"
    assert answer(line, **LAY, lies="tray G1 W1")[0] == "G"


def test_of_equal_coins_it_lays_those_that_the_tray_has_more_of():
    line = "> bag V3; at 0.1 / at 0.0"
    offer = "books jug candlestick ring violet musk"
    assert answer(line, offer, **LAY, lies="tray S1 V2").startswith("V")


def test_it_lays_different_colours_at_a_card_that_asks_for_them():
    line = "> bag V3; laid 1:GS; at 0.1 / at 0.0"
    assert answer(line, "fan jug candlestick comb violet musk", **LAY, lies="tray V1") == "V1"


def test_it_goes_elsewhere_when_somebody_else_is_as_close():
    """The necklace for two gold and two silver coins brings six points, the ring three."""
    offer = "necklace ring candlestick comb rose amber"
    alone = answer("> at 0.1 / at 0.0", offer, **LAY, lies="tray G1")
    rival = answer("> at 0.1 / laid 1:GGS 5:G 8:G; at 0.0", offer, **LAY, lies="tray G1")
    assert (alone, rival) != ("G1", "G1")
    assert rival == "G2"


def test_it_spends_a_seal_when_one_coin_may_complete_a_good_card():
    line = "> bag G5; laid 4:G; seals 1; at 0.1 / at 0.0"
    offer = "mirror candlestick vase goblet violet amber"
    assert answer(line, offer, **LAY, lies="tray G1 S1") == "seal"


def test_it_keeps_the_seal_when_it_can_complete_a_card_without():
    line = "> bag G5; laid 2:G; seals 1; at 0.1 / at 0.0"
    offer = "mirror ring vase candlestick violet amber"
    assert answer(line, offer, **LAY, lies="tray G1 S1") == "G2"


def test_with_counterfeits_only_in_the_bag_it_lays_no_more():
    line = "> bag B5; seals 1; at 0.1 / at 0.0"
    offer = "jug ring candlestick comb pepper myrrh"
    assert answer(line.replace("seals", "laid 1:S 6:S 7:S 8:T; seals"), offer, **LAY) == "done"


def test_it_lays_no_more_where_a_coin_is_of_no_use():
    """Only the changer would take it, who has no joker to give."""
    line = "> bag S3; laid 7:S 8:S; at 0.1 / at 0.0"
    offer = "ring candlestick comb goblet pepper orange-blossom"
    turn = f"{TURN} laying 1"
    s = parse_position(f"{line} | {offer} | lay 1 0 | {turn} | tray S1; white 0")
    out = [0] * rules.ANSWERS
    n = rules.legal(s, 0, out)
    bot = GAME.bots["merchant"]
    assert [print_answer(s, 0, a) for a in out[:n]] == ["S8", "done"]
    assert print_answer(s, 0, bot.choose(s, 0, out, n, Chance(), bot.params)) == "done"


def test_it_returns_its_coins_when_the_bag_has_few_good_ones_left():
    assert answer("> bag G2 B4; card S9 B1; at 0.1 / at 0.0") == "return"


def test_it_draws_while_the_bag_is_good():
    assert answer("> bag G5 S5; card S3 B3; at 0.1 / at 0.0") == "draw"


def test_it_passes_when_nothing_else_is_allowed():
    assert answer("> bag G2; at 0.1 / at 0.0") == "done"


def test_it_uses_a_privilege_that_leads_to_a_good_space():
    assert answer("> bag G5; privileges 3 2; at 6.0 / at 0.0") == "p2"


def test_it_keeps_a_privilege_whose_steps_count_at_the_end_as_well():
    assert answer("> bag G5; privileges 3; at 0.0 / at 1.0") == "draw"


def test_it_leaves_a_symbol_that_harms_it():
    assert answer("> bag G5; at 10.0 / at 0.0", asks="use-symbol 1 1") == "done"
    assert answer("> bag G5; at 12.0 / at 0.0", asks="use-symbol 1 3") == "yes"


def test_it_gives_back_the_privilege_with_the_fewest_steps():
    assert answer("at 0.1 / > privileges 3 1+seal 2; at 0.0", asks="give-back 2 0") == "p1+seal"


def test_it_settles_first_what_is_worth_most():
    line = "> bag G5; laid 1:SSS 2:GG; at 0.1 / at 0.0"
    assert answer(line, asks="which-first 1 0") == "buy1"
    line = "> bag G5; laid 1:GG 2:SSS; at 0.1 / at 0.0"
    assert answer(line, "ring mirror comb goblet violet musk", asks="which-first 1 0") == "buy2"


def test_it_lays_the_changers_joker_where_it_completes_a_card():
    line = "> bag G5; laid 2:G; at 0.1 / at 0.0"
    offer = "mirror ring candlestick goblet violet musk"
    assert answer(line, offer, asks="lay-joker 1 0", lies="tray W1") == "W2"


def test_cards_by_place_are_worth_more_to_the_last():
    cards = "gloves ring comb goblet violet musk"
    params = GAME.bots["merchant"].params
    s = parse_position(f"> at 4.0 / at 5.0 / at 6.0 / at 7.0 | {cards} | turn 1 0 | {TURN} | -")
    assert worth_of_card(s, 0, 0, params) > worth_of_card(s, 3, 0, params)


def test_the_joker_of_the_changer_is_worth_nothing_when_there_is_none():
    s = parse_position(
        f"> at 0.1 / at 0.0 | jug ring comb goblet violet musk | turn 1 0 | {TURN} | white 0"
    )
    assert worth_of_card(s, 0, rules.CHANGER_PLACE, GAME.bots["merchant"].params) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_players_nearly_always(players):
    bots = ("merchant", *["random"] * (players - 1))
    results = play_series(Series("mercado", players, bots, 300, seed=1, rotate=False))
    assert np.mean(results.standings.argmax(axis=1) == 0) > 0.97
