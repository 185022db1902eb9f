"""The rules, paragraph by paragraph of RULES.md."""

import pytest

from ludoteka.core.chance import seed
from ludoteka.games.maharaja import GAME, board, notation
from ludoteka.games.maharaja.names import CHOOSE_CHARACTER

FULL = "AB1 AB2 AC1 BD1 CS1 CS2 SD1 SD2"  # the ring around the map
USUAL_OPTIONS = (0, 0, 0, 0, 0, 0, 0, 0)


def begun(rules, players, number=1, **options):
    """A new game; options by their place in the record."""
    s = rules.game.State()
    seed(s, number, 0)
    given = [int(options.get(name, 0)) for name in notation.OPTIONS]
    rules.begin(s, players, given)
    return s


def answer(rules, s, word):
    """Whoever is asked alone says this."""
    p = rules.to_act(s).bit_length() - 1
    a = notation.parse_answer(s, p, word)
    assert not rules.refusal(s, p, a), word
    rules.do(s, p, a)
    return p


# §2 The map


def test_a_village_takes_two_houses_of_one_player_or_two(turn):
    t = turn("mogul AC1x2 AB1 / trader AB1 CS1 / sadhu", "house:1")
    assert t.refusal("Anna", "AC1") == t.refusal("Anna", "AB1") == "village-full"
    t.do("Anna", "CS1")
    assert t.refusal("Anna", "CS1") == "not-set"


def test_with_two_players_a_village_takes_one_house(turn):
    t = turn("mogul / trader CS1", "house:1")
    assert t.refusal("Anna", "CS1") == "village-full"


def test_a_city_takes_any_number_of_houses(turn):
    t = turn("mogul @A A:9 / trader A:9", "house:1")
    t.do("Anna", "city")
    assert t.points("A") == "11 9"


# §3 Set-up


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_alike_and_somebody_chooses_first(rules, players):
    s = begun(rules, players)
    places = notation.print_position(s).split(" | ")[0].split(" / ")
    assert places == ["15g 7p 4h 16q @S"] * players
    assert rules.to_act(s).bit_count() == 1


def test_every_seat_may_come_to_choose_first(rules):
    assert {begun(rules, 5, n).opener for n in range(60)} == {0, 1, 2, 3, 4}


def test_every_governor_may_come_to_lie_lowest(rules):
    assert {begun(rules, 2, n).governor[0] for n in range(80)} == set(range(7))


def test_a_new_game_on_a_used_record_begins_afresh(rules):
    s = notation.parse_position(
        "> 3g 1p 2h 3q @A mogul AC1 B:3 chips:1 disc:gold+gold / 4g 5p 6h 2q @B trader CS1 "
        "| A:1-n---- | BCDEFGA round 4 at A | left=house:1 chip=gold visited=AB traded built "
        "blessed ready=1,2 acted=2 | turn 1 0 | yogi"
    )
    fresh = begun(rules, 2)
    s.rng[:] = [0, 0, 0, 0]
    seed(s, 1, 0)
    rules.begin(s, 2, USUAL_OPTIONS)
    assert bytes(s) == bytes(fresh)


# §4 Choosing a character


def test_characters_are_chosen_clockwise_from_the_youngest(rules):
    s = begun(rules, 3)
    first = s.opener
    order = [answer(rules, s, f"take:{name}") for name in ("artisan", "mogul", "monk")]
    assert order == [(first + k) % 3 for k in range(3)]


def test_a_character_once_chosen_is_gone(table):
    t = table(" / trader", asks="choose-character 1 0")
    assert t.refusal("Anna", "take:trader") == "not-in-bank"
    assert t.refusal("Anna", "take:yogi") == "not-in-game"
    assert t.refusal("Anna", "done") == "other-question"
    assert t.may("Anna") == "take:mogul take:sadhu take:monk take:builder take:artisan"


# §5 First houses


def first_houses(rules, s):
    """Everybody chooses and builds; who built, in this order."""
    while s.agenda[s.waiting - 1].what == CHOOSE_CHARACTER:
        p = rules.to_act(s).bit_length() - 1
        rules.do(s, p, rules.legal(s, p)[0])
    built = []
    while s.round == 0:
        p = rules.to_act(s).bit_length() - 1
        built.append(p)
        rules.do(s, p, rules.legal(s, p)[0])
    return built


