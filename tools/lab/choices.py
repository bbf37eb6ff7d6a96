"""Choices: what does a planner gain over the greedy player in a decision, and in matches?

    python tools/lab choices TITLE EFFORT [EFFORT …] [--matches N] [--often N] [--worlds N]
                            [--against LEVEL | EFFORT]

An effort is what differs from the usual one (`Effort`): plans=6,playouts=96,turns=3,width=32, a
yes or no as 1 or 0.  Matches are played by greedy players.  In every so many decisions each
planner chooses among the plans that it finds.  Then players as good as these play the chosen
plans to the end of the match, in the same worlds, which no planner has seen.  What a choice gains
is by how much it ends further ahead of the mean of the others, and how much more it wins, than
the greedy player's own plan does.  `--against` a level, or another effort, the planners play
whole matches instead, each seed from every seat.  docs/balance.md keeps what it printed.  Status 1
if no effort gains anything, or wins as many matches as an equal.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import fields, replace
from functools import partial
from statistics import fmean, stdev
from typing import Any

from alexandre import games
from alexandre.ai.arena.match import play_match
from alexandre.ai.arena.pool import open_pool
from alexandre.ai.arena.rows import Row, Score, row_of, score_of
from alexandre.ai.arena.tournament import Task
from alexandre.ai.planner import Effort, Planner
from alexandre.ai.player import Player, player
from alexandre.ai.playout import Playout
from alexandre.ai.seat import choice, keep_silent, never, sensible
from alexandre.kernel.contract import Game, Seat, State
from alexandre.kernel.hints import Hints, Plan
from alexandre.kernel.meta import GREEDY, Level
from alexandre.kernel.rng import SEED_MOST, Rng
from tools.lab.arguments import PROCESSES, RIVALS, parse
from tools.lab.equals import walk_match
from tools.lab.findings import measure, open_findings
from tools.lab.page import commit, head, percent, row

SEED = 9_500_000
TO_THE_END = 10_000  # turns
GREEDY_LINES = Level(GREEDY).width
COLUMNS = ("title", "effort", "decisions", "other than greedy, %", "further ahead", "more won, %",
           "commit", "seeds")
MATCH_COLUMNS = ("title", "effort", "against", "matches", "won, %", "further ahead",
                 "s a thought: mean, longest", "commit", "seeds")
Result = tuple[float, float]  # ahead of the mean of the others, and the share of the victory
Gain = tuple[float, float, bool]  # of a choice: the same, and is it another plan at all?


def read_effort(text: str) -> Effort:
    """NAME=NUMBER[,NAME=NUMBER …]; ValueError where that is none."""
    kinds = {each.name: type(each.default) for each in fields(Effort)
             if isinstance(each.default, int)}
    pairs = [part.partition("=") for part in text.split(",")]
    if unknown := [name for name, _is, _number in pairs if name not in kinds]:
        raise ValueError(f"an effort has no “{unknown[0]}”, but {', '.join(kinds)}")
    given: dict[str, Any] = {name: kinds[name](int(number)) for name, _is, number in pairs}
    return Effort(**given)


def list_decisions(game: Game, hints: Hints[State], seed: int) -> Iterator[tuple[State, Seat]]:
    """The positions of a match between greedy players in which one of them has to think."""
    seats = max(2, game.meta.seats[0])
    players = [player(GREEDY, game, hints, Rng(seed, f"player {seat}")) for seat in range(seats)]
    thoughts = 0
    for state, seat, _action in walk_match(game.start(seats, {}), players, seed):
        before, thoughts = thoughts, sum(each.thoughts for each in players)
        if thoughts > before and len(sensible(hints, state)) > 1:
            yield state.clone(), seat


def play_out(hints: Hints[State], state: State, seat: Seat, plan: Plan, seed: int) -> Result:
    """The result of a plan, the match played to its end by greedy players."""
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
    planners = [Planner(hints, read_effort(each)) for each in efforts]
    for number, (state, seat) in enumerate(list_decisions(game, hints, seed)):
        offered = Rng(seed, f"plans {number}")(SEED_MOST + 1)
        plans = propose_plans(hints, [Planner(hints), *planners], state, seat, offered)
        first, proposed = plans[0][0], plans[1:]
        seen += len(plans[0]) > 1
        if len(plans[0]) < 2 or seen % often:
            continue
        draw = Rng(seed, f"worlds {number}")
        chosen = [planner.compare_plans(state, seat, plans, choice(draw(SEED_MOST + 1)),
                                        never)[0].plan
                  for planner, plans in zip(planners, proposed, strict=True)]
        gains.append(compare_ends(hints, state, seat, first, chosen, [
            draw(SEED_MOST + 1) for _world in range(worlds)]))
    return gains


def propose_plans(hints: Hints[State], planners: Sequence[Planner], state: State, seat: Seat,
                  seed: int) -> list[list[Plan]]:
    """The plans that each planner compares; those that search alike find the very same plans, of
    which some differ only in what they do later (`Plan.follow`).
    """
    most, searched = max(each.effort.plans for each in planners), dict[object, list[Plan]]()
    for each in planners:
        key = each.effort.width, each.effort.has_forecast
        if key not in searched:
            effort = replace(each.effort, plans=most)
            searched[key] = Planner(hints, effort).propose(state, seat, choice(seed), never,
                                                           keep_silent)
    return [searched[each.effort.width, each.effort.has_forecast][:each.effort.plans]
            for each in planners]


def compare_ends(hints: Hints[State], state: State, seat: Seat, first: Plan,
                 chosen: Sequence[Plan], seeds: Sequence[int]) -> list[Gain]:
    """By how much each chosen plan ends better than the first."""
    plans = {first, *chosen}
    ends = {plan: [play_out(hints, state, seat, plan, seed) for seed in seeds]
            for plan in plans} if len(plans) > 1 else {first: [(0.0, 0.0)]}
    means = {plan: [fmean(column) for column in zip(*each, strict=True)]
             for plan, each in ends.items()}
    ahead, won = means[first]
    return [(means[each][0] - ahead, means[each][1] - won, each != first) for each in chosen]


def play_whole(task: Task) -> Score:
    """A match between planners of an effort, or of one against players of a level."""
    game = games.load(task.title)
    hints = games.hints(game)
    seated = []
    for seat, name in enumerate(task.levels):
        rnd = Rng(task.match_seed, f"seat {seat}")
        seated.append(Player(game, Planner(hints, read_effort(name)), rnd) if "=" in name
                      else player(name, game, hints, rnd))
    return score_of(play_match(game, seated, task.match_seed), task.seat)


def tell_gains(asked: argparse.Namespace, pool: Executor) -> bool:
    """A row for each effort: what it gains in decisions.  Does one gain anything?"""
    seeds = range(asked.seed, asked.seed + asked.matches)
    task = partial(measure_match, asked.title, asked.efforts, asked.often, asked.worlds)
    kept = open_findings(f"{name_run(asked)}-{asked.often}-{asked.worlds}", read_gains)
    gains = [each for match in measure(task, seeds, kept, pool) for each in match]
    print(head(*COLUMNS))
    best = 0.0
    for effort, column in zip(asked.efforts, zip(*gains, strict=True), strict=True):
        ahead, won, others = zip(*column, strict=True)
        best = max(best, fmean(ahead))
        print(row(asked.title, effort, len(column), f"{100 * fmean(others):.0f}",
                  spread(ahead, 3), f"{100 * fmean(won):+.2f}", commit(),
                  f"{seeds[0]}-{seeds[-1]}"))
    return best > 0


def tell_matches(asked: argparse.Namespace, pool: Executor) -> bool:
    """A row for each effort: what it wins of whole matches.  Does one win its share?"""
    game = games.load(asked.title)
    seats, shares = max(2, game.meta.seats[0]), list[float]()
    kept = open_findings(name_run(asked), lambda told: Score(**told))
    print(head(*MATCH_COLUMNS))
    for effort in asked.efforts:
        tasks = [Task(game.meta.id, None, seats, effort, asked.against, asked.seed, number)
                 for number in range(asked.matches)]
        scores = measure(play_whole, tasks, kept, pool, lambda task: task.key)
        result = row_of(game, effort, asked.against, seats, scores)
        shares.append(result.wins / result.games - result.fair)
        print(describe(game.meta.id, result, scores, tasks), flush=True)
    return max(shares) >= 0


def name_run(asked: argparse.Namespace) -> str:
    """Its file: what was measured with other efforts is kept apart."""
    return "-".join(["choices", asked.title, *asked.efforts, asked.against, str(asked.seed)])


def read_gains(told: list[list[list[float]]]) -> list[list[Gain]]:
    """The decisions of a match as its JSON tells it."""
    return [[(ahead, won, bool(other)) for ahead, won, other in each] for each in told]


def describe(title: str, result: Row, scores: Sequence[Score], tasks: Sequence[Task]) -> str:
    """The results of matches, as a row of the page."""
    return row(title, result.level, result.against, result.games,
               percent(result.wins / result.games, result.low, result.high),
               spread([each.score - each.rival for each in scores], 1),
               f"{result.micros / 1e6:.2f}, {result.longest:.2f}", commit(),
               f"{tasks[0].match_seed}-{tasks[-1].match_seed}")


def spread(numbers: Sequence[float], digits: int) -> str:
    """The mean with its standard error."""
    error = stdev(numbers) / math.sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return f"{fmean(numbers):+.{digits}f} ± {error:.{digits}f}"


def main(words: Sequence[str]) -> int:
    """A row for each effort."""
    asked = parse(__doc__, words, "1", RIVALS, efforts_=None, against="", matches=40, often=25,
                  worlds=48, seed=SEED, processes=PROCESSES)
    for effort in asked.efforts:
        try:
            read_effort(effort)
        except ValueError as error:
            sys.exit(f"{effort}: {error}")
    with open_pool(asked.processes) as pool:
        return 0 if (tell_matches if asked.against else tell_gains)(asked, pool) else 1
