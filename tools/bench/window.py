"""The figures of the window, beside their aims: measured under Xvfb, on a screen of its own.

    python tools/bench/window.py
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
if str(ROOT) not in sys.path:  # run as a script
    sys.path.insert(0, str(ROOT))

from alexandre import games  # noqa: E402
from alexandre.app import NAME  # noqa: E402
from alexandre.kernel.store import Header, Store  # noqa: E402
from alexandre.scenes.base.preferences import SETTINGS  # noqa: E402
from tests.helpers.desktop import Desktop, missing_tools  # noqa: E402

SIZES = ((1280, 720), (1920, 1080))
SCREEN = "1920x1200x24"  # room for the largest window and its frame
OPENINGS = 5
PATIENCE = 2400.0  # seconds for all figures of one size


@dataclass(frozen=True)
class Target:
    """A figure: what it is called, its unit, and what it should not exceed."""

    text: str
    name: str
    unit: str
    most: float | None = None
    least: float | None = None
    digits: int = 1

    def format(self, figures: dict[str, float]) -> str:
        """The figure with its unit; a dash where it was not measured."""
        if self.name not in figures:
            return "-"
        return f"{figures[self.name]:.{self.digits}f} {self.unit}"

    def is_missed(self, figures: dict[str, float]) -> bool:
        """Whether it is beyond its aim."""
        value = figures.get(self.name)
        if value is None:
            return False
        return ((self.most is not None and value > self.most)
                or (self.least is not None and value < self.least))

    @property
    def wanted(self) -> str:
        """The aim in a few letters."""
        if self.most is not None:
            return f"≤ {self.most:g} {self.unit}"
        return f"≥ {self.least:g} {self.unit}" if self.least is not None else ""


def latency(text: str, name: str) -> tuple[Target, Target]:
    """From an event to the screen: the middle, and what 95 in a hundred do not exceed."""
    return (Target(f"{text}, event to screen: p50", f"{name}_p50", "ms"),
            Target(f"{text}, event to screen: p95", f"{name}_p95", "ms", most=4))


HANDS = ("hover", "press", "click", "scroll", "key")
OTHERS = tuple(aim for title in games.TITLES[1:] for name in HANDS
               for aim in latency(f"{title}: {name}", f"{title}_{name}"))
AIMS = (
    Target("start of the process to the first menu", "opening", "s", most=1, digits=2),
    *latency("menu: mouse", "menu_hover"),
    *latency("table: mouse", "hover"),
    *latency("table: button down", "press"),
    *latency("table: click", "click"),
    *latency("table: wheel", "scroll"),
    *latency("table: key", "key"),
    *OTHERS,
    Target("menu at rest", "menu_idle", "% CPU", most=2),
    Target("table at rest", "table_idle", "% CPU", most=2),
    Target("while a computer thinks and something moves", "fps", "frames/s", least=59),
    Target("  its longest frame", "worst_frame", "ms", most=33),
    Target("while a great cue is staged (60 at 1280x720)", "staging_fps", "frames/s", least=30),
    Target("  99 in a hundred of its frames", "staging_p99_frame", "ms", most=33),
    Target("  its longest frame", "staging_worst_frame", "ms"),
    Target("ten matches watched: growth of memory since the second", "growth", "%", most=5),
    Target("  memory at the end", "memory", "MB", digits=0),
    Target("memory over all boards", "boards", "MB", most=300, digits=0),
)
ANCHORS = (
    Target("pygame alone, a blank loop at 60 frames/s", "blank_fps", "frames/s"),
    Target("  its longest frame", "blank_worst_frame", "ms"),
    Target("  what it takes", "blank_idle", "% CPU"),
    Target("our longest frame in frames of the blank loop", "frame_ratio", "x"),
    Target("our table at rest beside the blank loop", "idle_ratio", "x", digits=2),
)


def lines() -> Iterator[str]:
    """The whole table, or one sentence where there is no screen to be had."""
    missing = missing_tools()
    if missing:
        yield f"The window is left out: {', '.join(missing)} not installed."
        return
    with Desktop(SCREEN) as desktop:
        measured = [figures_of(desktop, *size) for size in SIZES]
    yield from format_figures(measured)


def figures_of(desktop: Desktop, width: int, height: int) -> dict[str, float]:
    """Everything at one size; the best opening counts, for disks are shared."""
    figures = {"opening": min(opening(desktop, width, height) for _ in range(OPENINGS))}
    done = subprocess.run([sys.executable, str(HERE / "inside.py"), str(width), str(height)],
                          env=desktop.env, capture_output=True, text=True, timeout=PATIENCE)
    if done.returncode:
        sys.exit(f"the window failed:\n{done.stderr}")
    for line in done.stdout.splitlines():
        if line.startswith("{"):  # pygame greets
            figures |= json.loads(line)
    figures["boards"] = over_boards(desktop, width, height)
    if "worst_frame" in figures:
        figures["frame_ratio"] = figures["worst_frame"] / figures["blank_worst_frame"]
    figures["idle_ratio"] = figures["table_idle"] / figures["blank_idle"]
    return figures


def over_boards(desktop: Desktop, width: int, height: int) -> float:
    """The most megabytes that are held after any board, all looked at in turn."""
    done = subprocess.run([sys.executable, str(HERE / "boards.py"), str(width), str(height)],
                          env=desktop.env, check=True, capture_output=True, text=True,
                          timeout=PATIENCE)
    return float(done.stdout.splitlines()[-1].split()[-2])


def opening(desktop: Desktop, width: int, height: int) -> float:
    """Seconds from the start of a process to its first menu; the clock is the machine's."""
    with tempfile.TemporaryDirectory() as home:
        with Store(Path(home) / NAME / "saves") as store:
            store.write("settings", Header(kind="settings"),
                        {**SETTINGS, "width": width, "height": height})
        env = {**desktop.env, "XDG_DATA_HOME": home, "XDG_STATE_HOME": home}
        began = time.monotonic()
        done = subprocess.run([sys.executable, str(HERE / "opening.py")], env=env, check=True,
                              capture_output=True, text=True, timeout=PATIENCE)
        return float(done.stdout.split()[-1]) - began


def format_figures(measured: list[dict[str, float]]) -> Iterator[str]:
    """A line for each figure: both sizes, the aim, and a mark where it is missed."""
    rows = [*AIMS, *ANCHORS]
    width = max(len(each.text) for each in rows)
    heads = "".join(f"{f'{w}x{h}':>16}" for w, h in SIZES)
    yield "The window, under Xvfb (drawn by the processor, no graphics card):"
    yield f"{'':{width}}{heads}{'aim':>16}"
    for aim in rows:
        cells = "".join(f"{aim.format(figures):>16}" for figures in measured)
        mark = "  missed" if any(map(aim.is_missed, measured)) else ""
        yield f"{aim.text:{width}}{cells}{aim.wanted:>16}{mark}"


if __name__ == "__main__":
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for line in lines():
        print(line)
