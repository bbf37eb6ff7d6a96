"""Plays the finished matches that are bundled in saves/: one for every way a title can end.

    python -m tools.shelf.matches                  writes them anew
    python -m tools.shelf.matches commander        writes those of a title anew

The matches are played by computer players from fixed seeds; the first that ends in the wanted
way is kept.  Where no play on a title's own boards ends so, a small board is brought along.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alexandre import __version__, games
from alexandre.ai.player import player
from alexandre.content.loader import load
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.store import write_document
from alexandre.kernel.store.saves import header_of

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Roxane", "Perdiccas", "Philotas", "Olympias", "Amyntas")
MOST_TRIES = 400
GRADES = ("dishonoured", "soldier", "sergeant", "lieutenant", "general", "counsellor", "great")


@dataclass(frozen=True)
class Wanted:
    """One bundled match: how it shall end, at how many seats, on which board."""

    title: str
    ending: str
    seats: int
    level: str = "greedy"
    board: str = ""  # a file beside this one; empty: the title's first board
    options: tuple[tuple[str, str | bool], ...] = ()
    tag: str = ""  # what tells it from others that end in the same way
    campaign: str = ""  # a board of the title's own that is not its first

    @property
    def name(self) -> str:
        """The name of its file."""
        chosen = [value for _name, value in self.options if isinstance(value, str)]
        parts = (self.title, self.campaign, self.tag, *chosen, self.ending)
        return "_".join(filter(None, parts))


WANTED = (
    Wanted("alexandros", "hundred", 2),
    Wanted("alexandros", "red_walls", 4),
    Wanted("alexandros", "stranded", 3, board="alexandros_island.yaml"),
    Wanted("empire", "goal", 3),
    Wanted("empire", "turns", 2),
    Wanted("empire", "goal", 4, options=(("length", "short"),)),
    Wanted("empire", "turns", 2, options=(("length", "short"),)),
    Wanted("phalanxx", "succession", 2, tag="two"),
    Wanted("phalanxx", "succession", 3, tag="three"),
    Wanted("phalanxx", "succession", 4, tag="four"),
    Wanted("phalanxx", "succession", 4, options=(("side", "expert"),)),
    *(Wanted("phalanxx", grade, 1) for grade in GRADES),
    Wanted("catan", "points", 4),
    Wanted("catan", "persepolis", 3),
    *(Wanted("commander", ending, 1, campaign=campaign)
      for campaign in ("granicus", "issus", "tyre", "gaugamela")
      for ending in ("victory", "time", "death")),
    Wanted("commander", "prophecy", 1, "random", campaign="granicus",
           options=(("bridgehead", True), ("league_of_corinth", True))),
)


def main() -> None:
    """Write every wanted match, or those of the titles that are named."""
    for wanted in WANTED:
        if sys.argv[1:] and wanted.title not in sys.argv[1:]:
            continue
        session = find(wanted)
        header = header_of(session, __version__, counter=WANTED.index(wanted) + 1)
        path = ROOT / "saves" / f"{wanted.name}.save"
        write_document(path, header, session.to_plain())
        print(f"{path.name}: {session.turn} actions")


def find(wanted: Wanted) -> Session:
    """The first match that ends as wanted."""
    for seed in range(1, MOST_TRIES):
        session = play_match(wanted, seed)
        outcome = session.state.outcome()
        if outcome is not None and outcome.reason == wanted.ending:
            return session
    raise SystemExit(f"no match of {wanted.title} ended by {wanted.ending}")


def play_match(wanted: Wanted, seed: int) -> Session:
    """One match to its end."""
    game = games.load(wanted.title, board_of(wanted))
    seats = [Player(name, wanted.level) for name in NAMES[:wanted.seats]]
    session = Session.new(game, seats, dict(wanted.options), seed)
    rnd = Rng(seed, "players")
    minds = [player(wanted.level, game, games.hints(game), rnd) for _seat in seats]
    while session.decider != OVER:
        session.play(minds[session.decider](session.state))
    return session


def board_of(wanted: Wanted) -> Any:
    """The board of a match: an id, or the data of a board brought along."""
    if not wanted.board:
        return wanted.campaign or None
    return {"board": load(Path(__file__).parent / wanted.board).data}


if __name__ == "__main__":
    main()
