"""What the players see of each other, what they cannot know, and what the log tells."""

import pytest

from ludoteka.core.chance import Chance, seed
from ludoteka.core.game import SPECTATOR
from ludoteka.core.match import Match
from ludoteka.games.maharaja import GAME, knowledge, notation
from ludoteka.games.maharaja.names import PAIRS
from ludoteka.games.maharaja.view import NEUTRAL_PALACE, view

NAMES = ("Anna", "Bara", "Cyril")
SET = (
    "15g 7p 6h 10q @S mogul disc:gold+palace / 15g 7p 6h 10q @A trader A:1 / "
    "15g 7p 6h 10q @S sadhu disc:quarry+move | A:3-n---- | BCDEFGA round 1 at A "
    "| ready=1,3 | set-disc 1 0 | {options}"
)
TURN = (
    "> 5g 7p 6h 10q @C monk CS1 disc:gold+palace / 15g 7p 6h 10q @A trader AC1x2 CS1 / "
    "15g 7p 6h 10q @S sadhu CS2 AE1 AE2 SE1 SE2 disc:quarry+move | - | BCDEFGA round 1 at A "
    "| ready=1,2,3 left=gold:1,palace:1 visited=C | turn 1 0 | -"
)


def seen(line, p=0, options="-"):
    return view(notation.parse_position(line.format(options=options)), p)


def test_the_own_disc_is_seen_and_that_of_others_only_that_it_is_set():
    places = seen(SET, 0).places
    assert [place.disc for place in places] == [(0, 5), None, None]
    assert [place.ready for place in places] == [True, False, True]


def test_a_disc_is_seen_by_all_once_its_turn_has_come():
    assert seen(TURN, 1).places[0].disc == (0, 5)
    assert seen(TURN, SPECTATOR).places[2].disc is None


def test_covered_gold_is_seen_by_its_owner_until_the_end():
    places = seen(SET, 0, "hidden_money").places
    assert [place.gold for place in places] == [15, None, None]
    over = SET.replace("set-disc 1 0", "-")
    assert seen(over, 0, "hidden_money").places[1].gold == 15


def test_a_city_shows_what_it_would_pay_now():
    city = seen(SET).cities[0]
    assert (city.central, city.outer[:2]) == (2, (None, NEUTRAL_PALACE))
    assert city.architects == (1,)
    assert (city.points, city.income) == ((0, 2, 3), (0, 7, 11))


def test_trips_come_with_tolls_and_who_gets_them_the_cheapest_first():
    line = TURN.replace("monk", "mogul")
    first, second = seen(line).trips[0]
    assert [notation.ANSWER_NAMES[a] for a in first.answers] == ["A-C"]
    assert (first.toll, [(t.seat, t.gold) for t in first.tolls]) == (2, [(1, 2)])
    assert [notation.ANSWER_NAMES[a] for a in second.answers] == ["C-S", "S-E", "A-E"]
    assert (second.toll, [(t.seat, t.gold) for t in second.tolls]) == (5, [(2, 5)])


def test_a_trip_that_cannot_be_paid_is_not_offered_except_to_the_monk():
    poor = TURN.replace("> 5g", "> 1g").replace("monk", "mogul")
    assert seen(poor).trips[0] == ()
    assert [trip.by_bank for trip in seen(poor.replace("mogul", "monk")).trips[0]] == [True, True]


def test_roads_show_their_tolls_to_the_viewer():
    road = notation.BY_NAME["a-c"] - notation.BY_NAME["a-b"]
    assert [seen(TURN, p).roads[road].toll for p in range(3)] == [2, 0, 2]
    assert not seen(TURN).roads[0].open


def test_the_turn_shows_what_ending_it_would_cost():
    turn = seen(TURN, 1).turn
    assert turn.left == {"gold": 1, "palace": 1}
    assert (turn.not_done, turn.compensation) == (2, 2)
    each = seen(TURN.removesuffix("-") + "by_action").turn
    assert each.compensation == 4


def test_an_auction_and_a_robbery_are_seen():
    line = "5g / 5g | - | BCDEFGA round 0 at S | opener=2 bidder=2 bid=3 | bid 1 0 | auction"
    auction = seen(line.replace("5g", "15g 7p")).auction
    assert (auction.bid, auction.bidder, auction.passed) == (3, 1, ())
    robbed = seen(TURN.replace("turn 1 0", "give-character 2 0, turn 1 0"), 1)
    assert robbed.robbed_by == 0


# §27 What cannot be known


def test_what_might_be_set_is_any_pair_equally_often():
    s = notation.parse_position(SET.format(options="-"))
    chance = Chance()
    seed(chance, 1, 0)
    found = [0] * PAIRS
    for _ in range(4500):
        knowledge.hide(s, 0, chance)
        found[s.player[2].disc] += 1
    assert min(found) > 60
    assert max(found) < 150


