"""The bots that come with the game, and lists of one's own."""

import numpy as np
import pytest

from ludoteka.core.batch import Series, play_series
from ludoteka.core.chance import Chance
from ludoteka.core.game import BadBotFile
from ludoteka.games.dominion import GAME, bots, menus, notation, rules

BUYING = "actions 1 buys 1 coins {} buy"


def chosen(s, bot="bigmoney-ultimate", seat=0):
    """What a bot answers; a bot may also be the text of a list."""
    bot = GAME.bots[bot] if bot in GAME.bots else menus.read(bot)
    out = [0] * rules.ANSWERS
    n = rules.legal(s, seat, out)
    return notation.print_answer(s, seat, bot.choose(s, seat, out, n, Chance(), bot.params))


def bought(position, coins, places="> - / -", bot="bigmoney", **more):
    return chosen(position(places, turn=BUYING.format(coins), **more), bot)


# What is bought


@pytest.mark.parametrize(
    ("coins", "buys"),
    [
        (0, "done"), (2, "done"), (3, "+Silver"), (5, "+Silver"), (6, "+Gold"), (7, "+Gold"),
        (8, "+Province"), (16, "+Province"),
    ],
)  # fmt: skip
def test_big_money_buys_provinces_gold_and_silver_and_nothing_else(position, coins, buys):
    assert bought(position, coins, kingdom="Witch Smithy") == buys


RICH = "> -; deck 6 Gold, Copper / -"  # 19 coins
POOR = "> -; deck 6 Gold / -"  # 18 coins


@pytest.mark.parametrize(
    ("places", "coins", "provinces", "buys"),
    [
        (RICH, 8, 8, "+Province"),
        (POOR, 8, 8, "+Gold"),
        (POOR, 8, 4, "+Duchy"),
        (POOR, 6, 4, "+Duchy"),
        (POOR, 4, 2, "+Estate"),
        (POOR, 2, 2, "+Estate"),
        (POOR, 4, 3, "+Silver"),
        (POOR, 6, 6, "+Gold"),
        (POOR, 5, 6, "+Duchy"),
        (POOR, 5, 7, "+Silver"),
    ],
)
def test_ultimate_big_money_knows_when_to_stop(position, places, coins, provinces, buys):
    supply = f"supply {provinces} Province, 8 Duchy, 8 Estate, 9 Silver, 9 Gold, 9 Copper"
    assert bought(position, coins, places, "bigmoney-ultimate", lies=supply) == buys


@pytest.mark.parametrize(
    ("bot", "kingdom", "coins", "buys"),
    [
        ("bigmoney-smithy", "Smithy", 4, "+Smithy"),
        ("bigmoney-witch", "Witch", 5, "+Witch"),
        ("double-militia", "Militia", 4, "+Militia"),
        ("workshop-gardens", "Workshop Gardens", 4, "+Workshop"),
        ("first-game-engine", "Market", 5, "+Market"),
    ],
)
def test_a_bot_buys_the_card_of_its_name_first(position, bot, kingdom, coins, buys):
    assert bought(position, coins, bot=bot, kingdom=kingdom) == buys


def test_one_smithy_is_enough_at_first(position):
    places = "> -; deck Smithy; turns 4 / -"
    assert bought(position, 4, places, "bigmoney-smithy") == "+Silver"
    places = "> -; deck Smithy, 2 Gold; turns 6 / -"
    assert bought(position, 4, places, "bigmoney-smithy") == "+Smithy"


def test_the_gardener_takes_gardens_once_there_are_workshops(position):
    assert bought(
        position, 4, "> -; deck 3 Workshop / -", "workshop-gardens", kingdom="Gardens"
    ) == ("+Gardens")


def test_a_bot_whose_card_is_not_in_the_kingdom_buys_by_the_rest_of_its_list(position):
    assert bought(position, 5, bot="bigmoney-witch") == "+Silver"
    assert bought(position, 4, bot="workshop-gardens") == "+Silver"


