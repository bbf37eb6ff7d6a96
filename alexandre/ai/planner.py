"""The planner: it compares whole plans, lines of its own turn or what its title proposes.

Every plan is played on in the same dealt worlds with the same luck (common random numbers), the
others and the seat itself playing greedily, up to the next scoring or the seat's next turn.  The
worse half of the plans is left out after each round, so that most playouts go to those that are
hard to tell apart (sequential halving).  The first plan is what a greedy player would do, the
others are the lines of whose ends the forecast says most; another than the first is played only if
it was better by more than the title's doubt.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from alexandre.ai.greedy import WIDTH, Judge, Search, best_lines
from alexandre.ai.playout import Playout
from alexandre.ai.seat import Stop, Tell, keep_silent, sensible
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Event, Game, Rnd, Seat, State
from alexandre.kernel.hints import Hints, Plan
from alexandre.kernel.rng import SEED_MOST

CERTAIN: Final = 10  # tenths of a standard error by which a better plan is called better
SURE: Final = 30  # the same where no more worlds are tried
ENOUGH: Final = 8  # worlds, before which nothing is sure


@dataclass(frozen=True)
class Sight:
    """The sight of one playout: the seat's chance at its end, in thousandths, by fact, in order of
    its first sight, how much or how often it came, if wanted the chances of all seats, the seed of
    its world, and every action on the way."""

    chance: int
    counts: dict[int, int]
    chances: tuple[int, ...] = ()
    seed: int = 0
    course: Sequence[Action] = ()


Note = Callable[[State, Seat, list[Event]], Sight]


@dataclass(frozen=True)
class Effort:
    """The effort of a thought: the number of plans compared, of playouts, and the most seconds.
    Without halving every plan is tried in as many worlds; `doubt` is by how many tenths of a
    standard error a plan must be better than the first, at least the title's own; `turns`, for how
    many of the seat's own turns, or times its title's stages, a plan is played on; `has_forecast`:
    whether its end is judged by the forecast of the match instead of the value; `width`: lines
    kept at each rest of a turn, from which the plans are chosen; `is_hasty`: whether no more
    worlds are tried once the best plan is sure.
    """

    plans: int = 8
    playouts: int = 96
    has_halving: bool = True
    doubt: int = 0
    turns: int = 1
    has_forecast: bool = True
    width: int = WIDTH
    seconds: float | None = None
    is_hasty: bool = False

    def rounds(self, plans: int) -> list[tuple[int, int]]:
        """For each round: how many plans are in it, and in how many more worlds."""
        sizes = [plans]
        while self.has_halving and sizes[-1] > 2:
            sizes.append((sizes[-1] + 1) // 2)
        return [(size, max(1, self.playouts // len(sizes) // size)) for size in sizes]


class Trial:
    """A plan, and what it was worth in each world so far, which all plans share from the first on;
    `sights`: what was seen there, if anybody wanted to know."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.values: list[int] = []
        self.sights: list[Sight] = []

    def is_better_than(self, other: Trial, doubt: int) -> bool:
        """Whether the mean difference, world by world, is more than so many tenths of its standard
        error above zero."""
        pairs = zip(self.values, other.values, strict=False)
        differences = [mine - its for mine, its in pairs]
        n, total = len(differences), sum(differences)
        if total <= 0 or n < 2:
            return total > 0
        squares = n * sum(each * each for each in differences) - total * total
        return 100 * total * total * (n - 1) > doubt * doubt * squares


def is_settled(trials: Sequence[Trial], doubt: int = SURE) -> bool:
    """Whether the first of these is surely the best, or all are alike in every world."""
    leader, *others = trials
    return len(leader.values) >= ENOUGH and (
        all(leader.is_better_than(each, doubt) for each in others)
        or all(each.values == leader.values for each in others))


class Comparison:
    """Plans that are being compared; those left out stand behind, the latest first."""

    def __init__(self, hints: Hints[State], state: State, seat: Seat, plans: list[Plan],
                 effort: Effort, note: Note | None = None) -> None:
        self.hints = hints
        self.state = state
        self.seat = seat
        self.doubt = max(effort.doubt, hints.doubt())
        self.turns = effort.turns
        self.judge = choose_judge(hints, effort)
        self.note = note
        self.contest = [Trial(plan) for plan in plans]
        self.first = self.contest[0]
        self.left_out: list[Trial] = []

    def try_world(self, seed: int, stop: Stop) -> None:
        """One playout more for each plan of the contest, in the world of that seed."""
        playout = Playout(self.hints, self.state, self.seat, seed, stop, turns=self.turns)
        for trial in self.contest:
            events, course = list[Event](), list[Action]()
            end = playout.try_out(trial.plan, events.append if self.note is not None else None,
                                  course)
            trial.values.append(self.judge(end, self.seat))
            if self.note is not None:
                trial.sights.append(replace(self.note(end, self.seat, events), seed=seed,
                                            course=course))

    def narrow(self, size: int) -> None:
        """Leave out all but the best; what a greedy player would do stays to be compared with."""
        ranked = self.order()
        kept = ranked[:size]
        if self.first not in kept:
            kept[-1] = self.first
        self.left_out = [each for each in ranked if each not in kept] + self.left_out
        self.contest = kept

    def order(self) -> list[Trial]:
        """The contest, the best first: those better than the first plan beyond doubt, then it."""
        ranked = sorted(self.contest, key=lambda trial: -sum(trial.values))
        if ranked[0] is not self.first and not ranked[0].is_better_than(self.first, self.doubt):
            ranked.remove(self.first)
            ranked.insert(0, self.first)
        return ranked


