"""What the log tells, to whom, and how it sounds."""

from ludoteka.core.game import SPECTATOR
from ludoteka.core.record import copy
from ludoteka.games.dominion import GAME, notation, rules

NAMES = ("Jana", "Petr", "Ema", "Ivo")


def log(s, *answers, reader=SPECTATOR, language="cs"):
    """What a reader is told; each answer is a seat's number and a word."""
    told = []

    def happens(act, seat=-1, a=-1):
        before = copy(s)
        act()
        told.extend(GAME.tell(before, s, seat, a))

    for answer in answers:
        seat, word = int(answer[0]), answer[2:]
        a = notation.parse_answer(s, seat, word)
        assert not rules.refusal(s, seat, a), answer
        happens(lambda seat=seat, a=a: rules.answer(s, seat, a), seat, a)
        while not rules.to_act(s) and not rules.is_over(s):
            happens(lambda: rules.step(s))
    return [GAME.words.say(f.text, language, NAMES) for f in told if f.is_seen_by(reader)]


def test_an_action_is_told_with_what_it_brings(position):
    s = position("> Smithy; deck 5 Gold / -")
    assert log(s, "0 Smithy") == ["Jana hraje Kovárnu: +3 karty"]


def test_an_action_is_told_in_english(position):
    s = position("> Market; deck 5 Gold / -")
    assert log(s, "0 Market", language="en") == [
        "Jana plays Market: +1 card, +1 action, +1 buy, +1 coin"
    ]


def test_czech_counts_its_cards_actions_and_coins(position):
    s = position("> CouncilRoom; deck 9 Gold / -")
    assert log(s, "0 CouncilRoom") == ["Jana hraje Zasedání rady: +4 karty, +1 nákup"]
    s = position("> Festival / -")
    assert log(s, "0 Festival") == ["Jana hraje Jarmark: +2 akce, +1 nákup, +2 mince"]


def test_who_draws_is_told_which_cards_and_nobody_else(position):
    places = "> Smithy; deck 3 Gold / -"
    assert log(position(places), "0 Smithy", reader=0)[-1] == "Lízáš: 3× Zlaťák"
    assert len(log(position(places), "0 Smithy", reader=1)) == 1


def test_a_shuffle_is_told_after_the_card_that_needs_it_and_before_what_was_drawn(position):
    s = position("> Smithy; discard 3 Gold; top Gold / -")
    assert log(s, "0 Smithy", reader=0) == [
        "Jana hraje Kovárnu: +3 karty",
        "Jana zamíchává odkládací balíček",
        "Lízáš: 3× Zlaťák",
    ]


def test_an_attack_that_was_announced_tells_its_shuffle_when_it_is_resolved(position):
    s = position("> Witch; discard 3 Gold; top Gold / Moat", lies="supply 9 Curse")
    assert log(s, "0 Witch", "1 yes") == [
        "Jana hraje Čarodějnici",
        "Petr ukazuje Hradní příkop a útoku se vyhýbá",
        "Jana zamíchává odkládací balíček",
        "Čarodějnice: +2 karty",
    ]


def test_cards_that_everybody_knew_on_the_deck_are_among_those_drawn(position):
    s = position("> Smithy; deck 2 Gold; known Estate / -")
    assert log(s, "0 Smithy", reader=0)[1:] == ["Lízáš: 2× Zlaťák, Statek"]
    s = position("> -; deck 4 Gold; known Estate; turns 1 / -; turns 1")
    assert log(s, "0 done", reader=0) == ["Lízáš: 4× Zlaťák, Statek", "Petr: tah 2"]


def test_treasures_are_told_together_with_all_the_coins(position):
    s = position("> 2 Copper, Silver / -")
    assert log(s, "0 treasures") == ["Jana vykládá peníze (2× Měďák, Stříbrňák), celkem 4 mince"]
    s = position("> Woodcutter, 2 Copper / -")
    told = log(s, "0 Woodcutter", "0 treasures", language="en")
    assert told[1:] == ["Jana plays 2× Copper: 4 coins in all"]


def test_a_purchase_and_the_next_turn_are_told(position):
    s = position("> -; deck 9 Copper; turns 3 / -; turns 2")
    assert log(s, "0 +Curse") == ["Jana kupuje Kletbu", "Petr: tah 3"]


def test_a_cellar_tells_how_many_cards_and_only_the_last(position):
    s = position("> Cellar, Estate, Copper; deck 9 Gold / -")
    told = log(s, "0 Cellar", "0 Copper", "0 Estate")
    assert told == [
        "Jana hraje Sklepení: +1 akce",
        "Jana odkládá 2 karty, navrch Statek",
        "Jana: +2 karty",
    ]


def test_a_single_discarded_card_is_named(position):
    s = position("> Cellar, Estate, Copper; deck 9 Gold / -")
    told = log(s, "0 Cellar", "0 Estate", "0 done")
    assert told[1:] == ["Jana odkládá Statek", "Jana: +1 karta"]


def test_a_cellar_that_discards_nothing_says_nothing(position):
    s = position("> Cellar, Estate / -")
    assert len(log(s, "0 Cellar", "0 done")) == 1