def test_what_is_known_stays():
    s = notation.parse_position(SET.format(options="-"))
    knowledge.hide(s, 0, Chance())
    assert (s.player[0].disc, s.player[1].disc) == (5, -1)
    shown = notation.parse_position(TURN.replace("disc:quarry+move", ""))
    shown.acted = 1 << 2
    shown.player[2].disc = 7
    knowledge.hide(shown, 1, Chance())
    assert (shown.player[0].disc, shown.player[2].disc) == (5, 7)


def observed(line, p):
    s = notation.parse_position(line)
    out = [0] * sum(size for _, size in knowledge.OBSERVATION)
    knowledge.observe(s, p, out)
    slices, i = {}, 0
    for name, size in knowledge.OBSERVATION:
        slices[name] = [int(n) for n in out[i : i + size]]
        i += size
    return slices


def test_numbers_for_learning_say_what_lies_on_the_table():
    numbers = observed(TURN, 1)
    assert numbers["players"] == [3]
    assert numbers["stores"][:6] == [15, 7, 6, 10, 0, 0]
    assert numbers["stores"][12:18] == [5, 7, 6, 10, 0, 0]  # Anna sits two to the left of Bara
    assert numbers["villages"][2] == 2
    assert numbers["left"] == [1, 0, 0, 0, 0, 1, 0, 0]
    assert numbers["active"] == [0, 0, 1, 0, 0]
    assert numbers["governors"] == [6, 0, 1, 2, 3, 4, 5]


def test_numbers_for_learning_hide_discs_face_down():
    assert sum(observed(SET.format(options="-"), 1)["discs"]) == 0
    assert sum(observed(SET.format(options="-"), 0)["discs"]) == 2


# The log


def told(options, wanted, most=400):
    """The first line with this key in matches where everybody answers anyhow."""
    for number in range(most):
        match = Match(GAME, 3, options, seed=bytes([number % 256, number // 256, *[0] * 30]))
        turn = number
        while not match.is_over:
            seat = match.owing()[0]
            legal = match.legal(seat)
            turn = (turn * 1103515245 + 12345) % 2147483648
            for row in match.play(seat, match.version, [legal[(turn >> 8) % len(legal)]]):
                for fact in row.facts:
                    if fact.text.key == wanted:
                        return GAME.words.say(fact.text, "en", NAMES), GAME.words.say(
                            fact.text, "cs", NAMES
                        )
    raise AssertionError(f"nothing was said of {wanted}")


EVERYTHING = {"yogi": "yes", "auction": "yes", "characters": "several", "homes": "yes"}


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("travels-for", {}),
        ("travels-by-bank", {}),
        ("builds-central", {}),
        ("moves-house", {}),
        ("takes-from", {}),
        ("leaves-undone", {}),
        ("ends-by-track", {}),
        ("gets-chip", {"yogi": "yes"}),
        ("uses-chip", {"yogi": "yes"}),
        ("wins-auction", EVERYTHING),
        ("scored-nobody", {}),
    ],
)
def test_the_log_says_it_in_both_languages(key, options):
    english, czech = told(options, key)
    assert english
    assert czech != english


def test_an_exchange_of_only_characters_is_told():
    line = TURN.replace("monk", "mogul").replace("trader", "trader monk builder artisan")
    line = line.replace("left=gold:1", "left=gold:1,character:1").removesuffix("-") + "several"
    before = notation.parse_position(line)
    a = notation.BY_NAME["take:artisan"]
    after = notation.parse_position(notation.print_position(before))
    GAME.answer(after, 0, a)
    keys = [fact.text.key for fact in GAME.tell(before, after, 0, a)]
    assert keys == ["takes-from", "gives"]


def test_building_and_arriving_are_tried_out_for_what_they_would_bring():
    line = TURN.replace("5g 7p 6h 10q @C monk", "25g 7p 6h 10q @A monk").replace(
        "gold:1,palace:1", "palace:1,house:1"
    )
    seen_now = seen(line)
    tried = {notation.ANSWER_NAMES[a]: after for a, after in seen_now.outlook.items()}
    assert sorted(tried) == ["central", "city", "outer"]
    assert (tried["central"].points, tried["central"].income) == (4, 11)
    assert (tried["outer"].points, tried["outer"].income) == (2, 11)
    assert seen_now.cities[0].points == (1, 1, 0), "nothing was built"
    arrival = seen_now.arrival[2]
    assert arrival is not None
    assert (arrival.city, arrival.points, arrival.income) == (2, 1, 16)


def test_nothing_is_tried_out_for_others():
    assert seen(TURN, 1).outlook == {}
    assert not any(seen(TURN, 1).arrival)
