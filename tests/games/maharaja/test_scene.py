"""The table as it is drawn, and what may be touched on it."""

import re

import pytest

from ludoteka.core.drawing import Box
from ludoteka.core.game import load
from ludoteka.core.match import Match
from ludoteka.core.scene import Layout
from ludoteka.games.maharaja import GAME, board
from ludoteka.games.maharaja.chart import Chart
from ludoteka.games.maharaja.measures import MEASURES
from ludoteka.games.maharaja.names import ANSWERS
from ludoteka.games.maharaja.notation import VILLAGE_NAMES, parse_answer, parse_position
from ludoteka.games.maharaja.scene import scene
from ludoteka.games.maharaja.view import view

NAMES = ("Anna", "Bára", "Cyril", "Daniel", "Eva")
LAYOUTS: tuple[Layout, ...] = ("phone", "wide")
TURN = (
    "> 16g 7p 6h 10q @C mogul CS1 AC1 {words} disc:gold+palace-house / "
    "15g 7p 6h 10q @A trader CS2 AE1 AE2 A:2 / 15g 7p 6h 10q @S sadhu SE1 SE2 disc:quarry+move | "
    "{palaces} | BCDEFGA round 1 at A | ready=1,2,3 left={left} visited=C | turn 1 0 | {options}"
)
LEFT = "gold:1,house:1,palace:1"
DISC = (
    "15g 7p 6h 10q @S mogul {disc} / 15g 7p 6h 10q @A trader A:1 / 15g 7p 6h 10q @S sadhu "
    "| A:3-n---- | BCDEFGA round 1 at A | {ready} | set-disc 1 0 | -"
)
CROWDED = " / ".join(
    f"{'> ' if q == 0 else ''}30g 2p 3h 0q @A {who} {' '.join(v)} A:3 B:2 C:1 D:2 E:3 F:1 G:2 "
    "disc:houses+palace-house chips:1"
    for q, (who, v) in enumerate(
        (
            ("mogul", VILLAGE_NAMES[0:12]),
            ("trader", VILLAGE_NAMES[6:18]),
            ("sadhu", VILLAGE_NAMES[12:24]),
            ("monk", VILLAGE_NAMES[18:30]),
            ("builder", (*VILLAGE_NAMES[0:6], *VILLAGE_NAMES[24:30])),
        )
    )
)
GARDENS = " ".join(f"{city}:1234512" for city in "ABCDEF") + " G:12345--"
CROWDED_TURN = (
    f"{CROWDED} | {GARDENS} | BCDEFGA round 7 at A | ready=1,2,3,4,5 "
    "left=house:1,city-house:1,palace:1 visited=A | turn 1 0 | yogi homes"
)

BIDDING = (
    "15g 7p 4h 16q @S / 15g 7p 4h 16q @S / 15g 7p 4h 16q @S mogul | - | BCDEFGA round 0 at S | "
    "opener=2 bidder=2 bid=3 | bid 1 0, auction-next 1 0 | auction"
)


def turn(words="", left=LEFT, palaces="-", options="-"):
    return TURN.format(words=words, left=left, palaces=palaces, options=options)


def setting(disc="", ready="-"):
    return DISC.format(disc=disc, ready=ready)


def drawn(line, seat=0, layout="phone"):
    return scene(view(parse_position(line), seat), layout)


def said(words, language="cs"):
    return GAME.words.say(words, language, NAMES)


def choice(line, word, seat=0):
    s = parse_position(line)
    answer = parse_answer(s, seat, word)
    return next(c for c in drawn(line, seat).choices if c.answer == answer)


def offered_at(line, *path, seat=0):
    """What touching this comes to."""
    return [offer for offer in drawn(line, seat).offers if offer.path == path]


def labels(offers, language="cs"):
    return [said(offer.label, language) for offer in offers]


