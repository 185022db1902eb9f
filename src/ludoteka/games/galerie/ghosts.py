"""What would lie on the table after an answer, drawn over it while the answer is chosen."""

from __future__ import annotations

from ludoteka.core.drawing import Nodes
from ludoteka.core.scene import Node

from .picture import motif
from .tables import STRIP
from .view import Place, View

Ghosts = tuple[tuple[str, Node], ...]


def ghost_pawn(view: View, nodes: Nodes, place: Place) -> Ghosts:
    """Behind the pawns that stand there already."""
    bench, pawn = nodes[f"bench-{place.number}"], nodes[f"pawn-{view.seat}"]
    others = sum(q != view.seat for q in place.pawns)
    x = min(bench.x + 3 + others * (pawn.w + 2), bench.x + bench.w - pawn.w)
    y = bench.y + bench.h - pawn.h - 1
    ghost = Node(
        f"galerie-pawn-{view.seat}",
        x,
        y,
        pawn.w,
        pawn.h,
        style=f"pawn seat-{view.seat} ghost",
        z=400,
    )
    return (("ghost-pawn", ghost),)


def ghost_bid(view: View, nodes: Nodes, place: Place, card: int) -> Ghosts:
    """The card and its marker on the lowest free place of the strip."""
    i = len(place.strip)
    if i >= STRIP:
        return ()
    field = nodes[f"field-{place.number}-{i}"]
    side = min(field.w, field.h * 0.42)
    low = field.h - side - 1
    laid = Node(
        "rect",
        field.x,
        field.y + side + 1,
        field.w,
        low,
        text=str(card),
        size=low * 0.8,
        style="bid own ghost",
        z=400,
    )
    mark = Node(
        f"seat-{view.seat}",
        field.x + (field.w - side) / 2,
        field.y,
        side,
        side,
        style=f"seat-{view.seat} ghost",
        z=401,
    )
    return ("ghost-bid", laid), ("ghost-marker", mark)


def ghost_painting(view: View, nodes: Nodes, place: Place) -> Ghosts:
    """At the right end of the viewer's collection."""
    if place.painting is None:
        return ()
    lanes = [nodes[f"lane-{view.seat}-{row}"] for row in range(len(place.painting.values))]
    icon = nodes[f"lane-{view.seat}-0-icon"]
    h, w = lanes[0].h + 1, icon.w + 26
    collection = view.seats[view.seat].collection
    x = icon.x + icon.w + 4
    if collection:
        last = nodes[f"painting-{collection[-1].number}"]
        x = min(last.x + h * 1.55, lanes[0].x + lanes[0].w - w - 30)
    ghosts = [
        (
            "ghost-painting",
            Node("rect", x, lanes[0].y, w, h * len(lanes), style="collected lit ghost", z=400),
        )
    ]
    for row, value in enumerate(place.painting.values):
        if value:
            spot = Node(
                "text",
                x,
                lanes[row].y,
                h * 1.3,
                h,
                text=str(value),
                size=h * 0.8,
                style="value ghost",
                z=402,
            )
            ghosts.append((f"ghost-value-{row}", spot))
    shape, style = motif(place.painting.number)
    picture = Node(
        shape,
        x + h * 1.3,
        lanes[0].y + 2,
        w - h * 1.3 - 2,
        h * len(lanes) - 4,
        style=f"{style} ghost",
        z=401,
    )
    return (*ghosts, ("ghost-motif", picture))
