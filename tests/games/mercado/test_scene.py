"""The table as it is drawn, and what may be touched on it."""

from itertools import pairwise

import pytest

from ludoteka.core.drawing import Box
from ludoteka.core.record import copy
from ludoteka.core.text import text
from ludoteka.games.mercado import GAME
from ludoteka.games.mercado.edges import ANY, EMPTY, edge_in_words, slots, still_missing
from ludoteka.games.mercado.measures import MEASURES
from ludoteka.games.mercado.notation import parse_answer, parse_position
from ludoteka.games.mercado.printed import GOLD, NAMES, TURQUOISE, WHITE
from ludoteka.games.mercado.ring import places
from ludoteka.games.mercado.scene import scene
from ludoteka.games.mercado.view import view

PEOPLE = ("Jana", "Petr", "Ema", "Katka")
LAYOUTS = ("phone", "wide")
OFFER = "cloth jug chess-set gloves pepper vanilla"
TURN = "first 1 side a start 0 turns 9"
JANA = (
    "> bag G3 S4 V5 T3 B4; card S2 V2 B1; laid 1:GG 2:S 8:VW; seals 2; privileges 3 1+seal; at 6.0"
)
OTHERS = (
    "bag G4 S5 V3 T5 B5; laid 1:GT 3:SVW; seals 1; at 4.0",
    "bag V5 G2 S2 B5 T5; laid 1:G 2:S; card V2; at 0.0",
    "bag T5 G5 S3 V4 B7; laid 8:TT; privileges 3 2; at 0.1",
)


def line(asks="turn 1 0", lies="-", jana=JANA, others=OTHERS, offer=OFFER, turn=TURN):
    return " | ".join([" / ".join([jana, *others]), offer, asks, turn, lies])


LAYING = line("lay 1 0", "tray G1 T2 W1")
FULL = line(
    jana="> bag G3; card B9 S3 V3 T2 G4; laid 1:GGTW 2:SW 3:GSVW 4:GGG 5:GT 6:WW 7:GSW 8:VVW; "
    "seals 5; privileges 3 3 3 2 2+seal 2+joker 1+seal 1+joker 1+turn; at 12.0",
    others=[
        f"bag G1 S1 B9; card B2 S3 V3 T2 G4; laid 1:GTW 2:S 3:GSV 4:SS 5:T 6:W 7:GS 8:VV; at 12.{k}"
        for k in (1, 2, 3)
    ],
    turn="first 1 side b start 22 turns 40 memory",
)
FIRST = line("which-first 1 0", jana=JANA.replace("1:GG 2:S 8:VW", "1:GGTT 2:SS 8:VVW"))
JOKER = line("lay-joker 1 0", "tray W1")
SYMBOL = line("use-symbol 1 7", turn=TURN + " played")
BACK = line("give-back 1 0, turn 2 0")
OVER = line("-", turn="first 1 side a start 0 turns 40").replace("at 4.0", "at 31.0")
REVEALED = line("turn 2 0", "revealed gloves", offer="cloth jug chess-set ring pepper vanilla")
ALL = (LAYING, FULL, FIRST, JOKER, SYMBOL, BACK, OVER, REVEALED, line())


def drawn(position, seat=0, layout="phone"):
    return scene(view(parse_position(position), seat), layout)


def said(words, language="cs"):
    return GAME.words.say(words, language, PEOPLE)


def choice(position, word, seat=0, layout="phone"):
    s = parse_position(position)
    answer = parse_answer(s, seat, word)
    return next(c for c in drawn(position, seat, layout).choices if c.answer == answer)


def plan(position, i):
    return next(p for p in drawn(position).plans if p.path == (f"place-{i}",))


