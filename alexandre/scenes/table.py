"""The table: people play with clicks and keys, computer players in their own time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import OVER
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Refusal, Who
from alexandre.scenes import rewind
from alexandre.scenes.board import Board, sheets_of, table_of
from alexandre.scenes.curtain import Curtain
from alexandre.scenes.house import House
from alexandre.scenes.journal import Journal
from alexandre.scenes.match import Match
from alexandre.scenes.newcomers import Newcomers
from alexandre.scenes.pacing import Pacing
from alexandre.scenes.pause import Pause
from alexandre.scenes.result import Result
from alexandre.scenes.rulebook import Rulebook
from alexandre.scenes.saving import keep
from alexandre.scenes.scene import Scene
from alexandre.ui.picker import Picker, Spelling
from alexandre.ui.plain import Page, PlainView, page_of, reason, reasons, turn_of
from alexandre.ui.widgets.boxes import Row
from alexandre.ui.widgets.button import Button
from alexandre.ui.widgets.dialog import Dialog
from alexandre.ui.widgets.hook import Hook
from alexandre.ui.widgets.widget import Widget

REASONS: Final = 3  # told under the prompt; more are told in a dialog
LOOKED_AT: Final = 200  # actions of which the reasons are told at once
TOOL: Final = 15.0


class Table(Scene):
    """A match being played; `name` is that of its document."""

    def __init__(self, house: House, session: Session, name: str) -> None:
        super().__init__(house)
        self.name = name
        self.match = Match(session, house.thinker, lambda: house.pace,
                           lambda: keep(house.store, name, session),
                           lambda: bool(house.settings["forced"]))
        self.journal = Journal(self.match, self.undo_to, self._refresh)
        self.pacing = Pacing(house, self.match, self._refresh)
        self._picker = Picker()
        self._spell = spelling_of(session)
        self._has_told_result = session.decider == OVER
        keep(house.store, name, session)

    @property
    def session(self) -> Session:
        """The match."""
        return self.match.session

    @property
    def bookmark(self) -> tuple[str, Session]:
        """What a mistake must not lose."""
        return self.name, self.session

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.match.players

    @property
    def title(self) -> Msg:
        """The application and the title; never anything of the match."""
        return Msg.of("ui.app.title_of", title=Msg.of(f"{self.session.record.title}.title"))

    def build(self) -> Widget:
        """The sheets, and the plain view at their side."""
        self.plain = PlainView("plain", self._choose, self._read_rule)
        self.board = Board(self.plain, self._click, self.plain.players)
        self.journal.build(self.plain)
        self.pacing.build(self.plain)
        tools = self.plain.tools.add(Row(gap=6, widths=(46.0, 46.0, 0.0, 82.0)))
        self.undo_tool = tools.add(Hook("tool/undo", Msg.of("ui.table.undo"), self._undo,
                                        is_back=True))
        self.redo_tool = tools.add(Hook("tool/redo", Msg.of("ui.table.redo"), self._redo,
                                        is_back=False))
        tools.add(Button("tool/why_not", Msg.of("ui.table.why_not"), self._tell_why_not,
                         size=TOOL, pad=6))
        tools.add(Button("tool/menu", Msg.of("ui.table.menu"), self._rest, size=TOOL, pad=6))
        return self.board

    def entered(self) -> None:
        """Everything as it is now; the curtain before, if the screen has to be handed over."""
        self._refresh()

    def do(self, command: str) -> bool:
        """Keys of the table; digits choose an offer wherever the keyboard is."""
        known: dict[str, Callable[[], None]] = {
            "undo": self._undo, "redo": self._redo, "undo_turn": self.undo_turn,
            "why_not": self._tell_why_not, "cancel": self._rest, "end_turn": self._end_turn,
            "rules": lambda: self._read_rule(""), "watch": self._change_seats,
            "log": lambda: self.house.desk.focus_on(self.plain.log),
        }
        if command in known:
            known[command]()
            return True
        if command == "history":
            return self.journal.toggle()
        return self.pacing.do(command) or self.plain.do(command)

    def tick(self, now: int) -> None:
        """Let play what plays itself."""
        if self.house.desk.top is not self.board:
            return  # a dialog stands open: nothing changes behind it
        if self.match.tick(now):
            self._refresh()
        self._mark()

    def wakes(self, now: int) -> int | None:
        """When the next move is due."""
        return self.match.wakes(now)

    def closed(self) -> None:
        """Nobody thinks any more."""
        self.match.close()

    # ---- what is shown ---------------------------------------------------------------------

    def _refresh(self) -> None:
        if self.match.is_veiled:
            self._draw_curtain()
            return
        page = self._page()
        self._picker = Picker((offer.action, self._spell(offer.action)) for offer in page.offers)
        self.pacing.settle()
        self.plain.show(page)
        self.plain.note()
        self.journal.settle()
        self._light()
        session = self.session
        self.undo_tool.enable(is_enabled=any(step.actor >= 0 for step in session.steps))
        self.redo_tool.enable(is_enabled=session.can_redo())
        if session.decider == OVER and not self._has_told_result:
            self._has_told_result = True
            self.house.enter(Result(self.house, session))

    def _page(self) -> Page:
        page = page_of(self.session, is_asked=self.match.is_asked, log=(),
                       is_spelled=lambda action: bool(self._spell(action)))
        if self.match.is_thinking:
            key = "ui.table.rests" if self.match.is_paused else "ui.table.thinks"
            who = Who(self.session.decider)
            page = replace(page, turn=turn_of(who.seat), prompt=Msg.of(key, who=who))
        return self.journal.written(page)

    def _light(self) -> None:
        session = self.session
        self.board.show(sheets_of(session.game, session.view()), self._picker.lit())

    def _mark(self) -> None:
        """What is pointed at in the side is pointed out on the board."""
        action = self.plain.offers.pointed
        spots = frozenset(self._spell(action)) if action is not None else frozenset()
        for picture in self.board.pictures.values():
            picture.mark(spots)

    def _draw_curtain(self) -> None:
        """Whatever this room has shown is let go before the screen changes hands."""
        self.plain.show(Page("", ""))
        self.board.show((), frozenset())
        awaited = self.match.awaited
        if awaited is not None:
            self.house.enter(Curtain(self.house, self.players, awaited, self.match.unveil))

    # ---- what the player does --------------------------------------------------------------

    def _choose(self, action: Action) -> None:
        self._try(lambda: self.match.choose(action))

    def _end_turn(self) -> None:
        """The offer that ends the turn, if it is there."""
        for offer in self.plain.page.offers:
            if offer.is_end:
                self._choose(offer.action)
                return

    def _click(self, spot: str) -> None:
        """A spot that spells an offer takes it; one that spells none says why."""
        if not self.match.is_asked:
            return
        action = self._picker.click(spot)
        if action is not None:
            self._choose(action)
        elif self._picker.clicked:
            self._light()
        else:
            self._light()
            known = self.session.game.lexicon.actions
            self._tell([each for each in known if spot in self._spell(each)][:LOOKED_AT],
                       limit=REASONS)

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except Refusal as refused:
            self.plain.note(refused.msg)
        else:
            self._refresh()

    # ---- back and forth --------------------------------------------------------------------

    def undo_turn(self) -> None:
        """Back to the beginning of one's own turn."""
        place = rewind.of_turn(self.session)
        if place is None:
            self._try(nothing_to_undo)
        else:
            self._go_back(place)

    def undo_to(self, index: int) -> None:
        """Back to the decision with which an action of the log came about."""
        self._go_back(rewind.to_line(self.session, index))

    def _undo(self) -> None:
        self._go_back(None)

    def _redo(self) -> None:
        self._try(self.match.redo)

    def _go_back(self, place: int | None) -> None:
        try:
            self.match.undo(place)
        except Refusal as refused:
            self._offer_to_force(refused.msg, place)
            return
        self._refresh()

    def _offer_to_force(self, why: Msg, place: int | None) -> None:
        dialog = Dialog("undo", Msg.of("ui.undo.title"))
        dialog.tell("undo/why", why)
        if self.match.may_force and why.key == "kernel.undo_barrier":
            dialog.tell("undo/assisted", Msg.of("ui.undo.assisted"))
            dialog.answer("undo/force", Msg.of("ui.undo.force"),
                          lambda: self._try(lambda: self.match.undo(place, force=True)))
        dialog.answer("undo/leave", Msg.of("ui.dialog.close"), kind="primary")
        self.house.desk.open(dialog)

    # ---- why not ---------------------------------------------------------------------------

    def _tell_why_not(self) -> None:
        """Everything that could be clicked and may not be done now, and why."""
        known = self.session.game.lexicon.actions
        if self.match.is_asked:
            self._tell([each for each in known if self._spell(each)] or list(known), limit=0)

    def _tell(self, actions: list[Action], *, limit: int) -> None:
        found = reasons(self.session, actions)
        if len(found) <= limit:
            self.plain.note(*found)
            return
        dialog = Dialog("why_not", Msg.of("ui.why.title"), wide=640)
        for number, msg in enumerate(found):
            dialog.body.column.add(reason(f"why_not/{number}", msg, self._read_rule))
        dialog.answer("why_not/close", Msg.of("ui.dialog.close"), kind="primary")
        self.house.desk.open(dialog)

    def _read_rule(self, rule: str) -> None:
        self.house.enter(Rulebook(self.house, self.session.record.title, rule))

    # ---- leaving ---------------------------------------------------------------------------

    def _rest(self) -> None:
        self.house.enter(Pause(self))

    def _change_seats(self) -> None:
        """Straight from the table: the pause lies between, so that both ways lead back."""
        self._rest()
        self.house.enter(Newcomers(self.house, self.match))


def nothing_to_undo() -> None:
    """What the session says where nothing was played."""
    raise Refusal(Msg.of("kernel.nothing_to_undo"))


def spelling_of(session: Session) -> Callable[[Action], Spelling]:
    """How the title's actions are clicked; not at all where it has no table."""
    table = table_of(session.game)
    if table is None:
        return lambda action: ()
    spots: Callable[[Action], Spelling] = table.spots
    return spots
