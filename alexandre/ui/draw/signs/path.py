"""Traces the path of a drawing: the `d` of an SVG path as points, curves as short lines."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Final

from alexandre.ui.draw.sketch import Place

FLAT: Final = 0.25  # units between a curve and its lines, at the most
COMMAND: Final = re.compile(r"([A-DF-Za-df-z])([^A-DF-Za-df-z]*)")
NUMBER: Final = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
NUMBERS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6}  # that follow a command, or a multiple

Run = tuple[tuple[Place, ...], bool]
"""A part of a path, and whether it is closed."""


class SignError(ValueError):
    """A file is outside the subset of SVG, and why; the reader adds file and line."""


def trace(d: str) -> list[Run]:
    """The parts of a path of the commands M, L, H, V, C and Z, in both cases."""
    parts: list[Run] = []
    points: list[Place] = []
    at = (0.0, 0.0)
    for command, numbers in split_path(d):
        letter = command.upper()
        if letter == "M" and points:
            parts.append((tuple(points), False))
            points = []
        elif letter != "M" and not points:  # goes on from where the last part was closed
            points = [at]
        if letter == "Z":
            parts.append((tuple(points), True))
            at, points = points[0], []
            continue
        places = read_places(command, numbers, at)
        if letter == "C":
            for number in range(0, len(places), 3):
                points += bend(points[-1], *places[number:number + 3])
        else:
            points += places
        at = points[-1]
    if points:
        parts.append((tuple(points), False))
    if not parts:
        raise SignError("the path is empty")
    return parts


def split_path(d: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers, which may be those of several like it."""
    if first := NUMBER.match(d.lstrip()):
        raise SignError(f"a number is where a command should be: {first[0]}")
    for command, rest in COMMAND.findall(d):
        numbers = [*map(float, NUMBER.findall(rest))]
        if (letter := command.upper()) == "Z":
            if numbers:
                raise SignError(f"a number is where a command should be: {numbers[0]:g}")
        elif letter not in NUMBERS:
            raise SignError(f"the command {command} is not read: make it a path of nodes")
        elif not numbers or len(numbers) % NUMBERS[letter]:
            raise SignError(f"the command {command} has too few numbers")
        yield command, numbers


def read_places(command: str, numbers: list[float], at: Place) -> list[Place]:
    """The places that the command leads to, with the controls of curves."""
    match command:
        case "H" | "h":
            pairs = [(number, at[1] if command == "H" else 0.0) for number in numbers]
        case "V" | "v":
            pairs = [(at[0] if command == "V" else 0.0, number) for number in numbers]
        case _:
            pairs = [*zip(numbers[::2], numbers[1::2], strict=True)]
    if command.isupper():
        return pairs
    places: list[Place] = []
    x, y = at
    for number, (dx, dy) in enumerate(pairs, 1):
        places.append((x + dx, y + dy))
        if command != "c" or number % 3 == 0:
            x, y = places[-1]
    return places


def bend(start: Place, one: Place, other: Place, end: Place) -> Iterator[Place]:
    """Points of a cubic curve after its start, as many as `FLAT` asks for (Wang's formula)."""
    (x, y), (x1, y1), (x2, y2), (x3, y3) = start, one, other, end
    far = max(math.hypot(x - 2 * x1 + x2, y - 2 * y1 + y2),
              math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3))
    steps = math.ceil(math.sqrt(0.75 * far / FLAT)) or 1
    for number in range(1, steps):
        t, u = number / steps, 1 - number / steps
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        yield a * x + b * x1 + c * x2 + d * x3, a * y + b * y1 + c * y2 + d * y3
    yield end
