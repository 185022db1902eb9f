"""Positions and answers as text; what cannot be read is refused in words."""

import pytest

from ludoteka.games.dominion import rules
from ludoteka.games.dominion.notation import (
    parse_answer,
    parse_position,
    print_answer,
    print_position,
)

SET = "Cellar Moat Village Woodcutter Workshop Militia Remodel Smithy Market Mine"
TURN = "actions 1 buys 1 coins 0 action"
PLAIN = f"> 3 Copper, 2 Estate; deck 4 Copper / - | {SET} | turn 1 0 | {TURN} | -"


@pytest.mark.parametrize(
    "line",
    [
        PLAIN,
        f"> - / - / - / - | {SET} | turn 1 0 | {TURN} | -",
        f"- / > 2 Copper, 1 Moat; deck 1 Gold; discard 1 Estate; buried 1 Curse; seen 1 Moat; "
        f"old 1 Copper; fresh 1 Gold; known Silver, Gold; top Estate; turns 7; sunk 1 "
        f"| {SET} | turn 2 0 | actions 0 buys 2 coins 5 buy curses counted | in_play 1 Village",
        f"> - / 1 Moat / 4 Copper | {SET} | show-moat 1 Militia, resolve 1 Militia, turn 1 0 "
        "| actions 0 buys 1 coins 0 action | in_play 1 Militia; safe 2; answered 2",
        f"> - / 4 Copper | {SET} | discard 2 1, turn 1 0 | actions 0 buys 1 coins 2 action "
        "| in_play 1 Militia; chosen 1 Copper; last Copper",
        f"> 1 Smithy / - | {SET} | set-aside 1 0, draw-to-seven 1 0, turn 1 0 "
        "| actions 0 buys 1 coins 0 action | aside 1 Village; trash 1 Gold; drawn Smithy",
        f"> - / - | {SET} | keep-loot 1 0 | {TURN} | loot 1 Gold; trash 1 Gold",
        f"> - / - | {SET} | - | actions 0 buys 0 coins 0 none | supply 3 Gold, 1 Province",
        f"> - / - | {SET} | - | actions 0 buys 0 coins 0 none | supply -",
        "> - / - | - | choose-kingdom 1 0 | actions 0 buys 0 coins 0 none | -",
        "> - / - | Moat Witch | choose-kingdom 2 0 | actions 0 buys 0 coins 0 none | -",
        f"{PLAIN} | 0123456789abcdef0123456789abcdef",
    ],
)
def test_a_position_is_printed_as_it_was_read(line):
    assert print_position(parse_position(line)) == line


def test_the_supply_is_what_is_left_over_unless_it_is_given():
    s = parse_position(PLAIN)
    assert s.supply[rules.COPPER] == 60 - 7
    assert s.supply[rules.ESTATE] == 8 + 2 * 3 - 2
    s = parse_position(PLAIN.removesuffix("-") + "supply 3 Gold")
    assert sum(s.supply) == 3


def test_a_card_without_a_number_is_one():
    assert print_position(parse_position(PLAIN.replace("4 Copper", "Copper, 3 Copper"))) == PLAIN


def test_capitals_do_not_matter():
    assert print_position(parse_position(PLAIN.replace("Copper", "cOPPER"))) == PLAIN
    assert parse_answer(None, 0, "+tHRONEroom") == rules.SUPPLY + rules.THRONE_ROOM


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        ("Smithy", rules.HAND + rules.SMITHY),
        ("+Gold", rules.SUPPLY + rules.GOLD),
        ("done", rules.DONE),
        ("yes", rules.YES),
        ("treasures", rules.ALL_TREASURES),
    ],
)
def test_an_answer_is_a_card_a_card_of_the_supply_or_a_word(word, answer):
    assert parse_answer(None, 0, word) == answer
    assert print_answer(None, 0, answer) == word


@pytest.mark.parametrize("word", ["", "Smithies", "+", "++Gold", "no"])
def test_an_answer_that_makes_no_sense_is_refused(word):
    with pytest.raises(ValueError, match="is no card such as Smithy or \\+Gold"):
        parse_answer(None, 0, word)


PARTS = PLAIN.split(" | ")


