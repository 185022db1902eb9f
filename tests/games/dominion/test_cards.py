"""Every card, by the sentence printed on it, in the order of the catalogue."""

# §12 Cellar


def test_cellar_draws_as_many_cards_as_were_discarded(table):
    t = table("> Cellar, 2 Estate, Copper; deck 5 Gold / -")
    t.plays("Ann", "Cellar", "Estate", "Estate", "done")
    assert (t.hand("Ann"), t.discard("Ann")) == ("1 Copper, 2 Gold", "2 Estate")
    assert t.has == "1 1 0"


def test_cellar_may_discard_nothing(table):
    t = table("> Cellar, 2 Estate; deck 5 Gold / -")
    t.plays("Ann", "Cellar", "done")
    assert (t.hand("Ann"), t.discard("Ann")) == ("2 Estate", "-")


def test_cellar_draws_even_when_the_whole_hand_was_discarded(table):
    t = table("> Cellar, 2 Estate; deck 5 Gold / -")
    t.plays("Ann", "Cellar", "Estate", "Estate")
    assert t.asks == "Ann: turn"
    assert t.hand("Ann") == "2 Gold"


def test_cellar_is_in_play_and_cannot_discard_itself(table):
    t = table("> Cellar; deck 5 Gold / -")
    t.plays("Ann", "Cellar")
    assert (t.asks, t.hand("Ann"), t.in_play) == ("Ann: turn", "-", "1 Cellar")


def test_cellar_may_draw_again_what_it_has_discarded(table):
    t = table("> Cellar, 2 Estate; deck 1 Gold / -")
    t.plays("Ann", "Cellar", "Estate", "Estate")
    assert t.hand("Ann") == "1 Gold, 1 Estate"
    assert t.deck("Ann") == "1 Estate"


def test_cellar_discards_before_it_draws(table):
    t = table("> Cellar, Estate, Copper; deck 5 Gold / -")
    t.plays("Ann", "Cellar", "Estate")
    assert t.hand("Ann") == "1 Copper, 1 Estate"
    assert t.refusal("Ann", "Estate") == "not-in-hand"


# §13 Chapel


def test_chapel_trashes_up_to_four_cards(table):
    t = table("> Chapel, 3 Estate, 2 Copper / -")
    t.plays("Ann", "Chapel", "Estate", "Estate", "Estate", "Copper")
    assert (t.asks, t.hand("Ann"), t.trash) == ("Ann: turn", "1 Copper", "1 Copper, 3 Estate")


def test_chapel_may_trash_fewer_or_nothing(table):
    t = table("> Chapel, 3 Estate / -")
    t.plays("Ann", "Chapel", "Estate", "done")
    assert t.trash == "1 Estate"


def test_chapel_ends_by_itself_with_the_last_card_of_the_hand(table):
    t = table("> Chapel, Estate / -")
    t.plays("Ann", "Chapel", "Estate")
    assert t.asks == "Ann: turn"


def test_chapel_cannot_trash_itself(table):
    t = table("> Chapel / -")
    t.plays("Ann", "Chapel")
    assert (t.asks, t.in_play, t.trash) == ("Ann: turn", "1 Chapel", "-")


# §14 Chancellor


def test_chancellor_brings_two_coins_and_may_put_the_deck_away(table):
    t = table("> Chancellor; deck 3 Gold; discard Copper; top Copper / -")
    t.plays("Ann", "Chancellor", "yes")
    assert (t.deck("Ann"), t.discard("Ann"), t.has) == ("-", "1 Copper, 3 Gold", "0 1 2")


def test_chancellor_may_leave_the_deck(table):
    t = table("> Chancellor; deck 3 Gold / -")
    t.plays("Ann", "Chancellor", "done")
    assert t.deck("Ann") == "3 Gold"


def test_chancellor_asks_nothing_where_there_is_no_deck(table):
    t = table("> Chancellor; discard 3 Gold; top Gold / -")
    t.plays("Ann", "Chancellor")
    assert t.asks == "Ann: turn"


def test_chancellor_puts_the_deck_beneath_the_visible_card(table):
    t = table("> Chancellor; deck 3 Gold; discard Copper; top Copper / -")
    t.plays("Ann", "Chancellor", "yes")
    assert t.top("Ann") == "Copper"


