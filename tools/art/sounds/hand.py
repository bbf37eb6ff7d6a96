"""The sounds of hands on the table: paper, wood, bone, coins; short and soft."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from tools.art.sounds.instruments import (
    Samples,
    band,
    drum,
    dying,
    fade,
    hall,
    mix,
    noise,
    pluck,
    stone,
    strike,
    swell,
    times,
    tock,
    tone,
)


def card() -> Samples:
    """A card turned: a stroke of paper, and its edge on the table."""
    stroke = swell(band(noise(0.09, 3), 1400, 7000), 0.6)
    edge = mix([(0, 1, dying(band(noise(0.07, 4), 500, 3200), 80)),
                (0, 0.5, strike([(310, 1, 70), (540, 0.4, 90)], 0.07))])
    return mix([(0, 0.8, stroke), (0.075, 1, edge)])


def flick(step: int) -> Samples:
    """A card slid over others: paper, the higher the step the finer."""
    low = 700 * 1.35 ** step
    slide = swell(band(noise(0.08, 110 + step), low, 3.4 * low), 0.75)
    return mix([(0, 1, slide), (0.055, 0.5, tock(240 * 1.2 ** step, 120 + step, dull=1.6))])


def page() -> Samples:
    """A leaf is turned."""
    leaf = swell(band(noise(0.34, 31), 700, 4600), 0.4)
    flutter = leaf * (1 + 0.45 * np.sin(2 * np.pi * 17 * times(0.34)))
    return mix([(0, 1, flutter), (0.3, 0.8, dying(band(noise(0.12, 32), 300, 1500), 60))])


def coin(step: int) -> Samples:
    """One coin into a hand, brighter by its worth."""
    pitch = 2100 * 1.17 ** step
    ring = strike([(pitch, 1, 24), (pitch * 1.47, 0.6, 32), (pitch * 2.09, 0.3, 48),
                   (pitch / 5.3, 0.7, 80)], 0.24)
    return mix([(0, 1, ring), (0, 0.4, dying(band(noise(0.05, 130 + step), 900, 6000), 260))])


def coins() -> Samples:
    """Taxes: five small coins, one after the other, into a hand."""
    return hall(mix((begin, 0.9 - 0.07 * number, coin(step)) for number, (begin, step) in
                    enumerate(((0.0, 2), (0.085, 3), (0.15, 1), (0.26, 4), (0.33, 3)))), 0.12)


def piece() -> Samples:
    """A piece is set down: wood on marble."""
    body = strike([(228, 1, 44), (1180, 0.42, 62), (1930, 0.22, 85), (3260, 0.1, 120)], 0.22)
    return hall(mix([(0, 1, body), (0, 0.5, dying(band(noise(0.03, 41), 900, 5200), 320))]),
                0.1, 0.4)


def seal() -> Samples:
    """A seal is pressed into wax: soft, deep, and a ring of the table after it."""
    wax = swell(band(noise(0.13, 51), 150, 1100), 0.75)
    table = strike([(92, 1, 20), (186, 0.5, 30), (430, 0.2, 55), (910, 0.08, 70)], 0.34)
    return hall(mix([(0, 0.5, wax), (0.09, 1, table)]), 0.12, 0.5)


def step() -> Samples:
    """A horse on sand: two hooves."""
    def hoof(pitch: float, seed: int) -> Samples:
        body = strike([(pitch, 1, 42), (pitch * 2.3, 0.4, 70)], 0.16)
        return mix([(0, 1, body), (0, 0.6, dying(band(noise(0.09, seed), 350, 2400), 55))])

    return hall(mix([(0, 0.8, hoof(132, 61)), (0.115, 1, hoof(118, 62))]), 0.1, 0.4)


def refusal() -> Samples:
    """Not so: two damped strings, downwards; no reproach."""
    return hall(mix([(0, 0.8, pluck(tone(4), 0.35, 21, damped=5, bright=1300)),
                     (0.13, 1, pluck(tone(2), 0.4, 22, damped=5, bright=1300))]), 0.15)


def rattle() -> Samples:
    """Dice in two hands, quicker and louder towards the throw."""
    lot = np.random.default_rng(70)
    parts = []
    for number in range(11):
        begin = 0.3 * (1 - (1 - number / 11) ** 1.5) * 0.93
        parts.append((begin, 0.25 + 0.07 * number,
                      tock(float(lot.uniform(1100, 1900)), 71 + number, dull=1.3)))
    return mix(parts)


def dice() -> Samples:
    """Five dice of bone fall and come to rest, ever slower, the last ones higher."""
    parts = [(begin, loudness, tock(pitch, 90 + number)) for number, (begin, loudness, pitch) in
             enumerate(((0.0, 1.0, 720), (0.06, 0.8, 830), (0.15, 0.75, 910), (0.27, 0.6, 1010),
                        (0.42, 0.5, 1120)))]
    return hall(mix([*parts, (0, 0.4, drum(140, 0.12, 95, hard=0.2))]), 0.1, 0.4)


def knock() -> Samples:
    """One die of bone set on wood."""
    return hall(tock(690, 99), 0.1, 0.3)


def hit() -> Samples:
    """The tick of a spear on bronze, high and short."""
    return strike([(2630, 1, 42), (3940, 0.6, 55), (5720, 0.3, 75), (880, 0.5, 90)], 0.09)


def miss() -> Samples:
    """A dull pock, low: the spear stuck in a shield of wood."""
    return mix([(0, 1, strike([(196, 1, 60), (322, 0.5, 80)], 0.07)),
                (0, 0.35, dying(band(noise(0.07, 101), 200, 900), 90))])


def beat() -> Samples:
    """One beat of a drum at 90 Hz: a force loses a step."""
    return drum(90, 0.18, 103)


def wall() -> Samples:
    """Stone laid on stone."""
    return fade(mix([(0, 1, stone(205, 105)), (0.012, 0.6, stone(148, 106))])[:5200],
                0.001, 0.05)


HAND: dict[str, Callable[[], Samples]] = {
    "card": card,
    **{f"flick{number}": partial(flick, number) for number in range(1, 6)},
    "page": page,
    **{f"coin{number}": partial(coin, number) for number in range(1, 6)},
    "coins": coins,
    "piece": piece,
    "seal": seal,
    "step": step,
    "no": refusal,
    "rattle": rattle,
    "dice": dice,
    "knock": knock,
    "hit": hit,
    "miss": miss,
    "drum": beat,
    "wall": wall,
}
