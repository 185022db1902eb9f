"""The rules, paragraph by paragraph of RULES.md; the cards have a file of their own."""

import pytest

from ludoteka.core.chance import seed
from ludoteka.games.dominion import GAME
from ludoteka.games.dominion import rules as written

# §3 Set-up


@pytest.mark.parametrize(
    ("players", "victory", "curses", "coppers"), [(2, 8, 10, 46), (3, 12, 20, 39), (4, 12, 30, 32)]
)
def test_the_supply_depends_on_how_many_play(new_game, players, victory, curses, coppers):
    t = new_game(players, kingdom="size-distortion")
    assert [t.supply(card) for card in ("Estate", "Duchy", "Province", "Gardens")] == [victory] * 4
    assert [t.supply(card) for card in ("Silver", "Gold", "Chapel", "Witch")] == [40, 30, 10, 10]
    assert (t.supply("Curse"), t.supply("Copper")) == (curses, coppers)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_seven_coppers_and_three_estates_five_of_them_in_hand(
    new_game, players
):
    t = new_game(players)
    for me in t.s.player[:players]:
        assert (sum(me.hand), sum(me.deck)) == (5, 5)
        assert me.hand[written.COPPER] + me.deck[written.COPPER] == 7
        assert me.hand[written.ESTATE] + me.deck[written.ESTATE] == 3


SETS = {
    "first-game": "Cellar Moat Village Woodcutter Workshop Militia Remodel Smithy Market Mine",
    "big-money": "Chapel Chancellor Bureaucrat Feast Moneylender ThroneRoom Laboratory Market Mine "
    "Adventurer",
    "interaction": "Moat Chancellor Village Bureaucrat Militia Spy Thief CouncilRoom Festival "
    "Library",
    "size-distortion": "Cellar Chapel Village Woodcutter Workshop Feast Gardens Thief Laboratory "
    "Witch",
    "village-square": "Cellar Village Woodcutter Bureaucrat Remodel Smithy ThroneRoom Festival "
    "Library Market",
}


@pytest.mark.parametrize("name", SETS)
def test_a_recommended_set_has_its_ten_cards(new_game, name):
    assert new_game(2, kingdom=name).position.split(" | ")[1] == SETS[name]


def test_the_first_game_is_what_is_played_if_nothing_is_said(new_game):
    assert new_game(2).position.split(" | ")[1] == SETS["first-game"]


def test_a_random_kingdom_has_ten_cards_and_every_card_comes_equally_often(rules):
    seen = [0] * 25
    s = rules.game.State()
    options = rules.game.option_numbers({"kingdom": "random"})
    for number in range(1000):
        seed(s, number, 0)
        rules.begin(s, 2, options)
        assert s.kingdom.bit_count() == 10
        for i in range(25):
            seen[i] += s.kingdom >> (7 + i) & 1
    assert all(320 < n < 480 for n in seen), seen


def test_ten_cards_of_ones_own_may_be_chosen(new_game):
    cards = "moat+chapel+witch+gardens+spy+thief+feast+mine+market+library"
    kingdom = new_game(2, cards=cards).position.split(" | ")[1]
    assert kingdom == "Chapel Moat Feast Gardens Spy Thief Library Market Mine Witch"


def test_a_kingdom_chosen_in_turn_begins_with_the_player_who_will_begin(new_game):
    t = new_game(3, kingdom="in-turn", begins="2")
    assert t.asks == "Bob: choose-kingdom"
    for name, card in zip(
        ("Bob", "Cid", "Ann") * 3,
        ("Moat", "Witch", "Mine", "Spy", "Thief", "Feast", "Smithy", "Chapel", "Market"),
        strict=True,
    ):
        t.buys(name, card)
    assert t.refusal("Bob", "+Moat") == "chosen"
    assert t.refusal("Bob", "+Gold") == "other-question"
    assert t.refusal("Bob", "done") == "compulsory"
    assert len(t.may("Bob").split()) == 16
    t.buys("Bob", "Gardens")
    assert t.asks == "Bob: turn"
    kingdom = t.position.split(" | ")[1]
    assert kingdom == "Chapel Moat Feast Gardens Smithy Spy Thief Market Mine Witch"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_may_come_to_begin(new_game, players):
    begun = {new_game(players, number).active for number in range(40)}
    assert begun == set(["Ann", "Bob", "Cid", "Dan"][:players])


