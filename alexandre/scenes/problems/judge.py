"""The judge of a puzzle, in the coach's place: the decision beside the answer, and why.

A plan that was checked when the problem was found is judged at once, by the position it leads to;
any other is compared with the answer by playouts, as the coach compares plans.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from typing import Final

from alexandre import games
from alexandre.ai.review.plan_lines import read_line, tell_plan
from alexandre.ai.review.plans import Weighed
from alexandre.ai.review.problems import NOISE, short_hash
from alexandre.ai.review.telling import Said, tell_advice, tell_facts
from alexandre.kernel.contract import State
from alexandre.kernel.meta import COACH
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import Board, drawing_of
from alexandre.scenes.base.pictures.side_by_side import compare_large
from alexandre.scenes.problems.hints import Hint, list_hints
from alexandre.scenes.problems.marks import Marks
from alexandre.scenes.problems.shelf import ProblemSession
from alexandre.scenes.table.advice.coach import LOOK, POINTED, Coach
from alexandre.scenes.table.part import TableContext
from alexandre.scenes.table.planning.planning import Planning, prepare_line
from alexandre.ui.play.plan import Actions
from alexandre.ui.sidebar.page import Page
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.text.sizes import CAPTION, SMALL
from alexandre.ui.widgets.base.boxes import Row
from alexandre.ui.widgets.controls.button import Button

BUDGET: Final = 20.0  # seconds of work for a comparison, waited for `BUSY` times as long at most
LOW: Final = 34.0  # high


class ProblemStage(Enum):
    """The stage of a puzzle: not decided, being judged, judged, or with its answer shown."""

    OPEN = "open"
    JUDGING = "judging"
    RIGHT = "right"
    WRONG = "wrong"
    UNSURE = "unsure"
    SHOWN = "shown"


class Judge(Coach):
    """The judge; `on_next` opens the next puzzle, None for the last."""

    def __init__(self, table: TableContext, planning: Planning, session: ProblemSession,
                 marks: Marks, on_next: Callable[[], None] | None) -> None:
        super().__init__(table, planning)
        self._session = session
        self._problem = session.problem
        self._marks = marks
        self._hints = games.hints(session.game)
        self._start: State = session.what_if()
        self._on_next = on_next
        self._notes: tuple[Msg, ...] = ()
        self._pointed: tuple[str, ...] = ()  # the spots of the answer, to be pointed out
        self._hinted = 0  # hints that were told
        self._tried: tuple[Weighed, Weighed] | None = None  # the best plan and the player's
        self.stage = ProblemStage.OPEN

    @property
    def is_ready(self) -> bool:
        """Whether the answer may be asked for: not while a plan is judged, nor once it was right
        or the answer was shown."""
        return self.stage in (ProblemStage.OPEN, ProblemStage.WRONG, ProblemStage.UNSURE)

    def build(self, plain: PlainView) -> None:
        """Build the buttons below the verdict and beside the log."""
        super().build(plain)
        self._row = plain.head.add(Row(gap=8))
        for name, press in (("again", self.again), ("show", self.show_answer),
                            ("compare", self.compare), ("next", self.go_on)):
            self._row.add(Button(f"problem/{name}", Msg.of(f"ui.problem.{name}"), press, pad=6,
                                 kind="primary" if name == "next" else "button", size=SMALL))
        self._hint, self._beside, self._after = (
            plain.pace.add(Button(f"problem/{name}", Msg.of(f"ui.problem.{key}"), press,
                                  size=CAPTION, pad=6, high=LOW))
            for name, key, press in (("hint", "hint", self.hint),
                                     ("beside", "compare", self.compare),
                                     ("after", "next", self.go_on)))

    # ---- what the player does --------------------------------------------------------------

    def ask(self) -> None:
        """Give the next hint; after the last one, or after a judged plan, show the answer."""
        if self.stage is ProblemStage.OPEN and self._hinted < len(self._list_hints()):
            self.hint()
        else:
            self.show_answer()

    def show_answer(self) -> None:
        """Show and explain the answer: prepared on the board as the player's plan would be, or
        played where it is more than can be prepared."""
        if not self.is_ready:
            return
        self._marks.note_shown(self._problem)
        self._go_back(ProblemStage.SHOWN)
        actions = tuple(read_line(self._problem.game, self._start, self._problem.plans[0].line))
        if prepare_line(self._planning, actions) or len(actions) == 1:  # one is pointed out
            self._pointed = drawing_of(self._problem.game).spots(actions[0])
        else:
            self._play_out(actions)
        self._notes = self._explain()
        self._table.show()

    def hint(self) -> None:
        """Give the next hint, with its spots highlighted; the first one counts as a try."""
        hints = self._list_hints()
        if not self._hinted:
            self._marks.note_try(self._problem, is_right=False)
        self._go_back(ProblemStage.OPEN)
        hint = hints[min(self._hinted, len(hints) - 1)]
        self._hinted += 1
        self._notes, self._pointed = (hint.told,), hint.spots
        self._table.show()

    def _list_hints(self) -> list[Hint]:
        names = {spot.id: self._house.voice(spot.name)
                 for picture in self._table.board.pictures.values() if picture.is_shown
                 for spot in picture.sketch.spots}
        return list_hints(self._problem, self._start, names)

    def compare(self) -> None:
        """Show on two boards what happens with the answer and with the other plan."""
        pair = self._tried or self._problem.plans[:2]
        hints, state, game = self._hints, self._start, self._problem.game
        seat = self._problem.seat
        names = "answer", "own" if self._tried else "other"
        words = [Msg.of(f"ui.problem.side.{name}_is", plan=tell_plan(game, hints, state, plan))
                 for name, plan in zip(names, pair, strict=True)]
        compare_large(self._house, game, state, seat, [
            (Msg.of(f"ui.problem.side.{name}"), plan)
            for name, plan in zip(names, pair, strict=True)],
            [*words, *tell_facts(pair[1], seat, "wrong" if self._tried else "", you=seat,
                                 said=Said(words, hints.SAID))[:1]])

    def again(self) -> None:
        """Restore the position."""
        self._go_back(ProblemStage.OPEN)
        self._table.show()

    def go_on(self) -> None:
        """Open the next puzzle, if there is one."""
        if self._on_next is not None:
            self._on_next()

    def _go_back(self, stage: ProblemStage) -> None:
        """Restore the position with nothing prepared."""
        self._open(stage)
        if self._session.turn > self._session.start:
            self._match.undo(self._session.start)
            self._table.show_at_once()
        if self._planning.planner is not None:
            self._planning.planner.clear()

    def _open(self, stage: ProblemStage = ProblemStage.OPEN) -> None:
        self.close()
        self.stage, self._notes, self._pointed = stage, (), ()
        self._match.is_held = False

    def _play_out(self, actions: Actions) -> None:
        self._planning.planner = None  # nothing that was prepared goes on
        for action in actions:
            self._match.choose(action)
        self._match.is_held = True

    # ---- what comes of it ------------------------------------------------------------------

    def settle(self) -> None:
        """Stop the game once the decision is made, until a part of it is taken back."""
        is_decided = self._problem.is_decided(self._hints, self._session.state,
                                              len(self._session.taken))
        if is_decided and not self._match.is_held:
            self._decide()
        elif self._match.is_held and not is_decided:
            self._open()
        self._show_buttons()

    def _decide(self) -> None:
        session, answer = self._session, self._problem.plans[0]
        self._match.is_held = True
        known = self._problem.find_plan(short_hash(session.state))
        if known is not None:
            self._tell(answer, known)
        else:
            self.stage = ProblemStage.JUDGING
            self._house.thinker.ask(session.game, self._start, self._problem.seat, COACH, BUDGET,
                                    session.taken, answer.line)

    def _show_buttons(self) -> None:
        """Show the buttons below the verdict, or clear of a prepared answer."""
        done, failed = ("again", "compare", "next"), ("again", "show")
        told = {ProblemStage.RIGHT: done, ProblemStage.WRONG: failed,
                ProblemStage.UNSURE: failed}.get(self.stage, ())
        if self.stage is ProblemStage.SHOWN and self._match.is_held:
            told = done
        has_next, is_prepared = self._on_next is not None, (
            self.stage is ProblemStage.SHOWN and not told)
        self._row.shown(is_shown=bool(told))
        for button in self._row.children:
            name = button.name.removeprefix("problem/")
            button.shown(is_shown=name in told and (name != "next" or has_next))
        self._hint.shown(is_shown=self.stage is ProblemStage.OPEN)
        self._beside.shown(is_shown=is_prepared)
        self._after.shown(is_shown=is_prepared and has_next)

    def tick(self, board: Board) -> None:
        """Report a finished comparison; highlight the answer."""
        if self._pointed:
            board.point_at(self._pointed, POINTED)
            self._pointed = ()
        reply = self._house.thinker.answer() if self.stage is ProblemStage.JUDGING else None
        if reply is None:
            return
        own = next((each for each in reply.plans if each.line == self._session.taken), None)
        if own is None:
            self.stage = ProblemStage.UNSURE
        else:
            self._tell(reply.plans[0], own)
        self._table.show()

    def _tell(self, best: Weighed, own: Weighed) -> None:
        """Judge the decision as right unless another plan is significantly better."""
        is_right = own is best or own.loss < NOISE
        self.stage = ProblemStage.RIGHT if is_right else ProblemStage.WRONG
        if own.line != best.line:
            self._tried = best, own
        self._marks.note_try(self._problem, is_right=is_right)
        self._notes = self._explain() if is_right else (
            Msg.of("ui.problem.loss", n=max(1, round(own.loss / 10))),
            *tell_facts(own, self._problem.seat, "wrong", you=self._problem.seat))
        self._house.sounds.play("seal" if is_right else "no")

    def _explain(self) -> tuple[Msg, ...]:
        """The answer with its reasons, in one note."""
        problem = self._problem
        return (Msg.of("ui.problem.answer", told=tell_advice(
            problem.game, self._hints, self._start, problem.plans)),)

    def describe(self, page: Page) -> Page:
        """The page with the task, or with its result, where nothing is asked any more."""
        page = replace(page, seat=self._problem.seat)
        if not self._match.is_held:
            return replace(page, phase="", cause=page.prompt, prompt=Msg.of("ui.problem.task"))
        return replace(page, phase="", prompt=Msg.of(f"ui.problem.{self.stage.value}"), cause="",
                       offers=(), news=())

    def finish(self) -> None:
        """Show the reasons under the verdict."""
        if self._notes:
            self._plain.note(*self._notes)

    def wakes(self, now: int) -> int | None:
        """The milliseconds until the next look while plans are compared, None otherwise."""
        return LOOK if self.stage is ProblemStage.JUDGING else None

    def close(self) -> None:
        """Stop waiting for a comparison."""
        if self.stage is ProblemStage.JUDGING:
            self._house.thinker.cancel()