# What is drawn


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seat", [-1, 0, 1, 3])
@pytest.mark.parametrize("position", ALL)
def test_everything_lies_on_the_table(position, seat, layout):
    table = drawn(position, seat, layout)
    ghosts = [node for offer in table.offers for _, node in offer.ghosts]
    for n in [*table.nodes.values(), *ghosts]:
        assert n.x >= -0.01
        assert n.x + n.w <= table.width + 0.01
        assert n.y >= -0.01
        assert n.y + n.h <= table.height + 0.01


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_full_table_of_four_is_drawn_with_few_enough_things(layout):
    assert len(drawn(FULL, 0, layout).nodes) < 500


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", ["cs", "en"])
def test_no_name_on_a_card_is_made_smaller_than_can_be_read(layout, language):
    """A letter is estimated as wide as the page does; names may be shortened by a twentieth."""
    nodes = drawn(line(), 0, layout).nodes
    room = next(n for key, n in nodes.items() if key == "name-cloth")
    for card in NAMES:
        key = f"short-{card}" if GAME.words.has(f"short-{card}", language) else f"card-{card}"
        name = GAME.words.say(text(key), language)
        assert len(name) * 0.56 * room.size <= room.w * 1.06, name


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_track_is_a_ring_of_thirty_spaces_clockwise_from_the_upper_right_corner(layout):
    m = MEASURES[layout]
    ring = places(m, Box(0, 0, 900, 400 if layout == "wide" else 2 * m.space))
    corner, last = ring[0], ring[-1]
    assert len(ring) == len({(box.x, box.y) for box in ring}) == 30
    assert (corner.x + corner.w, corner.y) == (900, 0)
    assert ring[1].y > corner.y
    assert last.x < corner.x
    for here, there in zip(ring, [*ring[1:], ring[0]], strict=True):
        beside = abs(here.x - there.x) < 0.01 or abs(here.y - there.y) < 0.01
        assert beside, "each space touches the next"


def test_markers_on_one_space_lie_one_above_the_other():
    nodes = drawn(LAYING).nodes
    below, above = nodes["marker-2"], nodes["marker-3"]
    assert above.y < below.y
    assert above.z > below.z


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("at", [0, 3, 5, 10, 16, 20, 24])
def test_of_four_markers_on_one_space_each_is_seen(layout, at):
    jana = f"> bag G3; at {at}.0"
    stack = line(jana=jana, others=[f"bag G3; at {at}.{k}" for k in (1, 2, 3)])
    nodes = drawn(stack, 0, layout).nodes
    markers = [nodes[f"marker-{q}"] for q in range(4)]
    for below, above in pairwise(markers):
        assert min(above.x - below.x, below.y - above.y) > below.w / 4
    space, low, high = nodes[f"space-{at}"], markers[0], markers[3]
    assert low.x < space.x + space.w / 2 < high.x + high.w
    assert high.y < space.y + space.h / 2 < low.y + low.h


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_own_edge_is_always_at_the_bottom(layout, seat):
    nodes = drawn(LAYING, seat, layout).nodes
    for i in range(8):
        bottoms = [nodes[f"edge-{i}-{q}"].y + nodes[f"edge-{i}-{q}"].h for q in range(4)]
        assert bottoms[seat] >= max(bottoms) - 1.01


@pytest.mark.parametrize("layout", LAYOUTS)
def test_how_many_equal_privileges_there_are_hides_no_steps(layout):
    jana = JANA.replace("privileges 3 1+seal", "privileges 3 3 1+seal 1+seal")
    nodes = drawn(line(jana=jana), 0, layout).nodes
    pairs = [
        (nodes[key.replace("-n", "-steps")], n)
        for key, n in nodes.items()
        if key.startswith("privilege-") and key.endswith("-n")
    ]
    assert [said(number.text) for _, number in pairs] == ["2×", "2×"]
    for steps, number in pairs:
        written = len(said(steps.text)) * 0.56 * steps.size
        is_beside = number.x + number.w <= steps.x + (steps.w - written) / 2
        assert is_beside or number.y + number.h <= steps.y + (steps.h - steps.size) / 2


def test_on_a_wide_table_rivals_sit_left_opposite_and_right():
    nodes = drawn(LAYING, 1, "wide").nodes
    left, top, right = (nodes[f"edge-2-{q}"] for q in (2, 3, 0))
    assert left.x < top.x + top.w / 2 < right.x
    assert top.y < min(left.y, right.y)


def test_the_own_edge_shows_the_whole_price_and_a_rivals_only_what_lies_there():
    nodes = drawn(LAYING).nodes
    own = [nodes[f"coin-0-0-{j}"].shape.removeprefix("mercado-") for j in range(4)]
    assert own == ["coin-gold", "coin-gold", "want-turquoise", "want-turquoise"]
    assert [key for key in nodes if key.startswith("coin-0-1-")] == ["coin-0-1-0", "coin-0-1-1"]
    assert (said(nodes["count-0-0"].text), said(nodes["count-0-1"].text)) == ("2/4", "2/4")
    assert "count-0-3" not in nodes


