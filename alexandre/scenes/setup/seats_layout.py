"""The layout of a table before a match: tablets side by side, a title above, the way on below."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Align, Wording
from alexandre.ui.text.sizes import HEADLINE, LABEL, LEAD, SMALL
from alexandre.ui.widgets.base.boxes import Column, Panel, Row
from alexandre.ui.widgets.base.label import Label, Remark
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget, walk
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.controls.select import T

EDGE: Final = 16.0
GAP: Final = 12.0
SIGN: Final = 38.0  # how high a small button is
LOW: Final = 28.0  # how high a row is where room is scarce
WIDEST: Final = 1220.0
YIELDED: Final = 100.0  # half of it where letters are half as large again
TABLET: Final = 480.0  # how wide a tablet is at the most
ONWARD: Final = 340.0  # how wide the last of the buttons below is
KEPT: Final = 3  # so often is something told no more before the tablets go
NAMED: Final = 168.0  # the width of what stands before a choice


@dataclass
class SteadyLayout:
    """The measures kept while the player chooses, so that nothing clicked moves: what has given
    way, and the height of the tablets, for the window and text size that it is `of`."""

    of: tuple[object, ...] = ()
    step: int = 0
    high: float = 0.0


@dataclass(frozen=True)
class Explanation:
    """The explanation of a choice: `words` are its tip if the `widget` has no room."""

    widget: Widget
    choice: Widget
    words: tuple[Wording, ...]


class AgreedRow(Row):
    """The board beside the choices, at least as high as the room below the tablets; the board
    yields to larger letters, and in a narrow window."""

    least = 0.0

    def _scale_widths(self, widths: tuple[float, ...], width: float) -> tuple[float, ...]:
        yielded = YIELDED * (self.desk.theme.text - 1) + max(0.0, WIDEST - width) / 2
        return tuple(each and each - yielded for each in widths)

    def height(self, width: float) -> float:
        return max(self.least, super().height(width))


class ColumnPanel(Panel):
    """Rows in so many columns, each with its sentences below; the last widget is at the foot, at
    full width."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__(name, pad=10, gap=4)
        self.count = count

    def height(self, width: float) -> float:
        foot = self.children[-1].height(width - 2 * self.pad)
        return max(map(self._high, self._split(width))) + foot + self.gap + 2 * self.pad

    def lay(self) -> None:
        inner = self.box.inset(self.pad)
        foot = self.children[-1].height(inner.w)
        self.children[-1].place(Box(inner.x, inner.bottom - foot, inner.w, foot))
        wide, left = self._wide(self.box.w), inner.x
        for column in self._split(self.box.w):
            top = inner.y
            for child, high in column:
                child.place(Box(left, top, wide, high))
                top += high + self.gap
            left += wide + GAP

    def _wide(self, width: float) -> float:
        return (width - 2 * self.pad - GAP * (self.count - 1)) / self.count

    def _high(self, column: Sequence[tuple[Widget, float]]) -> float:
        return sum(high + self.gap for _child, high in column) - self.gap

    def _split(self, width: float) -> list[list[tuple[Widget, float]]]:
        """The widgets of each column with their heights, as even as possible."""
        wide = self._wide(width)
        rows = [(each, each.height(wide)) for each in self.children[:-1] if each.is_shown]
        starts = [at for at, (each, _high) in enumerate(rows) if isinstance(each, Row)]
        if self.count == 1:
            return [rows]
        at = min(starts, key=lambda each: max(self._high(rows[:each]), self._high(rows[each:])))
        return [rows[:at], rows[at:]]


