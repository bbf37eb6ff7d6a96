"""The screen after a crash: what became of the match, and how to go on."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from alexandre.kernel.session import Session
from alexandre.kernel.store import keep_file
from alexandre.kernel.text import Msg
from alexandre.scenes.base.folders import show_folder
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.base.save_files import open_session
from alexandre.ui.input.commands import obey
from alexandre.ui.text.sizes import LABEL, LARGE, TITLE
from alexandre.ui.widgets.base.boxes import Centred, Panel, Rule
from alexandre.ui.widgets.base.label import Label, Title
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button


class Crash(Scene):
    """The screen after a crash.

    `bookmark` is the game in progress, `is_kept` whether it is safely saved; `report` is the file
    of the crash report, "" if it could not be written, and `whole` its text with the seed and the
    latest actions, which is written only on request.
    """

    accompaniment = ("", "")  # silence

    def __init__(self, house: House, report: str, bookmark: tuple[str, Session] | None = None, *,
                 is_kept: bool = False, whole: str = "") -> None:
        super().__init__(house)
        self.report = report
        self._lost = bookmark
        self._is_kept = is_kept
        self._whole = whole
        self._is_whole = False

    @property
    def bookmark(self) -> tuple[str, Session] | None:
        """The same game, in case of a second crash."""
        return self._lost

    def build(self) -> Widget:
        """Build the message, the state of the game, and the buttons."""
        panel = Panel("trouble", pad=24, gap=9)
        panel.add(Title("trouble/title", Msg.of("ui.trouble.title"), size=TITLE, align="centre"))
        panel.add(Rule())
        panel.add(Label("trouble/what", Msg.of("ui.trouble.what"), size=LARGE))
        if self._lost is not None:
            kept = "ui.trouble.kept" if self._is_kept else "ui.trouble.not_kept"
            panel.add(Label("trouble/match", Msg.of(kept), face="bold", size=LARGE))
        if self.report:
            panel.add(Label("trouble/report", Msg.of("ui.trouble.report", path=self.report),
                            size=LABEL, colour="ink.soft"))
            if self._lost is not None:
                told = "ui.trouble.secrets" if self._is_whole else "ui.trouble.no_secrets"
                panel.add(Label("trouble/secrets", Msg.of(told), size=LABEL, colour="ink.soft"))
        panel.add(Rule())
        for button in self._ways():
            panel.add(button)
        return Centred(panel, 680)

    def entered(self) -> None:
        """Focus the first button."""
        self.house.desk.step(1)

    def do(self, command: str) -> bool:
        """Go to the first room on Escape."""
        return obey(command, {"cancel": self.house.ask_home})

    def _ways(self) -> list[Button]:
        buttons = []
        if self._lost is not None:
            buttons.append(Button("trouble/go_on", Msg.of("ui.trouble.go_on"), self._go_on,
                                  kind="primary", size=LARGE))
        buttons.append(Button("trouble/menu", Msg.of("ui.leave.menu"), self.house.ask_home,
                              kind="button" if buttons else "primary", size=LARGE))
        if self.house.is_kiosk:
            return buttons
        if self.report and self._whole and not self._is_whole:
            buttons.append(Button("trouble/whole", Msg.of("ui.trouble.whole"),
                                  lambda: self.attempt(self._tell_whole), size=LARGE))
        if self.report:
            buttons.append(Button("trouble/folder", Msg.of("ui.trouble.folder"),
                                  partial(show_folder, self.house, Path(self.report).parent),
                                  size=LARGE))
        return buttons

    def _tell_whole(self) -> None:
        """Write the report with the game, replacing the one without."""
        keep_file(Path(self.report), self._whole.encode())
        self._is_whole = True
        self.house.refresh()

    def _go_on(self) -> None:
        """Replay the record from its beginning, so that nothing broken by the error remains."""
        if self._lost is not None:
            self.attempt(partial(self._play_again, *self._lost))

    def _play_again(self, name: str, session: Session) -> None:
        from alexandre.scenes.table.table import Table

        self.house.swap(Table(self.house, open_session(session.to_plain()), name))
