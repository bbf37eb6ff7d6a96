"""The account of a match: the chances to win at each point, and every decision beside the best
one.

A match is cut into stretches: what one seat did in a row, or chance.  Before each of them every
seat's chance is estimated by playouts from the position as it was, the same luck for all.  A
decision is rated by the planner, which knows no more than its seat did, with what was played in
the first place: another plan is better only beyond doubt, and the difference of the chances in the
worlds that both share is what the decision has cost.  The decisions that seem to have cost most
are rated once more with more playouts, for the worst of many estimates is easily too bad.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from alexandre.ai.levels import effort_of, top_level
from alexandre.ai.planner import Planner
from alexandre.ai.playout import Playout
from alexandre.ai.review.chances import chances_of, fill
from alexandre.ai.review.facts import Witness
from alexandre.ai.review.plans import Weighed, read_plans, weigh
from alexandre.ai.seat import Stop, choice, determinize_for
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import CHANCE, OVER, Game, Seat, State
from alexandre.kernel.hints import Hints, Plan
from alexandre.kernel.plain import as_dict, as_int, as_list
from alexandre.kernel.record import ACTIONS_MOST, Record
from alexandre.kernel.replay import Step, take
from alexandre.kernel.rng import SEED_MOST, Rng

VERSION: Final = 4  # of how matches are analysed: what is kept of another one is computed anew
SEED: Final = 2_026
POSITIONS: Final = 40  # per cent of the budget, for the chances
REFINED: Final = 25  # and for rating once more; the rest is for the first ratings
ESTIMATES: Final = (2, 24)  # playouts of a position, least and most
RATINGS: Final = (8, 64)  # of a decision
AGAIN: Final = 10  # decisions that are rated once more
PLANS: Final = 5
DOUBT: Final = 10  # tenths of a standard error, by which another plan seems better
SURE: Final = 20  # the same when the worst are rated once more, from other seeds
COSTLIEST: Final = 5
MOMENT: Final = ("at", "end", "actor", "chances", "loss", "is_sure", "plans")
FIELDS: Final = ("review", "rules", "budget", "match", "moments", "last")

Progress = Callable[[int, int], None]  # so many steps done, of so many


@dataclass(frozen=True)
class Moment:
    """One stretch of a match, of one seat or of chance, from one action to before another.
    `chances` are those of all seats before it, in thousandths; `loss` the cost of the decision for
    its own seat, `plans` the best one and the one that was played, if it cost anything; `is_sure`:
    a second trial found the same.
    """

    at: int
    end: int
    actor: Seat
    chances: tuple[int, ...] = ()
    loss: int = 0
    is_sure: bool = False
    plans: tuple[Weighed, ...] = ()

    def to_plain(self) -> dict[str, Plain]:
        """As JSON."""
        return {"at": self.at, "end": self.end, "actor": self.actor, "loss": self.loss,
                "is_sure": self.is_sure, "chances": list(self.chances),
                "plans": [each.to_plain() for each in self.plans]}


@dataclass(frozen=True)
class Balance:
    """Of the whole change of a seat's chance, in thousandths: what came by its own decisions, by
    chance, and by what the others did."""

    skill: int
    luck: int
    others: int


@dataclass(frozen=True)
class Analysis:
    """A whole match; `last`: what each seat won of the victory, in thousandths."""

    moments: tuple[Moment, ...]
    last: tuple[int, ...]

    def balance(self, seat: Seat) -> Balance:
        """The gains and losses of the seat's chance, by cause."""
        after = [*(moment.chances for moment in self.moments[1:]), self.last]
        sums = {"skill": 0, "luck": 0, "others": 0}
        for moment, chances in zip(self.moments, after, strict=True):
            kind = ("luck" if moment.actor == CHANCE
                    else "skill" if moment.actor == seat else "others")
            sums[kind] += chances[seat] - moment.chances[seat]
        return Balance(**sums)

    def costliest(self) -> list[Moment]:
        """The decisions that surely cost most, the worst first."""
        sure = [moment for moment in self.moments if moment.is_sure]
        return sorted(sure, key=lambda moment: (-moment.loss, moment.at))[:COSTLIEST]


def cut(game: Game, steps: Sequence[Step]) -> list[Moment]:
    """The match in stretches; what leaves no choice belongs to what was before it."""
    moments: list[Moment] = []
    is_new = True
    for step in steps:
        is_forced = step.actor != CHANCE and step.offers == 1
        if moments and (is_forced or (step.actor == moments[-1].actor and not is_new)):
            moments[-1] = replace(moments[-1], end=step.index + 1)
        else:
            moments.append(Moment(step.index, step.index + 1, step.actor))
        is_new = game.ends_turn(game.parse(step.action))
    return moments


