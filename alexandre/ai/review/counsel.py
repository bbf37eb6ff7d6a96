"""The counsellor: the plan that did best in its playouts, and the strongest of another kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from alexandre.ai.levels import effort_of, make_counsellor, top_level
from alexandre.ai.planner import SURE, Planner, Trial
from alexandre.ai.review.facts import (
    WORLDS,
    Contrast,
    Inquiry,
    Witness,
    contrast,
    count_work,
    find_aims,
    play_alone,
)
from alexandre.ai.review.plans import NOISE, Weighed, weigh
from alexandre.ai.review.problems import DOUBT, Problem
from alexandre.ai.seat import (
    Stop,
    Tell,
    choice,
    determinize_for,
    keep_silent,
    sensible,
)
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Game, Rnd, Seat, State
from alexandre.kernel.hints import Hints, Plan
from alexandre.kernel.rng import SEED_MOST

SEED: Final = 950_000  # of the facts beside a problem
PATIENCE: Final = 4.6  # seconds of work for an answer that somebody is waiting for
TIMES: Final = 3  # times as many worlds for facts at most, for somebody who waits longer
COMPARING: Final = 0.52  # share of the seconds for the comparison; the rest is for facts


def advise(game: Game, hints: Hints[State], state: State, seat: Seat, rnd: Rnd, stop: Stop,
           tell: Tell = keep_silent, own: Plan | None = None,
           seconds: float = PATIENCE) -> tuple[Weighed, ...]:
    """The best plan, then the one it is told apart from: `own` unless that is the best itself,
    else the strongest of another kind; then the others."""
    witness = Witness(hints)
    trials, told = compare(hints, state, seat, rnd, stop, tell, own, seconds, witness)
    if told is None:
        sights = trials[0].sights
        return (weigh(game, trials[0], trials[0], len(sights),
                      aims=find_aims(witness.effects, (sights, ()), seat)),)
    return (*told.weigh(game), *(weigh(game, told.best, each) for each in trials
                                 if each not in (told.best, told.other)))


def compare(hints: Hints[State], state: State, seat: Seat, rnd: Rnd, stop: Stop,
            tell: Tell = keep_silent, own: Plan | None = None, seconds: float = PATIENCE,
            witness: Witness | None = None) -> tuple[list[Trial], Contrast | None]:
    """All plans that were tried, and the two that are told apart; None if there is only one."""
    started, planner = count_work(), make_counsellor(hints, COMPARING * seconds, count_work)
    plans = [own] if own else planner.propose(state, seat, rnd, stop, tell)
    doubt = NOISE if own else 0
    if len(plans) == 1:
        plans += list_rivals(planner, state, seat, plans[0], rnd, stop)
        if own is None and hints.draw(state, rnd) is not None:  # the title's answer is the advice
            own, doubt = plans[0], SURE
    inquiry = Inquiry(witness or Witness(hints), state, seat, planner.effort, rnd, stop,
                      doubt=doubt, times=int(min(seconds / PATIENCE, TIMES)))
    trials = planner.compare_plans(state, seat, plans, rnd, stop, tell, inquiry.witness.note)
    if len(trials) == 1:
        trials = [play_alone(inquiry, plans[0], WORLDS)]
    pair = choose_pair(state, trials, own)
    left = seconds - (count_work() - started)
    return trials, pair and contrast(replace(inquiry, seconds=left), pair,
                                     count_late(trials, pair))


def count_late(trials: Sequence[Trial], pair: Sequence[Trial]) -> int:
    """The last worlds of two plans that no other was tried in any more: these have not chosen
    them, and are as good as fresh ones."""
    others = [len(each.values) for each in trials if each not in pair]
    return max(0, min(len(each.values) for each in pair) - max(others, default=0))


def list_rivals(planner: Planner, state: State, seat: Seat, own: Plan, rnd: Rnd,
                stop: Stop) -> list[Plan]:
    """Other plans than somebody's own, from the first of its actions at which there are any: those
    of the planner, or where it has none the other sensible offers, in its order if that has any.
    What only begins as it does is no other plan."""
    copy, offers = state.clone(), list[Plan]()
    for number, action in enumerate(own.actions):
        if copy.actor() != seat or action not in copy.legal():
            break
        before = own.actions[:number]
        plans = [Plan((*before, *each.actions), each.follow, each.name) for each in
                 planner.propose(copy, seat, rnd, stop, keep_silent)]
        rivals = [each for each in plans
                  if each.actions != own.actions[:len(each.actions)]]
        if rivals:
            return rivals
        others = sensible(planner.hints, copy)
        ordered = [each for each in planner.hints.order(copy, others) if each is not action]
        wholes = planner.hints.COMPLETIONS
        begun = [wholes[type(each)](copy, each, rnd) if type(each) in wholes else Plan((each,))
                 for each in ordered or others if each is not action]
        offers += [replace(each, actions=(*before, *each.actions)) for each in begun if each]
        copy.apply(action)
    return offers[:planner.effort.plans - 1]


def judge_line(game: Game, hints: Hints[State], state: State, seat: Seat,
               lines: Sequence[tuple[Action, ...]], rnd: Rnd, stop: Stop,
               seconds: float = PATIENCE) -> tuple[Weighed, ...]:
    """A line beside the answer of a problem, which comes first only if it is better beyond doubt.
    """
    own, answer = (Trial(Plan(line)) for line in lines)
    inquiry = Inquiry(Witness(hints), state, seat, effort_of(top_level(hints)), rnd, stop, seconds,
                      DOUBT)
    return contrast(inquiry, (own, answer)).weigh(game)


def explain(hints: Hints[State], problem: Problem) -> Problem:
    """The problem with the facts in which its answer differs from each other plan."""
    game, seat = problem.game, problem.seat
    state = determinize_for(problem.start(), seat, SEED)
    world, told = 0, [problem.plans[0]]
    plans = [Plan(tuple(map(game.parse, each.line))) for each in problem.plans]
    inquiry = Inquiry(Witness(hints), state, seat, effort_of(top_level(hints)), choice(SEED),
                      doubt=SEED_MOST)
    for each, plan in zip(problem.plans[1:], plans[1:], strict=True):
        best, worse = contrast(replace(inquiry, witness=Witness(hints), rnd=choice(SEED)),
                               (Trial(plans[0]), Trial(plan))).weigh(game)
        world = world or best.world
        told[0] = replace(told[0], chance=best.chance)
        told.append(replace(each, chance=worse.chance, of=worse.of, facts=worse.facts))
    return replace(problem, plans=tuple(
        replace(each, world=world, course=tuple(map(game.spell, course)))
        for each, course in zip(told, inquiry.play_courses(world, *plans), strict=True)))


def choose_pair(state: State, trials: Sequence[Trial],
                own: Plan | None) -> tuple[Trial, Trial] | None:
    """Somebody's own plan, which keeps its place unless the best is better beyond the noise, or
    the best one; and another that leads to another position, if possible with other effects.  None
    if there is none."""
    first = next((each for each in trials if each.plan is own), trials[0])
    if first is not trials[0]:
        return first, trials[0]
    end, begins = find_end(state, first.plan), first.plan.actions[0]
    others = [each for each in trials[1:] if find_end(state, each.plan) != end]
    return (first, min(others, key=lambda each: (
        is_alike(first, each), each.plan.actions[0] == begins))) if others else None


def is_alike(best: Trial, other: Trial) -> bool:
    """Whether two plans have the same effects in every world that they share."""
    return all(one.counts == two.counts and one.chance == two.chance
               for one, two in zip(best.sights, other.sights, strict=False))


def find_end(state: State, plan: Plan) -> tuple[str, str]:
    """The position to which its own actions lead, and the policy by which it goes on."""
    copy = state.clone()
    for action in plan.actions:
        if action not in copy.legal():
            break
        copy.apply(action)
    return copy.hash(), repr(plan.name)
