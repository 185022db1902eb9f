"""What a player cannot know is dealt anew, each possibility as often as it is likely."""

from collections import Counter
from functools import partial
from itertools import combinations

import pytest

from ludoteka.core.chance import Chance, seed
from ludoteka.core.compiled import Engine
from ludoteka.core.play import do
from ludoteka.core.record import copy
from ludoteka.games.dominion import GAME, knowledge, notation

ANN, BOB = 0, 1
TIMES = 2000
play_on = Engine(GAME, compiled=False).entry(do)
pile = notation.print_pile


def dealt(position, places, look, viewer=ANN, times=TIMES, **more):
    """How often the viewer believes what."""
    s, chance = position(places, **more), Chance()
    seen: Counter[object] = Counter()
    seed(chance, 1, 1)
    for _ in range(times):
        other = copy(s)
        knowledge.hide(other, viewer, chance)
        seen[look(other)] += 1
    return seen


def hand(s, q=BOB):
    return pile(s, s.player[q].hand)


def deck(s, q=BOB):
    return pile(s, s.player[q].deck)


def buried(s, q=BOB):
    return pile(s, s.player[q].buried)


def about(n, share, times=TIMES):
    """Within five standard deviations of what is likely."""
    return abs(n - share * times) <= 5 * (times * share * (1 - share)) ** 0.5


def assert_likely(seen, expected):
    total = sum(expected.values())
    assert seen.keys() == expected.keys()
    assert all(about(n, expected[what] / total) for what, n in seen.items()), (seen, expected)


# Hands and decks


def test_every_hand_comes_as_often_as_it_would_be_dealt(position):
    cards = ["Copper"] * 4 + ["Estate", "Gold"]
    expected = Counter(
        ", ".join(f"{chosen.count(c)} {c}" for c in ("Copper", "Gold", "Estate") if c in chosen)
        for chosen in combinations(cards, 3)
    )
    seen = dealt(position, "> - / 2 Copper, 1 Estate; deck 2 Copper, 1 Gold", hand)
    assert_likely(seen, expected)


def test_the_own_cards_stay_where_they_are(position):
    seen = dealt(
        position, "> 2 Copper, Gold; deck 3 Estate; buried Silver / -", partial(hand, q=ANN)
    )
    assert seen.keys() == {"2 Copper, 1 Gold"}


def test_hand_deck_and_the_unseen_of_the_discard_pile_are_mixed(position):
    seen = dealt(
        position, "> - / Gold; deck Silver; buried Estate", lambda s: (hand(s), deck(s), buried(s))
    )
    assert len(seen) == 6
    assert all(about(n, 1 / 6) for n in seen.values())


# What is known


def test_cards_known_on_top_of_a_deck_are_never_in_hand(position):
    seen = dealt(position, "> - / Copper; deck Estate; known Gold, Province", hand)
    assert_likely(seen, {"1 Copper": 1, "1 Estate": 1})


def test_cards_in_hand_that_were_seen_stay_there(position):
    seen = dealt(position, "> - / Gold, Copper; seen Gold; deck Gold, Estate", hand)
    assert_likely(seen, {"1 Copper, 1 Gold": 1, "2 Gold": 1, "1 Gold, 1 Estate": 1})


def test_what_was_seen_in_the_discard_pile_is_remembered(position):
    seen = dealt(
        position,
        "> - / Copper; deck Estate; discard Gold; buried Silver; top Gold",
        lambda s: (pile(s, s.player[BOB].discard), hand(s)),
    )
    assert_likely(seen, {("1 Gold", c): 1 for c in ("1 Copper", "1 Silver", "1 Estate")})


def test_cards_held_since_before_the_shuffle_cannot_be_what_was_shuffled_in(position):
    seen = dealt(position, "> - / Copper; old Copper; deck Estate, Gold; fresh Gold", hand)
    assert_likely(seen, {"1 Copper": 1, "1 Estate": 1})


def test_cards_drawn_since_the_shuffle_may_be_anything_that_was_shuffled_in(position):
    seen = dealt(position, "> - / Copper; deck Estate, Gold; fresh Gold", hand)
    assert_likely(seen, {"1 Copper": 1, "1 Estate": 1, "1 Gold": 1})


def test_old_and_new_cards_of_one_hand_have_each_their_own_chances(position):
    """The old card is Copper or Estate; the new one any of the other two."""
    seen = dealt(position, "> - / Copper, Estate; old Copper; deck Gold; fresh Gold", hand)
    assert_likely(seen, {"1 Copper, 1 Estate": 1, "1 Copper, 1 Gold": 0.5, "1 Gold, 1 Estate": 0.5})


