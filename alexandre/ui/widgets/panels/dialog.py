"""A panel over everything else, which has to be answered first."""

from __future__ import annotations

from collections.abc import Callable

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Wording
from alexandre.ui.text.sizes import HEADING
from alexandre.ui.widgets.base.boxes import Panel, Row
from alexandre.ui.widgets.base.label import Label, Title
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Modal
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.controls.stepper import Stepper

WIDE = 560.0
MARGIN = 30.0  # to the edges of the window
VEIL = 150


class Dialog(Modal):
    """A dialog that keeps the focus until it is closed; Escape presses its last button."""

    def __init__(self, name: str, title: Wording, *, wide: float = WIDE) -> None:
        super().__init__(name)
        self.wide = wide
        self.panel = self.add(Panel(pad=26, gap=18))
        self.panel.add(Title(f"{name}/title", title, size=HEADING, align="centre"))
        self.body = self.panel.add(Scroll(gap=10))
        self.buttons = self.panel.add(Row(gap=12))
        self._answers: list[Callable[[], None]] = []

    def tell(self, name: str, text: Wording, *, colour: str = "ink") -> None:
        self.body.column.add(Label(name, text, colour=colour))

    def ask(self, field: Field | Stepper) -> None:
        """Add a text field or a number; Enter there presses the main button."""
        field.on_done = self._take_main
        self.body.column.add(field)

    def _take_main(self) -> None:
        if isinstance(self.first, Button):
            self.first.on_press()

    def answer(self, name: str, text: Wording, on_press: Callable[[], None] | None = None, *,
               kind: str = "button") -> None:
        """Add a button, which closes the dialog and then acts."""
        def press() -> None:
            self.desk.close(self)
            if on_press is not None:
                on_press()

        self._answers.append(press)
        button = self.buttons.add(Button(name, text, press, kind=kind))
        if kind == "primary" or self.first is None:
            self.first = button

    def lay(self) -> None:
        """Place it in the middle; what does not fit scrolls."""
        wide = min(self.desk.theme.enlarge(self.wide), self.box.w - 2 * MARGIN)
        inner = wide - 2 * self.panel.pad
        title = self.panel.children[0].height(inner)
        buttons = self.buttons.height(inner)
        around = title + buttons + 2 * self.panel.pad + 2 * self.panel.gap
        self._centre(inner)
        body = min(self.body.height(inner), self.box.h - 2 * MARGIN - around)
        frame = self.box.centre(wide, around + body)
        self.panel.box = frame
        top = frame.y + self.panel.pad
        left = frame.x + self.panel.pad
        for child, high in ((self.panel.children[0], title), (self.body, body),
                            (self.buttons, buttons)):
            child.place(Box(left, top, inner, high))
            top += high + self.panel.gap

    def _centre(self, width: float) -> None:
        """Centre a few short sentences, like the title."""
        told = [each for each in self.body.column.children if isinstance(each, Label)]
        is_short = len(told) <= 3 and all(each.is_short(width) for each in told)
        for each in told:
            each.align = "centre" if is_short else "left"

    def paint(self, brush: Brush) -> None:
        """Darken what lies below."""
        brush.fill(self.box, "scrim", VEIL)

    def press(self, at: Place) -> bool:
        """Block presses on what lies below."""
        return True

    def dismiss(self) -> None:
        """Press the last button on Escape."""
        if self._answers:
            self._answers[-1]()
