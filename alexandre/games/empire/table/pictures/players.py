"""The players: face, name, points, what their boxes hold and what they have built."""

from __future__ import annotations

from alexandre.games.empire.table.pictures.glyphs import building, sign, spears
from alexandre.games.empire.table.pictures.tableau import is_in_order
from alexandre.games.empire.view import EmpireView, PlayerView
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.sheets.leaves import Text
from alexandre.ui.draw.sheets.tree import Node
from alexandre.ui.draw.sketch import Plate, Shape, seat_colour
from alexandre.ui.play.tablets import Figure, Tablet


def list_tablets(view: EmpireView) -> list[Tablet]:
    """One for each player, the mover's lighter and framed: armies, temples, cities, and what the
    boxes hold."""
    mover = view.mover if view.phase != "over" else None
    return [draw_tablet(view, player, is_mover=player.seat == mover) for player in view.players]


def draw_tablet(view: EmpireView, player: PlayerView, *, is_mover: bool) -> Tablet:
    """One player."""
    colour = seat_colour(player.seat)
    built = (Figure(spears((0, 0), 19), str(player.armies)),
             *(Figure(building(kind, (0, 0), 20, colour), str(count))
               for kind, count in enumerate((player.temples, player.cities))))
    boxes = purse(player, is_bidding=is_in_order(view))
    return Tablet(player.seat, Who(player.seat), str(player.score), (*built, *boxes), built,
                  holding(player), is_mover, rows=(built, boxes if len(boxes) > 1 else ()))


def purse(player: PlayerView, *, is_bidding: bool) -> tuple[Node | Figure, ...]:
    """The rest in the boxes of temples and cities, as cubes, while places are chosen the bid, too;
    or that they are closed.
    """
    if player.temple_box is None or player.city_box is None:
        key = "empire.table.split" if player.has_split else "empire.table.unsplit"
        return (Text(Msg.of(key), 15, "ink.soft", "italic"),)
    bid = (Figure(sign("order", (0, 0), 20), str(player.bid)),) if is_bidding else ()
    return (*bid, *(Figure(draw_box(player.seat, kind), str(count))
                    for kind, count in enumerate((player.temple_box, player.city_box))))


def draw_box(seat: int, kind: int) -> tuple[Shape, ...]:
    """A cube beside the building that it pays."""
    return (*building(kind, (-4, 0), 17, "parchment.edge"),
            Plate((2, -5), (11, 11), 2, seat_colour(seat), "seal.text", 0.8))


def holding(player: PlayerView) -> tuple[Msg, ...]:
    """Everything on the tablet in words."""
    return (Msg.of("empire.spot.holding", armies=player.armies, temples=player.temples,
                   cities=player.cities),
            Msg.of("empire.spot.provinces", provinces=player.parts["provinces"]))
