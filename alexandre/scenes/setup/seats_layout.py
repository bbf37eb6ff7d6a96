"""How a table is laid before a match: tablets side by side, a title above, the way on below."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.text.sizes import HEADLINE, LABEL, LEAD
from alexandre.ui.widgets.base.boxes import Column, Row
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.select import T

EDGE: Final = 16.0
GAP: Final = 12.0
SIGN: Final = 38.0  # how high a small button is
WIDEST: Final = 1220.0
TABLET: Final = 440.0  # how wide a tablet is at the most
ASIDE, ONWARD = 200.0, 300.0  # how wide the buttons below are
NAMED: Final = 168.0  # the width of what stands before a choice


class Laid(Widget):
    """A title above, the way back and on below, and between them all that is chosen.

    What is `told` of a choice becomes its tip, one group after the other, if all has room then and
    had none before.
    """

    def __init__(self, title: Wording, body: Widget, buttons: tuple[Widget, ...],
                 told: Sequence[Sequence[tuple[Label, Widget]]] = ()) -> None:
        super().__init__("seats")
        self.told = told
        self.head = self.add(Label("seats/title", title, face="display", size=HEADLINE,
                                   align="centre", colour="gold.pale"))
        self.body = self.add(body)
        wides = (*[ASIDE] * (len(buttons) - 1), ONWARD)
        self.buttons = self.add(Row(gap=12, widths=wides))
        for button in buttons:
            self.buttons.add(button)
        self._foot = sum(wides) + 12 * (len(wides) - 1)

    def lay(self) -> None:
        """The body has what the others leave."""
        wide = min(self.desk.theme.enlarge(WIDEST), self.box.w - 2 * EDGE)
        whole = self.box.centre(wide, self.box.h - 2 * EDGE + 8)
        head = self.head.height(wide)
        foot_wide = min(wide, self.desk.theme.enlarge(self._foot))
        foot = self.buttons.height(foot_wide)
        self.head.place(Box(whole.x, whole.y, wide, head))
        high = whole.h - head - foot - 18
        for groups in (*range(len(self.told) + 1), 0):
            self._tell_all_but(groups)
            if self.body.height(wide) <= high:
                break
        self.body.place(Box(whole.x, whole.y + head + 8, wide, high))
        self.buttons.place(Box(whole.middle[0] - foot_wide / 2, whole.bottom - foot, foot_wide,
                               foot))

    def _tell_all_but(self, groups: int) -> None:
        tips: dict[Widget, tuple[Wording, ...]] = {}
        for number, group in enumerate(self.told):
            for label, choice in group:
                label.shown(is_shown=number >= groups)
                told = () if label.is_shown else (label.text,)
                choice.tip = tips[choice] = (*tips.get(choice, ()), *told)


class SeatsLayout(Widget):
    """Side by side in the middle, none wider than a tablet is; the last one may be narrower."""

    def __init__(self) -> None:
        super().__init__()
        self.last = 1.0

    def height(self, width: float) -> float:
        return max(each.height(wide)
                   for each, wide in zip(self.children, self._wides(width), strict=True))

    def lay(self) -> None:
        wides = self._wides(self.box.w)
        left = self.box.middle[0] - (sum(wides) + GAP * (len(wides) - 1)) / 2
        for each, wide in zip(self.children, wides, strict=True):
            each.place(Box(left, self.box.y, wide, self.box.h))
            left += wide + GAP

    def _wides(self, width: float) -> list[float]:
        count = len(self.children)
        most = (width - (count - 1) * GAP) / (count - 1 + self.last)
        wide = min(self.desk.theme.enlarge(TABLET), most)
        return [*([wide] * (count - 1)), wide * self.last]


def sign(name: str, text: str, on_press: Callable[[], None], *, is_on: bool = True) -> Widget:
    """A small button as high as it is wide, which its tip says in words."""
    holder = Column()
    word = name.removeprefix("seats/").rstrip("0123456789")
    tip = Msg.of(f"ui.seats.{word}")
    button = Button(name, text, on_press, pad=4, size=LEAD, tip=tip, high=SIGN)
    holder.add(button).enable(is_enabled=is_on)
    return holder


def choose(name: str, values: Iterable[T], value: T, on_change: Callable[[T], None]) -> Row:
    """One of several values, whose words are below `ui.seats.<name>`."""
    return label_row(f"seats/{name}", Msg.of(f"ui.seats.{name}"), Choice(
        f"seats/{name}", [(each, Msg.of(f"ui.seats.{name}.{each}".lower())) for each in values],
        value, on_change))


def label_row(name: str, text: Wording, widget: Widget) -> Row:
    """A choice, and before it what is chosen."""
    row = Row(gap=8, widths=(NAMED, 0.0))
    row.add(Label(f"{name}/label", text, size=LABEL, colour="ink"))
    row.add(widget)
    return row
