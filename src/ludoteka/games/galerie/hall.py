"""§2 A hall: its painting, its bench with pawns, its strip with markers and cards."""

from __future__ import annotations

from dataclasses import replace

from ludoteka.core.drawing import Box, Nodes, put, side_by_side
from ludoteka.core.text import Seat, text

from .measures import Measures
from .picture import draw_hung
from .tables import MAX_PLAYERS, STRIP
from .view import Place, Preview, View
from .words import ROMAN, place_name, whole_place

EDGE = 4  # between the wall and what is in a room


def draw_room(nodes: Nodes, view: View, place: Place, at: Box) -> None:
    words = ["room", "shop" if place.number == 0 else "hall"]
    if place.full:
        words.append("full")
    if place.number == view.here:
        words.append("here")
    put(
        nodes,
        f"place-{place.number}",
        "rect",
        at,
        label=whole_place(place),
        style=" ".join(words),
        z=-2,
    )


def draw_hall(nodes: Nodes, view: View, m: Measures, place: Place, at: Box) -> None:
    draw_room(nodes, view, place, at)
    inner = at.inset(EDGE)
    top = inner.part(0, 0, inner.w, inner.h - m.bench - m.strip - 3)
    draw_wall(nodes, view, m, place, top)
    side = m.letters * 1.45
    put(
        nodes,
        f"number-{place.number}",
        "circle",
        at.part(-1, -1, side, side),
        text=str(place.number),
        label=place_name(place.number),
        style="door-number",
        size=m.letters,
        z=4,
    )
    draw_bench(nodes, view, m, place, inner.part(0, top.h + 1, inner.w, m.bench))
    draw_strip(nodes, view, m, place, inner.part(0, inner.h - m.strip, inner.w, m.strip))


def draw_wall(nodes: Nodes, view: View, m: Measures, place: Place, at: Box) -> None:
    if place.painting is None:
        put(
            nodes,
            f"empty-{place.number}",
            "rect",
            at.middle(at.w * 0.62, at.h * 0.8),
            text=text("no-painting"),
            style="slot faint wrap",
            size=m.letters,
        )
        return
    preview = preview_of(view, place)
    m = replace(m, icon=max(m.icon, min(at.h * 0.2, m.icon * 1.4)))
    draw_hung(nodes, m, place.painting, preview, at)
    h = m.letters * 1.3
    if place.tile_owner is not None:
        label = text("tile-is-with", who=Seat(place.tile_owner))
        tile = at.part(1, at.h - h - 1, h * 1.9, h)
        put(nodes, f"owner-{place.number}", "round", tile, style="owner", label=label, z=2)
        mark = tile.part(h * 0.95, h * 0.1, h * 0.8, h * 0.8)
        put(
            nodes,
            f"owner-{place.number}-mark",
            f"seat-{place.tile_owner}",
            mark,
            style=f"seat-{place.tile_owner}",
            z=3,
        )
        icon = tile.part(h * 0.1, h * 0.1, h * 0.8, h * 0.8)
        put(nodes, f"owner-{place.number}-tile", "galerie-tile", icon, style="tile-icon", z=3)
    if preview is not None:
        gain = preview.symbols + preview.tile
        w = m.letters * (1.9 if gain < 10 else 2.4)
        pill = at.part(at.w - 2 * m.icon - 7 - w, 0, w, h)
        put(
            nodes,
            f"gain-{place.number}",
            "round",
            pill,
            text=f"+{gain}",
            size=m.letters,
            label=text("label-gain", points=text("points", points=gain)),
            style="gain",
            z=3,
        )


def preview_of(view: View, place: Place) -> Preview | None:
    previews = view.own.previews if view.own else ()
    return next((preview for preview in previews if preview.place == place.number), None)


def draw_bench(nodes: Nodes, view: View, m: Measures, place: Place, at: Box) -> None:
    seat = at.part(0, at.h - 6, at.w, 6)
    put(nodes, f"bench-{place.number}", "galerie-bench", seat, style="bench")
    w = min(m.bench * 0.84, at.w / MAX_PLAYERS)
    spots = side_by_side(len(place.pawns), at.part(3, -1, at.w - 6, at.h - 1), w, 2)
    for q, spot in zip(place.pawns, spots, strict=True):
        active = " active" if q == view.active and not view.over else ""
        put(
            nodes,
            f"pawn-{q}",
            f"galerie-pawn-{q}",
            spot,
            style=f"pawn seat-{q}{active}",
            label=text("label-pawn", who=Seat(q)),
            z=6,
        )


# The strip


def draw_strip(nodes: Nodes, view: View, m: Measures, place: Place, at: Box) -> None:
    w = at.w / STRIP
    for i in range(STRIP):
        field = at.part(i * w + 0.6, 0, w - 1.2, at.h)
        if i < len(place.strip):
            draw_bid(nodes, m, place, i, field, view)
        else:
            first = " first" if i == 0 else ""
            put(
                nodes,
                f"field-{place.number}-{i}",
                "rect",
                field,
                text=ROMAN[i],
                style=f"field{first}",
                size=m.letters * 1.02,
                z=-1,
            )
    if place.full:
        put(
            nodes,
            f"full-{place.number}",
            "galerie-full",
            at,
            style="full-strip",
            label=text("strip-is-full"),
            z=5,
        )


def draw_bid(nodes: Nodes, m: Measures, place: Place, i: int, at: Box, view: View) -> None:
    """The marker, and under it the card it stands for."""
    mark = place.strip[i]
    side = min(at.w, at.h * 0.42)
    label = text("label-marker", who=Seat(mark.seat), number=text(f"roman-{i + 1}"))
    if not mark.done:
        spot = at.part((at.w - side) / 2, 0, side, side)
        put(
            nodes,
            f"marker-{place.number}-{i}",
            f"seat-{mark.seat}",
            spot,
            style=f"seat-{mark.seat}",
            label=label,
            z=3,
        )
    card = at.part(0, side + 1, at.w, at.h - side - 1)
    lit = " lit" if is_next(view, place, i) else ""
    name = f"bid-{place.number}-{i}"
    if mark.taken:
        put(nodes, name, "rect", card, style="slot", tick=2, z=1)
    elif mark.card is None:
        put(nodes, name, "galerie-back", card, style="back", label=label, z=1)
    else:
        own = "" if place.open else " own"
        put(
            nodes,
            name,
            "rect",
            card,
            text=str(mark.card),
            style=f"bid{own}{lit}",
            label=label,
            size=m.letters * 1.16,
            tick=1 if place.open else 0,
            z=1,
        )


def is_next(view: View, place: Place, i: int) -> bool:
    """§10, §13 Its owner chooses now."""
    return (
        view.here == place.number and view.marker == i and view.question in ("tiles", "take back")
    )