def test_first_houses_are_built_four_times_in_the_order_of_characters(rules):
    s = begun(rules, 3)
    order = [s.opener, (s.opener + 1) % 3, (s.opener + 2) % 3]  # who took 1, 2 and 3
    assert first_houses(rules, s) == order * 4


def test_after_the_first_houses_everybody_takes_six_from_the_quarry(rules):
    s = begun(rules, 3)
    first_houses(rules, s)
    assert [s.player[p].houses for p in range(3)] == [6, 6, 6]
    assert [s.player[p].quarry for p in range(3)] == [10, 10, 10]


def test_first_houses_are_free_and_go_into_villages_only(table):
    t = table(
        "mogul 0g 1h @A / trader AC1",
        asks="first-house 1 0, houses-next 1 1",
        track="BCDEFGA round 0 at S",
    )
    assert t.refusal("Anna", "city") == "other-question"
    assert t.refusal("Anna", "AC1") == "village-full"
    t.do("Anna", "AB1")
    assert t.gold == "0 15"


# §6 A round


def test_the_maharaja_visits_the_lowest_governor_who_is_then_the_highest(table):
    t = table("mogul / trader", track="BCDEFGA round 1 at A", asks="score 1 0")
    t.rules.game.step(t.s)
    t.rules.game.step(t.s)
    assert t.track == "CDEFGAB round 2 at B"


def test_turns_come_in_the_order_of_characters(table):
    t = table("artisan / trader / sadhu")
    t.discs("gold+gold", "gold+gold", "gold+gold")
    assert t.asked == "Bara"
    t.do("Bara", "gold gold done")
    assert t.asked == "Cyril"
    t.do("Cyril", "gold gold done")
    assert t.asked == "Anna"


def test_a_swap_changes_who_is_next(table):
    t = table("mogul / trader / monk")
    t.discs("character+gold", "gold+gold", "gold+gold")
    t.do("Anna", "take:trader")
    t.do("Bara", "take:artisan")
    t.do("Anna", "gold done")
    assert t.asked == "Cyril"


def test_who_has_played_does_not_play_again_with_a_lower_character(table):
    t = table("trader / sadhu")
    t.discs("gold+gold", "character+gold")
    t.do("Anna", "gold gold done")
    t.do("Bara", "take:trader")
    t.do("Anna", "take:mogul")
    t.do("Bara", "gold done")
    assert t.track.endswith("round 2 at B")


# §7 The disc


def test_all_set_their_discs_at_once(table):
    t = table("mogul / trader / sadhu")
    assert t.asked == t.awaited == "Anna Bara Cyril"
    t.do("Bara", "gold+palace")
    assert t.asked == "Anna Bara Cyril"
    assert t.awaited == "Anna Cyril"


def test_a_disc_may_be_changed_until_the_last_one_is_set(table):
    t = table("mogul / trader")
    t.do("Anna", "gold+palace")
    t.do("Anna", "quarry+quarry")
    t.do("Bara", "gold+gold")
    assert t.refusal("Bara", "gold+palace") == "not-asked"
    t.do("Anna", "quarry quarry done")
    assert t.has("Anna").startswith("15g 7p 10h 6q")


def test_a_disc_has_forty_five_pairs(table):
    t = table("mogul / trader")
    assert len(t.may("Anna").split()) == 45
    assert t.refusal("Anna", "done") == "other-question"


# §8 A turn


def test_parts_of_two_actions_and_travel_mix_freely(table):
    t = table("mogul @C AC1 / trader / sadhu")
    t.discs("palace-house+palace-house", "gold+gold", "gold+gold")
    t.s.player[0].gold = 40
    t.do("Anna", "CE1 outer A-C central city")
    assert t.palaces("A") == "1------"
    assert t.palaces("C") == "-1-----"
    assert t.may("Anna") == "A-C done"


def test_nothing_more_than_what_is_set_can_be_done(turn):
    t = turn("mogul @A A:1 AC1 / trader")
    words = "central outer AC1 city lift:A gold quarry governor:E take:monk"
    assert {t.refusal("Anna", word) for word in words.split()} == {"not-set"}
    assert t.refusal("Anna", "gold+gold") == t.refusal("Anna", "bid:1") == "other-question"
    assert t.refusal("Anna", "from:2") == "other-question"


