"""The table as it is drawn, and what may be touched on it."""

import textwrap

import pytest

from ludoteka.games.dominion import GAME
from ludoteka.games.dominion.cards import BASIC, NAMES
from ludoteka.games.dominion.notation import parse_answer, parse_position
from ludoteka.games.dominion.scene import scene
from ludoteka.games.dominion.view import view

PEOPLE = ("Jana", "Petr", "Ema", "Katka")
LAYOUTS = ("phone", "wide")
FIRST_GAME = "Cellar Moat Village Woodcutter Workshop Militia Remodel Smithy Market Mine"
INTERACTION = "Moat Chancellor Village Bureaucrat Militia Spy Thief CouncilRoom Festival Library"
BIG_MONEY = (
    "Chapel Chancellor Bureaucrat Feast Moneylender ThroneRoom Laboratory Market Mine Adventurer"
)
REST = "Chapel Workshop Woodcutter Feast Gardens Remodel Moneylender Spy Witch Cellar"
KINGDOMS = (FIRST_GAME, INTERACTION, BIG_MONEY, REST)
PETR = "5 Copper; deck 5 Copper; turns 5"


def line(hand, agenda="turn 1 0", turn="1 1 0 action", table="-", kingdom=FIRST_GAME, others=PETR):
    """A position in which Jana has the turn."""
    actions, buys, coins, phase = turn.split(maxsplit=3)
    numbers = f"actions {actions} buys {buys} coins {coins} {phase}"
    return f"> {hand} / {others} | {kingdom} | {agenda} | {numbers} | {table}"


TURN = line("Village, Smithy, 3 Copper, Silver, Estate; deck 2 Gold; turns 5")
BUYS = line("Estate", turn="0 3 7 buy", table="in_play Market, 7 Copper")
MILITIA = (
    f"2 Estate, Copper, Silver, Moat; turns 5 / > {PETR} | {FIRST_GAME} | discard 1 2, turn 2 0 "
    "| actions 0 buys 1 coins 2 action | in_play Militia"
)
CELLAR = line("2 Copper, Estate", "discard-any 1 0, turn 1 0", table="in_play Cellar")
MOAT = (
    f"Estate, Moat / > {PETR} / Copper | {FIRST_GAME} | show-moat 2 Militia, resolve 2 Militia, "
    "turn 2 0 | actions 0 buys 1 coins 0 action | in_play Militia"
)
THIEF = line(
    "Copper", "trash-revealed 1 1, loot 1 0, turn 1 0",
    table="in_play Thief; aside Silver, Gold; loot Copper; trash Copper", kingdom=INTERACTION,
)  # fmt: skip
SPY = line(
    "Copper", "spy-discards 1 1, turn 1 0", table="in_play Spy", kingdom=INTERACTION,
    others="Copper; known Gold",
)  # fmt: skip
BUREAUCRAT = (
    f"Estate, Copper / > {PETR} | {INTERACTION} | put-back 1 0, turn 2 0 "
    "| actions 0 buys 1 coins 0 action | in_play Bureaucrat"
)
REMODEL = line("Gold, Estate", "trash-to-remodel 1 0, turn 1 0", table="in_play Remodel")
WORKSHOP = line("Gold, Estate", "gain-up-to 1 4, turn 1 0", table="in_play Workshop")
MINE = line("Gold, Estate", "gain-treasure 1 3, turn 1 0", table="in_play Mine")
DRAFT = "> - / - | Cellar Witch | choose-kingdom 1 0 | actions 0 buys 0 coins 0 none | -"
OVER = (
    "> 5 Copper; deck 4 Province; turns 9 / Estate; turns 9 | "
    f"{FIRST_GAME} | - | actions 0 buys 0 coins 0 none | supply 40 Copper"
)


def drawn(position, seat=0, layout="phone"):
    return scene(view(parse_position(position), seat), layout)


