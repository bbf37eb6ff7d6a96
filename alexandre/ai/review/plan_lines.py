"""Plans in words: their first step, and the one that brings most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final

from alexandre.ai.review.plans import Weighed
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Event, Game, State
from alexandre.kernel.hints import Hints
from alexandre.kernel.text import Msg

STEPS: Final = 2  # actions of a long plan that are told; all of them are prepared
DEPTH: Final = 9  # of sentences in sentences


@dataclass(frozen=True)
class Step:
    """An action of a plan: its place, its words, and the weight of what it brings."""

    number: int
    words: Msg
    weight: int


def tell_plan(game: Game, hints: Hints[State], state: State, plan: Weighed, first: int = 0,
              most: int = STEPS, parting: int = 0) -> Msg:
    """A plan in words: its policy, or its first step and its purpose."""
    if plan.name is not None:
        return plan.name
    return tell_line(game, hints, state, plan.line, first, most, parting)


def tell_line(game: Game, hints: Hints[State], state: State, line: Sequence[str], first: int = 0,
              most: int = STEPS, parting: int = 0) -> Msg:
    """The first step from that one on, the one at which it parts from another line, and the one
    that brings most, in their order, with the earlier ones that they need and the number of moves
    that are left out.  What follows by force belongs to the step before.  The end of the turn is
    told after a single step, or where the line parts there."""
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
        elif not is_forced or not steps or number == parting:
            steps.append(Step(number, words, weight))
        else:
            steps[-1] = replace(steps[-1], weight=steps[-1].weight + weight)
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
    last = tuple(each.words for each in ends[:1]
                 if not (left or told[1:]) or each.number == parting)
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
    """All steps of a short plan; of a longer one the first, the one at which it parts, and the one
    that brings most, or the last where none brings anything by itself."""
    once: dict[Msg, Step] = {}
    for each in steps:
        once.setdefault(each.words, each)
    told, is_weighed = list(once.values()), any(each.weight for each in steps)
    if len(told) <= most + (not is_weighed):
        return told
    purpose = max(told, key=attrgetter("weight")) if is_weighed else told[-1]
    return [each for each in told if each in (told[0], purpose) or each.number == parting]


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


def count_shared(line: Sequence[str], other: Sequence[str]) -> int:
    """The number of actions two lines begin with; one less where one of them ends there."""
    pairs = zip(line, other, strict=False)
    shared = next((at for at, (one, two) in enumerate(pairs) if one != two),
                  min(len(line), len(other)))
    return min(shared, len(line) - 1, len(other) - 1)


def list_parts(msg: Msg, depth: int = DEPTH) -> list[Msg]:
    """A sentence and all that it is made of, so many sentences in each other at most."""
    inner = [each for _name, arg in msg.args
             for each in (arg if isinstance(arg, tuple) else (arg,))] if depth else []
    return [msg, *(part for each in inner if isinstance(each, Msg)
                   for part in list_parts(each, depth - 1))]
