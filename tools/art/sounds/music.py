"""Three pieces for lyre, aulos and frame drum, each a circle: its end leads into its beginning.

The melodies are those of `melodies`; what accompanies them is ours: drones in fifths and octaves,
a second lyre that plays around the tune, a drum on the feet of the verse.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from scipy import signal

from tools.art.sounds.instruments import D3, RATE, Samples, aulos, drum, echo, horn, pluck
from tools.art.sounds.melodies import PAEAN, SEIKILOS, SUN, Note, read_melody

PURE = (1, 256 / 243, 9 / 8, 32 / 27, 81 / 64, 4 / 3, 729 / 512, 3 / 2, 128 / 81, 27 / 16, 16 / 9,
        243 / 128)  # fifths upon fifths above D
ROOM = 1.7  # seconds until the hall is silent
WET = 0.2
LOOSE = 0.009  # seconds: hands are not clocks


def pitch_of(semitones: int) -> float:
    """The pitch of so many semitones above D3."""
    octave, rest = divmod(semitones, 12)
    return float(D3 * PURE[rest] * 2.0 ** octave)


class MusicLoop:
    """A circle of so many seconds in two channels; what rings beyond its end is in its beginning.

    Pitches are semitones above D3, places lie between -1 at the left and 1 at the right.
    """

    def __init__(self, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self._lot = np.random.default_rng(seed)
        self._dry = np.zeros((2, round(seconds * RATE)))

    def add(self, begin: float, loudness: float, place: float, sound: Samples) -> None:
        """Let a sound begin about then."""
        begin += float(self._lot.normal(0, LOOSE))
        index = (round(begin * RATE) + np.arange(len(sound))) % self._dry.shape[1]
        angle = (place + 1) * np.pi / 4
        for channel, share in enumerate((np.cos(angle), np.sin(angle))):
            np.add.at(self._dry[channel], index, sound * loudness * share)

    def pluck(self, begin: float, pitch: int, loudness: float, place: float,
              seconds: float = 2.2) -> None:
        """One string of a lyre, a little different each time."""
        seed = int(self._lot.integers(1 << 30))
        bright = 1500 + 1300 * loudness
        self.add(begin, loudness, place, pluck(pitch_of(pitch), seconds, seed, bright=bright))

    def blow(self, begin: float, pitch: int, seconds: float, loudness: float,
             place: float) -> None:
        """One note of the aulos."""
        seed = int(self._lot.integers(1 << 30))
        self.add(begin, loudness, place, aulos(pitch_of(pitch), seconds, seed))

    def beat(self, begin: float, loudness: float, pitch: float = 88.0) -> None:
        """One stroke on the frame drum."""
        seed = int(self._lot.integers(1 << 30))
        self.add(begin, loudness, 0.12, drum(pitch, 0.5, seed, hard=0.4))

    def render(self) -> Samples:
        """Both channels, with the hall round them, which is a circle too."""
        count = self._dry.shape[1]
        wet = np.zeros_like(self._dry)
        for channel in range(2):
            room = np.zeros(count)
            answer = echo(ROOM, 50 + channel)
            room[:len(answer)] = answer
            wet[channel] = np.fft.irfft(np.fft.rfft(self._dry[channel]) * np.fft.rfft(room), count)
        whole = self._dry + WET * wet
        return signal.sosfiltfilt(signal.butter(1, 45, "high", fs=RATE, output="sos"),
                                  np.concatenate([whole] * 3, axis=1))[:, count:2 * count]


# ---- how a melody is played ---------------------------------------------------------------


def tune(text: str, shift: int) -> list[Note]:
    """A melody as semitones above D3: `shift` from C above middle C's octave to there."""
    return [(pitch + shift, units) for pitch, units in read_melody(text)]


def units_of(notes: Sequence[Note]) -> int:
    return sum(units for _pitch, units in notes)


def play_lyre(piece: MusicLoop, notes: Sequence[Note], start: float, unit: float, loudness: float,
              place: float, *, fifths: int = 0) -> None:
    """The tune on the strings; every long note may have its octave or fifth below."""
    now = start
    for number, (pitch, units) in enumerate(notes):
        level = loudness * (0.82 + 0.18 * (units > 1) + 0.08 * ((number * 7) % 3 - 1))
        piece.pluck(now, pitch, level, place, 1.3 + 0.5 * units * unit)
        if units > 1 and fifths and number % fifths == 0:
            piece.pluck(now + 0.03, pitch - 12 if number % 2 else pitch - 7, level * 0.5, place)
        now += units * unit


def play_aulos(piece: MusicLoop, notes: Sequence[Note], start: float, unit: float, loudness: float,
               place: float) -> None:
    """The tune on the pipe, breath after breath."""
    now = start
    for pitch, units in notes:
        piece.blow(now, pitch, units * unit * 0.97 + 0.03, loudness, place)
        now += units * unit


