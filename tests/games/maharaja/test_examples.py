"""Every worked example of the rulebook."""


def test_two_houses_of_others_in_a_village_cost_one_gold_to_each(turn):
    """7.1: a blue and a red house; green travels through the village."""
    t = turn("mogul @C / trader AC1 / sadhu AC1")
    t.do("Anna", "A-C")
    assert t.gold == "13 16 16"


def test_a_city_is_joined_when_every_village_on_the_way_has_a_house(turn):
    """5.2: the first city is joined, the second is not yet."""
    t = turn("mogul @C AC1 CE1 / trader")
    assert t.roads("Anna") == "A-C"
    assert t.refusal("Anna", "C-E") == "road-closed"


def test_a_governor_goes_down_two_and_those_he_passes_go_up_one(turn):
    """7.5, first picture: D is moved."""
    t = turn("mogul / trader", "governor:1")
    t.do("Anna", "governor:D")
    assert t.track.startswith("DBCEFGA")


def test_another_governor_does_the_same(turn):
    """7.5, second picture: F is moved."""
    t = turn("mogul / trader", "governor:1")
    t.do("Anna", "governor:F")
    assert t.track.startswith("BCFDEGA")


def test_the_trader_pays_then_the_monk_who_takes_his_place_travels_free(turn):
    """7.6, example 1."""
    t = turn("trader @C / mogul AC1", "character:1")
    t.do("Anna", "trader take:monk A-C")
    assert t.gold == "16 16"
    assert t.has("Anna").startswith("16g 7p 6h 10q @A monk")


def test_the_builder_builds_then_the_artisan_who_takes_his_place_saves_three(turn):
    """7.6, example 2."""
    t = turn("builder @A / mogul", "character:1,palace:1")
    t.do("Anna", "free:AC1 take:artisan central")
    assert t.gold == "6 15"
    assert t.has("Anna").startswith("6g 6p 5h 10q @A artisan AC1")


def test_a_house_without_the_palace_gives_the_others_two_gold(table):
    """7.7."""
    t = table("mogul 5g @A / trader / sadhu")
    t.discs("palace-house+gold", "gold+gold", "gold+gold")
    t.do("Anna", "gold city done")
    assert t.gold == "6 17 17"


def test_the_points_of_tom_mary_and_anna(table):
    """8: an architect; a house; an architect, two houses, an outer and the central palace."""
    t = table("mogul @A / trader A:1 / sadhu", track="BCDEFGA round 1 at A")
    assert t.points("A") == "1 1 0"
    t = table("mogul @A A:2 / trader", palaces="A:11-----")
    assert t.points("A") == "7 0"


def scored_city(table):
    """8: four players and the city A. Every one of them travels free."""
    return table(
        "mogul @C AC1 / sadhu @C AC1 CE1 / builder @B AB1 AB2 / artisan @B AB1 AB2 BD1",
        track="BCDEFGA round 1 at A",
    )


def test_the_scoring_of_anna_bara_cyril_and_daniel(table):
    t = scored_city(table)
    t.discs("palace-house+gold", "palace-house+move", "houses+houses", "palace-house+governors")
    t.do("Anna", "gold SD1 A-C central done")
    assert t.gold == "4 15 15 15"
    t.do("Bara", "A-C outer city lift:CE1 city done")
    t.do("Cyril", "A-B city city city city free:city done")
    t.do("Daniel", "B-D central city governor:D B-D A-B")
    assert t.points("A") == "4 5 6 1"
    assert t.gold == "4 2 11 5"
    t.do("Daniel", "done")
    assert t.gold == "10 11 23 8"
    assert t.track == "BCEFGAD round 2 at D"


def test_the_city_scored_next_is_the_one_whose_governor_daniel_moved(table):
    t = scored_city(table)
    t.discs("gold+gold", "gold+gold", "gold+gold", "governors+gold")
    t.do("Anna", "gold gold done")
    t.do("Bara", "gold gold done")
    t.do("Cyril", "gold gold done")
    t.do("Daniel", "gold governor:D done")
    assert t.track == "BCEFGAD round 2 at D"


def test_a_chip_gives_a_palace_and_a_house_between_quarry_and_two_houses(turn):
    """11.2.3."""
    t = turn("mogul 20g @A chips:1 1h / trader", "quarry:1,city-house:1", options="yogi")
    t.do("Anna", "quarry chip:palace-house central city city AC1")
    assert t.has("Anna").startswith("5g 6p 0h 8q @A mogul AC1 A:2")
