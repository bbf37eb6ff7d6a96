"""The tray on the board of a real table: faces to tap, and what was tapped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.scenes.table.real.outcome_entry import OutcomeEntry
from alexandre.scenes.table.real.tray_picture import TrayPicture, columns_of
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Sketch, Wording
from alexandre.ui.text.sizes import CAPTION, LABEL, LEAD, SMALL
from alexandre.ui.widgets.base.boxes import Panel, Row
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.pictures.picture import Picture

PAD: Final = 16.0
GAP: Final = 8.0
MARGIN: Final = 12.0  # to the edges of the board
LARGEST: Final = 1.15  # units of the screen for one of the picture
LEAST: Final = 520.0  # wide, for the buttons
HIGH: Final = 38.0


class Tray(Widget):
    """The tray: `tray/faces` is the picture; its buttons show the board, take back, enter and
    correct."""

    is_glass = True
    decides = True

    def __init__(self, on_spot: Callable[[str], None], on_peek: Callable[[], object],
                 on_back: Callable[[], object], on_enter: Callable[[], object],
                 on_correct: Callable[[], object]) -> None:
        super().__init__("tray")
        self.panel = self.add(Panel("tray/panel", pad=PAD, gap=GAP))
        self.title = self.panel.add(Title("tray/title", "", size=LEAD, align="centre"))
        self.eyes = self.panel.add(Label("tray/eyes", "", size=LABEL, align="centre"))
        self.advice = self.panel.add(Remark("tray/advice", "", size=CAPTION, align="centre"))
        self.faces = self.panel.add(Picture("tray/faces", on_spot))
        self.faces.prepares = True
        self.buttons = self.panel.add(Row("tray/buttons", gap=8))
        self.buttons.add(Button("tray/peek", Msg.of("ui.entry.peek"), on_peek, size=SMALL, pad=8,
                                high=HIGH, command="peek"))
        self.correct = self.buttons.add(Button("tray/correct", Msg.of("ui.entry.correct"),
                                               on_correct, size=SMALL, pad=8, high=HIGH))
        self.back = self.buttons.add(Button("tray/back", Msg.of("ui.entry.back"), on_back,
                                            size=SMALL, pad=8, high=HIGH))
        self.enter = self.buttons.add(Button("tray/enter", Msg.of("ui.entry.enter"), on_enter,
                                             kind="primary", size=LABEL, pad=8, high=HIGH,
                                             command="confirm"))
        self._entry: OutcomeEntry | None = None

    def show(self, entry: OutcomeEntry, title: Wording, eyes: Wording, *,
             can_correct: bool) -> None:
        """Show what may be tapped, and with `eyes` who looks away, if it is secret; lay the tray
        out again."""
        self._entry = entry
        self.title.say(title)
        self.eyes.say(eyes)
        self.eyes.shown(is_shown=bool(eyes))
        several = entry.total > 1
        self.advice.say(Msg.of(f"ui.entry.{entry.kind}", n=entry.total, done=len(entry.chosen)))
        for button in (self.back, self.enter):
            button.shown(is_shown=several)
        self.correct.shown(is_shown=can_correct)
        self.back.enable(is_enabled=bool(entry.chosen))
        self.enter.enable(is_enabled=entry.is_full)
        self.enter.meaning = tuple(each.text for each in entry.chosen)
        if self.is_hung:
            self.lay()

    def lay(self) -> None:
        """Place the tray at the foot of the free part of the board, as large as its picture wants;
        the title, which the side shows too, is hidden where the picture would be small."""
        entry = self._entry
        if entry is None or not self.box.w:
            return
        self.title.is_shown = True
        sketch, scale = self._fit(entry)
        if scale < 1.0:
            self.title.is_shown = False
            sketch, scale = self._fit(entry)
        inner, high = self.box.w - 2 * (MARGIN + PAD), sketch.size[1] * scale
        wide = min(inner, max(sketch.size[0] * scale, self.desk.theme.enlarge(LEAST)))
        tall = high + self._around(wide)
        self.faces.show(sketch, frozenset(spots_of(entry)))
        self.panel.touch()
        self.panel.box = frame = Box(self.box.middle[0] - wide / 2 - PAD,
                                     self.box.bottom - MARGIN - tall, wide + 2 * PAD, tall)
        self.panel.touch()
        top = frame.y + PAD
        for each in self.panel.children:
            if each.is_shown:
                part = high if each is self.faces else each.height(wide)
                each.place(Box(frame.x + PAD, top, wide, part))
                top += part + GAP

    def _fit(self, entry: OutcomeEntry) -> tuple[Sketch, float]:
        """The picture for the room that is left, and the size of its unit."""
        inner, most = self.box.w - 2 * (MARGIN + PAD), LARGEST * self.desk.theme.text
        room = self.box.h - 2 * MARGIN - self._around(inner)
        sketch = TrayPicture(entry, columns_of(entry, inner, room, most)).draw()
        return sketch, min(inner / sketch.size[0], room / sketch.size[1], most)

    def _around(self, wide: float) -> float:
        """The height of everything but the picture."""
        rest = [each for each in self.panel.children
                if each is not self.faces and each.is_shown]
        return sum(each.height(wide) for each in rest) + GAP * len(rest) + 2 * PAD


def spots_of(entry: OutcomeEntry) -> list[str]:
    """The spots that may be tapped."""
    return [f"face:{each.text}" for each in entry.open] + [
        f"slot:{number}" for number in range(len(entry.chosen))]
