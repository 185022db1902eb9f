"""§19 What a seat cannot know, what it sees, and what it observes."""

from collections import Counter
from itertools import permutations
from typing import Any

import msgspec
import pytest
from scipy.stats import chisquare

from ludoteka.core.chance import Chance, seed
from ludoteka.core.game import SPECTATOR
from ludoteka.core.record import copy
from ludoteka.games.galerie import knowledge, notation
from ludoteka.games.galerie.view import Card, Chain, Mark, Preview, Stack, Tile, view

from .conftest import HAND, line

DRAWS = 6000

# Hiding: every arrangement of the cards that are not seen, equally often


def hidden(position, viewer=0, draws=DRAWS):
    """How often each arrangement of Bob's cards comes: the hand, and the bids in their order."""
    s = notation.parse_position(position)
    chance = Chance()
    seed(chance, 1, 1)
    seen: Counter[Any] = Counter()
    for _ in range(draws):
        other = copy(s)
        knowledge.hide(other, viewer, chance)
        bids = [mark.card for place in range(5) for mark in other.strip[place] if mark.who == 1]
        seen[notation.print_cards(other.player[1].hand), tuple(bids)] += 1
    return seen


def arrangements(cards, bids, allowed=lambda hand, laid: True):
    """All ways to lay some of these cards as bids, the others being the hand, by physical card."""
    found: Counter[Any] = Counter()
    for order in permutations(cards):
        hand = "".join(map(str, sorted(order[bids:])))
        if allowed(hand, order[:bids]):
            found[hand, order[:bids]] += 1
    return found


def assert_equally_often(seen, ways):
    assert set(seen) == set(ways)
    total = sum(ways.values())
    expected = [DRAWS * ways[what] / total for what in ways]
    assert chisquare([seen[what] for what in ways], expected).pvalue > 0.001


def test_hiding_reaches_every_arrangement_at_its_frequency():
    places = "shop 2:6 / 1 1:3 2:0 / 2 / 3 / 4"
    seen = hidden(line("0124578 at 1", "1335 at 1", places=places, what="bid 1", turn=3))
    assert_equally_often(seen, arrangements([1, 3, 3, 5, 0, 6], 2))


def test_who_is_asked_to_walk_has_a_card_that_leads_somewhere():
    places = "shop 2:0 2:5 2:1 1:2 1:3 1:4 / 1 / 2 / 3 / 4"
    seen = hidden(line("056 at 1", "055 at 0", places=places, what="walk 2", turn=8))
    leads = arrangements([0, 5, 5, 0, 5, 1], 3, lambda hand, laid: "1" in hand)
    assert_equally_often(seen, leads)


def test_a_stuck_hand_has_only_cards_that_lead_nowhere():
    places = "shop 2:0 2:5 2:1 1:2 1:3 1:4 / 1 / 2 / 3 / 4"
    position = line("056 at 1", "055 at 0 stuck 05", places=places, what="lay 2", turn=8)
    stuck = arrangements([0, 5, 5, 0, 5, 1], 3, lambda hand, laid: "1" not in hand)
    assert_equally_often(hidden(position), stuck)


def test_after_the_ninth_card_only_bids_in_later_places_are_unknown():
    places = "shop / 1 2:4 1:3 / 2 2:0 / 3 2:7 1:8 / 4"
    position = line(
        "24 at 1 last 1", "36 at 1 last 5", places=places, what="take-back 2", turn=8, here=1
    )
    ways = Counter({("36", (4, 0, 7)): 1, ("36", (4, 7, 0)): 1})
    assert_equally_often(hidden(position), ways)


def test_bids_are_unknown_until_they_are_turned_over():
    places = "shop / 1 2:4 1:3 / 2 2:0 / 3 / 4"
    position = line("2 at 1 last 1", "3 at 1 last 5", places=places, what="open 1", turn=8, here=1)
    ways = Counter({("3", (4, 0)): 1, ("3", (0, 4)): 1})
    assert_equally_often(hidden(position), ways)


