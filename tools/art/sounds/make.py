"""Writes assets/sounds and docs/sounds.md anew; needs `oggenc` and `oggdec` (vorbis-tools).

    .venv-art/bin/python -m tools.art.sounds.make            # everything; `make art` before
    .venv-art/bin/python -m tools.art.sounds.make card horn  # these files, and the page

The same program with the same encoder writes the same bytes: nothing is random but for a seed.
"""

from __future__ import annotations

import io
import subprocess
import sys
import wave
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tools.art.sounds.cue_sounds import CUES
from tools.art.sounds.hand import HAND
from tools.art.sounds.instruments import RATE, Samples, fade, silence
from tools.art.sounds.loudness import (
    measure_integrated,
    measure_moment,
    measure_peak,
)
from tools.art.sounds.music import MUSIC
from tools.art.sounds.page import SoundRow, write_page
from tools.art.sounds.places import PLACES

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "assets" / "sounds"
LOUDNESS = -22.0  # LUFS of every file: its loudest moment, of music and places the whole
PEAK = -1.0  # dB below full scale: nothing comes nearer
SOFT = 1e-3  # of the peak: what is softer at the end is left out
CALM = 0.012  # seconds on both sides of the joint of a circle
SERIAL = "331"  # of the stream; chosen at random if it is not named


@dataclass(frozen=True)
class SoundFolder:
    """A folder of sounds: how they are made, encoded and measured."""

    folder: str
    score: dict[str, Callable[[], Samples]]
    quality: str
    is_circle: bool = False


KINDS = (SoundFolder("", HAND, "2"), SoundFolder("", CUES, "2"),
         SoundFolder("music", MUSIC, "1", is_circle=True),
         SoundFolder("places", PLACES, "0", is_circle=True))


def main(names: Sequence[str]) -> int:
    """Write these sounds, or all and no other file; then the page that shows them."""
    wanted = {FOLDER / kind.folder / f"{name}.ogg": (kind, name)
              for kind in KINDS for name in kind.score}
    for old in FOLDER.rglob("*.ogg"):
        if old not in wanted:
            old.unlink()
    for path, (kind, name) in wanted.items():
        if not names or name in names:
            path.parent.mkdir(exist_ok=True)
            encode(render(kind, name), path, kind.quality)
            print(path.relative_to(ROOT), path.stat().st_size)
    rows = [describe(path, kind) for path, (kind, _name) in wanted.items()]
    write_page(ROOT / "docs", rows)
    print(f"{len(rows)} sounds, {sum(row.size for row in rows)} bytes")
    return 0


def render(kind: SoundFolder, name: str) -> bytes:
    """A sound as a wave file."""
    sound = kind.score[name]()
    channels = level(turn(sound) if kind.is_circle else sound, kind)
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(len(channels))
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(np.round(channels.T * 32767).astype("<i2").tobytes())
    return file.getvalue()


def level(sound: Samples, kind: SoundFolder) -> Samples:
    """The sound in channels, as loud as every other one; a circle stays whole."""
    channels = np.atleast_2d(sound)
    if not kind.is_circle:
        channels = np.atleast_2d(cut_end(channels[0]))
    heard = [each.tolist() for each in (channels if len(channels) > 1 else [channels[0]] * 2)]
    measure = measure_integrated if kind.is_circle else measure_moment
    gain = LOUDNESS - measure(heard, RATE)
    if measure_peak(heard) + gain > PEAK:
        raise ValueError(f"too sharp for its loudness by {measure_peak(heard) + gain - PEAK} dB")
    return channels * 10 ** (gain / 20)


def turn(circle: Samples) -> Samples:
    """The circle begun at its quietest moment: an encoder is least exact at both ends."""
    window = round(CALM * RATE)
    power = np.sum(circle ** 2, axis=0)
    near = np.cumsum(np.concatenate([power, power[:2 * window]]))
    calm = near[2 * window:] - near[:-2 * window]
    return np.roll(circle, -(int(np.argmin(calm)) + window), axis=1)


def cut_end(sound: Samples) -> Samples:
    """The sound without what is too soft at its end to be heard; a moment of silence before it,
    for an encoder lets a sharp beginning be heard too soon."""
    heard = np.flatnonzero(np.abs(sound) > SOFT * np.max(np.abs(sound)))
    return np.concatenate([silence(CALM / 3), fade(sound[:heard[-1] + 1], 0.0005, 0.03)])


def encode(sound: bytes, path: Path, quality: str) -> None:
    """Write a wave file as Ogg Vorbis."""
    subprocess.run(["oggenc", "--quiet", "--quality", quality, "--serial", SERIAL,
                    "--output", str(path), "-"], input=sound, check=True)


def decode(path: Path) -> Samples:
    """The channels of a file, as a listener gets them."""
    content = subprocess.run(["oggdec", "--quiet", "--output", "-", str(path)],
                             capture_output=True, check=True).stdout
    with wave.open(io.BytesIO(content)) as file:
        pulses = np.frombuffer(file.readframes(file.getnframes()), "<i2")
        return pulses.reshape(-1, file.getnchannels()).T / 32768


def describe(path: Path, kind: SoundFolder) -> SoundRow:
    """The facts of a file, measured as it is heard."""
    channels = decode(path)
    heard = [each.tolist() for each in (channels if len(channels) > 1 else [channels[0]] * 2)]
    measure = measure_integrated if kind.is_circle else measure_moment
    return SoundRow(path.relative_to(FOLDER).with_suffix("").as_posix(), channels,
                    measure(heard, RATE), measure_peak(heard), path.stat().st_size)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
