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
from tools.shelf.matches import MOST_TRIES, ROOT, WANTED

NAME = "Olympias"
BEGINNING: Plain = {"points": 0}


def main() -> None:
    """Each campaign until it is won; what it hands on begins the next."""
    inputs = BEGINNING
    for number, board in enumerate(BOARDS, 1):
        session = find_won(board, inputs)
        assert isinstance(session.state, Position)
        inputs = legacy(session.state)
        header = header_of(session, __version__, counter=len(WANTED) + number)
        path = ROOT / "saves" / f"commander_life_{number}_{board}.save"
        write_document(path, header, session.to_plain())
        print(f"{path.name}: {session.turn} actions, {inputs['points']} points")


def find_won(board: str, inputs: Plain) -> Session:
    """The first match of that campaign, with that past, that is won."""
    for seed in range(1, MOST_TRIES):
        session = play_campaign(board, inputs, seed)
        outcome = session.state.outcome()
        if outcome is not None and outcome.reason == "victory":
            return session
    raise SystemExit(f"no life goes beyond {board}")


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
