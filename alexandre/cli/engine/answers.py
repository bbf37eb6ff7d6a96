"""The program's objects as JSON, the way docs/protocol.md describes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from alexandre.ai.messages import Answer, plain_action, plain_event, plain_outcome, plain_seat
from alexandre.cli.engine.lines import Written, encode, join_written
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import CHANCE, OVER, Event, Game, Seat
from alexandre.kernel.meta import Meta, Option
from alexandre.kernel.replay import Step
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg

Say = Callable[[Msg], str]


def status_answer(session: Session, say: Say, eyes: Seat | None) -> Answer:
    """The reply to every request that changes a match, in words for that seat or the referee."""
    prompt = session.game.prompt(session.state, eyes)
    outcome = session.state.outcome()
    return {
        "title": session.game.meta.id,
        "turn": session.turn,
        "decider": plain_seat(session.decider),
        "prompt": {"kind": prompt.kind, "text": say(prompt.msg)},
        "over": session.decider == OVER,
        "outcome": None if outcome is None else plain_outcome(outcome),
        "assisted": session.record.assisted,
    }


def title_answer(meta: Meta, say: Say) -> Answer:
    """Facts about a title before a match."""
    return {
        "id": meta.id,
        "name": say(Msg.of(f"{meta.id}.title")),
        "players": list(meta.seats),
        "options": {option.name: option_answer(option) for option in meta.options},
        "boards": list(meta.boards),
        "levels": list(meta.levels),
        "characters": list(meta.characters),
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
    """Whether these are all the numbers from the least to the greatest."""
    return sorted(numbers) == list(range(min(numbers), max(numbers) + 1))


class Offers(dict[Action, str]):
    """The actions of a game as JSON, each spelled once."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __missing__(self, action: Action) -> str:
        text = self[action] = encode(plain_action(self.game, action))
        return text

    def answer(self, session: Session) -> Written:
        """All that the decider may do; with weights where that is chance."""
        if session.decider == CHANCE:
            return join_written([f'{self[action][:-1]},"weight":{weight}}}'
                                 for action, weight in session.state.outcomes()])
        return join_written([self[action] for action in session.offers()])


def choice_answer(session: Session, step: Step, action: Action, eyes: Seat | None) -> Plain:
    """The action that was taken, null where those eyes did not see which it was."""
    game = session.game
    if eyes is not None and eyes != step.actor and (
            game.is_secret(action) or any(game.seen(each, eyes) != each for each in step.events)):
        return None
    return plain_action(game, action)


def events_answer(session: Session, steps: Iterable[Step], eyes: Seat | None,
                  say: Say) -> list[Answer]:
    """The events that those eyes saw in these steps."""
    happened = [event for step in steps for event in step.events]
    seen = [session.game.seen(event, eyes) for event in happened]
    return [event_answer(event, say) for event in seen if event is not None]


def event_answer(event: Event, say: Say) -> Answer:
    """An event: its type, its fields with things by their ids, its sentence."""
    return {**plain_event(event), "text": say(event.msg())}
