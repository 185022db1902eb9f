"""The worked examples of the printed rulebook, with Daniel as Ann and Lumír as Bob."""


# Actions


def test_a_market_brings_a_card_an_action_a_buy_and_a_coin(table):
    t = table("> Market; deck 5 Copper / -")
    t.plays("Ann", "Market")
    assert (t.hand("Ann"), t.has, t.in_play) == ("1 Copper", "1 2 1", "1 Market")


def test_whatever_a_smithy_draws_the_action_phase_is_over(table):
    t = table("> Smithy; deck 3 Village / -")
    t.plays("Ann", "Smithy")
    assert t.hand("Ann") == "3 Village"
    assert t.refusal("Ann", "Village") == "no-actions"


def test_village_smithy_and_a_woodcutter_that_was_drawn_are_three_actions(table):
    t = table("> Village, Smithy; known Gold, Gold, Woodcutter, Copper / -")
    t.plays("Ann", "Village", "Smithy", "Woodcutter")
    assert (t.in_play, t.has) == ("1 Village, 1 Woodcutter, 1 Smithy", "0 2 2")
    assert t.hand("Ann") == "1 Copper, 2 Gold"


def test_of_workshop_and_militia_only_one_can_be_played(table):
    t = table("> Workshop, Militia / -")
    t.plays("Ann", "Militia")
    assert t.refusal("Ann", "Workshop") == "no-actions"
    assert t.hand("Ann") == "1 Workshop"


# Purchases


def test_three_coppers_buy_a_silver(table):
    t = table("- / > 3 Copper; deck 5 Estate")
    t.plays("Bob", "treasures")
    assert t.has == "1 1 3"
    t.buys("Bob", "Silver")
    assert (t.discard("Bob"), t.active) == ("3 Copper, 1 Silver", "Ann")


def test_three_coppers_and_a_militia_buy_a_mine(table):
    t = table("- / > Militia, 3 Copper; deck 5 Estate", kingdom="Mine")
    t.plays("Bob", "Militia", "treasures")
    assert t.has == "0 1 5"
    t.buys("Bob", "Mine")
    assert "1 Mine" in t.discard("Bob")


def test_four_coins_and_a_woodcutter_buy_a_market_and_a_copper_and_lose_a_coin(table):
    t = table("- / > Woodcutter, 2 Copper, Silver; deck 5 Estate")
    t.plays("Bob", "Woodcutter", "treasures")
    assert t.has == "0 2 6"
    t.buys("Bob", "Market")
    assert t.has == "0 1 1"
    t.buys("Bob", "Copper")
    assert t.discard("Bob") == "3 Copper, 1 Silver, 1 Woodcutter, 1 Market"
    assert t.active == "Ann"