def test_a_coin_just_laid_and_a_card_just_come_are_noticed():
    before = drawn(LAYING).nodes
    after = drawn(line("lay 1 0", jana=JANA.replace("1:GG ", "1:GGT "))).nodes
    assert before["coin-0-0-2"].tick != after["coin-0-0-2"].tick
    assert before["coin-0-0-0"].tick == after["coin-0-0-0"].tick
    sold = drawn(
        line(
            jana="> bag G3; at 6.0",
            others=["at 0.0"],
            offer="ring jug chess-set gloves pepper vanilla",
        )
    ).nodes
    assert before["body-0"].tick != sold["body-0"].tick
    assert before["body-1"].tick == sold["body-1"].tick


def test_who_completes_next_is_marked():
    nodes = drawn(LAYING).nodes
    assert "near" in nodes["edge-2-1"].style, "one coin is missing"
    assert "near" in nodes["edge-7-3"].style
    assert "leads" in nodes["edge-0-0"].style
    assert nodes["edge-0-2"].style == "edge seat-2", "others have more"
    assert nodes["edge-2-0"].style == "edge seat-0", "nothing lies there"


def test_a_joker_shows_which_coin_it_stands_for():
    nodes = drawn(LAYING).nodes
    assert nodes["coin-7-0-2"].shape == "mercado-coin-white"
    assert nodes["coin-7-0-2-for"].shape == "mercado-coin-wine"


def test_free_prices_say_whether_colours_must_be_alike():
    nodes = drawn(LAYING).nodes
    assert nodes["sign-2-1"].shape == "mercado-different"
    assert nodes["sign-3-1"].shape == "mercado-same"
    assert "sign-0-1" not in nodes, "the colours of this card are given"
    assert "sign-5-1" not in nodes, "there is one coin of a free colour only"


def test_a_price_is_filled_coin_by_coin():
    cloth, chess, vanilla = (NAMES.index(name) for name in ("cloth", "chess-set", "vanilla"))
    assert slots(cloth, (1, 0, 0, 0, 1)) == [(0, 0), (0, EMPTY), (3, EMPTY), (3, WHITE)]
    assert slots(chess, (0, 0, 0, 1, 0)) == [(TURQUOISE, TURQUOISE), *[(ANY, EMPTY)] * 3]
    assert slots(vanilla, (1, 0, 0, 0, 0)) == [(WHITE, EMPTY), (GOLD, GOLD)]
    assert slots(vanilla, (0, 0, 0, 0, 2)) == [(WHITE, WHITE), (ANY, WHITE)]


def test_effects_on_the_others_stand_apart():
    nodes = drawn(LAYING).nodes
    assert [nodes[f"own-4-{k}"].shape for k in range(1)] == ["mercado-seal"]
    words = ["others", "counterfeit", "counterfeit", "no-seal"]
    assert [nodes[f"others-4-{k}"].shape for k in range(4)] == [f"mercado-{w}" for w in words]


def test_points_are_a_number_a_rank_or_unknown():
    nodes = drawn(line(offer="cloth jug chess-set gloves musk vanilla", others=OTHERS[1:])).nodes
    assert [said(nodes[f"points-{i}"].text) for i in (0, 4)] == ["4", "?"]
    assert nodes["points-3"].shape == "mercado-rank"
    assert "points-6" not in nodes


def test_drawn_coins_are_seen_by_all():
    for seat in (-1, 0, 2):
        nodes = drawn(LAYING, seat).nodes
        assert {"tray-gold", "tray-turquoise", "tray-turquoise-2", "tray-white"} <= set(nodes)
    assert "tray-mark" in drawn(LAYING, 2).nodes, "and whose they are"


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lies", ["tray G1 S1 V1 T1 W1", "tray G5", "tray G2 S2 V1", "tray W1"])
def test_drawn_coins_fit_into_the_tray(layout, lies):
    nodes = drawn(line("lay 1 0", lies), 0, layout).nodes
    tray = nodes["tray"]
    coins = [n for key, n in nodes.items() if key.startswith("tray-")]
    assert all(tray.x <= n.x and n.x + n.w <= tray.x + tray.w for n in coins)
    assert min(n.w for n in coins) >= 42, "and may be touched"


def test_privileges_are_seen_by_their_owner_only():
    assert "privilege-0" in drawn(LAYING, 0).nodes
    hidden = drawn(LAYING, -1).nodes
    assert not any(key.startswith("privilege-") for key in hidden)
    assert said(hidden["no-privileges"].text) == "2 privilegia"


def test_equal_privileges_lie_in_a_pile():
    assert said(drawn(FULL).nodes["privilege-0-n"].text) == "3×"


