"""A plate with a title, a long list of rows, and a way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.ui.brush import Brush
from alexandre.ui.layout import Box
from alexandre.ui.sketch import Wording
from alexandre.ui.widgets.button import Button
from alexandre.ui.widgets.label import Label
from alexandre.ui.widgets.scroll import Scroll
from alexandre.ui.widgets.widget import Widget

WIDE: Final = 940.0
PAD: Final = 26.0
GAP: Final = 14.0


class Listing(Widget):
    """As high as the window; `rows` scrolls."""

    def __init__(self, name: str, title: Wording, on_back: Callable[[], None]) -> None:
        super().__init__(name)
        self.title = self.add(Label(f"{name}/title", title, face="title", size=30,
                                    align="centre", colour="seal.deep"))
        self.rows = self.add(Scroll(f"{name}/rows", gap=10))
        self.back = self.add(Button(f"{name}/back", Msg.of("ui.dialog.back"), on_back, size=20))

    def say(self, name: str, text: Wording) -> None:
        """A sentence in the place of rows."""
        self.rows.column.add(Label(name, text, face="italic", size=19, align="centre",
                                   colour="ink.soft"))

    def lay(self) -> None:
        """Title, rows, the way back."""
        inner = self._plate().inset(PAD)
        title, back = self.title.height(inner.w), self.back.height(220)
        self.title.place(Box(inner.x, inner.y, inner.w, title))
        top = inner.y + title + GAP
        self.rows.place(Box(inner.x, top, inner.w, inner.h - title - back - 2 * GAP))
        self.back.place(Box(inner.middle[0] - 110, inner.bottom - back, 220, back))

    def paint(self, brush: Brush) -> None:
        """The plate."""
        brush.panel(self._plate(), "panel")

    def _plate(self) -> Box:
        return self.box.centred(min(self.desk.theme.grown(WIDE), self.box.w - 40), self.box.h - 40)