def said(words, language="cs"):
    return GAME.words.say(words, language, PEOPLE)


def choice(position, word, seat=0):
    s = parse_position(position)
    answer = parse_answer(s, seat, word)
    return next(c for c in drawn(position, seat).choices if c.answer == answer)


def plan(position, label):
    return next(p for p in drawn(position).plans if said(p.label) == label)


def looks(nodes, name):
    return nodes[name].style.split()


# What is drawn


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seat", [-1, 0, 1])
@pytest.mark.parametrize(
    "position", [TURN, BUYS, MILITIA, CELLAR, MOAT, THIEF, SPY, REMODEL, DRAFT, OVER]
)
def test_everything_lies_on_the_table(position, seat, layout):
    table = drawn(position, seat, layout)
    assert all(n.x >= -0.01 and n.x + n.w <= table.width + 0.01 for n in table.nodes.values())
    assert all(n.y >= -0.01 and n.y + n.h <= table.height + 0.01 for n in table.nodes.values())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_full_table_of_four_is_drawn_with_few_enough_things(layout):
    hand = "Cellar, Moat, Village, Woodcutter, Workshop, Militia, Smithy, Mine, 3 Copper, 2 Silver"
    others = " / ".join([PETR] * 3)
    table = "in_play 2 Village, Market, Remodel, 2 Copper; trash 3 Copper"
    assert len(drawn(line(hand, table=table, others=others), 0, layout).nodes) < 420


def test_a_pile_shows_what_it_costs_and_how_many_are_left():
    nodes = drawn(TURN).nodes
    assert said(nodes["pile-smithy-cost"].text) == "4"
    assert said(nodes["pile-smithy-n"].text) == "9"
    assert said(nodes["pile-province-n"].text) == "8"


def test_a_pile_that_the_whole_hand_cannot_pay_for_is_greyed():
    nodes = drawn(TURN).nodes  # three Coppers and a Silver
    assert "dear" not in looks(nodes, "pile-market-picture")
    assert "dear" in looks(nodes, "pile-gold-picture")


def test_no_pile_is_greyed_for_those_who_look_on():
    nodes = drawn(TURN, seat=1).nodes
    assert not any("dear" in node.style for node in nodes.values())


def test_what_may_not_be_gained_is_greyed():
    assert "dear" in looks(drawn(WORKSHOP).nodes, "pile-market-picture")
    mine = drawn(MINE).nodes
    assert "dear" in looks(mine, "pile-estate-picture")
    assert "dear" not in looks(mine, "pile-silver-picture")


def test_a_pile_that_is_too_dear_says_why():
    def reason(position, card, language="cs"):
        return said(drawn(position).nodes[f"pile-{card}"].label, language).split(". ")[-1]

    assert reason(TURN, "gold") == "Na tuto kartu ti chybí 1 mince."
    assert reason(TURN, "province", "en") == "You are 3 coins short of it."
    assert reason(WORKSHOP, "market") == "Vzít si smíš kartu v ceně nejvýše 4."
    assert reason(MINE, "estate") == "Vzít si smíš jen peníze v ceně nejvýše 3."
    assert reason(TURN, "market") == "Zbývá: 10."


def test_an_empty_pile_is_crossed_and_counted():
    nodes = drawn(line("Copper", table="supply 40 Copper, 8 Province, 8 Estate, 9 Gold")).nodes
    assert nodes["pile-moat-picture"].shape == "dominion-empty"
    assert "empty" in looks(nodes, "pile-moat-name")
    assert said(nodes["empty-number"].text) == "13/3"


def test_the_pile_before_the_last_is_a_warning():
    supply = "supply " + ", ".join(
        f"5 {card}"
        for card in ("Copper Silver Gold Estate Duchy Province Curse " + FIRST_GAME).split()
    )
    two_empty = supply.replace(", 5 Moat", "").replace(", 5 Mine", "")
    assert "near" in looks(drawn(line("Copper", table=two_empty)).nodes, "empty")
    assert "near" not in looks(drawn(line("Copper", table=supply)).nodes, "empty")