def test_chancellor_shows_the_lowest_card_of_the_deck_where_there_is_no_discard_pile(table):
    t = table("> Chancellor; deck 3 Gold / -")
    t.plays("Ann", "Chancellor", "yes")
    assert t.top("Ann") == "Gold"


def test_chancellor_shows_the_lowest_of_a_deck_that_everybody_has_seen(table):
    t = table("> Chancellor; known Silver, Estate / -")
    t.plays("Ann", "Chancellor", "yes")
    assert (t.top("Ann"), t.discard("Ann")) == ("Silver", "1 Silver, 1 Estate")


def test_chancellor_does_not_shuffle(table):
    t = table("> Chancellor; deck 3 Gold / -")
    before = list(t.s.rng)
    t.plays("Ann", "Chancellor", "done")
    assert list(t.s.rng) == before


# §5 Village, Woodcutter, Smithy, Festival, Laboratory, Market: bonuses and nothing else


def test_village_brings_a_card_and_two_actions(table):
    t = table("> Village; deck 5 Gold / -")
    t.plays("Ann", "Village")
    assert (t.hand("Ann"), t.has) == ("1 Gold", "2 1 0")


def test_woodcutter_brings_a_buy_and_two_coins(table):
    t = table("> Woodcutter; deck 5 Gold / -")
    t.plays("Ann", "Woodcutter")
    assert (t.hand("Ann"), t.has) == ("-", "0 2 2")


def test_smithy_brings_three_cards(table):
    t = table("> Smithy; deck 5 Gold / -")
    t.plays("Ann", "Smithy")
    assert (t.hand("Ann"), t.has) == ("3 Gold", "0 1 0")


def test_festival_brings_two_actions_a_buy_and_two_coins(table):
    t = table("> Festival; deck 5 Gold / -")
    t.plays("Ann", "Festival")
    assert (t.hand("Ann"), t.has) == ("-", "2 2 2")


def test_laboratory_brings_two_cards_and_an_action(table):
    t = table("> Laboratory; deck 5 Gold / -")
    t.plays("Ann", "Laboratory")
    assert (t.hand("Ann"), t.has) == ("2 Gold", "1 1 0")


def test_market_brings_one_of_everything(table):
    t = table("> Market; deck 5 Gold / -")
    t.plays("Ann", "Market")
    assert (t.hand("Ann"), t.has) == ("1 Gold", "1 2 1")


# §15 Workshop and Feast


def test_workshop_gains_a_card_that_costs_up_to_four(table):
    t = table("> Workshop / -", kingdom="Gardens Mine")
    t.plays("Ann", "Workshop")
    assert t.refusal("Ann", "+Mine") == "too-dear"
    t.plays("Ann", "+Gardens")
    assert (t.discard("Ann"), t.has) == ("1 Gardens", "0 1 0")


def test_workshop_is_not_helped_by_coins(table):
    t = table("> Workshop / -", kingdom="Mine", turn="actions 1 buys 1 coins 5 action")
    t.plays("Ann", "Workshop")
    assert t.refusal("Ann", "+Mine") == "too-dear"


def test_workshop_has_to_gain_something(table):
    t = table("> Workshop / -")
    t.plays("Ann", "Workshop")
    assert t.refusal("Ann", "done") == "compulsory"


def test_workshop_does_nothing_where_everything_cheap_has_run_out(table):
    t = table("> Workshop / -", lies="supply 3 Gold, 3 Province")
    t.plays("Ann", "Workshop")
    assert (t.asks, t.discard("Ann")) == ("Ann: turn", "-")


def test_feast_trashes_itself_and_gains_a_card_that_costs_up_to_five(table):
    t = table("> Feast / -", kingdom="Mine")
    t.plays("Ann", "Feast")
    assert (t.in_play, t.trash) == ("-", "1 Feast")
    assert t.refusal("Ann", "+Gold") == "too-dear"
    assert t.refusal("Ann", "done") == "compulsory"
    t.plays("Ann", "+Duchy")
    assert t.discard("Ann") == "1 Duchy"


# §16 Bureaucrat


def test_bureaucrat_gains_a_silver_onto_the_deck(table):
    t = table("> Bureaucrat; deck 3 Gold / -")
    t.plays("Ann", "Bureaucrat")
    assert (t.known("Ann"), t.deck("Ann"), t.supply("Silver")) == ("Silver", "3 Gold", 39)


