"""The reason for a computer player's move, as far as the one who asks can know it.

The coach compares the move with other plans from the position in which it was made, dealt anew as
the viewer could imagine it there: a hidden hand stays hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from alexandre import games
from alexandre.ai.review.plans import Weighed
from alexandre.ai.review.telling import EVEN, read_line, tell_facts, tell_plan
from alexandre.kernel.contract import Seat, State
from alexandre.kernel.replay import Step, replay
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Who

MOST: Final = 6  # moves that can be asked about
DEALS: Final = 12  # tries to imagine a position in which the move was possible


@dataclass(frozen=True)
class Decision:
    """Actions that a seat took in a row, and the number of actions before them."""

    at: int
    actor: Seat
    line: tuple[str, ...]


def list_decisions(session: Session) -> list[Decision]:
    """The latest choices of computer players since the viewer's own, the latest first; none of
    which a part is hidden from the viewer."""
    decisions, run = list[Decision](), list[Step]()
    for step in [*reversed(session.steps), None]:
        if run and (step is None or step.actor != run[0].actor):
            if is_choice(session, run):
                line = tuple(each.action for each in reversed(run))
                decisions.append(Decision(run[-1].index, run[0].actor, line))
            run = []
        if step is None or len(decisions) == MOST or (
                step.actor == session.viewer and step.offers > 1):
            break
        if step.actor >= 0:
            run.append(step)
    return decisions


def is_choice(session: Session, run: Sequence[Step]) -> bool:
    """Did a computer player choose among several offers, and did the viewer see all of it?"""
    seen, viewer = session.game.seen, session.viewer
    return (bool(session.record.players[run[0].actor].level)
            and any(step.offers > 1 for step in run)
            and all(viewer is None or seen(event, viewer) == event
                    for step in run for event in step.events))


def imagine(session: Session, decision: Decision) -> State | None:
    """The position before a decision as the viewer can imagine it; None if the move was possible
    in none of the positions that were tried, Refusal if the record leads there no more."""
    game, viewer = session.game, session.viewer
    state = replay(game, session.record.until(decision.at))[0]
    for number in range(DEALS):
        world = state if viewer is None else state.determinize(viewer, Rng(number, "why"))
        if len(read_line(game, world, decision.line)) == len(decision.line):
            return world
    return None


def tell_why(session: Session, world: State, decision: Decision,
             plans: Sequence[Weighed]) -> tuple[Msg, ...]:
    """The move beside the strongest other plan, and the facts in which they differ."""
    game, viewer = session.game, session.viewer
    hints = games.hints(game)
    own = next((each for each in plans if each.line == decision.line), None)
    if own is None or len(plans) < 2:
        return (Msg.of("ui.why_move.alone", who=Who(decision.actor)),)
    is_best = own is plans[0]
    other = plans[1] if is_best else plans[0]
    compared = other if is_best else own
    is_even = not compared.is_behind or compared.loss < EVEN
    key, side = (("even", "even") if is_even else ("best", "") if is_best
                 else ("worse", "played"))
    head = Msg.of(f"ui.why_move.{key}", who=Who(decision.actor),
                  plan=tell_plan(game, hints, world, own),
                  other=tell_plan(game, hints, world, other))
    facts = () if is_even and not is_best else tell_facts(
        compared, decision.actor, side, you=viewer)
    return head, *(facts or (Msg.of("ui.why_move.no_fact", of=compared.of),))
