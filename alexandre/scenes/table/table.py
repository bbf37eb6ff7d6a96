"""The table: people play with clicks and keys, computer players in their own time."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from alexandre import games
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.base.board import Board, drawing_of
from alexandre.scenes.base.eyes import eyes_of
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.base.outsiders import Outsiders
from alexandre.scenes.base.save_files import Autosave
from alexandre.scenes.table.advice.coach import Coach
from alexandre.scenes.table.advice.why_not import WhyNot
from alexandre.scenes.table.answer_keys import AnswerKeys
from alexandre.scenes.table.curtain import Curtain
from alexandre.scenes.table.deferred_forms import DeferredForms
from alexandre.scenes.table.ending import Ending
from alexandre.scenes.table.habit_controls import HabitControls
from alexandre.scenes.table.late_presses import LatePresses
from alexandre.scenes.table.limit_buttons import LimitButtons
from alexandre.scenes.table.log_panel import LogPanel
from alexandre.scenes.table.pace_controls import PaceControls
from alexandre.scenes.table.part import Part
from alexandre.scenes.table.pause import Pause
from alexandre.scenes.table.planning.plan_side import PlanSide
from alexandre.scenes.table.planning.planning import Planning
from alexandre.scenes.table.play.autoplay import Autoplay
from alexandre.scenes.table.play.habits import Habits
from alexandre.scenes.table.play.match import Match
from alexandre.scenes.table.pointing import Pointing
from alexandre.scenes.table.real.corrections import Corrections
from alexandre.scenes.table.real.entering import Entering
from alexandre.scenes.table.rewind import Rewinder, ask_once
from alexandre.scenes.table.shots.animation_queue import AnimationQueue
from alexandre.ui.input.commands import DECIDING, obey
from alexandre.ui.play.plan import Actions
from alexandre.ui.sidebar.page import Page, page_of
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.text.sizes import CAPTION
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.arrow_button import ArrowButton
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.star_button import StarButton

TOOL: Final = CAPTION
LOW: Final = 32.0  # high


class Table(Scene):
    """A game being played; `name` is that of its file."""

    is_table = True
    has_habits = True  # may they choose for a person?

    def __init__(self, house: House, session: Session, name: str) -> None:
        super().__init__(house)
        self.name, self.about = name, session.record.title
        self.outsiders = Outsiders(house, session)
        self.habits = Habits(house, session)
        self.match = Match(house, session, self.outsiders, Autosave(house, name, session),
                           self.habits if self.has_habits else None)
        self.autoplay = Autoplay(house, self.match)
        self.showing = AnimationQueue(house, session)
        self.drawing = drawing_of(session.game)
        self.rewinder = Rewinder(self)
        self.planning = Planning(self, self.rewinder)
        self.plan_side = PlanSide(self, self.planning, self.habits)
        self.forms = DeferredForms(self, self.plan_side)
        self.log_panel = LogPanel(self, self.forms, self.rewinder)
        self.ending = Ending(self)
        self.entering = Entering(self)
        self.why_not = WhyNot(self)
        self.coach = Coach(self, self.planning)
        self.habit_controls = HabitControls(self, self.habits)
        self.parts: tuple[Part, ...] = (
            self.plan_side, self.forms, self.entering, PaceControls(self), self.habit_controls,
            LimitButtons(self, self.coach), self.ending, self.log_panel, self.rewinder,
            self.why_not, Pointing(self), self.coach)
        self._keys = AnswerKeys(self, self.planning, self.entering, self.why_not)
        self._late = LatePresses(self)
        self._told = (0, 0, False)  # what the side was allowed to tell
        self._is_lit = False  # only what lies still has lights
        self._asked: tuple[object, Page] = None, Page("", "")  # the page of a position
        self.opening = None if self.match.is_veiled else session

    @property
    def session(self) -> Session:
        return self.match.session

    @property
    def bookmark(self) -> tuple[str, Session]:
        """The name and the session to save if the application crashes."""
        return self.name, self.session

    def build(self) -> Widget:
        """Build the sheets and the plain view beside them."""
        self.plain = PlainView("plain", self.planning.choose, self.why_not.read,
                               seats=self.session.record.seats)
        self.board = Board(self.plain, self._click, self.plain.players)
        self.board.stage.free = (self.plain.pace,)
        self.showing.hang(self.board)
        for part in self.parts:
            part.build(self.plain)
        self.entering.hang(self.board)
        tools = self.plain.tools
        tools.widths = (29.0, 29.0, 29.0, 0.0, 56.0)
        self.undo_tool = tools.add(ArrowButton("tool/undo", Msg.of("ui.table.undo"), self._undo,
                                               is_back=True))
        self.redo_tool = tools.add(ArrowButton("tool/redo", Msg.of("ui.table.redo"),
                                               self.rewinder.again, is_back=False))
        self.coach_tool = tools.add(StarButton("tool/coach", Msg.of("ui.table.coach"),
                                               self.coach.ask, high=LOW))
        self.coach_tool.tip = Msg.of("ui.table.coach_tip")
        tools.add(Button("tool/why_not", Msg.of("ui.table.why_not"), self.why_not.tell,
                         size=TOOL, pad=3, high=LOW))
        self.menu_tool = tools.add(Button("tool/menu", Msg.of("ui.table.menu"), self._rest,
                                          size=TOOL, pad=6, high=LOW))
        return self.board

    def entered(self) -> None:
        """Show the newest state, or the curtain if the screen must be handed over."""
        self.show_at_once()

    def do(self, command: str) -> bool:
        """Handle the keys of the table; digits choose an offer wherever the focus is.

        While a great cue is shown, keys only end what runs; so does an answer to a question that
        waits for what is shown.
        """
        if command != "cancel" and self.showing.press():
            return True
        if command in DECIDING and self._is_question_early:
            self.forms.skip()
            return True
        if any(part.do(command) for part in self.parts):
            return True
        if command == "cancel" and self.plain.offers.fold():
            return True
        return obey(command, {
            "undo": self._undo, "cancel": self._rest, "watch": self._change_seats,
            "present": partial(self.attempt, self._present),
            "log": partial(self.house.desk.focus_on, self.plain.log),
        }) or self._keys.do(command)

    def meaning(self, command: str) -> str:
        """The move that a key would play; while it stays the same the key is never too early."""
        return self._keys.meaning(command)

    def tick(self, now: int) -> None:
        """Play automatic moves once the animations are over."""
        self.showing.tick(now)
        if self._told != self._telling:
            self.show()
        if self.house.desk.top is not self.board:
            return  # a dialog stands open: nothing is played behind it
        if self.showing.is_moving or self.board.is_coarse:  # nobody moves before the board stands
            self.autoplay.prepare(now)
        elif self.match.is_veiled or self.autoplay.tick(now):
            self.show()
        elif not self._is_lit and self.showing.is_still:
            self._light()
        for part in self.parts:
            part.tick(self.board)

    def wakes(self, now: int) -> int | None:
        """The milliseconds until the next move or frame."""
        due = [self.showing.wakes(now), self.autoplay.wakes(now),
               *(part.wakes(now) for part in self.parts)]
        return min((each for each in due if each is not None), default=None)

    def closed(self) -> None:
        """Stop the computer players and stop listening to the session."""
        self.match.close()
        self.outsiders.close()
        self.showing.close()

    # ---- what is shown ---------------------------------------------------------------------

    @property
    def _telling(self) -> tuple[int, int, bool]:
        """The steps that the side may tell, the events of the next one, and whether the question
        waits for them."""
        return self.showing.turn, len(self.showing.told), self._is_question_early

    @property
    def _is_question_early(self) -> bool:
        """Whether a great cue, or an event of others or of chance, is still shown before the
        question or the end."""
        return self.showing.stage.great is not None or (
            self.match.is_asked and self.showing.shows_others) or (
            self.match.is_over and self.showing.is_moving)

    def show_at_once(self) -> None:
        """Show the newest state without queued animations, which belong to another position or
        viewer."""
        self.showing.reset()
        self.show()

    def show(self) -> None:
        """Show the newest state at the side, and on the board after its animations."""
        for part in self.parts:
            part.settle()
        if self._is_question_early:
            self.plan_side.hide()  # what it proposes tells how what is being shown will end
        self._late.notice()
        self.showing.look()
        self._told = self._telling
        if self.match.is_veiled and not self.showing.is_moving:
            self._draw_curtain()
            return
        page = self._page()
        self.plain.show(page)
        self._late.hush(page)
        for part in self.parts:
            part.finish()
        self._light()
        self.undo_tool.enable(is_enabled=any(step.actor >= 0 for step in self.session.steps))
        self.redo_tool.enable(is_enabled=bool(self.session.to_redo()))
        self.coach_tool.enable(is_enabled=self.coach.is_ready and self.coach.can_advise)

    def _page(self) -> Page:
        key = self.session.changes, self.session.viewer, self.match.is_asked
        if key != self._asked[0]:  # a click that only prepares asks nothing else
            self._asked = key, page_of(self.session, is_asked=self.match.is_asked,
                                       drawing=self.drawing)
        page = self._asked[1]
        coming = self.match.coming
        if coming is not None:
            is_habit = self.session.forced() is None
            page = replace(page, prompt=Msg.of(
                "ui.habit.by_itself" if is_habit else "ui.table.by_itself",
                what=self.session.game.label(self.session.state, coming)))
        if self.session.decider == CHANCE:
            page = replace(page, phase=eyes_of(self.session, self.match.people))
        for part in self.parts:
            page = part.describe(page)
        is_early = self._is_question_early and not self.forms.is_held
        if is_early:  # these say what is being shown
            page = replace(page, prompt="", cause="", offers=(), news=self.log_panel.events)
        if is_early or (self.showing.shows_own and not self.forms.is_announced):
            told = self.plain.page
            page = replace(page, turn=told.turn, phase=told.phase, seat=told.seat)
        return page

    def _light(self) -> None:
        self._is_lit = self.showing.is_still
        lit = self.planning.lit() if self._is_lit else frozenset()
        self.showing.light(lit)
        if self._is_lit:
            self.plain.offers.promise_board(is_lit=self.board.has_any(lit))
        self.plan_side.draw_over(self.board, is_shown=self._is_lit)

    def _draw_curtain(self) -> None:
        """Empty the side and the board before the screen is handed over."""
        self.plain.show(Page("", ""))
        self.showing.veil()
        awaited = self.match.screen.awaited
        if awaited is not None:
            self.house.enter(Curtain(self.house, self.players, awaited, self.match.screen))

    # ---- what the player does --------------------------------------------------------------

    def send(self, actions: Actions) -> None:
        """Play these actions as far as possible; ask first about a grave one, unless the coach has
        just advised it."""
        if self.coach.advises(actions):
            self.play(actions)
        else:
            ask_once(self.house, self.session, actions, self.coach.judge)

    def play(self, actions: Actions) -> None:
        """Play these actions without a question."""
        self.showing.skip()
        start = self.session.turn
        try:
            for action in actions:
                self.match.choose(action)
        except Refusal as refused:
            self.show()
            self.why_not.refuse(refused.msg)
        else:
            if len(actions) > 1:
                self.house.sounds.play("seal")
                self.rewinder.join(start)
            self.showing.answer()
            self.show()

    def _click(self, spot: str) -> None:
        """Handle a click on a spot; one without a meaning now is explained.

        While something moves a click ends that first, and nothing else if a question waits for it.
        """
        if self.forms.is_held:
            self.forms.skip()
            return
        if self._is_question_early:
            self.forms.skip()
            return
        self.showing.skip()
        if self.habit_controls.click(spot) or not self.match.is_asked:
            return
        if not self.planning.click(spot) and self.planning.planner is not None:
            self.why_not.answer(spot, self.planning.planner.why(spot))

    def _undo(self) -> None:
        """Take back a prepared click if there is one, else the latest decision."""
        if not (self.planning.do("erase") or self.entering.undo()):
            self.rewinder.step()

    # ---- other rooms -----------------------------------------------------------------------

    def correct(self) -> None:
        """Open the page of entered outcomes."""
        self.house.enter(Corrections(self, self.match))

    def _rest(self) -> None:
        self.house.enter(Pause(self, self.autoplay, self.name, self.rewinder, self.ending))

    def _present(self) -> None:
        self.house.navigation.present(self.autoplay)

    def _change_seats(self) -> None:
        """Open the dialog of the seats above the pause, so that both lead back to the table."""
        self._rest()
        self.house.room.do("watch")


def prepare_table(title: str) -> None:
    """Load the rules of a title and what draws it."""
    drawing_of(games.load(title))
