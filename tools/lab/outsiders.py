"""A search from outside that the highest level is measured against: it knows the rules alone.

`openspiel` is the ISMCTSBot of OpenSpiel on our adapter, whose random playouts go to the end, and
uses no hint, list of blunders or value of ours.  It has as much processor time in a match as its
rival: at each decision a part of what that has used and it has not.
"""

from __future__ import annotations

import importlib.util
import time
from typing import Any, Final

from alexandre.ai.arena.match import play_match
from alexandre.ai.arena.rows import Score, score_of
from alexandre.ai.arena.tournament import Task
from alexandre.ai.levels import chooser
from alexandre.ai.player import Player
from alexandre.ai.seat import Chooser, HintsOf, LoadGame, Stop, Tell, keep_silent
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Game, Rnd, Seat, State
from alexandre.kernel.rng import Rng

OPENSPIEL: Final = "openspiel"
DECISIONS: Final = 8  # over which the time that is not used yet is spread
UCT: Final = 2.0  # of OpenSpiel, whose returns lie between -1 and 1
LEAST: Final = 2  # simulations: the first one only opens its tree


def is_available(name: str) -> bool:
    """Whether it can be played against here."""
    return name != OPENSPIEL or importlib.util.find_spec("pyspiel") is not None


class Timed:
    """A chooser whose processor time is added up."""

    def __init__(self, chooser: Chooser) -> None:
        self.chooser = chooser
        self.seconds = 0.0

    def choose(self, game: Game, state: State, seat: Seat, rnd: Rnd, stop: Stop,
               tell: Tell = keep_silent) -> list[Action]:
        """The chooser's actions."""
        started = time.process_time()
        try:
            return self.chooser.choose(game, state, seat, rnd, stop, tell)
        finally:
            self.seconds += time.process_time() - started


class OpenSpiel:
    """Its bot on our adapter, in no more time than `rival` has used.

    A simulation takes as long as those before.
    """

    def __init__(self, rival: Timed, title: str, players: int) -> None:
        import pyspiel

        import alexandre.adapters.openspiel  # noqa: F401  it registers the games

        self.rival = rival
        self.spiel: Any = pyspiel.load_game(f"alexandre_{title}", {"players": players})
        self.simulations = 0
        self.seconds = 0.0

    def choose(self, game: Game, state: State, seat: Seat, rnd: Rnd, stop: Stop,
               tell: Tell = keep_silent) -> list[Action]:
        """One action, by as many simulations as there is time for."""
        import numpy as np
        from open_spiel.python.algorithms.ismcts import ISMCTSBot
        from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

        from alexandre import api

        offers = state.legal()
        if len(offers) == 1:
            return offers
        started = time.process_time()
        allowed = max(0.0, self.rival.seconds - self.seconds) / DECISIONS
        each = self.seconds / self.simulations if self.simulations else allowed
        count = max(LEAST, int(allowed / each)) if each > 0 else LEAST
        random = np.random.RandomState(rnd(2**32))
        bot = ISMCTSBot(self.spiel, RandomRolloutEvaluator(1, random), UCT, count,
                        random_state=random)
        root = self.spiel.new_initial_state()
        root.position = api.Position(game, state)
        code = int(bot.step(root))
        self.simulations += count
        self.seconds += time.process_time() - started
        return [game.decode(code)]


def play_task(load: LoadGame, hints_of: HintsOf, task: Task) -> Score:
    """A level against this search, at a table for two.  With other times it goes otherwise."""
    game = load(task.title, task.board)
    level = Timed(chooser(task.level, hints_of(game)))
    other = OpenSpiel(level, task.title, task.players)
    seated = [Player(game, level if seat == task.seat else other,
                     Rng(task.match_seed, f"seat {seat}")) for seat in range(task.players)]
    return score_of(play_match(game, seated, task.match_seed), task.seat)