class SeatsPage(Widget):
    """A title at the top, the buttons at the bottom, and the choices between: the tablets and the
    choices on the game, or only the latter.

    Where there is too little room, explanations become tips, one group after the other, then rows
    shrink; beside variants the tablets are hidden before these lose their explanations. If that is
    not enough, everything is explained and scrolls.
    """

    def __init__(self, title: Wording, body: Scroll, buttons: tuple[Widget, ...],
                 tablets: TabletRow, agreed: AgreedRow, steady: SteadyLayout,
                 told: Sequence[Sequence[Explanation]] = ()) -> None:
        super().__init__("seats")
        self.told = told
        self.tablets = tablets
        self.agreed = agreed
        self.is_unfolded = not agreed.children[0].is_shown
        self.steady = steady
        self.head = self.add(Label("seats/title", title, face="display", size=HEADLINE,
                                   align="centre", colour="gold.pale"))
        self.body = self.add(body)
        self.buttons = self.add(Row(gap=12, widths=(*[0.0] * (len(buttons) - 1), ONWARD)).hold(
            *buttons))

    def lay(self) -> None:
        """Give the body what the others leave."""
        wide = min(self.desk.theme.enlarge(WIDEST), self.box.w - 2 * EDGE)
        whole = self.box.centre(wide, self.box.h - 2 * EDGE + 8)
        head = self.head.height(wide)
        foot = self.buttons.height(wide)
        self.head.place(Box(whole.x, whole.y, wide, head))
        high = whole.h - head - foot - 18
        self._fit(wide, high)
        self.body.place(Box(whole.x, whole.y + head + 8, wide, high))
        self.buttons.place(Box(whole.x, whole.bottom - foot, wide, foot))

    def _fit(self, wide: float, high: float) -> None:
        """Give way as far as necessary; the choices stay in place if they can."""
        steady, tablets, agreed = self.steady, self.tablets, self.agreed
        window = wide, high, self.desk.theme.text, self.is_unfolded
        if steady.of != window:
            steady.of, steady.step, steady.high = window, 0, 0.0
        tablets.least = agreed.least = 0.0
        ways = [(step, True) for step in range(len(self.told) + 2)]
        if self.is_unfolded:
            ways = [*ways[:KEPT], *((step, False) for step, _is_shown in ways)]
        for step in (*range(steady.step, len(ways)), 0):
            given, is_shown = ways[step]
            tablets.shown(is_shown=is_shown)
            self._give_way(given)
            free = high - self.body.height(wide)
            if free >= 0:
                break
        usual = tablets.height(wide)
        if free >= 0 and not usual <= steady.high <= usual + free:
            steady.high = usual + free * min(0.5, usual / max(1.0, high - free))
        if free >= 0:
            steady.step = step
        tablets.least = steady.high
        agreed.least = high - (tablets.height(wide) + GAP if tablets.is_shown else 0.0)

    def _give_way(self, step: int) -> None:
        tips: dict[Widget, tuple[Wording, ...]] = {}
        for number, group in enumerate(self.told):
            for told in group:
                told.widget.shown(is_shown=number >= step)
                words = () if told.widget.is_shown else told.words
                told.choice.tip = tips[told.choice] = (*tips.get(told.choice, ()), *words)
        for each in walk(self.body):
            if isinstance(each, Button | Choice | Field):
                each.high = min(LOW, each.usual) if step > len(self.told) else each.usual


class LongestOf(Column):
    """The place of a sentence that depends on a choice, as high as the longest possible one."""

    def height(self, width: float) -> float:
        return max(each.height(width) for each in self.children)


class SignRow(Row):
    """Seals or a face, and words that are left out where they do not fit in one line."""

    def height(self, width: float) -> float:
        self._fit(width)
        return super().height(width)

    def lay(self) -> None:
        self._fit(self.box.w)
        super().lay()

    def _fit(self, width: float) -> None:
        label = self.children[-1]
        label.is_shown = True
        wide = self._shares(Box(0, 0, width, 0))[-1][1].w
        label.is_shown = isinstance(label, Label) and label.is_short(wide)


class TabletRow(Widget):
    """Tablets side by side, of limited width; the last one may be narrower."""

    def __init__(self) -> None:
        super().__init__()
        self.last = 1.0
        self.least = 0.0  # how high they are at the least

    def height(self, width: float) -> float:
        return max(self.least, *(each.height(wide) for each, wide in zip(
            self.children, self._wides(width), strict=True)))

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


def tell_why(name: str, text: Wording, *, align: Align = "left") -> Label:
    """An explanation below a choice."""
    return Remark(name, text, size=SMALL, align=align)


def build_sign(name: str, text: str, on_press: Callable[[], None], *,
               is_on: bool = True) -> Widget:
    """A small square button with a sign, and a tip."""
    holder = Column()
    word = name.removeprefix("seats/").rstrip("0123456789")
    tip = Msg.of(f"ui.seats.{word}")
    button = Button(name, text, on_press, pad=4, size=LEAD, tip=tip, high=SIGN)
    holder.add(button).enable(is_enabled=is_on)
    return holder


def build_choice(name: str, values: Iterable[T], value: T, on_change: Callable[[T], None]) -> Row:
    """A choice of values, whose words have keys below `ui.seats.<name>`."""
    return label_row(f"seats/{name}", Msg.of(f"ui.seats.{name}"), Choice(
        f"seats/{name}", [(each, Msg.of(f"ui.seats.{name}.{each}".lower())) for each in values],
        value, on_change))


def label_row(name: str, text: Wording, widget: Widget) -> Row:
    """A choice with its label before it."""
    return Row(gap=8, widths=(NAMED, 0.0)).hold(
        Label(f"{name}/label", text, size=LABEL, colour="ink"),
        widget)
