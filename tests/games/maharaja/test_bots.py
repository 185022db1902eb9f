"""The bot, where a player can say what is right."""

import pytest

from ludoteka.core.batch import Series, play_series
from ludoteka.core.chance import Chance
from ludoteka.games.maharaja import GAME
from ludoteka.games.maharaja.names import ANSWERS
from ludoteka.games.maharaja.notation import parse_position, print_answer

TRACK = "BCDEFGA round 3 at A"


def answer(players, asks="turn 1 0", rest="visited=A", palaces="-", options="-", track=TRACK):
    s = parse_position(f"{players} | {palaces} | {track} | {rest} | {asks} | {options}")
    out = [0] * ANSWERS
    bot = GAME.bots["planner"]
    n = GAME.legal(s, 0, out)
    a = bot.choose(s, 0, out, n, Chance(), bot.params)
    assert not GAME.refusal(s, 0, a)
    return print_answer(s, 0, a)


def disc(players):
    return answer(players, "set-disc 1 0", "-")


RICH = "30g 7p 6h 10q @A mogul AC1 / 5g 7p 6h 10q @S trader"
POOR = RICH.replace("30g", "4g")


def test_with_gold_for_two_palaces_it_sets_two():
    assert disc(RICH) == "palace+palace"


def test_with_gold_for_one_palace_it_sets_that_and_a_house():
    assert "palace-house" in disc(RICH.replace("30g", "14g"))


def test_it_counts_on_the_gold_that_it_sets():
    assert disc(RICH.replace("30g", "10g")) == "gold+palace"


def test_with_little_gold_it_builds_houses_in_the_scored_city():
    assert "houses" in disc(POOR)


def test_without_houses_it_goes_to_the_quarry():
    assert "quarry" in disc(POOR.replace("6h", "0h"))


def test_without_a_way_it_builds_one():
    assert disc(POOR.replace("@A", "@S")) == "gold+house"


def test_it_builds_the_central_palace_in_the_scored_city():
    assert answer(f"> {RICH}", rest="left=palace:1 visited=A") == "central"


def test_it_builds_an_outer_one_where_the_centre_is_taken():
    line = f"> {RICH}".replace(" AC1", "")
    assert answer(line, rest="left=palace:1 visited=A", palaces="A:2------") == "outer"


def test_it_takes_gold_before_anything_else():
    assert answer(f"> {POOR}", rest="left=gold:1,palace:1 visited=A") == "gold"


def test_it_builds_houses_where_they_count():
    assert answer(f"> {POOR}", rest="left=city-house:1 visited=A") == "city"


def test_without_gold_for_a_palace_it_goes_on_to_the_end_of_the_turn():
    assert answer(f"> {POOR}", rest="left=palace:1 visited=A") == "done"


def test_where_no_way_leads_to_the_scored_city_it_builds_here():
    line = f"> {POOR}".replace("@A", "@G")
    assert answer(line, rest="left=city-house:1 visited=G") == "city"


def test_it_does_not_pay_for_a_way_what_it_does_not_have():
    line = "> 0g 7p 6h 10q @C mogul / 5g 7p 6h 10q @S trader AC1"
    assert answer(line, rest="visited=C") == "done"


def test_it_travels_to_the_scored_city_to_build():
    line = f"> {POOR}".replace("@A", "@C")
    assert answer(line, rest="left=city-house:1 visited=C") == "A-C"


def test_it_ends_the_turn_in_the_scored_city():
    assert answer(f"> {POOR}".replace("@A", "@C"), rest="visited=C") == "A-C"
    assert answer(f"> {POOR}") == "done"


def test_it_brings_forward_the_city_in_which_it_leads():
    line = f"> {POOR}".replace("mogul", "mogul E:3")
    assert answer(line, rest="left=governor:1 visited=A") == "governor:E"


def test_it_takes_the_artisan():
    assert answer(f"> {POOR}", rest="left=character:1 visited=A") == "take:artisan"


def test_a_chip_serves_for_a_palace_else_for_gold():
    chips = f"> {RICH}".replace("mogul", "mogul chips:1")
    assert answer(chips, options="yogi") == "chip:palace"
    assert answer(chips.replace("30g", "3g"), options="yogi") == "chip:gold"


def test_it_puts_a_lifted_house_into_the_scored_city():
    asks, rest = "put-house 1 0, turn 1 0", "lifted=AB1 visited=A"
    assert answer(f"> {POOR}", asks, rest) == "city"


def test_elsewhere_it_puts_a_lifted_house_on_a_road():
    asks, line = "put-house 1 0, turn 1 0", f"> {POOR}".replace("@A", "@S")
    assert answer(line, asks, "lifted=A visited=S") == "BD1"
    assert answer(line, asks, "lifted=BD1 visited=S") == "AB1"


def test_it_bids_a_little_for_the_first_choice():
    line = "15g 7p 4h 16q @S / 15g 7p 4h 16q @S"
    assert answer(line, "bid 1 0", "opener=1", options="auction") == "bid:0"
    higher = "opener=2 bidder=2 bid={}"
    assert answer(line, "bid 1 0", higher.format(0), options="auction") == "bid:1"
    assert answer(line, "bid 1 0", higher.format(5), options="auction") == "pass"


def series(bots, games=8, options=(), players=4):
    return play_series(Series("maharaja", players, bots, games, 7, options, compiled=False))


def test_it_builds_more_palaces_than_players_who_answer_anyhow():
    played = series(("planner", "random", "random", "random"))
    won = [int(row.argmax()) == -game % 4 for game, row in enumerate(played.standings)]
    assert sum(won) > 0.9 * len(won)


def test_among_equals_it_comes_near_seven_palaces():
    assert series(("planner",) * 4).scores.mean() > 5


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("characters", ["one", "several"])
def test_it_plays_every_variant_to_the_end(players, characters):
    everything = {
        "yogi": "yes",
        "neutral": "yes",
        "auction": "yes",
        "homes": "yes",
        "characters": characters,
        "compensation": "action",
    }
    options = GAME.option_numbers(everything)
    played = series(("planner",) * players, 1, options, players)
    assert played.scores.mean() > 3
