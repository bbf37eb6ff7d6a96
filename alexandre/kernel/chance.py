"""Sources of the outcomes of chance: a seed, or people's own dice.

Those are entered by hand, so they may be corrected: what may be, what of the rest of a match still
fits then, and how a log tells it, stands below.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, OVER, Game, Law, Seat
from alexandre.kernel.record import ASKED, Kept, Record
from alexandre.kernel.replay import Step
from alexandre.kernel.rng import lot
from alexandre.kernel.text import Msg, Refusal


class ChanceSource(ABC):
    """Says what comes when chance is the actor."""

    @abstractmethod
    def draw(self, index: int, law: Law) -> Action | None:
        """The outcome of the match's action number `index`; None: it must be asked for."""


class Seeded(ChanceSource):
    """Draws by the match's seed; the same place in a match always draws the same lot."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def draw(self, index: int, law: Law) -> Action | None:
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
    """The notes of the actions from number `place` on."""
    return {index: each for index, each in notes.items() if index >= place}


def is_seen(game: Game, step: Step, viewer: Seat | None) -> bool:
    """Did the viewer see all that came of an action?"""
    return all(game.seen(event, viewer) == event for event in step.events)


def note_correction(game: Game, record: Record, step: Step, viewer: Seat | None) -> Msg:
    """The first entry, for a log; without it if the viewer did not see all of the outcome."""
    if not is_seen(game, step, viewer):
        return Msg.of("kernel.correct.note_hidden")
    was = game.label(record.start(game), game.parse(record.corrected[step.index]))
    return Msg.of("kernel.correct.note", was=was)
