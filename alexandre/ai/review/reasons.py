"""Reasons why one plan is better than another, in sentences.

A plan that was compared is noted world by world: the seat's chance where it is judged, and what
each term of the title's value (`Hints.terms`) adds there.  In the worlds that two plans share the
differences say why one is better; `tell_reasons` says it for a coach, an analysis or a presenter.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from alexandre.ai.planner import RankedPlan
from alexandre.ai.review.chances import WHOLE, chance_of
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Game, Seat, State
from alexandre.kernel.hints import Hints
from alexandre.kernel.plain import as_bool, as_dict, as_int, as_list, as_text, fault
from alexandre.kernel.text import Msg

TOLD: Final = 3  # terms on either side
STEPS: Final = 4  # actions of a plan
APART: Final = 2  # actions that name a plan beside the best one; one where several are named
OTHERS: Final = 3  # plans that the best one is compared with
POINTS: Final = "points"  # the term that a title counts in the end
SURE: Final = 2.0  # standard errors by which a term differs, or it is told beside no other
SHARE: Final = 6  # a term is told that makes at least a sixth of all the difference
MOST: Final = 200_000  # beyond is no measure: it stands for a loss that is seen to come
FIELDS: Final = ("line", "mean", "playouts", "is_behind", "parts", "loss")
TEXT_MOST: Final = 60
PLANS_MOST: Final = 100


@dataclass(frozen=True)
class Weighed:
    """A plan as it came out: its actions in text notation, its mean value; `parts`: by term, how
    much more the best plan has in the worlds they share, none for the best one itself, and `loss`
    how much greater its chance is there, in thousandths."""

    line: tuple[str, ...]
    mean: int
    playouts: int
    is_behind: bool
    parts: tuple[tuple[str, int], ...] = ()
    loss: int = 0

    def to_plain(self) -> dict[str, Plain]:
        """As JSON."""
        return {"line": list(self.line), "mean": self.mean, "playouts": self.playouts,
                "is_behind": self.is_behind, "parts": [list(each) for each in self.parts],
                "loss": self.loss}


@dataclass(frozen=True)
class Reason:
    """Arguments for the best plan beside another, and against it."""

    key: str
    gains: tuple[Msg, ...] = ()
    losses: tuple[Msg, ...] = ()


class Parts:
    """The chance, and what each term adds to the value of a position: the value less that without
    the term."""

    def __init__(self, hints: Hints[State]) -> None:
        self.hints = hints
        self.terms = hints.terms()
        self.without = [hints.reweigh({term: 0}) for term in self.terms]

    def note(self, state: State, seat: Seat) -> list[int]:
        """The chance, then the parts in the order of the terms."""
        return [chance_of(self.hints, state, seat), *self.measure(state, seat)]

    def measure(self, state: State, seat: Seat) -> list[int]:
        """The amount of each term, in their order."""
        whole = self.hints.forecast(state, seat)
        return [clip(whole - each.forecast(state, seat)) for each in self.without]


def clip(part: int) -> int:
    """Nothing where a term decides whether a loss is seen to come: that is no measure of it."""
    return part if -MOST < part < MOST else 0


def weigh(game: Game, ranked: Sequence[RankedPlan], terms: Sequence[str]) -> tuple[Weighed, ...]:
    """The plans of a comparison whose notes are `Parts`, the best first."""
    best, weighed = ranked[0], []
    for each in ranked:
        (loss, _doubt), *told = subtract(best, each, len(terms) + 1)
        sure = [part if abs(part) >= SURE * doubt else 0 for part, doubt in told]
        parts = sure if any(sure) else [part for part, _doubt in told]
        line = tuple(game.spell(action) for action in each.actions)
        weighed.append(Weighed(line, round(each.mean), each.playouts, each.is_behind))
        if each is not best:
            weighed[-1] = replace(weighed[-1], parts=tuple(zip(terms, parts, strict=True)),
                                  loss=max(0, loss))
    return tuple(weighed)


def subtract(best: RankedPlan, other: RankedPlan, size: int) -> list[tuple[int, float]]:
    """Of each note what one plan has more than another in the worlds in which both were tried:
    the mean and its standard error."""
    pairs = list(zip(best.notes, other.notes, strict=False))
    count, told = max(1, len(pairs)), []
    for at in range(size):
        apart = [one[at] - two[at] for one, two in pairs]
        mean = sum(apart) / count
        spread = sum((each - mean) ** 2 for each in apart) / max(1, count - 1)
        told.append((round(mean), math.sqrt(spread / count)))
    return told


def read_plans(value: Plain) -> tuple[Weighed, ...]:
    """Plans out of JSON; BadData where they are none."""
    return tuple(read_plan(each, ("plans", number))
                 for number, each in enumerate(as_list(value, ("plans",), PLANS_MOST)))


def read_plan(value: Plain, where: tuple[str | int, ...]) -> Weighed:
    """One plan out of JSON; BadData where it is none."""
    body = as_dict(value, where, FIELDS, ())
    return Weighed(
        tuple(as_text(each, where, TEXT_MOST) for each in as_list(body["line"], where, 1000)),
        as_int(body["mean"], where, -10**9, 10**9), as_int(body["playouts"], where, 0, 10**9),
        as_bool(body["is_behind"], where),
        tuple(read_part(each, where) for each in as_list(body["parts"], where, 100)),
        as_int(body["loss"], where, 0, WHOLE))


def read_part(value: Plain, where: tuple[str | int, ...]) -> tuple[str, int]:
    """A term and a number."""
    pair = as_list(value, where, 2)
    if len(pair) != 2:
        raise fault("store.want_list", where)
    return as_text(pair[0], where, TEXT_MOST), as_int(pair[1], where, -10**9, 10**9)


# ---- sentences ---------------------------------------------------------------------------------


def tell_reasons(game: Game, state: State, plans: Sequence[Weighed],
                 most: int = OTHERS) -> tuple[Msg, ...]:
    """For the plans behind the best one: what speaks for the best one, and against it; once for
    all of which the same is true.  Of plans that leave the best one by the same action the first
    alone is told."""
    others: dict[str, Weighed] = {}
    for each in plans[1:]:
        shared = count_shared(plans[0].line, each.line)
        if each.line[shared:]:
            others.setdefault(each.line[shared], each)
    alike: dict[Reason, list[Weighed]] = {}
    for each in list(others.values())[:most]:
        alike.setdefault(compare(game, each), []).append(each)
    return tuple(name_plans(game, state, plans[0], each, reason)
                 for reason, each in alike.items())


def count_shared(line: Sequence[str], other: Sequence[str]) -> int:
    """The number of actions that two lines have in common at the beginning."""
    pairs = zip(line, other, strict=False)
    return next((at for at, (one, two) in enumerate(pairs) if one != two),
                min(len(line), len(other)))


def compare(game: Game, other: Weighed) -> Reason:
    """The reason for the best plan rather than any other."""
    gains, losses = list_both(game, other)
    if not other.is_behind or not gains:
        return Reason("ai.reason.even")
    return Reason("ai.reason.mixed" if losses else "ai.reason.better", gains, losses)


def name_plans(game: Game, state: State, best: Weighed, others: Sequence[Weighed],
               reason: Reason) -> Msg:
    """A reason with the plans of which it is true."""
    most = APART if len(others) == 1 else 1
    return Msg.of(reason.key, gains=reason.gains, losses=reason.losses, plans=tuple(
        Msg.of("ai.reason.plan", plan=name_plan(game, state, best.line, each.line, most))
        for each in others))


def name_plan(game: Game, state: State, best: Sequence[str], line: Sequence[str],
              most: int) -> Msg:
    """The name of a plan by its difference from the best one: the part it leaves out, or so many
    of its actions from the first that differs.
    """
    shared = count_shared(best, line)
    if line[shared + 1:] and line[shared:] == best[shared + 1:]:
        return Msg.of("ai.plan.without", plan=describe_line(game, state, best, shared, 1))
    return describe_line(game, state, line, shared, most)


def tell_difference(game: Game, other: Weighed) -> Msg:
    """The reason why the best plan is better than one that has been mentioned already."""
    gains, losses = list_both(game, other)
    if not gains:
        return Msg.of("ai.difference.none")
    if not losses:
        return Msg.of("ai.difference.better", gains=gains)
    return Msg.of("ai.difference.mixed", gains=gains, losses=losses)


def list_both(game: Game, other: Weighed) -> tuple[tuple[Msg, ...], tuple[Msg, ...]]:
    """Arguments for the best plan beside another one, and against it."""
    gains, losses = (list_terms(game, other.parts, sign, lead=game.meta.lead) for sign in (1, -1))
    return gains, losses


def list_terms(game: Game, parts: Sequence[tuple[str, int]], sign: int, *,
               lead: int = 0) -> tuple[Msg, ...]:
    """The terms that differ most on one side, in words; points by how many, where the value of
    a `lead` of one is known."""
    whole = sum(abs(part) for _term, part in parts)
    told = sorted(((sign * part, term) for term, part in parts
                   if sign * part * SHARE >= whole > 0), reverse=True)
    return tuple(say_term(game, term, sign, round(part / lead) if lead and term == POINTS else 0)
                 for part, term in told[:TOLD])


def say_term(game: Game, term: str, sign: int, points: int) -> Msg:
    """The sentence of a term that makes a plan better or worse, with its points if it has any."""
    name = Msg(f"{game.meta.id}.term.{term}")
    if not points:
        return name
    return Msg.of("ai.reason.more" if sign > 0 else "ai.reason.less", term=name, n=points)


def describe_line(game: Game, state: State, line: Sequence[str], first: int = 0,
                  most: int = STEPS) -> Msg:
    """Some actions of a line, in words, from the first that matters on; from the beginning where
    nothing of what matters can be foreseen."""
    copy, words, is_whole = state.clone(), list[Msg](), True
    actions = read_line(game, state, line)
    for number, action in enumerate(actions):
        if number >= first or first >= len(actions):
            is_whole = len(words) < most
            if not is_whole:
                break
            words.append(say_step(game, copy, action, is_first=not words))
            if game.ends_turn(action):
                break
        copy.apply(action)
    key = "ai.plan.steps" if is_whole or most == 1 else "ai.plan.begun"
    return Msg.of(key, steps=tuple(words))


def say_step(game: Game, state: State, action: Action, *, is_first: bool) -> Msg:
    """One action of a plan; the end of the turn is the same word in every title."""
    if not game.ends_turn(action):
        return game.label(state, action, is_step=True)
    return Msg.of("ai.plan.end" if is_first else "ai.plan.then_end")


def read_line(game: Game, state: State, line: Sequence[str]) -> list[Action]:
    """The actions of a line, as far as one seat can play them from here."""
    copy, seat, actions = state.clone(), state.actor(), list[Action]()
    for text in line:
        action = game.parse(text)
        if copy.actor() != seat or action not in copy.legal():
            break
        actions.append(action)
        copy.apply(action)
    return actions
