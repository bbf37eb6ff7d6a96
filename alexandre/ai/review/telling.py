"""Advice in sentences: what to do, why, and at what price.

A reason or a price is a fact (alexandre/ai/review/facts.py), told by how often it happens; never a
term of an evaluation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from alexandre.ai.messages import plain_thing
from alexandre.ai.review.at_once import find_changes, tell_changes
from alexandre.ai.review.chances import LOST
from alexandre.ai.review.facts import LEAST, REASONS
from alexandre.ai.review.plan_lines import count_shared, list_parts, read_line, tell_plan
from alexandre.ai.review.plans import EVEN, Fact, Weighed
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import OVER, Game, Seat, State
from alexandre.kernel.hints import Hints
from alexandre.kernel.text import Arg, Msg, Noun, Who

PRICES: Final = 1
SMALL: Final = 10  # the weight below which an effect matters to its own seat alone
YOU: Final = Msg("ai.you")


@dataclass(frozen=True)
class Said:
    """The sentences before facts, which name the plans; `steps`: as in `Hints.SAID`; `is_own`:
    whether the plan beside the best one is that of the reader; `is_even`: whether it is as
    good."""

    sentences: Sequence[Msg] = ()
    steps: Mapping[str, str] = field(default_factory=dict)
    is_own: bool = False
    is_even: bool = False

    @property
    def this(self) -> Msg:
        """The words for the best plan."""
        return Msg.of(f"ai.side.{'first' if self.is_even else 'coach' if self.is_own else 'this'}")

    @property
    def other(self) -> Msg:
        """The words for the plan beside it."""
        return Msg.of("ai.side.second" if self.is_even else
                      "ai.side.yours" if self.is_own else "ai.side.other")

    def repeats(self, fact: Fact) -> bool:
        """Whether a step of a plan already says a fact: it names the same things, or where there
        is nothing to name it is declared to say as much."""
        things = {arg for name, arg in fact.msg.args if name not in ("who", "v")}
        names_nothing = all(isinstance(each, int) for each in things)
        return any(step.key == self.steps.get(fact.msg.key) if names_nothing
                   else things <= {arg for _name, arg in step.args}
                   for sentence in self.sentences for step in list_parts(sentence))


NOTHING: Final = Said()
EITHER: Final = Said(is_even=True)


# ---- advice ------------------------------------------------------------------------------------


def tell_advice(game: Game, hints: Hints[State], state: State, plans: Sequence[Weighed],
                own: str = "") -> tuple[Msg, ...]:
    """The advice, its reasons, its alternative and the price, to the seat that decides.  `own`:
    how the alternative is called where it is somebody's plan, in the key of the sentence."""
    best, seat = plans[0], state.actor()
    other = plans[1] if len(plans) > 1 and plans[1].of else None
    shared = 0 if other is None or best.name or other.name else count_shared(best.line, other.line)
    told = tell_plan(game, hints, state, best, parting=shared)
    head, is_own = Msg.of("ai.advice.alone", plan=told), own == "rather"
    mine, theirs = tell_now(game, hints, state, [each.line for each in plans[:2]], seat,
                            is_own=is_own)
    if best.playouts and all(each.chance <= LOST for each in plans[:2]):
        return (Msg.of("ai.advice.lost", plan=told), *mine)
    reasons = tell_reasons(game, hints, state, best.line, shared, seat)
    why = mine + reasons
    if other is None:
        return (head, *(*why, *tell_aim(best, best.of, seat, Said((head,), hints.SAID)))[:REASONS])
    instead = tell_plan(game, hints, state, other, shared, 1)
    if is_even(other) and other.of < LEAST:
        return (head, *why[:REASONS], Msg.of("ai.advice.unsure", of=other.of, other=instead))
    its = () if reasons else tell_reasons(game, hints, state, other.line, shared, seat)
    after = Msg.of(f"ai.advice.next.{'even' if is_even(other) else 'second'}", other=instead)
    said = Said((head, after), hints.SAID, is_own)
    if is_even(other):
        choice = tell_choice(other, seat, said=said)
        return (head, *(reasons[:1] if choice else why[:REASONS]), after, *its, *(
            choice or (() if its else tell_aim(best, other.of, seat, said, is_even=True))))
    facts = tell_facts(other, seat, you=seat, said=said)
    gains = [each for each in facts if each.key.startswith("ai.gain.")]
    prices = facts[len(gains):]
    begun = (Msg.of(f"ai.advice.{own}", plan=told, other=instead),) if own else (
        head, *(reasons if gains and prices and not theirs else why)[:REASONS - 1], after)
    if gains and theirs:  # which are a price
        return *begun, *theirs, Msg.of("ai.advice.but", told=gains[0])
    if gains:
        return *begun, gains[0], *(prices or gains[max(1, len(begun) - 1):])[:1]
    if other.of < LEAST:
        return *begun, Msg.of("ai.advice.few", of=other.of), *prices
    aim = partial(tell_aim, best, other.of, seat, said)
    return (*begun, Msg.of("ai.advice.raises", n=round(other.loss / 10), of=other.of),
            *(aim() or aim(is_even=True)), *prices)


