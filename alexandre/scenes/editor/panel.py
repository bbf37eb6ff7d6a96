"""The side panel of the board editor; every part keeps its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.scenes.editor.fields import Fields
from alexandre.scenes.editor.tool_button import ToolButton
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.editing import Tool
from alexandre.ui.text.sizes import CAPTION, LABEL, LEAD
from alexandre.ui.widgets.base.boxes import RULED_PAD, Column, Row, Ruled, Space
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.scroll import BESIDE, Scroll
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.fold import FoldHeading

EDGE: Final = 10.0
GAP: Final = 6.0
ACROSS: Final = 3  # tools side by side
HINT: Final = 3  # lines of the hint
LEAST: Final = 3  # the errors that are shown at least while the fields are
FIELDS: Final = 130.0  # the least room of the fields


class EditorPanel(Ruled):
    """The panel: `edit/tool/<id>` are the tools, `edit/fault<n>` the errors below
    `edit/wrong`.

    The scene fills the other slots: `ways` below the tools, then `hint`, which tells the next
    click; `bar` for the board as a whole, `tools` at the foot. Where there
    is no room for the fields and the `least` number of errors, either is folded.
    """

    def __init__(self, tools: Sequence[Tool], choose: Callable[[str], None],
                 fields: Fields) -> None:
        super().__init__("edit")
        self._is_open = False
        self.head = self.add(Column(gap=0))
        self.called = self.head.add(Title("edit/title", "", size=LEAD))
        self.state = self.head.add(Remark("edit/state", "", size=CAPTION, is_line=True))
        self.kit = self.add(Column(gap=4))
        self.buttons = {tool.id: ToolButton(tool, number, partial(choose, tool.id))
                        for number, tool in enumerate(tools, 1)}
        for first in range(0, len(tools), ACROSS):
            row = self.kit.add(Row(gap=4))
            for tool in tools[first:first + ACROSS]:
                row.add(self.buttons[tool.id])
            while len(row.children) < ACROSS:
                row.add(Space(1))
        self.ways = self.add(Column(gap=5))
        self.hint = self.add(Label("edit/hint", "", size=CAPTION))
        self.fields = self.add(fields)
        self.wrong = self.add(Label("edit/wrong", "", face="bold", size=LABEL, colour="seal"))
        self.fold = self.add(FoldHeading("edit/wrong", "", self._turn))
        self.faults = self.add(Scroll("edit/faults", gap=4))
        self.bar = self.add(Row(gap=6))
        self.tools = self.add(Row(gap=6))
        self.least = LEAST

    def say_faults(self, groups: Mapping[Wording, Sequence[int]], go: Callable[[int], None],
                   chosen: int, *, is_begun: bool) -> None:
        """List the errors, each sentence once with its number of places, to which it leads in
        turn; or say that the board can be played.  What an empty sheet lacks is no error."""
        count = sum(map(len, groups.values()))
        if count and not is_begun:
            heading = Msg.of("ui.edit.missing")
        else:
            heading = Msg.of("ui.edit.faults", n=count) if count else Msg.of("ui.edit.sound")
        self.wrong.say(heading)
        self.fold.say(heading)
        self.wrong.colour = "tone.good.ink" if not count else "seal" if is_begun else "ink.soft"
        offset = self.faults.offset
        self.faults.column.clear()
        for number, (sentence, places) in enumerate(groups.items()):
            text = sentence if len(places) == 1 else Msg.of(
                "ui.edit.places", what=self.desk.voice(sentence), n=len(places))
            following = next((each for each in places if each > chosen), places[0])
            button = self.faults.column.add(Button(
                f"edit/fault{number}", text, partial(go, following), align="left", size=CAPTION,
                pad=8, high=28))
            button.turn(is_on=chosen in places)
        self.faults.offset = offset
        if self.is_hung:
            self.lay()
        self.touch()

    def say_remarks(self, remarks: Sequence[Msg]) -> None:
        """Add what a board without errors lacks."""
        for number, each in enumerate(remarks):
            self.faults.column.add(Remark(f"edit/remark{number}", each, size=CAPTION))
        if remarks and self.is_hung:
            self.lay()

    def lay(self) -> None:
        """Place the tools at the top and the errors at the foot; the fields get the rest."""
        inner = self.box.inset(RULED_PAD, EDGE)
        top = inner.y
        for part in (self.head, self.kit, self.ways):
            high = part.height(inner.w)
            part.place(Box(inner.x, top, inner.w, high))
            top += high + GAP * bool(high)
        high = self.hint.height(inner.w)
        self.hint.place(Box(inner.x, top, inner.w, high))
        if self.hint.words:  # the same room for every sentence
            top += GAP + max(high, HINT * self.desk.text_height("", "text", CAPTION, inner.w))
        low = inner.bottom
        for row in (self.tools, self.bar):
            high = row.height(inner.w)
            row.place(Box(inner.x, low - high, inner.w, high))
            low -= high + GAP * bool(high)
        room = Box(inner.x, top, inner.w, low - top)
        low = self._lay_faults(room)
        self.fields.place(Box(inner.x, top + 2, inner.w, max(0.0, low - top - 2)))
        self._rule(top - GAP / 2, *([low + GAP / 2] if self.fields.is_shown else []))

    def _lay_faults(self, room: Box) -> float:
        """Place the errors at the foot of the room; return where they begin."""
        rows = self.faults.column.children
        self.fold.is_shown = bool(rows) and self._lacks_room(room)
        self.fold.is_open = self._is_open
        heading: Widget = self.fold if self.fold.is_shown else self.wrong
        self.wrong.is_shown = heading is self.wrong
        self.faults.is_shown = self.wrong.is_shown or self._is_open
        self.fields.is_shown = self.wrong.is_shown or not self._is_open
        high = heading.height(room.w)
        most = room.h - high - GAP
        if not self.fields.is_shown:
            faults = most
        elif self.faults.is_shown:
            faults = self.faults.height_of_rows(room.w, max(
                most - self.fields.height(room.w) - GAP, self._least_height(room.w)))
        else:
            faults = -GAP
        self.faults.place(Box(room.x, room.bottom - faults, room.w, max(0.0, faults)))
        top = room.bottom - faults - 2 - high
        heading.place(Box(room.x, top, room.w, high))
        return top - GAP

    def _lacks_room(self, room: Box) -> bool:
        """Whether the fields and the errors do not fit, not even the least of both."""
        fields = min(self.fields.height(room.w), self.desk.theme.enlarge(FIELDS))
        return fields + self._least_height(room.w) + self.wrong.height(room.w) + 2 * GAP > room.h

    def _least_height(self, width: float) -> float:
        """The height of the errors that are shown at least while the fields are."""
        rows = self.faults.column.children[:self.least]
        return sum(each.height(width - BESIDE) + self.faults.column.gap for each in rows)

    def unfold(self, *, is_open: bool) -> None:
        """Show the errors, or else the fields, where there is no room for both."""
        if is_open != self._is_open:
            self._turn()

    def _turn(self) -> None:
        self._is_open = not self._is_open
        self.desk.arrange()
