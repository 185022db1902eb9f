"""The tables: what they say is printed, and what an owner's own file may hold."""

import re
import tomllib
from itertools import pairwise

import pytest

from ludoteka.core.chance import Chance, seed
from ludoteka.core.components import BadComponents
from ludoteka.core.game import load
from ludoteka.games.mercado import GAME, printed

TABLES = (GAME.folder / "components.toml").read_text("utf-8")
ORIGIN = {name: table["origin"] for name, table in tomllib.loads(TABLES).items()}


def test_there_are_36_goods_18_privileges_and_30_spaces_on_each_side():
    assert (len(printed.VALUABLES), len(printed.SCENTS)) == (24, 12)
    assert sum(printed.COPIES) == 18
    assert len(printed.TRACK) == 60


def test_every_table_is_used_and_every_card_has_one():
    others = {"coins", "seals", "drawing", "privileges", "track-a", "track-b"}
    assert set(ORIGIN) == {*printed.NAMES, *others}


def test_only_what_the_rulebook_shows_is_called_printed():
    found = {name for name, origin in ORIGIN.items() if origin == "printed"}
    assert found == {"coins", "seals", "drawing", "overseer", "changer", "cloth", "jug"}


def test_all_goods_are_different():
    columns = (printed.PRICE, printed.REST, printed.WHITES, printed.POINTS, printed.SEALS)
    rest = (printed.JOKERS, printed.COUNTERFEITS, printed.REMOVES, printed.PRIVILEGES)
    more = (printed.TURNS, printed.OTHERS_COUNTERFEITS, printed.NO_SEALS)
    rows = [
        (printed.NEED[4 * card : 4 * card + 4], *(column[card] for column in columns + rest + more))
        for card in range(36)
    ]
    assert len(set(rows)) == 36


def test_printed_facts_about_the_track_hold():
    """A counterfeit in the upper right corner of A, an advance by three right before a removal,
    and symbols that stand on side B only."""
    words = [printed.SYMBOLS[symbol] for symbol in printed.TRACK]
    side_a, side_b = words[:30], words[30:]
    assert side_a[0] == "counterfeit"
    assert ("advance-3", "remove") in pairwise(side_a)
    assert not {"others-counterfeit", "others-joker"} & set(side_a)
    assert {"others-counterfeit", "others-joker"} <= set(side_b)


def test_printed_facts_about_prices_and_points_hold():
    sizes = [white + rest for white, rest in zip(printed.WHITES, printed.REST, strict=True)]
    assert set(sizes) == {2, 3, 4}
    numbers = {n for n in printed.POINTS[:24] if n >= 0}
    assert (min(numbers), max(numbers)) == (2, 7)
    assert printed.POINTS[:24].count(printed.RANK) > 1
    assert printed.POINTS[24:].count(printed.UNKNOWN) > 1


def test_printed_facts_about_scents_hold():
    """Some ask for jokers; most give no points, and some an unknown number."""
    asking = [white > 0 for white in printed.WHITES[24:36]]
    assert 1 < sum(asking) < 6
    assert not any(printed.WHITES[:24]), "only scents ask for jokers"
    assert printed.POINTS[24:].count(0) > 6


def test_printed_facts_about_privileges_hold():
    """One to three steps; those of one or two often bring more."""
    first = printed.PRIVILEGE_ROW
    rows = range(first, first + printed.KINDS)
    assert {printed.STEPS[row] for row in rows} == {1, 2, 3}
    bring = (printed.JOKERS, printed.REMOVES, printed.SEALS, printed.TURNS)
    more = [row for row in rows if any(column[row] for column in bring)]
    assert len(more) > 3
    assert all(printed.STEPS[row] < 3 for row in more)


def own_file(tmp_path, old, new):
    file = tmp_path / "own.toml"
    assert re.search(old, TABLES)
    file.write_text(re.sub(old, new, TABLES, count=1), "utf-8")
    return file


def test_an_owners_file_takes_the_place_of_ours(tmp_path):
    game = load("mercado", own_file(tmp_path, r"gold = 2 \}\npoints = 3", "gold = 2 }\npoints = 9"))
    s = game.parse_position(
        "> bag S3; laid 1:G; at 0.1 / at 0.0 | ring jug comb goblet rose musk | lay 1 0 "
        "| first 1 side a start 0 turns 0 | tray G1"
    )
    assert game.view(s, 0).places[0].if_bought.steps == 9


def everything_else() -> str:
    """No card, privilege or space as ours: 18 kinds of privileges, one symbol on each side."""
    lines = [TABLES.partition("# Valuables")[0]]
    for i, name in enumerate(printed.GOODS):
        price = (
            f"gold = {i % 3 + 2}",
            f"same = {i % 3 + 2}",
            f"white = 1, different = {i % 3 + 1}",
        )
        lines.append(
            f'[{name}]\norigin = "printed"\nprice = {{ {price[i % 3]} }}\npoints = {i % 8}'
        )
        lines.append("opponents = { privileges = 3, seals = false }" if i % 4 else "privileges = 2")
    kinds = [
        f"{{ steps = {k % 3 + 1}, jokers = {k // 3 % 3}, seals = {k // 9} }}" for k in range(18)
    ]
    lines.append(f'[privileges]\norigin = "printed"\nkinds = [{", ".join(kinds)}]')
    for side, word in (("a", "advance-3"), ("b", "others-joker")):
        spaces = ", ".join([f'"{word}"'] * 30)
        lines.append(f'[track-{side}]\norigin = "printed"\nspaces = [{spaces}]')
    return "\n".join(lines)


