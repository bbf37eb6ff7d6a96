"""Choices: what does a planner gain over the greedy player in a decision?

    python tools/choices.py TITLE EFFORT [EFFORT …] [--matches N] [--often N] [--worlds N]

Matches are played by greedy players.  Every so many decisions in which there is more than one plan
each planner chooses among the same plans; an effort is PLANS/PLAYOUTS/TURNS/DOUBT (of `Effort`).
Then players as good as these play every plan to the end of the match, in the same
worlds, which no planner has seen.  What a choice gains is by how much it ends further ahead of the
mean of the others, and how much more it wins, than the greedy player's own plan does.
docs/balance.md keeps what it printed.  Status 1 if an effort gains nothing.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # behind what is installed, which may be compiled

from alexandre import games  # noqa: E402
from alexandre.ai.planner import Effort, Planner  # noqa: E402
from alexandre.ai.player import player  # noqa: E402
from alexandre.ai.playout import Playout  # noqa: E402
from alexandre.ai.seat import choice, keep_silent, never, sensible  # noqa: E402
from alexandre.kernel.chance import Seeded  # noqa: E402
from alexandre.kernel.contract import CHANCE, OVER, Game, Hints, Plan, Seat, State  # noqa: E402
from alexandre.kernel.meta import GREEDY, Level  # noqa: E402
from alexandre.kernel.rng import SEED_MOST, Rng  # noqa: E402
from tools.mutants_page import commit, row  # noqa: E402

SEED = 9_500_000
TO_THE_END = 10_000  # turns
GREEDY_LINES = Level(GREEDY).width
COLUMNS = ("title", "effort", "decisions", "other than greedy, %", "further ahead", "more won, %",
           "commit", "seeds")
Result = tuple[float, float]  # ahead of the mean of the others, and the share of the victory
Gain = tuple[float, float, bool]  # of a choice: the same, and is it another plan at all?


def read_effort(text: str) -> Effort:
    """PLANS/PLAYOUTS/TURNS/DOUBT, the last two if they are not the usual ones."""
    plans, playouts, turns, doubt = [*map(int, text.split("/")), 1, 0][:4]
    return Effort(plans, playouts, turns=turns, doubt=doubt)


def list_decisions(game: Game, hints: Hints[State], seed: int) -> Iterator[tuple[State, Seat]]:
    """The positions of a match between greedy players in which one of them has to think."""
    seats = max(2, game.meta.seats[0])
    state, chance, actions = game.start(seats, {}), Seeded(seed), 0
    players = [player(GREEDY, game, hints, Rng(seed, f"player {seat}")) for seat in range(seats)]
    while (seat := state.actor()) != OVER:
        if seat == CHANCE:
            action = chance.draw(actions, state.outcomes())
            assert action is not None
        else:
            before, thoughts = state.clone(), players[seat].thoughts
            action = players[seat](state)
            if players[seat].thoughts > thoughts and len(sensible(hints, before)) > 1:
                yield before, seat
        state.apply(action)
        actions += 1


def choose(hints: Hints[State], state: State, seat: Seat, plans: list[Plan], effort: Effort,
           seed: int) -> int:
    """The plan that a planner prefers, by its place."""
    trials = Planner(hints, effort).compare_plans(state, seat, plans, choice(seed), never)
    return plans.index(trials[0].plan)


def play_out(hints: Hints[State], state: State, seat: Seat, plan: Plan, seed: int) -> Result:
    """What a plan comes to, the match played to its end by greedy players."""
    end = Playout(hints, state, seat, seed, never, turns=TO_THE_END,
                  lines=GREEDY_LINES).try_out(plan)
    outcome = end.outcome()
    assert outcome is not None
    others = [score for at, score in enumerate(outcome.scores) if at != seat]
    return (outcome.scores[seat] - fmean(others),
            (seat in outcome.winners) / len(outcome.winners))


def measure_match(title: str, efforts: Sequence[str], often: int, worlds: int,
                  seed: int) -> list[list[Gain]]:
    """For each decision of a match that is looked at, what each effort gains in it."""
    game = games.load(title)
    hints, gains, seen = games.hints(game), list[list[Gain]](), 0
    wanted = list(map(read_effort, efforts))
    most = max(effort.plans for effort in wanted)
    for number, (state, seat) in enumerate(list_decisions(game, hints, seed)):
        plans = Planner(hints, Effort(most)).propose(
            state, seat, choice(Rng(seed, f"plans {number}")(SEED_MOST + 1)), never, keep_silent)
        seen += len(plans) > 1
        if len(plans) < 2 or seen % often:
            continue
        draw = Rng(seed, f"worlds {number}")
        chosen = [choose(hints, state, seat, plans[:effort.plans], effort, draw(SEED_MOST + 1))
                  for effort in wanted]
        gains.append(compare_ends(hints, state, seat, plans, chosen, [
            draw(SEED_MOST + 1) for _world in range(worlds)]))
    return gains


def compare_ends(hints: Hints[State], state: State, seat: Seat, plans: Sequence[Plan],
                 chosen: Sequence[int], seeds: Sequence[int]) -> list[Gain]:
    """By how much each chosen plan ends better than the first."""
    ends = {at: [play_out(hints, state, seat, plans[at], seed) for seed in seeds]
            for at in {0, *chosen}} if any(chosen) else {0: [(0.0, 0.0)]}
    means = {at: [fmean(column) for column in zip(*each, strict=True)]
             for at, each in ends.items()}
    return [(means[at][0] - means[0][0], means[at][1] - means[0][1], at != 0) for at in chosen]


def measure(title: str, efforts: Sequence[str], seeds: Sequence[int], often: int, worlds: int,
            processes: int) -> Iterator[list[list[Gain]]]:
    """What was measured, a match at a time."""
    task = partial(measure_match, title, efforts, often, worlds)
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as executor:
        yield from executor.map(task, seeds)


def main() -> int:
    """A row for each effort."""
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=[
        each for each in games.TITLES if games.meta(each).seats[1] > 1])
    parser.add_argument("efforts", nargs="+")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--often", type=int, default=25)
    parser.add_argument("--worlds", type=int, default=48)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.matches)
    gains: list[list[Gain]] = []
    for number, match in enumerate(measure(arguments.title, arguments.efforts, seeds,
                                           arguments.often, arguments.worlds,
                                           arguments.processes), 1):
        gains += match
        print(f"\r{number} / {len(seeds)} ", end="", file=sys.stderr, flush=True)
    print("\n" + row(*COLUMNS))
    best = 0.0
    for effort, column in zip(arguments.efforts, zip(*gains, strict=True), strict=True):
        ahead, won, others = zip(*column, strict=True)
        error = stdev(ahead) / math.sqrt(len(ahead))
        best = max(best, fmean(ahead))
        print(row(arguments.title, effort, len(column), f"{100 * fmean(others):.0f}",
                   f"{fmean(ahead):+.3f} ± {error:.3f}", f"{100 * fmean(won):+.2f}",
                   commit(ROOT), f"{seeds[0]}-{seeds[-1]}"))
    return 0 if best > 0 else 1


if __name__ == "__main__":
    sys.exit(main())