def test_gold_brings_two(turn):
    t = turn("mogul / trader", "gold:2")
    t.do("Anna", "gold gold")
    assert t.gold == "19 15"


# §9 Travelling


def test_an_own_house_makes_a_village_free(turn):
    t = turn("mogul @C AC1 / trader AC1 / sadhu")
    t.do("Anna", "A-C")
    assert t.gold == "15 15 15"


def test_two_houses_of_one_owner_cost_two(turn):
    t = turn("mogul @C / trader AC1x2 / sadhu")
    t.do("Anna", "A-C")
    assert t.gold == "13 17 15"


def test_all_villages_of_a_road_are_paid_for(turn):
    t = turn("mogul @A / trader AB1 / sadhu AB2")
    t.do("Anna", "A-B")
    assert t.gold == "13 16 16"


def test_who_cannot_pay_cannot_travel(turn):
    t = turn("mogul 1g @A / trader AB1 AC1 / sadhu AB2")
    assert t.refusal("Anna", "A-B") == "toll"
    assert t.roads("Anna") == "A-C"


def test_the_architect_begins_where_he_is(turn):
    t = turn(f"mogul @A {FULL} / trader")
    assert t.refusal("Anna", "B-D") == "road-elsewhere"


def test_the_start_place_is_passed_free(turn):
    t = turn("mogul @C CS1 CS2 SD1 SD2 / trader")
    t.do("Anna", "C-S S-D")
    assert t.has("Anna").startswith("15g 7p 6h 10q @D")


def test_no_place_is_visited_twice_between_two_deeds(turn):
    t = turn(f"mogul @A {FULL} / trader", "gold:1")
    t.do("Anna", "A-B")
    assert t.refusal("Anna", "A-B") == "visited"
    assert t.roads("Anna") == "B-D"
    t.do("Anna", "gold A-B")


def test_passing_a_village_again_costs_again(turn):
    t = turn("mogul @C / trader AC1 / sadhu", "gold:1")
    t.do("Anna", "A-C gold A-C")
    assert t.gold == "15 17 15"


# §10 Houses


def test_a_house_costs_one_gold_and_comes_from_the_store(turn):
    t = turn("mogul / trader", "house:1")
    t.do("Anna", "AB1")
    assert t.has("Anna").startswith("14g 7p 5h 10q @S mogul AB1")


def test_a_house_in_a_city_needs_the_architect_there(turn):
    t = turn("mogul / trader", "house:1")
    assert t.refusal("Anna", "city") == "no-city"


def test_without_gold_or_store_no_house_is_built(turn):
    assert turn("mogul 0g / trader", "house:1").refusal("Anna", "AB1") == "price"
    t = turn("mogul 0h @A / trader", "house:1")
    assert t.refusal("Anna", "AB1") == t.refusal("Anna", "city") == "no-house"
    assert t.may("Anna") == "done"


def test_of_two_houses_the_first_goes_into_a_city(turn):
    t = turn("mogul @A / trader", "city-house:1")
    assert t.refusal("Anna", "AB1") == "city-first"
    assert t.may("Anna") == "city done"
    t.do("Anna", "city AB1")
    assert t.refusal("Anna", "AB2") == "not-set"


def test_each_of_two_such_actions_has_its_own_first_house(turn):
    t = turn("mogul @A / trader", "city-house:2")
    assert t.refusal("Anna", "AB1") == "city-first"
    t.do("Anna", "city AB1")
    assert t.refusal("Anna", "AB2") == "city-first"
    t.do("Anna", "city AB2 done")
    assert t.has("Anna").startswith("11g 7p 2h")


def test_the_village_house_of_two_does_not_open_the_way_to_the_first_city(turn):
    t = turn("mogul CS1 / trader", "city-house:1")
    assert t.refusal("Anna", "CS2") == "city-first"
    assert t.refusal("Anna", "city") == "no-city"
    assert t.may("Anna") == "done"


