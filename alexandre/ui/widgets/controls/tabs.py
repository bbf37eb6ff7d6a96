"""Tabs: pages side by side, of which one is open."""

from __future__ import annotations

from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place
from alexandre.ui.text.sizes import BODY
from alexandre.ui.widgets.base.widget import Tip
from alexandre.ui.widgets.controls.select import Chosen, T

HIGH: Final = 40.0
PAD: Final = 18.0
TIGHT: Final = 7.0  # beside the words, before they are set smaller
LEAST: Final = 0.6  # of their size, before they are cut
GAP: Final = 4.0
SIZE: Final = BODY


class Tabs(Chosen[T]):
    """Tabs in a row; left and right change the tab, Tab leaves them."""

    _pointed: int | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """Their names, in the current language."""
        return tuple(self.desk.voice(text) for _value, text in self.choices)

    @property
    def spoken(self) -> str:
        """The open tab."""
        return self.words[self.at]

    @property
    def framed(self) -> Box:
        """The open tab."""
        return self._leaves()[self.at].inset(6, 7)

    def height(self, width: float) -> float:
        return self.desk.theme.tall(HIGH)

    def do(self, command: str) -> bool:
        """Change the tab with left and right, Home and End."""
        place = {"left": self.at - 1, "right": self.at + 1, "first": 0,
                 "last": len(self.choices) - 1}.get(command)
        if place is None or not 0 <= place < len(self.choices):
            return False
        self.choose(self.choices[place][0])
        return True

    def press(self, at: Place) -> bool:
        """Open the tab under the mouse."""
        place = self._leaf_at(at)
        if place is not None:
            self.choose(self.choices[place][0])
        return place is not None

    def point(self, at: Place) -> Tip:
        """Light the tab under the mouse; return the tip."""
        self._light(self._leaf_at(at))
        return self.tip

    def leave(self) -> None:
        self._light(None)

    def paint(self, brush: Brush) -> None:
        """Paint the tabs, and a line below them with a gap under the open one."""
        line = self.box.bottom - 1.5
        brush.line((self.box.x, line), (self.box.right, line), "gold", 1.4)
        for place, leaf in enumerate(self._leaves()):
            is_open = place == self.at
            box = leaf if is_open else Box(leaf.x, leaf.y + 4, leaf.w, leaf.h - 5)
            before = brush.within(Box(leaf.x - 2, leaf.y - 2, leaf.w + 4, leaf.h + 1))
            state = "on" if is_open else "hover" if place == self._pointed else ""
            brush.panel(Box(box.x, box.y, box.w, box.h + 12), "tab", state)
            brush.onto.set_clip(before)
            brush.words(box, self.words[place], face="bold" if is_open else "text",
                        size=self._size(), align="centre", colour="seal" if is_open else "ink")

    def _leaves(self) -> list[Box]:
        """The boxes of the tabs: their words with a padding that shrinks first."""
        wide = self._wide(self._size())
        air = (self._room() - sum(wide)) / (2 * len(wide))
        wide = [each + 2 * min(PAD, air) for each in wide]
        lefts = [self.box.x + sum(wide[:place]) + GAP * place for place in range(len(wide))]
        return [Box(left, self.box.y, each, self.box.h)
                for left, each in zip(lefts, wide, strict=True)]

    def _size(self) -> float:
        """The size at which all words have room."""
        size = SIZE
        while size > LEAST * SIZE and sum(self._wide(size)) + 2 * TIGHT * len(
                self.choices) > self._room():
            size -= 1
        return size

    def _wide(self, size: float) -> list[float]:
        desk = self.desk
        return [desk.text_width(text, "bold", size) for text in self.words]

    def _room(self) -> float:
        return self.box.w - GAP * (len(self.choices) - 1)

    def _leaf_at(self, at: Place) -> int | None:
        return next((place for place, box in enumerate(self._leaves()) if box.has(at)), None)

    def _light(self, place: int | None) -> None:
        if place != self._pointed:
            self._pointed = place
            self.touch()
