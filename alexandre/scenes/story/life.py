"""Matches that are linked: each began with what the one before it left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from alexandre.content.board import board_name
from alexandre.kernel.contract import OVER
from alexandre.kernel.session import Session
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.story.prose import keep_greatest
from alexandre.ui.play.legacy import Legacy, Memory, number_events

EVENTS: Final = 4  # that are remembered of a match


def legacy_of(session: Session) -> Legacy | None:
    """The legacy of the game, or None."""
    if session.decider != OVER:
        return None
    return drawing_of(session.game).legacy(session.game, session.state)


def link_life(session: Session, others: Sequence[Session]) -> tuple[Session, ...]:
    """The games before it, itself and those after it; where several fit, the first of `others`."""
    life = [session]
    while (before := next((each for each in others if leads_to(each, life[0])), None)) is not None:
        life.insert(0, before)
    while (after := next((each for each in others if leads_to(life[-1], each)), None)) is not None:
        life.append(after)
    return tuple(life)


def leads_to(one: Session, other: Session) -> bool:
    """Whether one game left what the other began with."""
    if other.record.inputs is None:
        return False
    left = legacy_of(one)
    return left is not None and (left.board, left.inputs) == (other.record.board.id,
                                                              other.record.inputs)


def recall(life: Sequence[Session]) -> tuple[Memory, ...]:
    """The greatest events of each game with their dates, without its end."""
    memories: list[Memory] = []
    for session in life:
        told = number_events(session.steps)
        *page, last = keep_greatest(drawing_of(session.game).chronicle(session.game, told),
                                    EVENTS + 1)
        page.append(replace(last, sentences=last.sentences[:-1]))
        memories.append((board_name(session.record.board),
                         tuple(each for each in page if each.sentences)))
    return tuple(memories)
