"""The analysis of a match: the chances to win all along, and every decision beside the best one.

A match is cut into stretches: what one seat did in a row, or chance.  The planner, which knows no
more than its seat did, compares what was played with other plans; another is better only beyond
doubt.  The chances of all seats before a decision are those after the best plan, and after it
those after the played one, in the worlds that both share: the difference is the loss.  What lies
between a decision and the next one came by chance.  The decisions that seem to have cost most are
rated once more with more playouts, for the worst of many estimates is easily too bad, and told by
facts.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from alexandre.ai.levels import effort_of, top_level
from alexandre.ai.planner import CERTAIN, Planner, Sight
from alexandre.ai.review.chances import LOST, chances_of, fill
from alexandre.ai.review.facts import Inquiry, Witness, contrast, play_alone
from alexandre.ai.review.plans import Weighed, read_plans
from alexandre.ai.seat import Stop, choice, determinize_for
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import CHANCE, OVER, Game, Seat, State
from alexandre.kernel.hints import Hints, Plan
from alexandre.kernel.plain import as_dict, as_int, as_list
from alexandre.kernel.record import ACTIONS_MOST, Record
from alexandre.kernel.replay import Step, take
from alexandre.kernel.rng import SEED_MOST, Rng

VERSION: Final = 6  # of how matches are analysed: what is kept of another one is computed anew
SEED: Final = 2_026
REFINED: Final = 35  # per cent of the budget, for rating once more; the rest is for the first
RATINGS: Final = (8, 64)  # of a decision, and as many times more as it is thought longer
BUDGET_MOST: Final = 10**7
AGAIN: Final = 10  # decisions that are rated once more
PLANS: Final = 5
LEAST: Final = 4  # worlds for a decision without another plan
DOUBT: Final = 10  # tenths of a standard error, by which another plan seems better
SURE: Final = 20  # the same when the worst are rated once more, from other seeds
COSTLIEST: Final = 5
SUSPECTED: Final = 50  # thousandths of a chance: what seems to cost less is not asked about
LONGER: Final = 4  # times as many playouts, for somebody who wants to know more
MOMENT: Final = ("at", "end", "actor", "chances", "loss", "is_sure", "plans", "after")
FIELDS: Final = ("review", "rules", "budget", "match", "moments", "last")

Progress = Callable[[int, int], None]  # so many steps done, of so many


@dataclass(frozen=True)
class Moment:
    """One stretch of a match, of one seat or of chance, from one action to before another.
    `chances` are those of all seats before it, in thousandths, `after` those after it; `loss` the
    cost of the decision for its own seat, the difference of both, `plans` the best one and the one
    that was played, if it cost anything; `is_sure`: a second trial found the same.
    """

    at: int
    end: int
    actor: Seat
    chances: tuple[int, ...] = ()
    loss: int = 0
    is_sure: bool = False
    plans: tuple[Weighed, ...] = ()
    after: tuple[int, ...] = ()

    def to_plain(self) -> dict[str, Plain]:
        """As JSON."""
        return {"at": self.at, "end": self.end, "actor": self.actor, "loss": self.loss,
                "is_sure": self.is_sure, "chances": list(self.chances),
                "after": list(self.after),
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
    """A whole match; `last`: what each seat won of the victory, in thousandths; `budget`: the
    playouts that it was made with."""

    moments: tuple[Moment, ...]
    last: tuple[int, ...]
    budget: int = 0

    def balance(self, seat: Seat) -> Balance:
        """The gains and losses of the seat's chance, by cause."""
        skill = luck = 0
        for moment in self.moments:
            change = moment.after[seat] - moment.chances[seat]
            skill += change if moment.actor == seat else 0
            luck += change if moment.actor == CHANCE else 0
        whole = self.last[seat] - self.moments[0].chances[seat]
        return Balance(skill, luck, whole - skill - luck)

    def costliest(self) -> list[Moment]:
        """The decisions that surely cost most, the worst first."""
        sure = [moment for moment in self.moments if moment.is_sure]
        return sorted(sure, key=lambda moment: (-moment.loss, moment.at))[:COSTLIEST]

    def find_lost(self, seat: Seat) -> Moment | None:
        """The moment by which a seat that did not win lost its last real chance, as the curve
        shows it; None if it had none to lose."""
        if self.last[seat]:
            return None
        last = next((each for each in reversed(self.moments)
                     if max(each.chances[seat], each.after[seat]) > LOST), None)
        return last if last is not None and last.after[seat] <= LOST else None

    def count_suspected(self) -> int:
        """The number of decisions that seem to have cost something, without being sure of it."""
        return sum(each.loss >= SUSPECTED and not each.is_sure for each in self.moments)


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

    def analyse(self, tell: Progress) -> Analysis:
        """The whole match, a moment a step."""
        rated = [number for number, each in enumerate(self.moments) if each.actor != CHANCE]
        steps, done = len(rated) + min(AGAIN, len(rated)), 0
        again = self.budget * REFINED // 100 // AGAIN
        usual = self.game.meta.analysis
        for playouts, is_again in (
                (share_budget(self.budget, len(rated), usual), False),
                (limit_rating(again, self.budget, usual), True)):
            for number in self.find_worst(rated) if is_again else rated:
                tell(done, steps)
                self.rate(number, playouts, is_again=is_again)
                done += 1
        last = chances_of(self.hints, self.states[-1], self.seats)
        return Analysis(tuple(bridge(self.moments, last)), last, self.budget)

    def find_worst(self, rated: Sequence[int]) -> list[int]:
        """The decisions that seem to have cost most, in the order of the match."""
        return sorted(sorted(rated, key=lambda number: -self.moments[number].loss)[:AGAIN])

    def rate(self, number: int, playouts: int, *, is_again: bool) -> None:
        """Compare what was decided with what else could have been; the best of several plans
        seems better by chance, too, so that the costliest decisions are rated more strictly."""
        moment = self.moments[number]
        seed = Rng(SEED, f"decision {moment.at} {playouts}")(SEED_MOST + 1)
        played = tuple(self.actions[moment.at:moment.end])
        known = determinize_for(self.states[moment.at], moment.actor, seed)
        effort = replace(effort_of(top_level(self.hints)), plans=PLANS, playouts=playouts,
                         doubt=SURE if is_again else DOUBT)
        inquiry = Inquiry(Witness(self.hints, self.seats), known, moment.actor, effort,
                          choice(seed), self.stop, doubt=SEED_MOST)
        trials = Planner(self.hints, effort).compare(
            known, moment.actor, inquiry.rnd, self.stop, note=inquiry.witness.note,
            first=Plan(played))
        mine = next(each for each in trials if each.plan.actions is played)
        best = trials[0] if trials[0].is_better_than(mine, CERTAIN) else mine
        is_sure = is_again and best is not mine
        told: tuple[Weighed, ...] = ()
        if is_sure:
            told = contrast(inquiry, (best, mine)).weigh(self.game)
        elif not mine.sights:  # there was nothing to compare it with
            mine = best = play_alone(inquiry, mine.plan, LEAST)
        count = min(len(best.sights), len(mine.sights))
        chances, after = (average(trial.sights[:count]) for trial in (best, mine))
        loss = chances[moment.actor] - after[moment.actor]
        if loss <= 0:
            chances, loss = after, 0
        self.moments[number] = replace(
            moment, chances=chances, after=after, loss=loss, is_sure=is_sure and loss > 0,
            plans=told if loss else ())


