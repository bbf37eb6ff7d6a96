"""After a mistake of the program's own: what was saved, where the report lies, and on with it."""

from __future__ import annotations

from alexandre.kernel.text import Msg
from alexandre.scenes.house import House
from alexandre.scenes.scene import Scene
from alexandre.ui.widgets.boxes import Centred, Panel, Space
from alexandre.ui.widgets.button import Button
from alexandre.ui.widgets.label import Label
from alexandre.ui.widgets.widget import Widget


class Trouble(Scene):
    """One sentence, and a way back to the first room."""

    def __init__(self, house: House, report: str) -> None:
        super().__init__(house)
        self.report = report

    def build(self) -> Widget:
        """The sentence, where the report lies, two buttons."""
        panel = Panel("trouble", pad=36, gap=14)
        panel.add(Label("trouble/what", Msg.of("ui.trouble.what"), size=21, align="centre"))
        if self.report:
            panel.add(Label("trouble/report", Msg.of("ui.trouble.report", path=self.report),
                            size=17, align="centre", colour="ink.soft"))
        panel.add(Space(4))
        panel.add(Button("trouble/menu", Msg.of("ui.leave.menu"), self.house.go_home,
                         kind="primary", size=20))
        return Centred(panel, 640)