def test_somebody_else_may_be_named_to_begin(new_game):
    assert {new_game(4, number, begins="2+4").active for number in range(30)} == {"Bob", "Dan"}


def test_a_seat_that_is_not_there_cannot_begin(new_game):
    assert {new_game(2, number, begins="4").active for number in range(20)} == {"Ann", "Bob"}


def test_curses_lie_in_every_supply(new_game):
    assert new_game(2).supply("Curse") == 10


def test_by_option_curses_lie_there_only_with_the_witch(new_game):
    assert new_game(2, curses="with-witch").supply("Curse") == 0
    assert new_game(2, curses="with-witch", kingdom="size-distortion").supply("Curse") == 10


def test_curses_that_were_left_out_are_not_an_empty_pile(new_game):
    t = new_game(2, curses="with-witch")
    assert written.empty_piles(t.s) == 0


def test_a_new_game_on_a_used_record_is_a_new_game(rules, new_game):
    fresh, used = new_game(2, 5), new_game(4, 9, kingdom="interaction")
    used.plays(used.active, "done")
    used.s.rng[:] = [0, 0, 0, 0]
    twin = rules.game.State()
    for s in (used.s, twin):
        s.rng[:] = [1, 2, 3, 4]
        rules.begin(s, 2, rules.game.option_numbers({}))
    assert fresh.s.players == 2
    assert GAME.print_position(used.s) == GAME.print_position(twin)


# §5 Actions


def test_one_action_may_be_played(table):
    t = table("> 2 Woodcutter / -")
    t.plays("Ann", "Woodcutter")
    assert t.refusal("Ann", "Woodcutter") == "no-actions"


def test_an_action_stays_in_play_until_clean_up(table):
    t = table("> Smithy; deck 20 Copper / -")
    t.plays("Ann", "Smithy")
    assert (t.in_play, t.discard("Ann")) == ("1 Smithy", "-")
    t.ends_turn("Ann")
    assert t.in_play == "-"
    assert "1 Smithy" in t.discard("Ann")


def test_an_action_may_be_left_unplayed(table):
    t = table("> Smithy, Copper / -")
    t.buys("Ann", "Copper")
    assert t.active == "Bob"


def test_an_action_may_be_played_of_which_nothing_is_possible(table):
    t = table("> Moneylender / -")
    t.plays("Ann", "Moneylender")
    assert t.in_play == "1 Moneylender"


def test_cards_that_are_not_actions_cannot_be_played(table):
    t = table("> Estate, Curse / -")
    assert t.refusal("Ann", "Estate") == "not-playable"
    assert t.refusal("Ann", "Curse") == "not-playable"
    assert t.refusal("Ann", "Smithy") == "not-in-hand"


def test_actions_are_over_once_a_treasure_has_been_played(table):
    t = table("> Smithy, Copper / -")
    t.plays("Ann", "Copper")
    assert t.refusal("Ann", "Smithy") == "action-phase-over"


def test_actions_are_over_once_something_has_been_bought(table):
    t = table("> Woodcutter, Smithy / -", turn="actions 2 buys 2 coins 0 action")
    t.buys("Ann", "Copper")
    assert t.refusal("Ann", "Smithy") == "action-phase-over"


def test_nobody_else_acts_in_a_turn(table):
    t = table("> Smithy / Smithy, Copper")
    assert t.refusal("Bob", "Smithy") == "not-asked"
    assert t.refusal("Ann", "yes") == "other-question"


def test_an_answer_to_another_question_is_refused(table):
    t = table("> Workshop / 4 Copper", kingdom="Militia")
    t.plays("Ann", "Workshop")
    assert t.refusal("Ann", "Copper") == "other-question"
    t = table("> Militia / 4 Copper")
    t.plays("Ann", "Militia")
    assert t.refusal("Bob", "+Copper") == "other-question"
    assert t.refusal("Bob", "treasures") == "other-question"


def test_what_is_no_answer_at_all_is_refused(table):
    t = table("> Smithy / -")
    assert t.rules.refusal(t.s, 0, -1) == written.OTHER_QUESTION
    assert t.rules.refusal(t.s, 0, written.ANSWERS) == written.OTHER_QUESTION


# §6 Purchases


def test_treasures_bring_their_value(table):
    t = table("> Copper, Silver, Gold / -")
    t.plays("Ann", "Copper", "Silver", "Gold")
    assert t.has == "1 1 6"


