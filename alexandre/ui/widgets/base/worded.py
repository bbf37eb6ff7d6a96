"""Widgets that show a sentence: a label, a button, a heading."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from alexandre.ui.draw.sketch import Wording
from alexandre.ui.widgets.base.by_width import ByWidth
from alexandre.ui.widgets.base.widget import Telling, Widget


class Worded(Widget):
    """`text` is what it says in any language."""

    def __init__(self, name: str, text: Wording, *, tip: Telling = "") -> None:
        super().__init__(name, tip=tip)
        self.text = text
        self._heights: ByWidth[float] = ByWidth()

    @property
    def words(self) -> str:
        """The sentence, in the current language."""
        return self.desk.voice(self.text)

    def say(self, text: Wording) -> None:
        """Change the sentence; the caller lays the screen out again if its number of lines
        changes."""
        if text != self.text:
            self.text = text
            self.touch()

    def _measure(self, width: float, manner: Hashable,
                 measure: Callable[[float], float]) -> float:
        """The measure of the words in that style at a width, cached before they are translated."""
        desk = self.desk
        return self._heights.get((self.text, desk.edition, desk.theme, manner), width, measure)
