"""The moves of others, shown in the place of one's own choices, the newest in bold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.text.sizes import LABEL, LEAD
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Widget

GAP: Final = 5.0


class News(Widget):
    """The last sentences, as many as there is room for."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._said: tuple[Wording, ...] = ()

    def say(self, texts: Sequence[Wording]) -> None:
        """Replace the sentences by these, from the oldest to the newest."""
        if tuple(texts) == self._said:
            return
        self._said = tuple(texts)
        self.clear()
        for number, text in enumerate(texts):
            is_last = number + 1 == len(texts)
            self.add(Label(f"{self.name}/{number}", text, size=LEAD if is_last else LABEL,
                           face="bold" if is_last else "text",
                           colour="ink" if is_last else "ink.soft"))
        self.touch()

    def height(self, width: float) -> float:
        """The height of all sentences."""
        return sum(each.height(width) + GAP for each in self.children)

    def lay(self) -> None:
        """Lay the sentences out, newest first, as long as there is room."""
        heights, left = list[float](), self.box.h
        for each in reversed(self.children):
            high = each.height(self.box.w)
            each.is_shown = high <= left or not heights
            if not each.is_shown:
                left = 0.0
                continue
            heights.append(high)
            left -= high + GAP
        top = self.box.y
        for each in self.children:
            if each.is_shown:
                high = heights.pop()
                each.place(Box(self.box.x, top, self.box.w, high))
                top += high + GAP
