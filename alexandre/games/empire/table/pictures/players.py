"""The players: face, name, points, what they have built and what is left in their boxes."""

from __future__ import annotations

from functools import partial

from alexandre.games.empire.table.pictures.glyphs import building, spears
from alexandre.games.empire.table.pictures.plates import draw_cube
from alexandre.games.empire.view import EmpireView, PlayerView
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.sheets.boxes import Row
from alexandre.ui.draw.sheets.leaves import Icon, Text
from alexandre.ui.draw.sketch import seat_colour
from alexandre.ui.play.tablets import WHOLE, Figure, Parts, Tablet


def list_tablets(view: EmpireView) -> list[Tablet]:
    """One for each player, the mover's lighter and framed; a column of figures is as wide for all
    as its widest number."""
    mover = view.mover if view.phase != "over" else None
    columns = zip(*map(count_figures, view.players), strict=True)
    digits = [max(map(len, column)) for column in columns]
    return [Tablet(player.seat, Who(player.seat), str(player.score), (),
                   draw_figures(player, digits), holding(player), player.seat == mover)
            for player in view.players]


def count_figures(player: PlayerView) -> tuple[str, ...]:
    """Armies, temples, cities, and what is left in the boxes of these two: "?" in closed boxes."""
    unknown = "?" if player.has_split else "–"
    return (str(player.armies), str(player.temples), str(player.cities),
            *(unknown if box is None else str(box)
              for box in (player.temple_box, player.city_box)))


def draw_figures(player: PlayerView, digits: list[int]) -> Parts:
    """The figures beside their signs, with a cube before what is left in a box."""
    colour, told = seat_colour(player.seat), count_figures(player)
    signs = (spears((0, 0), 19), *(building(kind, (0, 0), 20, colour) for kind in range(2)))
    armies, *built = (Figure(sign, text, most).describe(WHOLE)
                      for sign, text, most in zip(signs, told, digits, strict=False))
    cube = Icon(partial(draw_cube, player.seat), 9)
    boxes = (Row((cube, Text(text, WHOLE.figure, "ink.soft", "table", squeeze=1, digits=most)), 3)
             for text, most in zip(told[3:], digits[3:], strict=True))
    return (armies, *(Row(pair, 5) for pair in zip(built, boxes, strict=True)))


def holding(player: PlayerView) -> tuple[Msg, ...]:
    """Everything on the tablet in words."""
    if player.temple_box is None or player.city_box is None:
        boxes = Msg.of(f"empire.spot.{'split' if player.has_split else 'unsplit'}")
    else:
        boxes = Msg.of("empire.spot.boxes", temples=player.temple_box, cities=player.city_box)
    return (Msg.of("empire.spot.holding", armies=player.armies, temples=player.temples,
                   cities=player.cities), boxes,
            Msg.of("empire.spot.provinces", provinces=player.parts["provinces"]))
