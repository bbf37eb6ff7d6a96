"""The loudness of a sound, after ITU-R BS.1770-4, with the standard library alone.

Channels are sequences of floats from -1 to 1; everything is in LUFS, or in dB below full scale.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

BLOCK = 0.4  # seconds: what counts as one moment
STEP = 0.1
SILENT = -70.0  # LUFS: below it a block is not counted
NEAR = 10.0  # LU below the mean of the rest: not counted either
FULL = -0.691  # LUFS of a square mean of 1

Channel = Sequence[float]


def measure_integrated(channels: Sequence[Channel], rate: int) -> float:
    """The loudness of the whole: the mean of its blocks, those left out that are too soft."""
    powers = [each for each in list_blocks(channels, rate) if to_lufs(each) > SILENT]
    if not powers:
        return -math.inf
    gate = to_lufs(mean(powers)) - NEAR
    return to_lufs(mean([each for each in powers if to_lufs(each) > gate]))


def measure_moment(channels: Sequence[Channel], rate: int) -> float:
    """The loudness of the loudest moment; a sound shorter than that is heard in silence."""
    return to_lufs(max(list_blocks(channels, rate)))


def measure_peak(channels: Sequence[Channel]) -> float:
    """The highest sample, in dB below full scale."""
    highest = max(max(map(abs, channel), default=0.0) for channel in channels)
    return 20 * math.log10(highest) if highest else -math.inf


def to_lufs(power: float) -> float:
    """The loudness of a weighted square mean."""
    return FULL + 10 * math.log10(power) if power > 0 else -math.inf


def mean(values: Iterable[float]) -> float:
    listed = list(values)
    return math.fsum(listed) / len(listed)


def list_blocks(channels: Sequence[Channel], rate: int) -> list[float]:
    """The weighted power of every block of 400 ms, one each 100 ms, all channels together."""
    step = round(STEP * rate)
    size = round(BLOCK / STEP)
    sums = [[math.fsum(part) for part in cut(weigh(channel, rate), step)]
            for channel in channels]
    whole = [math.fsum(each) for each in zip(*sums, strict=True)]
    whole += [0.0] * (size - len(whole))
    return [math.fsum(whole[start:start + size]) / (step * size)
            for start in range(len(whole) - size + 1)]


def cut(values: Iterator[float], step: int) -> Iterator[list[float]]:
    """So many at a time; the last may be fewer."""
    part: list[float] = []
    for value in values:
        part.append(value)
        if len(part) == step:
            yield part
            part = []
    if part:
        yield part


def weigh(channel: Channel, rate: int) -> Iterator[float]:
    """The squares of the samples after both filters of the recommendation."""
    (b0, b1, b2, a1, a2), (c0, c1, c2, d1, d2) = shelf(rate), highpass(rate)
    s1 = s2 = t1 = t2 = 0.0
    for value in channel:
        head = b0 * value + s1
        s1 = b1 * value - a1 * head + s2
        s2 = b2 * value - a2 * head
        out = c0 * head + t1
        t1 = c1 * head - d1 * out + t2
        t2 = c2 * head - d2 * out
        yield out * out


def shelf(rate: int) -> tuple[float, float, float, float, float]:
    """The head: what is above 1.7 kHz by 4 dB louder."""
    k = math.tan(math.pi * 1681.974450955533 / rate)
    q, high = 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    middle = high ** 0.4996667741545416
    first = 1 + k / q + k * k
    return ((high + middle * k / q + k * k) / first, 2 * (k * k - high) / first,
            (high - middle * k / q + k * k) / first, 2 * (k * k - 1) / first,
            (1 - k / q + k * k) / first)


def highpass(rate: int) -> tuple[float, float, float, float, float]:
    """The filter of the part below 38 Hz, which is hardly heard."""
    k = math.tan(math.pi * 38.13547087602444 / rate)
    q = 0.5003270373238773
    first = 1 + k / q + k * k
    return 1.0, -2.0, 1.0, 2 * (k * k - 1) / first, (1 - k / q + k * k) / first
