"""What an answer would do to the map, shown before it is given."""

from __future__ import annotations

from ludoteka.core.drawing import around, node
from ludoteka.core.scene import Node

from .board import *
from .chart import Chart, architect_at, beside_city, house_at, site_at
from .trips import Trip
from .view import View

Ghosts = tuple[tuple[str, Node], ...]


def trip_ghosts(view: View, chart: Chart, trip: Trip) -> Ghosts:
    """§9 The roads of a trip, what is paid in each village and where it ends."""
    found: list[tuple[str, Node]] = []
    for r in trip.roads:
        at, turned = chart.line(r, 9, chart.m.city * 0.7)
        line = node("rect", at, style="trip", rot=turned, z=-5)
        found.append((f"trip-{r}", line))
        for v in range(FIRST_VILLAGE[r], FIRST_VILLAGE[r] + VILLAGES_ON[r]):
            found += toll_ghosts(view, chart, v)
    end = architect_at(chart, trip.to, 0, 1)
    shape, tone = f"maharaja-architect-{view.seat}", f"piece seat-{view.seat}"
    found.append(("trip-end", node(shape, end, style=tone, z=20)))
    return tuple(found)


def toll_ghosts(view: View, chart: Chart, v: int) -> list[tuple[str, Node]]:
    """A price on each village without an own house."""
    owners = view.villages[v]
    if view.seat in owners:
        return []
    x, y = chart.village(v)
    d = chart.m.village
    at = around(x, y - d * 0.62, d * 1.05, d * 0.62)
    price = node(
        "round", at, text=f"−{len(owners) * TOLL}", style="price",
        size=chart.m.letters, z=21,
    )  # fmt: skip
    return [(f"toll-{v}", price)]


def house_ghost(view: View, chart: Chart, where: int) -> Ghosts:
    """A house in a village or, past the villages, in a city."""
    if where < VILLAGES:
        n = len(view.villages[where])
        at = house_at(chart, where, n, n + 1)
    else:
        at = beside_city(chart, where - VILLAGES)
    shape, tone = f"maharaja-house-{view.seat}", f"piece seat-{view.seat}"
    return (("ghost-house", node(shape, at, style=tone, z=20)),)


def palace_ghost(view: View, chart: Chart, number: int, central: bool) -> Ghosts:
    """On the central site of a city, or on its first free outer one."""
    outer = view.cities[number].outer
    site = CENTRAL_SITE if central else CENTRAL_SITE + 1 + outer.index(None)
    at = site_at(chart, number, site)
    at = around(at.x + at.w / 2, at.y + at.h / 2, at.w * 1.2)
    shape, tone = f"maharaja-palace-{view.seat}", f"piece seat-{view.seat}"
    return (("ghost-palace", node(shape, at, style=tone, z=20)),)