def test_hiding_leaves_the_own_cards_and_a_spectator_knows_nobodys():
    position = line("01 at 1", "23 at 1", places="shop / 1 1:5 2:6 / 2 / 3 / 4", what="bid 1")
    s = notation.parse_position(position)
    knowledge.hide(s, 1, Chance())
    assert (notation.print_cards(s.player[1].hand), s.strip[1][1].card) == ("23", 6)
    assert len(hidden(position, 1)) == 1
    assert len(hidden(position, SPECTATOR)) == 3


# The view

BIDS = "shop 1:6 / 21 1:3 2:0 / 5 2:8 / 40 / 33"


def test_a_player_sees_the_own_bids_and_that_others_lie_face_down():
    seen = view(notation.parse_position(line(HAND, HAND, places=BIDS)), 0)
    assert seen.places[1].strip == (Mark(0, 3, False, False), Mark(1, None, False, False))
    assert seen.places[2].strip == (Mark(1, None, False, False),)
    assert not seen.places[1].open


def test_a_spectator_sees_no_bids_and_no_hand():
    seen = view(notation.parse_position(line(HAND, HAND, places=BIDS)), SPECTATOR)
    assert {mark.card for place in seen.places for mark in place.strip} == {None}
    assert (seen.own, seen.legal, seen.seats[0].known) == (None, (), None)


def test_what_everybody_could_remember_is_shown_where_the_table_has_chosen_so():
    position = line("0124 walked 7 at 1", "13578 at 0", places=BIDS)
    seen = view(notation.parse_position(f"{position} memory"), 0)
    assert seen.seats[1].known == (0, 1, 3, 5, 7, 8, 8)
    assert view(notation.parse_position(position), 0).seats[1].known is None
    assert view(notation.parse_position(position), 0).seats[0].known == (0, 1, 2, 3, 4, 6)


def test_nine_cards_are_in_hand_laid_open_or_bid():
    seen = view(notation.parse_position(line("01248 walked 57 at 1", HAND, places=BIDS)), 0)
    assert seen.own
    assert [card.value for card in seen.own.cards] == list(range(9))
    assert seen.own.cards[3] == Card(3, "bid", 1)
    assert seen.own.cards[5] == Card(5, "walked", None)
    assert seen.own.cards[6] == Card(6, "bid", 0)


def test_a_card_shows_where_it_leads_both_ways_round():
    places = "shop / 1 / 2 / 3 1:1 1:2 1:3 2:1 2:2 2:3 / 4"
    seen = view(notation.parse_position(line("278 at 1", HAND, places=places, turn=7)), 0)
    assert seen.own
    two = seen.own.leads[0]
    assert (two.card, two.clockwise, two.counter_clockwise) == (2, 3, 4)
    assert (two.clockwise_full, two.counter_clockwise_full) == (True, False)


def test_the_best_chains_of_a_collection_are_seen_where_they_lie():
    seen = view(notation.parse_position(line(f"{HAND} paintings 15,5,14,12", HAND)), 0)
    assert seen.seats[0].chains == (
        Chain(5, 1, 3, 5), Chain(3, 0, 1, 2), Chain(1, 3, 1, 1), Chain(1, 3, 1, 1),
    )  # fmt: skip


def test_a_preview_says_what_a_painting_would_add_and_break():
    position = line(
        f"{HAND} paintings 15 tiles 29", HAND, places="shop / 29 / 5 / 40 / 33",
        stacks="17:48 14:47 10:46 6:45",
    )  # fmt: skip
    own = view(notation.parse_position(position), 0).own
    assert own
    first, second, *_ = own.previews
    assert first == Preview(1, (1, 4, 0, 0), 2, 2, (False,) * 4)
    assert second == Preview(2, (3, 3, 0, 0), 3, 0, (False, True, False, False))


def test_tiles_are_worth_3_beside_their_painting():
    position = line(f"{HAND} paintings 9 tiles 8,9", HAND, stacks="16:48 14:47 10:46 6:45")
    seen = view(notation.parse_position(position), 1)
    assert seen.seats[0].tiles == (Tile(8, 1), Tile(9, 3))
    assert seen.seats[0].points == 1 + 1 + 3 + 3