def test_two_houses_may_both_go_into_cities(turn):
    t = turn("mogul @A AC1 / trader", "city-house:1")
    t.do("Anna", "city A-C city")
    assert t.points("A") == "1 0"
    assert t.points("C") == "2 0"


def test_a_house_of_another_action_may_go_into_a_village_before(turn):
    t = turn("mogul @A / trader", "house:1,city-house:1")
    t.do("Anna", "AB1")
    assert t.refusal("Anna", "AB2") == "city-first"
    t.do("Anna", "city AB2")
    assert t.may("Anna", "A") == "A-B"


# §11 Moving a house


def test_a_house_moves_from_village_to_village_for_nothing(turn):
    t = turn("mogul AC1x2 / trader / sadhu", "move:1")
    t.do("Anna", "lift:AC1")
    assert t.may("Anna").split()[0] == "AB1"
    t.do("Anna", "AB1")
    assert t.has("Anna") == "15g 7p 6h 10q @S mogul AB1 AC1 disc:gold+gold"


def test_a_house_moves_into_the_city_where_the_architect_is(turn):
    t = turn("mogul @C C:1 AC1 / trader", "move:2")
    t.do("Anna", "lift:AC1 city")
    assert t.points("C") == "3 0"
    t.do("Anna", "lift:C")
    assert t.refusal("Anna", "city") == "same-place"


def test_a_house_is_put_where_there_is_room_and_not_where_it_was(turn):
    t = turn("mogul AC1 / trader AB1", "move:1")
    t.do("Anna", "lift:AC1")
    assert t.refusal("Anna", "AC1") == "same-place"
    assert t.refusal("Anna", "AB1") == "village-full"
    assert t.refusal("Anna", "city") == "no-city"
    assert t.refusal("Anna", "done") == "other-question"


def test_moving_the_last_house_out_of_a_village_closes_the_road(turn):
    t = turn("mogul @C AC1 / trader", "move:1")
    t.do("Anna", "lift:AC1 AB1")
    assert t.refusal("Anna", "A-C") == "road-closed"


def test_only_an_own_house_is_moved(turn):
    t = turn("mogul A:1 / trader AC1 B:1", "move:1")
    assert t.refusal("Anna", "lift:AC1") == t.refusal("Anna", "lift:B") == "no-house-there"


def test_a_house_stays_where_there_is_no_other_place(turn):
    every = " ".join(f"{name}x2" for name in notation.VILLAGE_NAMES)
    t = turn(f"mogul A:1 / trader {every} / sadhu", "move:1")
    assert t.refusal("Anna", "lift:A") == "nowhere"
    assert t.may("Anna", "lift") == ""


# §12 The quarry


def test_the_quarry_gives_two_houses(turn):
    t = turn("mogul / trader", "quarry:1")
    t.do("Anna", "quarry")
    assert t.has("Anna").startswith("15g 7p 8h 8q")


def test_the_last_house_is_taken_but_the_action_is_not_done(turn):
    t = turn("mogul 1q / trader", "quarry:1")
    t.do("Anna", "quarry")
    assert t.refusal("Anna", "quarry") == "quarry-empty"
    t.do("Anna", "done")
    assert t.gold == "15 17"


# §13 Palaces


def test_a_palace_costs_twelve_on_either_site(turn):
    t = turn("mogul 30g @A / trader", "palace:2")
    t.do("Anna", "central outer")
    assert t.palaces("A") == "11-----"
    assert t.has("Anna").startswith("6g 5p")


def test_a_taken_site_is_refused(turn):
    t = turn("mogul @A / trader", "palace:1", palaces="A:2222222")
    assert t.refusal("Anna", "central") == t.refusal("Anna", "outer") == "site-taken"
    assert t.may("Anna") == "done"


def test_a_palace_needs_a_city_gold_and_a_palace(turn):
    assert turn("mogul / trader", "palace:1").refusal("Anna", "outer") == "no-city"
    assert turn("mogul 11g @A / trader", "palace:1").refusal("Anna", "outer") == "price"
    assert turn("mogul 0p @A / trader", "palace:1").refusal("Anna", "outer") == "no-palace"


# §14 Governors


