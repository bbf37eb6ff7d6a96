"""Instruments: plucked and bowed gut, horns, aulos, drums, struck bodies, shaped noise, a hall.

A sound is an array of floats, RATE of them to a second.  Chance is seeded: the same call always
gives the same samples.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from scipy import signal

RATE = 32000
D3 = 146.83  # Hz; the D of the house, to which everything is tuned
# The Dorian mode of today's names, D E F G A B C D, in pure fifths and fourths.
DORIAN = (1.0, 9 / 8, 32 / 27, 4 / 3, 3 / 2, 27 / 16, 16 / 9)

Samples = Any  # numpy arrays


def tone(step: int, octave: int = 0) -> float:
    """The pitch in Hz of a step of the Dorian mode above D3; step 7 is the next D."""
    turns, rest = divmod(step, 7)
    return float(D3 * DORIAN[rest] * 2.0 ** (turns + octave))


def silence(seconds: float) -> Samples:
    """So many seconds of nothing."""
    return np.zeros(round(seconds * RATE))


def times(seconds: float) -> Samples:
    """The second of every sample."""
    return np.arange(round(seconds * RATE)) / RATE


def mix(parts: Iterable[tuple[float, float, Samples]], seconds: float = 0.0) -> Samples:
    """Sounds over one another: when each begins, how loud it is, and the sound itself.

    `seconds` is the least length of the whole; what is longer is kept.
    """
    placed = [(round(begin * RATE), loudness, part) for begin, loudness, part in parts]
    length = max([round(seconds * RATE), *(start + len(part) for start, _loud, part in placed)])
    whole = np.zeros(length)
    for start, loudness, part in placed:
        whole[start:start + len(part)] += loudness * part
    return whole


def fade(sound: Samples, rise: float, fall: float) -> Samples:
    """The sound, coming in and going out within these seconds."""
    count = len(sound)
    index = np.arange(count)
    up, down = max(1, round(rise * RATE)), max(1, round(fall * RATE))
    return sound * np.minimum(1.0, np.minimum(index / up, (count - 1 - index) / down))


def dying(sound: Samples, decay: float) -> Samples:
    """The sound, ever softer: `decay` nepers a second."""
    return sound * np.exp(-decay * np.arange(len(sound)) / RATE)


def swell(sound: Samples, crest: float) -> Samples:
    """The sound, growing until `crest` (a share of its length) and going again."""
    share = np.arange(len(sound)) / len(sound)
    return sound * np.where(share < crest, share / crest, (1 - share) / (1 - crest)) ** 2


# ---- what rings ---------------------------------------------------------------------------


def strike(modes: Sequence[tuple[float, float, float]], seconds: float) -> Samples:
    """A body that was hit: for each mode its pitch in Hz, its loudness, its decay a second."""
    now = times(seconds)
    whole = sum(loudness * np.exp(-decay * now) * np.sin(2 * np.pi * pitch * now)
                for pitch, loudness, decay in modes)
    return fade(whole, 0.0006, min(0.05, seconds / 4))


def bowl(pitch: float, seconds: float, brightness: float = 1.0) -> Samples:
    """A bronze bowl: partials in pairs that beat, the upper ones sooner gone."""
    modes = []
    for ratio, loudness, decay in ((1.0, 1.0, 1.1), (2.71, 0.55, 1.9), (5.15, 0.26, 3.2),
                                   (8.3, 0.12, 5.5), (12.1, 0.05, 8.0)):
        level = loudness * (brightness if ratio > 1 else 1.0)
        modes += [(pitch * ratio, level, decay), (pitch * ratio * 1.0036, 0.6 * level, decay)]
    return strike(modes, seconds)


def pluck(pitch: float, seconds: float, seed: int, *, damped: float = 0.0,
          bright: float = 2400.0) -> Samples:
    """A string of gut: a burst of noise in a loop that softens it each time round.

    After Karplus and Strong, with an all-pass filter for the rest of the period, so that the
    string is in tune; `damped` shortens it, as by a hand laid on it.
    """
    period = RATE / pitch
    soften = 0.22
    whole = int(period - soften - 0.3)
    rest = period - soften - whole
    tune = (1 - rest) / (1 + rest)
    ring = 10 ** (-3 * period / RATE / (2.9 * (D3 / pitch) ** 0.55 / (1 + damped)))
    loop = ring * np.convolve((1 - soften, soften), (tune, 1.0))
    back = np.concatenate(((1.0, tune), np.zeros(whole - 2), -loop))
    out = signal.lfilter((1.0, tune), back, finger(pitch, seconds, seed, bright))
    body = 0.5 * signal.lfilter(*signal.iirpeak(215, 3, RATE), out) \
        + 0.3 * signal.lfilter(*signal.iirpeak(430, 4, RATE), out)
    out = highpass(out + body, 60)
    return fade(out / np.max(np.abs(out)), 0.002, min(0.25, seconds / 3))


def finger(pitch: float, seconds: float, seed: int, bright: float) -> Samples:
    """The pluck of a string by a finger: soft noise for one period, near a third of its length."""
    length = round(RATE / pitch)
    burst = lowpass(noise(2 * length / RATE, seed), bright)[length:]
    burst = burst * np.hanning(len(burst)) ** 0.4
    given = silence(seconds)
    given[:len(burst)] += burst
    far = round(0.31 * length)
    given[far:far + len(burst)] -= 0.8 * burst
    return given


def bow(low: float, high: float, seconds: float, seed: int) -> Samples:
    """A bowed string sliding from one pitch to another."""
    now = times(seconds) / seconds
    pitch = low * (high / low) ** (now * now * (3 - 2 * now))
    turn = 2 * np.pi * np.cumsum(pitch) / RATE
    saw = sum(np.sin(number * turn) / number ** 1.15 for number in range(1, 14))
    rough = 1 + 0.12 * lowpass(noise(seconds, seed), 60) * 20
    return fade(band(saw * rough, 150, 3200), 0.06, 0.05) * (0.35 + 0.65 * now)


def horn(pitch: float, seconds: float, *, rise: float = 0.09, fall: float = 0.25) -> Samples:
    """A long horn: its upper partials come after the lower ones and go before them."""
    now = times(seconds)
    sway = 0.004 * np.sin(2 * np.pi * 4.7 * now) * np.minimum(1.0, now / 0.6)
    scoop = -0.03 * np.exp(-now / 0.05)
    turn = 2 * np.pi * np.cumsum(pitch * (1 + sway + scoop)) / RATE
    out = np.zeros(len(now))
    for number in range(1, 12):
        slow, quick = rise * (0.7 + 0.22 * number), fall * (1.3 - 0.06 * number)
        level = np.clip(np.minimum(now / slow, (seconds - now) / max(0.03, quick)), 0, 1)
        out += level ** 1.6 / number ** 1.15 * np.sin(number * turn)
    return band(out, 90, 2600)


def aulos(pitch: float, seconds: float, seed: int) -> Samples:
    """A reed pipe: odd partials foremost, a nasal bark, breath, a late slow vibrato."""
    now = times(seconds)
    sway = 0.006 * np.sin(2 * np.pi * 5.1 * now + seed) * np.clip((now - 0.25) / 0.5, 0, 1)
    scoop = -0.022 * np.exp(-now / 0.035)
    turn = 2 * np.pi * np.cumsum(pitch * (1 + sway + scoop)) / RATE
    out = np.zeros(len(now))
    for number in range(1, 15):
        high = pitch * number
        if high > 7000:
            break
        bark = np.exp(-((high - 1150) / 700) ** 2) + 0.35 * np.exp(-((high - 2700) / 800) ** 2)
        out += (1.0 if number % 2 else 0.42) * (0.22 / number + 0.5 * bark / number ** 0.4) \
            * np.sin(number * turn + number)
    breath = band(noise(seconds, seed), 900, 3800) * 0.05
    level = np.minimum(1.0, now / 0.045) * np.minimum(1.0, (seconds - now) / 0.07)
    return (out + breath) * level * (0.85 + 0.15 * np.sin(np.pi * np.minimum(1, now / seconds)))


# ---- what is beaten -----------------------------------------------------------------------


def drum(pitch: float, seconds: float, seed: int, *, hard: float = 1.0) -> Samples:
    """A frame drum: the modes of a round skin, falling a little in pitch, and the hand."""
    now = times(seconds)
    bend = 1 + 0.16 * np.exp(-now / 0.02)
    turn = 2 * np.pi * np.cumsum(bend) / RATE * pitch
    skin = sum(loudness * np.exp(-decay * now) * np.sin(ratio * turn)
               for ratio, loudness, decay in ((1.0, 1.0, 11), (1.59, 0.5, 17), (2.14, 0.32, 24),
                                              (2.65, 0.18, 30), (3.16, 0.1, 38)))
    slap = dying(band(noise(seconds, seed), 300, 2600), 85) * 0.9 * hard
    return fade(skin + slap, 0.001, min(0.08, seconds / 4))


def tock(pitch: float, seed: int, *, dull: float = 1.0) -> Samples:
    """Wood or bone knocked once; the duller, the sooner gone."""
    body = strike([(pitch, 1, 55 * dull), (pitch * 2.32, 0.5, 80 * dull),
                   (pitch * 4.25, 0.22, 130 * dull)], 0.16)
    touch = dying(band(noise(0.16, seed), 1200 / dull, 6000 / dull), 330)
    return mix([(0, 1, body), (0, 0.8, touch)])


def stone(pitch: float, seed: int) -> Samples:
    """A block of stone set down on another one."""
    body = strike([(pitch, 1, 34), (pitch * 1.83, 0.6, 48), (pitch * 3.9, 0.35, 70),
                   (pitch * 6.7, 0.2, 95), (pitch * 11.4, 0.1, 120)], 0.3)
    grit = dying(band(noise(0.3, seed), 500, 5200), 60)
    return mix([(0, 1, body), (0, 0.55, grit)])


# ---- what rustles -------------------------------------------------------------------------


def noise(seconds: float, seed: int) -> Samples:
    """Every pitch at once."""
    return np.random.default_rng(seed).uniform(-1.0, 1.0, round(seconds * RATE))


def lowpass(sound: Samples, high: float) -> Samples:
    """Nothing much above `high` Hz."""
    return signal.sosfilt(signal.butter(2, high, "low", fs=RATE, output="sos"), sound)


def highpass(sound: Samples, low: float) -> Samples:
    """Nothing much below `low` Hz."""
    return signal.sosfilt(signal.butter(2, low, "high", fs=RATE, output="sos"), sound)


def band(sound: Samples, low: float, high: float) -> Samples:
    """Nothing much below `low` Hz or above `high`."""
    return highpass(lowpass(sound, min(high, 0.49 * RATE)), low)


def debris(seconds: float, count: int, low: float, high: float, seed: int) -> Samples:
    """Many things falling on the ground, thick at first, then a few late ones."""
    lot = np.random.default_rng(seed)
    parts = []
    for number in range(count):
        begin = float(lot.beta(1.2, 2.6)) * (seconds - 0.22)
        pitch = float(low * (high / low) ** lot.uniform())
        parts.append((begin, float(lot.uniform(0.2, 1.0)), stone(pitch, seed + number)))
    return mix(parts)


# ---- the room -----------------------------------------------------------------------------


def hall(sound: Samples, wet: float = 0.25, seconds: float = 0.9) -> Samples:
    """The sound with what a hall of stone sends back, duller the later."""
    room = echo(seconds, 5)
    far = signal.fftconvolve(sound, room)
    return mix([(0, 1, sound), (0.012, wet, far)])


def echo(seconds: float, seed: int) -> Samples:
    """The answer of a hall to a clap: noise that dies, its high part first; of energy 1."""
    now = times(seconds)
    rough = noise(seconds, seed)
    answer = np.exp(-6.9 * now / seconds) * lowpass(rough, 1400) \
        + 0.5 * np.exp(-16 * now / seconds) * band(rough, 1400, 6000)
    for delay, level in ((0.0113, 0.8), (0.0191, 0.65), (0.0277, 0.5), (0.0413, 0.4)):
        answer[round(delay * RATE)] += level * 0.5
    return answer / np.sqrt(np.sum(answer ** 2))
