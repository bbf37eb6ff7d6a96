"""The air of each title's place, a circle of half a minute: wind, sea, fire, far work and beasts.

Noise is shaped among its frequencies, so that it is periodic as it stands; slow changes are sums
of whole waves, and what happens near the end rings on at the beginning.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tools.art.sounds.instruments import (
    RATE,
    Samples,
    drum,
    dying,
    fade,
    lowpass,
    noise,
    stone,
    strike,
    swell,
    times,
    tock,
)
from tools.art.sounds.music import MusicLoop

SECONDS = 28.0
COUNT = round(SECONDS * RATE)


def hiss(low: float, high: float, seed: int, slope: float = 0.0) -> Samples:
    """Endless noise between two pitches, falling by `slope` (of its power) with the pitch."""
    lot = np.random.default_rng(seed)
    pitch = np.fft.rfftfreq(COUNT, 1 / RATE)
    shape = 1 / (1 + (low / np.maximum(pitch, 1)) ** 4) / (1 + (pitch / high) ** 4)
    shape *= np.maximum(pitch, 20.0) ** (-slope)
    turn = np.exp(2j * np.pi * lot.uniform(size=len(pitch)))
    sound = np.fft.irfft(shape * turn, COUNT)
    return sound / np.sqrt(np.mean(sound ** 2))


def drift(low: float, high: float, waves: int, seed: int) -> Samples:
    """A slow endless change between two values, of that many waves at most."""
    lot = np.random.default_rng(seed)
    now = np.arange(COUNT) / COUNT
    whole = sum(np.sin(2 * np.pi * (number * now + lot.uniform())) / number ** 0.5
                for number in range(1, waves + 1))
    share = (whole - whole.min()) / (whole.max() - whole.min())
    return low + (high - low) * share


def both(make: Callable[[int], Samples], seed: int) -> Samples:
    """Two channels that are alike but not the same."""
    return np.stack([make(seed), make(seed + 1)])


def wind(loudness: float, seed: int) -> Samples:
    """Wind over open land: two bands that come and go."""
    return loudness * both(lambda each: hiss(120, 420, each, 0.4) * drift(0.3, 1, 7, each + 10)
                           + 0.35 * hiss(500, 1100, each + 20) * drift(0, 1, 9, each + 30) ** 2,
                           seed)


def scatter(piece: MusicLoop, count: int, seed: int, make: Callable[[int], Samples],
            loudness: tuple[float, float], width: float = 0.9) -> None:
    """A thing that happens again and again, here and there."""
    lot = np.random.default_rng(seed)
    for number in range(count):
        begin = (number + float(lot.uniform(0.1, 0.9))) * SECONDS / count
        piece.add(begin, float(lot.uniform(*loudness)), float(lot.uniform(-width, width)),
                  make(seed + number))


def bell(seed: int) -> Samples:
    """The bell of a goat, far away."""
    pitch = 900 + 170 * (seed % 5)
    return lowpass(strike([(pitch, 1, 9), (pitch * 1.51, 0.6, 13), (pitch * 2.4, 0.4, 20)], 0.6),
                   2600)


def spark(seed: int) -> Samples:
    """A spark of the fire."""
    return tock(1500 + 260 * (seed % 7), seed, dull=2.0)


def cricket(seed: int) -> Samples:
    """A cricket: three strokes of its wings."""
    now = times(0.16)
    pitch = 3900 + 130 * (seed % 4)
    return fade(np.sin(2 * np.pi * pitch * now) * np.clip(np.sin(2 * np.pi * 19 * now), 0, 1),
                0.01, 0.02)


def gull(seed: int) -> Samples:
    """A gull: its cry rises, then falls."""
    now = times(0.42)
    share = now / 0.42
    pitch = (1150 + 90 * (seed % 4)) * (1 + 0.35 * np.sin(np.pi * np.minimum(1, share * 1.3)))
    turn = 2 * np.pi * np.cumsum(pitch) / RATE
    cry = np.sin(turn) + 0.6 * np.sin(2 * turn) + 0.25 * np.sin(3 * turn)
    return lowpass(swell(cry, 0.3), 3600)


def creak(seed: int) -> Samples:
    """A rope pulls at its post."""
    now = times(0.5)
    pulse = np.clip(np.sin(2 * np.pi * np.cumsum(24 + 20 * np.sin(2 * np.pi * now)) / RATE),
                    0.7, 1) - 0.7
    return swell(lowpass(pulse * (1 + noise(0.5, seed)), 900), 0.5) * 4


def mason(seed: int) -> Samples:
    """Three strokes of a far mason."""
    one = lowpass(stone(820 + 40 * (seed % 3), seed), 2400)
    out = np.zeros(round(1.3 * RATE))
    for begin in (0.0, 0.42, 0.83):
        start = round(begin * RATE)
        out[start:start + len(one)] += one
    return out


def flap(seed: int) -> Samples:
    """A standard in the wind."""
    return lowpass(dying(swell(noise(0.22, seed), 0.25), 6), 480)


def hoof(seed: int) -> Samples:
    """A horse that shifts its weight."""
    return lowpass(strike([(118 + 8 * (seed % 3), 1, 40), (270, 0.4, 60)], 0.18), 900)


# ---- the places ---------------------------------------------------------------------------


def alexandros() -> Samples:
    """Pasture in Asia: wind, and a flock a long way off."""
    piece = MusicLoop(SECONDS, 61)
    scatter(piece, 22, 62, bell, (0.04, 0.16))
    return piece.render() + wind(0.08, 63)


def empire() -> Samples:
    """A city that is being built: masons near and far, and little wind."""
    piece = MusicLoop(SECONDS, 71)
    scatter(piece, 9, 72, mason, (0.1, 0.3))
    scatter(piece, 7, 73, lambda seed: lowpass(tock(310 + 20 * (seed % 5), seed), 1800),
            (0.12, 0.3))
    return piece.render() + wind(0.06, 74)


def phalanxx() -> Samples:
    """A camp at night: a fire, crickets, a far drum now and then."""
    piece = MusicLoop(SECONDS, 81)
    scatter(piece, 120, 82, spark, (0.01, 0.11), 0.4)
    scatter(piece, 34, 83, cricket, (0.008, 0.03))
    scatter(piece, 4, 84, lambda seed: lowpass(drum(68, 0.6, seed, hard=0.1), 220), (0.06, 0.12))
    glow = both(lambda each: hiss(70, 300, each, 0.3) * drift(0.5, 1, 24, each + 3), 85)
    return piece.render() + 0.07 * glow


def commander() -> Samples:
    """A field before the battle: wind, a standard, horses."""
    piece = MusicLoop(SECONDS, 91)
    scatter(piece, 46, 92, flap, (0.1, 0.45), 0.5)
    scatter(piece, 13, 93, hoof, (0.1, 0.3))
    return piece.render() + wind(0.1, 94)


def catan() -> Samples:
    """A shore: six waves, gulls, a ship at its rope."""
    def waves(seed: int) -> Samples:
        now = np.arange(COUNT) / COUNT
        crest = (0.5 + 0.5 * np.sin(2 * np.pi * (6 * now + 0.04 * seed))) ** 2.6
        late = (0.5 + 0.5 * np.sin(2 * np.pi * (6 * now + 0.04 * seed - 0.14))) ** 3
        return hiss(90, 520, seed, 0.3) * (0.35 + crest) + 0.4 * hiss(900, 4200, seed + 5) * late

    piece = MusicLoop(SECONDS, 97)
    scatter(piece, 6, 98, gull, (0.006, 0.028))
    scatter(piece, 5, 99, creak, (0.2, 0.5), 0.6)
    return piece.render() + 0.13 * both(waves, 101)


PLACES: dict[str, Callable[[], Samples]] = {
    "alexandros": alexandros, "empire": empire, "phalanxx": phalanxx, "commander": commander,
    "catan": catan,
}
