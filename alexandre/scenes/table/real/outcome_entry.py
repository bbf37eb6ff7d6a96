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
    """The outcomes still to be entered for one thing: three dice, a hand of six cards, a garrison
    of four.

    `faces` are the outcomes that the viewer cannot rule out, by their actions; `total` is the
    number to be entered, as far as known; `counts` the number left of each, where the viewer may
    know it.
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
        """Compute the position after the taps, and what may be tapped there."""
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
        """The kind of outcome: dice, cards, counters, an order of seals."""
        return next(iter(self.faces.values())).kind

    @property
    def total(self) -> int:
        """The number of outcomes, including those tapped already."""
        return len(self.chosen) + self._left

    @property
    def is_full(self) -> bool:
        """Whether all outcomes are entered."""
        return not self._left

    def label(self, action: Action) -> Msg:
        """The words for an outcome."""
        return self._game.label(self._begin, action)

    def find_by_digit(self, digit: int) -> Action | None:
        """The face with that number, or at that position of the list."""
        faces = list(self.faces.items())
        numbered = [action for action, face in faces if face.n == digit]
        if not numbered and self.kind != "die" and len(faces) <= len(DIGITS):
            numbered = [action for action, _face in faces[digit - 1:digit]]
        return numbered[0] if numbered else None

    def is_elsewhere(self, action: Action) -> bool:
        """Whether it is impossible for a reason that the viewer cannot know."""
        return action in self.open and not is_outcome(self._state, action)

    def tap(self, action: Action) -> bool:
        """Add an outcome; return False if it is impossible now."""
        if action not in self.open or self.is_elsewhere(action):
            return False
        self.chosen.append(action)
        self._follow()
        return True

    def drop(self, place: int) -> None:
        """Remove an outcome, with those that are impossible without it."""
        rest = self.chosen[place + 1:]
        del self.chosen[place:]
        self._follow()
        for action in rest:
            self.tap(action)


def subject_of(game: Game, state: State) -> tuple[object, ...]:
    """The subject of chance, without the numbers of what is left."""
    if state.actor() != CHANCE:
        return ()
    prompt = game.prompt(state)
    about = tuple(value for _name, value in prompt.msg.args if not isinstance(value, int))
    return prompt.kind, prompt.msg.key, about


def count_requests(game: Game, state: State, subject: tuple[object, ...], most: int) -> int:
    """The number of outcomes in a row for that subject from here, `most` at most."""
    copy, count = state.clone(), 0
    while count < most and subject and subject_of(game, copy) == subject:
        copy.apply(copy.outcomes()[0][0])
        count += 1
    return count