def test_bureaucrat_works_with_an_empty_deck(table):
    t = table("> Bureaucrat; discard 3 Gold; top Gold / -")
    t.plays("Ann", "Bureaucrat")
    assert (t.known("Ann"), t.deck("Ann"), t.discard("Ann")) == ("Silver", "-", "3 Gold")


def test_bureaucrat_gains_nothing_where_there_is_no_silver(table):
    t = table("> Bureaucrat / Estate", lies="supply 5 Copper, 3 Province")
    t.plays("Ann", "Bureaucrat")
    assert (t.known("Ann"), t.asks) == ("", "Bob: put-back")


def test_bureaucrats_victim_chooses_the_victory_card(table):
    t = table("> Bureaucrat / Estate, Duchy, Copper; deck Gold")
    t.plays("Ann", "Bureaucrat")
    assert t.asks == "Bob: put-back"
    assert t.may("Bob") == "Estate Duchy"
    t.chooses("Bob", "Duchy")
    assert (t.hand("Bob"), t.known("Bob")) == ("1 Copper, 1 Estate", "Duchy")


def test_bureaucrats_victims_choose_in_turn_order(table):
    t = table("Estate / > Bureaucrat / 2 Estate")
    t.plays("Bob", "Bureaucrat")
    assert t.asks == "Cid: put-back"
    t.chooses("Cid", "Estate")
    assert (t.known("Cid"), t.asks) == ("Estate", "Ann: put-back")


def test_bureaucrat_counts_gardens_as_a_victory_card(table):
    t = table("> Bureaucrat / Gardens, Copper")
    t.plays("Ann", "Bureaucrat")
    assert t.may("Bob") == "Gardens"


def test_bureaucrats_victim_may_not_keep_the_victory_cards(table):
    t = table("> Bureaucrat / Estate, Curse")
    t.plays("Ann", "Bureaucrat")
    assert t.refusal("Bob", "done") == "compulsory"
    assert t.refusal("Bob", "Curse") == "not-a-victory-card"


def test_bureaucrats_victim_without_a_victory_card_shows_the_hand(table):
    t = table("> Bureaucrat / 2 Copper, Curse")
    t.plays("Ann", "Bureaucrat")
    t.chooses("Bob", "done")
    assert t.hand("Bob") == "2 Copper, 1 Curse"
    assert "seen 2 Copper, 1 Curse" in t.position


def test_bureaucrat_asks_nobody_with_an_empty_hand(table):
    t = table("> Bureaucrat / -")
    t.plays("Ann", "Bureaucrat")
    assert t.asks == "Ann: turn"


# §17 Militia


def test_militia_leaves_the_others_three_cards(table):
    t = table("> Militia / 2 Copper, 2 Estate, Silver")
    t.plays("Ann", "Militia")
    assert (t.asks, t.has) == ("Bob: discard 2", "0 1 2")
    t.chooses("Bob", "Estate", "Estate")
    assert (t.hand("Bob"), t.discard("Bob")) == ("2 Copper, 1 Silver", "2 Estate")


def test_militia_does_nothing_to_three_cards_or_fewer(table):
    t = table("> Militia / 3 Copper / 2 Copper / -")
    t.plays("Ann", "Militia")
    assert t.asks == "Ann: turn"


def test_militia_goes_round_in_turn_order(table):
    t = table("4 Copper / > Militia / 5 Copper / 4 Copper")
    t.plays("Bob", "Militia")
    assert t.asks == "Cid: discard 2"
    t.chooses("Cid", "Copper", "Copper")
    assert t.asks == "Dan: discard 1"
    t.chooses("Dan", "Copper")
    assert t.asks == "Ann: discard 1"


def test_militia_takes_no_refusal(table):
    t = table("> Militia / 4 Copper")
    t.plays("Ann", "Militia")
    assert t.refusal("Bob", "done") == "compulsory"
    assert t.refusal("Bob", "yes") == "other-question"


# §18 Moneylender


def test_moneylender_turns_a_copper_into_three_coins(table):
    t = table("> Moneylender, 2 Copper / -")
    t.plays("Ann", "Moneylender")
    assert (t.hand("Ann"), t.trash, t.has) == ("1 Copper", "1 Copper", "0 1 3")


def test_moneylender_brings_nothing_without_a_copper(table):
    t = table("> Moneylender, Silver / -")
    t.plays("Ann", "Moneylender")
    assert (t.trash, t.has) == ("-", "0 1 0")


