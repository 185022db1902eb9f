"""The bots, where a player can say what is right."""

import pytest

from ludoteka.core.batch import Series, play_series
from ludoteka.core.chance import Chance
from ludoteka.games.maharaja import GAME
from ludoteka.games.maharaja.names import ANSWERS
from ludoteka.games.maharaja.notation import parse_position, print_answer

TRACK = "BCDEFGA round 3 at A"


def answer(
    players, asks="turn 1 0", rest="visited=A", palaces="-", options="-", track=TRACK, by="planner"
):
    s = parse_position(f"{players} | {palaces} | {track} | {rest} | {asks} | {options}")
    out = [0] * ANSWERS
    bot = GAME.bots[by]
    n = GAME.legal(s, 0, out)
    a = bot.choose(s, 0, out, n, Chance(), bot.params)
    assert not GAME.refusal(s, 0, a)
    return print_answer(s, 0, a)


def disc(players, by="planner", **more):
    return answer(players, "set-disc 1 0", "-", by=by, **more)


def thumb(players):
    return disc(players, by="mason")


RICH = "30g 7p 6h 10q @A mogul AC1 / 5g 7p 6h 10q @S trader"
POOR = RICH.replace("30g", "4g")


# The disc


def test_with_gold_for_two_palaces_it_sets_two():
    assert disc(RICH) == thumb(RICH) == "palace+palace"


def test_with_gold_for_one_palace_it_sets_one():
    assert disc(RICH.replace("30g", "14g")) == "gold+palace"
    assert thumb(RICH.replace("30g", "14g")) == "gold+palace-house"


def test_the_mason_fetches_houses_beside_a_palace_when_it_has_few():
    assert thumb(RICH.replace("30g 7p 6h", "16g 7p 1h")) == "quarry+palace-house"


def test_the_mason_builds_houses_beside_a_palace_when_it_has_many():
    assert thumb(RICH.replace("30g", "16g")) == "houses+palace-house"


def test_it_counts_on_the_gold_that_it_sets():
    assert disc(RICH.replace("30g", "10g")) == thumb(RICH.replace("30g", "10g")) == "gold+palace"


def test_the_planner_swaps_for_the_artisan_when_that_pays_for_a_palace():
    poor = RICH.replace("30g", "9g").replace("mogul", "builder")
    assert disc(poor) == "palace+character"


def test_in_the_last_round_only_palaces_count():
    last = "BCDEFGA round 10 at A"
    assert disc(RICH, track=last) == "palace+palace"
    assert "palace" in disc(RICH.replace("30g 7p", "12g 1p"), track=last)


def test_with_little_gold_the_mason_builds_houses_in_the_scored_city():
    assert "houses" in thumb(POOR)


def test_without_houses_the_mason_goes_to_the_quarry():
    assert "quarry" in thumb(POOR.replace("6h", "0h"))
    assert thumb(POOR.replace("6h 10q", "0h 0q")) == "gold+gold"


def test_without_a_way_it_builds_one():
    start = POOR.replace("@A", "@S")
    assert thumb(start) == "gold+house"
    assert answer(f"> {start}", rest="left=house:1 visited=S") == "CS1"


def test_without_gold_it_takes_gold():
    assert thumb(POOR.replace("4g", "0g").replace("@A", "@S")) == "gold+gold"


# A turn


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


def test_where_one_house_is_missing_on_the_way_to_the_scored_city_it_builds_that_first():
    line = f"> {POOR}".replace("@A", "@G").replace("AC1", "AG2")
    assert answer(line, rest="left=house:1 visited=G") == "AG1"
    free = line.replace("mogul", "builder")
    assert answer(free, rest="visited=G") == "free:AG1"


def test_of_two_houses_the_one_in_the_city_here_opens_the_way_to_the_scored_one():
    line = f"> {POOR}".replace("@A", "@G").replace("AC1", "AG2")
    assert answer(line, rest="left=city-house:1 visited=G") == "city"
    assert answer(line.replace("@G", "@S"), rest="left=city-house:1 visited=S") == "done"


def test_at_the_start_place_two_houses_open_no_way():
    start = POOR.replace("@A", "@S").replace("AC1", "CS1 AC1")
    assert "houses" not in disc(start)
    assert thumb(start) == "gold+house"


def test_it_moves_a_house_to_where_it_counts():
    line = f"> {POOR}".replace("mogul", "mogul G:1")
    assert answer(line, rest="left=move:1 visited=A") == "lift:G"
    line = line.replace("mogul", "builder").replace("6h", "0h")
    assert answer(line, rest="visited=A") == "free-lift:G"


def test_it_does_not_pay_for_a_way_what_it_does_not_have():
    line = "> 0g 7p 6h 10q @C mogul / 5g 7p 6h 10q @S trader AC1"
    assert answer(line, rest="visited=C") == "done"


def test_it_travels_to_the_scored_city_to_build():
    line = f"> {POOR}".replace("@A", "@C")
    assert answer(line, rest="left=city-house:1 visited=C") == "A-C"


def test_it_stays_away_from_where_it_has_just_been():
    assert answer(f"> {POOR}".replace("@A", "@C"), rest="visited=AC") == "done"


def test_it_ends_the_turn_in_the_scored_city():
    assert answer(f"> {POOR}".replace("@A", "@C"), rest="visited=C") == "A-C"
    assert answer(f"> {POOR}") == "done"


def test_it_brings_forward_the_city_in_which_it_leads():
    line = f"> {POOR}".replace("mogul", "mogul E:3")
    assert answer(line, rest="left=governor:1 visited=A") == "governor:E"


def test_it_takes_the_artisan_for_a_palace_else_whom_it_likes():
    swap = "left=character:1 visited=A"
    assert answer(f"> {POOR}", rest=swap) == "take:trader"
    assert answer(f"> {POOR}", rest=swap.replace("r:1", "r:1,palace:1")) == "take:artisan"


def test_a_chip_serves_for_a_palace_else_for_gold():
    chips = f"> {RICH}".replace("mogul", "mogul chips:1")
    assert answer(chips, options="yogi") == "chip:palace"
    assert answer(chips.replace("30g", "3g"), options="yogi") == "chip:gold"


def test_it_puts_a_lifted_house_into_the_scored_city():
    asks, rest = "put-house 1 0, turn 1 0", "lifted=AB1 visited=A"
    assert answer(f"> {POOR}", asks, rest) == "city"


def test_elsewhere_it_puts_a_lifted_house_on_a_road():
    asks, line = "put-house 1 0, turn 1 0", f"> {POOR}".replace("@A", "@S")
    assert answer(line, asks, "lifted=A visited=S") == "AB1"
    assert answer(line, asks, "lifted=AB1 visited=S") == "AB2"


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


@pytest.mark.parametrize("bot", ["planner", "mason"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_among_equals_somebody_builds_seven_palaces(bot, players):
    scores = series((bot,) * players, 2, (), players).scores
    assert (scores.max(1) == 7).all()
    assert scores.mean() > 4.5


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("characters", ["one", "several"])
def test_they_play_every_variant_to_the_end(players, characters):
    everything = {
        "yogi": "yes",
        "neutral": "yes",
        "auction": "yes",
        "homes": "yes",
        "characters": characters,
        "compensation": "action",
    }
    options = GAME.option_numbers(everything)
    bots = ("planner", "mason", "planner", "mason", "planner")
    played = series(bots[:players], 1, options, players)
    assert played.scores.mean() > 3