class Planner:
    """A chooser that compares plans by playouts; `clock` counts seconds."""

    def __init__(self, hints: Hints[State], effort: Effort | None = None,
                 clock: Callable[[], float] = time.monotonic) -> None:
        self.hints = hints
        self.effort = effort or Effort()
        self.clock = clock

    def choose(self, game: Game, state: State, seat: Seat, rnd: Rnd, stop: Stop,
               tell: Tell = keep_silent) -> list[Action]:
        """The best plan; while they are compared, each one that comes to lead is told."""
        offers = sensible(self.hints, state)
        if len(offers) == 1:
            return offers
        return list(self.compare(state, seat, rnd, stop, tell)[0].plan.actions)

    def compare(self, state: State, seat: Seat, rnd: Rnd, stop: Stop, tell: Tell = keep_silent,
                note: Note | None = None, first: Plan | None = None) -> list[Trial]:
        """All the plans as they stand after the last round, the best first.  `first`: one more,
        in the place of what a greedy player would do: another is better only beyond doubt."""
        plans = self.propose(state, seat, rnd, stop, tell)
        if first is not None:
            codes = [action.code for action in first.actions]
            plans = [first, *(plan for plan in plans
                              if [action.code for action in plan.actions] != codes)]
        return self.compare_plans(state, seat, plans, rnd, stop, tell, note)

    def compare_plans(self, state: State, seat: Seat, plans: list[Plan], rnd: Rnd, stop: Stop,
                      tell: Tell = keep_silent, note: Note | None = None) -> list[Trial]:
        """These plans, the greedy player's first, as they stand after the last round."""
        comparison = Comparison(self.hints, state, seat, plans, self.effort, note)
        leader = comparison.first
        tell(list(leader.plan.actions))
        rounds = self.effort.rounds(len(plans)) if len(plans) > 1 else []
        started = self.clock()
        for number, (size, worlds) in enumerate(rounds, 1):
            comparison.narrow(size)
            for _world in range(worlds):
                if self.is_over(self.clock() - started, number, len(rounds)) or (
                        self.effort.is_hasty and is_settled(comparison.order())):
                    break
                comparison.try_world(rnd(SEED_MOST + 1), stop)
                if comparison.order()[0] is not leader:
                    leader = comparison.order()[0]
                    tell(list(leader.plan.actions))
        return comparison.order() + comparison.left_out

    def is_over(self, seconds: float, number: int, rounds: int) -> bool:
        """Whether the round has used its share of the time."""
        return (self.effort.seconds is not None
                and seconds * rounds >= self.effort.seconds * number)

    def propose(self, state: State, seat: Seat, rnd: Rnd, stop: Stop, tell: Tell) -> list[Plan]:
        """The plans to compare, the greedy player's choice first: the title's own, else the one
        choice that it draws, else the best lines of the turn that lead to different positions.
        """
        plans = self.hints.plans(state, rnd, self.effort.plans)
        if plans:
            return plans
        action = self.hints.draw(state, rnd)
        if action is not None:
            return [Plan((action,))]
        search = Search(self.hints, seat, rnd, stop, self.effort.width, tell)
        ends = search.find_ends(state)
        first, *others = best_lines(ends, len(ends))
        judge = choose_judge(self.hints, self.effort)
        others.sort(key=lambda line: -search.estimate(line.state, judge))
        return drop_copies(state, [line.actions for line in [first, *others]], self.effort.plans)


def drop_copies(state: State, lines: list[tuple[Action, ...]], most: int) -> list[Plan]:
    """The plans of these lines, so many at most; of those whose actions lead to the same position
    the first.  Lines that were searched beyond chance often differ only in its outcome."""
    ends: dict[str, Plan] = {}
    for line in lines:
        copy, seat = state.clone(), state.actor()
        for action in line:
            if copy.actor() != seat or action not in copy.legal():
                break
            copy.apply(action)
        ends.setdefault(copy.hash(), Plan(line))
        if len(ends) == most:
            break
    return list(ends.values())


def choose_judge(hints: Hints[State], effort: Effort) -> Judge:
    """By what positions are judged that plans lead to."""
    return hints.forecast if effort.has_forecast else hints.value