def test_curses_that_are_not_used_are_not_drawn():
    without = TURN.replace("0 action |", "0 action curses |")
    assert "pile-curse" not in drawn(without).nodes


def test_bonuses_are_printed_large():
    nodes = drawn(line("Village"), layout="wide").nodes
    numbers = {word: said(nodes[f"hand-village-{word}-n"].text) for word in ("cards", "actions")}
    assert numbers == {"cards": "+1", "actions": "+2"}
    assert "hand-village-coins-n" not in nodes


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("hand", ["Village", "Festival", "Festival, Village, Spy, 4 Copper"])
def test_bonuses_lie_on_their_card(layout, hand):
    nodes = drawn(line(hand, kingdom=INTERACTION), layout=layout).nodes
    pills = [(key, node) for key, node in nodes.items() if key.endswith("-pill")]
    assert any(key.startswith("hand-") for key, _ in pills)
    for key, pill in pills:
        card = nodes[key.rsplit("-", 2)[0]]
        assert card.x <= pill.x
        assert pill.x + pill.w <= card.x + card.w


def test_equal_cards_of_a_hand_lie_on_one_heap():
    nodes = drawn(TURN).nodes
    assert said(nodes["hand-copper-n"].text) == "×3"
    assert "hand-copper-2" not in nodes


def test_cards_that_are_taken_one_by_one_lie_one_by_one():
    assert {"hand-estate", "hand-estate-2"} <= drawn(MILITIA).nodes.keys()


def test_a_hand_is_sorted_actions_treasures_points():
    nodes = drawn(TURN, layout="wide").nodes
    hand = ("smithy", "village", "silver", "copper", "estate")
    places = [nodes[f"hand-{card}"].x for card in hand]
    assert places == sorted(places)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_face_of_each_card_is_a_picture_of_its_own(layout):
    symbols = (GAME.folder / "symbols.svg").read_text("utf-8")
    used = {
        node.shape
        for position in (TURN, THIEF, SPY, MILITIA, DRAFT, OVER)
        for node in drawn(position, 0, layout).nodes.values()
        if node.shape.startswith("dominion-")
    }
    assert len(used) > 40
    assert {f"dominion-{name}" for name in NAMES} <= used
    assert [shape for shape in used if f'id="{shape}"' not in symbols] == []


@pytest.mark.parametrize("language", ["cs", "en"])
def test_what_a_card_says_in_a_few_words_fits_onto_it(language):
    hands = [line(name, kingdom=kingdom) for kingdom in KINGDOMS for name in kingdom.split()]
    nodes = [drawn(hand, layout="wide").nodes for hand in hands]
    briefs = {n.text: n for of in nodes for key, n in of.items() if key.endswith("-brief")}
    assert len(briefs) == 19
    for brief in briefs.values():
        a_line = int(brief.w / (0.56 * brief.size))  # letters, as the page reckons
        assert len(textwrap.wrap(said(brief.text, language), a_line)) <= 2


def test_an_attack_and_a_reaction_are_told_by_a_sign_beside_the_colour():
    nodes = drawn(TURN).nodes
    assert nodes["pile-militia-mark"].shape == "dominion-attack"
    assert nodes["pile-moat-mark"].shape == "dominion-reaction"
    assert "pile-smithy-mark" not in nodes


def test_whoever_asks_what_a_card_is_reads_all_of_it():
    label = drawn(TURN).nodes["pile-moat"].label
    assert said(label).startswith("Hradní příkop (akce, reakce), cena 2. +2 karty. Reakce: když")
    assert said(label).endswith("Zbývá: 10.")
    assert said(drawn(TURN).nodes["pile-silver"].label, "en") == (
        "Silver (treasure), cost 3. Worth 2 coins. Left: 39."
    )


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_card_says_what_it_does(language):
    labels = [said(drawn(DRAFT).nodes[f"pile-{name}"].label, language) for name in NAMES[BASIC:]]
    assert len(set(labels)) == 25
    assert all(len(label) > 25 for label in labels)


