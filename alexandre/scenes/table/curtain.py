"""The curtain between two people who share a screen; it hides the match."""

from __future__ import annotations

from dataclasses import replace

from alexandre.kernel.contract import Seat
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.table.play.shared_screen import SharedScreen
from alexandre.ui.sidebar.page import Page
from alexandre.ui.text.sizes import LARGE, LEAD, SMALL, TITLE
from alexandre.ui.widgets.base.boxes import Centred, Panel, Space
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.hold_button import HoldButton
from alexandre.ui.widgets.pictures.seal import Seal


def announce_curtain(page: Page, awaited: Seat | None) -> Page:
    """The page shown while the outcome is still visible before the curtain: the next player, and
    nothing of the game."""
    if awaited is None:
        return page
    return replace(page, turn=Msg.of("ui.turn.seen"), phase="", seat=-1,
                   prompt=Msg.of("ui.turn.seen_by", who=Who(awaited)))


class Curtain(Scene):
    """Names the person who takes the screen and lifts it; their page begins at its top."""

    keeps_place = False

    def __init__(self, house: House, players: tuple[str, ...], seat: Seat,
                 screen: SharedScreen) -> None:
        super().__init__(house)
        self._players = players
        self._seat = seat
        self._screen = screen

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self._players

    def build(self) -> Widget:
        """Build a sentence and a button without focus, so that one key too many at the end of a
        turn does not lift the curtain."""
        who = Who(self._seat)
        panel = Panel("curtain", pad=40, gap=18)
        panel.add(Seal(self._seat))  # two people may have one name
        panel.add(Label("curtain/seat", Msg.of("ui.curtain.seat", n=self._seat + 1), size=SMALL,
                        align="centre", colour="ink.soft"))
        panel.add(Title("curtain/pass", Msg.of("ui.curtain.pass", who=who), size=TITLE,
                        align="centre"))
        panel.add(Label("curtain/why", Msg.of("ui.curtain.why", who=who), size=LEAD,
                        align="centre"))
        panel.add(Space(6))
        panel.add(HoldButton("curtain/lift", Msg.of("ui.curtain.lift", who=who), self._lift,
                             kind="primary", size=LARGE))
        panel.add(Remark("curtain/how", Msg.of("ui.curtain.how"), size=SMALL, align="centre"))
        panel.add(Button("curtain/leave", Msg.of("ui.leave.menu"), self.house.ask_home))
        return Centred(panel, 620)

    def do(self, command: str) -> bool:
        """Ignore Escape, since the game behind is still hidden."""
        return command == "cancel"

    def _lift(self) -> None:
        self.house.sounds.play("page")
        self._screen.unveil()
        self.house.leave()
