"""Matches that a seat cannot tell apart: every secret of the others entered anew."""

from __future__ import annotations

from alexandre.kernel.contract import Event, Game, Seat
from alexandre.kernel.record import Record
from alexandre.kernel.replay import Step, replay, take
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.text import Refusal

TRIES = 8  # tries to replace an action


def redeal_record(session: Session, seat: Seat, seed: int) -> tuple[Record, int]:
    """The match with other secrets, and how many: what the seat was told of it is the same.

    Each action that the seat has not seen whole is replaced by another of the same actor, where
    all that was played since still fits and looks the same.
    """
    game, record, rnd = session.game, session.record, Rng(seed, "secrets")
    changed, steps = 0, session.steps
    for step in session.steps:
        if all(game.seen(event, seat) == event for event in step.events):
            continue
        state, _steps = replay(game, record.until(step.index))
        others = [action.text for action in state.legal() if action.text != step.action]
        for _try in range(min(TRIES, len(others))):
            text = others.pop(rnd(len(others)))
            texts = [*record.actions[:step.index], text, *record.actions[step.index + 1:]]
            other = play_alike(game, record, texts, steps, seat)
            if other is not None:
                record, steps, changed = other[0], other[1], changed + 1
                break
    return record, changed


def play_alike(game: Game, record: Record, texts: list[str], steps: list[Step],
               seat: Seat) -> tuple[Record, list[Step]] | None:
    """The record of these actions; None where they are illegal or the seat can tell the
    difference."""
    other = record.until(0)
    state = other.start(game)
    played: list[Step] = []
    for step, text in zip(steps, texts, strict=True):
        try:
            taken = take(game, state, step.index, text)
        except Refusal:
            return None
        if taken.actor != step.actor or perceive(game, taken, seat) != perceive(game, step, seat):
            return None
        played.append(taken)
    last, _steps = replay(game, record)
    if game.view(state, seat) != game.view(last, seat) or state.actor() != last.actor():
        return None
    other.actions, other.hashes = texts, [each.hash for each in played]
    return other, played


def perceive(game: Game, step: Step, seat: Seat) -> list[Event | None]:
    """The events of an action as the seat sees them."""
    return [game.seen(event, seat) for event in step.events]
