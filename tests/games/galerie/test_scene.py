"""The table as it is drawn, and what may be touched on it."""

import pytest

from ludoteka.games.galerie import GAME
from ludoteka.games.galerie.notation import parse_answer, parse_position
from ludoteka.games.galerie.scene import scene
from ludoteka.games.galerie.view import view

from .conftest import HAND, line

PEOPLE = ("Jana", "Petr", "Ema", "Katka", "Vojta", "Adam")
LAYOUTS = ("phone", "wide")
# Jana has paintings 1 (-, 1, 1, 2), 4 (1, 2, 1, -) and 2 (-, -, 3, 1), and the tiles 4 and 9.
COLLECTOR = "0124578 walked 3 at 1 paintings 1,4,2 tiles 4,9"
TWO_TAKEN = "16:48 14:47 10:46 6:45"
WALK = line(COLLECTOR, "01234567 at 0", places="shop / 7 2:8 / 8 / 9 / 10", stacks=TWO_TAKEN)
BID = line(
    "1245 walked 3 at 2",
    "0124567 at 0",
    places="shop / 11 / 12 2:8 1:0 2:3 / 13 / 14",
    what="bid 1",
)
FULL = line(
    "45 walked 3 at 0", "8 at 0", places="shop / 21 / 22 / 23 / 24 1:1 1:1 1:2 2:1 2:2 2:3",
)  # fmt: skip
SHOP = line(
    "8 last 2 at 0 paintings 48", "7 last 1 at 0", places="shop 1:6 2:3 / 21 / 22 / 23 / 24",
    what="tiles 1", turn=8,
)  # fmt: skip
WON = line(
    "8 last 2 at 1 paintings 1,4,2 tiles 9,13", "7 last 1 at 0",
    places="shop / 11 / 13 1:3 2:8 1:0 / 23 / 24", what="painting 1", turn=8, here=2,
    stacks=TWO_TAKEN,
)  # fmt: skip
BACK = line(
    "4 last 2 at 1", "7 last 1 at 0",
    places="shop / - 2:_ 1:5 1:5 2:8 / 22 / 23 / 24", what="take-back 1", turn=8, here=1, marker=1,
)  # fmt: skip
LAY = line(
    "16 walked 3 at 0", "8 at 0", places="shop / 21 1:1 1:1 1:2 2:1 2:2 2:3 / 22 / 23 / 24",
    what="lay 1",
)  # fmt: skip
OVER = line(
    "012345678 at 0 paintings 1,4 tiles 4", "012345678 at 0 paintings 5 tiles 6",
    places="shop / - / - / - / -", what="over 1", turn=8, stacks=TWO_TAKEN,
)  # fmt: skip


def drawn(position, seat=0, layout="phone"):
    return scene(view(parse_position(position), seat), layout)


def said(words, language="cs"):
    return GAME.words.say(words, language, PEOPLE)


def choice(position, word, seat=0):
    s = parse_position(position)
    answer = parse_answer(s, seat, word)
    return next(c for c in drawn(position, seat).choices if c.answer == answer)


