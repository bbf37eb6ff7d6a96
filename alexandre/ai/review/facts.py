"""Facts: events that come more often with one of two plans in the same simulated worlds.

What differs beyond chance in the worlds of a comparison and as many fresh ones together,
corrected for how many kinds of effects were seen there, and again in the fresh worlds alone, is a
fact; so is what one plan alone brings by its own actions.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from statistics import NormalDist
from typing import Final

from alexandre.ai.planner import (
    CERTAIN,
    Comparison,
    Effort,
    Sight,
    Trial,
    is_settled,
)
from alexandre.ai.playout import Playout
from alexandre.ai.review.chances import chance_of, chances_of
from alexandre.ai.review.plans import EVEN, Fact, Weighed, weigh
from alexandre.ai.seat import Stop, never
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Event, Game, Rnd, Seat, State
from alexandre.kernel.hints import VICTORY, Effect, Hints, Plan
from alexandre.kernel.rng import SEED_MOST
from alexandre.kernel.text import Msg

WORLDS: Final = 24  # fresh ones, in which facts are confirmed
LENT: Final = 16  # in which facts are looked for, where a search has played fewer
LEAST: Final = 8  # worlds, in fewer of which only what is brought at once is told
ERROR: Final = 0.05  # of one false fact among all that are looked at
MOST: Final = 12  # facts
AGAIN: Final = 2.0  # standard errors by which a fact is confirmed
STEP: Final = 4  # fresh worlds between two looks whether the verdict is decided
DECIDED: Final = 25  # tenths of a standard error by which it is, for there are several looks
REASONS: Final = 2  # facts for a plan that are told at most
AIMS: Final = 4  # of a plan
FOREMOST: Final = 5  # effects, of which the told ones are chosen


def count_work() -> float:
    """The processor seconds of this thread, which other programs do not use up."""
    return time.thread_time()


class Witness:
    """Notes effects by number while plans are played out; of all so many `seats`, if told, the
    chances at the end, which share a whole."""

    def __init__(self, hints: Hints[State], seats: int = 0) -> None:
        self.hints = hints
        self.seats = seats
        self.effects: list[Effect] = []
        self._numbers: dict[Msg, int] = {}

    def note(self, end: State, seat: Seat, events: list[Event]) -> Sight:
        """The chance at the end of a playout, and what came on the way."""
        if not self.seats:
            return Sight(chance_of(self.hints, end, seat), self.count(events))
        chances = chances_of(self.hints, end, self.seats)
        return Sight(chances[seat], self.count(events), chances)

    def count(self, events: Sequence[Event]) -> dict[int, int]:
        """The amount of each effect that these events bring."""
        counts: dict[int, int] = {}
        for event in events:
            for effect in self.hints.effects(event):
                number = self._numbers.setdefault(effect.msg, len(self.effects))
                if number == len(self.effects):
                    self.effects.append(effect)
                counts[number] = (counts.get(number, 0) + effect.amount if effect.amount
                                  else 1)
        return counts

    def enact(self, state: State, trial: Trial) -> dict[int, int]:
        """The effects that the actions of a plan bring by themselves."""
        copy, events = state.clone(), list[Event]()
        for action in trial.plan.actions:
            if action not in copy.legal():
                break
            copy.apply(action, events.append)
        return self.count(events)


@dataclass(frozen=True)
class Contrast:
    """Two plans that were played in the same worlds, the better one first, and their facts from
    `of` fresh worlds; `aims`: what either leads to there; `courses`: what happens with either in
    the `world` of that seed, in which they differ as much as on the average."""

    best: Trial
    other: Trial
    of: int
    facts: tuple[Fact, ...]
    aims: tuple[tuple[Fact, ...], tuple[Fact, ...]] = ((), ())
    world: int = 0
    courses: Sequence[Sequence[Action]] = ((), ())

    def weigh(self, game: Game) -> tuple[Weighed, Weighed]:
        """Both as data."""
        best, other = (replace(each, world=self.world, course=tuple(map(game.spell, course)))
                       for each, course in zip((
                           weigh(game, self.best, self.best, 0, (), self.aims[0]),
                           weigh(game, self.best, self.other, self.of, self.facts, self.aims[1])),
                           self.courses, strict=True))
        return best, other


@dataclass(frozen=True)
class Inquiry:
    """A decision that is looked into: what is noted, of which position and seat, and how plans are
    played on.  `seconds`: of work, after which no more than the least is tried; `doubt`: in tenths
    of a standard error, by which a second plan must be better to come first; `times`: how often
    the usual number of worlds is tried."""

    witness: Witness
    state: State
    seat: Seat
    effort: Effort
    rnd: Rnd
    stop: Stop = never
    seconds: float = inf
    doubt: int = 0
    times: int = 1

    def play(self, comparison: Comparison) -> None:
        """One world more for all plans of a comparison."""
        comparison.try_world(self.rnd(SEED_MOST + 1), self.stop)

    def begin(self, *plans: Plan) -> Comparison:
        """A comparison of these plans, in no world yet."""
        return Comparison(self.witness.hints, self.state, self.seat, list(plans), self.effort,
                          self.witness.note)

    def play_courses(self, world: int, *plans: Plan) -> list[list[Action]]:
        """All that happens with each plan in the world of that seed."""
        playout = Playout(self.witness.hints, self.state, self.seat, world, self.stop,
                          turns=self.effort.turns)
        courses: list[list[Action]] = [[] for _plan in plans]
        for plan, course in zip(plans, courses, strict=True):
            playout.try_out(plan, log=course)
        return courses


def contrast(inquiry: Inquiry, pair: tuple[Trial, Trial], late: int = 0) -> Contrast:
    """Play two plans on in fresh worlds, beside those that they may have shared before: enough to
    find facts, and as many to confirm them; `LEAST` of either when the time is over, from half of
    them on no more once the verdict is decided.  The `late` ones of the worlds before did not
    choose the two plans, and are as good as fresh.  Afterwards the trials have all of these
    worlds, and the second plan is called the better one if it is so by more than the doubt, first
    of all in the fresh ones."""
    effects, times = inquiry.witness.effects, max(1, inquiry.times)
    late = min(late, WORLDS * times)
    size = min(len(trial.sights) for trial in pair) - late
    seen = [trial.sights[:size] for trial in pair]
    again = inquiry.begin(*(trial.plan for trial in pair))
    for trial, more in zip(pair, again.contest, strict=True):
        more.values, more.sights = ([*each[size:size + late]]
                                    for each in (trial.values, trial.sights))
    lent = max(0, LENT * times - size)
    started, least = count_work(), 2 * LEAST if lent else LEAST
    while len(again.first.values) < lent + WORLDS * times and (
            count_work() - started < inquiry.seconds or len(again.first.values) < least):
        inquiry.play(again)
        spare = len(again.first.values) - WORLDS * times // 2
        if spare >= 0 and (spare - lent) % (STEP * times) == 0 and is_decided(
                inquiry, seen, again, min(spare, lent), REASONS if spare < lent else 0):
            lent = min(spare, lent)
            break
    else:
        lent = min(lent, len(again.first.values) // 2)
    for trial, more in zip(pair, again.contest, strict=True):
        trial.values[size:], trial.sights[size:] = more.values, more.sights
    order = [1, 0] if is_overtaken(pair, again.contest, inquiry.doubt) else [0, 1]
    begun, fresh = ((part[order[0]], part[order[1]]) for part in split_worlds(seen, again, lent))
    best, other = (pair[at] for at in order)
    facts = find_facts(effects, begun, fresh, (inquiry.witness.enact(inquiry.state, best),
                                               inquiry.witness.enact(inquiry.state, other)))
    typical = find_typical(best, other)
    aims = (find_aims(effects, fresh, inquiry.seat), find_aims(effects, fresh[::-1], inquiry.seat))
    return Contrast(best, other, len(fresh[0]), facts, aims, typical[0].seed,
                    [sight.course for sight in typical])


def split_worlds(seen: Sequence[list[Sight]], again: Comparison,
                 lent: int) -> tuple[Sights, Sights]:
    """The worlds in which facts are found, so many of the new ones among them, and the others."""
    first, second = again.contest
    return ((seen[0] + first.sights[:lent], seen[1] + second.sights[:lent]),
            (first.sights[lent:], second.sights[lent:]))


def is_decided(inquiry: Inquiry, seen: Sequence[list[Sight]], again: Comparison, lent: int,
               reasons: int) -> bool:
    """Whether the better plan is sure in the new worlds so far, and so is in the fresh ones what
    differs most, of which the told facts are chosen: at least so many reasons for it.  If none are
    needed, also whether the plans are equal for sure."""
    begun, fresh = split_worlds(seen, again, lent)
    if len(fresh[0]) < LEAST:
        return False
    apart = [one.chance - two.chance for sights in (begun, fresh)
             for one, two in zip(*sights, strict=True)]
    if not reasons and abs(sum(apart)) / len(apart) + AGAIN * find_error(apart) < EVEN:
        return True
    effects = inquiry.witness.effects
    worths = {number: effects[number].weight * sum(subtract(fresh, number))
              for number in find_differing(begun, effects)}
    foremost = sorted(worths, key=lambda number: -abs(worths[number]))[:FOREMOST]
    return is_settled(again.order(), DECIDED) and all(
        abs(measure(subtract(fresh, number))) >= AGAIN for number in foremost
    ) and count_reasons(inquiry, again, worths, foremost) >= reasons


def count_reasons(inquiry: Inquiry, again: Comparison, worths: dict[int, int],
                  foremost: Sequence[int]) -> int:
    """The number of these effects that speak for the better plan and do not come at once, which
    would only say again what the plans do."""
    at_once = {number for trial in again.contest
               for number in inquiry.witness.enact(inquiry.state, trial)}
    sign = 1 if again.order()[0] is again.first else -1
    return sum(number not in at_once and (sign * worths[number] > 0) == (
        inquiry.witness.effects[number].seat == inquiry.seat) for number in foremost)


def play_alone(inquiry: Inquiry, plan: Plan, worlds: int) -> Trial:
    """A plan that has no rival, played on in so many worlds."""
    alone = inquiry.begin(plan)
    for _world in range(worlds):
        inquiry.play(alone)
    return alone.first


def is_overtaken(pair: Sequence[Trial], fresh: Sequence[Trial], doubt: int) -> bool:
    """Whether the second plan is better.  The first won a comparison of many, where the luckiest
    wins: what fresh worlds are sure of counts, and else what all of them say."""
    if fresh[1].is_better_than(fresh[0], max(doubt, CERTAIN)):
        return True
    return not fresh[0].is_better_than(fresh[1], CERTAIN) and pair[1].is_better_than(
        pair[0], doubt)


def find_typical(best: Trial, other: Trial) -> tuple[Sight, Sight]:
    """The sights of the world in which the chances after two plans differ as on the average."""
    pairs = list(zip(best.sights, other.sights, strict=False))
    lead = sum(one.chance - two.chance for one, two in pairs) / len(pairs)
    return min(pairs, key=lambda pair: abs(pair[0].chance - pair[1].chance - lead))


Sights = tuple[Sequence[Sight], Sequence[Sight]]  # with the best plan, with the other


def find_facts(effects: Sequence[Effect], begun: Sights, fresh: Sights,
               at_once: tuple[dict[int, int], dict[int, int]]) -> tuple[Fact, ...]:
    """The facts, the weightiest first; their figures are those of the fresh worlds."""
    ranked, differing = [], dict[int, float]()
    if len(begun[0]) >= LEAST:
        differing = find_differing(([*begun[0], *fresh[0]], [*begun[1], *fresh[1]]), effects)
    for number, effect in enumerate(effects):
        again = subtract(fresh, number)
        here = (number in at_once[0]) - (number in at_once[1])
        is_sure = (differing.get(number, 0.0) * measure(again) > 0
                   and abs(measure(again)) >= AGAIN)
        if not any(again) or not (is_sure or (here and sum(again) * here > 0)):
            continue
        n, m = (sum(sight.counts.get(number, 0) for sight in sights) for sights in fresh)
        fact = Fact(effect.msg, effect.seat, effect.weight, n, m, here, effect.amount != 0)
        ranked.append((-abs(effect.weight * sum(again)), number, fact, effect.steps))
    ranked.sort(key=lambda each: each[:2])
    steps = {(step, fact.seat) for _score, _number, fact, names in ranked for step in names}
    return tuple(fact for _score, _number, fact, _steps in ranked
                 if (fact.msg.key.rpartition(".")[2], fact.seat) not in steps)[:MOST]


def find_aims(effects: Sequence[Effect], sights: Sights, seat: Seat) -> tuple[Fact, ...]:
    """The gains of a seat to which the first of two plans leads often: first the weightiest, and
    those to which the second leads less often; last what both always lead to."""
    counts = [[sum(sight.counts.get(number, 0) for sight in each) for each in sights]
              for number in range(len(effects))]
    aims = [Fact(effect.msg, seat, effect.weight, n, m)
            for effect, (n, m) in zip(effects, counts, strict=True)
            if effect.seat == seat and 0 < effect.weight < VICTORY and not effect.amount
            and 3 * n >= len(sights[0])]
    return tuple(sorted(aims, key=lambda aim: (
        aim.n == aim.m == len(sights[0]), aim.weight * (aim.m - 2 * aim.n))))[:AIMS]


def find_differing(begun: Sights, effects: Sequence[Effect]) -> dict[int, float]:
    """The effects with a weight whose frequency differs beyond chance, corrected for how many of
    them were seen, in standard errors."""
    kinds = {number for sights in begun for sight in sights for number in sight.counts
             if effects[number].weight}
    limit = NormalDist().inv_cdf(1 - ERROR / 2 / max(1, len(kinds)))
    apart = {number: measure(subtract(begun, number)) for number in sorted(kinds)}
    return {number: each for number, each in apart.items()
            if len(begun[0]) >= LEAST and abs(each) >= limit}


def subtract(sights: Sights, number: int) -> list[int]:
    """World by world, how much more of an effect the best plan brings."""
    return [one.counts.get(number, 0) - two.counts.get(number, 0)
            for one, two in zip(*sights, strict=True)]


def measure(apart: Sequence[int]) -> float:
    """The mean of these differences, in its standard errors."""
    count, total = len(apart), sum(apart)
    if count < 2 or not total:
        return 0.0
    error = find_error(apart)
    return total / count / error if error else inf if total > 0 else -inf


def find_error(apart: Sequence[int]) -> float:
    """The standard error of the mean of these differences."""
    count, total = len(apart), sum(apart)
    return sqrt((sum(each * each for each in apart) - total * total / count)
                / (count - 1) / count)
