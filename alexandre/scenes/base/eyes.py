"""The eyes that may see: of a match as a whole, and of the present outcome of chance."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, Event, Seat, View, plain
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Who

NOBODY: Final[Seat] = -3  # eyes that know only what all may know; neither chance nor the end


def eyes_of(session: Session) -> Msg:
    """The eyes that may see a hand-held outcome."""
    seat = alone_to_see(session)
    return Msg.of("ui.chance.for_all") if seat is None else Msg.of("ui.chance.for_one",
                                                                   who=Who(seat))


def alone_to_see(session: Session) -> Seat | None:
    """The seat that alone may know what chance brings now; None where all may, or nobody."""
    if session.decider != CHANCE:
        return None
    outcomes = [action for action, _weight in session.state.outcomes()[:2]]
    told = [perceptions_of(session, action) for action in outcomes]
    seeing = [seat for seat in range(session.record.seats)
              if len(told) == 2 and told[0][seat] != told[1][seat]]
    return seeing[0] if len(seeing) == 1 else None


def perceptions_of(session: Session,
                   action: Action) -> list[tuple[View, tuple[Event | None, ...]]]:
    """Each seat's knowledge after an outcome."""
    game, state = session.game, session.state.clone()
    events: list[Event] = []
    state.apply(action, events.append)
    return [(game.view(state, seat), tuple(game.seen(event, seat) for event in events))
            for seat in range(session.record.seats)]


def has_secrets(session: Session) -> bool:
    """Does any seat know less than the referee?"""
    game, state = session.game, session.state
    whole = plain(game.view(state, None))
    return any({**plain(game.view(state, seat)), "seat": None} != whole
               for seat in range(session.record.seats))


def is_soon_gone(session: Session) -> bool:
    """Does the match go on to another seat before the decider can choose anything?"""
    state, seat = session.state.clone(), session.decider
    while state.actor() == seat:
        offers = state.legal()
        if len(offers) > 1:
            return False
        state.apply(offers[0])
    return state.actor() >= 0
