"""Text for answers and positions; the contract plays whole games through it."""

import pytest

from ludoteka.games.mercado import rules
from ludoteka.games.mercado.notation import (
    KIND_WORDS,
    parse_answer,
    parse_position,
    print_answer,
    print_position,
)
from ludoteka.games.mercado.printed import SCENTS, VALUABLES

LINE = (
    "> bag G3 S5 B2; card V1 B1; laid 1:GT 7:W; seals 2; privileges 3 2+seal; old 3; at 12.1"
    " / bag S5; at 12.0 | cloth ring comb goblet rose musk | use-symbol 1 5, turn 1 0"
    " | first 2 side b start 7 turns 23 laying 1 again 1 played sealed memory"
    " | tray S1; revealed clock; sold jug vase iris; used 3 1+turn; white 2; black 0"
    " | 0000000100000002000000030000000f"
)


def test_a_position_reads_as_it_was_written():
    assert print_position(parse_position(LINE)) == LINE


def test_supplies_that_follow_from_the_rest_are_not_written():
    s = parse_position(LINE.replace("; white 2; black 0", ""))
    assert (s.white, s.black, s.seals) == (13, 35, 13)


def test_answers_read_as_they_were_written():
    s = parse_position(LINE)
    words = [print_answer(s, 0, a) for a in range(rules.PRIVILEGE + rules.KINDS)]
    words += [print_answer(s, 0, a) for a in range(rules.SETTLED, rules.ANSWERS)]
    assert [parse_answer(s, 0, word) for word in words] == [
        *range(rules.PRIVILEGE + rules.KINDS),
        *range(rules.SETTLED, rules.ANSWERS),
    ]
    assert words[0] == "G1"
    assert words[-6:] == ["buy8", "draw", "return", "seal", "yes", "done"]


def test_privileges_are_called_by_what_they_do():
    assert "3 2 2+seal 2+remove 2+joker 2-counterfeit 1+seal" in " ".join(KIND_WORDS)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("tray S1", "tray | S1", "a position has the parts"),
        (" / bag S5; at 12.0", "", "1 players"),
        (" / bag", " / > bag", "must stand before one player"),
        ("cloth ring", "cloth rose", "four different valuables"),
        ("cloth ring", "cloth hoop", "none of the goods"),
        ("sold jug", "sold cloth", "two places"),
        ("bag G3", "bag X3", "no coin such as G3"),
        ("bag G3", "bag G3 G4", "stands twice"),
        ("bag G3", "bag G999", "not a number"),
        ("laid 1:GT", "laid 9:GT", "not a place with coins"),
        ("laid 1:GT", "laid 1:GGG", "does not take all of GGG"),
        ("privileges 3 2+seal", "privileges 3 7", "no privilege such as 3"),
        ("privileges 3 2+seal", "privileges 2+seal 2+seal 3", "only 1 privileges 2.seal"),
        ("old 3", "old 2", "what is old must be in hand"),
        ("seals 2", "stamps 2", "nothing that a player has"),
        ("use-symbol", "use-key", "nothing that stands on an agenda"),
        ("turn 1 0 |", "turn 1 0" + ", turn 1 0" * 12 + " |", "has room for 12"),
        ("first 2 side b", "first 2 side c", "is not like"),
        ("first 2", "first 3", "not a number from 1 to 2"),
        ("tray S1", "trays S1", "nothing that lies on the table"),
        ("0000000f", "0000000g", "not a generator"),
        ("revealed clock", "revealed rose", "'rose' is a scent"),
        ("bag G3", "bag G100", "more than 100 coins of a kind"),
        ("white 2", "white 2; seals 99", "more than 100 coins of a kind, or seals"),
        ("card V1", "card V1 W1", "a joker lies on a personal card"),
        ("at 12.1", "at 12.0", "lie on each other as .0, .1 …: 12.0, 12.0"),
        ("at 12.1", "at 42.2", "lie on each other as .0, .1 …: 42.2, 12.0"),
        ("use-symbol 1 5", "use-symbol 1 0", "0 where 1 to 9 can stand"),
        ("use-symbol 1 5", "score 1 6", "6 where 0 to 5 can stand"),
        ("use-symbol 1 5", "serve 1 5", "5 where 6 to 7 can stand"),
        ("use-symbol 1 5", "bring 1 99", "99 where 0 to"),
        ("use-symbol 1 5", "which-first 1 0", "player 1 is asked, but there is nothing to answer"),
        ("use-symbol 1 5", "give-back 2 0", "player 2 is asked, but there is nothing to answer"),
        ("use-symbol 1 5", "lay-joker 1 0", "player 1 is asked, but there is nothing to answer"),
    ],
)
def test_a_bad_position_is_refused_with_a_sentence(old, new, why):
    assert old in LINE
    with pytest.raises(ValueError, match=why):
        parse_position(LINE.replace(old, new, 1))


@pytest.mark.parametrize(("kind", "name"), [(SCENTS, "scents"), (VALUABLES, "valuables")])
def test_a_draw_pile_without_a_card_is_refused(kind, name):
    """§16 It is never empty, and drawing from it would have no end."""
    sold = " ".join(word for word in kind if word not in LINE.split(" | ")[1].split())
    line = LINE.replace("sold jug vase iris", f"sold {sold}")
    with pytest.raises(ValueError, match=f"no {name} are left"):
        parse_position(line)


@pytest.mark.parametrize("word", ["X1", "G9", "p9", "buy0", "drawn", ""])
def test_a_bad_answer_is_refused_with_a_sentence(word):
    with pytest.raises(ValueError, match="neither a coin and a place"):
        parse_answer(parse_position(LINE), 0, word)