def test_a_chapel_tells_what_it_trashes(position):
    s = position("> Chapel, Estate, Curse / -")
    told = log(s, "0 Chapel", "0 Curse", "0 done")
    assert told == ["Jana hraje Kapli", "Jana zahazuje na smetiště: Kletba"]


def test_a_chancellor_tells_that_the_deck_is_put_away(position):
    s = position("> Chancellor; deck 3 Gold / -")
    told = log(s, "0 Chancellor", "0 yes")
    assert told == ["Jana hraje Kancléře: +2 mince", "Jana odkládá celý dobírací balíček"]
    s = position("> Chancellor; deck 3 Gold / -")
    assert len(log(s, "0 Chancellor", "0 done")) == 1


def test_a_feast_tells_that_it_is_trashed_and_what_is_gained(position):
    told = log(position("> Feast / -"), "0 Feast", "0 +Duchy")
    assert told == [
        "Jana hraje Hostinu", "Jana zahazuje na smetiště: Hostina", "Jana bere Vévodství",
    ]  # fmt: skip


def test_a_bureaucrat_tells_the_silver_and_what_the_others_put_back(position):
    told = log(position("> Bureaucrat / Estate / Copper"), "0 Bureaucrat", "1 Estate", "2 done")
    assert told == [
        "Jana hraje Úředníka",
        "Jana bere Stříbrňák na dobírací balíček",
        "Petr pokládá Statek na dobírací balíček",
        "Ema ukazuje ruku bez bodových karet: Měďák",
    ]


def test_an_attack_is_announced_before_a_moat_is_shown(position):
    s = position("> Militia / Moat, 4 Copper / 4 Copper")
    assert log(s, "0 Militia") == ["Jana hraje Milici"]
    assert log(s, "1 yes") == []
    assert log(s, "2 done") == ["Petr ukazuje Hradní příkop a útoku se vyhýbá", "Milice: +2 mince"]
    assert log(s, "2 Copper") == ["Ema odkládá Měďák"]


def test_an_announced_attack_without_a_bonus_is_not_told_twice(position):
    s = position("> Thief / Moat")
    assert log(s, "0 Thief", "1 yes") == [
        "Jana hraje Zloděje", "Petr ukazuje Hradní příkop a útoku se vyhýbá",
    ]  # fmt: skip


def test_a_moneylender_tells_the_copper_and_the_coins(position):
    told = log(position("> Moneylender, Copper / -"), "0 Moneylender")
    assert told == ["Jana hraje Lichváře: +3 mince", "Jana zahazuje na smetiště: Měďák"]


def test_a_mine_tells_what_comes_into_the_hand(position):
    told = log(position("> Mine, Silver / -"), "0 Mine", "0 Silver", "0 +Gold")
    assert told == [
        "Jana hraje Důl", "Jana zahazuje na smetiště: Stříbrňák", "Jana bere Zlaťák do ruky",
    ]  # fmt: skip


def test_a_spy_tells_what_is_found_and_what_becomes_of_it(position):
    s = position("> Spy; deck 9 Copper / -; deck Gold / -")
    assert log(s, "0 Spy", "0 done", "0 yes") == [
        "Jana hraje Špiona: +1 karta, +1 akce",
        "Jana odkrývá: Měďák",
        "Jana: Měďák zůstává na dobíracím balíčku",
        "Petr odkrývá: Zlaťák",
        "Petr: Zlaťák jde na odkládací balíček",
        "Ema nemá co odkrýt",
    ]


def test_a_thief_tells_what_was_revealed_trashed_and_taken(position):
    s = position("> Thief / -; deck Copper, Gold")
    assert log(s, "0 Thief", "0 Gold", "0 Gold") == [
        "Jana hraje Zloděje",
        "Petr odkrývá: Měďák, Zlaťák",
        "Petr zahazuje na smetiště: Zlaťák",
        "Jana si bere ze smetiště Zlaťák",
    ]


def test_a_thief_tells_what_was_revealed_after_a_shuffle_too(position):
    """The two Estates go back to where they came from, and were seen all the same."""
    s = position("> Thief / -; discard 2 Estate; top Estate / -")
    assert log(s, "0 Thief") == [
        "Jana hraje Zloděje",
        "Petr zamíchává odkládací balíček",
        "Petr odkrývá: 2× Statek",
        "Ema nemá co odkrýt",
    ]


def test_loot_that_is_left_is_not_told(position):
    s = position("> Thief / -; deck 2 Copper")
    assert log(s, "0 Thief", "0 done")[1:] == [
        "Petr odkrývá: 2× Měďák", "Petr zahazuje na smetiště: Měďák",
    ]  # fmt: skip


def test_a_throne_room_tells_what_is_played_twice(position):
    s = position("> ThroneRoom, Woodcutter / -")
    assert log(s, "0 ThroneRoom", "0 Woodcutter") == [
        "Jana hraje Trůnní sál",
        "Jana hraje dvakrát Dřevorubce",
        "Jana hraje Dřevorubce: +1 nákup, +2 mince",
        "Jana hraje Dřevorubce: +1 nákup, +2 mince",
    ]