def test_covered_privileges_are_offered_by_a_button():
    assert said(choice(FULL, "p3").button) == "3 kroky"
    assert choice(line(), "p3").button == ""


def test_the_contents_of_bags_are_drawn_where_that_was_chosen():
    assert "own-contents" in drawn(FULL).nodes
    assert "contents-1-black" in drawn(FULL).nodes
    assert "own-contents" not in drawn(LAYING).nodes


def test_a_valuable_turned_over_is_shown():
    nodes = drawn(REVEALED).nodes
    assert said(nodes["revealed"].label) == "Odkrytá karta: rukavice"


def test_what_lies_open_beside_the_board_can_be_asked_for():
    nodes = drawn(line(lies="used 3 1+joker")).nodes
    assert said(nodes["supply-used"].label) == "použitá privilegia: 3 kroky; 1 krok, žolík"
    assert said(nodes["supply-scents"].label) == "vůní v balíčku: 10"
    assert said(drawn(FULL).nodes["supply-scents"].label).startswith("balíček vůní: vůně růže, ")


def test_panels_count_down_to_the_finish_and_beyond_it():
    nodes = drawn(OVER).nodes
    assert [said(nodes[f"panel-{q}-finish"].text) for q in (0, 1, 2)] == ["do cíle 24", "+1", "30"]
    assert [said(nodes[f"panel-{q}-finish"].label) for q in (1, 2)] == ["za cílem 1", "do cíle 30"]


# What may be answered


def test_a_coin_is_laid_by_touching_it_and_then_a_card():
    found = choice(LAYING, "T1")
    assert (found.path, found.keys) == (("tray-turquoise", "place-0"), "t1")
    assert said(found.label) == "tyrkysová → látka"
    assert said(found.note) == "Pak tu leží 3 ze 4 mincí."


def test_touching_a_card_proposes_the_coins_that_fit_best():
    found = plan(LAYING, 0)
    s = parse_position(LAYING)
    assert found.answers == (parse_answer(s, 0, "T1"), parse_answer(s, 0, "T1"))
    assert said(found.label) == "2× tyrkysová → látka"


def test_jokers_are_proposed_only_where_they_pay_or_are_asked_for():
    assert said(plan(LAYING, 1).label) == "žolík → džbán"
    assert said(plan(LAYING, 5).label) == "tyrkysová, žolík → vůně vanilky"
    assert said(plan(LAYING, 3).label) == "2× tyrkysová, žolík → rukavice"
    assert said(plan(LAYING, 2).label) == "zlatá, tyrkysová → šachy"


def test_what_a_purchase_brings_is_said_before():
    note = said(plan(LAYING, 0).note)
    assert note == "Koupě: 4 body, privilegium. Symbol políčka: padělek. Pečeť dostane Petr."
    english = said(plan(LAYING, 0).note, "en")
    assert english == (
        "Buys: 4 points, a privilege. Symbol of the space: a counterfeit. Petr gets a seal."
    )


def test_what_brings_no_points_says_nothing_of_points():
    scent = line(
        "lay 1 0", "tray G2", "> bag G3; at 6.0", ["at 0.0"], "cloth jug ring clock rose musk"
    )
    assert said(plan(scent, 4).note) == "Koupě: žolík, pečeť."
    assert said(plan(scent, 5).note) == "Pak tu leží 1 ze 2 mincí."


def test_what_a_supply_cannot_give_is_said_before_a_purchase():
    note = said(plan(LAYING.replace("tray G1 T2 W1", "tray G1 T2 W1; black 0; seals 0"), 0).note)
    assert note == (
        "Koupě: 4 body, privilegium. Symbol políčka: padělek. Zásoba nestačí: pečeti, padělky."
    )


def test_the_services_of_market_people_are_said_before():
    note = said(choice(LAYING, "W8").note)
    assert note == "Služba: dá žolíka, který se hned přiloží jinam."


def test_the_last_round_is_announced_before():
    near = LAYING.replace("at 6.0", "at 27.0")
    assert said(plan(near, 0).note).endswith("Dráha je obejitá, dohrává se poslední kolo.")


def test_coins_and_the_marker_are_shown_where_they_would_come():
    table = drawn(LAYING)
    ghosts = dict(plan(LAYING, 0).ghosts)
    assert sorted(ghosts) == ["ghost-0-2", "ghost-0-3", "ghost-marker-0"]
    slot, space = table.nodes["coin-0-0-2"], table.nodes["space-10"]
    assert (ghosts["ghost-0-2"].x, ghosts["ghost-0-2"].y) == (slot.x, slot.y)
    assert space.x <= ghosts["ghost-marker-0"].x <= space.x + space.w


