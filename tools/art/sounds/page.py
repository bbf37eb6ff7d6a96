"""The page of all sounds, with their figures in a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.art.sounds.instruments import RATE, Samples

TEXT = """\
# Sounds

Written by `python -m tools.art.sounds.make`. It renders every sound, encodes and decodes it, and
measures what is heard after ITU-R BS.1770-4: the loudest 400 ms of a sound, the whole of music and
ambience. All files are equally loud, and peaked at -1 dB of full scale at most before they were
encoded. `alexandre/ui/play/palette.py` sets how loud the groups are beside each other; `hand.py`,
`cue_sounds.py`, `music.py` and `places.py` of `tools/art/sounds` make the sounds.

| file | seconds | LUFS | peak, dB | bytes |
|---|---:|---:|---:|---:|
"""


@dataclass(frozen=True)
class SoundRow:
    """A sound as it is heard."""

    name: str
    channels: Samples
    loudness: float
    peak: float
    size: int

    @property
    def seconds(self) -> float:
        return float(self.channels.shape[1] / RATE)

    def line(self) -> str:
        """Its line in the table."""
        return (f"| `{self.name}` | {self.seconds:.2f} | {self.loudness:.1f} | {self.peak:.1f} "
                f"| {self.size} |\n")


def write_page(folder: Path, rows: Sequence[SoundRow]) -> None:
    """Write `sounds.md`."""
    total = sum(row.size for row in rows)
    foot = f"| {len(rows)} files | {sum(row.seconds for row in rows):.0f} | | | {total} |\n"
    (folder / "sounds.md").write_text(TEXT + "".join(row.line() for row in rows) + foot,
                                      encoding="utf-8")
