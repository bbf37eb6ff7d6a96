"""The players: seal, name, points, what their boxes hold and what they have built."""

from __future__ import annotations

from alexandre.games.empire.table.pictures.glyphs import building, sign, spears
from alexandre.games.empire.table.pictures.tableau import is_in_order
from alexandre.games.empire.view import EmpireView, PlayerView
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.sketch import Caption, Plate, Shape, Sketch, seat_colour
from alexandre.ui.play.faces.coins import portrait
from alexandre.ui.play.tablets import (
    ROW,
    WIDE,
    Figure,
    Tablet,
    draw_ground,
    spot_of,
    stack_tablets,
)


def players_of(view: EmpireView) -> Sketch:
    """One tablet for each player, the mover's lighter and framed."""
    mover = view.mover if view.phase != "over" else None
    return stack_tablets(view.players, lambda player, top: (
        *tablet(player, top, is_mover=player.seat == mover),
        (spot_of(player.seat, holding(player), top, ROW),)))


def list_tablets(view: EmpireView) -> list[Tablet]:
    """Each in short: armies, temples, cities."""
    mover = view.mover if view.phase != "over" else None
    lines = []
    for player in view.players:
        colour = seat_colour(player.seat)
        armies, *built = (Figure(spears((0, 0), 19), str(player.armies)),
                          Figure(building(0, (0, 0), 20, colour), str(player.temples)),
                          Figure(building(1, (0, 0), 20, colour), str(player.cities)))
        boxes = [Figure(sign(name, (0, 0), 20), str(count))
                 for name, count in zip(("order", "temples", "cities"), (
                     player.bid, player.temple_box, player.city_box), strict=True)
                 if count is not None]
        lines.append(Tablet(
            player.seat, Who(player.seat), str(player.score), (armies, *built), holding(player),
            player.seat == mover,
            afar=(armies, *boxes) if is_in_order(view) else (armies, *built, *boxes[1:])))
    return lines


def tablet(player: PlayerView, top: float, *,
           is_mover: bool) -> tuple[list[Shape], list[Caption]]:
    """One player."""
    shapes: list[Shape] = [draw_ground(top, ROW, is_mover=is_mover)]
    marks, numeral = portrait(player.seat, (28, top + ROW / 2 - 2), 19.5)
    shapes += marks
    captions = [numeral,
                Caption((60, top + 19), Who(player.seat), 18, "ink", "bold", "left", most=184,
                        is_even=True),
                Caption((WIDE - 14, top + 29), str(player.score), 28, "seal.deep", "bold",
                        "right")]
    colour = seat_colour(player.seat)
    for number, figure in enumerate((player.armies, player.temples, player.cities)):
        at = (70.0 + 48 * number, top + 42)
        shapes += building(number - 1, at, 19, colour) if number else spears(at, 19)
        captions.append(Caption((at[0] + 15, at[1]), str(figure), 16, "ink", "table", "left"))
    cubes, figures = purse(player, top + 42)
    return shapes + cubes, captions + figures


def purse(player: PlayerView, y: float) -> tuple[list[Shape], list[Caption]]:
    """What is left in the boxes of temples and cities, as cubes; or that they are closed."""
    if player.temple_box is None or player.city_box is None:
        key = "empire.table.split" if player.has_split else "empire.table.unsplit"
        return [], [Caption((208, y), Msg.of(key), 15, "ink.soft", "italic", "left", most=88)]
    shapes: list[Shape] = []
    captions = []
    for kind, count in enumerate((player.temple_box, player.city_box)):
        x = 213.0 + 48 * kind
        shapes += [*building(kind, (x, y), 17, "parchment.edge"),
                   Plate((x + 11, y - 5), (11, 11), 2, seat_colour(player.seat), "seal.text",
                         0.8)]
        captions.append(Caption((x + 26, y), str(count), 16, "ink", "table", "left"))
    return shapes, captions


def holding(player: PlayerView) -> Msg:
    """Everything on the tablet in words."""
    return Msg.of("empire.spot.player", who=Who(player.seat), armies=player.armies,
                  temples=player.temples, cities=player.cities,
                  provinces=player.parts["provinces"])