def test_the_two_lowest_governors_stay(turn):
    t = turn("mogul / trader", "governor:1")
    assert t.refusal("Anna", "governor:B") == t.refusal("Anna", "governor:C") == "too-low"
    assert t.may("Anna", "governor") == "governor:A governor:D governor:E governor:F governor:G"


def test_the_governor_just_laid_on_top_may_come_down(turn):
    t = turn("mogul / trader", "governor:1")
    t.do("Anna", "governor:A")
    assert t.track.startswith("BCDEAFG")


# §15 Swapping characters


def test_the_old_character_goes_to_the_bank(turn):
    t = turn("mogul / trader", "character:2")
    t.do("Anna", "take:monk take:mogul")
    assert "mogul" in t.has("Anna")
    assert t.asked == "Anna"


def test_a_character_is_not_swapped_for_itself(turn):
    t = turn("mogul / trader", "character:1")
    assert t.refusal("Anna", "take:mogul") == "own-character"
    assert t.refusal("Anna", "take:yogi") == "not-in-game"
    assert t.may("Anna", "take").split()[0] == "take:trader"


def test_the_robbed_player_may_choose_what_the_robber_gave_back(turn):
    t = turn("mogul / trader / sadhu", "character:1")
    t.do("Anna", "take:trader")
    assert t.asked == "Bara"
    assert t.may("Bara") == "take:mogul take:monk take:builder take:artisan"
    t.do("Bara", "take:mogul")
    assert t.asked == "Anna"


def test_with_five_the_robbed_player_has_two_to_choose_from(turn):
    t = turn("mogul / trader / sadhu / monk / builder", "character:1")
    t.do("Anna", "take:builder")
    assert t.may("Eva") == "take:mogul take:artisan"


def test_the_robbed_player_may_take_his_character_back_in_his_own_turn(table):
    t = table("mogul / trader")
    t.discs("character+gold", "character+gold")
    t.do("Anna", "take:trader")
    t.do("Bara", "take:monk")
    t.do("Anna", "gold done")
    t.do("Bara", "take:trader")
    assert "trader" in t.has("Bara")


# §16 What characters can do


def test_the_trader_pays_once_in_a_turn(turn):
    t = turn("trader / mogul")
    t.do("Anna", "trader")
    assert t.gold == "16 15"
    assert t.refusal("Anna", "trader") == "used"
    assert turn("mogul / trader").refusal("Anna", "trader") == "not-held"


def test_the_sadhu_counts_outer_palaces_twice(table):
    t = table("sadhu / trader", palaces="A:1112---")
    assert t.points("A") == "7 1"


def test_the_bank_pays_the_tolls_of_the_monk(turn):
    t = turn("monk 0g @C / trader AC1x2 / sadhu")
    t.do("Anna", "A-C")
    assert t.gold == "0 17 15"


def test_the_builder_builds_a_house_free_once_in_a_turn(turn):
    t = turn("builder 0g @A / trader AB1")
    assert t.refusal("Anna", "free:AB1") == "village-full"
    t.do("Anna", "free:city")
    assert t.has("Anna").startswith("0g 7p 5h")
    assert t.refusal("Anna", "free:AC1") == t.refusal("Anna", "free-lift:A") == "used"
    t.do("Anna", "done")
    assert t.gold == "0 15"


def test_the_builder_may_move_a_house_instead(turn):
    t = turn("builder AC1 / trader")
    t.do("Anna", "free-lift:AC1 AB1")
    assert t.refusal("Anna", "free:AC1") == "used"


def test_the_builder_needs_a_house_and_the_architect_like_everybody(turn):
    t = turn("builder 0h / trader")
    assert t.refusal("Anna", "free:AC1") == "no-house"
    assert t.refusal("Anna", "free:city") == "no-city"
    assert turn("mogul / trader").refusal("Anna", "free:AC1") == "not-held"


def test_the_artisan_builds_palaces_for_nine(turn):
    t = turn("artisan 18g @A / mogul", "palace:2")
    t.do("Anna", "central outer")
    assert t.gold == "0 15"


# §17 Compensation


def test_however_much_is_left_the_others_get_two_for_the_turn(turn):
    t = turn("mogul / trader / sadhu", "palace:1,house:1,gold:1")
    t.do("Anna", "done")
    assert t.gold == "15 17 17"