# §19 Remodel


def test_remodel_gains_a_card_that_costs_up_to_two_more(table):
    t = table("> Remodel, Gold, Estate / -")
    t.plays("Ann", "Remodel")
    assert t.refusal("Ann", "done") == "compulsory"
    t.plays("Ann", "Gold", "+Province")
    assert (t.trash, t.discard("Ann"), t.hand("Ann")) == ("1 Gold", "1 Province", "1 Estate")


def test_remodel_may_gain_the_same_card_again(table):
    t = table("> Remodel, Estate / -")
    t.plays("Ann", "Remodel", "Estate")
    assert t.refusal("Ann", "done") == "compulsory"
    t.plays("Ann", "+Estate")
    assert t.discard("Ann") == "1 Estate"


def test_remodel_without_a_card_to_trash_gains_nothing(table):
    t = table("> Remodel / -")
    t.plays("Ann", "Remodel")
    assert (t.asks, t.trash) == ("Ann: turn", "-")


def test_remodel_trashes_even_where_there_is_nothing_to_gain(table):
    t = table("> Remodel, Copper / -", lies="supply 3 Gold, 3 Province")
    t.plays("Ann", "Remodel", "Copper")
    assert (t.asks, t.trash, t.discard("Ann")) == ("Ann: turn", "1 Copper", "-")


# §20 Mine


def test_mine_turns_a_silver_into_a_gold_in_hand(table):
    t = table("> Mine, Silver, Estate / -")
    t.plays("Ann", "Mine")
    assert t.refusal("Ann", "Estate") == "not-a-treasure"
    assert t.refusal("Ann", "done") == "compulsory"
    t.plays("Ann", "Silver", "+Gold")
    assert (t.hand("Ann"), t.trash) == ("1 Gold, 1 Estate", "1 Silver")


def test_the_treasure_of_a_mine_can_be_spent_at_once(table):
    t = table("> Mine, Silver / -")
    t.plays("Ann", "Mine", "Silver", "+Gold", "Gold")
    assert t.has == "0 1 3"


def test_mine_may_gain_the_same_or_a_cheaper_treasure_but_nothing_else(table):
    t = table("> Mine, Silver / -")
    t.plays("Ann", "Mine", "Silver")
    assert t.may("Ann") == "+Copper +Silver +Gold"
    assert t.refusal("Ann", "+Estate") == "not-a-treasure"


def test_mine_makes_no_gold_of_copper(table):
    t = table("> Mine, Copper / -")
    t.plays("Ann", "Mine", "Copper")
    assert t.refusal("Ann", "+Gold") == "too-dear"


def test_mine_without_a_treasure_does_nothing(table):
    t = table("> Mine, Estate / -")
    t.plays("Ann", "Mine")
    assert (t.asks, t.trash) == ("Ann: turn", "-")


def test_mine_trashes_even_where_there_is_no_treasure_to_gain(table):
    t = table("> Mine, Copper / -", lies="supply 3 Gold, 3 Province")
    t.plays("Ann", "Mine", "Copper")
    assert (t.asks, t.trash) == ("Ann: turn", "1 Copper")


# §21 Spy


def test_spy_looks_at_the_own_deck_first_then_at_the_others(table):
    t = table("> Spy; deck 2 Estate / -; deck Gold / -; deck Copper")
    t.plays("Ann", "Spy")
    assert t.asks == "Ann: spy-discards"
    t.plays("Ann", "yes")
    assert t.asks == "Ann: spy-discards 1"
    t.plays("Ann", "yes")
    assert t.asks == "Ann: spy-discards 2"
    t.plays("Ann", "done")
    assert [t.discard(name) for name in t.seat] == ["1 Estate", "1 Gold", "-"]
    assert (t.known("Cid"), t.has) == ("Copper", "1 1 0")


def test_spy_draws_before_anything_is_revealed(table):
    t = table("> Spy; known Estate, Gold / -")
    t.plays("Ann", "Spy")
    assert (t.hand("Ann"), t.known("Ann")) == ("1 Gold", "Estate")


def test_spy_shuffles_where_a_deck_is_empty(table):
    t = table("> Spy; deck 2 Copper / -; discard 3 Gold; top Gold")
    t.plays("Ann", "Spy", "done")
    assert (t.known("Bob"), t.deck("Bob"), t.discard("Bob")) == ("Gold", "2 Gold", "-")


