"""Writes assets/sounds anew; needs `oggenc` (vorbis-tools).

    python tools/sounds/make.py

The same program with the same encoder writes the same bytes: nothing is random but for a seed.
"""

from __future__ import annotations

import array
import io
import subprocess
import sys
import wave
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:  # run as a script
    sys.path.insert(0, str(ROOT))

from tools.sounds.instruments import RATE, Samples  # noqa: E402
from tools.sounds.score import SCORE, render  # noqa: E402

FOLDER = ROOT / "assets" / "sounds"
QUALITY = "3"
SERIAL = "331"  # of the stream; chosen at random if it is not named


def main() -> int:
    """Every sound of the score, and no other file."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.ogg"):
        old.unlink()
    for name in SCORE:
        encode(encode_wav(render(name)), FOLDER / f"{name}.ogg")
    total = sum(path.stat().st_size for path in FOLDER.glob("*.ogg"))
    print(f"{len(SCORE)} sounds, {total} bytes")
    return 0


def encode_wav(sound: Samples) -> bytes:
    """The sound as a WAV file: one channel, 16 bits."""
    pulses = array.array("h", [round(value * 32767) for value in sound])
    if sys.byteorder == "big":
        pulses.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(pulses.tobytes())
    return file.getvalue()


def encode(content: bytes, path: Path) -> None:
    """A WAV file as Ogg Vorbis."""
    subprocess.run(["oggenc", "--quiet", "--quality", QUALITY, "--serial", SERIAL,
                    "--output", str(path), "-"], input=content, check=True)


if __name__ == "__main__":
    sys.exit(main())