def test_the_others_are_counts_and_the_top_of_a_discard_pile():
    other = "5 Copper; deck 4 Copper; discard Gold, 2 Estate; top Gold"
    nodes = drawn(line("Copper", others=other)).nodes
    shown = [said(nodes[f"seat1-{what}"].text) for what in ("hand", "deck", "discard")]
    assert shown == ["5", "4", "3"]
    assert nodes["seat1-discard-icon"].shape == "dominion-gold"
    assert not any(key.startswith("hand-estate") for key in nodes)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_counts_of_three_others_have_room_for_two_digits(layout):
    nodes = drawn(line("Copper", others=" / ".join([PETR] * 3)), layout=layout).nodes
    for p in (1, 2, 3):
        for what in ("hand", "deck", "discard"):
            number = nodes[f"seat{p}-{what}"]
            assert number.w >= 2 * 0.66 * number.size


def test_what_everybody_has_seen_of_a_hand_and_a_deck_can_be_looked_up():
    other = "Moat, 4 Copper; deck 4 Copper; known Estate, Silver; seen Moat"
    label = drawn(line("Copper", others=other)).nodes["seat1"].label
    assert said(label) == (
        "Petr: v ruce 5, v dobíracím balíčku 6, v odkládacím 0. V ruce bylo vidět: Hradní příkop. "
        "Na dobíracím balíčku odshora: Stříbrňák, Statek."
    )


def test_points_of_the_others_are_shown_where_they_are_counted():
    counted = TURN.replace("0 action |", "0 action counted |")
    assert "seat1-points" not in drawn(TURN).nodes
    assert said(drawn(counted).nodes["seat1-points"].text) == "0"


def test_the_own_deck_and_discard_pile_can_be_looked_through():
    nodes = drawn(line("Copper; deck 2 Gold, Estate; discard Silver; top Silver")).nodes
    assert said(nodes["deck"].label).endswith("pořadí nikdo nezná: 2× Zlaťák, Statek")
    assert said(nodes["discard"].label) == "Tvůj odkládací balíček (1): Stříbrňák"
    assert nodes["discard-picture"].shape == "dominion-silver"


def test_a_spectator_sees_no_hand():
    nodes = drawn(TURN, seat=-1).nodes
    assert not any(key.startswith("hand-") for key in nodes)
    assert {"seat0", "seat1"} <= nodes.keys()


def test_revealed_cards_lie_beside_those_in_play():
    nodes = drawn(THIEF, seat=1).nodes
    assert nodes["play-thief"].x < nodes["aside-silver"].x < nodes["loot-copper"].x
    assert "revealed" in looks(nodes, "aside-gold-face")
    assert drawn(SPY).nodes["revealed-gold"].y == drawn(SPY).nodes["play-spy"].y


@pytest.mark.parametrize("layout", LAYOUTS)
def test_revealed_cards_lie_on_the_table_beside_many_in_play(layout):
    table = "in_play 2 Village, Festival, Militia, Chancellor, Bureaucrat, CouncilRoom, Library"
    position = line("Moat", "turn 1 0", table=f"{table}, Moat; aside 2 Spy", kingdom=INTERACTION)
    nodes = drawn(position, layout=layout).nodes
    shown, place = nodes["aside-spy"], nodes["table"]
    assert shown.x + shown.w <= place.x + place.w
    assert shown.x >= nodes["play-moat"].x + nodes["play-moat"].w


