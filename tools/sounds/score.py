"""The sounds of the table, a function each, and how loud each of them may be."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.sounds.instruments import (
    RATE,
    Samples,
    below,
    between,
    blow,
    dying,
    fade,
    in_a_hall,
    mix,
    noise,
    pluck,
    strike,
    swell,
)

PEAK = 0.8  # of what a file can hold
WINDOW = 0.1  # seconds: what an ear takes for one moment
D = 146.83
DORIAN = tuple(D * 2 ** (step / 12) for step in (0, 2, 3, 5, 7, 9, 10, 12, 14, 15, 17, 19))


def card() -> Samples:
    """A card turned: a stroke of paper, and its edge on the table."""
    stroke = swell(between(noise(0.09, 3), 1400, 5200), 0.6)
    edge = mix([(0, 1, dying(between(noise(0.05, 4), 500, 2600), 90)),
                (0, 0.5, strike([(310, 1, 70), (540, 0.4, 90)], 0.06))], 0.06)
    return mix([(0, 0.8, stroke), (0.075, 1, edge)], 0.16)


def coins() -> Samples:
    """Taxes: five small coins, one after the other, into a hand."""
    parts = []
    for number, (begin, pitch) in enumerate(
            ((0.0, 3150), (0.085, 3520), (0.15, 2960), (0.26, 3730), (0.33, 3340))):
        coin = strike([(pitch, 1, 22), (pitch * 1.47, 0.5, 30), (pitch * 2.09, 0.25, 45),
                       (pitch / 5.3, 0.5, 80)], 0.3)
        parts.append((begin, 0.8 - 0.07 * number, fade(coin, 0.001, 0.05)))
    return in_a_hall(mix(parts, 0.7), 0.7)


def horn() -> Samples:
    """A low call of two notes, from far away."""
    parts = [(0.0, 0.9, blow(D / 2 * 1.5, 0.62)), (0.5, 1.0, blow(D, 1.35))]
    return below(in_a_hall(mix(parts, 1.9), 1.4), 1500)


def lyre() -> Samples:
    """A province finds its owner: five strings, upwards, in the Dorian mode."""
    parts = [(0.11 * number, 0.9 - 0.06 * number, pluck(DORIAN[step] * 2, 1.5, number))
             for number, step in enumerate((0, 4, 5, 7, 9))]
    return in_a_hall(mix(parts, 1.9))


def no() -> Samples:
    """Not so: two damped strings, downwards; no reproach."""
    parts = [(0.0, 0.8, dying(pluck(DORIAN[4], 0.3, 21, warmth=6), 9)),
             (0.13, 1.0, dying(pluck(DORIAN[2], 0.4, 22, warmth=6), 8))]
    return in_a_hall(mix(parts, 0.5), 0.5)


def page() -> Samples:
    """A leaf is turned."""
    leaf = swell(between(noise(0.34, 31), 700, 3600), 0.4)
    flutter = [value * (1 + 0.45 * math.sin(2 * math.pi * 17 * index / RATE))
               for index, value in enumerate(leaf)]
    falls = dying(between(noise(0.08, 32), 300, 1500), 60)
    return mix([(0, 1, flutter), (0.3, 0.8, falls)], 0.42)


def piece() -> Samples:
    """A wall is laid: wood on marble."""
    stone = strike([(228, 1, 44), (1180, 0.42, 62), (1930, 0.22, 85), (3260, 0.1, 120)], 0.22)
    touch = dying(between(noise(0.02, 41), 900, 4200), 320)
    return in_a_hall(mix([(0, 1, fade(stone, 0.0007, 0.05)), (0, 0.5, touch)], 0.24), 0.6)


def seal() -> Samples:
    """A seal is pressed into wax: soft, deep, and a ring of the table after it."""
    wax = swell(between(noise(0.13, 51), 150, 900), 0.75)
    table = strike([(92, 1, 20), (186, 0.4, 30), (430, 0.12, 55)], 0.34)
    return in_a_hall(mix([(0, 0.5, wax), (0.09, 1, fade(table, 0.003, 0.1))], 0.46), 0.5)


def step() -> Samples:
    """A horse on sand: two hooves."""
    def hoof(pitch: float, seed: int) -> Samples:
        body = strike([(pitch, 1, 42), (pitch * 2.3, 0.3, 70)], 0.16)
        sand = dying(between(noise(0.07, seed), 350, 1900), 55)
        return mix([(0, 1, fade(body, 0.002, 0.05)), (0, 0.55, sand)], 0.16)

    return in_a_hall(mix([(0, 0.8, hoof(132, 61)), (0.115, 1, hoof(118, 62))], 0.3), 0.4)


def victory() -> Samples:
    """The end of a match: a chord of the lyre over the horn, and time to die away."""
    strings = [(0.09 * number, 0.9, pluck(DORIAN[step] * 2, 2.6, 70 + number))
               for number, step in enumerate((0, 2, 4, 7, 9, 11))]
    call = below(mix([(0, 1, blow(D, 1.9)), (0, 0.7, blow(D * 1.5, 1.9))], 2.0), 900)
    return in_a_hall(mix([*strings, (0.2, 0.34, call)], 3.2), 1.2)


# How loud the loudest moment of each may be; what comes often is soft.
SCORE: dict[str, tuple[Callable[[], Samples], float]] = {
    "card": (card, 0.06),
    "coins": (coins, 0.08),
    "horn": (horn, 0.12),
    "lyre": (lyre, 0.12),
    "no": (no, 0.09),
    "page": (page, 0.05),
    "piece": (piece, 0.09),
    "seal": (seal, 0.11),
    "step": (step, 0.07),
    "victory": (victory, 0.14),
}


def render(name: str) -> Samples:
    """The sound, as loud as it may be."""
    play, loudness = SCORE[name]
    sound = fade(play(), 0.0005, 0.03)
    factor = min(loudness / loudest(sound), PEAK / max(map(abs, sound)))
    return [value * factor for value in sound]


def loudest(sound: Samples) -> float:
    """The root of the mean square of the loudest moment."""
    window = round(WINDOW * RATE)
    squares = [value * value for value in sound]
    sums = [sum(squares[start:start + window]) for start in range(0, len(squares), window // 4)]
    return math.sqrt(max(sums) / window)
