"""A day at a stand in kiosk mode: its memory, the time of its frames, and its visitors.

    python tools/bench/show.py [HOURS [STEP [FOLDER]]]    8 hours in steps of 1000 ms if not given

The clock is in our hand, as in `tools/bench/hours.py`.  Every twenty minutes a visitor comes
(`tools/bench/visitors.py`) and goes away; the show comes back by itself.  In the middle of the day
the sound device fails.  Nobody may quit, and nothing of a visitor may be left.  With a folder its
figures are written there, `hours.csv`: a row for each five minutes of the clock.
"""

from __future__ import annotations

import csv
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, fields
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from alexandre.app import prepare
from alexandre.scenes.show.loop import ShowLoop
from alexandre.scenes.show.show_attendant import MINUTE, begin_show
from tools.bench.boards import most_resident, resident
from tools.bench.hours import HOUR, Hours
from tools.bench.visitors import Visitors

SLICE = 5 * MINUTE  # of the clock, between two rows
EACH = 6  # rows between two lines on the terminal
VISIT = 20 * MINUTE


@dataclass(frozen=True)
class ShowSample:
    """`minute` of the clock; MB held; turns of the loop, the median and the longest in ms; acts.

    The times are those of the processor, so that other programs change nothing in them.
    """

    minute: int
    held: float
    frames: int
    median: float
    most: float
    acts: int


class Watch:
    """The show on a clock that does not wait."""

    def __init__(self, folder: Path, step: int) -> None:
        self.run = Hours(folder, step)
        self.house = self.run.hand.house
        self.visitors = Visitors(self.run, folder)
        begin_show(self.house, is_full=False, is_kiosk=True)
        self.acts = 0
        self._act: object = None

    def watch(self, hours: float) -> Iterator[ShowSample]:
        """A row for each slice; what comes back after a visit is told by `acts` going on."""
        frames: list[float] = []
        count, visited, end = 0, 0, hours * HOUR
        is_broken = False
        while self.run.now < end:
            began = time.process_time()
            self.run.hand.app.turn()
            frames.append(1000 * (time.process_time() - began))
            self._count()
            if self.run.now // VISIT > visited:
                visited = self.run.now // VISIT
                self._expect_show()
                self.visitors.come()
            if not is_broken and self.run.now > end / 2:
                is_broken = True
                self.visitors.break_sound()
            if self.run.now >= (count + 1) * SLICE or self.run.now >= end:
                count += 1
                yield ShowSample(round(self.run.now / MINUTE), resident() / 2**20, len(frames),
                                 statistics.median(frames), max(frames), self.acts)
                frames.clear()

    def _count(self) -> None:
        room = self.house.room
        act = room.act if isinstance(room, ShowLoop) else None
        self.acts += act is not None and act is not self._act
        self._act = act

    def _expect_show(self) -> None:
        """The last visitor went away long ago."""
        if not isinstance(self.house.room, ShowLoop):
            self.visitors.failures.append(
                f"after visitor {self.visitors.count} no show: {type(self.house.room).__name__}")
        self.visitors.look()


def keep_rows(rows: Sequence[ShowSample], folder: str) -> None:
    """The figures and their plot, of a run that is cut short, too; nowhere if there is no folder.
    """
    if not folder:
        return
    Path(folder).mkdir(parents=True, exist_ok=True)
    with (Path(folder) / "hours.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(field.name for field in fields(ShowSample))
        table.writerows([round(each, 1) for each in astuple(row)] for row in rows)


def main(hours: float = 8, step: float = 1000, *, folder: str = "") -> int:
    """A line for each half hour, the growth after the first hour, the most ever held."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    prepare()
    rows: list[ShowSample] = []
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as own:
        watch = Watch(Path(own), int(step))
        for row in watch.watch(hours):
            rows.append(row)
            if len(rows) % EACH == 0:
                print(f"{row.minute / 60:5.1f} h {row.acts:5} acts {row.held:6.0f} MB"
                      f" {row.median:6.1f} ms a turn {row.most:6.0f} ms the longest", flush=True)
                keep_rows(rows, folder)
        keep_rows(rows, folder)
        watch.run.hand.app.close()
    early = next(row.held for row in rows if row.minute >= min(60, rows[-1].minute))
    visitors = watch.visitors
    print(*visitors.failures, sep="\n")
    print(f"{visitors.count} visitors, {visitors.moves} moves, {len(visitors.failures)} failures")
    print(f"{watch.acts} acts in {(time.monotonic() - began) / 60:.1f} minutes")
    print(f"growth after the first hour {100 * (rows[-1].held / early - 1):.1f} %")
    print(f"most at any moment {most_resident() / 2**20:.0f} MB")
    return 1 if visitors.failures else 0


if __name__ == "__main__":
    sys.exit(main(*map(float, sys.argv[1:3]), folder="".join(sys.argv[3:4])))