def changed(part, text):
    parts = list(PARTS)
    parts[part] = text
    return " | ".join(parts)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "but here are 1"),
        ("> - | - | -", "but here are 3"),
        (changed(0, "> -"), "1 players, but 2 to 4 can play"),
        (changed(0, "> - / - / - / - / -"), "5 players"),
        (changed(0, "- / -"), "must stand before one player, not before 0"),
        (changed(0, "> - / > -"), "must stand before one player, not before 2"),
        (changed(0, "> Gold Silver Copper / -"), "is not a card with its number"),
        (changed(0, "> 99 Gold / -"), "'99' is not a number from 0 to 60"),
        (changed(0, "> 40 Copper, 40 Copper / -"), "more than 60 of Copper"),
        (changed(0, "> Tea / -"), "'Tea' is no card"),
        (changed(0, "> Witch / -"), "'Witch' is not in the kingdom"),
        (changed(0, "> -; pocket Gold / -"), "'pocket' is nothing that a player has"),
        (changed(0, "> -; turns many / -"), "'many' is not a number"),
        (changed(0, "> -; known " + ", ".join(["Gold"] * 25) + " / -"), "more than 24 known"),
        (changed(0, "> Gold; seen 2 Gold / -"), "what is seen or old must be in hand"),
        (changed(0, "> Gold; old Gold; fresh Gold / -"), "what is fresh must be unseen"),
        (changed(0, "> -; buried Gold; sunk 2 / -"), "only what is buried can be sunk"),
        (changed(0, "> -; top Gold / -"), "the top card must be in the discard pile"),
        (changed(1, "Gold"), "'Gold' is no kingdom card, or it stands twice"),
        (changed(1, "Moat Moat"), "'Moat' is no kingdom card, or it stands twice"),
        (changed(1, f"{SET} Witch"), "11 kingdom cards, but there are 10 at most"),
        (changed(2, "tea 1 0"), "'tea 1 0' is nothing that stands on an agenda"),
        (changed(2, "turn 1"), "is nothing that stands on an agenda"),
        (changed(2, "turn 0 0"), "seats are counted from 1"),
        (changed(2, "turn 3 0"), "'3' is not a number from 0 to 2"),
        (changed(2, ", ".join(["turn 1 0"] * 25)), "25 things on the agenda"),
        (changed(3, "tea"), "is not like 'actions 1 buys 1 coins 0 action'"),
        (changed(3, "actions 1 buys 1 coins 0 tea"), "is not like"),
        (changed(4, "pocket 1 Gold"), "'pocket' is nothing that lies on the table"),
        (changed(0, "> -; turns ٣ / -"), "is not a number from 0 to 1000"),
        (changed(0, "> -; deck 60 Copper; discard 60 Copper; buried Copper / -"), "more than 120"),
        (
            changed(0, "> -; deck Gold; buried Copper; sunk 1; fresh Gold, Copper / -"),
            "old or sunk",
        ),
        (changed(1, "Moat Witch"), "ten kingdom cards must be named"),
        (changed(2, "choose-kingdom 1 0"), "the kingdom is chosen"),
        (changed(2, "turn 2 0"), "player 2 is not the active one"),
        (changed(2, "trash-revealed 1 2, turn 1 0"), "there is no seat 2 (the first one is 0)"),
        (changed(2, "spy-discards 1 1, turn 1 0"), "must be known on the deck"),
        (changed(2, "set-aside 1 0, turn 1 0"), "the library has drawn must be in hand"),
        (changed(2, "play-twice 1 0, turn 1 0"), "player 1 cannot answer what is asked"),
        (changed(2, "discard 1 6, turn 1 0"), "6 cards cannot be discarded from that hand"),
        (changed(2, "discard 1 0, turn 1 0"), "0 cards cannot be discarded from that hand"),
        (changed(2, "show-moat 1 Militia")[:-1] + "answered 2", "some, but not all of the others"),
        (changed(2, "show-moat 1 Militia").replace("Moat", "Chapel", 1), "no Moat in the kingdom"),
        (changed(4, "chosen Gold; last Gold"), "chosen to be discarded must be in hand"),
        (changed(4, "chosen Copper"), "the last of the chosen cards must be one of them"),
        (f"{PLAIN} | 12", "'12' is not a generator: 32 hexadecimal digits"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(line, why):
    with pytest.raises(ValueError) as refused:
        parse_position(line)
    assert why in str(refused.value)
