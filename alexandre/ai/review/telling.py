"""Advice in sentences: what to do, why, and at what price.

A reason or a price is a fact (alexandre/ai/review/facts.py), told by how often it happens; never a
term of an evaluation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Final

from alexandre.ai.messages import plain_thing
from alexandre.ai.review.at_once import find_changes, tell_changes
from alexandre.ai.review.chances import LOST
from alexandre.ai.review.facts import LEAST, REASONS
from alexandre.ai.review.plans import EVEN, Fact, Weighed
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import OVER, Event, Game, Seat, State
from alexandre.kernel.hints import Hints
from alexandre.kernel.text import Arg, Msg, Who

STEPS: Final = 3  # actions of a plan that are told; all of them are prepared
ALIKE: Final = 2  # last steps of two plans that are not told twice
DEPTH: Final = 9  # of sentences in sentences
PRICES: Final = 1
SMALL: Final = 10  # the weight below which an effect matters to its own seat alone
YOU: Final = Msg("ai.you")


@dataclass(frozen=True)
class Said:
    """The sentences before facts, which name the plans; `steps`: as in `Hints.SAID`; `is_own`:
    whether the plan beside the best one is that of the reader."""

    sentences: Sequence[Msg] = ()
    steps: Mapping[str, str] = field(default_factory=dict)
    is_own: bool = False

    @property
    def this(self) -> Msg:
        """The words for the best plan."""
        return Msg.of("ai.side.coach" if self.is_own else "ai.side.this")

    @property
    def other(self) -> Msg:
        """The words for the plan beside it."""
        return Msg.of("ai.side.yours" if self.is_own else "ai.side.other")

    def repeats(self, fact: Fact) -> bool:
        """Whether a step of a plan already says a fact: it names the same things, or where there
        is nothing to name it is declared to say as much."""
        things = {arg for name, arg in fact.msg.args if name not in ("who", "v")}
        names_nothing = all(isinstance(each, int) for each in things)
        return any(step.key == self.steps.get(fact.msg.key) if names_nothing
                   else things <= {arg for _name, arg in step.args}
                   for sentence in self.sentences for step in list_parts(sentence))


NOTHING: Final = Said()


@dataclass(frozen=True)
class Step:
    """An action of a plan: its place, its words, and the weight of what it brings."""

    number: int
    words: Msg
    weight: int


# ---- plans -------------------------------------------------------------------------------------


def tell_plan(game: Game, hints: Hints[State], state: State, plan: Weighed, first: int = 0,
              most: int = STEPS, parting: int = 0) -> Msg:
    """A plan in words: its policy, or its first step and those that bring most."""
    if plan.name is not None:
        return plan.name
    return tell_line(game, hints, state, plan.line, first, most, parting)


def tell_line(game: Game, hints: Hints[State], state: State, line: Sequence[str], first: int = 0,
              most: int = STEPS, parting: int = 0) -> Msg:
    """The first step from that one on, the one at which it parts from another line, and those
    after it that bring most, in their order, with the earlier ones that they need and the number
    of moves that are left out.  The end of the turn is told where nothing is left out, or where
    the line parts there."""
    copy, steps, ends = state.clone(), list[Step](), list[Step]()
    actions = read_line(game, state, line)
    for number, action in enumerate(actions):
        events: list[Event] = []
        words = say_step(game, copy, action, is_first=not steps)
        is_forced = len(copy.legal()) == 1
        copy.apply(action, events.append)
        weight = sum(abs(effect.weight) for event in events for effect in hints.effects(event))
        if number < first:
            continue
        if game.ends_turn(action):
            ends.append(Step(number, words, weight))
        elif weight or not is_forced or not steps or number == parting:
            steps.append(Step(number, words, weight))
    if most == 1:
        return Msg.of("ai.plan.steps", steps=tuple(each.words for each in (steps + ends)[:1]))
    steps = join_steps(hints, steps, parting)
    chosen = choose_steps(steps, most, parting)
    for step in chosen:  # it grows
        needed = find_needed(hints, actions, step.number)
        chosen += [each for each in steps if each.number == needed and each not in chosen]
    told = [each.words for each in sorted(chosen, key=attrgetter("number"))]
    left = sum(each.words not in told for each in steps)
    more = (Msg.of("ai.plan.more", n=left),) if left else ()
    last = tuple(each.words for each in ends[:1] if not left or each.number == parting)
    return Msg.of("ai.plan.steps", steps=(*told, *more, *last))


def join_steps(hints: Hints[State], steps: Sequence[Step], parting: int) -> list[Step]:
    """The steps, those of a kind that is told together as one, at the place of the first, or of
    the one at which a line parts."""
    kinds: dict[str, list[Step]] = {}
    for number, each in enumerate(steps):
        kinds.setdefault(each.words.key if each.words.key in hints.JOINED else f"{number}",
                         []).append(each)
    return [alike[0] if len(alike) == 1 else Step(
        next((each.number for each in alike if each.number == parting), alike[0].number),
        join_words([each.words for each in alike], hints.JOINED[key]),
        sum(each.weight for each in alike)) for key, alike in kinds.items()]


def join_words(words: Sequence[Msg], name: str) -> Msg:
    """Words of one kind as one sentence."""
    first, key = words[0], words[0].key
    things = [each.arg(name) for each in words]
    if isinstance(things[0], tuple):
        whole = tuple(thing for each in things if isinstance(each, tuple) for thing in each)
        return replace(first, args=tuple((dict(first.args) | {name: whole}).items()))
    counts = dict.fromkeys(things, 0)
    for thing, each in zip(things, words, strict=True):
        n = each.arg("n")
        counts[thing] += n if isinstance(n, int) else 0
    if len(counts) == 1:
        return replace(first, args=tuple((dict(first.args) | {"n": counts[things[0]]}).items()))
    return Msg.of(f"{key}_all", parts=tuple(
        Msg(f"{key}_{'next' if number else 'first'}", (("n", n), (name, thing)))
        for number, (thing, n) in enumerate(counts.items())))


def choose_steps(steps: Sequence[Step], most: int, parting: int) -> list[Step]:
    """The first step, the one at which a line parts and those that bring most; a single other
    step is told too, for a count would say no less."""
    once: dict[Msg, Step] = {}
    for each in steps:
        once.setdefault(each.words, each)
    others = sorted(list(once.values())[1:], key=lambda step: (
        step.number != parting, -step.weight))
    return [*steps[:1], *others[:most - 1 + (len(others) == most)]]


def find_needed(hints: Hints[State], actions: Sequence[Action], number: int) -> int | None:
    """The latest action before that one without which its words tell nothing: one of its kinds,
    about the same things if it names any."""
    kinds = hints.NEEDS.get(type(actions[number]), ())
    _verb, *things = actions[number].text.split()
    return next((at for at in range(number - 1, -1, -1) if type(actions[at]) in kinds
                 and things in ([], actions[at].text.split()[1:])), None)


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


def drop_end(plan: Msg, other: Msg) -> Msg:
    """A plan without the steps with which another one ends alike, if there are several."""
    if not plan.key == other.key == "ai.plan.steps":
        return plan
    steps, others = (list_parts(each, 1)[1:] for each in (plan, other))
    alike = 0
    for one, two in zip(reversed(steps[1:]), reversed(others), strict=False):
        if one != two or one.key == "ai.plan.more":
            break
        alike += 1
    return plan if alike < ALIKE else Msg.of("ai.plan.steps", steps=(
        *steps[:-alike], Msg.of("ai.plan.same")))


def count_shared(line: Sequence[str], other: Sequence[str]) -> int:
    """The number of actions two lines begin with; one less where one of them ends there."""
    pairs = zip(line, other, strict=False)
    shared = next((at for at, (one, two) in enumerate(pairs) if one != two),
                  min(len(line), len(other)))
    return min(shared, len(line) - 1, len(other) - 1)


# ---- advice ------------------------------------------------------------------------------------


def tell_advice(game: Game, hints: Hints[State], state: State, plans: Sequence[Weighed],
                own: str = "") -> tuple[Msg, ...]:
    """The advice, its reasons, its alternative and the price, to the seat that decides.  `own`:
    how the alternative is called where it is somebody's plan, in the key of the sentence."""
    best = plans[0]
    shared = 0 if len(plans) < 2 or best.name or plans[1].name else count_shared(
        best.line, plans[1].line)
    told = tell_plan(game, hints, state, best, parting=shared)
    seat = state.actor()
    now = tell_now(game, hints, state, [each.line for each in plans[:2]], seat, Said(
        is_own=own == "rather").other)
    if best.playouts and all(each.chance <= LOST for each in plans[:2]):
        return (Msg.of("ai.advice.lost", plan=told), *now[0])
    if len(plans) < 2 or not plans[1].of:
        return (Msg.of("ai.advice.alone", plan=told), *now[0],
                *tell_reasons(game, hints, state, (), best.line))
    other = plans[1]
    instead = drop_end(tell_plan(game, hints, state, other, shared, 2 if shared else STEPS), told)
    if is_even(other) and other.of < LEAST:
        return (Msg.of("ai.advice.alone", plan=told), *now[0],
                Msg.of("ai.advice.unsure", of=other.of, other=instead))
    if is_even(other):
        head = Msg.of("ai.advice.even", plan=told, other=instead)
        why, others = (tell_reasons(game, hints, state, best.line[:shared], each.line[shared:])
                       for each in (best, other))
        choice = tell_choice(other, seat, you=seat, said=Said((head,), hints.SAID))
        choice = choice or tuple(each for each in others if each not in why)
        return order_reasons(head, now[0] + why, now[1] + choice)
    head = Msg.of(f"ai.advice.{own or 'second'}", plan=told, other=instead)
    reasons = tell_facts(other, seat, you=seat, said=Said((head,), hints.SAID, own == "rather"))
    if any(each.key.startswith("ai.gain.") for each in reasons):
        return head, *now[0], *now[1], *reasons
    if other.of < LEAST:
        return head, *now[0], *now[1], Msg.of("ai.advice.few", of=other.of), *reasons
    plain = tell_reasons(game, hints, state, best.line[:shared], best.line[shared:])
    return order_reasons(head, now[0] + plain, (*now[1], Msg.of(
        "ai.advice.raises", n=round(other.loss / 10), of=other.of), *reasons))