# The picture


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("line", [turn(), setting(), CROWDED_TURN])
@pytest.mark.parametrize("seat", [-1, 0])
def test_everything_lies_on_the_table(layout, line, seat):
    table = drawn(line, seat, layout)
    assert all(
        n.x >= 0 and n.x + n.w <= table.width + 0.01 for n in table.nodes.values() if not n.rot
    )
    assert all(
        n.y >= 0 and n.y + n.h <= table.height + 0.01 for n in table.nodes.values() if not n.rot
    )


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_crowded_table_of_five_is_drawn_with_few_enough_things(layout):
    assert len(drawn(CROWDED_TURN, 0, layout).nodes) < 800


def test_every_picture_on_the_table_is_drawn():
    drawings = (GAME.folder / "symbols.svg").read_text("utf-8")
    known = {"rect", "round", "circle", "text", *re.findall(r'<symbol id="([^"]+)"', drawings)}
    known |= {f"seat-{q}" for q in range(6)}
    for line in (turn(), setting("disc:houses+houses", "ready=1"), CROWDED_TURN, BIDDING):
        table = drawn(line)
        ghosts = [node for offer in table.offers for _, node in offer.ghosts]
        assert {node.shape for node in [*table.nodes.values(), *ghosts]} <= known


def test_both_layouts_draw_the_same_pieces_and_say_the_same():
    phone, wide = (drawn(turn(), 0, layout) for layout in LAYOUTS)
    pieces = [
        {name for name in t.nodes if name.startswith(("house", "palace", "arch"))}
        for t in (phone, wide)
    ]
    assert pieces[0] == pieces[1]
    assert phone.readings == wide.readings
    assert [c.label for c in phone.choices] == [c.label for c in wide.choices]


def test_roads_join_the_middles_of_their_places_and_villages_lie_on_them():
    chart = Chart(MEASURES["phone"], Box(0, 0, 352, 412))
    for v in range(board.VILLAGES):
        road = board.ROAD_OF[v]
        (x, y), (dx, dy), length = chart.way(road)
        at_x, at_y = chart.village(v)
        assert abs((at_x - x) * dy - (at_y - y) * dx) < 0.01 * length
        assert 0 < ((at_x - x) * dx + (at_y - y) * dy) / length < length


def test_no_village_hides_another_or_a_city():
    for layout in LAYOUTS:
        m = MEASURES[layout]
        chart = Chart(m, Box(0, 0, m.left, m.map))
        points = [chart.village(v) for v in range(board.VILLAGES)]
        for i, (x, y) in enumerate(points):
            assert all((x - a) ** 2 + (y - b) ** 2 > m.village**2 for a, b in points[:i])
            for place in range(board.PLACES):
                a, b = chart.point(place)
                assert (x - a) ** 2 + (y - b) ** 2 > chart.radius(place) ** 2


def test_a_road_with_an_empty_village_is_drawn_closed():
    nodes = drawn(turn()).nodes
    states = {r: nodes[f"road-{r}"].style for r in range(board.ROADS)}
    is_open = {r for r, style in states.items() if "open" in style}
    roads = {(board.LETTERS[board.FROM[r]], board.LETTERS[board.TO[r]]) for r in is_open}
    assert roads == {("A", "C"), ("C", "S"), ("A", "E"), ("S", "E")}


def test_houses_stand_in_villages_and_palaces_on_sites():
    nodes = drawn(turn(palaces="A:12----- C:---n---")).nodes
    cs1 = VILLAGE_NAMES.index("CS1")
    assert nodes[f"house-{cs1}-0-0"].shape == "maharaja-house-0"
    assert nodes["palace-0-0"].shape == "maharaja-palace-0"
    assert nodes["palace-0-1"].shape == "maharaja-palace-1"
    assert nodes["palace-2-3"].shape == "maharaja-palace"
    assert said(nodes["palace-2-3"].label) == "Palác nepoužité barvy, vnější místo ve městě C"


def test_houses_in_a_city_are_counted_beside_it():
    nodes = drawn(turn()).nodes
    assert nodes["houses-0-1-n"].text == "2"
    assert said(nodes["houses-0-1"].label) == "Bára: 2 domky ve městě A"


def test_players_are_told_apart_by_the_marks_on_their_pieces():
    nodes = drawn(CROWDED_TURN).nodes
    assert {nodes[f"architect-{q}"].shape for q in range(5)} == {
        f"maharaja-architect-{q}" for q in range(5)
    }


