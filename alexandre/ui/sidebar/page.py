"""The page of the plain view: whose turn it is, what is asked, what is offered, the log.

It holds only what the viewer may know; `page_of` asks for exactly that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from alexandre.kernel.contract import CHANCE, OVER, Seat
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.drawing import UNDRAWN, AnyDrawing
from alexandre.ui.play.log_rows import LogEntry
from alexandre.ui.play.offers import Offer, offers_of


@dataclass(frozen=True)
class Page:
    """The page of the plain view.

    `phase` is the part of the turn and how it ends; `seat` is the seat whose seal is shown;
    `cause` is the reason for the question; `news` is what others do; `heading` is that of the log.
    `is_planned`: a prepared move takes the place of the offers; `is_since`: the log is shown from
    its beginning.
    """

    turn: Wording
    prompt: Wording
    offers: tuple[Offer, ...] = ()
    log: tuple[LogEntry, ...] = ()
    phase: Wording = ""
    seat: Seat = -1
    cause: Wording = ""
    news: tuple[Wording, ...] = ()
    heading: Wording = ""
    is_planned: bool = False
    is_since: bool = False


def page_of(session: Session, *, is_asked: bool, drawing: AnyDrawing = UNDRAWN) -> Page:
    """The page for the session's viewer, without the log, and with offers only if the viewer must
    decide."""
    game, state = session.game, session.state
    prompt = game.prompt(state, session.viewer)
    phase = Msg.of(f"{game.meta.id}.phase.{prompt.kind}")
    host = host_of(session, drawing)
    return Page(
        turn=describe_decider(session.decider, host, session.record.players),
        prompt=prompt.msg if session.decider != OVER else "",  # the turn says so already
        offers=offers_of(session, drawing) if is_asked else (),
        phase=phase if host is None else Msg.of("ui.turn.within", who=Who(host), phase=phase),
        seat=session.decider,
        heading=Msg.of("ui.log.whole"),
    )


def host_of(session: Session, drawing: AnyDrawing) -> Seat | None:
    """The seat whose turn it is while another is asked; None if it is the same, or the title does
    not say."""
    mover = drawing.mover_of(session.state)
    return None if session.decider < 0 or mover == session.decider else mover


def describe_decider(decider: Seat, host: Seat | None = None,
                     players: Sequence[Player] = ()) -> Msg:
    """The decider in a few words; `host` is the seat whose turn it is, if that is another.

    A solo player needs no name; a computer that plays for a person is mentioned.
    """
    if decider == OVER:
        return Msg.of("ui.turn.over")
    if decider == CHANCE:
        return Msg.of("ui.turn.chance")
    if len(players) == 1:
        return Msg.of("ui.turn.computer" if players[0].level else "ui.turn.alone")
    if players and players[decider].level:
        return Msg.of("ui.turn.by_computer", who=Who(decider))
    return Msg.of("ui.turn.seat" if host is None else "ui.turn.asked", who=Who(decider))