def tell_now(game: Game, hints: Hints[State], state: State, lines: Sequence[Sequence[str]],
             you: Seat | None, *, is_own: bool = False) -> tuple[tuple[Msg, ...], tuple[Msg, ...]]:
    """The certain consequences of the first of these lines, and of the last if it brings its seat
    more."""
    changes = [find_changes(game, hints, state, read_line(game, state, line), you)
               for line in lines]
    seat, first, last = state.actor(), changes[0], changes[-1]
    more = {key: counts for key, counts in last.items()
            if counts[seat] > first.get(key, (0,) * len(counts))[seat]}
    return tell_changes(first, seat, you), tell_changes(more, seat, you, Msg.of(
        f"ai.now.{'yours' if is_own else 'other'}"))


def tell_aim(plan: Weighed, of: int, you: Seat | None, said: Said, *,
             is_even: bool = False) -> tuple[Msg, ...]:
    """The gain to which a plan leads its seat in so many tries; beside another that is as good,
    also how often that does, unless it does so much less.  A gain that has no name and comes as
    often with either says nothing."""
    for aim in plan.aims:
        is_close = 3 * aim.m >= 2 * aim.n
        is_bare = not any(isinstance(arg, Noun) for _name, arg in aim.msg.args)
        if (is_close and is_bare) or (aim.n == of and said.repeats(aim)) or not (
                is_even or aim.n > aim.m):
            continue
        is_either = is_even and is_close
        return (Msg.of(f"ai.aim.{'either' if is_either else 'alone'}", fact=address(aim.msg, you),
                       often=Msg.of("ai.often.least", n=min(aim.n, aim.m), of=of)
                       if is_either and aim.n != aim.m else say_often(aim.n, of)),)
    return ()


def tell_reasons(game: Game, hints: Hints[State], state: State, line: Sequence[str], shared: int,
                 you: Seat | None) -> tuple[Msg, ...]:
    """The title's own reason for the action of a line that comes after so many."""
    copy = state.clone()
    for action in read_line(game, state, line[:shared]):
        copy.apply(action)
    told = [hints.reason(copy, action) for action in read_line(game, copy, line[shared:][:1])]
    return tuple(address(each, you) for each in told if each is not None)


def keep_plan(plans: tuple[Weighed, ...], line: tuple[str, ...]) -> tuple[Weighed, ...]:
    """The plans with that of a line first, if it is as good as the best."""
    best, *others = plans
    kept = next((each for each in others if each.line == line), None)
    if kept is None or not is_even(kept):
        return plans
    return (kept, replace(best, of=kept.of), *(each for each in others if each is not kept))


def is_even(other: Weighed) -> bool:
    """Whether a plan is as good as the best one, as far as is known."""
    return not other.is_behind or other.loss < EVEN


def tell_facts(other: Weighed, seat: Seat, side: str = "", *, you: Seat | None,
               said: Said = NOTHING) -> tuple[Msg, ...]:
    """The reasons of a seat for the best plan beside another, then its price; beside a mistake
    both on the same `side`.  `you`: the seat that is spoken to, None for nobody; `said`: the
    sentences before, which name the plans."""
    return tuple(tell_fact(fact, other, you, side or name, said) for name, facts in zip(
        ("gain", "price"), choose_facts(other, seat, said), strict=True) for fact in facts)


def tell_choice(other: Weighed, seat: Seat, *, said: Said) -> tuple[Msg, ...]:
    """The choice of a seat where another plan is as good as the best one: for each of them what it
    brings the seat more often, or costs it, and how often with the other; nothing where only one
    thing differs, for that decides nothing."""
    gains, prices = choose_facts(replace(other, facts=tuple(
        fact for fact in other.facts if fact.seat == seat)), seat, said)
    facts = [*gains[:1], *prices[:1]]
    return tuple(tell_fact(fact, other, seat, "even", EITHER) for fact in sorted(
        facts, key=lambda fact: fact.n < fact.m)) if len(facts) > 1 else ()