def test_cities_are_told_apart_by_letter_and_ground():
    nodes = drawn(turn()).nodes
    grounds = {nodes[f"ground-{letter}"].shape for letter in "ABCDEFG"}
    assert len(grounds) == 7
    assert nodes["letter-C"].text == "C"


def test_the_next_governor_is_the_first_of_the_track():
    nodes = drawn(turn()).nodes
    row = sorted("ABCDEFG", key=lambda letter: nodes[f"governor-{letter}"].x)
    assert "".join(row) == "BCDEFGA"
    assert "next" in nodes["governor-B"].style


def test_what_the_city_with_the_maharaja_would_pay_now_stands_above_the_map():
    nodes = drawn(turn()).nodes
    assert (nodes["strip-city"].text, nodes["strip-1-points"].text) == ("A", "3")
    assert said(nodes["strip-1-gold"].label) == "Bára: 3 body, 16 zlaťáků"


def test_who_holds_a_character_is_seen_on_it():
    nodes = drawn(turn()).nodes
    assert nodes["character-2-mark"].shape == "seat-1"
    assert "character-4-mark" not in nodes
    assert said(nodes["character-4"].label).startswith(
        "4 Poutník, v banku. Mýtné za něj platí bank"
    )
    assert "character-7" not in nodes
    assert "character-7" in drawn(turn(options="yogi")).nodes


def test_an_owners_map_is_drawn_from_its_tables(tmp_path):
    usual = (GAME.folder / "components.toml").read_text("utf-8")
    changed = usual.replace('["A", "C", 1]', '["A", "C", 2]').replace(
        "G = [50, 24]", "G = [20, 30]"
    )
    path = tmp_path / "own.toml"
    path.write_text(changed.replace('G = "white"', 'G = "orange"'), "utf-8")
    game = load("maharaja", path)
    s = Match(game, 3, {option.name: option.values[0] for option in game.options}).state_at(0)
    for layout in LAYOUTS:
        table = game.scene(game.view(s, 0), layout)
        assert len([name for name in table.nodes if name.startswith("village-")]) == 31
        assert table.nodes["place-G"].x < table.nodes["place-E"].x
        assert "orange" in table.nodes["place-G"].style
        for node in table.nodes.values():
            assert node.rot or 0 <= node.x <= node.x + node.w <= table.width + 0.01


def test_many_characters_of_one_player_keep_clear_of_the_disc():
    line = turn(options="yogi several").replace("mogul", "mogul monk builder artisan yogi")
    for layout in LAYOUTS:
        nodes = drawn(line, 0, layout).nodes
        last, disc = nodes["held-7"], nodes["seat-0-disc-0"]
        assert last.y == disc.y
        assert last.x + last.w <= disc.x + 0.01


# The disc


def test_two_actions_are_touched_in_any_order():
    there, back = (
        offered_at(setting(), "act-gold", "act-palace"),
        offered_at(setting(), "act-palace", "act-gold"),
    )
    assert labels(there) == labels(back) == ["Nastavit: zlato + palác"]


def test_one_action_is_touched_twice():
    assert labels(offered_at(setting(), "act-houses", "act-houses")) == [
        "Nastavit: 2 domky + 2 domky"
    ]


def test_a_pair_says_what_it_will_take():
    assert said(choice(setting(), "gold+palace").note) == (
        "Bude to stát 12 zlaťáků; máš 17, bez mýtného."
    )
    assert "To zatím nestačí." in said(choice(setting(), "palace+palace").note)
    poor = setting().replace("15g 7p 6h 10q @S mogul", "3g 1p 2h 10q @S mogul")
    assert "V zásobě budeš mít jen 2 domky." in said(choice(poor, "houses+houses").note)
    assert "Zbývá ti jen 1 palác." in said(choice(poor, "palace+palace").note)


