"""The figures of the window, measured inside it: a line of JSON for each part, as it is done.

    python tools/bench/inside.py WIDTH HEIGHT
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import pygame

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from alexandre import games
from alexandre.app import prepare
from alexandre.kernel.text import Msg
from alexandre.scenes.archive.result import Result
from alexandre.scenes.table.table import Table
from alexandre.ui.play.cue import APART, Cue, Rank
from tools.bench.boards import resident
from tools.bench.hand import Hand

Figures = dict[str, float]

IDLE = 4.0  # seconds of looking on while nothing happens
WATCHED = 12.0  # seconds of looking on while computers play
BLANK = 3.0
HOVERS, CLICKS, SCROLLS, KEYS = 150, 200, 60, 80
STAGED = 8  # great cues
MATCHES = 10
MIDDLE = 60  # actions after which a match is in its middle
WAYS = (pygame.K_TAB, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP, pygame.K_LEFT)


def main(width: int, height: int) -> int:
    """Everything, in one process: that of the application."""
    prepare()
    with tempfile.TemporaryDirectory() as folder:
        hand = Hand(Path(folder), (width, height))
        tell(of_menu(hand))
        tell(of_table(hand, games.TITLES[0]))
        for title in games.TITLES[1:]:
            tell({f"{title}_{name}": each for name, each in of_table(hand, title).items()})
        for part in (of_frames, of_staging, of_memory):
            tell(part(hand))
        hand.app.close()
        tell(of_a_blank_loop(width, height))
    return 0


def tell(figures: Figures) -> None:
    """A line, at once: a part that takes long loses none of those before."""
    print(json.dumps(figures), flush=True)


def of_menu(hand: Hand) -> Figures:
    """The first room: the mouse over it, and nothing at all."""
    hand.settle()
    hovers = [hand.time(hand.move_to(at)) for at in hand.points(hand.house.desk.box, HOVERS)]
    hand.settle()
    return {**spread("menu_hover", hovers), "menu_idle": idle(hand)}


def of_table(hand: Hand, title: str) -> Figures:
    """A person's turn in the middle of a match."""
    low, high = games.meta(title).seats
    others = min(max(2, low), high) - 1
    table = hand.sit_down(("", *["random"] * others), title=title, moves=MIDDLE)

    def rest() -> None:
        hand.settle(lambda: is_asked(hand, table))

    rest()
    box = hand.house.desk.box
    hovers = [hand.time(hand.move_to(at)) for at in hand.points(box, HOVERS)]
    rest()
    figures = {**spread("hover", hovers), "table_idle": idle(hand)}
    figures |= spread("scroll", scrolls(hand))
    figures |= spread("key", [hand.time(hand.key(WAYS[number % len(WAYS)]))
                              for number in range(KEYS)])
    presses, releases = clicks(hand, table, rest)
    return figures | spread("press", presses) | spread("click", releases)


def is_asked(hand: Hand, table: Table) -> bool:
    """Whether it is the person's turn, with nothing before the board; a dialog is closed by
    Escape."""
    if hand.house.room is not table:
        return True  # the match is over
    if hand.house.desk.top is not table.board:
        hand.time(hand.key(pygame.K_ESCAPE))
    return table.match.is_asked and hand.house.desk.top is table.board


