"""Traces the path of a drawing: the `d` of an SVG path as points, curves as short lines."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Final

from alexandre.ui.draw.sketch import Place

FLAT: Final = 0.25  # units between a curve and its lines, at the most
TOKEN: Final = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
NUMBERS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Z": 0}  # that follow a command

Run = tuple[tuple[Place, ...], bool]
"""A part of a path, and whether it is closed."""


class SignError(ValueError):
    """A file leaves the subset of drawings, and why; in the end with its name and the line."""


def trace(d: str) -> list[Run]:
    """The parts of a path of the commands M, L, H, V, C and Z, in both cases."""
    parts: list[Run] = []
    points: list[Place] = []
    x = y = 0.0
    for command, numbers in split_path(d):
        letter, (left, top) = command.upper(), (x, y) if command.islower() else (0.0, 0.0)
        match letter:
            case "Z":
                parts.append((tuple(points), True))
                x, y = points[0]
                points = []
                continue
            case "H":
                ends = [(left + numbers[0], y)]
            case "V":
                ends = [(x, top + numbers[0])]
            case _:
                pairs = zip(numbers[::2], numbers[1::2], strict=True)
                ends = [(left + dx, top + dy) for dx, dy in pairs]
        if letter == "M":
            if points:
                parts.append((tuple(points), False))
            points = []
        elif not points:  # goes on from where the last part was closed
            points = [(x, y)]
        points += bend((x, y), *ends) if letter == "C" else ends
        x, y = ends[-1]
    if points:
        parts.append((tuple(points), False))
    if not parts:
        raise SignError("the path is empty")
    return parts


def split_path(d: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; one that is repeated need not be written again."""
    tokens, at, command = TOKEN.findall(d), 0, ""
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        elif command.upper() in ("", "Z"):
            raise SignError(f"a number is where a command should be: {tokens[at]}")
        if (count := NUMBERS.get(command.upper())) is None:
            raise SignError(f"the command {command} is not read: make it a path of nodes")
        numbers = tokens[at:at + count]
        if len(numbers) < count or any(map(str.isalpha, numbers)):
            raise SignError(f"the command {command} has too few numbers")
        yield command, [*map(float, numbers)]
        at += count
        command = {"M": "L", "m": "l"}.get(command, command)


def bend(start: Place, one: Place, other: Place, end: Place) -> Iterator[Place]:
    """Points of a cubic curve after its start, as many as `FLAT` asks for (Wang's formula)."""
    far = max(math.hypot(p - 2 * q + r, s - 2 * t + u) for (p, s), (q, t), (r, u) in (
        (start, one, other), (one, other, end)))
    steps = math.ceil(math.sqrt(0.75 * far / FLAT)) or 1
    for number in range(1, steps):
        t, u = number / steps, 1 - number / steps
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        yield (a * start[0] + b * one[0] + c * other[0] + d * end[0],
               a * start[1] + b * one[1] + c * other[1] + d * end[1])
    yield end