@pytest.mark.parametrize("side", [0, 1])
def test_a_game_with_every_table_of_an_owner_comes_to_its_end(tmp_path, side):
    file = tmp_path / "own.toml"
    file.write_text(everything_else(), "utf-8")
    game = load("mercado", file)
    s, out, chance = game.State(), [0] * game.answers, Chance()
    seed(s, 1, 0)
    game.setup(s, 4, (side, 17, 0))
    bot = game.bots["merchant"]
    while not game.is_over(s):
        if asked := game.asked(s):
            p = asked.bit_length() - 1
            n = game.legal(s, p, out)
            assert bytes(game.parse_position(game.print_position(s))) == bytes(s)
            game.answer(s, p, bot.choose(s, p, out, n, chance, bot.params))
        else:
            game.step(s)
    assert max(game.score(s, p) for p in range(4)) >= 30


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (r"\[ring\]", "[rings]", r"the table \[ring\] is missing"),
        ("points = 5", "points = 12", r"\[goblet\] points must be a whole number 0 to 9"),
        ("points = 5", 'points = "many"', r"\[goblet\] points must be .* or rank"),
        ('points = "rank"', 'points = "unknown"', r"\[gloves\] points must be .* or rank"),
        ('points = "unknown"', 'points = "few"', r"\[musk\] points must be .* rank or unknown"),
        ("gold = 3", "gold = 5", r"\[goblet\] price gold must be a whole number 1 to 4"),
        ("gold = 3", "gold = true", r"\[goblet\] price gold must be a whole number"),
        ("gold = 3", "gold = 3, silver = 2", r"\[goblet\] price must be 2 to 4 coins, not 5"),
        ("gold = 3", "gold = 1, same = 1", "must have either colours, or `same`, or `different`"),
        ("gold = 3", "black = 3", r"\[goblet\] price knows no 'black'"),
        (r"price = \{ gold = 3 \}", "price = 3", r"\[goblet\] price must be a table"),
        ("jokers = 1", "joker = 1", r"\[carpet\] knows no 'joker'"),
        ("jokers = 1", "jokers = 4", r"\[carpet\] jokers must be a whole number 0 to 3"),
        (
            r"\{ seals = false \}",
            "{ seals = 0 }",
            r"\[chess-set\] opponents seals must be true or false",
        ),
        (r"\{ seals = false \}", "{ turns = 1 }", r"\[chess-set\] opponents knows no 'turns'"),
        ("points = 5", "", r"\[goblet\] points must be a whole number 0 to 9"),
        (
            'points = "rank"',
            'points = "Rank"',
            r"\[gloves\] points must be a whole number 0 to 9, or rank",
        ),
        (
            r"price = \{ same = 3 \}\n\n",
            "price = { same = 3 }\npoints = 1\n",
            r"\[changer\] knows no",
        ),
        ("for_a_seal", "for_seals", r"\[drawing\] knows no 'for_seals'; it has .* for_a_seal"),
        (r"white = 14", "white = 14\nred = 3", r"\[coins\] knows no 'red'"),
        ("spaces = ", "start = 3\nspaces = ", r"\[track-a\] knows no 'start'"),
        (
            r"# Scents\n",
            '[crown]\norigin = "printed"\npoints = 9\n',
            r"the table \[crown\] belongs to nothing in the game",
        ),
        (
            "steps = 3",
            "steps = 3, opponents = { seals = false }",
            r"\[privileges\] kind 1 opponents knows no 'seals'",
        ),
        ("copies = 4", "copies = 5", r"\[privileges\] must be 18 in all, not 19"),
        ("steps = 3", "steps = 4", r"\[privileges\] kind 1 steps must be a whole number 1 to 3"),
        ("steps = 3", "steps = 2", r"\[privileges\] has the same kind twice"),
        (r"kinds = \[\n(.*\n)+?\]", "kinds = []", "kinds must be a list of tables"),
        ('"advance-3"', '"advance-4"', r"\[track-a\] knows no symbol 'advance-4'"),
        ('"advance-3", ', "", r"\[track-a\] spaces must be a list of 30 symbols"),
        ("black = 38", "black = 3", r"\[coins\] black must be a whole number 20 to 100"),
        (r'\[ring\]\norigin = "reconstructed"', "[ring]", r"\[ring\] must say its origin"),
    ],
)
def test_a_bad_file_is_refused_with_a_sentence(tmp_path, old, new, why):
    with pytest.raises(BadComponents, match=why):
        load("mercado", own_file(tmp_path, old, new))