# How cards are played


@pytest.mark.parametrize(
    ("places", "plays"),
    [
        ("> Smithy, Village, Gold / -", "Village"),
        ("> Smithy, Market / -", "Market"),
        ("> 2 Copper, Estate / -", "treasures"),
        ("> Copper, Estate / -", "Copper"),
        ("> Chapel, Copper / -", "Copper"),
        ("> Chapel, Copper, Curse / -", "Chapel"),
        ("> Chapel, Copper, Estate / -", "Chapel"),
        ("> Moneylender, Silver / -", "Silver"),
        ("> Moneylender, Copper / -", "Moneylender"),
        ("> Mine, Gold / -", "Gold"),
        ("> Mine, Silver / -", "Mine"),
        ("> Library, 8 Estate / -", "done"),
        ("> Library, 3 Estate / -", "Library"),
        ("> Remodel, Copper / -", "Copper"),
        ("> Remodel, Estate / -", "Remodel"),
        ("> ThroneRoom, Copper / -", "Copper"),
        ("> ThroneRoom, Smithy / -", "ThroneRoom"),
    ],
)
def test_an_action_is_played_that_is_of_use(position, places, plays):
    assert chosen(position(places)) == plays


LATE = "supply 2 Province, 8 Duchy, 8 Estate, 9 Silver, 9 Gold, 9 Copper"


@pytest.mark.parametrize(
    ("places", "agenda", "answers"),
    [
        ("> Copper, Estate / -", "discard-any 1 0", "Estate"),
        ("> Copper, Silver / -", "discard-any 1 0", "done"),
        ("> Copper, Estate, Curse / -", "trash-up-to 1 4", "Curse"),
        ("> Copper, Estate / -", "trash-up-to 1 4", "Estate"),
        ("> Copper; deck 2 Gold / -", "trash-up-to 1 4", "Copper"),
        ("> Copper; deck 2 Copper / -", "trash-up-to 1 4", "done"),
        ("> -; deck Gold / -", "put-deck-away 1 0", "yes"),
        ("> - / -", "gain-up-to 1 5", "+Silver"),
        ("> - / -", "gain-up-to 1 2", "+Estate"),
        ("> Estate, Duchy / -", "put-back 1 0", "Estate"),
        ("> Copper, Gold, Smithy, Estate / -", "discard 1 1", "Estate"),
        ("> Copper, Gold, Smithy / -", "discard 1 1", "Copper"),
        ("> Copper, Gold, Estate / -", "trash-to-remodel 1 0", "Estate"),
        ("> Copper, Silver, Gold / -", "trash-treasure 1 0", "Silver"),
        ("> Copper, Gold / -", "trash-treasure 1 0", "Copper"),
        ("> - / -", "gain-treasure 1 6", "+Gold"),
        ("> -; known Estate / -", "spy-discards 1 0", "yes"),
        ("> -; known Gold / -", "spy-discards 1 0", "done"),
        ("> - / -; known Estate", "spy-discards 1 1", "done"),
        ("> - / -; known Gold", "spy-discards 1 1", "yes"),
        ("> Village, Smithy, Copper / -", "play-twice 1 0", "Village"),
        ("> Woodcutter, Smithy / -", "play-twice 1 0", "Smithy"),
    ],
)
def test_a_question_is_answered_with_sense(position, places, agenda, answers):
    assert chosen(position(places, agenda=f"{agenda}, turn 1 0")) == answers


@pytest.mark.parametrize(
    ("places", "agenda", "answers"),
    [
        ("> Copper, Estate, Curse / -", "trash-up-to 1 4", "Curse"),
        ("> Copper, Estate / -", "trash-up-to 1 4", "done"),
        ("> Gold, Estate / -", "trash-to-remodel 1 0", "Gold"),
        ("> Remodel, Gold / -", "turn 1 0", "Remodel"),
    ],
)
def test_late_in_the_game_points_are_worth_more_than_money(position, places, agenda, answers):
    assert chosen(position(places, agenda=f"{agenda}, turn 1 0", lies=LATE)) == answers