def test_spy_passes_over_a_player_without_any_card(table):
    t = table("> Spy / -; deck Gold")
    t.plays("Ann", "Spy")
    assert t.asks == "Ann: spy-discards 1"


# §22 Thief


def test_thief_trashes_one_of_two_treasures_and_may_keep_it(table):
    t = table("> Thief / -; known Copper, Silver; deck 3 Estate")
    t.plays("Ann", "Thief")
    assert (t.asks, t.aside) == ("Ann: trash-revealed 1", "1 Copper, 1 Silver")
    assert t.may("Ann") == "Copper Silver"
    t.plays("Ann", "Silver")
    assert (t.trash, t.discard("Bob")) == ("1 Silver", "1 Copper")
    t.plays("Ann", "Silver")
    assert (t.trash, t.discard("Ann"), t.asks) == ("-", "1 Silver", "Ann: turn")


def test_thief_may_leave_what_was_trashed(table):
    t = table("> Thief / -; deck 2 Copper")
    t.plays("Ann", "Thief", "done")
    assert (t.trash, t.discard("Bob"), t.discard("Ann")) == ("1 Copper", "1 Copper", "-")


def test_thief_trashes_at_most_one_treasure_of_each_victim(table):
    t = table("> Thief / -; deck 2 Copper / -; deck 2 Gold")
    t.plays("Ann", "Thief")
    assert t.trash == "1 Copper, 1 Gold"
    assert t.may("Ann") == "Copper Gold done"
    t.plays("Ann", "Gold")
    assert t.may("Ann") == "Copper done"


def test_thief_goes_round_in_turn_order_and_takes_at_the_end(table):
    t = table("-; known Silver, Copper / > Thief / -; known Copper, Gold")
    t.plays("Bob", "Thief")
    assert (t.asks, t.aside) == ("Bob: trash-revealed 2", "1 Copper, 1 Gold")
    t.plays("Bob", "Gold")
    assert (t.asks, t.aside) == ("Bob: trash-revealed", "1 Copper, 1 Silver")
    t.plays("Bob", "Silver")
    assert (t.asks, t.may("Bob")) == ("Bob: keep-loot", "Silver Gold done")


def test_thief_finds_no_treasure(table):
    t = table("> Thief / -; deck 2 Estate")
    t.plays("Ann", "Thief")
    assert (t.asks, t.discard("Bob"), t.trash) == ("Ann: turn", "2 Estate", "-")


def test_thief_has_to_trash_a_treasure_and_nothing_else(table):
    t = table("> Thief / -; known Copper, Silver")
    t.plays("Ann", "Thief")
    assert t.refusal("Ann", "done") == "compulsory"
    assert t.refusal("Ann", "Gold") == "not-revealed"
    assert t.refusal("Ann", "Estate") == "not-revealed"


def test_thief_gains_only_what_was_trashed_now(table):
    t = table("> Thief / -; deck 2 Copper", lies="trash 1 Gold")
    t.plays("Ann", "Thief")
    assert t.may("Ann") == "Copper done"


def test_thief_shuffles_without_the_first_card(table):
    t = table("> Thief / -; deck Copper; discard 2 Estate; top Estate")
    t.plays("Ann", "Thief", "done")
    assert (t.trash, t.discard("Bob"), t.deck("Bob")) == ("1 Copper", "1 Estate", "1 Estate")


def test_thief_takes_what_there_is_from_a_player_with_one_card(table):
    t = table("> Thief / -; deck Copper / -")
    t.plays("Ann", "Thief", "Copper")
    assert (t.discard("Ann"), t.discard("Bob")) == ("1 Copper", "-")


# §23 Throne Room


def test_throne_room_plays_a_card_twice_at_no_further_action(table):
    t = table("> ThroneRoom, Market; deck 5 Gold / -")
    t.plays("Ann", "ThroneRoom", "Market")
    assert (t.hand("Ann"), t.has) == ("2 Gold", "2 3 2")
    assert t.in_play == "1 ThroneRoom, 1 Market"


def test_throne_room_without_an_action_does_nothing(table):
    t = table("> ThroneRoom, Copper / -")
    t.plays("Ann", "ThroneRoom")
    assert t.asks == "Ann: turn"


