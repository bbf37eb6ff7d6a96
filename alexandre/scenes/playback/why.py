"""The reason for a step, and its place: the change in a computer player's value, its rules."""

from __future__ import annotations

from functools import cache

from alexandre.content.data import rules
from alexandre.content.loader import load
from alexandre.kernel.contract import Seat
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.history import History

Span = tuple[int, int]  # from which number of actions taken to which


def rules_of(history: History, span: Span) -> tuple[str, ...]:
    """The numbers of the rules behind the events of these actions, without repetition."""
    known = _read_rules().get(history.game.meta.id, {})
    return tuple(dict.fromkeys(rule for step in history.steps[span[0]:span[1]]
                               for event in step.events
                               for rule in known.get(type(event).__name__, ())))


def find_places(history: History, span: Span, eyes: Seat | None) -> tuple[str, ...]:
    """The spots of the last of these actions that has any, as the viewer sees it."""
    game = history.game
    about = drawing_of(game).about
    for step in reversed(history.steps[span[0]:span[1]]):
        seen = (game.seen(event, eyes) for event in step.events)
        spots = tuple(dict.fromkeys(spot for event in seen if event is not None
                                    for spot in about(event)))
        if spots:
            return spots
    return ()


@cache
def _read_rules() -> dict[str, dict[str, list[str]]]:
    """The rules by title and event."""
    known: dict[str, dict[str, list[str]]] = load(rules() / "events.yaml").data
    return known
