"""A lesson at the real table: one sentence at a time, a light on what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre import games
from alexandre.content.lesson import Lesson, lesson
from alexandre.kernel.record import Record
from alexandre.kernel.session import Session
from alexandre.kernel.store import Header, read_settings
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import Board, drawing_of
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.lessons.lesson_side import LessonSide, LessonWishes
from alexandre.scenes.lessons.progress import Progress
from alexandre.scenes.lessons.taught_clicks import TaughtClicks
from alexandre.scenes.lessons.taught_form import TaughtForm, form_of
from alexandre.scenes.setup.match_setup import MatchSetup
from alexandre.scenes.setup.seats import Seats
from alexandre.scenes.table.shots.animation_queue import AnimationQueue
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.input.commands import DECIDING
from alexandre.ui.play.course import NOTHING, Pins
from alexandre.ui.play.drawing import AnyDrawing
from alexandre.ui.play.log import Log
from alexandre.ui.play.planner import Planner, rows_of
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.widgets.pictures.picture import rest_keyboard

BEAT: Final = 700  # milliseconds between two moves that play themselves


class LessonRoom(Scene):
    """The lesson is resumed where it was left; its last button opens a table like the lesson's."""

    is_table = True

    def __init__(self, house: House, title: str, id: str) -> None:
        super().__init__(house)
        self.about = title
        self.lesson = lesson(title, id)
        self._begin(read_progress(house, title, id))
        self.opening = self.progress.session

    def _begin(self, at: int) -> None:
        self.progress = Progress(self.lesson, at if at < len(self.lesson.steps) else 0)
        self._drawing = drawing_of(self.progress.session.game)
        self._is_drawn = False  # does what is filled in lie over the board?
        self._is_ahead = False  # does the next question wait for what moves?
        self._asked = ""  # the question at the beginning of the step
        self._told = -1  # the step whose sentence is shown,
        turn = self.progress.session.turn
        self._turns = turn, turn  # and how much had been played when that before came, and it
        self._log = Log(self.progress.session.game)
        self._last = self.house.now
        self._clicks = TaughtClicks(self.progress)
        self.showing = AnimationQueue(self.house, self.progress.session)
        self._await()

    @property
    def record(self) -> Record:
        """The record of the lesson's game."""
        return self.progress.session.record

    def build(self) -> Widget:
        """Build the table, with the lesson's text beside it."""
        wishes = LessonWishes(self.choose, self.play, self.ask_again, self._click,
                              self.house.leave)
        self.side = LessonSide(Msg.of(f"{self.lesson.title}.lesson.{self.lesson.id}"),
                               len(self.lesson.steps), wishes, is_alone=self.lesson.seats == 1)
        self.board = Board(self.side, self._click, self.side.players)
        self.showing.hang(self.board)
        return self.board

    def entered(self) -> None:
        """Show the present step, with the learner's unfinished move."""
        self.showing.reset()
        self._show()

    def closed(self) -> None:
        """Stop showing the game; the progress has been stored after every step."""
        self.showing.close()

    def tick(self, now: int) -> None:
        """Make the automatic moves, one after the other."""
        self.showing.tick(now)
        if self._is_ahead and not self.showing.is_moving:
            self._show()
        if self._is_drawn == self.showing.is_moving:
            self._draw_form()
        due = self.progress.due()
        if due is None or self.showing.is_moving or now - self._last < BEAT:
            return
        self._last = now
        before = self.progress.at
        self.progress.go_on(due)
        self._clicks.play()
        if self.progress.at != before:
            write_progress(self.house, self.lesson, self.progress.at)
        self._refresh()

    def wakes(self, now: int) -> int | None:
        """The milliseconds until something moves or plays automatically; None if nothing does."""
        wake = self.showing.wakes(now)
        if self.progress.due() is not None:
            beat = max(1, self._last + BEAT - now)
            wake = beat if wake is None else min(wake, beat)
        return wake

    # ---- what the learner does -------------------------------------------------------------

    def choose(self) -> None:
        """Carry out the taught move, by its button or on the request to be shown."""
        if self._catch_up():
            return
        action = self.progress.action
        if self.progress.is_read:
            self.progress.read()
        elif action is not None:
            self.showing.skip()
            for each in self._form.taught if self._form else (action,):
                self.progress.choose(each)
            self._clicks = TaughtClicks(self.progress)
        else:
            return
        self._go_on()

    def do(self, command: str) -> bool:
        """Fill a form with digits, as at the table; take a click on it back."""
        form = self._form
        if command in DECIDING[:2]:
            self._rest_keyboard()  # before the ring appears
        if form is None or not self._is_drawn or not form.do(command, self.board):
            return super().do(command)
        self._show_form()
        return True

    def play(self) -> None:
        """Close the finished lesson and begin a game like its own."""
        taught, attendant = self.lesson, self.house.attendant
        if attendant is not None and attendant.is_kiosk:
            attendant.play(taught.title, taught.board)
            return
        seating = MatchSetup.first(games.meta(taught.title), taught.seats, taught.board)
        self.house.swap(Seats(self.house, taught.title, seating))
        if self.house.settings["coach"] != "off":
            self.house.tell(Msg.of("ui.lesson.coach"))

    def ask_again(self) -> None:
        """Ask before a press throws away the progress of a lesson."""
        dialog = Dialog("again", Msg.of("ui.lesson.again_ask"))
        dialog.answer("again/back", Msg.of("ui.dialog.back"), kind="primary")
        dialog.answer("again/do", Msg.of("ui.lesson.again"), self._restart)
        self.house.desk.open(dialog)

    def _restart(self) -> None:
        self.showing.close()
        self._begin(0)
        self.house.refresh()

    def _catch_up(self) -> bool:
        """End the animations before the next question; return whether nobody has read it yet."""
        is_unread = self._is_ahead and self._told != self.progress.at
        if self._is_ahead:
            self.showing.skip()
            self._show()
        return is_unread

    def _click(self, spot: str) -> None:
        if self._catch_up():
            return
        self.showing.skip()
        step = self.progress.step
        if self.progress.is_read and step is not None and spot in step.show:
            self.choose()
        if self.progress.action is None or step is not self.progress.step:
            return
        if self._form is not None:
            if self._form.is_taught and self._form.plan and \
                    spot in self._form.plan.course.accept:
                self.choose()
                return
            self.house.sounds.play("piece" if self._form.click(spot) else "no")
            self._show_form()
            return
        if not self._clicks.click(spot):
            self.house.sounds.play("no")
            self.side.note(Msg.of("ui.lesson.later"))
        elif self._clicks.play():
            self._go_on()
        else:
            self.side.note("")
            self._light()

    def _go_on(self) -> None:
        """Store and show what has been done."""
        self._last = self.house.now
        write_progress(self.house, self.lesson, self.progress.at)
        self._refresh()

    # ---- what is shown ---------------------------------------------------------------------

    def _await(self) -> None:
        """Forget the clicks of the previous question."""
        self._form: TaughtForm | None = form_of(self.progress)
        if self._clicks.at != self.progress.at:
            self._clicks = TaughtClicks(self.progress)

    def _refresh(self) -> None:
        """Show the new question, once the board shows its reason."""
        self._await()
        if self.showing.is_moving:
            self._is_ahead = True
            self.side.wait()
            self.showing.light(frozenset())
            self._draw_form()
        else:
            self._show()

    def _show(self) -> None:
        action, session = self.progress.action, self.progress.session
        asked = session.game.prompt(session.state, session.viewer).msg
        if self._told != self.progress.at:
            self._turns, self._asked = (self._turns[1], session.turn), asked.key
        lines = self._log.lines(session.steps, session.viewer, session.record)
        self.side.tell([line for line in lines if line.index >= self._turns[0]])
        self._is_ahead, self._told = False, self.progress.at
        words = tell_step(self.progress, self.lesson)
        button = name_button(self.progress, self._form, self._drawing)
        self.side.show(words, self.progress.at, button, is_ready=self.is_ready,
                       is_over=self.progress.step is None,
                       can_be_shown=self.progress.is_read or action is not None)
        if self.progress.step is None and self.house.settings["coach"] != "off":
            self.side.note(Msg.of("ui.lesson.coach"))
        if self.progress.is_begun and not button and asked.key != self._asked:
            self.side.note(asked)  # the text of the step was about the question before
        self.board.lay()  # a longer sentence leaves less room to the players
        self._light()

    @property
    def is_ready(self) -> bool:
        """Whether the button can act: a form must be filled first."""
        return self._form is None or self._form.is_taught

    @property
    def unfilled(self) -> Pins:
        """The clicks that the prepared move still needs."""
        return self._form.missing() if self._form else ()

    def _light(self) -> None:
        form = self._form
        lit = frozenset(self._clicks.lit()) if form is None else \
            form.planner.lit() if form.planner.form else frozenset(self.unfilled)
        self.showing.light(lit)
        self._draw_form()
        step = self.progress.step
        shown = (*(step.show if step else ()), *self._clicks.clicked)
        self.board.point_at((*self.unfilled, *shown))
        self.board.reveal(self.unfilled if form else tuple(lit))
        if self.house.desk.is_keyed:
            self._rest_keyboard()

    def _rest_keyboard(self) -> None:
        """Rest the keyboard on the button or the spot that the step asks for."""
        buttons = [each for each in (self.side.button, self.side.end)
                   if each.is_shown and each.is_enabled]
        lit = self.unfilled if self._form else self._clicks.lit()
        if buttons:
            self.house.desk.focus_on(buttons[0])
        elif lit and self.board.lit:
            rest_keyboard(self.board.pictures.values(), lit[0])

    def _show_form(self) -> None:
        """Show the form after another click; it can be sent when it matches the lesson."""
        if self._form is not None:
            planner, button = self._form.planner, name_button(self.progress, self._form,
                                                              self._drawing)
            self.side.prepare(rows_of(planner, planner.plan), button, is_ready=self.is_ready)
            is_other = self._form.is_whole and not self.is_ready
            key = "number" if self._form.lacks_only_cells else "otherwise"
            self.side.note(Msg.of(f"ui.lesson.{key}") if is_other else "")
            self.board.lay()
            self._light()

    def _draw_form(self) -> None:
        """Draw a form, or what the clicks have opened, over the board while nothing moves there.
        """
        self._is_drawn = not self.showing.is_moving
        planner = self._form.planner if self._form else \
            open_planner(self.progress.session, self._clicks.clicked)
        if planner is not None and self._is_drawn:
            self.board.draw_over(planner.layer(), planner.spots(), form=planner.form)
        else:
            self.board.draw_over(NOTHING)