def test_when_all_is_done_nobody_gets_anything(turn):
    t = turn("mogul / trader", "gold:1")
    t.do("Anna", "gold done")
    assert t.gold == "17 15"


def test_by_option_each_action_left_costs_two(turn):
    t = turn("mogul disc:gold+palace / trader", "palace:1,gold:1", options="by_action")
    t.do("Anna", "done")
    assert t.gold == "15 19"


def test_a_palace_and_a_house_of_one_action_count_once(turn):
    t = turn("mogul disc:palace-house+gold / trader", "palace:1,house:1", options="by_action")
    t.do("Anna", "done")
    assert t.gold == "15 17"


def test_a_palace_and_a_house_of_two_actions_count_twice(turn):
    t = turn("mogul disc:palace+house / trader", "palace:1,house:1", options="by_action")
    t.do("Anna", "done")
    assert t.gold == "15 19"


@pytest.mark.parametrize(
    ("discs", "done"),
    [
        ("house+houses", "city"),
        ("houses+houses", "city city"),
        ("houses+palace-house", "city central"),
        ("houses+palace-house", "city AC1"),
    ],
)
def test_houses_count_for_the_actions_so_that_the_fewest_are_left(table, discs, done):
    t = table("mogul 30g @A / trader", options="by_action")
    t.discs(discs, "gold+gold")
    t.do("Anna", f"{done} done")
    assert t.gold.split()[1] == "17"


# §18 Scoring


def scored(table, players, **more):
    t = table(players, asks="score 1 0", **more)
    while not t.asked and not t.over:
        t.rules.game.step(t.s)
    return t.gold


def test_ties_go_to_the_lower_character(table):
    assert scored(table, "sadhu 0g A:2 / trader 0g A:2") == "5 10"


def test_who_has_nothing_there_gets_nothing(table):
    assert scored(table, "mogul 0g A:2 / trader 0g A:1 / sadhu 0g") == "11 7 0"


def test_who_scores_alone_gets_five_more(table):
    assert scored(table, "mogul 0g / trader 0g @A / sadhu 0g") == "0 16 0"


@pytest.mark.parametrize(
    ("players", "income"),
    [(2, "10 5"), (3, "11 7 3"), (4, "12 9 6 3"), (5, "13 10 7 4 1")],
)
def test_the_income_of_every_place(table, players, income):
    names = ("mogul", "trader", "sadhu", "monk", "builder")[:players]
    assert scored(table, " / ".join(f"{name} 0g A:1" for name in names)) == income


def test_palaces_of_others_count_for_others(table):
    t = table("mogul / trader", palaces="A:2n1----")
    assert t.points("A") == "1 3"


# §19 End, §20 ranking


def test_the_seventh_palace_ends_the_game_after_the_scoring(table):
    t = table("mogul 12g 1p @A / trader")
    t.discs("palace+gold", "gold+gold")
    t.do("Anna", "gold central done")
    assert not t.over
    t.do("Bara", "gold gold done")
    assert t.over
    assert t.gold == "17 19"


def test_box_ten_ends_the_game(table):
    t = table("mogul / trader", track="BCDEFGA round 10 at A", asks="score 1 0")
    t.rules.game.step(t.s)
    assert t.over


def test_palaces_then_gold_then_the_lower_character_decide(table):
    t = table("mogul 5p 9g / trader 6p 20g / monk 5p 9g / sadhu 5p 10g", asks="-")
    standings = [t.rules.standing(t.s, p) for p in range(4)]
    assert sorted(range(4), key=lambda p: -standings[p]) == [3, 0, 2, 1]
    assert [t.rules.score(t.s, p) for p in range(4)] == [2, 1, 2, 2]


# §21 The short game


def test_the_short_game_has_six_palaces(rules):
    s = begun(rules, 2, short=1)
    assert [s.player[p].palaces for p in range(2)] == [6, 6]
    assert rules.score(s, 0) == 0


def test_the_short_game_ends_with_box_eight(table):
    t = table(
        "mogul 6p / trader 6p", track="BCDEFGA round 8 at A", asks="score 1 0", options="short"
    )
    t.rules.game.step(t.s)
    assert t.over


# §22 The Yogi and chips