def test_all_treasures_may_be_played_at_once(table):
    t = table("> 2 Copper, Silver, 2 Gold, Estate / -")
    t.plays("Ann", "treasures")
    assert (t.has, t.hand("Ann"), t.in_play) == ("1 1 10", "1 Estate", "2 Copper, 1 Silver, 2 Gold")


def test_a_single_treasure_is_played_by_itself(table):
    t = table("> Silver, Estate / -")
    assert t.refusal("Ann", "treasures") == "not-in-hand"


def test_treasures_may_be_kept_in_hand(table):
    t = table("> 2 Copper, Silver / -")
    t.plays("Ann", "Silver")
    assert (t.has, t.hand("Ann")) == ("1 1 2", "2 Copper")


def test_no_treasure_is_played_after_the_first_purchase(table):
    t = table("> 2 Copper / -", turn="actions 0 buys 2 coins 0 buy")
    t.buys("Ann", "Copper")
    assert t.refusal("Ann", "Copper") == "no-treasure-after-buying"
    assert t.refusal("Ann", "treasures") == "no-treasure-after-buying"


def test_a_bought_card_costs_its_price_and_goes_onto_the_discard_pile(table):
    t = table("> - / -", turn="actions 1 buys 2 coins 8 buy")
    t.buys("Ann", "Gold")
    assert (t.has, t.discard("Ann"), t.top("Ann"), t.supply("Gold")) == (
        "1 1 2",
        "1 Gold",
        "Gold",
        29,
    )


def test_nothing_dearer_than_the_coins_can_be_bought(table):
    t = table("> - / -", turn="actions 1 buys 1 coins 4 buy", kingdom="Mine Moat")
    assert t.refusal("Ann", "+Mine") == "not-enough-coins"
    assert t.refusal("Ann", "+Moat") == ""


def test_a_card_that_is_not_in_the_kingdom_cannot_be_bought(table):
    t = table("> - / -", turn="actions 1 buys 1 coins 9 buy")
    assert t.refusal("Ann", "+Witch") == "not-in-supply"


def test_a_pile_that_has_run_out_sells_nothing(table):
    t = table("> - / -", turn="actions 1 buys 1 coins 9 buy", lies="supply 1 Copper, 1 Province")
    assert t.refusal("Ann", "+Gold") == "pile-empty"


def test_even_a_curse_may_be_bought(table):
    t = table("> - / -")
    t.buys("Ann", "Curse")
    assert t.points("Ann") == -1


def test_a_turn_ends_with_the_last_purchase(table):
    t = table("> - / -", turn="actions 1 buys 2 coins 0 buy")
    t.buys("Ann", "Copper")
    assert t.active == "Ann"
    t.buys("Ann", "Copper")
    assert t.active == "Bob"


def test_a_purchase_may_be_left_out(table):
    t = table("> Gold / -")
    t.plays("Ann", "Gold", "done")
    assert t.active == "Bob"


# §7 Clean-up


def test_hand_and_cards_in_play_are_discarded_and_five_cards_are_drawn(table):
    t = table("> Copper, Estate, Smithy; deck 9 Gold / -")
    t.plays("Ann", "Copper", "done")
    assert (t.hand("Ann"), t.discard("Ann")) == ("5 Gold", "1 Copper, 1 Estate, 1 Smithy")


def test_actions_and_coins_are_lost_at_the_end_of_the_turn(table):
    t = table("> Festival, Gold / -")
    t.plays("Ann", "Festival", "Gold", "done")
    assert t.has == "1 1 0"


def test_the_left_neighbour_is_next(table):
    t = table("- / - / > -")
    t.ends_turn("Cid")
    assert t.active == "Ann"


def test_the_cards_in_play_cover_the_hand(table):
    t = table("> Copper, Gold; deck 9 Estate / -")
    t.plays("Ann", "Copper", "done")
    assert t.top("Ann") == "Copper"


def test_if_nothing_is_in_play_a_card_of_the_hand_is_seen(table):
    t = table("> 2 Gold; deck 9 Estate / -")
    t.ends_turn("Ann")
    assert t.top("Ann") == "Gold"


def test_with_no_card_at_all_the_discard_pile_stays_as_it_was(table):
    t = table("> -; deck 9 Estate; discard Duchy; top Duchy / -")
    t.ends_turn("Ann")
    assert t.top("Ann") == "Duchy"


# §8 Drawing and shuffling


