"""The reason for a step, and its place: the change in a computer player's value, its rules."""

from __future__ import annotations

from functools import cache

from alexandre import games
from alexandre.ai.review.reasons import Parts, list_terms
from alexandre.content.data import rules
from alexandre.content.loader import load
from alexandre.kernel.contract import Seat
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.history import History

Span = tuple[int, int]  # from which number of actions taken to which


def rules_of(history: History, span: Span) -> tuple[str, ...]:
    """The numbers of the rules that the events of these actions rest on, each once."""
    known = _read_rules().get(history.game.meta.id, {})
    return tuple(dict.fromkeys(rule for step in history.steps[span[0]:span[1]]
                               for event in step.events
                               for rule in known.get(type(event).__name__, ())))


def find_places(history: History, span: Span, eyes: Seat | None) -> tuple[str, ...]:
    """The spots that the last of these actions with any is about, as these eyes see it."""
    game = history.game
    about = drawing_of(game).about
    for step in reversed(history.steps[span[0]:span[1]]):
        seen = (game.seen(event, eyes) for event in step.events)
        spots = tuple(dict.fromkeys(spot for event in seen if event is not None
                                    for spot in about(event)))
        if spots:
            return spots
    return ()


def weigh_step(history: History, span: Span, *, is_open: bool) -> Msg | None:
    """The gains and losses of a computer player by these actions, as its title weighs them.

    None where no computer chose, or where its hidden hand, which weighs too, is not to be shown.
    """
    game, players = history.game, history.record.players
    seats = [step.actor for step in history.steps[span[0]:span[1]]
             if step.actor >= 0 and players[step.actor].level]
    if not seats or (game.meta.has_secrets and not is_open):
        return None
    parts = Parts(games.hints(game))
    before, after = (parts.measure(history.states[at], seats[0]) for at in span)
    changes = [(term, new - old)
               for term, old, new in zip(parts.terms, before, after, strict=True)]
    gains, losses = (list_terms(game, changes, sign) for sign in (1, -1))
    if gains and losses:
        return Msg.of("ui.present.mixed", gains=gains, losses=losses)
    if gains:
        return Msg.of("ui.present.gains", gains=gains)
    return Msg.of("ui.present.losses", losses=losses) if losses else None


@cache
def _read_rules() -> dict[str, dict[str, list[str]]]:
    """By title and event."""
    known: dict[str, dict[str, list[str]]] = load(rules() / "events.yaml").data
    return known
