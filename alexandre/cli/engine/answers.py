"""The program's things as JSON, the way docs/protocol.md describes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any, Final

from alexandre.cli.engine.lines import Written, encode, join_written
from alexandre.cli.engine.request import CHANCE_SEAT
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import (
    CHANCE,
    OVER,
    Event,
    Game,
    Meta,
    Option,
    Outcome,
    Seat,
    plain,
)
from alexandre.kernel.record import Step
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Noun, Who

Answer = dict[str, Plain]
Say = Callable[[Msg], str]


def status_answer(session: Session, say: Say, eyes: Seat | None) -> Answer:
    """What every request that changes a match replies, in words for those eyes."""
    prompt = session.game.prompt(session.state, eyes)
    outcome = session.state.outcome()
    return {
        "title": session.game.meta.id,
        "turn": session.turn,
        "decider": seat_answer(session.decider),
        "prompt": {"kind": prompt.kind, "text": say(prompt.msg)},
        "over": session.decider == OVER,
        "outcome": None if outcome is None else outcome_answer(outcome),
        "assisted": session.record.assisted,
    }


def seat_answer(seat: Seat) -> Plain:
    """A number, `chance`, or null where nobody decides any more."""
    if seat == OVER:
        return None
    return CHANCE_SEAT if seat == CHANCE else seat


def outcome_answer(outcome: Outcome) -> Answer:
    """Scores and their parts by seat."""
    return {
        "winners": list(outcome.winners),
        "ranks": list(outcome.ranks),
        "scores": {str(seat): score for seat, score in enumerate(outcome.scores)},
        "breakdown": {str(seat): dict(parts) for seat, parts in enumerate(outcome.breakdown)},
        "reason": outcome.reason,
    }


def title_answer(meta: Meta, say: Say) -> Answer:
    """What is known of a title before a match."""
    return {
        "id": meta.id,
        "name": say(Msg.of(f"{meta.id}.title")),
        "players": list(meta.seats),
        "options": {option.name: option_answer(option) for option in meta.options},
        "boards": list(meta.boards),
        "levels": list(meta.levels),
        "rules_version": meta.rules_version,
    }


def option_answer(option: Option) -> Answer:
    """An option: its kind, and the boards that it is about where it is not about all."""
    return {**kind_answer(option), **({"boards": list(option.boards)} if option.boards else {})}


def kind_answer(option: Option) -> Answer:
    """True or false, a range of whole numbers, or a choice of words."""
    choices = list(option.choices)
    if all(type(each) is bool for each in choices):
        return {"type": "bool", "default": option.default}
    if all(type(each) is int for each in choices) and is_range(choices):
        return {"type": "int", "default": option.default,
                "range": [min(choices), max(choices)]}
    return {"type": "choice", "default": option.default, "choices": choices}


def is_range(numbers: list[int]) -> bool:
    """Are these all the numbers between the least and the greatest of them?"""
    return sorted(numbers) == list(range(min(numbers), max(numbers) + 1))


class Offers(dict[Action, str]):
    """The actions of a game as JSON, each spelled once."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __missing__(self, action: Action) -> str:
        text = self[action] = encode(action_answer(self.game, action))
        return text

    def answer(self, session: Session) -> Written:
        """All that the decider may do; with weights where that is chance."""
        if session.decider == CHANCE:
            return join_written([f'{self[action][:-1]},"weight":{weight}}}'
                                 for action, weight in session.state.outcomes()])
        return join_written([self[action] for action in session.offers()])


def action_answer(game: Game, action: Action) -> Answer:
    """An action with its verb and parameters."""
    return {"code": game.encode(action), "text": game.spell(action),
            "type": type(action).__name__, **game.params(action)}


def choice_answer(session: Session, step: Step, action: Action, eyes: Seat | None) -> Plain:
    """The action that was taken, null where those eyes did not see which it was."""
    game = session.game
    if eyes is not None and eyes != step.actor and (
            game.is_secret(action) or any(game.seen(each, eyes) != each for each in step.events)):
        return None
    return action_answer(game, action)


def events_answer(session: Session, steps: Iterable[Step], eyes: Seat | None,
                  say: Say) -> list[Answer]:
    """What those eyes saw happen in these steps."""
    happened = [event for step in steps for event in step.events]
    seen = [session.game.seen(event, eyes) for event in happened]
    return [event_answer(event, say) for event in seen if event is not None]


def event_answer(event: Event, say: Say) -> Answer:
    """An event: its type, its fields with things by their ids, its sentence."""
    kind = type(event)
    if kind not in FIELDS:
        FIELDS[kind] = tuple(field.name for field in fields(event))
    values = {name: thing_answer(getattr(event, name)) for name in FIELDS[kind]}
    return {"type": kind.__name__, **values, "text": say(event.msg())}


FIELDS: Final[dict[type[Event], tuple[str, ...]]] = {}  # of an event, by class


def thing_answer(thing: Any) -> Plain:
    """A named thing by its id, a seat by its number; else as plain data."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, Noun):
        return thing.id
    if isinstance(thing, Who):
        return seat_answer(thing.seat)
    if isinstance(thing, tuple):
        return [thing_answer(each) for each in thing]
    return plain(thing)