def test_the_deck_is_shuffled_in_the_middle_of_a_draw(table):
    t = table("> Smithy; deck Gold; discard 4 Silver; top Silver / -")
    t.plays("Ann", "Smithy")
    assert (t.hand("Ann"), t.deck("Ann"), t.discard("Ann")) == ("2 Silver, 1 Gold", "2 Silver", "-")


def test_the_deck_is_not_shuffled_before_a_card_is_needed(table):
    t = table("> Smithy; deck 3 Gold; discard 4 Silver; top Silver / -")
    t.plays("Ann", "Smithy")
    assert (t.deck("Ann"), t.discard("Ann"), t.top("Ann")) == ("-", "4 Silver", "Silver")


def test_whoever_has_too_few_cards_draws_what_there_is(table):
    t = table("> Smithy; deck Gold; discard Silver; top Silver / -")
    t.plays("Ann", "Smithy")
    assert (t.hand("Ann"), t.deck("Ann"), t.discard("Ann")) == ("1 Silver, 1 Gold", "-", "-")


def test_cards_in_play_are_not_shuffled_in(table):
    t = table("> Smithy, Copper; discard Silver; top Silver / -")
    t.plays("Ann", "Smithy")
    assert (t.hand("Ann"), t.in_play) == ("1 Copper, 1 Silver", "1 Smithy")


def test_at_clean_up_the_cards_just_used_are_shuffled_in(table):
    t = table("> 3 Copper; deck 4 Gold / -")
    t.plays("Ann", "treasures", "done")
    assert (t.hand("Ann"), t.deck("Ann"), t.discard("Ann")) == ("1 Copper, 4 Gold", "2 Copper", "-")


def test_what_lies_known_on_the_deck_is_drawn_first_and_in_order(table):
    t = table("> Village; deck 9 Estate; known Silver, Gold / -")
    t.plays("Ann", "Village")
    assert (t.hand("Ann"), t.known("Ann")) == ("1 Gold", "Silver")


def test_the_known_top_the_rest_of_the_deck_and_the_shuffled_pile_are_drawn_in_this_order(table):
    t = table("> CouncilRoom, Estate; known Gold; deck 2 Silver; discard 3 Copper; top Copper / -")
    t.plays("Ann", "CouncilRoom")
    assert (t.hand("Ann"), t.deck("Ann")) == ("1 Copper, 2 Silver, 1 Gold, 1 Estate", "2 Copper")
    # §9 the Gold was seen, what else was in hand before the shuffle is none of the Coppers
    mine = t.position.partition(" / ")[0]
    assert mine.endswith("seen 1 Gold; old 2 Silver, 1 Estate; fresh 3 Copper")


def test_a_draw_that_takes_the_last_card_of_the_deck_leaves_the_pile_unshuffled(table):
    t = table("> Smithy; known Gold; deck 2 Silver; discard 3 Copper; top Copper / -")
    t.plays("Ann", "Smithy")
    assert (t.hand("Ann"), t.deck("Ann")) == ("2 Silver, 1 Gold", "-")
    assert (t.discard("Ann"), t.top("Ann")) == ("3 Copper", "Copper")


def test_every_card_of_the_deck_is_equally_likely_to_be_drawn(table):
    drawn = {"1 Gold": 0, "1 Silver": 0, "1 Copper": 0}
    for number in range(900):
        t = table("> Village; deck Gold, Silver, Copper / -")
        seed(t.s, number, 0)
        t.plays("Ann", "Village")
        drawn[t.hand("Ann")] += 1
    assert all(230 < n < 370 for n in drawn.values()), drawn


# §10 Gaining and discarding


def test_piles_run_out_in_the_middle_of_an_effect(table):
    t = table("> ThroneRoom, Workshop / -", lies="supply 1 Silver, 3 Province, 3 Gold")
    t.plays("Ann", "ThroneRoom", "Workshop", "+Silver")
    assert (t.asks, t.discard("Ann")) == ("Ann: turn", "1 Silver")


def test_of_several_cards_discarded_at_once_only_the_last_is_seen(table):
    t = table("> Cellar, Estate, Copper, Silver; deck 9 Gold / -")
    t.plays("Ann", "Cellar", "Silver", "Copper", "Estate")
    assert t.top("Ann") == "Estate"
    assert "buried 1 Copper, 1 Silver" in t.position


# §11 Attacks and the Moat


def test_a_moat_protects_its_owner_and_stays_in_hand(table):
    t = table("> Militia / Moat, 4 Copper")
    t.plays("Ann", "Militia")
    t.chooses("Bob", "yes")
    assert (t.asks, t.hand("Bob"), t.has) == ("Ann: turn", "4 Copper, 1 Moat", "0 1 2")


