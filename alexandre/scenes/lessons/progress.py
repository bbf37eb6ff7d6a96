"""A learner's progress in a lesson: the present step, and the automatic moves."""

from __future__ import annotations

from alexandre import games
from alexandre.content.lesson import Lesson, LessonStep
from alexandre.kernel.actions import Action
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Refusal


class Progress:
    """A real game on the lesson's seed, in which only the taught moves may be made.

    `at` is the number of the step, one more than the last when all are done; `left` are the
    actions that the learner still has to take in it.
    """

    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        self.lesson = lesson
        self.at = 0
        self._answered = 0  # of what the others do then
        game = games.load(lesson.title, lesson.board)
        players = [Player(), *[Player("", games.meta(lesson.title).levels[0])
                               for _seat in range(lesson.seats - 1)]]
        self.session = Session.new(game, players, dict(lesson.options), lesson.seed)
        self.session.viewer = 0
        self.left = self._list_left()
        while self.at < min(at, len(lesson.steps)):
            if self.is_read:
                self.read()
            else:
                self.go_on(self.due() or self.asked or "")

    @property
    def step(self) -> LessonStep | None:
        """The present step; None when all are done."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def is_read(self) -> bool:
        """Whether the step is only to be read."""
        return self.step is not None and self.step.is_read

    @property
    def is_begun(self) -> bool:
        """Whether the learner has taken an action of the step, and another is asked for."""
        return (self.step is not None and self.asked is not None
                and len(self.left) < len(self.step.do))

    @property
    def asked(self) -> str | None:
        """The learner's next action; None while others play, or for an automatic move."""
        return self.left[0] if self.left and self.due() is None else None

    @property
    def action(self) -> Action | None:
        """The next one as an action."""
        return self.session.game.parse(self.asked) if self.asked else None

    def due(self) -> str | None:
        """The automatic move: a forced offer that is not taught, or another player's move."""
        step, forced = self.step, self.session.forced()
        if step is None or step.is_read:
            return None
        if self.left:
            return forced.text if forced is not None and forced.text not in self.left else None
        if self._answered < len(step.then):
            return step.then[self._answered]
        return forced.text if forced is not None else None

    def choose(self, action: Action) -> None:
        """Take an action of the learner's; Refusal unless it is taught now."""
        if self.asked is None or not self.may_come_now(action.text):
            raise Refusal(Msg.of("ui.lesson.later"))
        self.go_on(action.text)

    def may_come_now(self, text: str) -> bool:
        """Whether this is the next action of the step, or a later one that leads to the same
        position when it is taken before those that it overtakes."""
        if text not in self.left:
            return False
        overtaken = self.left[:self.left.index(text)]
        usual = self._arrive(*overtaken, text)
        return not overtaken or (usual is not None and self._arrive(text, *overtaken) == usual)

    def _arrive(self, *texts: str) -> str | None:
        """The hash of the position after these actions in a row; None if chance or another player
        acts between them, or if one is not legal."""
        state = self.session.what_if()
        for text in texts:
            action = self.session.game.parse(text)
            if state.actor() != self.session.decider or action not in state.legal():
                return None
            state.apply(action)
        return state.hash()

    def read(self) -> None:
        """Go on to the next step after reading."""
        assert self.is_read
        self._turn_page()

    def go_on(self, text: str) -> None:
        """Take an action, and go to the next step when this one is complete."""
        step = self.step
        assert step is not None  # nothing is asked or due after the last one
        is_answer = not self.left and self._answered < len(step.then)
        self.session.play(text)
        if is_answer:
            self._answered += 1
        elif text in self.left:
            at = self.left.index(text)
            self.left = self.left[:at] + self.left[at + 1:]
        if not self.left and self._answered >= len(step.then) and self._is_at_rest():
            self._turn_page()

    def _turn_page(self) -> None:
        self.at, self._answered = self.at + 1, 0
        self.left = self._list_left()

    def _list_left(self) -> tuple[str, ...]:
        """The actions that the learner has to take in this step."""
        return self.step.do if self.step else ()

    def _is_at_rest(self) -> bool:
        """Whether no forced move is left, except one that the next step teaches."""
        forced = self.session.forced()
        after = next((each for each in self.lesson.steps[self.at + 1:] if each.do), None)
        return forced is None or (after is not None and forced.text == after.do[0])
