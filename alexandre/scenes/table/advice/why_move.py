"""The reason for a computer player's move, as far as the viewer can know it.

The coach compares the move with other plans from the position in which it was made, with hidden
information drawn again as the viewer could imagine it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, islice, takewhile
from operator import attrgetter
from typing import Final

from alexandre import games
from alexandre.ai.review.plan_lines import count_shared, read_line, tell_line, tell_plan
from alexandre.ai.review.plans import Weighed
from alexandre.ai.review.problems import follow_line
from alexandre.ai.review.telling import (
    Said,
    is_even,
    tell_facts,
    tell_now,
    tell_reasons,
)
from alexandre.kernel.chance import is_seen
from alexandre.kernel.contract import Game, Seat, State
from alexandre.kernel.replay import Step
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Who

MOST: Final = 6  # latest moves that can be asked about
NAMED: Final = 2  # actions of a move
TOLD: Final = 2  # sentences about a move that the coach would not make, else one
CHECKS: Final = 8  # worlds in which a plan of somebody else must be possible
DEALS: Final = 60  # tries to imagine a position in which the move was possible


@dataclass(frozen=True)
class Decision:
    """Consecutive actions of a seat, and the number of actions before them."""

    at: int
    actor: Seat
    line: tuple[str, ...]

    @staticmethod
    def of(run: Sequence[Step]) -> Decision:
        """The decision of consecutive steps of one seat."""
        return Decision(run[0].index, run[0].actor, tuple(step.action for step in run))


def list_decisions(session: Session) -> list[Decision]:
    """The computer players' choices since the viewer's last turn that are fully visible to the
    viewer, latest first."""
    recent = takewhile(lambda step: step.actor != session.viewer or step.offers < 2,
                       reversed(session.steps))
    runs = (list(run) for actor, run in groupby(recent, key=attrgetter("actor")) if actor >= 0)
    choices = islice((run for run in runs if is_choice(session, run)), MOST)
    return [Decision.of(run[::-1]) for run in choices]


def is_choice(session: Session, run: Sequence[Step]) -> bool:
    """Whether the viewer saw the whole of a computer player's move; how many offers it had may
    tell its hand."""
    return (bool(session.record.players[run[0].actor].level)
            and all(is_seen(session.game, step, session.viewer) for step in run))


def imagine(game: Game, state: State, decision: Decision, eyes: Seat | None) -> State | None:
    """A position of the decision that the viewer could imagine; None if no try made the move
    legal."""
    return next(imagine_all(game, state, decision, eyes), None)


def imagine_all(game: Game, state: State, decision: Decision,
                eyes: Seat | None) -> Iterator[State]:
    """Such positions, one after the other; what the move has shown the viewer is known in them.
    """
    shown, after = state.clone(), follow_line(state, read_line(game, state, decision.line))
    if decision.actor != eyes and after is not None:
        shown.uncover(decision.actor, after)
    for number in range(DEALS):
        world = state if eyes is None else shown.determinize(eyes, Rng(number, "why"))
        if len(read_line(game, world, decision.line)) == len(decision.line):
            yield world


def name_move(game: Game, state: State, decision: Decision) -> Msg:
    """The name of the move, the same in the list and in the answer."""
    return tell_line(game, games.hints(game), state, decision.line, 0, NAMED)


def tell_why(game: Game, world: State, decision: Decision, plans: Sequence[Weighed],
             you: Seat | None) -> tuple[Msg, ...]:
    """The move beside the strongest other plan, what either does at once, and the facts in which
    they differ, or how far apart they are; of plans that are equal nothing but that."""
    told = compare(game, world, decision, plans, you)
    if not plans:
        return (Msg.of("ai.advice.untried"),)
    if not told:
        now, _other = tell_now(game, games.hints(game), world, (decision.line,), you)
        return Msg.of("ui.why_move.alone", who=Who(decision.actor)), *now
    head, last = told[0].key, told[-1].key
    if head == "ui.why_move.even" or (last.startswith("ai.played.")
                                      if head == "ui.why_move.worse" else last != head):
        return told
    return *told, Msg.of("ui.why_move.no_fact", of=plans[1].of, n=round(plans[1].loss / 10))


def compare(game: Game, world: State, decision: Decision, plans: Sequence[Weighed],
            you: Seat | None) -> tuple[Msg, ...]:
    """The move, the strongest other plan from where they differ, and the facts; nothing without
    another plan. `you` is the seat addressed, or None.  What can be said for the move itself is no
    reason to prefer another."""
    hints = games.hints(game)
    own = next((each for each in plans if each.line == decision.line), None)
    if own is None or len(plans) < 2:
        return ()
    is_best = own is plans[0]
    other = plans[1] if is_best else plans[0]
    compared = other if is_best else own
    key, side = (("even", "") if is_even(compared) else ("best", "") if is_best
                 else ("worse", "played"))
    shared = 0 if own.name or other.name else count_shared(own.line, other.line)
    parted = tell_plan(game, hints, world, other, shared)
    if not is_open(game, world, replace(decision, line=other.line), you):
        parted = Msg.of("ui.why_move.if_can", plan=parted, who=Who(decision.actor))
    head = Msg.of(f"ui.why_move.{key}", who=Who(decision.actor),
                  plan=name_move(game, world, decision),
                  other=Msg.of("ui.why_move.later", plan=parted) if shared else parted)
    mine, theirs = tell_now(game, hints, world, (own.line, other.line), you)
    why = mine + theirs
    if key != "worse":
        why += tell_reasons(game, hints, world, own.line, 0, you)
    if is_even(compared):
        return head, *why
    facts = tell_facts(compared, decision.actor, side, you=you, said=Said((head,), hints.SAID))
    return head, *((facts or why)[:1] if is_best else (*why[:1], *facts)[:TOLD])


def is_open(game: Game, world: State, decision: Decision, eyes: Seat | None) -> bool:
    """Whether a plan is possible whatever is hidden from the viewer."""
    return eyes is None or eyes == decision.actor or all(
        len(read_line(game, world.determinize(eyes, Rng(number, "why")), decision.line)) == len(
            decision.line) for number in range(CHECKS))