def test_the_upper_tiles_are_seen_with_what_they_would_bring():
    position = line(f"{HAND} paintings 47", HAND)
    s = notation.parse_position(position)
    assert view(s, 0).stacks[:2] == (Stack(1, 18, 48, 1), Stack(3, 14, 47, 3))
    assert view(s, SPECTATOR).stacks[1] == Stack(3, 14, 47, None)


def test_an_open_hall_shows_the_sums_the_winner_first(opening):
    gallery = opening("", "11 2:3 1:8 2:0")
    seen = view(gallery.s, 0)
    assert [(one.seat, one.points) for one in seen.places[1].sums] == [(1, 13), (0, 8)]
    assert seen.places[1].open
    assert (seen.here, seen.active, seen.question) == (1, 1, "painting")


def test_the_card_that_buys_is_seen(opening):
    seen = view(opening("1:6 2:3").s, 1)
    assert (seen.buying, seen.marker, seen.here, seen.active) == (6, 0, 0, 0)


def test_the_end_is_seen_with_the_winners_and_the_points_of_the_cards():
    position = line("012345678 at 0", "012345678 at 0", what="over 1", turn=8)
    seen = view(notation.parse_position(position), SPECTATOR)
    assert (seen.over, seen.winners) == (True, (0,))
    assert [(seat.points, seat.card_points) for seat in seen.seats] == [(12, 9), (9, 9)]


def test_a_view_can_be_sent(opening):
    seen = view(opening("", "11 2:3 1:8 2:0").s, 0)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=type(seen)) == seen


# Numbers for learning


def observed(position, p):
    s = notation.parse_position(position) if isinstance(position, str) else position
    out = [0] * sum(size for _, size in knowledge.OBSERVATION)
    knowledge.observe(s, p, out)
    named = {}
    for name, size in knowledge.OBSERVATION:
        named[name], out = [int(n) for n in out[:size]], out[size:]
    return named


def test_what_is_observed_is_counted_from_the_own_seat():
    position = line(
        "01248 walked 57 at 1", "1234567 at 3 paintings 15,14 tiles 21,15", places=BIDS, start=1,
        turn=5, what="walk 1", stacks="16:48 14:14 10:33 6:45",
    )  # fmt: skip
    named = observed(position, 1)
    assert named["hand"] == [0, 1, 1, 1, 1, 1, 1, 1, 0]
    assert named["bids"][6:9] == [0, 1, 0]  # the other's bid is not known, the own one is a 0
    assert named["owners"][6:9] == [2, 1, 0]
    assert named["cards"][:9] == [1, 1, 1, 1, 1, 1, 1, 1, 1]
    assert named["cards"][9:18] == [1, 1, 1, 1, 1, 0, 1, 0, 1]
    assert named["walked"][9:18] == [0, 0, 0, 0, 0, 1, 0, 1, 0]
    assert named["tile_owner"][:4] == [1, 0, 0, 0]
    assert named["tops"][6:12] == [1, 1, 0, 0, 1, 0]  # painting 14 is in the own collection
    assert named["tops"][16:18] == [0, 4]  # painting 33 hangs in hall 4
    assert named["best_chains"][:4] == [1, 4, 0, 0]
    assert (named["tiles"][:2], named["tile_points"][:2]) == ([2, 0], [4, 0])
    assert (named["active"][:2], named["start"][:2], named["pawns"][:3]) == (
        [0, 1],
        [0, 1],
        [3, 1, -1],
    )
    assert (named["players"], named["places"], named["turn"]) == ([2], [5], [5])


def test_open_bids_are_observed_by_all(opening):
    named = observed(opening("", "11 2:3 1:8").s, 0)
    assert named["bids"][6:8] == [4, 9]
    assert named["last"][:2] == [3, 2]
    assert named["question"] == [0, 0, 0, 0, 1, 0]


@pytest.mark.parametrize("viewer", [0, 1])
def test_what_is_observed_and_seen_does_not_follow_what_is_hidden(viewer):
    position = line("01248 walked 57 at 1", HAND, places=BIDS)
    s = notation.parse_position(position)
    other = copy(s)
    chance = Chance()
    seed(chance, 3, 1)
    knowledge.hide(other, viewer, chance)
    assert bytes(other) != bytes(s)
    assert observed(other, viewer) == observed(s, viewer)
    assert view(other, viewer) == view(s, viewer)
