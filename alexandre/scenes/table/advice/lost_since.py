"""The decision by which a game was lost that the coach calls lost, sought among a seat's own.

Each look at an earlier position rules out half of those that are left; the coach knows of it what
the seat knew there.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter

from alexandre import games
from alexandre.ai.review.chances import LOST
from alexandre.ai.review.plan_lines import count_shared, tell_plan
from alexandre.ai.review.plans import Weighed
from alexandre.kernel.contract import State
from alexandre.kernel.replay import TurnCount, replay
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.table.advice.why_move import Decision


class LostSince:
    """Searches for the first decision of the seat at which no plan could win any more; the one
    before is the last that mattered."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._decisions = list_own(session)
        self._first, self._end = 0, len(self._decisions)
        self._last: Sequence[Weighed] = ()  # the plans of the latest decision that was not lost

    @property
    def decision(self) -> Decision | None:
        """The decision to analyse next; None once the answer is known."""
        if self._first == self._end:
            return None
        return self._decisions[(self._first + self._end) // 2]

    def find_state(self, decision: Decision) -> State:
        """The position before a decision."""
        return replay(self._session.game, self._session.record.until(decision.at))[0]

    def hear(self, plans: Sequence[Weighed]) -> None:
        """Go on after the analysis of the decision; without plans nothing can be known."""
        middle = (self._first + self._end) // 2
        if not plans:
            self._first = self._end = 0
        elif plans[0].chance <= LOST:
            self._end = middle
        else:
            self._first, self._last = middle + 1, plans

    def tell(self) -> tuple[Msg, ...]:
        """The turn since which the game is lost, and the decision that lost it, if one did; empty
        where unknown."""
        if not self._first:
            return ()
        decision = self._decisions[self._first - 1]
        turn = TurnCount(self._session.game).count(self._session.steps[:decision.at + 1])[0]
        best = self._last[0]
        own = next((each for each in self._last if each.line == decision.line), best)
        if own is best or own.chance > LOST:
            return (Msg.of("ui.coach.lost_since", turn=str(turn)),)
        game, state = self._session.game, self.find_state(decision)
        shared = 0 if own.name or best.name else count_shared(own.line, best.line)
        plan, other = (tell_plan(game, games.hints(game), state, each, shared)
                       for each in (own, best))
        return (Msg.of("ui.coach.lost_by", turn=str(turn), plan=plan, other=other,
                       n=round(best.chance / 10)),)


def list_own(session: Session) -> list[Decision]:
    """The choices of the deciding seat, in order; none where the beginning is unknown."""
    if session.turns is None:
        return []
    runs = [list(run) for _actor, run in groupby(session.steps, key=attrgetter("actor"))]
    return [Decision.of(run) for run in runs if run[0].actor == session.decider
            and any(step.offers > 1 for step in run)]
