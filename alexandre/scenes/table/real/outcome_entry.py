"""The outcomes of the real table, tapped one after the other on a copy until they are entered."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, Game, Seat, State
from alexandre.kernel.replay import is_outcome
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Sketch, star
from alexandre.ui.input.commands import DIGITS
from alexandre.ui.play.drawing import AnyDrawing, Face
from alexandre.ui.play.offers import count_left, list_possible

MOST: Final = 40  # outcomes that are entered at once
PLAIN: Final = Face("order", Sketch((84.0, 84.0), star((42.0, 42.0), 30.0)))  # undrawn


class OutcomeEntry:
    """All that chance owes for one thing: three dice, a hand of six cards, a garrison of four.

    `faces` are those that may come or might have come as far as the viewer knows, by their
    actions; `total` is how many are owed as far as one can see; `counts` how many of each are
    left, where the viewer may know it.
    """

    def __init__(self, game: Game, state: State, viewer: Seat | None, drawing: AnyDrawing,
                 most: int = MOST) -> None:
        self._game = game
        self._viewer = viewer
        self._begin = state.clone()
        self._drawing = drawing
        self._most = most
        self._subject = subject_of(game, state)
        self.faces: dict[Action, Face] = {}
        self.chosen: list[Action] = []
        self._follow()

    def _follow(self) -> None:
        """The position after what was tapped, and what may be tapped there."""
        self._state = self._begin.clone()
        for action in self.chosen:
            self._state.apply(action)
        self._left = count_requests(self._game, self._state, self._subject,
                                    self._most - len(self.chosen))
        self.counts = count_left(self._state, self._viewer) if self._left else {}
        self.open = tuple(list_possible(self._state, self._viewer)) if self._left else ()
        for action in self.open:
            if action not in self.faces:
                self.faces[action] = self._drawing.face(self._game, action) or PLAIN
        self.faces = {each: self.faces[each]
                      for each in sorted(self.faces, key=attrgetter("code"))}

    @property
    def kind(self) -> str:
        """The kind of outcome: dice, cards, counters, seals in an order."""
        return next(iter(self.faces.values())).kind

    @property
    def total(self) -> int:
        """The number of outcomes owed, with those tapped already."""
        return len(self.chosen) + self._left

    @property
    def is_full(self) -> bool:
        """Is nothing owed any more?"""
        return not self._left

    def label(self, action: Action) -> Msg:
        """An outcome in words."""
        return self._game.label(self._begin, action)

    def find_by_digit(self, digit: int) -> Action | None:
        """The face with that number, or at that place of the list."""
        faces = list(self.faces.items())
        numbered = [action for action, face in faces if face.n == digit]
        if not numbered and self.kind != "die" and len(faces) <= len(DIGITS):
            numbered = [action for action, _face in faces[digit - 1:digit]]
        return numbered[0] if numbered else None

    def is_elsewhere(self, action: Action) -> bool:
        """Can it not have come, for a reason that the viewer cannot know?"""
        return action in self.open and not is_outcome(self._state, action)

    def tap(self, action: Action) -> bool:
        """One more; False if it cannot come now."""
        if action not in self.open or self.is_elsewhere(action):
            return False
        self.chosen.append(action)
        self._follow()
        return True

    def drop(self, place: int) -> None:
        """Take one back; what cannot come without it goes as well."""
        rest = self.chosen[place + 1:]
        del self.chosen[place:]
        self._follow()
        for action in rest:
            self.tap(action)


def subject_of(game: Game, state: State) -> tuple[object, ...]:
    """The subject of chance: numbers of what is left may differ within one thing."""
    if state.actor() != CHANCE:
        return ()
    prompt = game.prompt(state)
    about = tuple(value for _name, value in prompt.msg.args if not isinstance(value, int))
    return prompt.kind, prompt.msg.key, about


def count_requests(game: Game, state: State, subject: tuple[object, ...], most: int) -> int:
    """The number of outcomes asked for that thing in a row from here, or so many."""
    copy, count = state.clone(), 0
    while count < most and subject and subject_of(game, copy) == subject:
        copy.apply(copy.outcomes()[0][0])
        count += 1
    return count
