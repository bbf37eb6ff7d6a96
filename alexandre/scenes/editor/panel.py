"""The side panel of the board editor; every part keeps its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.scenes.editor.fields import Fields
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Caption, Sketch, Wording, stamp
from alexandre.ui.play.editing import Tool
from alexandre.ui.text.sizes import CAPTION, LABEL, LEAD
from alexandre.ui.widgets.base.boxes import RULED_PAD, Column, Row, Ruled, Space
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.panels.card import Card
from alexandre.ui.widgets.pictures.miniature import Miniature

EDGE: Final = 10.0
GAP: Final = 6.0
ROWS, ACROSS = 2, 4  # of tools: the fewest rows, and the most side by side
HINT: Final = 3  # lines of the hint
SIGN: Final = 26.0
FAULTS: Final = 132.0  # the room of what is wrong
SHARE: Final = 0.42  # of what the tools leave, if there is not as much
FIELDS: Final = 120.0  # the least that the fields have


class EditorPanel(Ruled):
    """The panel: `edit/tool/<id>` are the tools, `edit/fault<n>` the errors.

    The scene fills the other slots: `ways` below the tools, then `hint`, which tells the next
    click; `bar` for the board as a whole, `tools` at the foot. `room` is the most room of the
    errors, and `share` their share of a small panel.
    """

    def __init__(self, tools: Sequence[Tool], choose: Callable[[str], None],
                 fields: Fields) -> None:
        super().__init__("edit")
        self.head = self.add(Column(gap=0))
        self.called = self.head.add(Title("edit/title", "", size=LEAD, is_line=True))
        self.state = self.head.add(Remark("edit/state", "", size=CAPTION, is_line=True))
        self.cards: dict[str, Card] = {}
        self.kit = self.add(Column(gap=5))
        across = min(ACROSS, -(-len(tools) // ROWS)) or 1
        for first in range(0, len(tools), across):
            row = self.kit.add(Row(gap=5))
            for number, tool in enumerate(tools[first:first + across], first + 1):
                row.add(self._card(tool, number, choose))
            while len(row.children) < across:
                row.add(Space(1))
        self.ways = self.add(Column(gap=5))
        self.hint = self.add(Label("edit/hint", "", size=CAPTION))
        self.fields = self.add(fields)
        self.wrong = self.add(Label("edit/wrong", "", face="bold", size=LABEL, colour="seal"))
        self.faults = self.add(Scroll("edit/faults", gap=4))
        self.bar = self.add(Row(gap=6))
        self.tools = self.add(Row(gap=6))
        self.room, self.share = FAULTS, SHARE

    def _card(self, tool: Tool, number: int, choose: Callable[[str], None]) -> Card:
        card = self.cards[tool.id] = Card(f"edit/tool/{tool.id}", partial(choose, tool.id),
                                          pad=4, gap=0, tip=tool.tip)
        card.add(Miniature("", add_digit(tool.sign, number), most=SIGN, is_worded=True,
                           is_framed=False))
        card.add(Label("", tool.name, size=CAPTION, align="centre", is_line=True))
        return card

    def say_faults(self, groups: Mapping[Wording, Sequence[int]], go: Callable[[int], None],
                   chosen: int, *, is_begun: bool) -> None:
        """List the errors, each sentence once with its number of places, to which it leads in
        turn; or say that the board can be played.  What an empty sheet lacks is no error."""
        count = sum(map(len, groups.values()))
        if count and not is_begun:
            self.wrong.say(Msg.of("ui.edit.missing"))
        else:
            self.wrong.say(Msg.of("ui.edit.faults", n=count) if count else Msg.of("ui.edit.sound"))
        self.wrong.colour = "tone.good.ink" if not count else "seal" if is_begun else "ink.soft"
        offset = self.faults.offset
        self.faults.column.clear()
        for number, (sentence, places) in enumerate(groups.items()):
            text = sentence if len(places) == 1 else Msg.of(
                "ui.edit.places", what=self.desk.voice(sentence), n=len(places))
            following = next((each for each in places if each > chosen), places[0])
            button = self.faults.column.add(Button(
                f"edit/fault{number}", text, partial(go, following), align="left", size=CAPTION,
                pad=8, high=30))
            button.turn(is_on=chosen in places)
        self.faults.offset = offset
        if self.is_hung:
            self.lay()
        self.touch()

    def lay(self) -> None:
        """Place the tools at the top and the errors at the foot; the fields get the rest."""
        theme, inner = self.desk.theme, self.box.inset(RULED_PAD, EDGE)
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
        wrong = self.wrong.height(inner.w)
        room = low - top - wrong - 2 * GAP
        most = max(min(theme.tall(self.room), room - theme.tall(FIELDS)), room * self.share)
        faults = self.faults.height_of_rows(inner.w, most)
        self.faults.place(Box(inner.x, low - faults, inner.w, faults))
        low -= faults + 2
        self.wrong.place(Box(inner.x, low - wrong, inner.w, wrong))
        low -= wrong + GAP
        self.fields.place(Box(inner.x, top + 2, inner.w, max(0.0, low - top - 2)))
        self._rule(top - GAP / 2, low + GAP / 2)


def add_digit(sign: Sketch, number: int) -> Sketch:
    """A sign with the digit that chooses it before it."""
    wide, high = sign.size
    digit = Caption((wide * 0.3, high * 0.3), str(number), high * 0.42, "ink.soft", "table")
    return Sketch((2 * wide, high), stamp(sign.shapes, (wide * 0.5, 0.0), 1.0), (digit,))