def test_cards_buried_that_were_held_before_the_shuffle_are_not_fresh_either(position):
    seen = dealt(position, "> - / -; deck Estate, Gold; fresh Gold; buried Copper; sunk 1", buried)
    assert_likely(seen, {"1 Copper": 1, "1 Estate": 1})


# The same before as after: what reveals nothing changes no chances


def assert_order_does_not_matter(position, places, *answers, look=hand, **more):
    """Dealt anew and then played on, or played on and then dealt anew."""
    s, chance = position(places, **more), Chance()
    seed(chance, 3, 3)
    counts: tuple[Counter[object], Counter[object]] = Counter(), Counter()
    for number in range(TIMES):
        for first, count in zip((True, False), counts, strict=True):
            other = copy(s)
            seed(other, number, first)
            if first:
                knowledge.hide(other, ANN, chance)
            for p, word in answers:
                play_on(other, p, notation.parse_answer(other, p, word))
            if not first:
                knowledge.hide(other, ANN, chance)
            count[look(other)] += 1
    assert counts[0].keys() == counts[1].keys()
    for what in counts[0]:
        a, b = (count[what] for count in counts)
        assert abs(a - b) <= 5 * (a + b) ** 0.5, (what, counts)


def test_a_shuffle_in_the_middle_of_a_draw_leaves_the_chances_right(position):
    assert_order_does_not_matter(
        position,
        "> CouncilRoom; deck 4 Copper / Copper, Estate; discard Gold; buried Silver; top Gold",
        (ANN, "CouncilRoom"),
    )


def test_clean_up_and_a_new_hand_leave_the_chances_right(position):
    assert_order_does_not_matter(
        position,
        "Smithy / > Copper, Estate; deck Gold, 2 Silver; discard 2 Duchy; top Duchy",
        (BOB, "done"),
        lies="in_play 1 Market",
    )


def test_a_shuffle_in_hand_and_then_clean_up_leave_the_chances_right(position):
    assert_order_does_not_matter(
        position,
        "Smithy / > Smithy, Copper, Estate; seen Smithy; buried Silver; discard Gold; top Gold",
        (BOB, "Smithy"),
        (BOB, "done"),
        look=lambda s: (buried(s), hand(s)),
    )


# Answers face down


def test_an_answer_about_a_moat_may_be_either_where_the_hand_allows_it(position):
    seen = dealt(
        position,
        "> Militia / Moat; deck Copper / -",
        lambda s: (hand(s), s.safe),
        agenda="show-moat 1 Militia, resolve 1 Militia, turn 1 0",
        lies="in_play 1 Militia; answered 2; safe 2",
    )
    assert set(seen) == {("1 Moat", 0), ("1 Moat", 2), ("1 Copper", 0)}
    assert about(seen["1 Moat", 0] + seen["1 Moat", 2], 1 / 2)


def test_an_answer_not_given_yet_is_not_made_up(position):
    seen = dealt(
        position,
        "> Militia / Moat / -",
        lambda s: s.safe,
        agenda="show-moat 1 Militia, resolve 1 Militia, turn 1 0",
        lies="in_play 1 Militia; answered 3",
    )
    assert seen.keys() == {0}


@pytest.mark.parametrize(
    ("places", "agenda"),
    [
        ("> - / Copper, Gold, Silver", "discard 2 1, turn 1 0"),
        ("- / > Copper, Gold, Silver", "discard-any 2 0, turn 2 0"),
    ],
)
def test_cards_chosen_to_be_discarded_may_be_any_of_the_hand(position, places, agenda):
    seen = dealt(
        position,
        places,
        lambda s: (pile(s, s.chosen), notation.WORDS[s.kind[s.last]]),
        agenda=agenda,
        lies="chosen 1 Copper; last Copper",
    )
    assert_likely(seen, {(f"1 {c}", c): 1 for c in ("Copper", "Silver", "Gold")})


def test_the_card_that_the_library_asks_about_may_be_any_new_one(position):
    seen = dealt(
        position,
        "- / > Copper, Gold, Silver; old Copper, Gold",
        lambda s: notation.WORDS[s.kind[s.drawn]],
        agenda="set-aside 2 0, draw-to-seven 2 0, turn 2 0",
        lies="drawn Silver; in_play 1 Library",
    )
    assert_likely(seen, {"Copper": 1, "Silver": 1, "Gold": 1})


