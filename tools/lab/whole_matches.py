"""Plans of one decision, each followed by the rest of the match between greedy players.

A plan is compared with one rival after the other, in worlds that all plans share.  A rival is
given up early, or played in more worlds while the lead is promising: most leads are none, and a
small one needs hundreds of worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from alexandre.ai.arena.rows import share
from alexandre.ai.planner import Trial
from alexandre.ai.player import Player, player
from alexandre.ai.seat import determinize_for
from alexandre.cli.playing import Computer, play_on
from alexandre.kernel.actions import Action
from alexandre.kernel.chance import ChanceSource, pick
from alexandre.kernel.contract import Game, Law, Rnd, State
from alexandre.kernel.hints import Hints, Policy
from alexandre.kernel.rng import SEED_MOST, Rng

MARGIN: Final = 40  # thousandths of a victory by which a plan leads each other one


@dataclass(frozen=True)
class Proof:
    """A lead is proven by MARGIN and `sure` tenths of its standard error.  `looks`: after how many
    worlds it is looked at, and how many tenths it must then be to go on."""

    looks: tuple[tuple[int, int], ...]
    sure: int
    least: int = 48  # worlds: in fewer the standard error is not known well


SEARCH: Final = Proof(((12, 0), (24, 5), (48, 10), (96, 15), (192, 20)), 20)
CONFIRMATION: Final = Proof(((96, 10), (192, 20), (384, 30)), 30)


def prove(game: Game, hints: Hints[State], state: State, trials: Sequence[Trial], seed: int,
          proof: Proof) -> bool:
    """Whether the first plan wins more than each other one; the games played are added to them."""
    return all(is_proven(game, hints, state, trials[0], rival, seed, proof)
               for rival in trials[1:])


def is_proven(game: Game, hints: Hints[State], state: State, best: Trial, rival: Trial,
              seed: int, proof: Proof) -> bool:
    """Whether the one wins more than the other."""
    for worlds, few in proof.looks:
        for trial in (best, rival):
            play_to_end(game, hints, state, trial, worlds, seed)
        if not best.is_better_than(rival, few):
            return False
        if (worlds >= proof.least and tell_lead(best, rival) >= MARGIN
                and best.is_better_than(rival, proof.sure)):
            return True
    return False


def play_to_end(game: Game, hints: Hints[State], state: State, trial: Trial, worlds: int,
                seed: int) -> None:
    """Add to a plan, until it has so many, what part of the victory its seat gets, in thousandths,
    when greedy players play the match on.  Those of a playout are too hasty: they overlook the
    answer to a bold plan."""
    seat, most = state.actor(), game.meta.seats[1]
    for number in range(len(trial.values), worlds):
        world = Rng(seed, f"match {number}")(SEED_MOST + 1)
        end = determinize_for(state, seat, world)
        for action in trial.plan.actions:
            end.apply(action)
        mind = player("greedy", game, hints, Rng(world, "players"))
        minds: list[Computer] = [partial(decide, mind)] * most
        if trial.plan.follow is not None:
            minds[seat] = partial(follow, trial.plan.follow, mind, Rng(world, "habits"))
        play_on(end, minds, Luck(world))
        outcome = end.outcome()
        assert outcome is not None
        trial.values.append(round(1000 * share(outcome, seat)))


class Luck(ChanceSource):
    """The same throws in the same order, wherever they come: plans differ in length."""

    def __init__(self, seed: int) -> None:
        self.rnd = Rng(seed, "future")

    def draw(self, index: int, law: Law) -> Action:
        """The outcome that the next lot falls on."""
        return pick(law, self.rnd(sum(weight for _action, weight in law)))


def decide(mind: Player, state: State, _offers: list[Action]) -> Action:
    """The same mind plays every seat: each thought is of what the seat may know."""
    return mind(state)


def follow(policy: Policy, mind: Player, habits: Rnd, state: State,
           offers: list[Action]) -> Action:
    """The plan's policy while it says anything, then the mind."""
    return policy(state, habits) or decide(mind, state, offers)


def tell_lead(best: Trial, other: Trial) -> int:
    """The lead of one over the other, on the average of the worlds they share."""
    pairs = list(zip(best.values, other.values, strict=False))
    return sum(one - two for one, two in pairs) // len(pairs)