def test_a_moat_need_not_be_shown(table):
    t = table("> Militia / Moat, 4 Copper")
    t.plays("Ann", "Militia")
    t.chooses("Bob", "done")
    assert t.asks == "Bob: discard 2"


def test_everybody_is_asked_for_a_moat_and_answers_in_any_order(table):
    t = table("> Witch / Copper / Moat / -")
    t.plays("Ann", "Witch")
    assert t.asks == "Bob Cid Dan: show-moat Witch"
    t.chooses("Dan", "done")
    assert t.asks == "Bob Cid: show-moat Witch"
    assert t.refusal("Bob", "yes") == "no-moat"
    t.chooses("Cid", "yes")
    t.chooses("Bob", "done")
    assert [t.discard(name) for name in t.seat] == ["-", "1 Curse", "-", "1 Curse"]


def test_an_answer_about_the_moat_may_be_changed_until_all_have_given_theirs(table):
    t = table("> Witch / Moat / Moat")
    t.plays("Ann", "Witch")
    t.chooses("Bob", "yes", "done")
    t.chooses("Cid", "done")
    assert t.discard("Bob") == "1 Curse"


def test_nobody_is_asked_for_a_moat_that_is_not_in_the_kingdom(table):
    t = table("> Militia / 4 Copper")
    t.plays("Ann", "Militia")
    assert t.asks == "Bob: discard 1"


def test_a_moat_may_be_shown_against_each_of_two_times(table):
    t = table("> ThroneRoom, Militia / Moat, 4 Copper")
    t.plays("Ann", "ThroneRoom", "Militia")
    t.chooses("Bob", "done", "Copper", "Copper")
    assert t.asks == "Bob: show-moat Militia"
    t.chooses("Bob", "yes")
    assert t.asks == "Ann: turn"


def test_a_moat_shown_once_does_not_help_against_the_next_attack(table):
    t = table("> Village, 2 Militia; deck Copper / Moat, 4 Copper")
    t.plays("Ann", "Village", "Militia")
    t.chooses("Bob", "yes")
    t.plays("Ann", "Militia")
    t.chooses("Bob", "done")
    assert t.asks == "Bob: discard 2"


def test_a_moat_leaves_the_attackers_own_gain_alone(table):
    t = table("> Bureaucrat / Moat, Estate")
    t.plays("Ann", "Bureaucrat")
    t.chooses("Bob", "yes")
    assert (t.known("Ann"), t.hand("Bob"), t.asks) == ("Silver", "1 Estate, 1 Moat", "Ann: turn")


def test_a_moat_keeps_the_spy_and_the_thief_away(table):
    t = table("> Village, Spy, Thief; deck 3 Copper / Moat; deck 2 Gold")
    t.plays("Ann", "Village", "Spy")
    t.chooses("Bob", "yes")
    assert t.asks == "Ann: spy-discards"
    t.plays("Ann", "done", "Thief")
    t.chooses("Bob", "yes")
    assert (t.asks, t.deck("Bob")) == ("Ann: turn", "2 Gold")


def test_a_moat_is_not_asked_for_where_nobody_is_attacked(table):
    t = table("> CouncilRoom; deck 9 Copper / Moat; deck Gold")
    t.plays("Ann", "CouncilRoom")
    assert (t.asks, t.hand("Bob")) == ("Ann: turn", "1 Gold, 1 Moat")


def test_a_moat_may_be_played_for_two_cards(table):
    t = table("> Moat; deck 5 Gold / -")
    t.plays("Ann", "Moat")
    assert (t.hand("Ann"), t.asks) == ("2 Gold", "Ann: turn")


# §29 End


def test_the_game_ends_when_the_provinces_have_run_out(table):
    t = table("> - / -", turn="actions 1 buys 1 coins 8 buy", lies="supply 1 Province, 9 Copper")
    t.buys("Ann", "Province")
    assert (t.is_over, t.asks) == (True, "")


ALL_BUT_TWO = "9 Silver, 9 Gold, 8 Duchy, 8 Province, 10 Curse, 1 Estate"


def test_the_game_ends_when_three_piles_have_run_out(table):
    kingdom = ", ".join(f"9 {card}" for card in OTHERS[:9])
    t = table(
        "> - / -",
        turn="actions 1 buys 1 coins 2 buy",
        lies=f"supply {ALL_BUT_TWO}, {kingdom}",
    )
    assert written.empty_piles(t.s) == 2
    t.buys("Ann", "Estate")
    assert t.is_over