@pytest.mark.parametrize(
    ("lies", "agenda", "answers"),
    [
        ("aside Copper, Silver", "trash-revealed 1 1", "Silver"),
        ("loot Copper, Silver; trash Copper, Silver", "keep-loot 1 0", "Silver"),
        ("loot Copper; trash Copper", "keep-loot 1 0", "done"),
    ],
)
def test_a_thief_takes_the_best_and_leaves_coppers(position, lies, agenda, answers):
    assert chosen(position("> - / -", agenda=f"{agenda}, turn 1 0", lies=lies)) == answers


def test_a_moat_is_shown_where_there_is_one(position):
    agenda = "show-moat 1 Militia, resolve 1 Militia, turn 1 0"
    s = position("> - / Moat / -", agenda=agenda, lies="in_play 1 Militia")
    assert (chosen(s, seat=1), chosen(s, seat=2)) == ("yes", "done")


def test_a_library_keeps_actions_only_while_they_can_be_played(position):
    agenda = "set-aside 1 0, draw-to-seven 1 0, turn 1 0"
    lies = "drawn Smithy; in_play 1 Library"
    with_action = position("> Smithy / -", agenda=agenda, lies=lies)
    assert chosen(with_action) == "done"
    turn = "actions 0 buys 1 coins 0 action"
    assert chosen(position("> Smithy / -", agenda=agenda, lies=lies, turn=turn)) == "yes"


def test_in_a_draft_a_bot_takes_the_first_card_that_is_left(new_game):
    assert chosen(new_game(2, kingdom="in-turn", begins="1").s) == "+Cellar"


# Lists of one's own


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("supply Province < 4", True), ("supply Province <= 3", True),
        ("supply Province = 3", True),
        ("supply Province >= 4", False), ("supply Province > 2", True), ("own Gold >= 2", True),
        ("own Gold > 2", False), ("money = 7", True), ("turn <= 4", False), ("turn = 5", True),
        ("empty = 13", True), ("supply Witch = 0", True), ("own Witch > 0", False),
        ("money > 6 and turn > 4", True), ("money > 6 and turn > 5", False),
    ],
)  # fmt: skip
def test_a_line_with_a_condition_counts_where_it_holds(position, condition, holds):
    lies = "supply 3 Province, 9 Silver, 9 Gold, 9 Copper"
    s = position("> -; deck 2 Gold, Copper; turns 5 / -", turn=BUYING.format(6), lies=lies)
    found = chosen(s, f"Gold when {condition}\nSilver")
    assert found == ("+Gold" if holds else "+Silver")


def test_a_line_with_a_limit_counts_until_so_many_are_owned(position):
    s = position("> Silver; deck 1 Silver / -", turn="actions 0 buys 1 coins 6 bought")
    assert chosen(s, "Silver until 3\nCopper") == "+Silver"
    assert chosen(s, "Silver until 2\nCopper") == "+Copper"


