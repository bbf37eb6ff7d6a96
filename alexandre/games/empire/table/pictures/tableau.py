"""The strip below the page: the order, the boxes of a tableau, and why the order is what it is."""

from __future__ import annotations

from functools import partial
from typing import Final

from alexandre.games.empire.table.pictures.aid import aid, awards, reasons
from alexandre.games.empire.table.pictures.glyphs import sign
from alexandre.games.empire.table.pictures.plates import (
    cubes,
    draw_card,
    draw_ring,
    group,
    title,
)
from alexandre.games.empire.tables import Tables
from alexandre.games.empire.view import EmpireView, PlayerView
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.sheets.boxes import (
    Column,
    Either,
    Fixed,
    Grid,
    Named,
    Overlay,
    Panel,
    Row,
)
from alexandre.ui.draw.sheets.leaves import Icon, Space, Text, seal_of
from alexandre.ui.draw.sheets.tree import Node

BOXES: Final = ("order", "armies", "temples", "cities")
GAP: Final = 6.0
BELOW: Final = 3.0  # the figures of the order
MOST: Final = 15  # cubes that are drawn
PLACE: Final = (36, 39)  # the size of a place of the order, and the room for its mark
CUBES: Final = (78, 18)


def tableau_of(tables: Tables, view: EmpireView) -> Node:
    """The order of the region, the viewer's boxes (or the mover's); while places are chosen what
    decides, else what a turn brings, which large letters put into the boxes.  An audience sees the
    boxes alone."""
    track, forms = order(view), list[tuple[Node, ...]]()
    if is_in_order(view):
        beside = group(Column((reasons(view), Space(0.0, BELOW))), grow=1)
        forms = [(boxes(view), beside), (small_boxes(view), beside), (boxes(view),)]
    else:
        short = awards(tables, view, "_short")
        forms = [(boxes(view), group(aid(tables, view))), (boxes(view, tables, short),),
                 (boxes(view, tables, short, has_title=False),)]
    return Either(tuple(Row((track, *each), GAP, "stretch") for each in forms))


def is_in_order(view: EmpireView) -> bool:
    """Whether places are being chosen."""
    return view.phase in ("lots", "place")


# ---- the order ----------------------------------------------------------------------------------


def order(view: EmpireView) -> Node:
    """The track of the order, the seals of those who have their place."""
    places = tuple(place(view, number) for number in range(len(view.order)))
    return group(Column((
        title(Msg.of("empire.table.order")), Space(grow=1), Row(places, 4), Space(grow=1)), 1))


def place(view: EmpireView, number: int) -> Node:
    """A place of the order, and what its seat knows of the others."""
    seat, last = view.order[number], len(view.players) - 1
    is_on_turn = seat == view.mover and view.phase in ("move", "pay", "build")
    which = "first" if not number else "last" if number == last else "between"
    figure = str(number + 1)
    ring = Icon(partial(draw_ring, fill="page"), *PLACE)
    mark = Icon(partial(draw_ring, line="seal", width=2.6), PLACE[1])
    parts = (ring, Text(figure, 19, "ink.faint", "title", "centre") if seat is None
             else seal_of(seat, 28), *((mark,) if is_on_turn else ()))
    spot = Named(Fixed(Overlay(parts), wide=PLACE[1]), f"order:{figure}",
                 Msg.of(f"empire.spot.order.{which}", place=number + 1), is_round=True)
    return Column((spot, Text(figure, 13, "ink.soft", "table", "centre")), 1)


# ---- the boxes ----------------------------------------------------------------------------------


def boxes(view: EmpireView, priced: Tables | None = None, beside: Node | None = None, *,
          has_title: bool = True) -> Node:
    """Four boxes with their cubes, or `priced` with what they bring; those of others stay closed
    until all are shown. Beside their title, or the seal alone, may be another part."""
    player = owner_of(view)
    every = [box_of(name, count, player.seat, priced)
             for name, count in zip(BOXES, counts_of(player), strict=True)]
    whom = whose(view, player) if has_title else seal_of(player.seat, 18)
    heading = (whom, *((Space(grow=1), beside) if beside else ()))
    return group(Column((Row(heading, 16), Row(tuple(every), 8, "stretch", is_even=True, grow=1)),
                        2), grow=1)


def small_boxes(view: EmpireView) -> Node:
    """The same in two lines, without cubes."""
    player = owner_of(view)
    one, two, three, four = (Named(Panel(head_of(name, count), draw_card, (8, 3)), f"box:{name}",
                                   Msg.of(f"empire.spot.box.{name}"))
                             for name, count in zip(BOXES, counts_of(player), strict=True))
    return group(Column((whose(view, player), Grid(((one, two), (three, four)), 6, 6,
                                                   grows=(1, 1), grow=1)), 2), grow=1)


def owner_of(view: EmpireView) -> PlayerView:
    """The viewer, or the mover for eyes that belong to no seat."""
    return view.players[view.mover if view.seat is None or view.seat < 0 else view.seat]


def whose(view: EmpireView, player: PlayerView) -> Node:
    """The owner of the boxes and, until they are filled, the number of resources."""
    is_split = view.phase in ("split", "bid", "raise", "allot") and not player.has_split
    words = Msg.of("empire.table.boxes", who=Who(player.seat), n=player.pool) if is_split else \
        Msg.of("empire.table.tableau", who=Who(player.seat))
    return Row((seal_of(player.seat, 18), title(words)), 6)


def head_of(name: str, count: int | None) -> Node:
    """The sign of a box and its number."""
    return Row((Icon(partial(sign, name), 26, 28), Space(grow=1),
                Text("–" if count is None else str(count), 27, "ink", "bold", "right",
                     digits=2)), 4)


def box_of(name: str, count: int | None, seat: int, priced: Tables | None) -> Node:
    """One box: its sign, its number, its cubes."""
    below = price(priced, name, seat) if priced is not None and name != "order" else \
        Fixed(cubes(min(MOST, count or 0), seat), *CUBES)
    return Named(Panel(Column((head_of(name, count), below)), partial(
        draw_card, fill="page" if count is not None else "parchment.deep"), (8, 2), grow=1),
        f"box:{name}", Msg.of(f"empire.spot.box.{name}"), grow=1)


def price(tables: Tables, name: str, seat: int) -> Node:
    """The points of a round for the majority, or for each building, and the price. [8.2] [8.3]
    [8.4]
    """
    kind = BOXES.index(name) - 2
    worth = tables.box.province_points if kind < 0 else tables.box.points[kind]
    return Row((Text(f"+{worth}", 18, "seal.deep", "bold"),
                Text(Msg.of("empire.table.aid.province"), 13, "ink.soft", "italic") if kind < 0
                else cubes(tables.box.prices[kind], seat)), 6)


def counts_of(player: PlayerView) -> tuple[int | None, ...]:
    """The four boxes: a bid once shown is spent, armies are those on the board."""
    return player.bid, player.raised, player.temple_box, player.city_box