def test_the_set_disc_is_seen_and_may_be_changed():
    line = setting("disc:houses+houses", "ready=1")
    table = drawn(line)
    assert table.nodes["act-houses-set"].text == "2×"
    assert len(table.choices) == 45
    assert said(table.prompt).startswith("Nastaveno: 2 domky + 2 domky. Změnit to můžeš")


def test_nobody_else_sees_more_than_that_a_disc_is_set():
    nodes = drawn(setting("disc:houses+houses", "ready=1"), seat=1).nodes
    assert "seat-0-ready" in nodes
    assert "seat-0-disc-0" not in nodes
    assert "act-houses-set" not in nodes


# A turn


def test_touching_a_city_is_the_cheapest_way_there_with_its_tolls():
    (trip,) = offered_at(turn(), "place-E")
    assert said(trip.label) == "Cíl E přes A: 2 zlaťáky"
    assert said(trip.note).startswith("Mýtné: Bára +2. Zbude ti 14 zlaťáků.")
    assert {"trip-end", f"toll-{VILLAGE_NAMES.index('AE1')}"} <= {name for name, _ in trip.ghosts}
    assert len(trip.answers) == 2


def test_other_ways_and_what_can_be_built_there_are_listed_in_the_row_of_the_city():
    said_there = labels(offered_at(turn(), "row-E"))
    assert said_there == [
        "Cíl E přes A: 2 zlaťáky",
        "Cíl E přes S: 3 zlaťáky",
        "Cíl E přes A: 2 zlaťáky + hlavní palác",
        "Cíl E přes A: 2 zlaťáky + vnější palác",
        "Cíl E přes A: 2 zlaťáky + domek",
    ]


def test_a_trip_with_a_palace_at_its_end_says_what_is_left_after_both():
    trip = next(o for o in offered_at(turn(), "row-E") if said(o.label).endswith("hlavní palác"))
    assert said(trip.note) == "Mýtné: Bára +2. Cena: 12 zlaťáků. Zbudou ti 2 zlaťáky."
    assert {"trip-end", "ghost-palace"} <= {name for name, _ in trip.ghosts}


def test_the_monk_travels_for_nothing():
    line = turn().replace("mogul", "monk")
    (trip,) = offered_at(line, "place-A")
    assert said(trip.label) == "Cíl A: zdarma"
    line = line.replace(" AC1 ", " ").replace("CS2 AE1", "AC1 CS2 AE1")
    (trip,) = offered_at(line, "place-A")
    assert said(trip.note).startswith("Mýtné platí bank: Bára +1.")


def test_arriving_where_it_is_scored_says_what_that_brings():
    (trip,) = offered_at(turn(), "place-A")
    assert "Město A se v tomto kole hodnotí: 7 zlaťáků za 1 bod (teď 0)." in said(trip.note)


def test_the_own_city_offers_what_can_be_done_there():
    assert labels(offered_at(turn(), "place-C")) == [
        "Hlavní palác ve městě C",
        "Vnější palác ve městě C",
        "Domek: C",
    ]
    assert labels(offered_at(turn(), "row-C")) == labels(offered_at(turn(), "place-C"))


def test_a_palace_says_its_price_and_what_the_city_would_pay():
    central = choice(turn(), "central")
    note = said(central.note)
    assert note.startswith("Cena: 12 zlaťáků. Zbudou ti 4 zlaťáky.")
    assert "Město C by ti pak vyneslo 16 zlaťáků (4 body; teď 16)." in note
    assert dict(central.ghosts)["ghost-palace"].shape == "maharaja-palace-0"


def test_the_last_palace_is_announced_as_the_end():
    line = turn().replace("16g 7p", "16g 1p")
    assert "po tomto kole hra končí" in said(choice(line, "outer").note)


def test_a_house_that_opens_a_road_says_so():
    assert said(choice(turn(), "BD1").note) == (
        "Cena: 1 zlaťák. Zbude ti 15 zlaťáků. Otevře cestu B – D."
    )
    assert "zůstane přerušená, 1 vesnice je ještě prázdná" in said(choice(turn(), "AB1").note)


