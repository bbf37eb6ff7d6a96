"""Permission to see: for a match as a whole, and for the present outcome of chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.kernel.contract import CHANCE, Event, Seat, plain
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Who

NOBODY: Final[Seat] = -3  # eyes that know only what all may know; neither chance nor the end


def eyes_of(session: Session, people: Sequence[Seat]) -> Msg:
    """The sentence on who may see an outcome entered by hand, who enters it, and who must look
    away."""
    seers, viewer = find_seers(session), session.viewer
    if len(seers) == session.record.seats:
        return Msg.of("ui.chance.for_all" if len(seers) > 1 else "ui.chance.alone")
    away = tuple(Who(each) for each in people if each not in seers and each != viewer)
    who = tuple(map(Who, seers))
    if any(seat in people for seat in seers):
        key = "for_some_away" if away else "for_some"
        return Msg.of(f"ui.chance.{key}", who=who, away=away)
    if viewer is None or viewer not in people:  # all bid in the open: any of them may draw
        return Msg.of("ui.chance.for_other_any", who=who)
    me = Who(viewer)
    return Msg.of("ui.chance.for_other_away", me=me, who=who, away=away) if away else \
        Msg.of("ui.chance.for_other", who=who)


def find_seers(session: Session) -> tuple[Seat, ...]:
    """The seats that may know the present outcome of chance.

    This depends on the kind of outcome only: which outcomes are possible may be a secret.
    """
    game, state = session.game, session.state.clone()
    events: list[Event] = []
    state.apply(state.outcomes()[0][0], events.append)
    return tuple(seat for seat in range(session.record.seats)
                 if all(game.seen(event, seat) == event for event in events))


def find_enterer(session: Session, people: Sequence[Seat]) -> Seat | None:
    """The person to whom the screen goes for a secret outcome; None where it may stay.

    An outcome for a computer player alone is seen only by the person who draws it.
    """
    if session.decider != CHANCE:
        return None
    seers = find_seers(session)
    if len(seers) == session.record.seats or session.viewer in seers:
        return None
    return next((seat for seat in seers if seat in people), None)


def has_secrets(session: Session) -> bool:
    """Whether any seat knows less than the referee."""
    game, state = session.game, session.state
    whole = plain(game.view(state, None))
    return any({**plain(game.view(state, seat)), "seat": None} != whole
               for seat in range(session.record.seats))


def is_soon_gone(session: Session) -> bool:
    """Whether the game passes to another seat before the decider can choose anything."""
    state, seat = session.state.clone(), session.decider
    while state.actor() == seat:
        offers = state.legal()
        if len(offers) > 1:
            return False
        state.apply(offers[0])
    return state.actor() >= 0
