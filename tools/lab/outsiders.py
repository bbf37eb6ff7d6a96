"""Searches from outside that the highest level is measured against: they know the rules alone.

`ismcts` is an information set tree search on the contract (`legal`, `apply`, `determinize`,
`outcomes`), with random playouts that are cut off after some turns and judged by the points so
far; `openspiel` is the ISMCTSBot of OpenSpiel on our adapter, whose random playouts go to the end.
Neither uses a hint, a list of blunders or a value of ours.  They have as much processor time in a
match as their rival: at each decision a part of what it has used and they have not.
"""

from __future__ import annotations

import importlib.util
import math
import time
from collections.abc import Callable
from typing import Any, Final

from alexandre.ai.arena.match import play_match
from alexandre.ai.arena.rows import Score, score_of
from alexandre.ai.arena.tournament import Task
from alexandre.ai.levels import chooser
from alexandre.ai.player import Player
from alexandre.ai.seat import Chooser, HintsOf, LoadGame, Stop, Tell, keep_silent
from alexandre.kernel.actions import Action
from alexandre.kernel.chance import pick
from alexandre.kernel.contract import CHANCE, OVER, Game, Rnd, Seat, State
from alexandre.kernel.rng import Rng

ISMCTS: Final = "ismcts"
OPENSPIEL: Final = "openspiel"
NAMES: Final = (ISMCTS, OPENSPIEL)
DECISIONS: Final = 8  # over which the time that is not used yet is spread
TURNS: Final = 6  # changes of the actor in a playout, and actions at most
ACTIONS: Final = 400
CURIOSITY: Final = 0.7
SCALE: Final = 10  # points of a lead that nearly decide
UCT: Final = 2.0  # of OpenSpiel, whose returns lie between -1 and 1
LEAST: Final = 2  # simulations: the first one only opens its tree

Points = Callable[[State, Seat], int]
Clock = Callable[[], float]


def is_available(name: str) -> bool:
    """Whether it can be played against here."""
    return name != OPENSPIEL or importlib.util.find_spec("pyspiel") is not None


class Timed:
    """A chooser whose processor time is added up."""

    def __init__(self, chooser: Chooser, clock: Clock = time.process_time) -> None:
        self.chooser = chooser
        self.clock = clock
        self.seconds = 0.0

    def choose(self, game: Game, state: State, seat: Seat, rnd: Rnd, stop: Stop,
               tell: Tell = keep_silent) -> list[Action]:
        """The chooser's actions."""
        started = self.clock()
        try:
            return self.chooser.choose(game, state, seat, rnd, stop, tell)
        finally:
            self.seconds += self.clock() - started


class Outsider:
    """A chooser that has no more time than its rival: `rival` tells what that has used."""

    def __init__(self, rival: Callable[[], float], clock: Clock = time.process_time) -> None:
        self.rival = rival
        self.clock = clock
        self.seconds = 0.0

    def choose(self, game: Game, state: State, seat: Seat, rnd: Rnd, stop: Stop,
               tell: Tell = keep_silent) -> list[Action]:
        """One action, after at least one simulation."""
        offers = state.legal()
        if len(offers) == 1:
            return offers
        started = self.clock()
        allowed = max(0.0, self.rival() - self.seconds) / DECISIONS
        action = self.search(game, state, seat, rnd, started + allowed)
        self.seconds += self.clock() - started
        return [action]

    def search(self, game: Game, state: State, seat: Seat, rnd: Rnd, until: float) -> Action:
        """The best action by that time of the clock."""
        raise NotImplementedError


# ---- the search on the contract ----------------------------------------------------------------


class TriedAction:
    """An action that was tried: how often it was, how often it could have been, what it won."""

    def __init__(self, actor: Seat) -> None:
        self.actor = actor
        self.children: dict[int, TriedAction] = {}
        self.visits = 0
        self.offered = 0
        self.won = 0.0

    def urge(self) -> float:
        """The worth of another visit (P. Auer, 2002)."""
        return self.won / self.visits + CURIOSITY * math.sqrt(
            math.log(self.offered) / self.visits)


