"""Plans after a comparison, and the facts in which two of them differ, as data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from alexandre.ai.planner import Trial
from alexandre.ai.review.chances import WHOLE
from alexandre.kernel.board import Path, Plain
from alexandre.kernel.contract import Game, Seat
from alexandre.kernel.plain import as_bool, as_dict, as_int, as_list, as_text, fault
from alexandre.kernel.rng import SEED_MOST
from alexandre.kernel.text import Arg, Msg, Noun, Who

FIELDS: Final = ("line", "mean", "playouts", "is_behind", "loss")
TOLD: Final = ("chance", "of", "name", "facts", "aims", "world", "course")
FACT: Final = ("msg", "seat", "weight", "n", "m", "at_once", "is_sum")
NOISE: Final = 15  # tenths of a standard error, up to which a lead may be chance
EVEN: Final = 25  # thousandths that are no difference: what is told is 3 % or more
TEXT_MOST: Final = 60
PLANS_MOST: Final = 100
FACTS_MOST: Final = 40


@dataclass(frozen=True)
class Fact:
    """An effect that two plans bring differently often in the same worlds: `n` times with the
    best plan, `m` times with the other; with `is_sum` these are sums over all worlds.
    `at_once`: 1 if the best plan brings it by its own actions, -1 if the other does, else 0."""

    msg: Msg
    seat: Seat
    weight: int
    n: int
    m: int
    at_once: int = 0
    is_sum: bool = False

    def to_plain(self) -> dict[str, Plain]:
        """As JSON."""
        return {"msg": pack(self.msg), "seat": self.seat, "weight": self.weight, "n": self.n,
                "m": self.m, "at_once": self.at_once, "is_sum": self.is_sum}


@dataclass(frozen=True)
class Weighed:
    """A plan as it came out: its actions in text notation, its mean value, in so many playouts the
    mean `chance` in thousandths.  Beside the best plan: `is_behind` beyond the noise, `loss` of
    chance in the worlds that both share, `facts` from `of` fresh worlds; `aims`: what it leads to
    for its seat in these, `n` times; `course`: all that happens with it, its own actions first,
    in one typical `world`."""

    line: tuple[str, ...]
    mean: int
    playouts: int
    is_behind: bool
    loss: int = 0
    chance: int = 0
    of: int = 0
    name: Msg | None = None
    facts: tuple[Fact, ...] = ()
    aims: tuple[Fact, ...] = ()
    world: int = 0
    course: tuple[str, ...] = ()

    def to_plain(self) -> dict[str, Plain]:
        """As JSON."""
        told: dict[str, Plain] = {
            "line": list(self.line), "mean": self.mean, "playouts": self.playouts,
            "is_behind": self.is_behind, "loss": self.loss, "chance": self.chance, "of": self.of}
        if self.name is not None:
            told["name"] = pack(self.name)
        if self.course:
            told |= {"world": self.world, "course": list(self.course)}
        told |= {name: [each.to_plain() for each in facts] for name, facts in (
            ("facts", self.facts), ("aims", self.aims)) if facts}
        return told


def weigh(game: Game, best: Trial, trial: Trial, of: int = 0, facts: tuple[Fact, ...] = (),
          aims: tuple[Fact, ...] = ()) -> Weighed:
    """A plan beside the best one."""
    count = max(1, len(trial.values))
    pairs = list(zip(best.sights, trial.sights, strict=False))
    lost = sum(one.chance - two.chance for one, two in pairs) / max(1, len(pairs))
    return Weighed(
        tuple(game.spell(action) for action in trial.plan.actions),
        round(sum(trial.values) / count), len(trial.values),
        trial is not best and best.is_better_than(trial, NOISE),
        0 if trial is best else max(0, round(lost)),
        round(sum(each.chance for each in trial.sights) / max(1, len(trial.sights))), of,
        trial.plan.name, facts, aims)


# ---- out of JSON -------------------------------------------------------------------------------


def read_plans(value: Plain) -> tuple[Weighed, ...]:
    """Plans out of JSON; BadData where they are none."""
    return tuple(read_plan(each, ("plans", number))
                 for number, each in enumerate(as_list(value, ("plans",), PLANS_MOST)))


def read_plan(value: Plain, where: Path) -> Weighed:
    """One plan out of JSON; BadData where it is none."""
    body = as_dict(value, where, FIELDS, TOLD)
    return Weighed(
        tuple(as_text(each, where, TEXT_MOST) for each in as_list(body["line"], where, 1000)),
        as_int(body["mean"], where, -10**9, 10**9), as_int(body["playouts"], where, 0, 10**9),
        as_bool(body["is_behind"], where), as_int(body["loss"], where, 0, WHOLE),
        as_int(body.get("chance", 0), where, 0, WHOLE), as_int(body.get("of", 0), where, 0, 10**6),
        read_msg(body["name"], where) if "name" in body else None,
        read_facts(body.get("facts", []), where), read_facts(body.get("aims", []), where),
        as_int(body.get("world", 0), where, 0, SEED_MOST),
        tuple(as_text(each, where, TEXT_MOST)
              for each in as_list(body.get("course", []), where, 1000)))


def read_facts(value: Plain, where: Path) -> tuple[Fact, ...]:
    """Facts out of JSON."""
    return tuple(read_fact(each, where) for each in as_list(value, where, FACTS_MOST))


def read_fact(value: Plain, where: Path) -> Fact:
    """A fact out of JSON."""
    body = as_dict(value, where, FACT, ())
    weight, n, m = (as_int(body[name], where, -10**9, 10**9) for name in ("weight", "n", "m"))
    return Fact(read_msg(body["msg"], where), as_int(body["seat"], where, 0, 99), weight, n, m,
                as_int(body["at_once"], where, -1, 1), as_bool(body["is_sum"], where))


def pack(arg: Arg) -> Plain:
    """An argument of a sentence as JSON: numbers and words as they are."""
    if isinstance(arg, Noun):
        return {"noun": arg.id, "forms": [[lang, [list(each) for each in fields]]
                                          for lang, fields in arg.forms]}
    if isinstance(arg, Who):
        return {"who": arg.seat}
    if isinstance(arg, Msg):
        return {"key": arg.key, "args": [[name, pack(each)] for name, each in arg.args]}
    return [pack(each) for each in arg] if isinstance(arg, tuple) else arg


def unpack(value: Plain, where: Path) -> Arg:
    """The argument that was packed; BadData where it is none."""
    if isinstance(value, list):
        return tuple(unpack(each, where) for each in value)
    if isinstance(value, str) or type(value) is int:
        return value
    if isinstance(value, dict) and "who" in value:
        return Who(as_int(value["who"], where, -1, 99))
    if isinstance(value, dict) and "noun" in value:
        body = as_dict(value, where, ("noun", "forms"), ())
        return Noun(as_text(body["noun"], where), tuple(
            (as_text(lang, where), tuple(
                (as_text(name, where), as_text(form, where))
                for name, form in read_pairs(fields, where)))
            for lang, fields in read_pairs(body["forms"], where)))
    body = as_dict(value, where, ("key", "args"), ())
    return Msg(as_text(body["key"], where), tuple(
        (as_text(name, where), unpack(each, where))
        for name, each in read_pairs(body["args"], where)))


def read_msg(value: Plain, where: Path) -> Msg:
    """A packed sentence."""
    msg = unpack(value, where)
    if not isinstance(msg, Msg):
        raise fault("store.want_list", where)
    return msg


def read_pairs(value: Plain, where: Path) -> Sequence[tuple[Plain, Plain]]:
    """Names with what they name."""
    pairs = [as_list(each, where, 2) for each in as_list(value, where, 100)]
    if any(len(each) != 2 for each in pairs):
        raise fault("store.want_list", where)
    return [(name, each) for name, each in pairs]