def test_a_house_that_is_taken_away_says_that_it_closes_the_road():
    line = turn(left="move:1")
    assert said(choice(line, "lift:AC1").note) == "Cesta A – C se přeruší."
    twice = line.replace("CS1 AC1", "CS1x2 AC1 AB1")
    assert said(choice(twice, "lift:CS1").note) == "Ve vesnici CS1 zůstane ještě jeden domek."
    assert said(choice(twice, "lift:AB1").note) == "Cesta A – B je přerušená i tak."


def test_small_villages_are_listed_by_what_is_to_be_done():
    houses = labels(offered_at(turn(), "do-house"))
    assert len(houses) == board.VILLAGES + 1
    assert {"Domek: AB1", "Domek: C"} <= set(houses)


def test_what_is_left_is_on_the_table_and_what_is_done_is_ticked_off():
    nodes = drawn(turn(left="palace:1,house:1")).nodes
    assert "disc-0-done" in nodes
    assert "disc-1-done" not in nodes
    assert {"do-palace", "do-house"} <= set(nodes)
    assert "do-gold" not in nodes


def test_of_two_actions_alike_one_is_done():
    line = turn(left="house:1").replace("disc:gold+palace-house", "disc:house+house")
    nodes = drawn(line).nodes
    assert ("disc-0-done" in nodes, "disc-1-done" in nodes) == (True, False)


def test_of_two_houses_the_first_is_offered_in_the_city_alone():
    line = turn(left="city-house:1").replace("gold+palace-house", "gold+houses")
    table = drawn(line)
    assert said(table.prompt) == "Jsi na tahu. Zbývá: 2 domky."
    assert labels(offered_at(line, "do-house")) == ["Domek: C"]
    assert "Cíl A: zdarma + domek" in labels(offered_at(line, "row-A"))
    assert "disc-1-done" not in table.nodes


def test_ending_says_what_it_costs():
    done = choice(turn(), "done")
    assert done.weak
    assert said(done.note) == "Není splněno vše: každý další hráč dostane 2 zlaťáky."
    nodes = drawn(turn()).nodes
    assert said(nodes["compensation"].text) == "Konec teď: každý další hráč +2 zlaťáky."
    assert not choice(turn(left="gold:0"), "done").note


def test_lowering_a_governor_says_the_new_order():
    line = turn(left="governor:1")
    lower = choice(line, "governor:D")
    assert (lower.path, said(lower.note)) == (("governor-D",), "Odspodu: D, B, C, E, F, G, A")
    assert len(offered_at(line, "do-governor")) == 5


def test_taking_a_character_says_from_whom_and_what_it_can_do():
    line = turn(left="character:1")
    take = choice(line, "take:trader")
    assert take.path == ("character-2",)
    assert said(take.note) == "Číslo 2, dosud ho má Bára. Jednou za svůj tah přinese 1 zlaťák."


def test_a_chip_lists_its_actions():
    line = turn(words="chips:1", options="yogi")
    assert len(offered_at(line, "do-chip")) == 8


def test_abilities_lie_beside_what_is_set():
    line = turn().replace("mogul", "trader builder").replace("A trader", "A artisan")
    nodes = drawn(line).nodes
    assert {"do-builder", "do-trader"} <= set(nodes)
    assert len(offered_at(line, "do-builder")) > board.VILLAGES


def test_a_lifted_house_is_put_down_on_the_map_or_from_a_list():
    line = turn(left="palace:1").replace("visited=C", "lifted=AB2 visited=C")
    line = line.replace("| turn 1 0 |", "| put-house 1 0, turn 1 0 |")
    table = drawn(line)
    assert said(table.prompt) == "Domek odtud: AB2. Kam přijde?"
    v = VILLAGE_NAMES.index("AB1")
    assert labels(offered_at(line, f"village-{v}")) == ["Sem: AB1"]
    assert len(offered_at(line, "do-put")) == len(table.choices)


def test_no_two_offers_have_the_same_keys():
    for line in (turn(), setting(), CROWDED_TURN, turn(left="character:1,governor:1,move:1")):
        keys = [offer.keys for offer in drawn(line).offers if offer.keys]
        assert len(keys) == len(set(keys))