def test_no_more_coins_is_a_quiet_button_that_says_what_follows():
    position = line("lay 1 0", "tray G1", JANA.replace("2:S ", "2:SS "), turn=TURN + " laying 1")
    done = choice(position, "done")
    assert (done.weak, done.keys) == (True, "n")
    assert said(done.note) == "Vyhodnotí se: džbán. Zpět do měšce: zlatá."


def test_a_turn_begins_with_the_bag_the_personal_card_or_a_privilege():
    draw, back, privilege = (choice(line(), word) for word in ("draw", "return", "p3"))
    assert [c.path for c in (draw, back, privilege)] == [
        ("own-bag",),
        ("card-0",),
        ("privilege-0",),
    ]
    assert [c.keys for c in (draw, back, privilege)] == ["d", "r", "p1"]
    assert said(back.note) == (
        "Do měšce: 2× stříbrná, 2× vínová, padělek. Celkem v něm pak bude 24 mincí."
    )
    assert said(privilege.note) == "Do cíle pak zbývá 21 políček."


def test_a_seal_is_spent_by_touching_the_seals():
    seal = choice(LAYING, "seal")
    assert (seal.path, said(seal.button)) == (("own-seals",), "Pečeť za mince")


def test_of_several_paid_cards_each_is_touched_or_named():
    found = choice(FIRST, "buy1")
    assert (found.path, said(found.button)) == (("place-0",), "látka")
    assert said(found.note).startswith("Koupě: 4 body, privilegium.")


def test_the_joker_of_the_changer_is_laid_by_touching_a_card():
    assert choice(JOKER, "W2").path == ("place-1",)
    assert said(choice(JOKER, "W2").note).startswith("Koupě: 4 body, padělek.")


def test_a_symbol_is_used_or_left():
    use, leave = choice(SYMBOL, "yes"), choice(SYMBOL, "done")
    assert (said(use.button), said(leave.button), leave.weak) == (
        "Využít symbol", "Nevyužít", True,
    )  # fmt: skip
    assert [name for name, _ in use.ghosts] == ["ghost-marker-0"], "three spaces on"
    assert said(use.note) == "Do cíle pak zbývá 21 políček."


@pytest.mark.parametrize(
    ("position", "seat", "prompt"),
    [
        (line(), 0, "Táhni, nebo vrať mince do měšce. Předtím smíš využít privilegium."),
        (line(turn=TURN + " played"), 0, "Táhni, nebo vrať mince do měšce."),
        (line(jana="> bag G3; at 6.0"), 0, "Táhni mince."),
        (line(jana="> bag G2; card B1; at 6.0"), 0, "Na tažení je v měšci málo mincí."),
        (line(jana="> bag G2; at 6.0"), 0, "Nemáš co táhnout ani co vracet. Vynech."),
        (line(jana="> bag G3; at 31.0"), 0, "Hraje se poslední kolo. Táhni mince."),
        (line(), 1, "Jana volí akci."),
        (LAYING, 0, "Přilož ke kartám aspoň jednu minci: zlatá, 2× tyrkysová, žolík"),
        (LAYING, -1, "Jana přikládá mince: zlatá, 2× tyrkysová, žolík"),
        (line("lay 1 0"), 0, "Padly samé padělky. Za pečeť můžeš táhnout dál."),
        (FIRST, 0, "Zaplaceno je víc karet najednou."),
        (JOKER, 0, "Přilož žolíka ze směnárnice k jiné kartě."),
        (SYMBOL, 0, "Využiješ symbol na políčku (postup o 3 políčka)?"),
        (BACK, 0, "Vyber privilegium, které vrátíš."),
        (BACK, 2, "Jana vybírá privilegium, které vrátí."),
        (OVER, 0, "Konec hry. Vítězí Petr na políčku 31."),
    ],
)
def test_one_sentence_says_what_to_do_or_who_is_awaited(position, seat, prompt):
    assert said(drawn(position, seat).prompt).startswith(prompt)


# For a reader


def test_a_reader_hears_price_worth_and_edges_of_a_card():
    offer = drawn(LAYING).readings[0]
    heard = [said(offer.rows[0].head), *map(said, offer.rows[0].cells)]
    assert heard == [
        "1. látka",
        "2× zlatá, 2× tyrkysová",
        "4 body, privilegium",
        "Jana: 2× zlatá, chybí: 2× tyrkysová; Petr: zlatá, tyrkysová, chybí: zlatá, tyrkysová; "
        "Ema: zlatá, chybí: zlatá, 2× tyrkysová",
    ]


