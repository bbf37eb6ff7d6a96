"""Actions, events and outcomes as JSON, the way docs/protocol.md describes them, without words."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import CHANCE, OVER, Event, Game, Outcome, Seat, plain
from alexandre.kernel.text import Noun, Who

CHANCE_SEAT: Final = "chance"

Answer = dict[str, Plain]


def plain_seat(seat: Seat) -> Plain:
    """A number, `chance`, or null where nobody decides any more."""
    if seat == OVER:
        return None
    return CHANCE_SEAT if seat == CHANCE else seat


def plain_action(game: Game, action: Action) -> Answer:
    """An action with its verb and parameters."""
    return {"code": game.encode(action), "text": game.spell(action),
            "type": type(action).__name__, **game.params(action)}


def plain_event(event: Event) -> Answer:
    """An event: its type, its fields with things by their ids."""
    kind = type(event)
    if kind not in FIELDS:
        FIELDS[kind] = tuple(field.name for field in fields(event))
    return {"type": kind.__name__,
            **{name: plain_thing(getattr(event, name)) for name in FIELDS[kind]}}


FIELDS: Final[dict[type[Event], tuple[str, ...]]] = {}  # of an event, by class


def plain_thing(thing: Any) -> Plain:
    """A named thing by its id, a seat by its number; else as plain data."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, Noun):
        return thing.id
    if isinstance(thing, Who):
        return plain_seat(thing.seat)
    if isinstance(thing, tuple):
        return [plain_thing(each) for each in thing]
    return plain(thing)


def plain_outcome(outcome: Outcome) -> Answer:
    """Scores and their parts by seat."""
    return {
        "winners": list(outcome.winners),
        "ranks": list(outcome.ranks),
        "scores": {str(seat): score for seat, score in enumerate(outcome.scores)},
        "breakdown": {str(seat): dict(parts) for seat, parts in enumerate(outcome.breakdown)},
        "reason": outcome.reason,
    }