def tell_now(game: Game, hints: Hints[State], state: State, lines: Sequence[Sequence[str]],
             you: Seat | None, other: Msg) -> tuple[tuple[Msg, ...], tuple[Msg, ...]]:
    """The certain consequences of the first of these lines and, if they differ, of the last, the
    plan `other`."""
    changes = [find_changes(game, hints, state, read_line(game, state, line), you)
               for line in lines]
    seat, first, last = state.actor(), changes[0], changes[-1]
    return (tell_changes(first, seat, you),
            tell_changes(last, seat, you, other) if last != first else ())


def order_reasons(head: Msg, why: tuple[Msg, ...], rest: tuple[Msg, ...]) -> tuple[Msg, ...]:
    """The advice and why, then its alternative and the rest; a head that needs the alternative, or
    has no reason, stays whole."""
    if not why or head.key != "ai.advice.second":
        return head, *why, *rest
    args = dict(head.args)
    return (Msg.of("ai.advice.alone", plan=args["plan"]), *why,
            Msg.of("ai.advice.next.second", other=args["other"]), *rest)


def tell_reasons(game: Game, hints: Hints[State], state: State, shared: Sequence[str],
                 *lines: Sequence[str]) -> tuple[Msg, ...]:
    """The title's own reasons for the first action of each of these lines, which are played after
    the `shared` actions."""
    copy = state.clone()
    for action in read_line(game, state, shared):
        copy.apply(action)
    told = [hints.reason(copy, action) for line in lines
            for action in read_line(game, copy, line[:1])]
    return tuple(dict.fromkeys(each for each in told if each is not None))


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