@pytest.mark.parametrize(
    ("card", "heap", "missing"),
    [
        ("cloth", (1, 0, 0, 0, 1), "zlatá, tyrkysová"),
        ("books", (0, 0, 2, 0, 0), "vínová"),
        ("books", (0, 0, 0, 0, 1), "2 mince stejné barvy"),
        ("fan", (0, 0, 0, 0, 0), "3 mince různých barev"),
        ("fan", (1, 0, 0, 0, 0), "2 další barvy"),
        ("chess-set", (1, 1, 0, 0, 1), "1 další barva"),
        ("iris", (0, 1, 0, 0, 0), "stříbrná, žolík"),
        ("iris", (0, 0, 0, 0, 1), "2 mince stejné barvy"),
        ("musk", (0, 0, 0, 0, 1), "1 mince libovolné barvy"),
        ("vanilla", (0, 0, 1, 0, 0), "žolík"),
    ],
)
def test_who_needs_what_is_said_in_words(card, heap, missing):
    assert said(still_missing(NAMES.index(card), heap)) == missing


def test_an_edge_with_the_whole_price_is_paid():
    assert said(edge_in_words(view(parse_position(FIRST), 0), 0, 0)).endswith(", zaplaceno")


def test_a_reader_hears_the_own_coins_and_privileges():
    own = drawn(LAYING).readings[1]
    assert [[said(cell) for cell in row.cells] for row in own.rows] == [
        ["zlatá, 2× tyrkysová, žolík"], ["3 kroky; 1 krok, pečeť"],
    ]  # fmt: skip


def test_a_reader_hears_of_players_track_and_supplies_whatever_the_layout():
    phone, wide = (drawn(LAYING, 1, layout) for layout in LAYOUTS)
    assert phone.readings == wide.readings
    captions = [said(reading.caption) for reading in phone.readings]
    assert captions[2:] == ["Hráči", "Dráha, 30 políček od startovní dlaždice", "Zásoby"]
    jana = next(row for row in phone.readings[2].rows if said(row.head) == "Jana")
    assert "vytažené mince: zlatá, 2× tyrkysová, žolík" in map(said, jana.cells)


def test_a_reader_hears_of_a_player_in_four_cells():
    """So a terminal of eighty columns has room for whole words."""
    petr = drawn(LAYING).readings[2].rows[1]
    assert [said(petr.head), *map(said, petr.cells)] == [
        "Petr",
        "políčko 4, do cíle 26, 2. v pořadí",
        "v měšci 22 mincí",
        "osobní karta: žádné mince",
        "1 pečeť, 0 privilegií",
    ]


def test_a_price_that_asks_for_one_joker_says_so_without_a_number():
    offer = drawn(REVEALED).readings[0]
    assert said(offer.rows[5].cells[0]) == "žolík, 1 mince libovolné barvy"


def test_a_reader_hears_what_everybody_could_remember_where_that_was_chosen():
    supplies = drawn(FULL).readings[-1]
    assert said(supplies.rows[-1].head) == "zboží v balíčcích"


# Moments


def told(position, word):
    """The facts of an answer, and of the steps that follow from it."""
    s = parse_position(position)
    answer = parse_answer(s, 0, word)
    before, facts = copy(s), []
    GAME.answer(s, 0, answer)
    facts += GAME.tell(before, s, 0, answer)
    while not GAME.asked(s) and not GAME.is_over(s):
        before = copy(s)
        GAME.step(s)
        facts += GAME.tell(before, s, -1, -1)
    return facts


def test_what_is_bought_and_moved_is_seen_before_the_rest_follows():
    position = line("lay 1 0", "tray S1", "> bag G3; laid 2:S; at 6.0")
    assert [fact.text.key for fact in told(position, "S2") if fact.moment] == ["buys", "advances"]


def test_coins_that_fit_nowhere_are_seen_before_the_turn_passes():
    facts = told(line(jana="> bag B3; at 6.0"), "draw")
    fact = next(fact for fact in facts if fact.moment)
    assert said(fact.text) == "Nic z toho nejde přiložit, tah končí."
    assert fact.seat == -1, "whoever drew them wants to see it too"
    assert not [fact for fact in told(line(jana="> bag G3; at 6.0"), "draw") if fact.moment]