def choose_facts(other: Weighed, seat: Seat,
                 said: Said = NOTHING) -> tuple[list[Fact], list[Fact]]:
    """The facts that are told: reasons of a seat for the best plan beside another, and prices;
    none that only says again what a plan does.  Where there are neither, one that a plan brings
    at once and that is good or bad by what follows."""
    gains, prices, spoken = list[Fact](), list[Fact](), set[object]()
    for fact in other.facts:
        is_done = fact.at_once or (not fact.is_sum and max(fact.n, fact.m) == other.of)
        if is_done and said.repeats(fact):
            continue
        is_good = (fact.weight > 0) == (fact.seat == seat)
        is_gain = is_good == (fact.n > fact.m)
        matter, told = strip(fact.msg), gains if is_gain else prices
        event = tuple(each for _name, each in fact.msg.args if isinstance(each, Noun))
        is_seen = fact.weight and (fact.seat == seat or abs(fact.weight) >= SMALL) and (
            not fact.is_sum or round(fact.n / other.of) != round(fact.m / other.of))
        if is_seen and spoken.isdisjoint((matter, event)) and len(told) < (
                REASONS if is_gain else PRICES):
            spoken |= {matter, event} if event else {matter}  # who takes a place, and who loses it
            mine = next((each for each in other.facts if strip(each.msg) == matter
                         and each.seat == seat and each.n > each.m and each.weight > 0), fact)
            told.append(mine if is_gain else fact)
    if not gains and not prices:
        gains += [each for each in other.facts
                  if not each.weight and each.at_once and each.seat == seat][:1]
    return gains, prices


def tell_fact(fact: Fact, other: Weighed, you: Seat | None, side: str,
              said: Said = NOTHING) -> Msg:
    """One fact: how often it happens with the plan that brings it more often, and otherwise."""
    if fact.is_sum:
        return Msg.of(f"ai.{side}.sum", fact=address(fact.msg, you, {
            "n": round(fact.n / other.of), "m": round(fact.m / other.of)}))
    is_more, of = fact.n > fact.m, other.of
    clause, often = address(fact.msg, you), say_often(max(fact.n, fact.m), of)
    if fact.at_once == (1 if is_more else -1):
        often = Msg.of("ai.often.now")
    rarely = say_often(min(fact.n, fact.m), of, is_short=often.key == "ai.often.some")
    rival = next((each for each in other.facts if strip(each.msg) == strip(fact.msg)
                  and each.seat != fact.seat and each.m > fact.m and 4 * each.n < of
                  and each.weight > 0), None)
    if rival is None or not is_more or side not in ("gain", "price"):
        return Msg.of(f"ai.{side}.{'more' if is_more else 'less'}", fact=clause, often=often,
                      rarely=rarely, this=said.this, other=said.other)
    return Msg.of(f"ai.{side}.rival", fact=clause, often=often,
                  rival=YOU if rival.seat == you else Who(rival.seat),
                  rarely=say_often(rival.m, of, is_short=often.key == "ai.often.some"),
                  other=said.other)


def say_often(n: int, of: int, *, is_short: bool = False) -> Msg:
    """In how many of the tries."""
    if n in (0, of):
        return Msg.of("ai.often.all" if n else "ai.often.never")
    return Msg.of("ai.often.just", n=n) if is_short else Msg.of("ai.often.some", n=n, of=of)


def strip(msg: Msg) -> object:
    """The matter of a clause, without the seat."""
    return msg.key, tuple(arg for name, arg in msg.args if name not in ("who", "v"))


def address(msg: Msg, you: Seat | None, more: dict[str, Arg] | None = None) -> Msg:
    """A clause as it is said to that seat, with its sums if it compares any."""
    args = dict(msg.args) | (more or {})
    if args.get("who") == Who(you if you is not None else OVER):
        args |= {"who": YOU, "v": 2}
    return replace(msg, args=tuple(args.items()))


def plain_advice(game: Game, hints: Hints[State], state: State, plans: Sequence[Weighed],
                 say: Callable[[Msg], str], line: tuple[str, ...] = ()) -> dict[str, Plain]:
    """Advice as JSON for programs: the line, its alternatives, the facts beside the first of them,
    which may be the seat's own `line`, and the sentences."""
    def plain_fact(fact: Fact) -> dict[str, Plain]:
        args = {name: plain_thing(arg) for name, arg in fact.msg.args if name not in ("who", "v")}
        return {"event": fact.msg.key.rpartition(".")[2], "seat": fact.seat, **args,
                "with": fact.n, "without": fact.m, "is_sum": fact.is_sum,
                "at_once": fact.at_once}

    facts = plans[1].facts if len(plans) > 1 else ()
    own = "rather" if line and plans[0].line != line else ""
    return {"line": list(plans[0].line), "chance": plans[0].chance,
            "alternatives": [{"line": list(each.line), "loss": each.loss,
                              "playouts": each.playouts} for each in plans[1:]],
            "tries": plans[1].of if len(plans) > 1 else 0,
            "facts": [plain_fact(each) for each in facts],
            "text": " ".join(say(each) for each in tell_advice(
                game, hints, state, plans, own))}
