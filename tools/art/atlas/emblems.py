"""A small plate for every title: one motif each, in the same ink, gold and stone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from tools.art.atlas import textures
from tools.art.atlas.canvas import Colour, age
from tools.art.atlas.easel import GOLD, PALE, Place, Plate, dusk, light, wide


def alexandros(sources: Path) -> Any:
    """Marble triangles, walls between them, and the star of the house."""
    side, high = 190.0, 190.0 * math.sqrt(3) / 2
    stones = [wide(textures.light(sources)), wide(textures.dark(sources))]
    plate = Plate(wide(textures.wood(sources)))
    for row in range(-1, 5):
        for column in range(-2, 14):
            left, top = column * side / 2 - 60, row * high - 40
            is_down = (row + column) % 2 == 0
            points = ([(left, top), (left + side, top), (left + side / 2, top + high)] if is_down
                      else [(left + side / 2, top), (left, top + high), (left + side, top + high)])
            plate.ground(shrink(points, 2.2), stones[is_down])
            plate.line(shrink(points, 4.5)[:2], (255, 248, 226), 1.4, 0.5)
            plate.line(shrink(points, 4.5)[1:], (92, 66, 38), 1.4, 0.4)

    def at(column: int, row: int) -> Place:
        return column * side / 2 - 60, row * high - 40

    for way, colour in (((at(1, 2), at(3, 2), at(4, 3), at(6, 3)), (34, 26, 22)),
                        ((at(6, 3), at(7, 2), at(6, 1), at(8, 1)), (34, 26, 22)),
                        ((at(8, 1), at(10, 1), at(11, 0)), (150, 46, 32))):
        for start, end in pairwise(way):
            bar(plate, start, end, colour)
    star(plate, at(6, 3), 84)
    return age(light(plate.sheet), strength=1.6)


def phalanxx(_sources: Path) -> Any:
    """A hedge of spears above a row of shields."""
    plate = Plate(dusk((122, 34, 24), (58, 14, 12), 5))
    for rank, (dark, lift) in enumerate(((0.50, -70), (0.72, -35), (1.0, 0))):
        for number in range(15):
            foot = (-60 + number * 78 + rank * 26, 640)
            tip = (foot[0] + 250, 70 + 34 * math.sin(number * 1.7) + rank * 44 - lift * 0.2)
            wood = tone((176, 124, 62), dark)
            steel = tone((240, 224, 180), dark)
            spear(plate, foot, tip, wood, steel)
    for number in range(7):
        shield(plate, (20 + number * 156, 548), 92)
    return age(light(plate.sheet), strength=1.6)


def commander(_sources: Path) -> Any:
    """A standard over the columns of a battle, the fast before the slow."""
    plate = Plate(dusk((52, 74, 92), (20, 28, 40), 9))
    for column in range(5):
        for row in range(5 - abs(column - 2)):
            x = 120 + column * 180
            y = 520 - row * 74
            points = [(x - 56, y - 26), (x + 56, y - 26), (x + 56, y + 26), (x - 56, y + 26)]
            plate.shadow(points, 7, 0.6)
            shade = 1.0 - 0.11 * column
            plate.fill(points, tone((226, 204, 160), shade))
            plate.line([*points, points[0]], GOLD, 3)
            for step in range(5 - column):
                left = x - 40 + step * 16
                plate.line([(left, y + 12), (left + 10, y), (left, y - 12)], (120, 36, 26), 4)
    pole = ((480.0, 610.0), (480.0, 46.0))
    plate.line(pole, (34, 20, 10), 15)
    plate.line(pole, (168, 122, 60), 9)
    cloth = [(356.0, 92.0), (604.0, 92.0), (604.0, 336.0), (542.0, 372.0), (480.0, 340.0),
             (418.0, 372.0), (356.0, 336.0)]
    plate.shadow(cloth, 12, 0.7)
    plate.fill(cloth, (142, 34, 26))
    inner = [(x + (480 - x) * 0.07, y + (220 - y) * 0.07) for x, y in cloth]
    plate.line([*inner, inner[0]], PALE, 4)
    plate.line([(336, 90), (624, 90)], GOLD, 12)
    rays(plate, (480, 212), 88, PALE)
    plate.disc((480, 46), 15, PALE)
    return age(light(plate.sheet), strength=1.6)


def bar(plate: Plate, start: Place, end: Place, colour: Colour) -> None:
    """A wall of squared stones along a line."""
    ux, uy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(ux, uy)
    ux, uy = ux / length, uy / length

    def place(along: float, across: float) -> Place:
        return start[0] + ux * along - uy * across, start[1] + uy * along + ux * across

    outline = [place(2, -11), place(length - 2, -11), place(length - 2, 11), place(2, 11)]
    plate.shadow(outline, 6, 0.7, (4, 7))
    plate.fill(outline, colour)
    for number in range(5):
        left, right = 4 + number * (length - 4) / 5, (number + 1) * (length - 4) / 5
        pale = tone(colour, 1.6)
        plate.fill([place(left, -8), place(right, -8), place(right, 8), place(left, 8)], pale)


def spear(plate: Plate, foot: Place, tip: Place, wood: Colour, steel: Colour) -> None:
    """A shaft and its leaf."""
    plate.line([foot, tip], (24, 12, 8), 9, 0.8)
    plate.line([foot, tip], wood, 6)
    angle = math.atan2(tip[1] - foot[1], tip[0] - foot[0])

    def place(along: float, across: float) -> Place:
        return (tip[0] + math.cos(angle) * along - math.sin(angle) * across,
                tip[1] + math.sin(angle) * along + math.cos(angle) * across)

    plate.fill([place(-6, 0), place(10, -11), place(64, 0), place(10, 11)], steel)
    plate.fill([place(-6, 0), place(10, 11), place(64, 0)], tone(steel, 0.75))


def shield(plate: Plate, at: Place, radius: float) -> None:
    """A round shield with the star of sixteen rays."""
    circle = round_of(at, radius)
    plate.shadow(circle, 10, 0.8, (6, 8))
    plate.disc(at, radius, (92, 62, 22))
    plate.disc(at, radius - 4, (206, 160, 76))
    plate.disc((at[0] - 8, at[1] - 10), radius - 20, (228, 188, 104), 0.7)
    plate.ring(at, radius - 13, 4, (120, 82, 30))
    rays(plate, at, radius * 0.62, (116, 30, 22))


def star(plate: Plate, at: Place, radius: float) -> None:
    """The mark of the house on a seal."""
    circle = round_of(at, radius)
    plate.shadow(circle, radius * 0.12, 0.75, (radius * 0.08, radius * 0.14))
    plate.disc(at, radius, GOLD)
    plate.disc(at, radius * 0.93, (112, 26, 18))
    plate.ring(at, radius * 0.84, radius * 0.03, PALE)
    rays(plate, at, radius * 0.76, PALE)


def rays(plate: Plate, at: Place, radius: float, colour: Colour) -> None:
    """Sixteen rays."""
    points = []
    for number in range(32):
        reach = radius if number % 4 == 0 else radius * 0.86 if number % 2 == 0 else radius * 0.36
        angle = number * math.pi / 16
        points.append((at[0] + math.sin(angle) * reach, at[1] - math.cos(angle) * reach))
    plate.fill(points, colour)


def round_of(at: Place, radius: float) -> list[Place]:
    """A circle as a polygon."""
    return [(at[0] + radius * math.cos(n * math.pi / 24),
             at[1] + radius * math.sin(n * math.pi / 24)) for n in range(48)]


def tone(colour: Colour, share: float) -> Colour:
    """A colour made darker, or lighter."""
    r, g, b = (min(255, round(each * share)) for each in colour)
    return r, g, b


def shrink(points: Sequence[Place], by: float) -> list[Place]:
    """A triangle drawn in by some pixels."""
    x, y = (sum(point[axis] for point in points) / len(points) for axis in (0, 1))
    reach = math.dist(points[0], (x, y))
    share = 1 - 2 * by / reach
    return [(x + (px - x) * share, y + (py - y) * share) for px, py in points]
