"""Sources of the outcomes of chance: a seed, or people's own dice.

Those are entered by hand, so they may be corrected: what may be, what of the rest of a match still
fits then, and how a log tells it, stands below.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, Game, Law, Seat, State
from alexandre.kernel.record import ASKED, SHORT, UNTOLD, Kept, Record
from alexandre.kernel.replay import Step
from alexandre.kernel.rng import lot
from alexandre.kernel.text import Msg, Refusal

ROUND: Final = "round"  # the argument of a question by which its repeats in a turn differ


class ChanceSource(ABC):
    """Says what comes when chance is the actor."""

    @abstractmethod
    def draw(self, index: int, law: Law) -> Action | None:
        """The outcome of the match's action number `index`; None: it must be asked for."""


class Seeded(ChanceSource):
    """Draws by the match's seed; the same place in a match always draws the same lot."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def draw(self, index: int, law: Law) -> Action:
        """The outcome that the lot of this place falls on."""
        return pick(law, lot(self.seed, index, sum(weight for _action, weight in law)))


class Asked(ChanceSource):
    """Draws nothing: every outcome is taken by hand, as at a real table."""

    def draw(self, index: int, law: Law) -> Action | None:
        """Nothing, ever."""
        return None


def pick(law: Law, ticket: int) -> Action:
    """The outcome on which a ticket of 0 … total weight - 1 falls."""
    for action, weight in law:
        if ticket < weight:
            return action
        ticket -= weight
    raise ValueError("the ticket lies beyond the law")


# ---- corrections ------------------------------------------------------------------------------


def check_entries(record: Record, steps: Sequence[Step], places: Mapping[int, str]) -> None:
    """Refusal unless people have entered what chance brought at these places."""
    for index in places:
        if record.chance != ASKED:
            raise Refusal(Msg.of("kernel.correct.drawn"))
        if 0 <= index < record.base:
            raise Refusal(Msg.of("kernel.rewind_ends", index=str(record.base)))
        if not 0 <= index < len(record.actions) or steps[index - record.base].actor != CHANCE:
            raise Refusal(Msg.of("kernel.correct.choice", index=str(index + 1)))


def identify(game: Game, state: State) -> str:
    """The question of this position in eight digits: what it is about, without numbers but that
    of the round, so that it is the same question after a correction."""
    prompt = game.prompt(state)
    about = [(name, value) for name, value in prompt.msg.args
             if name == ROUND or not isinstance(value, int)]
    text = repr((prompt.kind, prompt.msg.key, about))
    return hashlib.sha256(text.encode()).hexdigest()[:SHORT]


def keep_rest(game: Game, record: Record, steps: Sequence[Step], first: int,
              texts: Mapping[int, str], before: tuple[State, int], *,
              is_noted: bool = False) -> list[Kept]:
    """All actions from number `first` on with these outcomes in place of the entered ones, and
    what waits already after an earlier correction.

    `before`: the position before the first of them, and how many turns had ended.
    """
    state, ended = before[0].clone(), before[1]
    rest = []
    for step in steps[first - record.base:]:
        text = texts.get(step.index, step.action)
        is_same = text == step.action and not (is_noted and step.index in texts)
        was = record.corrected.get(step.index, "") if is_same else step.action
        rest.append(Kept(step.actor, text, record.stand_ins.get(step.index, ""), was, ended,
                         identify(game, state)))
        action = game.parse(step.action)
        state.apply(action)
        ended += game.ends_turn(action)
    return rest + record.rest


def find_answer(rest: Sequence[Kept], actor: Seat, turn: int, question: str) -> int | None:
    """The place in the rest of the answer to a question; None if that is new.

    An outcome of chance is found wherever it waits in this turn, for dice are what they are, and
    so is what the only player did beside it.  A choice is found behind other choices, which have
    become void; but where the rest begins with chance, what is asked before that is new.
    """
    for at, kept in enumerate(rest):
        if kept.turn == UNTOLD:
            if kept.actor == CHANCE != actor:
                continue
            return at if kept.actor == actor else None
        if kept.turn > turn:
            break
        if (kept.turn, kept.question) == (turn, question) and actor in (kept.actor, CHANCE):
            return at if actor == CHANCE or not at or rest[0].actor != CHANCE else None
    return None


def take_out(rest: list[Kept], at: int) -> Kept:
    """Take an answer out of the rest.  The choices before it go; what chance brought before it
    waits until the end of its turn."""
    taken, passed = rest[at], [kept for kept in rest[:at] if kept.actor == CHANCE]
    del rest[:at + 1]
    end = next((place for place, kept in enumerate(rest) if kept.turn > taken.turn), len(rest))
    rest[end:end] = [replace(kept, is_passed=True) for kept in passed
                     if kept.turn == taken.turn != UNTOLD]
    return taken


def drop_past(rest: list[Kept], turn: int) -> None:
    """Leave out what belongs to turns that are over."""
    rest[:] = [kept for kept in rest if kept.turn == UNTOLD or kept.turn >= turn]


def is_offered(game: Game, text: str, offers: Sequence[Action]) -> bool:
    """Whether the action so written is among the offers."""
    try:
        return game.parse(text) in offers
    except Refusal:
        return False


def notes_from(notes: Mapping[int, str], place: int) -> dict[int, str]:
    """The notes of the actions from number `place` on."""
    return {index: each for index, each in notes.items() if index >= place}


def is_seen(game: Game, step: Step, viewer: Seat | None) -> bool:
    """Whether the viewer saw everything that an action caused."""
    return all(game.seen(event, viewer) == event for event in step.events)


def note_correction(game: Game, record: Record, step: Step, viewer: Seat | None) -> Msg:
    """The first entry, for a log; without it if the viewer did not see all of the outcome."""
    if not is_seen(game, step, viewer):
        return Msg.of("kernel.correct.note_hidden")
    was = game.label(record.start(game), game.parse(record.corrected[step.index]))
    return Msg.of("kernel.correct.note", was=was)