def tell_choice(other: Weighed, seat: Seat, *, you: Seat | None,
                said: Said) -> tuple[Msg, ...]:
    """The choice of a seat where another plan is as good as the best one: what either brings, or
    what one brings and costs; nothing where only one thing differs, for that decides nothing."""
    gains, prices = choose_facts(other, seat, said)
    facts = sorted([*gains[:1], *prices[:1]], key=lambda fact: fact.n < fact.m)
    if len(facts) < 2:
        return ()
    args = dict[str, Arg](which=Msg.of(
        "ai.even.first" if facts[0].n > facts[0].m else "ai.even.other"))
    for fact, (clause, often) in zip(facts, (("fact", "often"), ("but", "rarely")), strict=True):
        args[clause], args[often] = tell_more(fact, other, you)
    is_split = facts[0].n > facts[0].m and facts[1].n < facts[1].m
    return (Msg(f"ai.even.{'choice' if is_split else 'but'}", tuple(args.items())),)


def tell_more(fact: Fact, other: Weighed, you: Seat | None) -> tuple[Msg, Msg]:
    """A fact and how often it comes, with the plan that brings more of it."""
    most, least = max(fact.n, fact.m), min(fact.n, fact.m)
    if fact.is_sum:
        return address(fact.msg, you, {"n": round(most / other.of), "m": round(
            least / other.of)}), Msg.of("ai.often.mean")
    is_now = fact.at_once == (1 if fact.n > fact.m else -1)
    return address(fact.msg, you), Msg.of("ai.often.now") if is_now else say_often(most, other.of)


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
        event = fact.msg.args[2:], fact.n, fact.m  # who conquers a region, and who loses it
        is_seen = fact.weight and (fact.seat == seat or abs(fact.weight) >= SMALL) and (
            not fact.is_sum or round(fact.n / other.of) != round(fact.m / other.of))
        if is_seen and spoken.isdisjoint((matter, event)) and len(told) < (
                REASONS if is_gain else PRICES):
            spoken |= {matter, event} if event[0] else {matter}
            mine = next((each for each in other.facts if strip(each.msg) == matter
                         and each.seat == seat and each.n > each.m and each.weight > 0), fact)
            told.append(mine if is_gain else fact)
    if not gains and not prices:
        gains += [each for each in other.facts
                  if not each.weight and each.at_once and each.seat == seat][:1]
    return gains, prices


def list_parts(msg: Msg, depth: int = DEPTH) -> list[Msg]:
    """A sentence and all that it is made of, so many sentences in each other at most."""
    inner = [each for _name, arg in msg.args
             for each in (arg if isinstance(arg, tuple) else (arg,))] if depth else []
    return [msg, *(part for each in inner if isinstance(each, Msg)
                   for part in list_parts(each, depth - 1))]


def tell_fact(fact: Fact, other: Weighed, you: Seat | None, side: str,
              said: Said = NOTHING) -> Msg:
    """One fact: how often it happens with the plan that brings it more often, and otherwise."""
    if fact.is_sum:
        return Msg.of(f"ai.{side}.sum", other=said.other, fact=address(fact.msg, you, {
            "n": round(fact.n / other.of), "m": round(fact.m / other.of)}))
    is_more, of = fact.n > fact.m, other.of
    clause, often = tell_more(fact, other, you)
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
