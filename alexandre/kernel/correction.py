"""Corrections at a real table: what may be corrected, and what of the rest still fits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, OVER, Game, Seat
from alexandre.kernel.record import Kept, Record, Step
from alexandre.kernel.text import Msg, Refusal


def check_entries(record: Record, steps: Sequence[Step], places: Mapping[int, str]) -> None:
    """Refusal unless people have entered what chance brought at these places."""
    for index in places:
        if record.chance != "ask":
            raise Refusal(Msg.of("kernel.correct.drawn"))
        if 0 <= index < record.base:
            raise Refusal(Msg.of("kernel.rewind_ends", index=str(record.base)))
        if not 0 <= index < len(record.actions) or steps[index - record.base].actor != CHANCE:
            raise Refusal(Msg.of("kernel.correct.choice", index=str(index + 1)))


def keep_rest(record: Record, steps: Sequence[Step], first: int,
              texts: Mapping[int, str]) -> list[Kept]:
    """All actions from number `first` on with these outcomes in place of the entered ones, and
    what waits already after an earlier correction."""
    rest = []
    for step in steps[first - record.base:]:
        text = texts.get(step.index, step.action)
        was = record.corrected.get(step.index, "") if text == step.action else step.action
        rest.append(Kept(step.actor, text, record.stand_ins.get(step.index, ""), was))
    return rest + record.rest


def find_next(rest: list[Kept], decider: Seat) -> Kept | None:
    """The next action of the rest if it is the decider's; None when the match is over.

    Chance that no longer comes is left out; the choice of another seat waits for its turn.
    """
    if decider == OVER:
        return None
    while rest and rest[0].actor == CHANCE != decider:
        del rest[0]
    return rest[0] if rest and rest[0].actor == decider else None


def is_offered(game: Game, text: str, offers: Sequence[Action]) -> bool:
    """Is the action so written among the offers?"""
    try:
        return game.parse(text) in offers
    except Refusal:
        return False


def notes_from(notes: Mapping[int, str], place: int) -> dict[int, str]:
    """What is noted of the actions from number `place` on."""
    return {index: each for index, each in notes.items() if index >= place}


def is_seen(game: Game, step: Step, viewer: Seat | None) -> bool:
    """Did the viewer see all that came of an action?"""
    return all(game.seen(event, viewer) == event for event in step.events)


def note_correction(game: Game, record: Record, step: Step, viewer: Seat | None) -> Msg:
    """What was entered at first, for a log; without it where the viewer saw not all that came."""
    if not is_seen(game, step, viewer):
        return Msg.of("kernel.correct.note_hidden")
    was = game.label(record.start(game), game.parse(record.corrected[step.index]))
    return Msg.of("kernel.correct.note", was=was)
