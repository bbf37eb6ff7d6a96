"""Plans of one decision, each followed by the rest of the match between greedy players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from alexandre.ai.arena.rows import share
from alexandre.ai.planner import Trial
from alexandre.ai.player import Player, player
from alexandre.ai.seat import determinize_for
from alexandre.cli.playing import play_on
from alexandre.kernel.actions import Action
from alexandre.kernel.chance import Seeded
from alexandre.kernel.contract import Game, Hints, Rnd, State
from alexandre.kernel.rng import SEED_MOST, Rng


def play_to_end(game: Game, hints: Hints[State], state: State, trials: Sequence[Trial],
                worlds: int, rnd: Rnd) -> None:
    """Add to each plan, until it has so many, what part of the victory its seat gets, in
    thousandths, when greedy players play the match on.  Those of a playout are too hasty: they
    overlook the answer to a bold plan."""
    seat, most = state.actor(), game.meta.seats[1]
    while len(trials[0].values) < worlds:
        seed = rnd(SEED_MOST + 1)
        for trial in trials:
            end = determinize_for(state, seat, seed)
            for action in trial.plan.actions:
                end.apply(action)
            mind = player("greedy", game, hints, Rng(seed, "players"))
            play_on(end, [partial(decide, mind)] * most, Seeded(seed))
            outcome = end.outcome()
            assert outcome is not None
            trial.values.append(round(1000 * share(outcome, seat)))


def decide(mind: Player, state: State, _offers: list[Action]) -> Action:
    """The same mind plays every seat: each thought is of what the seat may know."""
    return mind(state)


def tell_leads(trials: Sequence[Trial]) -> list[int]:
    """How much more the first plan came to than each other one, on the average."""
    best, *others = (sum(trial.values) for trial in trials)
    return [(best - each) // len(trials[0].values) for each in others]