OTHERS = [
    "Village",
    "Woodcutter",
    "Smithy",
    "Festival",
    "Laboratory",
    "Workshop",
    "Market",
    "Chancellor",
    "Cellar",
]


def test_curses_and_coppers_count_among_the_three_piles(table):
    kingdom = ", ".join(f"9 {card}" for card in (*OTHERS, "Chapel"))
    t = table("> - / -", lies=f"supply 9 Silver, 9 Gold, 8 Duchy, 8 Province, {kingdom}")
    t.ends_turn("Ann")
    assert t.is_over


def test_two_empty_piles_do_not_end_the_game(table):
    kingdom = ", ".join(f"9 {card}" for card in (*OTHERS, "Chapel"))
    t = table("> - / -", lies=f"supply 9 Silver, 9 Gold, 9 Estate, 8 Duchy, 8 Province, {kingdom}")
    t.ends_turn("Ann")
    assert not t.is_over


def test_the_turn_is_finished_before_the_game_ends(table):
    t = table("> - / -", turn="actions 1 buys 2 coins 8 buy", lies="supply 1 Province, 9 Copper")
    t.buys("Ann", "Province")
    assert not t.is_over
    t.buys("Ann", "Copper")
    assert t.is_over


def test_the_game_ends_after_a_thousand_turns_of_everybody(table):
    t = table("> -; turns 1000 / -; turns 999")
    t.ends_turn("Ann")
    assert not t.is_over
    t.ends_turn("Bob")
    assert t.is_over


def test_a_game_may_take_as_many_answers_as_the_turns_of_all_can():
    assert [written.longest(players) for players in (2, 4)] == [2_000_000, 4_000_000]


def test_a_turn_is_counted_when_it_begins(table):
    t = table("> -; turns 4 / -; turns 3")
    t.ends_turn("Ann")
    assert [me.turns for me in t.s.player[:2]] == [4, 4]


# §30 Result


def test_points_are_counted_in_hand_deck_discard_pile_and_play(table):
    t = table("> Estate; deck Duchy; known Province; discard Curse; buried Estate; top Curse / -")
    assert t.points("Ann") == 1 + 3 + 6 - 1 + 1


def test_revealed_cards_still_belong_to_their_owner(table):
    t = table("> Thief / Province; known Copper, Silver")
    t.plays("Ann", "Thief")
    assert t.points("Bob") == 6
    assert written.owned(t.s, 1, written.SILVER) == 1


def test_the_most_points_win(table):
    t = table("> Duchy; turns 5 / Province; turns 5", agenda="-")
    assert t.winners == "Bob"


def test_of_equal_players_the_one_with_fewer_turns_wins(table):
    t = table("> Duchy; turns 5 / Duchy; turns 4", agenda="-")
    assert t.winners == "Bob"


def test_equal_points_and_turns_share_the_victory(table):
    t = table("> Duchy; turns 5 / Duchy; turns 5 / -; turns 5", agenda="-")
    assert t.winners == "Ann Bob"


def test_fewer_turns_do_not_outweigh_a_point(table):
    t = table("> Duchy, Estate; turns 900 / Duchy; turns 1", agenda="-")
    assert t.winners == "Ann"


@pytest.mark.parametrize(
    ("places", "begins"),
    [
        ("> Duchy; turns 5 / -; turns 5 / -; turns 5", "2"),
        ("> -; turns 5 / -; turns 5 / Duchy; turns 5", "1"),
        ("> Duchy; turns 5 / Duchy; turns 5 / -; turns 5 / -; turns 5", "3+4"),
        ("> Duchy; turns 5 / -; turns 5 / Duchy; turns 5", "2"),
        ("> Duchy; turns 5 / Duchy; turns 5", ""),
    ],
)
def test_the_next_game_is_begun_left_of_the_winner_or_by_one_who_has_not_won(table, places, begins):
    t = table(places, agenda="-")
    assert GAME.rematch(t.s) == {"begins": begins}


def test_a_rematch_begins_as_it_says(table, new_game):
    over = table("> Duchy; turns 5 / Duchy; turns 5 / -; turns 5 / -; turns 5", agenda="-")
    begun = {new_game(4, number, **GAME.rematch(over.s)).active for number in range(20)}
    assert begun == {"Cid", "Dan"}
