"""What a seat cannot know (§23), and the numbers it observes."""

from collections import Counter

import pytest

from ludoteka.core.chance import Chance, seed
from ludoteka.games.mercado import GAME, knowledge, notation, rules, track

ALL = "3 3 3 3 2 2 2+seal 2+remove 2+joker 2-counterfeit 1+seal 1+seal 1+joker 1+joker"
ALL += " 1+remove 1+remove 1+turn 1+turn"
OFFER = "jug ring comb goblet rose musk | turn 1 0 | first 1 side a start 0 turns 0"


def position(players, lies="-"):
    return notation.parse_position(f"{players} | {OFFER} | {lies}")


def others_after_hiding(s, seat=0, times=4000):
    """How often the others come to hold what."""
    found: Counter[tuple[str, ...]] = Counter()
    chance = Chance()
    seed(chance, 5, 0)
    for _ in range(times):
        other = type(s).from_buffer_copy(s)
        knowledge.hide(other, seat, chance)
        hands = [notation.print_player(other, q) for q in range(s.players) if q != seat]
        found[tuple(hand.partition("privileges ")[2].partition(";")[0] for hand in hands)] += 1
    return {hands: n / times for hands, n in found.items()}


def left(*held):
    """All privileges but those held, as used ones."""
    words = ALL.split()
    for word in " ".join(held).split():
        words.remove(word)
    return f"used {' '.join(words)}"


def test_anothers_privilege_may_be_any_that_is_not_seen_as_often_as_it_is_there():
    s = position("> privileges 3; at 0.1 / privileges 2; at 0.0", left("3", "2", "2", "2+seal"))
    found = others_after_hiding(s)
    assert found.keys() == {("2",), ("2+seal",)}
    assert found[("2",)] == pytest.approx(2 / 3, abs=0.03)


def test_two_players_hands_are_dealt_together():
    s = position("> at 0.2 / privileges 2; at 0.1 / privileges 3; at 0.0", left("2", "3", "1+turn"))
    found = others_after_hiding(s)
    assert len(found) == 6
    assert all(share == pytest.approx(1 / 6, abs=0.03) for share in found.values())


def test_what_was_held_before_the_shuffle_is_not_among_what_came_after():
    """Bob and Cid hold an old one each and Bob one more; in the pile there is one left."""
    s = position(
        "> at 0.2 / privileges 3 2; old 3; at 0.1 / privileges 1+turn; old 1+turn; at 0.0",
        left("3", "2", "1+turn", "1+seal"),
    )
    found = others_after_hiding(s)
    assert found.keys() == {
        ("3 2", "1+turn"), ("3 1+seal", "1+turn"), ("2 1+turn", "3"), ("1+seal 1+turn", "3"),
    }  # fmt: skip
    assert all(share == pytest.approx(1 / 4, abs=0.03) for share in found.values())


def test_the_first_seat_may_be_the_one_who_does_not_know():
    s = position("> privileges 3; at 0.1 / privileges 2; at 0.0", left("3", "2", "1+turn"))
    assert others_after_hiding(s, seat=1, times=300).keys() == {("3",), ("1+turn",)}


def test_a_spectator_knows_nobodys_privileges():
    s = position("> privileges 3; at 0.1 / privileges 2; at 0.0", left("3", "2"))
    assert len(others_after_hiding(s, seat=-1, times=300)) == 2


def test_at_the_end_all_privileges_are_shown():
    s = position("> privileges 3; at 33.0 / privileges 2; at 0.0")
    s.waiting = 0
    assert others_after_hiding(s, times=20).keys() == {("2",)}
    assert [set(player.shown) for player in GAME.view(s, -1).players] == [{0}, {1}]


def observed(s, seat):
    out = [0] * sum(size for _, size in GAME.observation)
    knowledge.observe(s, seat, out)
    found, i = {}, 0
    for name, size in GAME.observation:
        found[name] = out[i : i + size]
        i += size
    return found


def test_an_observation_tells_what_the_seat_may_see():
    s = position("> bag G3; privileges 3 3; seals 2; at 4.0 / bag S5; privileges 2; at 9.0")
    mine, others = observed(s, 0), observed(s, 1)
    assert mine["places"][:6] == others["places"][58:64] == [3, 0, 0, 0, 0, 0]
    assert mine["places"][52:58] == [2, 2, 4, 2, 1, 1]
    assert (mine["privileges"][:2], others["privileges"][:2]) == ([2, 0], [0, 1])
    assert mine["ahead"][:2] == [track.SYMBOLS.index("advance-3"), track.SYMBOLS.index("remove")]
    assert mine["offer"][0] == 1
    assert sum(mine["draw_piles"]) == 30
    assert mine["question"] == [1, 0, 0, 0, 0, 0]
    assert mine["round_begins"][0] == others["round_begins"][1] == 1
    assert mine["players"] == [2]


def test_an_observation_has_no_numbers_for_empty_seats():
    s = position("> bag G3; at 4.0 / bag S5; at 9.0")
    assert set(observed(s, 0)["places"][2 * 58 :]) == {0}


def test_all_numbers_of_an_observation_are_written():
    s = position("> bag G3; at 4.0 / bag S5; at 9.0")
    out = [None] * sum(size for _, size in GAME.observation)
    knowledge.observe(s, 0, out)
    assert None not in out
    assert rules.question(s) == rules.TURN
