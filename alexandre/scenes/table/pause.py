"""The pause screen, with everything that concerns the match as a whole."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from alexandre.kernel.record import ASKED
from alexandre.kernel.session import Session
from alexandre.kernel.store import keep_file, safe_name
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.bookmarks import LABEL_MOST, WAIT, keep_named
from alexandre.scenes.base.folders import format_folder, offer_page
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import Scene, report_refusals
from alexandre.scenes.base.opening import ask_to_open
from alexandre.scenes.base.preferences import PACES, pace_of
from alexandre.scenes.base.save_files import msg_unsaved
from alexandre.scenes.table.ending import Ending
from alexandre.scenes.table.newcomers import Newcomers
from alexandre.scenes.table.pace_controls import choose_pace
from alexandre.scenes.table.play.autoplay import Autoplay
from alexandre.scenes.table.real.corrections import Corrections
from alexandre.scenes.table.real.score_sheet import make_score_sheet
from alexandre.scenes.table.rewind import Rewinder
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.input.commands import obey
from alexandre.ui.text.sizes import LARGE, SMALL, TITLE
from alexandre.ui.widgets.base.boxes import Centred, Panel, Row, Rule
from alexandre.ui.widgets.base.label import Label, Title
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.widgets.pictures.backdrop import Backdrop
from alexandre.ui.window.audience import can_open

WIDE: Final = 560.0
OPEN: Final = ("turn", "result", "seats", "rules", "language")  # in kiosk mode


class Pause(Scene):
    """The pause over the table; `name` is the game's file."""

    def __init__(self, table: Scene, autoplay: Autoplay, name: str, rewinder: Rewinder,
                 ending: Ending) -> None:
        super().__init__(table.house)
        self.table, self.about = table, table.about
        self.match = autoplay.match
        self.autoplay = autoplay
        self.name = name
        self._rewinder = rewinder
        self._ending = ending
        self._behind = Backdrop(table.house.desk.seen)

    @property
    def bookmark(self) -> tuple[str, Session] | None:
        """The name and the session to save if the application crashes."""
        return self.table.bookmark

    def build(self) -> Widget:
        """Build one panel: resume, the commands of the game, leave."""
        house = self.house
        panel = Panel("leave", pad=30, gap=9)
        is_over = self.match.is_over
        panel.add(Title("leave/title", Msg.of("ui.leave.over" if is_over else "ui.leave.title"),
                        size=TITLE, align="centre"))
        self._is_unsaved = house.store.is_unsaved(self.name)
        panel.add(Label("leave/kept", self._fate(), face="italic", size=SMALL, align="centre",
                        colour="seal.deep" if self._is_unsaved else "ink.soft"))
        panel.add(Rule())
        stay = panel.add(Button("leave/stay",
                                Msg.of("ui.result.table" if is_over else "ui.leave.stay"),
                                house.leave, kind="primary", size=LARGE))
        for pair in self._pairs():
            row = panel.add(Row(gap=9))
            for name, words, press in pair:
                row.add(Button(f"leave/{name}", words, press))
        panel.add(Rule())
        last = panel.add(Row(gap=9))
        if any(self.match.session.record.levels):
            last.add(Choice("leave/pace", [
                (pace, Msg.of("ui.leave.pace", pace=Msg.of(f"ui.settings.pace.{pace}")))
                for pace in PACES], pace_of(house.settings, self.about),
                partial(choose_pace, house, self.about),
                tip=Msg.of("ui.settings.pace_note")))
        last.add(Button("leave/menu", Msg.of("ui.leave.menu"), house.ask_home))
        self._first = stay
        self._root = Centred(panel, WIDE, self._behind)
        return self._root

    def entered(self) -> None:
        """Focus the button that resumes."""
        self.house.desk.focus_on(self._first)

    def do(self, command: str) -> bool:
        """Resume on Escape; open the rules or the seats on their keys."""
        return obey(command, {"rules": self._read_rules, "watch": self._change_seats}
                    ) or super().do(command)

    def tick(self, now: int) -> None:
        """Update the words about the disk."""
        is_due = self.house.store.is_unsaved(self.name) != self._is_unsaved
        if is_due and self.house.desk.top is self._root:
            self.house.refresh()

    def _pairs(self) -> list[tuple[tuple[str, Wording, Callable[[], None]], ...]]:
        house = self.house
        buttons: list[tuple[str, Wording, Callable[[], None]]] = [
            ("turn", Msg.of("ui.leave.undo_turn"), self._undo_turn),
            ("seats", Msg.of("ui.leave.seats"), self._change_seats),
            ("rules", Msg.of("ui.leave.rules"), self._read_rules),
            ("settings", Msg.of("ui.leave.settings"), house.navigation.settings),
            ("save", Msg.of("ui.leave.save"), self._ask_for_name),
            ("language", Msg.of("ui.language.other"), house.speak_other),
            ("present", Msg.of("ui.leave.present"), self._present),
            *([("board", Msg.of("ui.leave.board"), self._turn_board_window)]
              if can_open() else []),
            ("moment", Msg.of("ui.replay.moment"), self._make_moment),
            ("sheet", Msg.of("ui.leave.sheet"), self._write_sheet),
        ]
        if self.match.is_over:
            buttons[0] = ("result", Msg.of("ui.leave.result"), self._ending.tell)
        if self.match.session.record.chance == ASKED:
            buttons.append(("correct", Msg.of("ui.leave.correct"), self._correct))
            if drawing_of(self.match.session.game).positions is not None:
                buttons.append(("position", Msg.of("ui.leave.position"), self._change_position))
        if house.is_kiosk:
            buttons = [each for each in buttons if each[0] in OPEN]
        return [tuple(buttons[at:at + 2]) for at in range(0, len(buttons), 2)]

    def _fate(self) -> Msg:
        """The words on where the game is kept when the player leaves."""
        if self.house.is_kiosk:
            return Msg.of("ui.kiosk.fate")
        if not self.name or self.house.store.is_read_only:
            return Msg.of("ui.leave.not_kept")
        lost = msg_unsaved(self.house.store, self.name, self.match.session)
        if lost is not None:
            return lost
        return Msg.of("ui.leave.kept_over" if self.match.is_over else "ui.leave.kept")

    def _change_seats(self) -> None:
        self.house.enter(Newcomers(self.house, self.match, self._behind))

    @report_refusals
    def _present(self) -> None:
        """Present the game to an audience."""
        self.house.leave()
        self.house.navigation.present(self.autoplay)

    def _make_moment(self) -> None:
        """Make a highlight of the game so far, starting with the present turn."""
        session = self.match.session
        self.attempt(lambda: self.house.navigation.make_moment(
            History(session.game, session.record), session.turn))

    @report_refusals
    def _turn_board_window(self) -> None:
        """Open or close the public board on the other screen."""
        self.house.leave()
        self.house.navigation.turn_board_window(self.autoplay)

    def _undo_turn(self) -> None:
        self.house.leave()
        self._rewinder.turn()

    @report_refusals
    def _write_sheet(self) -> None:
        """Write the score by turn as a page to print, beside the chronicles."""
        session, house = self.match.session, self.house
        text = make_score_sheet(session, house.voice, str(house.settings["lang"]))
        path = house.places.chronicles / f"{safe_name(self.name or session.record.title)}.html"
        keep_file(path, text.encode())
        offer_page(house, Msg.of("ui.leave.sheet"), Msg.of("ui.sheet.what"),
                   Msg.of("ui.sheet.written", path=format_folder(path)), path)

    def _correct(self) -> None:
        self.house.enter(Corrections(self.table, self.match))

    def _change_position(self) -> None:
        """Open the editor with this position, which then begins another game and hides nothing."""
        session = self.match.session
        ask_to_open(self.house, self.autoplay, lambda: self.house.navigation.position(
            session.game, session.state.dump(), session.record.players, session.record.chance))

    def _read_rules(self) -> None:
        self.house.navigation.rulebook(self.match.session.record.title)

    # ---- a save of one's own ---------------------------------------------------------------

    def _ask_for_name(self) -> None:
        dialog = Dialog("keep", Msg.of("ui.keep.title"))
        dialog.tell("keep/what", Msg.of("ui.keep.what"))
        field = Field("keep/name", "", empty=Msg.of("ui.keep.empty"), most=LABEL_MOST)
        dialog.ask(field)
        dialog.answer("keep/yes", Msg.of("ui.keep.yes"), partial(self._keep, field),
                      kind="primary")
        dialog.answer("keep/no", Msg.of("ui.dialog.back"))
        self.house.desk.open(dialog)
        self.house.desk.focus_on(field)

    @report_refusals
    def _keep(self, field: Field) -> None:
        """Save a copy; the game continues under its own name."""
        name = field.text.strip()
        if self.house.store.is_read_only:
            raise Refusal(Msg.of("ui.leave.not_kept"))
        ticket = keep_named(self.house.store, name, self.match.session)
        ticket.wait(WAIT)
        self.house.tell(ticket.problem or Msg.of(
            "ui.keep.done" if ticket.is_done else "ui.keep.waits", name=name))