# Before the game


def test_bids_are_buttons_and_passing_is_a_quiet_one():
    table = drawn(BIDDING)
    assert said(table.prompt) == "Bára nabízí 3. Nabídni víc, nebo pasuj."
    assert [c.button for c in table.choices][:2] == ["4", "5"]
    assert table.choices[-1].weak


def test_who_bids_most_and_who_is_out_of_the_auction_is_seen():
    line = BIDDING.replace("bid=3", "bid=3 passed=3").replace(
        "opener=2 bidder=2", "opener=1 bidder=2"
    )
    nodes = drawn(line).nodes
    assert said(nodes["seat-1-bid"].text) == "nabízí 3"
    assert said(nodes["seat-2-bid"].text) == "mimo dražbu"
    assert "seat-0-bid" not in nodes


def test_characters_at_home_are_seen_where_that_is_played():
    assert not any(name.startswith("home-") for name in drawn(turn()).nodes)
    nodes = drawn(turn(options="homes")).nodes
    homes = {nodes[f"home-{city}-picture"].shape for city in range(7)}
    assert len(homes) == 7
    assert said(nodes["home-6"].label) == "domov osobnosti číslo 1"


def test_characters_are_chosen_by_card_or_button():
    line = BIDDING.replace("bid 1 0, auction-next 1 0", "choose-character 1 0")
    offers = drawn(line).choices
    assert [c.path for c in offers] == [(f"character-{n}",) for n in range(2, 7)]
    assert said(offers[0].button) == "Kupec"
    assert "Číslo 2, z banku." in said(offers[0].note)


def test_a_robbed_player_hears_why_he_is_asked():
    line = BIDDING.replace("round 0 at S", "round 2 at A").replace(
        "bid 1 0, auction-next 1 0", "choose-character 1 0"
    )
    assert said(drawn(line).prompt).startswith("O svou osobnost přicházíš.")


def test_first_houses_are_counted():
    line = BIDDING.replace("/ 15g 7p 4h 16q @S /", "trader / 15g 7p 4h 16q @S sadhu /", 1)
    line = line.replace("bid 1 0, auction-next 1 0", "first-house 1 0, houses-next 1 0")
    assert said(drawn(line).prompt).startswith("Postav domek ve vesnici; zbývají 4.")


@pytest.mark.parametrize(
    ("line", "seat", "prompt"),
    [
        (turn(), 0, "Jsi na tahu. Zbývá: palác, domek, zlato."),
        (turn(left="gold:0"), 0, "Vše nastavené je hotovo. Cestovat můžeš dál."),
        (turn(), 1, "Na tahu je Anna."),
        (setting(), -1, "Na řadě: Anna, Bára, Cyril"),
    ],
)
def test_one_sentence_says_what_to_do_or_who_is_awaited(line, seat, prompt):
    assert said(drawn(line, seat).prompt) == prompt


# The table in words


def test_a_reader_hears_players_cities_roads_villages_and_characters():
    readings = drawn(turn()).readings
    assert [said(r.caption) for r in readings] == [
        "Kolo a hráči", "Města", "Cesty", "Vesnice", "Osobnosti",
    ]  # fmt: skip
    heard = [said(cell) for cell in readings[1].rows[0].cells]
    assert heard == [
        "volná místa: hlavní + 6",
        "domky: Bára: 2",
        "architekti: Bára",
        "Bára: 3 body, 16 zlaťáků",
        "cesta zdarma",
    ]
    assert len(readings[3].rows) == board.VILLAGES


def test_a_reader_hears_the_tolls_of_a_road():
    rows = {said(row.head): said(row.cells[0]) for row in drawn(turn()).readings[2].rows}
    assert rows["A – E"] == "Cesta A – E, mýtné: Bára +2"
    assert rows["A – C"] == "Cesta A – C: bez mýtného"
    assert rows["A – B"].startswith("Cesta A – B je přerušená")


def test_every_answer_of_the_game_has_room_in_the_mask():
    assert all(0 <= c.answer < ANSWERS for c in drawn(CROWDED_TURN).choices)
