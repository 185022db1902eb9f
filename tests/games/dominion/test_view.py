"""What the players see of each other's cards, and what programs that learn are given."""

import pytest

from ludoteka.core.game import SPECTATOR
from ludoteka.games.dominion import GAME, knowledge, notation
from ludoteka.games.dominion.cards import NAMES

view = GAME.view
ANN, BOB = 0, 1


def named(cards):
    return {NAMES[kind]: n for kind, n in cards.items()}


def test_a_player_sees_the_own_hand_and_what_is_left_in_the_deck(position):
    s = position("> Copper, 2 Gold; deck 3 Estate; known Silver; discard Duchy; buried Curse / -")
    own = view(s, ANN).own
    assert named(own.hand) == {"copper": 1, "gold": 2}
    assert named(own.deck) == {"silver": 1, "estate": 3}
    assert named(own.discard) == {"duchy": 1, "curse": 1}
    assert own.points == 3 + 3 - 1


def test_of_the_others_a_player_sees_how_many_cards_lie_where(position):
    s = position(
        "> - / 2 Gold; deck 3 Estate; known Silver; discard Duchy; buried Curse; top Duchy"
    )
    bob = view(s, ANN).places[BOB]
    assert (bob.hand, bob.deck, bob.discard, bob.cards) == (2, 4, 2, 8)
    assert NAMES[bob.top] == "duchy"
    assert [NAMES[kind] for kind in bob.known] == ["silver"]
    assert (bob.points, bob.owned) == (None, None)


@pytest.mark.parametrize("viewer", [ANN, SPECTATOR])
def test_nothing_of_what_another_holds_can_be_seen(position, viewer):
    here = "> - / 2 Gold; deck Estate; discard Duchy; buried Curse; top Duchy"
    there = "> - / Estate, Curse; deck Gold; discard Duchy; buried Gold; top Duchy"
    assert view(position(here), viewer) == view(position(there), viewer)


def test_cards_in_hand_that_everybody_has_seen_are_shown(position):
    s = position("> - / 2 Gold, Moat; seen Moat")
    assert named(view(s, ANN).places[BOB].shown) == {"moat": 1}


def test_a_spectator_has_no_hand_and_no_answers(position):
    seen = view(position("> Copper / -"), SPECTATOR)
    assert (seen.own, seen.legal) == (None, ())


def test_the_legal_answers_in_a_view_are_the_viewers_own(position):
    s = position("> Copper / Copper")
    assert len(view(s, ANN).legal) > 0
    assert view(s, BOB).legal == ()


def test_the_supply_shows_empty_piles_but_not_those_that_were_left_out(position):
    turn = "actions 1 buys 1 coins 0 action"
    s = position("> - / -", lies="supply 3 Province")
    assert view(s, ANN).supply[NAMES.index("curse")] == 0
    s = position("> - / -", turn=f"{turn} curses", lies="supply 3 Province")
    assert NAMES.index("curse") not in view(s, ANN).supply
    assert view(s, ANN).empty == 15


def test_whether_others_show_a_moat_is_not_seen_before_all_have_answered(position):
    agenda = "show-moat 1 Militia, resolve 1 Militia, turn 1 0"
    s = position("> - / Moat / -", agenda=agenda, lies="in_play 1 Militia; answered 2; safe 2")
    seen = view(s, BOB)
    assert seen.own.shows_moat is True
    assert (seen.asked, seen.awaited, NAMES[seen.about]) == ((1, 2), (2,), "militia")
    other = position("> - / Moat / -", agenda=agenda, lies="in_play 1 Militia; answered 2")
    assert view(s, ANN) == view(other, ANN)
    assert view(s, 2) == view(other, 2)
    assert view(other, BOB).own.shows_moat is False


def test_cards_chosen_to_be_discarded_are_seen_by_their_owner_only(position):
    s = position("> - / 2 Gold, Estate", agenda="discard 2 1", lies="chosen 1 Gold; last Gold")
    assert named(view(s, BOB).own.chosen) == {"gold": 1}
    assert (view(s, ANN).own.chosen, view(s, ANN).chosen) == ({}, 1)


def test_the_card_that_the_spy_has_found_is_seen_by_all(position):
    s = position("> Spy / -; known Gold", agenda="spy-discards 1 1, turn 1 0")
    assert NAMES[view(s, SPECTATOR).about] == "gold"


def test_the_card_that_the_library_has_drawn_is_seen_by_its_owner(position):
    agenda = "set-aside 1 {}, draw-to-seven 1 0, turn 1 0"
    s = position("> Smithy / -", agenda=agenda.format(0), lies="drawn Smithy; in_play 1 Library")
    assert NAMES[view(s, ANN).own.drawn] == "smithy"
    assert (view(s, BOB).own.drawn, view(s, BOB).about) == (None, None)


