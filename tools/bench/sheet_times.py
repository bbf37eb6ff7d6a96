"""The processor's time that the sheets beside and below a board take to be laid out, once a view.

    python -m tools.bench.sheet_times

The median of views of a match played at random, with the most seats, in a window of 1280x720, once
the drawings of its signs have been read.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from statistics import median

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from alexandre import games
from alexandre.kernel.contract import OVER, Game, View
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.ui.draw.sheets.tree import Laid, Node, lay_out
from tests.helpers.artwork import show
from tests.helpers.walks import Table, list_drawn_titles, walk

TEXTS = (1.0, 1.5)
EVERY, MOST = 15, 30  # actions between two views, and views


def main() -> None:
    """A line for each title: milliseconds a view in letters of 100 and of 150 %."""
    pygame.init()
    pygame.display.set_mode((64, 64))
    for title in list_drawn_titles():
        figures = [f"{measure(title, text):6.2f}" for text in TEXTS]
        print(f"layout of sheets, {title:12} {' '.join(figures)} ms", flush=True)


def measure(title: str, text: float) -> float:
    """The median over the views of a match."""
    seats = games.meta(title).seats[1]
    table = Table(title, games.meta(title).boards[0], seats, ())
    game = table.game()
    session = Session.new(game, [Player()] * seats, seed=1)
    while session.decider < 0:
        session.play(session.offers()[0])
    desk, board = show(session, (1280, 720), text)
    for _pass in ("read", "measured"):
        times, before = [], dict[str, Laid]()
        for view in views(table, game):
            nodes = [(each.name, board._rooms[each.place], each.content) for each in games.table(
                game).sheets(game, view) if isinstance(each.content, Node)]
            start = time.process_time()
            for name, room, node in nodes:
                before[name] = lay_out(node, room, desk.letters.ems, desk.voice, text,
                                       before.get(name))
            times.append(time.process_time() - start)
    return 1000 * median(times[1:])


def views(table: Table, game: Game) -> Iterator[View]:
    """By the eyes of who decides."""
    for number, (state, _action) in enumerate(walk(table.start(), seed=5)):
        if number > EVERY * MOST:
            return
        if number % EVERY == 0 and state.actor() not in (OVER, -1) and state.actor() >= 0:
            yield game.view(state, state.actor())


if __name__ == "__main__":
    main()