def test_throne_room_has_to_play_an_action_where_there_is_one(table):
    t = table("> ThroneRoom, Smithy, Copper / -")
    t.plays("Ann", "ThroneRoom")
    assert t.refusal("Ann", "done") == "compulsory"
    assert t.refusal("Ann", "Copper") == "not-an-action"


def test_throne_room_on_throne_room_plays_two_actions_twice_each(table):
    t = table("> 2 ThroneRoom, Smithy, Woodcutter; deck 9 Gold / -")
    t.plays("Ann", "ThroneRoom", "ThroneRoom", "Smithy")
    assert (t.hand("Ann"), t.asks) == ("6 Gold, 1 Woodcutter", "Ann: play-twice")
    t.plays("Ann", "Woodcutter")
    assert (t.has, t.asks) == ("0 3 4", "Ann: turn")


def test_throne_room_on_throne_room_may_find_no_second_action(table):
    t = table("> 2 ThroneRoom, Smithy; deck 9 Gold / -")
    t.plays("Ann", "ThroneRoom", "ThroneRoom", "Smithy")
    assert (t.hand("Ann"), t.asks) == ("6 Gold", "Ann: turn")


def test_throne_room_on_feast_gains_two_cards_and_trashes_it_once(table):
    t = table("> ThroneRoom, Feast / -")
    t.plays("Ann", "ThroneRoom", "Feast", "+Duchy", "+Silver")
    assert (t.trash, t.discard("Ann"), t.in_play) == (
        "1 Feast",
        "1 Silver, 1 Duchy",
        "1 ThroneRoom",
    )


def test_throne_room_finishes_the_first_militia_before_the_second(table):
    t = table("> ThroneRoom, Militia / 5 Copper")
    t.plays("Ann", "ThroneRoom", "Militia")
    assert (t.asks, t.has) == ("Bob: discard 2", "0 1 2")
    t.chooses("Bob", "Copper", "Copper")
    assert (t.asks, t.has) == ("Ann: turn", "0 1 4")


def test_throne_room_on_cellar_draws_after_each_time(table):
    t = table("> ThroneRoom, Cellar, Estate, Copper; deck 4 Silver / -")
    t.plays("Ann", "ThroneRoom", "Cellar", "Estate", "done")
    assert t.asks == "Ann: discard-any"
    t.plays("Ann", "Silver", "Copper")
    assert (t.hand("Ann"), t.has) == ("2 Silver", "2 1 0")


def test_throne_room_on_remodel_asks_twice(table):
    t = table("> ThroneRoom, Remodel, 2 Estate / -")
    t.plays("Ann", "ThroneRoom", "Remodel", "Estate", "+Silver", "Estate", "+Silver")
    assert (t.trash, t.discard("Ann")) == ("2 Estate", "2 Silver")


def test_throne_room_on_moneylender_needs_two_coppers(table):
    t = table("> ThroneRoom, Moneylender, Copper / -")
    t.plays("Ann", "ThroneRoom", "Moneylender")
    assert (t.trash, t.has) == ("1 Copper", "0 1 3")


# §24 Council Room


def test_council_room_gives_every_other_player_a_card(table):
    t = table("> CouncilRoom; deck 5 Gold / -; deck Silver / -; discard 2 Estate; top Estate / -")
    t.plays("Ann", "CouncilRoom")
    assert [t.hand(name) for name in t.seat] == ["4 Gold", "1 Silver", "1 Estate", "-"]
    assert (t.has, t.asks) == ("0 2 0", "Ann: turn")


# §25 Library


def test_library_draws_up_to_seven_cards(table):
    t = table("> Library, 4 Copper; deck 5 Gold / -")
    t.plays("Ann", "Library", "done", "done", "done")
    assert (t.hand("Ann"), t.deck("Ann"), t.asks) == ("4 Copper, 3 Gold", "2 Gold", "Ann: turn")


def test_library_draws_nothing_with_seven_cards_in_hand(table):
    t = table("> Library, 7 Copper; deck 5 Gold / -")
    t.plays("Ann", "Library")
    assert (t.asks, t.hand("Ann")) == ("Ann: turn", "7 Copper")