def test_a_council_room_tells_that_the_others_draw(position):
    s = position("> CouncilRoom; deck 9 Gold / -; deck Estate / -")
    assert log(s, "0 CouncilRoom")[1:] == ["Petr: +1 karta"]
    s = position("> CouncilRoom; deck 9 Gold / -; deck Estate / -")
    assert log(s, "0 CouncilRoom", reader=1)[1:] == ["Petr: +1 karta", "Lízáš: Statek"]


def test_a_library_tells_what_is_set_aside_and_keeps_the_rest_to_itself(position):
    s = position("> Library, 6 Copper; known Gold, Village; deck 9 Estate / -")
    assert log(s, "0 Library", "0 yes", "0 done") == [
        "Jana hraje Knihovnu",
        "Jana pokládá stranou Vesnici",
        "Jana: +1 karta",
        "Jana odkládá karty položené stranou: Vesnice",
    ]


def test_a_library_tells_its_shuffle(position):
    s = position("> Library, 6 Copper; discard Gold; top Gold / -")
    assert log(s, "0 Library") == ["Jana hraje Knihovnu", "Jana zamíchává odkládací balíček"]


def test_a_witch_tells_who_gains_a_curse(position):
    s = position("> Witch; deck 9 Gold / - / -", lies="supply 1 Curse, 3 Province, 9 Copper")
    assert log(s, "0 Witch") == ["Jana hraje Čarodějnici: +2 karty", "Petr bere Kletbu"]


def test_an_adventurer_tells_what_was_found_and_what_was_not(position):
    s = position("> Adventurer; known Gold, Estate, Silver / -")
    assert log(s, "0 Adventurer") == [
        "Jana hraje Dobrodruha", "Jana odkrývá: Statek", "Jana bere do ruky: Stříbrňák, Zlaťák",
    ]  # fmt: skip


def test_an_adventurer_tells_what_was_revealed_after_a_shuffle_too(position):
    s = position("> Adventurer; discard 2 Estate; top Estate / -")
    assert log(s, "0 Adventurer") == [
        "Jana hraje Dobrodruha", "Jana zamíchává odkládací balíček", "Jana odkrývá: 2× Statek",
    ]  # fmt: skip


def test_at_clean_up_the_own_new_hand_is_told(position):
    s = position("> 2 Copper; deck 3 Gold; turns 1 / -; turns 1")
    assert log(s, "0 done", reader=0) == [
        "Jana zamíchává odkládací balíček", "Lízáš: 2× Měďák, 3× Zlaťák", "Petr: tah 2",
    ]  # fmt: skip


def test_the_end_is_told_with_its_reason(position):
    lies = "supply 1 Province, 9 Copper"
    s = position("> -; deck 9 Copper / -", turn="actions 1 buys 1 coins 8 buy", lies=lies)
    assert log(s, "0 +Province") == ["Jana kupuje Provincii", "Provincie došly, hra končí."]
    s = position(
        "> - / -",
        lies="supply 9 Silver, 9 Gold, 8 Duchy, 8 Province, 9 Village, 9 Woodcutter, 9 Smithy, "
        "9 Festival, 9 Laboratory, 9 Workshop, 9 Market, 9 Chancellor, 9 Cellar, 9 Chapel",
    )
    assert log(s, "0 done") == ["Došly balíčky (Měďák, Statek, Kletba), hra končí."]
    s = position("-; turns 1000 / > -; turns 1000")
    assert log(s, "1 done") == ["Každý odehrál 1\xa0000 tahů, hra končí."]


def test_a_kingdom_chosen_in_turn_is_told_card_by_card(new_game):
    s = new_game(2, kingdom="in-turn", begins="1").s
    assert log(s, "0 +Witch") == ["Jana vybírá do království Čarodějnici."]


def test_a_game_begins_with_its_kingdom_the_own_hand_and_the_first_turn():
    nothing, s = GAME.State(), GAME.State()
    GAME.setup(s, 2, GAME.option_numbers({"begins": "2"}))
    (begins,) = GAME.tell(nothing, s, -1, -1)
    assert GAME.words.say(begins.text, "cs", NAMES) == "Začíná Petr."
    before = copy(s)
    GAME.step(s)
    facts = [fact for fact in GAME.tell(before, s, -1, -1) if fact.is_seen_by(0)]
    kingdom, hand, turn = (GAME.words.say(fact.text, "cs", NAMES) for fact in facts)
    assert kingdom.startswith("Království: Sklepení, Hradní příkop, Vesnice, Dřevorubec")
    assert hand.startswith("Lízáš: ")
    assert turn == "Petr: tah 1"


def test_more_than_three_empty_piles_are_not_called_three(position):
    s = position(
        "> - / -",
        lies="supply 9 Gold, 8 Duchy, 8 Province, 9 Village, 9 Woodcutter, 9 Smithy, "
        "9 Festival, 9 Laboratory, 9 Workshop, 9 Market, 9 Chancellor, 9 Cellar, 9 Chapel",
    )
    (told,) = log(s, "0 done", language="en")
    assert told == "Piles have run out (Copper, Silver, Estate, Curse); the game ends."
