"""The clicks that spell what a step of a lesson asks for, in any order that the table takes."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile

from alexandre.kernel.actions import Action
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.lessons.progress import Progress
from alexandre.ui.play.picker import Spelling
from alexandre.ui.play.plan import Outlook


class TaughtClicks:
    """The clicks of the present step; `clicked` are those that wait for others.

    The table prepares a payment or a proposal in any order and sends it in that of the rules: so a
    click for a later action waits here, where the table would take it, for those before.  Another
    click counts if the lesson points there, or the table would prepare exactly what is taught.
    """

    def __init__(self, progress: Progress) -> None:
        self.at = progress.at
        self.clicked: Spelling = ()
        self._progress = progress
        self._drawing = drawing_of(progress.session.game)

    def lit(self) -> tuple[str, ...]:
        """The spots that may be clicked next, in the order of the step."""
        outlook, spelled = self._look(), self._list_spelled()

        def may_follow(spot: str) -> bool:
            return outlook.plans.pin(outlook.game, outlook.state, self.clicked, spot) is not None

        return tuple(left[0] for number, (action, _spelling, left) in enumerate(spelled)
                     if left and (not number or self._progress.may_come_now(action.text)
                                  or may_follow(left[0])))

    def click(self, spot: str) -> bool:
        """Keep a click; return whether it says anything here."""
        said = (spot,) if spot in self.lit() else self._translate(spot)
        self.clicked += said
        return bool(said)

    def _translate(self, spot: str) -> Spelling:
        """The clicks that spell the next action, if this one would prepare just that; else ()."""
        spelled, outlook, step = self._list_spelled(), self._look(), self._progress.step
        if not spelled or any(spot in spelling for _, spelling, _ in spelled):
            return ()
        if step is not None and spot in step.show:
            return spelled[0][2]
        pins = outlook.fit_pin((), spot)
        course = outlook.course_of(pins) if pins else None
        action, _spelling, left = spelled[0]
        return left if course and course.actions[:1] == (action,) and \
            pins == outlook.plans.pins(action)[:len(pins or ())] else ()

    def play(self) -> bool:
        """Play what is spelled out by now; return whether anything is."""
        turn = self._progress.session.turn
        while (action := self._take()) is not None:
            self._progress.choose(action)
        return self._progress.session.turn > turn

    def _take(self) -> Action | None:
        """The next action that is spelled out and may be taken now; its clicks are used up."""
        for number, (action, spelling, left) in enumerate(self._list_spelled()):
            if not left and (not number or self._progress.may_come_now(action.text)):
                kept = Counter(self.clicked)
                kept.subtract(spelling)
                self.clicked = tuple(kept.elements())
                return action
        return None

    def _list_spelled(self) -> list[tuple[Action, Spelling, Spelling]]:
        """The actions that can be spelled now, up to the first that has only a button; their
        spelling, and what is not clicked of it."""
        if self._progress.asked is None:
            return []
        parse, kept = self._progress.session.game.parse, Counter(self.clicked)
        spelled = []
        for action in map(parse, self._progress.left):
            spelling = self._drawing.spots(action)
            used = Counter(spelling) & kept
            kept -= used
            spelled.append((action, spelling, tuple((Counter(spelling) - used).elements())))
        return [*takewhile(lambda each: each[1], spelled)]

    def _look(self) -> Outlook:
        """The position as the learner knows it."""
        session = self._progress.session
        return Outlook(session.game, session.state, self._drawing, session.viewer)
