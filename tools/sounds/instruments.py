"""Instruments made of sums of sines, plucked rings and shaped noise; the standard library only.

A sound is a list of floats, RATE of them to a second. Chance is seeded: the same call always
gives the same samples.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence

RATE = 22050

Samples = list[float]


def silence(seconds: float) -> Samples:
    """So many seconds of nothing."""
    return [0.0] * round(seconds * RATE)


def mix(parts: Iterable[tuple[float, float, Samples]], seconds: float) -> Samples:
    """Sounds over one another: when each begins, how loud it is, and the sound itself."""
    whole = silence(seconds)
    for begin, loudness, part in parts:
        start = round(begin * RATE)
        for index, value in enumerate(part[:max(0, len(whole) - start)], start):
            whole[index] += loudness * value
    return whole


def fade(sound: Samples, rise: float, fall: float) -> Samples:
    """The sound, coming in and going out so softly."""
    up, down, last = max(1, round(rise * RATE)), max(1, round(fall * RATE)), len(sound) - 1
    return [value * min(1.0, index / up, (last - index) / down)
            for index, value in enumerate(sound)]


# ---- what rings ---------------------------------------------------------------------------


def strike(modes: Sequence[tuple[float, float, float]], seconds: float) -> Samples:
    """A body that was hit: for each mode its pitch in Hz, its loudness, its decay a second."""
    tones = [ringing(pitch, loudness, decay, seconds) for pitch, loudness, decay in modes]
    return [sum(values) for values in zip(*tones, strict=True)]


def ringing(pitch: float, loudness: float, decay: float, seconds: float) -> Samples:
    """One dying sine."""
    turn = 2 * math.pi * pitch / RATE
    keep = math.exp(-decay / RATE)
    levels = [loudness * keep**index for index in range(round(seconds * RATE))]
    return [level * math.sin(turn * index) for index, level in enumerate(levels)]


def pluck(pitch: float, seconds: float, seed: int, warmth: int = 3) -> Samples:
    """A string of gut: a ring of noise that softens each time round (Karplus and Strong).

    The mean of two neighbours delays by half a sample; an all-pass filter gives what is left
    of the period, so that the string is in tune.
    """
    period = RATE / pitch - 0.5
    length = int(period - 0.1)
    ring = gut(length, seed, warmth)
    rest = (1 - (period - length)) / (1 + (period - length))
    last = mean = tuned = 0.0
    out = []
    for index in range(round(seconds * RATE)):
        value = ring[index % length]
        before, mean = mean, 0.4985 * (value + last)
        last, tuned = value, rest * (mean - tuned) + before
        ring[index % length] = tuned
        out.append(value)
    return fade(out, 0.004, seconds / 3)


def gut(length: int, seed: int, warmth: int) -> Samples:
    """A plucked string at its first moment: noise, softened as by a finger, about its middle."""
    ring = noise(length / RATE, seed)
    for _ in range(warmth):
        ring = [(ring[index - 1] + value) / 2 for index, value in enumerate(ring)]
    middle = sum(ring) / length
    return [value - middle for value in ring]


def blow(pitch: float, seconds: float) -> Samples:
    """A long horn: its upper partials come after the lower ones and go before them."""
    out = silence(seconds)
    for number in range(1, 8):
        turn = 2 * math.pi * pitch * number / RATE
        slow = 0.09 + 0.035 * number
        for index in range(len(out)):
            now = index / RATE
            swell = min(1.0, now / slow) * min(1.0, (seconds - now) / (0.55 - 0.04 * number))
            sway = 0.05 * number * math.sin(2 * math.pi * 4.6 * now) * min(1.0, now)
            out[index] += swell * swell / number**1.35 * math.sin(turn * index + sway)
    return out


# ---- what rustles -------------------------------------------------------------------------


def noise(seconds: float, seed: int) -> Samples:
    """Every pitch at once."""
    lot = random.Random(seed)
    return [lot.uniform(-1.0, 1.0) for _ in range(round(seconds * RATE))]


def dying(sound: Samples, decay: float) -> Samples:
    """The sound, ever softer."""
    return [value * math.exp(-decay * index / RATE) for index, value in enumerate(sound)]


def between(sound: Samples, low: float, high: float) -> Samples:
    """Nothing much below `low` Hz or above `high`: two gentle slopes on either side."""
    for _ in range(2):
        sound = below(sound, high)
        sound = [value - deep for value, deep in zip(sound, below(sound, low), strict=True)]
    return sound


def below(sound: Samples, high: float) -> Samples:
    """A gentle slope above `high` Hz."""
    share = 1 - math.exp(-2 * math.pi * high / RATE)
    out, level = [], 0.0
    for value in sound:
        level += share * (value - level)
        out.append(level)
    return out


def swell(sound: Samples, crest: float) -> Samples:
    """The sound, growing until `crest` (a share of its length) and going again."""
    count = len(sound)
    out = []
    for index, value in enumerate(sound):
        share = index / count
        slope = share / crest if share < crest else (1 - share) / (1 - crest)
        out.append(value * slope * slope)
    return out


# ---- the room -----------------------------------------------------------------------------

WALLS = ((0.0213, 0.26), (0.0347, 0.2), (0.0491, 0.15), (0.0673, 0.11), (0.0911, 0.07))


def in_a_hall(sound: Samples, share: float = 1.0) -> Samples:
    """The sound with what five walls of stone send back, a little duller each time."""
    parts, echo = [(0.0, 1.0, sound)], sound
    for delay, loudness in WALLS:
        echo = below(echo, 2600.0)
        parts.append((delay, loudness * share, echo))
    return mix(parts, len(sound) / RATE + 0.1)