class Analyst:
    """Analyses one match; `stop` is asked often, and raises Stopped wherever it is."""

    def __init__(self, game: Game, hints: Hints[State], record: Record, budget: int,
                 stop: Stop) -> None:
        self.game = game
        self.hints = hints
        self.stop = stop
        self.seats = record.seats
        self.states: list[State] = [record.start(game)]
        steps = []
        for index, text in enumerate(record.actions):
            state = self.states[-1].clone()
            steps.append(take(game, state, index, text))
            self.states.append(state)
        self.actions = [game.parse(step.action) for step in steps]
        self.moments = cut(game, steps)
        self.budget = budget
        seeds = Rng(SEED, "positions")
        self.seeds = [seeds(SEED_MOST + 1) for _each in range(ESTIMATES[1])]

    def analyse(self, tell: Progress) -> Analysis:
        """The whole match, a moment a step."""
        rated = [number for number, each in enumerate(self.moments) if each.actor != CHANCE]
        steps = len(self.moments) + len(rated) + min(AGAIN, len(rated))
        done = 0
        estimates = count_estimates(self.budget, len(self.moments))
        for number, moment in enumerate(self.moments):
            tell(done, steps)
            self.moments[number] = replace(moment, chances=self.estimate(number, estimates))
            done += 1
        first = self.budget * (100 - POSITIONS - REFINED) // 100 // max(1, len(rated))
        again = self.budget * REFINED // 100 // AGAIN
        for playouts, is_again in ((first, False), (again, True)):
            for number in self.find_worst(rated) if is_again else rated:
                tell(done, steps)
                self.rate(number, clamp(playouts, RATINGS), is_again=is_again)
                done += 1
        return Analysis(tuple(self.moments),
                        chances_of(self.hints, self.states[-1], self.seats))

    def find_worst(self, rated: Sequence[int]) -> list[int]:
        """The decisions that seem to have cost most, in the order of the match."""
        return sorted(sorted(rated, key=lambda number: -self.moments[number].loss)[:AGAIN])

    def estimate(self, number: int, count: int) -> tuple[int, ...]:
        """The chances of all seats before a moment."""
        state = self.states[self.moments[number].at]
        seat = next((each.actor for each in self.moments[number:] if each.actor != CHANCE), 0)
        sums = [0.0] * self.seats
        for seed in self.seeds[:count]:
            end = Playout(self.hints, state, seat, seed, self.stop, state).try_out(Plan(()))
            chances = chances_of(self.hints, end, self.seats)
            sums = [so_far + chance / count for so_far, chance in zip(sums, chances, strict=True)]
        return fill(sums)

    def rate(self, number: int, playouts: int, *, is_again: bool) -> None:
        """Compare what was decided with what else could have been; the best of several plans
        seems better by chance, too, so that the costliest decisions are rated more strictly."""
        moment = self.moments[number]
        seed = Rng(SEED, f"decision {moment.at} {playouts}")(SEED_MOST + 1)
        played = tuple(self.actions[moment.at:moment.end])
        known = determinize_for(self.states[moment.at], moment.actor, seed)
        effort = replace(effort_of(top_level(self.hints)), plans=PLANS, playouts=playouts,
                         doubt=SURE if is_again else DOUBT)
        trials = Planner(self.hints, effort).compare(
            known, moment.actor, choice(seed), self.stop, note=Witness(self.hints).note,
            first=Plan(played))
        mine = next(each for each in trials if each.plan.actions is played)
        plans = tuple(weigh(self.game, trials[0], each) for each in (trials[0], mine))
        loss = plans[1].loss if plans[1].is_behind else 0
        self.moments[number] = replace(moment, loss=loss, is_sure=is_again and loss > 0,
                                       plans=plans if loss else ())


def count_estimates(budget: int, moments: int) -> int:
    """The number of playouts for the chances at one moment of a match with so many."""
    return clamp(budget * POSITIONS // 100 // max(1, moments), ESTIMATES)


def clamp(number: int, bounds: tuple[int, int]) -> int:
    """The number, no less and no more than its bounds."""
    return max(bounds[0], min(bounds[1], number))


# ---- what is kept ------------------------------------------------------------------------------


def sign(game: Game, record: Record) -> dict[str, Plain]:
    """Of which match an analysis is, and how it was made."""
    played = hashlib.sha256("\n".join([*record.actions, *record.hashes]).encode()).hexdigest()
    return {"review": VERSION, "rules": game.meta.rules_version, "budget": game.meta.analysis,
            "match": played}


def to_plain(analysis: Analysis, signature: dict[str, Plain]) -> dict[str, Plain]:
    """An analysis as it is kept."""
    return {**signature, "moments": [each.to_plain() for each in analysis.moments],
            "last": list(analysis.last)}


def from_plain(value: Plain, signature: dict[str, Plain]) -> Analysis | None:
    """The analysis that was kept; None if it is of another match or was made otherwise, BadData
    if it is ill-formed."""
    body = as_dict(value, (), FIELDS, ())
    if any(body[name] != each for name, each in signature.items()):
        return None
    return Analysis(tuple(read_moment(each, ("moments", number)) for number, each in enumerate(
        as_list(body["moments"], ("moments",), ACTIONS_MOST))), read_chances(body["last"]))


def read_moment(value: Plain, where: tuple[str | int, ...]) -> Moment:
    """A moment out of JSON."""
    body = as_dict(value, where, MOMENT, ())
    at = as_int(body["at"], where, 0, ACTIONS_MOST)
    return Moment(at, as_int(body["end"], where, at + 1, ACTIONS_MOST),
                  as_int(body["actor"], where, OVER, 99), read_chances(body["chances"]),
                  as_int(body["loss"], where, 0, 1000), body["is_sure"] is True,
                  read_plans(body["plans"]))


def read_chances(value: Plain) -> tuple[int, ...]:
    """A chance for each seat."""
    return tuple(as_int(each, ("chances",), 0, 1000)
                 for each in as_list(value, ("chances",), 99))
