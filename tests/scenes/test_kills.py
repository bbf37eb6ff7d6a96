"""The application is killed at the pace « at once »: what was on the screen is on the disk."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from alexandre.kernel.store import Shelf
from alexandre.scenes.base.save_files import open_session

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
import sys
from pathlib import Path
from alexandre import games
from alexandre.app import App
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.base.folders import Places
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.table.table import Table

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    app = App(Places.under(folder))
    app.house.settings.update(pace="instant", motion="still")
    app.house.apply_settings()
    app.open_window((640, 400))
    app.house.enter(Menu(app.house))
    game = games.load(sys.argv[2])
    players = [Player(f"P{seat}", "random") for seat in range(game.meta.seats[0])]
    session = Session.new(game, players, seed=3)
    session.listeners.append(lambda steps: print(session.turn - len(steps), flush=True))
    app.house.enter(Table(app.house, session, "match"))
    while True:
        app.turn()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kills of POSIX")
@pytest.mark.parametrize(("title", "moves"), [("catan", 9), ("empire", 25)])
def test_a_kill_at_once_costs_one_action_at_most(title: str, moves: int, tmp_path: Path) -> None:
    """The finding: of 160 kills at that pace seven lost two to six actions.

    A listener tells of each action before it is saved: when the next one begins, all those before
    the latest have to be on the disk.
    """
    path = tmp_path / "program.py"
    path.write_text(PROGRAM)
    child = subprocess.Popen(
        [sys.executable, str(path), str(tmp_path), title], stdout=subprocess.PIPE,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
             "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])})
    assert child.stdout is not None
    begun = 0
    for _ in range(moves):
        begun = int(child.stdout.readline())
    child.kill()
    rest = child.stdout.read().split()  # what it said before it died
    child.stdout.close()
    child.wait(60)
    begun = int(rest[-1]) if rest else begun

    document = Shelf(tmp_path / "saves").read("match")
    assert document.header.turn >= begun > 0
    assert open_session(document.body).turn == document.header.turn