def full_table(players):
    """Nearly everything has been taken, and all markers are placed."""
    halls = {2: 4, 3: 4, 4: 6, 5: 8, 6: 8}[players]
    share, hung = min(9, 47 // players), (48 - halls) // players
    hands = []
    for p in range(players):
        tiles = ",".join(str(n) for n in range(1 + p * share, 1 + (p + 1) * share))
        mine = ",".join(str(n) for n in range(1 + p * hung, 1 + (p + 1) * hung))
        hands.append(f"8 walked 0123 at {p % 2} paintings {mine} tiles {tiles}")
    shown = [*range(48, 48 - halls, -1)]
    bids = [f"{1 + i % players}:{1 + i % 8}" for i in range(4 * players)]
    rooms = [" ".join(["shop", *bids[:6]])]
    rooms += [" ".join([str(n), *bids[6 + 3 * i : 9 + 3 * i]]) for i, n in enumerate(shown)]
    left = 48 - players * share
    return line(*hands, places=" / ".join(rooms), stacks=f"{left}:48 0 0 0")


# What is drawn


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seat", [-1, 0, 1])
@pytest.mark.parametrize("position", [WALK, BID, FULL, SHOP, WON, BACK, LAY, OVER])
def test_everything_lies_on_the_table(position, seat, layout):
    table = drawn(position, seat, layout)
    assert all(n.x >= -0.01 and n.x + n.w <= table.width + 0.01 for n in table.nodes.values())
    assert all(n.y >= -0.01 and n.y + n.h <= table.height + 0.01 for n in table.nodes.values())


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_crowded_table_is_drawn_with_few_enough_things(players, layout):
    table = drawn(full_table(players), 0, layout)
    assert len(table.nodes) < 1000
    assert all(n.x >= -0.01 and n.x + n.w <= table.width + 0.01 for n in table.nodes.values())
    assert layout == "phone" or table.height < 640, "it has to fit on a laptop"


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_ring_goes_round_clockwise_from_the_shop_in_its_corner(players, layout):
    nodes = drawn(line(*[HAND] * players), 0, layout).nodes
    rooms = [nodes[f"place-{n}"] for n in range({2: 5, 3: 5, 4: 7, 5: 9, 6: 9}[players])]
    shop, first, last = rooms[0], rooms[1], rooms[-1]
    assert shop.w > 1.9 * first.w
    assert (first.y, last.x) == (shop.y, shop.x)
    assert last.y > shop.y
    for one, other in zip(rooms, [*rooms[1:], shop], strict=True):
        gap_x = max(one.x, other.x) - min(one.x + one.w, other.x + other.w)
        gap_y = max(one.y, other.y) - min(one.y + one.h, other.y + other.h)
        assert 0 < max(gap_x, gap_y) < 6, "rooms that follow each other lie side by side"
        assert min(gap_x, gap_y) < 0


def test_a_painting_shows_its_number_and_its_symbols():
    nodes = drawn(WALK).nodes  # painting 7 has the values 2, 1, -, 1
    assert said(nodes["painting-7-plate"].text) == "7"
    values = [said(nodes[f"painting-7-{row}"].text) for row in (0, 1, 3)]
    assert values == ["2", "1", "1"]
    assert "painting-7-2" not in nodes
    assert "missing" in nodes["painting-7-2-icon"].style


def test_a_painting_says_what_it_would_bring_and_which_chain_it_would_break():
    nodes = drawn(WALK).nodes
    # a hat 2 begins anew beside 1; boats 1, 1 and 3 go on in painting 10 (-, 1, 3, -)
    assert said(nodes["gain-4"].text) == "+3"
    assert "painting-7-2-break" in nodes
    assert "painting-10-3-break" in nodes
    assert "gain-4" not in drawn(WALK, seat=-1).nodes


def test_bids_of_others_lie_face_down_and_the_own_can_be_seen():
    nodes = drawn(BID).nodes
    assert [nodes[f"bid-2-{i}"].shape for i in range(3)] == ["galerie-back", "rect", "galerie-back"]
    assert nodes["bid-2-1"].text == "0"
    assert nodes["marker-2-0"].shape == "seat-1"
    assert "field-2-3" in nodes
    assert not any(n.text for k, n in drawn(BID, seat=-1).nodes.items() if k.startswith("bid-"))


def test_a_full_strip_is_crossed_out():
    nodes = drawn(FULL).nodes
    assert "full-4" in nodes
    assert "full-3" not in nodes


def test_cards_that_are_played_stay_in_the_row_as_outlines():
    nodes = drawn(BID).nodes
    assert "bid" in nodes["card-0-0"].style
    assert nodes["card-0-0-where"].text == "2", "the hall it lies in"
    assert "walked" in nodes["card-3-0"].style
    assert nodes["card-4-0"].style == "action"


def test_the_best_chain_of_each_row_is_outlined_with_its_sum():
    nodes = drawn(WALK).nodes
    sums = [nodes[f"lane-0-{row}-sum"].text for row in range(4)]
    assert sums == ["1", "3", "5", "2"]
    boats, moons = nodes["lane-0-2-chain"], nodes["lane-0-3-chain"]
    assert boats.w > 2.5 * moons.w, "three boats, a moon"


def test_a_tile_says_whether_its_painting_is_in_the_collection():
    nodes = drawn(WALK).nodes
    assert nodes["tile-4-points"].text == "3"
    assert nodes["tile-9-points"].text == "1"
    assert "owner-3" in nodes, "hall 3 shows painting 9"


def test_a_piece_keeps_its_name_wherever_it_lies():
    before, after = (
        drawn(WON).nodes,
        drawn(WON.replace(" 13 1:3", " - 1:3").replace("1,4,2", "1,4,2,13")).nodes,
    )
    assert before["painting-13"].x != after["painting-13"].x
    assert {"pawn-0", "pawn-1"} <= before.keys() & after.keys()


def test_the_place_that_is_distributed_is_seen_large_and_marked():
    nodes = drawn(BACK).nodes
    assert "here" in nodes["place-1"].style
    assert said(nodes["stage-title"].text) == "Sál 1"
    assert "slot" in nodes["open-0"].style
    assert [nodes[f"open-{i}"].text for i in (1, 2, 3)] == ["5", "5", "8"]
    assert "lit" in nodes["open-1"].style.split()


def test_an_open_hall_shows_the_sums_with_the_winner_first():
    nodes = drawn(WON).nodes
    assert [nodes[f"sum-{i}-n"].text for i in (0, 1)] == ["13", "8"]
    assert nodes["sum-0-mark"].shape == "seat-0"
    assert "lit" in nodes["sum-0"].style.split()


def test_the_end_shows_what_the_points_are_made_of():
    nodes = drawn(OVER).nodes
    assert nodes["person0-sum"].text == "8+3+9+3"
    assert "start-card" in nodes


def test_what_everybody_could_remember_is_shown_where_the_table_wants_it():
    shown = WALK + " memory"
    assert "seat1-known" not in drawn(WALK).nodes
    assert "0 1 2" in said(drawn(shown).nodes["seat1-known"].text)
    assert "seat0-known" not in drawn(shown).nodes


# What may be answered


def test_a_card_is_touched_and_then_where_it_leads():
    walk = choice(WALK, "4>")
    assert walk.path == ("card-4-0", "place-0")
    assert said(walk.label) == "Jít o 4 po směru, do obchodu"
    assert walk.keys == "4>"


def test_the_place_may_be_touched_first_and_several_cards_lead_there():
    plans = [p for p in drawn(WALK).plans if p.path == ("place-0",)]
    assert [said(p.label) for p in plans] == [
        "Jít o 1 proti směru, do obchodu",
        "Jít o 4 po směru, do obchodu",
    ]


def test_a_whole_turn_can_be_said_at_once():
    plan = next(p for p in drawn(WALK).plans if p.keys == "4>7")
    assert plan.path == ("card-4-0", "place-0", "card-7-0")
    assert said(plan.label) == "Jít o 4 po směru, do obchodu; přihodit 7"
    assert {name for name, _ in plan.ghosts} == {"ghost-pawn", "ghost-bid", "ghost-marker"}


def test_walking_says_who_bids_there_and_what_the_painting_would_bring():
    note = said(choice(WALK, "0>").note)
    assert note.startswith("Obraz 7 by přinesl")
    assert "Jsou tam značky: Petr 1×." in note


def test_a_bid_says_its_marker_and_what_all_own_cards_there_come_to():
    note = said(choice(BID, "4").note)
    assert "políčku IV" in note
    assert "dohromady 14" in note, "the 0 is worth ten beside the 4"
    assert "Petr 2×" in note


def test_a_card_bid_in_the_shop_says_what_it_buys():
    position = line("124 walked 3 at 0", HAND, what="bid 1")
    assert "do ceny 3" in said(choice(position, "4").note)
    assert "do ceny 1" in said(choice(position, "2").note)


def test_tiles_are_touched_in_the_shop_and_say_what_they_bring():
    both = choice(SHOP, "1+5")
    assert both.path == ("stack-0", "stack-2")
    assert both.button == "1+5"
    assert said(both.label) == "Destičky 48, 46 za 1+5"
    assert said(both.note) == "Teď to přinese 4 body."
    assert "5 z hodnoty karty propadne." in said(choice(SHOP, "1").note)
    assert choice(SHOP, "none").weak


def test_a_painting_that_was_won_says_which_chains_grow_and_which_break():
    take, leave = choice(WON, "take"), choice(WON, "leave")
    note = said(take.note)  # painting 13 is (-, 2, 1, 1)
    assert note.startswith("Teď to přinese")
    assert "loď 6" in note
    assert "příslušnou destičku" in note
    assert take.path == ("painting-13",)
    assert "ghost-painting" in dict(take.ghosts)
    assert leave.weak


def test_a_card_is_taken_back_and_the_hand_is_told():
    back = choice(BACK, "5")
    assert back.path == ("open-1",)
    assert said(back.note) == "V ruce pak: 4, 5."
    assert back.button == "5"


def test_where_no_way_leads_a_card_is_laid_away():
    assert choice(LAY, "6").path == ("card-6-0",)


# What is said


@pytest.mark.parametrize(
    ("position", "seat", "words"),
    [
        (WALK, 0, "Tah 1 ze 4: vyber kartu a místo, kam s ní dojdeš."),
        (WALK, 1, "Jana se chystá jít."),
        (BID, 0, "Tah 1 ze 4: přihoď v sále 2 kartu lícem dolů."),
        (SHOP, 0, "Za kartu 6 si v obchodě vyber jednu destičku, nebo dvě z různých hromádek."),
        (WON, 0, "Sál 2 je tvůj. Vezmi si obraz, nebo ho nech viset."),
        (WON, -1, "Jana si smí vzít obraz, nebo ho nechat viset."),
        (BACK, 0, "Vezmi si zpět jednu z karet, které leží v sále 1."),
        (OVER, -1, "Konec hry. Vítězí Jana: 23 bodů"),
    ],
)
def test_the_prompt_is_one_sentence(position, seat, words):
    assert said(drawn(position, seat).prompt) == words


def test_the_table_is_read_out_completely():
    tables = drawn(BID).readings
    words = {said(t.caption): [[said(r.head), *map(said, r.cells)] for r in t.rows] for t in tables}
    gallery = next(rows for caption, rows in words.items() if caption.startswith("Galerie"))
    assert gallery[2][:3] == [
        "Sál 2",
        "Obraz 12: klobouk 1, loď 3.",
        "Příhozy: I Petr, lícem dolů, II Jana, 0, III Petr, lícem dolů.",
    ]
    cards = words["Tvých devět karet"]
    assert ["Karta 0", "přihozená v sále 2"] in cards
    assert ["Karta 3", "vyložená"] in cards
    assert any(caption == "Sbírka: Petr" for caption in words)


def test_a_collection_is_read_row_by_row():
    tables = drawn(WALK).readings
    mine = next(t for t in tables if said(t.caption) == "Sbírka: Jana")
    boats = next(r for r in mine.rows if said(r.head) == "loď")
    assert [said(cell) for cell in boats.cells] == ["1 1 3", "nejlepší řetězec: 5 bodů, 3 obrazy"]