def test_a_list_may_have_comments_empty_lines_and_any_spelling(position):
    s = position("> - / -", turn=BUYING.format(5), kingdom="CouncilRoom")
    assert chosen(s, "# mine\n\ncouncil-room until 2  # draws\nGOLD\n") == "+CouncilRoom"
    assert chosen(s, "Council Room UNTIL 2 WHEN turn < 9 AND Money >= 0") == "+CouncilRoom"
    assert chosen(s, "Council\tRoom  until\t2   when turn<9  and own  Gold=0") == "+CouncilRoom"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a list has 1 to 40 lines with cards, this one has 0"),
        ("Gold\n" * 41, "this one has 41"),
        ("Gold\nTea", "line 2: there is no card 'Tea'"),
        ("Gold until many", "line 1: 'many' after 'until' is not a number up to 998"),
        ("Gold until 2 until 3", "line 1: '2 until 3' after 'until' is not a number"),
        ("Gold until", "line 1: '' after 'until' is not a number"),
        ("Gold until 999", "line 1: '999' after 'until' is not a number up to 998"),
        ("Gold when", "line 1: '' is not a condition such as"),
        ("Gold when turn > 1 and", "line 1: '' is not a condition such as"),
        ("Gold when turn > 1 > 0", "line 1: 'turn > 1 > 0' is not a condition such as"),
        ("when turn > 1", "line 1: a card is missing"),
        ("Gold when own >= 1", "line 1: a card is missing"),
        ("Gold when rich", "line 1: 'rich' is not a condition such as"),
        ("Gold when hope > 1", "line 1: 'hope' is not one of supply CARD, own CARD, money, turn"),
        ("Gold when money Gold > 1", "line 1: 'money Gold' is not one of"),
        ("Gold when supply Tea > 1", "line 1: there is no card 'tea'"),
        ("Gold when turn > 1 and turn > 2 and turn > 3", "line 1: 3 conditions, but 2 at most"),
    ],
)
def test_a_list_that_cannot_be_read_is_refused_with_its_line(text, why):
    with pytest.raises(ValueError) as refused:
        menus.read(text)
    assert why in str(refused.value)


def test_a_list_of_ones_own_races_against_the_bots_of_the_game(tmp_path):
    mine = tmp_path / "my.list"
    mine.write_text("Province\nSmithy until 1\nGold\nSilver\n")
    assert GAME.bot(str(mine)).choose is bots.menu
    assert share(str(mine), "bigmoney", {}, 1000) > 60


def test_a_list_file_that_cannot_be_read_is_refused(tmp_path):
    bad = tmp_path / "bad.list"
    bad.write_text("Tea")
    with pytest.raises(BadBotFile, match="line 1: there is no card 'Tea'"):
        GAME.bot(str(bad))
    worse = tmp_path / "worse.list"
    worse.write_bytes(b"\xff\xfeG\0o\0l\0d\0")
    with pytest.raises(BadBotFile, match=r"worse\.list is not a text in UTF-8"):
        GAME.bot(str(worse))


def test_a_list_may_come_from_an_editor_that_marks_its_beginning(tmp_path):
    marked = tmp_path / "marked.list"
    marked.write_bytes("\ufeffProvince\r\nGold\r\n".encode())
    assert GAME.bot(str(marked)).params == menus.read("Province\nGold").params


# How strong they are


def share(a, b, options, games=2000):
    """Per cent of the games that a wins against b, half of those that are shared."""
    numbers = GAME.option_numbers(options)
    results = play_series(Series("dominion", 2, (a, b), games, 5, numbers))
    of_a, of_b = (results.standings[np.arange(games), (np.arange(games) + i) % 2] for i in (0, 1))
    return 100 * np.mean(of_a > of_b) + 50 * np.mean(of_a == of_b)


WITH_ALL = {"cards": "cellar+gardens+market+militia+mine+smithy+village+witch+workshop+remodel"}


@pytest.mark.parametrize("bot", GAME.bots)
def test_every_bot_beats_random_players_nearly_always(bot):
    for options in ({}, WITH_ALL, {"kingdom": "interaction"}):
        assert share(bot, "random", options, 300) > 98


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("bigmoney-witch", "bigmoney-smithy"),
        ("bigmoney-smithy", "double-militia"),
        ("double-militia", "first-game-engine"),
        ("first-game-engine", "bigmoney-ultimate"),
        ("bigmoney-ultimate", "bigmoney"),
        ("workshop-gardens", "bigmoney"),
    ],
)
def test_the_bots_are_as_strong_as_their_order_says(stronger, weaker):
    assert list(GAME.bots).index(stronger) < list(GAME.bots).index(weaker)
    assert share(stronger, weaker, WITH_ALL) > 52


def test_without_its_gardens_the_gardener_still_plays_for_money():
    assert share("workshop-gardens", "bigmoney", {}) > 40
