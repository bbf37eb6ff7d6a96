"""Problems: positions of played matches in which one plan is far better than all others.

A title's problems lie in one document: how they were found, and of each the record up to the
position, its hash, the seat, and the plans as they were checked, the answer first, each with the
hash of the position that it leads to.  Another order of the same actions leads to the same hash
and is the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from alexandre.ai.greedy import least
from alexandre.ai.levels import effort_of, top_level
from alexandre.ai.planner import Comparison, Trial
from alexandre.ai.review.facts import Witness
from alexandre.ai.review.plans import PLANS_MOST, Weighed, read_plan, weigh
from alexandre.ai.seat import Stop
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Game, Rnd, Seat, State
from alexandre.kernel.hints import Hints, Plan
from alexandre.kernel.plain import as_dict, as_int, as_list, as_text
from alexandre.kernel.record import SHORT, LoadGame, Record, from_plain
from alexandre.kernel.replay import replay
from alexandre.kernel.rng import SEED_MOST

KIND: Final = "problems"
DOUBT: Final = 15  # tenths of a standard error by which the answer is better than another plan
NOISE: Final = 15  # thousandths of a chance: what costs less is as good as the answer
FIELDS: Final = ("record", "hash", "seat", "length", "plans", "ends")
PROBLEMS_MOST: Final = 200
LENGTH_MOST: Final = 1000


@dataclass(frozen=True)
class Problem:
    """`record` ends with the position, whose hash alone is kept, as `hash`.  The decision takes
    `length` actions, or of a whole turn (0) as many as the seat likes.  `plans`: the best one
    first, `ends`: the hashes after them."""

    game: Game
    record: Record
    hash: str
    seat: Seat
    length: int
    plans: tuple[Weighed, ...]
    ends: tuple[str, ...]

    @property
    def margin(self) -> int:
        """By how many thousandths of a chance the answer leads."""
        return min(each.loss for each in self.plans[1:])

    def to_plain(self) -> dict[str, Plain]:
        """As JSON."""
        return {"record": self.record.to_plain(), "hash": self.hash,
                "seat": self.seat, "length": self.length, "ends": list(self.ends),
                "plans": [each.to_plain() for each in self.plans]}

    def start(self) -> State:
        """The position; Refusal where the record no longer leads there."""
        return replay(self.game, self.record)[0]

    def is_decided(self, hints: Hints[State], state: State, taken: int) -> bool:
        """Whether the decision is over after so many actions."""
        if state.actor() != self.seat:
            return True
        return taken >= self.length if self.length else (
            taken > 0 and hints.draw(state, least) is not None)

    def find_plan(self, end: str) -> Weighed | None:
        """The checked plan that leads to the position of that hash."""
        return dict(zip(reversed(self.ends), reversed(self.plans), strict=True)).get(end)


def short_hash(state: State) -> str:
    """As a record tells it."""
    return state.hash()[:SHORT]


def follow_line(state: State, actions: Sequence[Action]) -> State | None:
    """The position after these actions of the seat that is to move; None if one is not offered."""
    copy, seat = state.clone(), state.actor()
    for action in actions:
        if copy.actor() != seat or action not in copy.legal():
            return None
        copy.apply(action)
    return copy


# ---- comparing ---------------------------------------------------------------------------------


def try_plans(hints: Hints[State], state: State, seat: Seat, plans: Sequence[Plan], worlds: int,
              rnd: Rnd, stop: Stop) -> list[Trial]:
    """The trials of each plan in the same so many worlds, played on as far as the highest level
    does; the plans keep their order.
    """
    effort = effort_of(top_level(hints))
    comparison = Comparison(hints, state, seat, list(plans), effort, Witness(hints).note)
    for _world in range(worlds):
        comparison.try_world(rnd(SEED_MOST + 1), stop)
    return comparison.contest


def weigh_trials(game: Game, trials: Sequence[Trial]) -> tuple[Weighed, ...]:
    """The plans beside the first one."""
    return tuple(weigh(game, trials[0], each) for each in trials)


# ---- what is kept ------------------------------------------------------------------------------


def read_problems(value: Plain, load: LoadGame) -> tuple[Problem, ...]:
    """The problems of a document; Refusal if they are ill-formed or of unknown rules."""
    body = as_dict(value, (), ("made", "problems"), ())
    return tuple(read_problem(each, load) for each in
                 as_list(body["problems"], ("problems",), PROBLEMS_MOST))


def read_problem(value: Plain, load: LoadGame) -> Problem:
    """One problem out of JSON; nothing of it is played yet."""
    body = as_dict(value, (), FIELDS, ())
    record, game = from_plain(body["record"], load)
    plans = as_list(body["plans"], ("plans",), PLANS_MOST)
    return Problem(
        game, record, as_text(body["hash"], ("hash",), SHORT),
        as_int(body["seat"], ("seat",), 0, record.seats - 1),
        as_int(body["length"], ("length",), 0, LENGTH_MOST),
        tuple(read_plan(each, ("plans", number)) for number, each in enumerate(plans)),
        tuple(as_text(each, ("ends",), SHORT)
              for each in as_list(body["ends"], ("ends",), len(plans))))