def test_a_card_that_everybody_knew_on_top_is_seen_drawn_by_all(position):
    agenda = "set-aside 1 1, draw-to-seven 1 0, turn 1 0"
    places = "> Smithy; seen Smithy / -"
    s = position(places, agenda=agenda, lies="drawn Smithy; in_play 1 Library")
    assert NAMES[view(s, BOB).about] == "smithy"


def test_by_option_everybodys_points_are_shown(new_game):
    assert view(new_game(2).s, SPECTATOR).places[0].points is None
    assert view(new_game(2, points="shown").s, SPECTATOR).places[0].points == 3


def test_at_the_end_all_decks_are_open(position):
    seen = view(position("> Duchy; deck Copper; turns 5 / Estate; turns 5", agenda="-"), SPECTATOR)
    assert (seen.over, seen.winners, seen.question) == (True, (0,), "")
    assert [place.points for place in seen.places] == [3, 1]
    assert named(seen.places[0].owned) == {"copper": 1, "duchy": 1}


def test_before_the_kingdom_is_chosen_there_is_no_supply(new_game):
    seen = view(new_game(2, kingdom="in-turn").s, ANN)
    assert (seen.supply, seen.kingdom, seen.phase, seen.question) == (
        {}, (), "none", "choose-kingdom",
    )  # fmt: skip


# Numbers for learning


def observed(s, p):
    out = [0] * sum(size for _, size in knowledge.OBSERVATION)
    knowledge.observe(s, p, out)
    found = {}
    for name, size in knowledge.OBSERVATION:
        found[name], out = [int(n) for n in out[:size]], out[size:]
    return found


def cards(numbers, at=0):
    return {NAMES[kind]: n for kind, n in enumerate(numbers[32 * at : 32 * (at + 1)]) if n > 0}


def test_the_own_cards_are_observed_and_how_many_of_each_the_others_own(position):
    s = position(
        "Gold; deck Estate; turns 3 / "
        "> Copper, Moat; deck 2 Silver; known Gold; discard Curse; turns 2",
        lies="in_play 1 Village; trash 2 Estate",
    )
    seen = observed(s, BOB)
    assert cards(seen["hand"]) == {"copper": 1, "moat": 1}
    assert cards(seen["deck"]) == {"silver": 2, "gold": 1}
    assert cards(seen["discard"]) == {"curse": 1}
    assert cards(seen["others_cards"]) == {"gold": 1, "estate": 1}
    assert (cards(seen["in_play"]), cards(seen["trash"])) == ({"village": 1}, {"estate": 2})
    assert seen["sizes"][:6] == [2, 3, 1, 1, 1, 0]
    assert seen["top_of_deck"] == [2, -1, -1, -1]
    assert (seen["active"], seen["turns"]) == ([1, 0, 0, 0], [2, 3, 0, 0])
    assert seen["supply"][NAMES.index("witch")] == -1
    assert seen["players"] == [2]


def test_the_question_is_observed_with_its_number(position):
    s = position(
        "> - / 4 Copper; seen Copper / -",
        agenda="discard 2 1, turn 1 0",
        turn="actions 0 buys 2 coins 3 action",
        lies="chosen 1 Copper; last Copper",
    )
    seen = observed(s, BOB)
    assert seen["turn"] == [0, 2, 3, 1, 0]
    assert notation.ITEMS[seen["question"].index(1)] == "discard"
    assert seen["about"] == [1, -1]
    assert seen["asked"] == [1, 0, 0, 0]
    assert cards(seen["chosen"]) == {"copper": 1}
    seen = observed(s, ANN)
    assert cards(seen["chosen"]) == {}
    assert cards(seen["others_shown"]) == {"copper": 1}
    assert seen["asked"] == [0, 1, 0, 0]


def test_the_card_just_drawn_is_observed_by_its_owner(position):
    s = position(
        "> Smithy / -",
        agenda="set-aside 1 0, draw-to-seven 1 0, turn 1 0",
        lies="drawn Smithy; in_play 1 Library",
    )
    assert NAMES[observed(s, ANN)["about"][1]] == "smithy"
    assert observed(s, BOB)["about"][1] == -1


def test_before_the_kingdom_is_chosen_only_the_question_is_observed(new_game):
    seen = observed(new_game(2, kingdom="in-turn", begins="1").s, ANN)
    assert notation.ITEMS[seen["question"].index(1)] == "choose-kingdom"
    assert set(seen["hand"]) == {0}


def test_nothing_is_observed_of_a_question_when_the_game_is_over(position):
    seen = observed(position("> Duchy / -", agenda="-"), ANN)
    assert set(seen["question"]) == {0}


def test_no_card_appears_or_vanishes(position, new_game):
    assert GAME.pieces(new_game(3).s) == {}
    assert GAME.pieces(new_game(3, kingdom="in-turn").s) == {}
    s = position("> Thief / Province; known Copper, Silver")
    before = GAME.pieces(s)
    assert (
        GAME.pieces(position("> Thief / Province; known Copper", lies="aside 1 Silver")) == before
    )
    assert GAME.pieces(position("> - / -", lies="supply 3 Province"))[0] == -60