def test_the_yogi_takes_part_by_option(table):
    t = table(" / trader", asks="choose-character 1 0", options="yogi")
    assert t.may("Anna").endswith("take:yogi")


def test_who_holds_the_yogi_gets_a_chip_in_his_turn(table):
    t = table("yogi / trader", options="yogi")
    t.discs("gold+gold", "gold+gold")
    t.do("Bara", "trader gold gold done")
    assert "chips:1" in t.has("Anna")


def test_a_yogi_taken_in_the_turn_gives_a_chip_but_only_one(turn):
    t = turn("mogul / trader", "character:3", options="yogi")
    t.do("Anna", "take:yogi take:monk take:yogi")
    assert "chips:1" in t.has("Anna")


def test_a_yogi_chosen_after_a_robbery_gives_nothing_before_the_own_turn(turn):
    t = turn("mogul / trader", "character:1", options="yogi")
    t.do("Anna", "take:trader")
    t.do("Bara", "take:yogi")
    assert "chips" not in t.has("Bara")


def test_when_all_chips_are_out_none_is_taken(turn):
    t = turn("mogul / trader chips:7", "character:1", options="yogi")
    t.do("Anna", "take:yogi")
    assert "chips" not in t.has("Anna")


def test_a_chip_gives_any_action_but_a_swap_and_one_in_a_turn(turn):
    t = turn("mogul chips:2 / trader", options="yogi")
    chips = "gold house houses move quarry palace palace-house governors"
    assert t.may("Anna", "chip") == " ".join(f"chip:{name}" for name in chips.split())
    t.do("Anna", "chip:gold gold")
    assert t.refusal("Anna", "chip:gold") == "chip-used"
    assert "chips:1" in t.has("Anna")


@pytest.mark.parametrize(
    ("action", "left"),
    [
        ("gold", "gold:1"),
        ("house", "house:1"),
        ("houses", "city-house:1"),
        ("move", "move:1"),
        ("quarry", "quarry:1"),
        ("palace", "palace:1"),
        ("palace-house", "house:1,palace:1"),
        ("governors", "governor:1"),
    ],
)
def test_what_each_action_consists_of(turn, action, left):
    t = turn("mogul chips:1 / trader", options="yogi")
    t.do("Anna", f"chip:{action}")
    assert f"left={left} " in notation.print_rest(t.s)


def test_without_a_chip_there_is_no_third_action(turn):
    assert turn("mogul / trader", options="yogi").refusal("Anna", "chip:gold") == "no-chip"


def test_a_third_action_left_undone_is_compensated(turn):
    t = turn("mogul chips:1 / trader", options="yogi by_action")
    t.do("Anna", "chip:palace-house done")
    assert t.gold == "15 17"


# §23 Palaces of unused colours


def test_every_city_has_a_palace_of_each_unused_colour(rules):
    s = begun(rules, 3, neutral=1)
    assert {notation.print_garden(s, city)[2:] for city in range(7)} == {"-nn----"}
    assert rules.score(s, 0) == 0


def test_with_five_players_no_colour_is_unused(rules):
    s = begun(rules, 5, neutral=1)
    assert not any(notation.has_palace(s, city) for city in range(7))


# §24 The auction


def test_bids_rise_clockwise_and_who_has_passed_is_out(rules):
    s = begun(rules, 3, auction=1)
    first = s.opener
    said = [answer(rules, s, word) for word in ("bid:0", "bid:2", "pass", "bid:3", "pass")]
    assert said == [(first + k) % 3 for k in (0, 1, 2, 0, 1)]
    assert s.player[first].gold == 12
    assert rules.to_act(s) == 1 << first


def test_the_next_seat_without_a_character_opens_the_next_auction(rules):
    s = begun(rules, 3, auction=1)
    first = s.opener
    for word in ("bid:0", "pass", "pass", "take:mogul"):
        answer(rules, s, word)
    assert rules.to_act(s) == 1 << (first + 1) % 3
    assert s.player[first].gold == 15


def test_the_last_without_a_character_chooses_for_nothing(rules):
    s = begun(rules, 2, auction=1)
    for word in ("bid:4", "pass", "take:mogul"):
        answer(rules, s, word)
    assert answer(rules, s, "take:trader") == (s.opener + 1) % 2
    assert sorted(s.player[p].gold for p in range(2)) == [11, 15]