def test_a_card_that_everybody_has_seen_drawn_stays_what_it_is(position):
    seen = dealt(
        position,
        "- / > Silver; seen Silver; deck Gold",
        lambda s: notation.WORDS[s.kind[s.drawn]],
        agenda="set-aside 2 1, draw-to-seven 2 0, turn 2 0",
        lies="drawn Silver; in_play 1 Library",
    )
    assert seen.keys() == {"Silver"}


def test_a_spectator_can_know_nobodys_hand(position):
    seen = dealt(position, "> Copper; deck Gold / -", partial(hand, q=ANN), viewer=-1)
    assert_likely(seen, {"1 Copper": 1, "1 Gold": 1})


# What is noted as known


def knowledge_of(table, name):
    me = table.position.split(" | ")[0].split(" / ")[table.seat[name]]
    return "; ".join(part for part in me.split("; ") if part.split()[0] in ("seen", "old", "fresh"))


def test_a_card_drawn_off_the_known_top_is_known_in_hand(table):
    t = table("> CouncilRoom; deck 4 Copper / -; known Gold; deck Estate")
    t.plays("Ann", "CouncilRoom")
    assert knowledge_of(t, "Bob") == "seen 1 Gold"


def test_a_moat_that_was_shown_is_known_in_hand(table):
    t = table("> Militia / Moat")
    t.plays("Ann", "Militia")
    t.chooses("Bob", "yes")
    assert knowledge_of(t, "Bob") == "seen 1 Moat"


def test_a_moat_shown_again_is_known_once(table):
    t = table("> Militia / 2 Moat; seen Moat")
    t.plays("Ann", "Militia")
    t.chooses("Bob", "yes")
    assert knowledge_of(t, "Bob") == "seen 1 Moat"


def test_a_shown_hand_is_known(table):
    t = table("> Bureaucrat / Copper, Gold; old Copper; fresh Gold")
    t.plays("Ann", "Bureaucrat")
    t.chooses("Bob", "done")
    assert knowledge_of(t, "Bob") == "seen 1 Copper, 1 Gold"


def test_a_treasure_gained_into_the_hand_is_known_there(table):
    t = table("> Mine, Silver / -")
    t.plays("Ann", "Mine", "Silver", "+Gold")
    assert knowledge_of(t, "Ann") == "seen 1 Gold"


def test_the_treasures_of_an_adventurer_are_known_in_hand(table):
    t = table("> Adventurer; deck 2 Gold / -")
    t.plays("Ann", "Adventurer")
    assert knowledge_of(t, "Ann") == "seen 2 Gold"


def test_a_known_card_that_leaves_the_hand_is_no_longer_known_there(table):
    t = table("> Chapel, 2 Gold; seen Gold / -")
    t.plays("Ann", "Chapel", "Gold")
    assert knowledge_of(t, "Ann") == ""


def test_a_shuffle_makes_the_hand_old_and_what_was_seen_fresh(table):
    t = table("> Village, Estate; discard Gold, Silver; buried Curse; top Gold / -")
    t.plays("Ann", "Village")
    assert knowledge_of(t, "Ann").startswith("old 1 Estate; fresh 1 Silver, 1 Gold")


def test_a_fresh_card_that_is_revealed_or_played_is_fresh_no_longer(table):
    t = table("> Spy, Smithy; deck 2 Gold; fresh Spy, Gold / -; deck 2 Gold; fresh 2 Gold")
    t.plays("Ann", "Spy")
    assert knowledge_of(t, "Ann") == ""
    t.plays("Ann", "done")
    assert knowledge_of(t, "Bob") == "fresh 1 Gold"


def test_treasures_played_together_are_known_no_longer_and_leave_the_rest_fresh(table):
    t = table("> 3 Copper; seen Copper; old Copper; deck 2 Copper; fresh 2 Copper / -")
    t.plays("Ann", "treasures")
    assert knowledge_of(t, "Ann") == "fresh 1 Copper"


def test_a_card_buried_from_an_old_hand_is_sunk(table):
    t = table("> Militia / 4 Copper; old 2 Copper; deck Estate; fresh Estate")
    t.plays("Ann", "Militia")
    t.chooses("Bob", "Copper")
    assert "sunk" not in t.position
    t = table("> Militia / 5 Copper; old 2 Copper; deck Estate; fresh Estate")
    t.plays("Ann", "Militia")
    t.chooses("Bob", "Copper", "Copper")
    assert "sunk 1" in t.position


def test_a_card_seen_in_hand_is_still_known_when_it_is_buried(table):
    t = table("> Militia / 2 Copper, 3 Gold; seen 2 Copper")
    t.plays("Ann", "Militia")
    t.chooses("Bob", "Copper", "Copper")
    assert "discard 2 Copper" in t.position
