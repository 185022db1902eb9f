"""The map: roads, villages with their houses, cities with their gardens, and who stands where."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import atan2, cos, degrees, hypot, pi, sin

from ludoteka.core.drawing import Box, Nodes, around, put
from ludoteka.core.text import Seat, Text, text

from .board import *
from .measures import Measures
from .notation import LETTERS, village_name
from .state import NEUTRAL
from .trips import Toll
from .view import City, View
from .words import listed, names, place, road

OUTER = SITES - 1
Point = tuple[float, float]


@dataclass(frozen=True)
class Chart:
    """Where on the picture the places and villages of the tables lie, whichever map it is."""

    m: Measures
    frame: Box

    @cached_property
    def points(self) -> tuple[Point, ...]:
        """The middles of the places. The outermost ones lie at the edges of the frame."""
        m, f = self.m, self.frame
        xs, ys = [x for x, _ in AT], [y for _, y in AT]
        left, top, low = m.city + 4, m.city * 1.55, m.city * 1.7
        return tuple(
            (
                along(x, xs, f.x + left, f.x + f.w - left),
                along(y, ys, f.y + top, f.y + f.h - low),
            )
            for x, y in AT
        )

    def point(self, number: int) -> Point:
        return self.points[number]

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """Where the houses of a city stand."""
        return tuple(free_side(self, number) for number in range(CITIES))

    def radius(self, number: int) -> float:
        return self.m.city * (0.8 if number == START else 1)

    @cached_property
    def villages(self) -> tuple[Point, ...]:
        return tuple(self.on_road(number) for number in range(VILLAGES))

    def village(self, number: int) -> Point:
        return self.villages[number]

    def on_road(self, number: int) -> Point:
        """Evenly along what is left of a road between its places."""
        r = ROAD_OF[number]
        (x, y), (dx, dy), length = self.way(r)
        start, end = self.radius(FROM[r]), self.radius(TO[r])
        step = (length - start - end) / VILLAGES_ON[r]
        share = (start + (number - FIRST_VILLAGE[r] + 0.5) * step) / length
        return x + dx * share, y + dy * share

    def way(self, r: int) -> tuple[Point, Point, float]:
        """Where a road begins, how far it goes each way, and its length."""
        (x, y), (to_x, to_y) = self.point(FROM[r]), self.point(TO[r])
        return (x, y), (to_x - x, to_y - y), hypot(to_x - x, to_y - y)

    def line(self, r: int, thick: float, less: float = 0) -> tuple[Box, float]:
        """The box of a road and by how much it is turned; `less` is left out at both ends."""
        (x, y), (dx, dy), length = self.way(r)
        at = around(x + dx / 2, y + dy / 2, length - 2 * less, thick)
        return at, round(degrees(atan2(dy, dx)), 2)


def along(n: int, all_of_them: list[int], start: float, end: float) -> float:
    least, most = min(all_of_them), max(all_of_them)
    return start + (n - least) / max(1, most - least) * (end - start)


def draw_map(nodes: Nodes, view: View, chart: Chart) -> None:
    put(nodes, "land", "round", chart.frame, style="land", z=-9)
    for r in range(ROADS):
        draw_road(nodes, view, chart, r)
    for v in range(VILLAGES):
        draw_village(nodes, view, chart, v)
    for number in range(CITIES):
        draw_city(nodes, view, chart, number)
    draw_start(nodes, chart)
    draw_figures(nodes, view, chart)
    draw_lifted(nodes, view, chart)


def draw_road(nodes: Nodes, view: View, chart: Chart, r: int) -> None:
    at, turned = chart.line(r, 7 if chart.m.is_wide else 6)
    state = "open" if view.roads[r].open else "closed"
    put(
        nodes, f"road-{r}", "rect", at, label=road_label(view, r), style=f"road {state}",
        rot=turned, z=-6,
    )  # fmt: skip


def road_label(view: View, r: int) -> Text:
    tolls = view.roads[r].tolls
    if not view.roads[r].open:
        return text("label-road-closed", road=road(r))
    if not tolls:
        return text("label-road-free", road=road(r))
    return text("label-road", road=road(r), tolls=paid_to(tolls))


def paid_to(tolls: tuple[Toll, ...]) -> Text:
    """Who gets how much."""
    return listed([text("pays-to", whom=Seat(toll.seat), gold=toll.gold) for toll in tolls])


def draw_village(nodes: Nodes, view: View, chart: Chart, v: int) -> None:
    owners = view.villages[v]
    x, y = chart.village(v)
    d = chart.m.village
    name = village_name(v)
    state = "settled" if owners else "empty"
    label = (
        text("label-village", name=name, owners=names(list(owners)))
        if owners
        else text("label-village-empty", name=name)
    )
    put(
        nodes, f"village-{v}", "circle", around(x, y, d), label=label, style=f"village {state}",
        z=-4,
    )  # fmt: skip
    for i, q in enumerate(owners):
        twin, at = owners[:i].count(q), house_at(chart, v, i, len(owners))
        put(
            nodes, f"house-{v}-{q}-{twin}", f"maharaja-house-{q}", at,
            label=text("label-house", who=Seat(q), place=name), style=f"piece seat-{q}", z=-3,
        )  # fmt: skip


def house_at(chart: Chart, v: int, i: int, n: int) -> Box:
    """The house with number i of n in a village."""
    x, y = chart.village(v)
    d = chart.m.village
    return around(x + (i - (n - 1) / 2) * d * 0.5, y, d * (0.6 if n == 1 else 0.53))


# Cities


def draw_city(nodes: Nodes, view: View, chart: Chart, number: int) -> None:
    city, (x, y), r = view.cities[number], chart.point(number), chart.m.city
    colour, letter = COLOUR[number], LETTERS[number]
    if number == view.maharaja:
        put(nodes, "halo", "circle", around(x, y, 2 * r + 9), style="halo", z=-2)
    put(
        nodes, f"place-{letter}", "circle", around(x, y, 2 * r),
        label=city_label(view, number), style=f"wall {colour}", z=-1,
    )  # fmt: skip
    put(
        nodes, f"ground-{letter}", f"maharaja-ground-{number}", around(x, y, 2 * r - 3),
        style=f"ground {colour}", z=-1,
    )  # fmt: skip
    for site, owner in enumerate((city.central, *city.outer)):
        draw_site(nodes, chart, number, site, owner)
    put(
        nodes, f"letter-{letter}", "circle", badge_at(chart, number), text=letter,
        style=f"badge {colour}", size=r * 0.5, z=2,
    )  # fmt: skip
    if city.home_of:
        draw_home(nodes, chart, number, city.home_of)
    draw_city_houses(nodes, chart, number, city)


def draw_home(nodes: Nodes, chart: Chart, number: int, who: int) -> None:
    """§25 The character that is at home here."""
    (x, y), r = chart.point(number), chart.m.city
    x += r * (0.88 if chart.sides[number] < 0 else -0.88)
    at, label = around(x, y + r * 0.6, r * 0.66), text("label-home", n=who)
    put(nodes, f"home-{number}", "circle", at, label=label, style="plate", z=2)
    picture = around(x, y + r * 0.6, r * 0.46)
    shape = f"maharaja-{CHARACTER_NAMES[who - 1]}"
    put(nodes, f"home-{number}-picture", shape, picture, style="picture", z=2)


def badge_at(chart: Chart, number: int) -> Box:
    """At its upper left, or upper right where the houses stand at the left."""
    (x, y), r = chart.point(number), chart.m.city
    side = 1 if chart.sides[number] < 0 else -1
    return around(x + side * r * 0.85, y - r * 0.75, r * 0.74)


def site_at(chart: Chart, number: int, site: int) -> Box:
    """The central site, or one of those in the ring around it."""
    (x, y), r = chart.point(number), chart.m.city
    if site == CENTRAL_SITE:
        return around(x, y, r * 0.72)
    angle = (site - 1) / OUTER * 2 * pi
    return around(x + cos(angle) * r * 0.68, y + sin(angle) * r * 0.68, r * 0.5)


def draw_site(nodes: Nodes, chart: Chart, number: int, site: int, owner: int | None) -> None:
    at = site_at(chart, number, site)
    central = " central" if site == CENTRAL_SITE else ""
    put(nodes, f"site-{number}-{site}", "circle", at, style=f"site{central}", z=0)
    if owner is None:
        if central:
            put(nodes, f"garden-{number}", "maharaja-fountain", at, style="garden", z=0)
        return
    where = text("site-central" if central else "site-outer", city=place(number))
    if owner == NEUTRAL:
        label, shape, tone = text("label-neutral", where=where), "maharaja-palace", "grey"
    else:
        label = text("label-palace", who=Seat(owner), where=where)
        shape, tone = f"maharaja-palace-{owner}", f"seat-{owner}"
    x, y, w = at.x + at.w / 2, at.y + at.h / 2, at.w * 1.12
    put(
        nodes, f"palace-{number}-{site}", shape, around(x, y, w), label=label,
        style=f"piece {tone}", z=1,
    )  # fmt: skip


def draw_city_houses(nodes: Nodes, chart: Chart, number: int, city: City) -> None:
    """Beside the garden: for each owner a house and how many there are."""
    owners = [q for q, n in enumerate(city.houses) if n]
    for i, q in enumerate(owners):
        at, n = plate_at(chart, number, i, len(owners)), city.houses[q]
        label = text("label-city-houses", who=Seat(q), n=n, city=place(number))
        name = f"houses-{number}-{q}"
        put(nodes, name, "round", at, label=label, style="plate", z=3)
        icon = at.part(1, 0.5, at.h - 1, at.h - 1)
        put(nodes, f"{name}-icon", f"maharaja-house-{q}", icon, style=f"piece seat-{q}", z=4)
        count = at.part(at.h, 0, at.w - at.h - 1, at.h)
        put(nodes, f"{name}-n", "text", count, text=str(n), style="strong", size=at.h * 0.8, z=4)


def plate_at(chart: Chart, number: int, i: int, n: int) -> Box:
    """In a column beside the city, or in lines of three below it, where no road is near."""
    (x, y), r = chart.point(number), chart.m.city
    w, h = r * 0.98, r * 0.56
    side = chart.sides[number]
    if side:
        left = x + side * r * 1.04 - (w if side < 0 else 0)
        return Box(left, y + (i - n / 2) * h, w, h)
    line = i // 3
    of_line = min(3, n - line * 3)
    most = chart.frame.x + chart.frame.w - of_line * w
    left = min(max(x - of_line / 2 * w, chart.frame.x), most)
    return Box(left + i % 3 * w, y + r * 1.34 + line * h, w, h)


def free_side(chart: Chart, number: int) -> int:
    """-1: left of the city, 1: right of it, 0: below it; whichever is farthest from all roads."""
    (x, y), room = chart.point(number), chart.m.city * 2.1
    left, right = chart.frame.x + room, chart.frame.x + chart.frame.w - room
    sides = [(0, pi / 2)] + [(-1, pi)] * (x > left) + [(1, 0.0)] * (x < right)
    ways = [FROM[r] + TO[r] - number for r in ROAD_AT[number][: DEGREE[number]]]
    roads = [atan2(chart.point(to)[1] - y, chart.point(to)[0] - x) for to in ways]
    return max(sides, key=lambda side: min(apart(side[1], road) for road in roads))[0]


def apart(a: float, b: float) -> float:
    """The angle between two directions."""
    return abs((a - b + pi) % (2 * pi) - pi)


def city_label(view: View, number: int) -> Text:
    return text("label-city", city=place(number), says=listed(known_of(view.cities[number])))


def known_of(city: City) -> list[Text]:
    """What is free in the garden, whose houses there are, and who is at home."""
    parts = [garden(city)]
    if any(city.houses):
        owners = [text("count-for", whom=Seat(q), n=n) for q, n in enumerate(city.houses) if n]
        parts.append(text("label-houses", owners=listed(owners)))
    if city.home_of:
        parts.append(text("label-home", n=city.home_of))
    return parts


def garden(city: City) -> Text:
    """What is free in the garden."""
    free = sum(owner is None for owner in city.outer)
    return text("garden-free" if city.central is None else "garden-taken", n=free)


def draw_start(nodes: Nodes, chart: Chart) -> None:
    x, y = chart.point(START)
    at = around(x, y, 2 * chart.radius(START))
    put(nodes, "place-S", "circle", at, label=text("label-start"), style="bare", z=-1)
    put(nodes, "start", "maharaja-start", at, style="start", z=-1)


# Figures


def draw_figures(nodes: Nodes, view: View, chart: Chart) -> None:
    (x, y), r = chart.point(view.maharaja), chart.m.city
    put(
        nodes, "maharaja", "maharaja-ruler", around(x, y - r * 1.08, r * 0.86),
        label=text("label-maharaja", city=place(view.maharaja)), style="figure", z=6,
    )  # fmt: skip
    for number in range(PLACES):
        here = [q for q, at in enumerate(view.places) if at.architect == number]
        for i, q in enumerate(here):
            active = " lit" if q == view.active else ""
            put(
                nodes, f"architect-{q}", f"maharaja-architect-{q}",
                architect_at(chart, number, i, len(here)),
                label=text("label-architect", who=Seat(q), place=place(number)),
                style=f"piece seat-{q}{active}", z=7 + (q == view.seat),
            )  # fmt: skip


def draw_lifted(nodes: Nodes, view: View, chart: Chart) -> None:
    """§11 The house in hand, still over the place that it comes from."""
    if view.turn is None or view.turn.lifted is None or view.active is None:
        return
    where, q = view.turn.lifted, view.active
    if where < VILLAGES:
        n = len(view.villages[where])
        at = house_at(chart, where, n, n + 1)
    else:
        at = beside_city(chart, where - VILLAGES)
    put(
        nodes, "in-hand", f"maharaja-house-{q}", at.part(-2, -at.h * 0.35, at.w + 4, at.h + 4),
        label=text("label-in-hand", who=Seat(q)), style=f"piece lit seat-{q}", z=15,
    )  # fmt: skip


def architect_at(chart: Chart, number: int, i: int, n: int) -> Box:
    """At the foot of a city, side by side; in the middle of the start place."""
    (x, y), r = chart.point(number), chart.m.city
    step, w = r * 0.5, r * 0.66
    low = 0 if number == START else r * 0.95
    whole = (n - 1) * step + w
    left = min(max(x - whole / 2, chart.frame.x), chart.frame.x + chart.frame.w - whole)
    return Box(left + i * step, y + low - w / 2, w, w)


def beside_city(chart: Chart, number: int) -> Box:
    """Where one more house is shown."""
    (x, y), r = chart.point(number), chart.m.city
    return around(x + r * 0.6, y + r * 1.2, r * 0.62)