def test_the_kingdom_is_chosen_from_all_its_cards():
    table = drawn(DRAFT)
    assert [key for key in table.nodes if key.startswith("chosen-")] == [
        "chosen-cellar", "chosen-witch",
    ]  # fmt: skip
    assert len(table.choices) == 23
    assert "active" in looks(drawn(DRAFT, seat=1).nodes, "seat0")
    assert said(table.prompt) == "Vyber do království 3. kartu z 10."


def test_at_the_end_all_own_cards_lie_open():
    nodes = drawn(OVER).nodes
    assert said(nodes["hand-province-n"].text) == "×4"
    assert said(nodes["seat1"].label).endswith("1 bod. Všechny karty: Statek.")


# What may be touched


def test_a_card_of_the_hand_is_played_by_touching_it():
    village = choice(TURN, "Village")
    assert (village.path, village.keys, said(village.label)) == (
        ("hand-village",), "h2", "Zahrát Vesnici",
    )  # fmt: skip
    assert said(village.note) == "+1 karta, +2 akce."
    assert [name for name, _ in village.ghosts] == ["ghost-village"]


def test_all_treasures_are_one_button():
    treasures = choice(TURN, "treasures")
    assert (said(treasures.button), treasures.keys) == ("Všechny peníze (+5)", "t")
    assert said(treasures.note) == "Pak máš 5 mincí. Akce už se pak hrát nedají."


def test_a_pile_is_paid_with_all_treasures_and_bought_by_touching_it():
    buy = plan(TURN, "Vyložit všechny peníze a koupit Trh")
    s = parse_position(TURN)
    assert buy.answers == (parse_answer(s, 0, "treasures"), parse_answer(s, 0, "+Market"))
    assert buy.path == ("pile-market",)
    assert "pile-gold" not in {p.path[0] for p in drawn(TURN).plans}


def test_with_a_single_treasure_that_one_is_played():
    s = parse_position(line("Silver"))
    buy = plan(line("Silver"), "Vyložit všechny peníze a koupit Statek")
    assert buy.answers == (parse_answer(s, 0, "Silver"), parse_answer(s, 0, "+Estate"))


def test_a_purchase_says_what_is_left_and_warns_of_the_end():
    assert said(choice(BUYS, "+Mine").note) == "Lepší peníze do ruky. Zbudou 2 mince."
    last = line("Estate", turn="0 1 8 buy", table="supply 9 Copper, 1 Province, 5 Gold")
    assert said(choice(last, "+Province").note).startswith(
        "Na konci 6 bodů. Je to poslední Provincie"
    )
    assert said(choice(last, "+Gold").note) == "Hodnota 3 mince."


def test_a_purchase_before_the_treasures_are_laid_out_warns():
    assert said(choice(TURN, "+Copper").note) == (
        "Hodnota 1 mince. Peníze z ruky už se pak vyložit nedají. Akce už se pak hrát nedají."
    )


def test_the_end_of_a_turn_is_quiet_and_says_what_is_left_undone():
    end = choice(TURN, "done")
    assert (end.weak, end.keys, said(end.button)) == (True, "e", "Ukončit tah")
    assert said(end.note) == "Ještě můžeš zahrát akci. Propadne 5 mincí."


def test_several_purchases_are_gathered_for_the_coins_on_the_table():
    gather = drawn(BUYS).gather
    assert (gather.least, gather.most, gather.purse) == (1, 3, 7)
    assert (gather.costs["pile-silver"], gather.copies["pile-silver"]) == (3, 3)
    assert "pile-province" not in gather.picks


def test_a_single_purchase_is_not_gathered_and_neither_while_treasures_are_left():
    assert drawn(line("Estate", turn="0 1 7 buy")).gather is None
    assert drawn(line("Copper", turn="0 2 7 buy")).gather is None


def test_militia_has_just_so_many_cards_gathered():
    gather = drawn(MILITIA).gather
    assert (gather.least, gather.most, gather.finish) == (2, 2, -1)
    assert len(gather.picks) == 5
    assert said(gather.label) == "Odložit"