def test_a_bid_is_higher_and_can_be_paid_and_the_first_is_compulsory(table):
    t = table("5g / 5g", asks="bid 1 0", turn="bid=3 bidder=2 opener=2", options="auction")
    assert t.refusal("Anna", "bid:3") == t.refusal("Anna", "bid:6") == "bid"
    assert t.may("Anna") == "bid:4 bid:5 pass"
    assert t.refusal("Anna", "take:mogul") == "other-question"
    t = table("2g / 5g", asks="bid 1 0", turn="opener=1", options="auction")
    assert t.refusal("Anna", "pass") == "must-open"
    assert t.may("Anna") == "bid:0 bid:1 bid:2"


# §25 Home cities


def test_who_is_at_home_has_a_point_even_alone(table):
    home = notation.LETTERS[board.HOME[board.MONK]]
    t = table("monk / trader", options="homes")
    assert t.points(home) == "1 0"
    assert table("monk / trader").points(home) == "0 0"


# §26 Several characters


def test_one_more_comes_from_the_bank_and_nothing_goes_back(turn):
    t = turn("mogul / trader", "character:1", options="several")
    assert t.refusal("Anna", "take:trader") == t.refusal("Anna", "from:2") == "bank-first"
    assert t.may("Anna", "take") == "take:sadhu take:monk take:builder take:artisan"
    t.do("Anna", "take:monk")
    assert "mogul monk" in t.has("Anna")


def test_abilities_of_all_own_characters_serve(turn):
    t = turn("trader artisan builder @A / mogul", "palace:1", options="several")
    t.do("Anna", "trader free:city central")
    assert t.gold == "7 15"


def test_the_lowest_character_counts_for_the_order(table):
    t = table("artisan trader / sadhu monk", options="several")
    t.discs("gold+gold", "gold+gold")
    assert t.asked == "Anna"


SHARED = "mogul trader / sadhu monk builder artisan"


def test_a_swap_with_a_player_gives_one_of_ones_own_choice(turn):
    t = turn(SHARED, "character:1", options="several")
    t.do("Anna", "take:artisan")
    assert t.asked == "Anna"
    assert t.may("Anna") == "take:mogul take:trader"
    assert t.refusal("Anna", "take:artisan") == "just-taken"
    assert t.refusal("Anna", "take:monk") == "not-held"
    assert t.refusal("Anna", "done") == "other-question"
    t.do("Anna", "take:trader")
    assert "mogul artisan" in t.has("Anna")
    assert "trader sadhu monk builder" in t.has("Bara")


def test_the_only_character_is_what_a_swap_gives(turn):
    t = turn("mogul / trader sadhu monk builder artisan", "character:1", options="several")
    t.do("Anna", "take:artisan")
    assert t.asked == "Anna"
    assert t.has("Bara").split()[5] == "mogul"


def test_who_has_fewer_takes_without_giving_and_the_robbed_player_chooses(turn):
    t = turn(SHARED, "character:1", options="several")
    t.do("Anna", "from:2")
    assert t.asked == "Bara"
    t.do("Bara", "take:sadhu")
    assert "mogul trader sadhu" in t.has("Anna")
    assert t.asked == "Anna"


def test_only_somebody_with_more_characters_gives_one_for_nothing(turn):
    t = turn("mogul trader sadhu / monk builder artisan", "character:1", options="several")
    assert t.refusal("Anna", "from:2") == t.refusal("Anna", "from:3") == "not-richer"
    assert t.may("Anna", "from") == ""
    assert turn(SHARED, options="several").refusal("Anna", "from:2") == "not-set"


# Lengths


@pytest.mark.parametrize("a", [-1, 10_000])
def test_what_is_no_answer_at_all_is_refused(table, a):
    t = table("mogul / trader")
    why = t.rules.refusal(t.s, 0, a)
    assert t.rules.game.reasons[why][0] == "refused-other-question"


def test_a_match_is_at_most_as_long_as_all_turns_that_use_up_everything():
    assert GAME.longest(5) == 5 * 22 + 20 + 10 * 5 * 82