def bridge(moments: Sequence[Moment], last: tuple[int, ...]) -> Iterator[Moment]:
    """The moments, those of chance from the end of one decision to the beginning of the next."""
    before = None
    for number, moment in enumerate(moments):
        if moment.actor == CHANCE:
            coming = next((each.chances for each in moments[number:]
                           if each.actor != CHANCE), last)
            moment = replace(moment, chances=before or coming, after=coming)
        before = moment.after
        yield moment


def average(sights: Sequence[Sight]) -> tuple[int, ...]:
    """The mean chances of all seats."""
    return fill([sum(each) / len(sights) for each in zip(*(
        sight.chances for sight in sights), strict=True)])


def share_budget(budget: int, decisions: int, usual: int) -> int:
    """The playouts for the first rating of each decision."""
    return limit_rating(budget * (100 - REFINED) // 100 // max(1, decisions), budget, usual)


def limit_rating(playouts: int, budget: int, usual: int) -> int:
    """So many playouts of a decision within bounds, of which the upper grows with the budget."""
    return max(RATINGS[0], min(playouts, RATINGS[1] * max(1, budget // max(1, usual))))


# ---- what is kept ------------------------------------------------------------------------------


def sign(game: Game, record: Record, budget: int = 0) -> dict[str, Plain]:
    """Of which match an analysis is, and how it was made: with so many playouts, or as usual."""
    played = hashlib.sha256("\n".join([*record.actions, *record.hashes]).encode()).hexdigest()
    return {"review": VERSION, "rules": game.meta.rules_version,
            "budget": budget or game.meta.analysis, "match": played}


def to_plain(analysis: Analysis, signature: dict[str, Plain]) -> dict[str, Plain]:
    """An analysis as it is kept."""
    return {**signature, "moments": [each.to_plain() for each in analysis.moments],
            "last": list(analysis.last)}


def from_plain(value: Plain, signature: dict[str, Plain]) -> Analysis | None:
    """The analysis that was kept; None if it is of another match or was made otherwise, or with
    fewer playouts, BadData if it is ill-formed."""
    body = as_dict(value, (), FIELDS, ())
    budget, least = (as_int(each["budget"], ("budget",), 0, BUDGET_MOST)
                     for each in (body, signature))
    if budget < least or any(body[name] != each for name, each in signature.items()
                             if name != "budget"):
        return None
    return Analysis(tuple(read_moment(each, ("moments", number)) for number, each in enumerate(
        as_list(body["moments"], ("moments",), ACTIONS_MOST))), read_chances(body["last"]), budget)


def read_moment(value: Plain, where: tuple[str | int, ...]) -> Moment:
    """A moment out of JSON."""
    body = as_dict(value, where, MOMENT, ())
    at = as_int(body["at"], where, 0, ACTIONS_MOST)
    return Moment(at, as_int(body["end"], where, at + 1, ACTIONS_MOST),
                  as_int(body["actor"], where, OVER, 99), read_chances(body["chances"]),
                  as_int(body["loss"], where, 0, 1000), body["is_sure"] is True,
                  read_plans(body["plans"]), read_chances(body["after"]))


def read_chances(value: Plain) -> tuple[int, ...]:
    """A chance for each seat."""
    return tuple(as_int(each, ("chances",), 0, 1000)
                 for each in as_list(value, ("chances",), 99))
