"""A counsellor: the plan that did best in its own trials, and the strongest of another kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from alexandre.ai.levels import effort_of, make_counsellor, top_level
from alexandre.ai.planner import Trial
from alexandre.ai.playout import Playout
from alexandre.ai.review.facts import Contrast, Witness, contrast, play_courses
from alexandre.ai.review.plans import Weighed, weigh
from alexandre.ai.review.problems import DOUBT, Problem
from alexandre.ai.seat import Stop, Tell, choice, determinize_for, keep_silent, never
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Game, Rnd, Seat, State
from alexandre.kernel.hints import Hints, Plan
from alexandre.kernel.rng import SEED_MOST

JUDGING: Final = 6.0  # seconds for a line beside the answer of a problem
SEED: Final = 950_000  # of the facts beside a problem
SECONDS: Final = 2.2  # for the facts of an answer that somebody is waiting for


def advise(game: Game, hints: Hints[State], state: State, seat: Seat, rnd: Rnd, stop: Stop,
           tell: Tell = keep_silent, own: Plan | None = None) -> tuple[Weighed, ...]:
    """The best plan, then the one it is told apart from: `own` unless that is the best itself,
    else the strongest of another kind; then the others."""
    trials, told = compare(hints, state, seat, rnd, stop, tell, own)
    if told is None:
        return (weigh(game, trials[0], trials[0]),)
    return (*told.weigh(game), *(weigh(game, told.best, each) for each in trials
                                 if each not in (told.best, told.other)))


def compare(hints: Hints[State], state: State, seat: Seat, rnd: Rnd, stop: Stop,
            tell: Tell = keep_silent,
            own: Plan | None = None) -> tuple[list[Trial], Contrast | None]:
    """All plans that were tried, and the two that are told apart; None if there is only one."""
    planner, witness = make_counsellor(hints), Witness(hints)
    trials = planner.compare(state, seat, rnd, stop, tell, witness.note, own)
    pair = choose_pair(state, trials, own)
    return trials, pair and contrast(witness, state, seat, pair, planner.effort, rnd, stop,
                                     SECONDS)


def judge_line(game: Game, hints: Hints[State], state: State, seat: Seat,
               lines: Sequence[tuple[Action, ...]], rnd: Rnd, stop: Stop) -> tuple[Weighed, ...]:
    """A line beside the answer of a problem, which comes first only if it is better beyond doubt.
    """
    own, answer = (Trial(Plan(line)) for line in lines)
    return contrast(Witness(hints), state, seat, (own, answer), effort_of(top_level(hints)), rnd,
                    stop, JUDGING, DOUBT).weigh(game)


def explain(hints: Hints[State], problem: Problem) -> Problem:
    """The problem with the facts in which its answer differs from each other plan."""
    game, seat = problem.game, problem.seat
    state = determinize_for(problem.start(), seat, SEED)
    effort, world, told = effort_of(top_level(hints)), 0, [problem.plans[0]]
    plans = [Plan(tuple(map(game.parse, each.line))) for each in problem.plans]
    for each, plan in zip(problem.plans[1:], plans[1:], strict=True):
        best, worse = contrast(Witness(hints), state, seat, (Trial(plans[0]), Trial(plan)),
                               effort, choice(SEED), never, doubt=SEED_MOST).weigh(game)
        world = world or best.world
        told[0] = replace(told[0], chance=best.chance)
        told.append(replace(each, chance=worse.chance, of=worse.of, facts=worse.facts))
    courses = play_courses(Playout(hints, state, seat, world, never, turns=effort.turns), plans)
    return replace(problem, plans=tuple(
        replace(each, world=world, course=tuple(map(game.spell, course)))
        for each, course in zip(told, courses, strict=True)))


def choose_pair(state: State, trials: Sequence[Trial],
                own: Plan | None) -> tuple[Trial, Trial] | None:
    """The best plan, and another that leads to another position; None if there is none."""
    best = trials[0]
    mine = next((each for each in trials if each.plan is own), None)
    if mine is not None and mine is not best:
        return best, mine
    end = find_end(state, best.plan)
    others = [each for each in trials[1:] if find_end(state, each.plan) != end]
    if not others:
        return None
    first = best.plan.actions[0]
    return best, next((each for each in others if each.plan.actions[0] != first), others[0])


def find_end(state: State, plan: Plan) -> tuple[str, str]:
    """The position to which its own actions lead, and the policy by which it goes on."""
    copy = state.clone()
    for action in plan.actions:
        if action not in copy.legal():
            break
        copy.apply(action)
    return copy.hash(), repr(plan.name)