def test_for_the_militia_cards_that_only_count_are_one_button():
    (estates,) = drawn(MILITIA).plans
    assert (said(estates.button), said(estates.label)) == ("2× Statek", "Odložit: 2× Statek")
    estate = parse_answer(None, 0, "Estate")
    assert estates.answers == (estate, estate)
    assert drawn(MILITIA.replace("2 Estate, Copper", "Estate, 2 Copper")).plans == ()


def test_cellar_has_any_number_gathered_and_then_it_is_done():
    gather = drawn(CELLAR).gather
    assert (gather.least, gather.most) == (1, 3)
    assert gather.finish == parse_answer(None, 0, "done")


def test_chapel_has_four_gathered_at_most():
    position = line(
        "3 Copper, 2 Estate", "trash-up-to 1 4, turn 1 0", table="in_play Chapel", kingdom=BIG_MONEY
    )
    assert drawn(position).gather.most == 4
    assert said(drawn(position).prompt) == "Kaple: můžeš zahodit až 4 karty."


def test_whoever_has_chosen_nothing_yet_is_not_asked_about_more():
    none, more = choice(CELLAR, "done"), choice(f"{CELLAR}; chosen Estate; last Estate", "done")
    assert (said(none.label), said(none.button)) == ("Nic neodkládat", "Nic")
    assert (said(more.label), said(more.button)) == ("Víc karet neodkládat", "Dost")
    none, more = (
        choice(line("3 Copper", f"trash-up-to 1 {n}, turn 1 0", kingdom=BIG_MONEY), "done")
        for n in (4, 3)
    )
    assert (said(none.label), said(more.label)) == ("Nic nezahazovat", "Víc karet nezahazovat")


def test_loot_that_is_not_taken_is_named():
    table = "in_play Thief; loot Copper, Gold; trash Copper, Gold"
    leave = choice(line("-", "keep-loot 1 0, turn 1 0", table=table, kingdom=INTERACTION), "done")
    assert (said(leave.label), said(leave.button)) == (
        "Nechat na smetišti: Měďák, Zlaťák", "Nechat",
    )  # fmt: skip


def test_cards_already_chosen_are_not_offered_again():
    chosen = MILITIA.replace("discard 1 2", "discard 1 1").replace(
        "in_play Militia", "in_play Militia; chosen Estate; last Estate"
    )
    table = drawn(chosen)
    assert "hand-estate-2" not in table.gather.picks
    assert "picked" in looks(table.nodes, "hand-estate-2-face")
    assert choice(chosen, "Estate").path == ("hand-estate",)


def test_a_moat_may_be_shown_always():
    assert said(choice(MOAT, "yes").always) == "Hradní příkop ukázat vždy"
    assert choice(MOAT, "done").always == ""


def test_a_moat_is_shown_by_touching_it_and_it_is_said_what_that_does():
    shown, hidden = choice(MOAT, "yes"), choice(MOAT, "done")
    assert shown.path == ("hand-moat",)
    assert said(shown.note) == "Útok se tě pak netýká."
    assert (said(hidden.button), said(hidden.note)) == ("Neukázat", "Útok tě pak zasáhne.")


def test_whoever_holds_no_moat_may_leave_the_answer_to_the_page():
    nothing = choice(MOAT, "done", seat=2)
    assert said(nothing.always) == "Odpovídat za mě, když nemám příkop"
    assert said(nothing.note) == "Petr hraje Milici. Hradní příkop v ruce nemáš."


def test_revealed_treasures_are_touched_or_named_by_a_button():
    silver = choice(THIEF, "Silver")
    assert (silver.path, said(silver.button)) == (("aside-silver",), "Stříbrňák")


def test_remodel_says_what_may_be_gained_for_a_card():
    assert said(choice(REMODEL, "Gold").note) == "Pak si vezmeš kartu v ceně nejvýše 8."