def scrolls(hand: Hand) -> list[float]:
    """The wheel over the board and over the log, there and back."""
    times = []
    for box in (hand.pictures()[0].box, hand.log().box):
        for at in hand.points(box, 1):
            hand.time(hand.move_to(at))
        times += [hand.time(hand.wheel(1 if number % 10 < 5 else -1))
                  for number in range(SCROLLS // 2)]
    return times


def clicks(hand: Hand, table: Table, rest: Callable[[], None]) -> tuple[list[float], list[float]]:
    """Clicks anywhere on the pictures: cards taken, drafts begun, reasons told.

    Button down and button up, each alone, as no finger lets go within one turn of the loop.
    """
    presses, releases = [], []
    for number in range(CLICKS):
        if hand.house.room is not table:
            break
        pictures = hand.pictures()
        for at in hand.points(pictures[number % len(pictures)].box, 1):
            move, press, release = hand.click_at(at)
            hand.time(move)
            presses.append(hand.time(press))
            releases.append(hand.time(release))
        rest()
    return presses, releases


def idle(hand: Hand) -> float:
    """Per cent of one processor that the application takes while nothing happens."""
    until, cpu, began = time.monotonic() + IDLE, time.process_time(), time.monotonic()
    while time.monotonic() < until:
        hand.app.turn()
    return 100 * (time.process_time() - cpu) / (time.monotonic() - began)


# ---- what moves ---------------------------------------------------------------------------


def of_frames(hand: Hand) -> Figures:
    """Computer players at the usual pace: what comes between two frames of a movement."""
    hand.sit_down(("greedy", "greedy"), pace="normal", moves=MIDDLE)
    hand.app.turn()
    gaps: list[float] = []
    last = None
    until = time.monotonic() + WATCHED
    while time.monotonic() < until:
        was_moving = hand.is_moving
        hand.app.turn()
        now = time.monotonic()
        if was_moving and hand.is_moving and last is not None:
            gaps.append((now - last) * 1e3)
        last = now if hand.is_moving else None
    return frames("", gaps)


def of_staging(hand: Hand) -> Figures:
    """Great cues over the middle of a match: what comes between two frames of one."""
    table = hand.sit_down(("", "greedy"), pace="normal", moves=MIDDLE)
    hand.settle(lambda: is_asked(hand, table))
    queue = table.showing
    cue = Cue(rank=Rank.GREAT, title=Msg.of("ui.app.title"), seat=0, spots=("seat:0",),
              points=7)
    queue.stage.drawing = replace(queue.stage.drawing, cue=lambda *_asked: cue)
    event = next(event for step in table.session.steps for event in step.events)
    gaps: list[float] = []
    for _ in range(STAGED):
        queue.stage.great_ended = hand.house.now - APART
        queue.show_events(queue.view, (event,), queue.view)
        hand.app.turn()
        last = time.monotonic()
        while queue.is_moving:
            hand.app.turn()
            gaps.append((time.monotonic() - last) * 1e3)
            last = time.monotonic()
    return frames("staging_", gaps)


def frames(name: str, gaps: list[float]) -> Figures:
    """Frames a second and the longest of them; none where nothing moved."""
    if not gaps:
        return {}
    return {f"{name}fps": 1e3 * len(gaps) / sum(gaps), f"{name}worst_frame": max(gaps),
            f"{name}p99_frame": sorted(gaps)[round(0.99 * (len(gaps) - 1))],
            f"{name}frames": len(gaps)}


def of_a_blank_loop(width: int, height: int) -> Figures:
    """The anchor: pygame's own loop at 60 frames a second that shows one colour."""
    pygame.display.init()
    screen = pygame.display.set_mode((width, height))
    clock, gaps = pygame.time.Clock(), []
    cpu = began = 0.0
    last = until = 0.0
    while not until or time.monotonic() < until:
        pygame.event.get()
        screen.fill((40, 30, 20))
        pygame.display.flip()
        clock.tick(60)
        now = time.monotonic()
        if until:
            gaps.append((now - last) * 1e3)
        else:
            until, cpu, began = now + BLANK, time.process_time(), now
        last = now
    busy = 100 * (time.process_time() - cpu) / (time.monotonic() - began)
    pygame.quit()
    return {**frames("blank_", gaps), "blank_idle": busy}


# ---- memory -------------------------------------------------------------------------------


def of_memory(hand: Hand) -> Figures:
    """The growth of the application between two whole matches and ten, when its caches are full.
    """
    sizes = []
    for seed in range(MATCHES):
        hand.sit_down(("greedy", "greedy"), seed=seed)
        while not isinstance(hand.house.room, Result):
            hand.app.turn()
        hand.app.turn()
        hand.house.go_home()
        hand.app.turn()
        sizes.append(resident())
    return {"memory": sizes[-1] / 2**20, "growth": 100 * (sizes[-1] / sizes[1] - 1)}


def spread(name: str, values: Iterable[float]) -> Figures:
    """The middle of these milliseconds, and what 95 in a hundred do not exceed."""
    ordered = sorted(values)
    return {f"{name}_p50": ordered[len(ordered) // 2],
            f"{name}_p95": ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))]}


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])))
