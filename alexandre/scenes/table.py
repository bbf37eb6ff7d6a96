"""The table: people play with clicks and keys, computer players in their own time."""

from __future__ import annotations

from collections.abc import Callable

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import OVER
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Refusal, Who
from alexandre.scenes.board import Board, sheets_of, table_of
from alexandre.scenes.curtain import Curtain
from alexandre.scenes.house import House
from alexandre.scenes.match import Match
from alexandre.scenes.result import Result
from alexandre.scenes.saving import keep
from alexandre.scenes.scene import Scene
from alexandre.ui.picker import Picker, Spelling
from alexandre.ui.plain import Page, PlainView, page_of, reasons, turn_of
from alexandre.ui.sketch import Wording
from alexandre.ui.widgets.boxes import Row
from alexandre.ui.widgets.button import Button
from alexandre.ui.widgets.dialog import Dialog
from alexandre.ui.widgets.widget import Widget

REASONS = 3  # told under the prompt; more are told in a dialog
TOOL = 16.0


class Table(Scene):
    """A match being played; `name` is that of its document."""

    def __init__(self, house: House, session: Session, name: str) -> None:
        super().__init__(house)
        self.name = name
        self.match = Match(session, house.thinker, house.pace,
                           lambda: keep(house.store, name, session))
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
        self.plain = PlainView("plain", self._choose)
        self.board = Board(self.plain, self._click)
        tools = self.plain.tools.add(Row(gap=6, widths=(0.0, 0.0, 122.0, 66.0)))
        self.tools = {
            name: tools.add(Button(f"tool/{name}", text, press, size=TOOL, pad=9))
            for name, text, press in (
                ("undo", Msg.of("ui.table.undo"), self._undo),
                ("redo", Msg.of("ui.table.redo"), self._redo),
                ("why_not", Msg.of("ui.table.why_not"), self._tell_why_not),
                ("menu", Msg.of("ui.table.menu"), self._ask_to_leave),
            )
        }
        return self.board

    def entered(self) -> None:
        """Everything as it is now; the curtain before, if the screen has to be handed over."""
        self._refresh()

    def do(self, command: str) -> bool:
        """Keys of the table; digits choose an offer wherever the keyboard is."""
        known: dict[str, Callable[[], None]] = {
            "undo": self._undo, "redo": self._redo, "why_not": self._tell_why_not,
            "cancel": self._ask_to_leave,
        }
        if command in known:
            known[command]()
            return True
        return self.plain.do(command)

    def tick(self, now: int) -> None:
        """Let play what plays itself."""
        if self.house.desk.top is not self.board:
            return  # a dialog stands open: nothing changes behind it
        if self.match.tick(now):
            self._refresh()

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
        session = self.session
        self._picker = Picker((action, self._spell(action)) for action, _label in page.offers)
        self.plain.show(page)
        self.plain.note()
        self._light()
        self.tools["undo"].enable(is_enabled=any(step.actor >= 0 for step in session.steps))
        self.tools["redo"].enable(is_enabled=session.can_redo())
        if session.decider == OVER and not self._has_told_result:
            self._has_told_result = True
            self.house.enter(Result(self.house, session))

    def _page(self) -> Page:
        page = page_of(self.session, is_asked=self.match.is_asked)
        decider = self.session.decider
        if self.match.is_thinking:
            thinks = Msg.of("ui.table.thinks", who=Who(decider))
            return Page(turn_of(decider), thinks, (), page.log)
        return page

    def _light(self) -> None:
        session = self.session
        self.board.show(sheets_of(session.game, session.view()), self._picker.lit())

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
            self._tell([each for each in known if spot in self._spell(each)][:200], limit=REASONS)

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except Refusal as refused:
            self.plain.note(ruled(refused.msg))
        else:
            self._refresh()

    def _undo(self) -> None:
        try:
            self.match.undo()
        except Refusal as refused:
            self._offer_to_force(refused.msg)
            return
        self._refresh()

    def _redo(self) -> None:
        self._try(self.match.redo)

    def _offer_to_force(self, why: Msg) -> None:
        dialog = Dialog("undo", Msg.of("ui.undo.title"))
        dialog.tell("undo/why", why)
        if self.match.may_force and why.key == "kernel.undo_barrier":
            dialog.tell("undo/assisted", Msg.of("ui.undo.assisted"))
            dialog.answer("undo/force", Msg.of("ui.undo.force"),
                          self._force)
        dialog.answer("undo/leave", Msg.of("ui.dialog.close"), kind="primary")
        self.house.desk.open(dialog)

    def _force(self) -> None:
        self._try(lambda: self.match.undo(force=True))

    # ---- why not ---------------------------------------------------------------------------

    def _tell_why_not(self) -> None:
        """Everything that could be clicked and may not be done now, and why."""
        known = self.session.game.lexicon.actions
        if self.match.is_asked:
            self._tell([each for each in known if self._spell(each)] or list(known), limit=0)

    def _tell(self, actions: list[Action], *, limit: int) -> None:
        found = [ruled(msg) for msg in reasons(self.session, actions)]
        if len(found) <= limit:
            self.plain.note(*found)
            return
        dialog = Dialog("why_not", Msg.of("ui.why.title"), wide=640)
        for number, msg in enumerate(found):
            dialog.tell(f"why_not/{number}", msg)
        dialog.answer("why_not/close", Msg.of("ui.dialog.close"), kind="primary")
        self.house.desk.open(dialog)

    # ---- leaving ---------------------------------------------------------------------------

    def _ask_to_leave(self) -> None:
        dialog = Dialog("leave", Msg.of("ui.leave.title"), wide=600)
        is_kept = not self.house.store.is_read_only
        dialog.tell("leave/kept", Msg.of("ui.leave.kept" if is_kept else "ui.leave.not_kept"))
        dialog.answer("leave/menu", Msg.of("ui.leave.menu"), self.house.go_home)
        dialog.answer("leave/language", Msg.of("ui.language.other"),
                      lambda: self.house.speak_other())
        if self.session.decider == OVER:
            dialog.answer("leave/result", Msg.of("ui.leave.result"),
                          lambda: self.house.enter(Result(self.house, self.session)))
        dialog.answer("leave/stay", Msg.of("ui.leave.stay"), kind="primary")
        self.house.desk.open(dialog)


def spelling_of(session: Session) -> Callable[[Action], Spelling]:
    """How the title's actions are clicked; not at all where it has no table."""
    table = table_of(session.game)
    if table is None:
        return lambda action: ()
    spots: Callable[[Action], Spelling] = table.spots
    return spots


def ruled(msg: Msg) -> Wording:
    """A reason with the number of its rule."""
    return Msg.of("ui.why.rule", reason=msg, rule_number=msg.rule) if msg.rule else msg