def play_drone(piece: MusicLoop, start: float, end: float, every: float, steps: Sequence[int],
               loudness: float, place: float) -> None:
    """Low strings in turn, over and over."""
    for number in range(int((end - start) / every + 1e-6)):
        piece.pluck(start + number * every, steps[number % len(steps)],
                    loudness * (1 if number % len(steps) == 0 else 0.75), place, 3.2)


def play_drum(piece: MusicLoop, start: float, end: float, unit: float, foot: Sequence[float],
              loudness: float) -> None:
    """The strokes of a foot, over and over: a loudness for each unit, 0 for none."""
    for number in range(int((end - start) / unit + 1e-6)):
        level = foot[number % len(foot)]
        if level:
            piece.beat(start + number * unit, loudness * level,
                       86.0 if number % len(foot) == 0 else 158.0)


# ---- the pieces ---------------------------------------------------------------------------


def menu() -> Samples:
    """The song of Seikilos four times: alone, with a drone, on the pipe, and all together."""
    notes, unit = tune(SEIKILOS, -9 + 12), 0.36  # its A is our D4
    verse = units_of(notes) * unit
    gap = 12 * unit
    starts = [gap + number * (verse + gap) for number in range(4)]
    piece = MusicLoop(starts[-1] + verse, 11)
    play_drone(piece, 0, piece.seconds, 6 * unit, (0, 7, 0, 5), 0.34, -0.25)
    for number, start in enumerate(starts):
        is_piped = number in (2, 3)
        play_lyre(piece, notes, start, unit, 0.5 if is_piped else 0.72, 0.3, fifths=1 + number % 2)
        if is_piped:
            play_aulos(piece, notes, start, unit, 0.26, -0.35)
    for number in range(4):
        play_figure(piece, number * (verse + gap), unit, (0, 7, 12, 14, 12, 7), 2, 0.34)
    play_drum(piece, starts[1], piece.seconds, unit, (1, 0, 0, 0.45, 0, 0.3), 0.34)
    return piece.render()


def play_figure(piece: MusicLoop, start: float, unit: float, steps: Sequence[int], count: int,
                loudness: float) -> None:
    """A figure of the lyre between two verses."""
    for number in range(count * len(steps)):
        piece.pluck(start + number * unit, steps[number % len(steps)],
                    loudness * (1 if number % len(steps) == 0 else 0.7), 0.15)


def table() -> Samples:
    """The hymn to the Sun, slow, for one lyre and low strings; then the paean, slower still."""
    sun, paean = tune(SUN, -9 + 12), tune(PAEAN, -9 + 7)
    unit, foot = 0.34, 0.42
    rest = 10 * unit
    first = rest + units_of(sun) * unit
    second = first + 2 * rest
    piece = MusicLoop(second + units_of(paean) * foot + rest, 23)
    play_drone(piece, 0, first, 8 * unit, (0, 7, 0, 12), 0.36, -0.3)
    play_lyre(piece, sun, rest, unit, 0.6, 0.25, fifths=2)
    play_figure(piece, first, unit, (0, 7, 12, 7, 14), 3, 0.3)
    play_drone(piece, second - rest, piece.seconds, 5 * foot, (-5, 2, 7, 2), 0.34, -0.3)
    play_lyre(piece, paean, second, foot, 0.6, 0.25, fifths=3)
    play_drum(piece, second, second + units_of(paean) * foot, foot, (0.8, 0, 0, 0.3, 0), 0.2)
    return piece.render()


def end() -> Samples:
    """The paean in its full dress: pipe and lyre together, the drum on every foot, horns."""
    notes, unit = tune(PAEAN, -9 + 7), 0.3
    start = 20 * unit
    piece = MusicLoop(start + units_of(notes) * unit + 10 * unit, 37)
    for begin, pitch, seconds in ((0.0, 0, 1.0), (5 * unit, 7, 1.0), (10 * unit, 12, 2.2)):
        piece.add(begin, 0.34, -0.1, horn(pitch_of(pitch), seconds))
        piece.add(begin, 0.2, 0.3, horn(pitch_of(pitch - 12), seconds))
    play_drone(piece, 0, start, 5 * unit, (0, 7, 12, 7), 0.4, -0.3)
    play_drone(piece, start, piece.seconds, 5 * unit, (-5, 2, 7, 2), 0.36, -0.3)
    play_lyre(piece, notes, start, unit, 0.62, 0.3, fifths=2)
    play_aulos(piece, notes, start, unit, 0.26, -0.3)
    play_drum(piece, 0, piece.seconds, unit, (1, 0, 0.5, 0.6, 0.3), 0.42)
    return piece.render()


MUSIC: dict[str, Callable[[], Samples]] = {"menu": menu, "table": table, "end": end}
