"""Plays a whole life of Field Commander Alexander: four campaigns, each from what the last left.

    python -m tools.shelf.linked       writes saves/commander_life_*.save anew
"""

from __future__ import annotations

from alexandre import __version__, games
from alexandre.ai.player import player
from alexandre.games.commander.meta import BOARDS
from alexandre.games.commander.rules.life import legacy
from alexandre.games.commander.state import Position
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.store import write_document
from alexandre.kernel.store.saves import header_of
from tools.shelf.matches import ROOT, WANTED

NAME = "Olympias"
BEGINNING: Plain = {"points": 0}
TRIES = 40  # of a campaign with one past


def main() -> None:
    """Each campaign as it was won; what it hands on begins the next."""
    sessions = live(BOARDS, BEGINNING)
    if sessions is None:
        raise SystemExit("no life is won to its end")
    for number, (board, session) in enumerate(zip(BOARDS, sessions, strict=True), 1):
        header = header_of(session, __version__, counter=len(WANTED) + number)
        path = ROOT / "saves" / f"commander_life_{number}_{board}.save"
        write_document(path, header, session.to_plain())
        print(f"{path.name}: {session.turn} actions")


def live(boards: tuple[str, ...], inputs: Plain) -> list[Session] | None:
    """The first matches that win these campaigns one after the other; None if none do."""
    if not boards:
        return []
    for seed in range(1, TRIES):
        session = play_campaign(boards[0], inputs, seed)
        assert isinstance(session.state, Position)
        past = legacy(session.state)
        rest = None if past is None else live(boards[1:], past)
        if rest is not None:
            return [session, *rest]
    return None


def play_campaign(board: str, inputs: Plain, seed: int) -> Session:
    """One campaign, led by the counsellor."""
    game = games.load("commander", board)
    session = Session.new(game, [Player(NAME, "greedy")], {}, seed, inputs)
    mind = player("greedy", game, games.hints(game), Rng(seed, "players"))
    while session.decider != OVER:
        session.play(mind(session.state))
    return session


if __name__ == "__main__":
    main()