def tell_step(progress: Progress, taught: Lesson) -> Msg:
    """The text of a step; after the last one, that of the end."""
    key = f"{taught.title}.lesson.{taught.id}"
    return Msg.of(f"{key}.over" if progress.step is None else f"{key}.{progress.step.note}")


def name_button(progress: Progress, form: TaughtForm | None, drawing: AnyDrawing) -> Wording:
    """The words of the button; "" if clicks on the table do the same."""
    if progress.is_read:
        return Msg.of("ui.lesson.read_on")
    if form is not None:
        return form.plan.course.confirm if form.plan else ""
    action = progress.action
    if action is None or drawing.spots(action):
        return ""
    return progress.session.game.label(progress.session.state, action)


def open_planner(session: Session, clicked: Sequence[str]) -> Planner | None:
    """The planner of the table after these clicks, if it has spots of its own."""
    if not clicked:
        return None
    planner = Planner(session.game, session.state, drawing_of(session.game), session.viewer)
    for spot in clicked:
        planner.click(spot)
    return planner if planner.spots() else None


def document(title: str, id: str) -> str:
    """The name under which the progress of a lesson is stored."""
    return f"lesson-{title}-{id}"


def write_progress(house: House, taught: Lesson, step: int) -> None:
    """Store the step that the lesson has reached."""
    if not house.store.is_read_only:
        house.store.write(document(taught.title, taught.id), Header(kind="settings"),
                          {"step": step})


def read_progress(house: House, title: str, id: str) -> int:
    """The step at which a lesson was left: 0 if it was not begun, the number of its steps if it
    was finished."""
    step = read_settings(house.store, document(title, id), {"step": 0}).values["step"]
    return max(0, int(step))
