"""Random games on other people's engines; runs in an environment that has them."""

from __future__ import annotations

import random
import sys
import warnings
from importlib import import_module
from pathlib import Path
from typing import Any

if __name__ == "__main__":  # run as a script, in an environment that has nothing of ours
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.bench.stint import Figures, Row, StintCounts, each, games, serve

PLIES = 200  # random chess goes on for ever
MIDDLE = 200  # where a copy of a game is taken

rng = random.Random(0)


def catanatron(seats: int) -> Row:
    """Catanatron's own random players; their choices are counted, nothing else is added."""
    module: Any = import_module("catanatron")
    tally_now = [StintCounts()]

    class Counting(module.RandomPlayer):  # type: ignore[misc]
        """Decides as its parent does."""

        def decide(self, game: Any, playable_actions: Any) -> Any:
            """Count the offers, then choose at random."""
            tally_now[0].actions += 1
            tally_now[0].offers += len(playable_actions)
            tally_now[0].decisions += len(playable_actions) > 1
            return super().decide(game, playable_actions)

    def table() -> Any:
        players = [Counting(colour) for colour in list(module.Color)[:seats]]
        return module.Game(players, seed=rng.randrange(10**9))

    def play(tally: StintCounts) -> None:
        tally_now[0] = tally
        game = table()
        game.play()
        tally.turns += game.state.num_turns

    middle = table()
    for _ in range(MIDDLE):
        middle.play_tick()

    def row(seconds: float) -> Figures:
        return games(play, seconds) | {"copy_us": each(middle.copy, seconds / 10)}

    return row


def chess(seconds: float) -> Figures:
    """python-chess, every legal move listed, 200 plies at most."""
    module: Any = import_module("chess")

    def play(tally: StintCounts) -> None:
        board = module.Board()
        for _ply in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            tally.actions += 1
            tally.offers += len(moves)
            tally.decisions += len(moves) > 1
            board.push(rng.choice(moves))

    middle = module.Board()
    return games(play, seconds) | {
        "copy_us": each(lambda: middle.copy(stack=False), seconds / 10)}


def connect_four(seconds: float) -> Figures:
    """PettingZoo's connect four, by its own interface, observation and mask at every step."""
    environment: Any = import_module("pettingzoo.classic.connect_four_v3").env()

    def play(tally: StintCounts) -> None:
        environment.reset(seed=rng.randrange(10**6))
        for _agent in environment.agent_iter():
            observation, _reward, ended, cut, _info = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            offers = [column for column, free in enumerate(observation["action_mask"]) if free]
            tally.actions += 1
            tally.offers += len(offers)
            tally.decisions += len(offers) > 1
            environment.step(rng.choice(offers))

    return games(play, seconds)


if __name__ == "__main__":
    warnings.filterwarnings("ignore")
    serve({
        "Catanatron 3.2.1, 4 players": catanatron(4),
        "Catanatron 3.2.1, 3 players": catanatron(3),
        "Catanatron 3.2.1, 2 players": catanatron(2),
        "python-chess 1.11.2": chess,
        "PettingZoo 1.27.0 connect_four": connect_four,
    })
