"""Where one may go back to: places in a record, before the action of that number."""

from __future__ import annotations

from alexandre.kernel.session import Session
from alexandre.ui.plain import turns


def latest(session: Session) -> int | None:
    """The latest decision of the one who looks on, where somebody else decides now.

    None leaves it to the session: the decider's own latest decision.
    """
    if session.viewer is None or session.decider == session.viewer:
        return None
    mine = [step.index for step in session.steps
            if step.actor == session.viewer and step.offers > 1]
    return mine[-1] if mine else None


def of_turn(session: Session) -> int | None:
    """The first decision of the turn in play, or else of the latest one, of who looks on."""
    seat = session.decider if session.viewer is None else session.viewer
    base = session.record.base
    begun = [index for index in sorted(turns(session.game, session.steps))
             if seat < 0 or session.steps[index - base].actor == seat]
    if not begun:
        return None
    chosen = [step.index for step in session.steps[begun[-1] - base:]
              if step.actor == session.steps[begun[-1] - base].actor and step.offers > 1]
    return chosen[0] if chosen else begun[-1]


def to_line(session: Session, index: int) -> int:
    """The decision with which an action of the log came about.

    Chance, and what was forced, is never a place to stop at: it would only come again.
    """
    at = index - session.record.base
    while at > 0 and (session.steps[at].actor < 0 or session.steps[at].offers < 2):
        at -= 1
    return at + session.record.base