class Ismcts(Outsider):
    """Of a single observer, open loop: nodes are lists of actions."""

    def __init__(self, rival: Callable[[], float], points: Points,
                 clock: Clock = time.process_time) -> None:
        super().__init__(rival, clock)
        self.points = points

    def search(self, game: Game, state: State, seat: Seat, rnd: Rnd, until: float) -> Action:
        """The action that was tried most often."""
        root = TriedAction(seat)
        self.simulate(root, state.determinize(seat, rnd), rnd)
        while self.clock() < until:
            self.simulate(root, state.determinize(seat, rnd), rnd)
        code = max(root.children, key=lambda each: (root.children[each].visits,
                                                    root.children[each].won))
        return game.decode(code)

    def simulate(self, root: TriedAction, state: State, rnd: Rnd) -> None:
        """Down the tree, one node more, and some turns by lot."""
        path, turns, last, is_grown = [root], 0, state.actor(), False
        for _action in range(ACTIONS):
            settle(state, rnd)
            actor = state.actor()
            turns += actor != last
            last = actor
            if actor == OVER or turns >= TURNS:
                break
            offers = state.legal()
            if is_grown:
                state.apply(offers[rnd(len(offers))])
                continue
            is_grown, action = descend(path, actor, offers, rnd)
            state.apply(action)
        rewards = self.judge(state)
        for node in path:
            node.visits += 1
            node.won += rewards[node.actor]

    def judge(self, state: State) -> list[float]:
        """The victory of each seat, or its likelihood by the points."""
        outcome = state.outcome()
        seats = range(state.seats)  # type: ignore[attr-defined]
        if outcome is not None:
            return [(seat in outcome.winners) / len(outcome.winners) for seat in seats]
        points = [self.points(state, seat) for seat in seats]
        leads = [points[seat] - max(points[:seat] + points[seat + 1:]) for seat in seats]
        return [1 / (1 + math.exp(-lead / SCALE)) for lead in leads]


def settle(state: State, rnd: Rnd) -> None:
    """Let chance fall until a seat decides."""
    while state.actor() == CHANCE:
        law = state.outcomes()
        state.apply(pick(law, rnd(sum(weight for _action, weight in law))))


def descend(path: list[TriedAction], actor: Seat, offers: list[Action],
            rnd: Rnd) -> tuple[bool, Action]:
    """A step down the tree: an action that was never tried, or the most urgent one.  Is it new?"""
    children = path[-1].children
    for action in offers:
        if action.code in children:
            children[action.code].offered += 1
    new = [action for action in offers if action.code not in children]
    if new:
        action = new[rnd(len(new))]
        children[action.code] = TriedAction(actor)
        children[action.code].offered = 1
    else:
        action = max(offers, key=lambda each: children[each.code].urge())
    path.append(children[action.code])
    return bool(new), action


def points_of(title: str) -> Points:
    """The points that everybody at the table can count, of a title that is measured so."""
    if title != "phalanxx":
        raise ValueError(title)
    from alexandre.games.phalanxx.rules.scoring import total

    return total  # type: ignore[return-value]


# ---- OpenSpiel ---------------------------------------------------------------------------------


class OpenSpiel(Outsider):
    """Its bot on our adapter; a simulation takes as long as those before."""

    def __init__(self, rival: Callable[[], float], title: str, players: int,
                 clock: Clock = time.process_time) -> None:
        import pyspiel

        import alexandre.adapters.openspiel  # noqa: F401  it registers the games

        super().__init__(rival, clock)
        self.spiel: Any = pyspiel.load_game(f"alexandre_{title}", {"players": players})
        self.simulations = 0
        self.searched = 0.0

    def search(self, game: Game, state: State, seat: Seat, rnd: Rnd, until: float) -> Action:
        """By as many simulations as there is time for."""
        import numpy as np
        from open_spiel.python.algorithms.ismcts import ISMCTSBot
        from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

        from alexandre import api

        started = self.clock()
        each = self.searched / self.simulations if self.simulations else until - started
        count = max(LEAST, int((until - started) / each)) if each > 0 else LEAST
        random = np.random.RandomState(rnd(2**32))
        bot = ISMCTSBot(self.spiel, RandomRolloutEvaluator(1, random), UCT, count,
                        random_state=random)
        root = self.spiel.new_initial_state()
        root.position = api.Position(game, state)
        code = int(bot.step(root))
        self.simulations += count
        self.searched += self.clock() - started
        return game.decode(code)


# ---- a match -----------------------------------------------------------------------------------


def play_task(load: LoadGame, hints_of: HintsOf, task: Task) -> Score:
    """A level against one of these, at a table for two.  With other times it goes otherwise."""
    game = load(task.title, task.board)
    level = Timed(chooser(task.level, hints_of(game)))
    other = make_outsider(task.against, task, lambda: level.seconds)
    seated = [Player(game, level if seat == task.seat else other,
                     Rng(task.match_seed, f"seat {seat}")) for seat in range(task.players)]
    return score_of(play_match(game, seated, task.match_seed), task.seat)


def make_outsider(name: str, task: Task, rival: Callable[[], float]) -> Outsider:
    """The search of that name."""
    if name == ISMCTS:
        return Ismcts(rival, points_of(task.title))
    return OpenSpiel(rival, task.title, task.players)