def test_library_may_set_actions_aside_which_are_discarded_afterwards(table):
    t = table("> Library, 6 Copper; known Gold, Smithy, Village / -")
    t.plays("Ann", "Library", "yes")
    assert t.aside == "1 Village"
    t.plays("Ann", "yes", "done")
    assert (t.hand("Ann"), t.discard("Ann")) == ("6 Copper, 1 Gold", "1 Village, 1 Smithy")


def test_library_may_keep_an_action(table):
    t = table("> Library, 6 Copper; known Gold, Smithy / -")
    t.plays("Ann", "Library", "done")
    assert (t.hand("Ann"), t.asks) == ("6 Copper, 1 Smithy", "Ann: turn")


def test_library_sets_nothing_else_aside(table):
    t = table("> Library, 6 Copper; deck Gold / -")
    t.plays("Ann", "Library")
    assert t.may("Ann") == "done"
    assert t.refusal("Ann", "yes") == "not-an-action"


def test_library_shuffles_without_the_cards_set_aside(table):
    t = table("> Library, 5 Copper; deck Smithy; discard Gold; top Gold / -")
    t.plays("Ann", "Library", "yes", "done")
    assert (t.hand("Ann"), t.discard("Ann"), t.deck("Ann")) == ("5 Copper, 1 Gold", "1 Smithy", "-")


def test_library_stops_where_no_card_is_left(table):
    t = table("> Library; deck Gold / -")
    t.plays("Ann", "Library", "done")
    assert (t.hand("Ann"), t.asks) == ("1 Gold", "Ann: turn")


# §26 Witch


def test_witch_draws_two_cards_and_gives_curses(table):
    t = table("> Witch; deck 5 Gold / - / -")
    t.plays("Ann", "Witch")
    assert t.hand("Ann") == "2 Gold"
    assert [t.discard(name) for name in t.seat] == ["-", "1 Curse", "1 Curse"]


def test_the_last_curses_are_given_in_turn_order(table):
    t = table("- / > Witch / - / -", lies="supply 1 Curse, 5 Copper, 3 Province")
    t.plays("Bob", "Witch")
    assert [t.discard(name) for name in t.seat] == ["-", "-", "1 Curse", "-"]


def test_a_witch_without_curses_still_draws(table):
    t = table("> Witch; deck 5 Gold / -", lies="supply 5 Copper, 3 Province")
    t.plays("Ann", "Witch")
    assert (t.hand("Ann"), t.discard("Bob")) == ("2 Gold", "-")


# §27 Adventurer


def test_adventurer_takes_two_treasures_and_discards_the_rest(table):
    t = table("> Adventurer; known Copper, Gold, Estate, Silver, Smithy / -")
    t.plays("Ann", "Adventurer")
    assert (t.hand("Ann"), t.discard("Ann")) == ("1 Silver, 1 Gold", "1 Estate, 1 Smithy")
    assert t.known("Ann") == "Copper"


def test_adventurer_shuffles_without_the_revealed_cards(table):
    t = table("> Adventurer; deck 2 Estate; discard 3 Silver; top Silver / -")
    t.plays("Ann", "Adventurer")
    assert (t.hand("Ann"), t.discard("Ann"), t.deck("Ann")) == ("2 Silver", "2 Estate", "1 Silver")


def test_adventurer_takes_the_only_treasure_there_is(table):
    t = table("> Adventurer; deck 2 Estate; discard Silver; top Silver / -")
    t.plays("Ann", "Adventurer")
    assert (t.hand("Ann"), t.discard("Ann")) == ("1 Silver", "2 Estate")


def test_adventurer_finds_nothing_in_an_empty_deck(table):
    t = table("> Adventurer / -")
    t.plays("Ann", "Adventurer")
    assert (t.asks, t.hand("Ann")) == ("Ann: turn", "-")


# §28 Gardens


def test_gardens_are_worth_a_point_for_every_ten_cards_rounded_down(table):
    t = table("> 2 Gardens; deck 17 Copper / Gardens; deck 19 Copper / Gardens; deck 8 Copper")
    assert [t.points(name) for name in t.seat] == [2, 2, 0]


def test_gardens_count_the_cards_in_play_and_set_aside(table):
    t = table("> Gardens; deck 7 Copper / -", lies="in_play 1 Copper; aside 1 Smithy")
    assert t.points("Ann") == 1


def test_gardens_cannot_be_played(table):
    t = table("> Gardens / -")
    assert t.refusal("Ann", "Gardens") == "not-playable"