def test_a_card_that_is_played_twice_is_explained():
    position = line(
        "Market, Gold", "play-twice 1 0, turn 1 0", table="in_play ThroneRoom", kingdom=BIG_MONEY
    )
    market = choice(position, "Market")
    assert said(market.label) == "Zahrát dvakrát Trh"
    assert said(market.note) == "+1 karta, +1 akce, +1 nákup, +1 mince."


# What is said


@pytest.mark.parametrize(
    ("position", "seat", "prompt"),
    [
        (TURN, 0, "Zahraj akční kartu, nebo vylož peníze a nakupuj."),
        (TURN, 1, "Na tahu je Jana."),
        (line("3 Copper"), 0, "Se všemi penězi máš 3 mince na jednu kartu. Vyber balíček."),
        (BUYS, 0, "Máš 7 mincí až na 3 karty. Nakupuj, nebo ukonči tah."),
        (MILITIA, 0, "Milice: odlož 2 karty."),
        (MILITIA, 1, "Milice: odkládají se karty. Čeká se: Jana."),
        (MOAT, 0, "Petr hraje Milici. Ukážeš Hradní příkop?"),
        (MOAT, -1, "Ukáže někdo Hradní příkop? Čeká se: Jana, Ema."),
        (MOAT + "; answered 1; safe 1", 0, "Zvoleno: ukázat Hradní příkop. Čeká se: Ema."),
        (SPY, 0, "Špion: navrchu je Zlaťák (Petr). Odložit, nebo nechat?"),
        (SPY, 1, "Špion: zůstane karta na balíčku? Čeká se: Jana."),
        (THIEF, 0, "Zloděj: které peníze půjdou na smetiště (Petr)?"),
        (WORKSHOP, 0, "Vezmi si kartu v ceně nejvýše 4."),
        (BUREAUCRAT, 0, "Úředník: polož na dobírací balíček bodovou kartu."),
        (BUREAUCRAT.replace("Estate", "Gold"), 0, "Úředník: bodovou kartu nemáš, ukaž ruku."),
        (OVER, 0, "Konec hry. Vítězí Jana, body: 24."),
    ],
)
def test_one_sentence_says_what_to_do_or_who_is_awaited(position, seat, prompt):
    assert said(drawn(position, seat).prompt) == prompt


def test_equal_winners_share_the_victory():
    shared = OVER.replace("Estate; turns 9 |", "4 Province; turns 9 |")
    assert said(drawn(shared).prompt, "en") == (
        "The game is over. Jana, Petr share the victory: 24 points."
    )
    one = OVER.replace("deck 4 Province; turns 9 / Estate", "deck Estate; turns 9 / -")
    assert said(drawn(one).prompt, "en") == "The game is over. The winner is Jana: 1 point."


def test_both_layouts_offer_and_read_the_same():
    for position in (TURN, MILITIA, THIEF, DRAFT):
        phone, wide = (drawn(position, 0, layout) for layout in LAYOUTS)
        assert [c.answer for c in phone.choices] == [c.answer for c in wide.choices]
        assert (phone.readings, phone.gather) == (wide.readings, wide.gather)


def test_a_reader_hears_the_turn_the_hand_the_supply_and_the_players():
    captions = [said(reading.caption) for reading in drawn(TURN).readings]
    assert captions == ["Tah: Jana", "Tvé karty", "Zásoba", "Hráči"]
    hand = drawn(TURN).readings[1].rows
    assert [said(hand[0].head), *map(said, hand[0].cells)] == ["Kovárna", "1", "+3 karty."]


def test_a_reader_hears_what_a_pile_costs_and_holds():
    supply = drawn(TURN).readings[2].rows
    village = next(row for row in supply if said(row.head, "en") == "Village")
    assert [said(cell, "en") for cell in village.cells] == [
        "costs 3", "9 left", "+1 card, +2 actions.",
    ]  # fmt: skip
