"""The side of a lesson's board: the sentence, the buttons, the latest events, the players."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product, takewhile
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Disc, Shape, Sketch, Wording
from alexandre.ui.play.course import Row as StripRow
from alexandre.ui.play.log_rows import Line
from alexandre.ui.sidebar.grid import PLAYERS_LEAST
from alexandre.ui.sidebar.log_view import LogView
from alexandre.ui.text.sizes import BODY, CAPTION, LABEL, LARGE, LEAD, SMALL, SUBHEADING
from alexandre.ui.widgets.base.boxes import Column, Row, Rule, Yielding
from alexandre.ui.widgets.base.label import Label, Title
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.panels.plan_panel import can_choose
from alexandre.ui.widgets.pictures.miniature import Miniature
from alexandre.ui.widgets.pictures.strip import Strip

PAD: Final = 18.0
GAP: Final = 10.0
LINES: Final = 2  # of the log at least, where there is room for any
SIZES: Final = (LARGE, LEAD, BODY, SMALL)  # of the sentence


@dataclass(frozen=True)
class LessonWishes:
    """Interface of the room for the buttons."""

    choose: Callable[[], None]
    play: Callable[[], None]
    ask_again: Callable[[], None]
    click: Callable[[str], None]
    leave: Callable[[], None]


class LessonSide(Widget):
    """The lesson's name, the progress, the text, the buttons, what has happened since the step
    before, the players."""

    def __init__(self, name: Msg, count: int, wishes: LessonWishes, *, is_alone: bool) -> None:
        super().__init__("lesson")
        self.count = count
        self._rows: tuple[StripRow, ...] = ()
        self.told = self.add(Column(gap=GAP))
        self.told.add(Title("lesson/name", name, size=SUBHEADING, align="centre"))
        self.dots = self.told.add(Miniature("lesson/dots", None, most=14.0, is_framed=False))
        self.told.add(Rule())
        self.sentence = self.told.add(Label("lesson/words", "", size=LARGE))
        self.strip = self.told.add(Strip("lesson/strip", wishes.click))
        self.later = self.told.add(Label("lesson/later", "", face="italic", size=LABEL,
                                         colour="seal"))
        self.button = self.told.add(Button("lesson/do", "", wishes.choose, kind="primary",
                                           size=LARGE))
        after = "ui.lesson.end_alone" if is_alone else "ui.lesson.end"
        self.end = self.told.add(Button("lesson/end", Msg.of(after), wishes.play, kind="primary",
                                        size=LARGE))
        self.log = self.add(LogView("lesson/log", size=CAPTION))
        self.players = self.add(Yielding("lesson/players", gap=4))
        self.tools = self.add(Row(gap=8))
        self.tools.is_list = True
        self._tools = [self.tools.add(Button(
            f"lesson/{name}", Msg.of(f"ui.lesson.{name}"), press, size=SMALL,
            tip=Msg.of(f"ui.lesson.{name}_tip") if name != "again" else "")) for name, press in (
            ("hint", wishes.choose), ("again", wishes.ask_again), ("leave", wishes.leave))]
        self.hint = self._tools[0]

    def show(self, words: Wording, at: int, button: Wording, *, is_ready: bool, is_over: bool,
             can_be_shown: bool) -> None:
        """Show a step: its text, and its button if that can act yet."""
        self.sentence.say(words)
        self.dots.show(draw_dots(self.count, at))
        self.prepare((), button, is_ready=is_ready)
        self.end.shown(is_shown=is_over)
        self.hint.enable(is_enabled=can_be_shown)
        self.note("")

    def prepare(self, rows: tuple[StripRow, ...], button: Wording, *, is_ready: bool) -> None:
        """Show the numbers of what is prepared, and the button that sends it."""
        self._rows = tuple(replace(row, is_line=False) for row in rows)
        self.strip.shown(is_shown=bool(rows))
        self.button.say(button)
        self.button.shown(is_shown=bool(button))
        self.button.enable(is_enabled=is_ready)

    def tell(self, news: Sequence[Line]) -> None:
        """Show what has happened since the step before."""
        self.log.fill(news, is_news=True)

    def wait(self) -> None:
        """Disable the buttons while the board still shows the last move."""
        for button in (self.button, self.hint):
            button.enable(is_enabled=False)

    def note(self, words: Wording) -> None:
        """Show a second sentence below."""
        self.later.say(words)
        self.later.shown(is_shown=bool(words))
        self.lay()
        self.touch()

    def lay(self) -> None:
        """Place the text at the top, the players and the tools at the foot, and whole lines of the
        log between them; where the players have no room the text is set smaller, and only the
        numbers to choose from are shown of what is prepared."""
        inner = self.box.inset(PAD)
        self._share_tools(inner.w)
        tools = self.tools.height(inner.w)
        chosen = tuple(takewhile(can_choose, self._rows))
        for shown, size in product((self._rows, chosen), SIZES):
            self.strip.show(shown)
            self.sentence.size = size
            told = self.told.height(inner.w)
            left = inner.h - told - tools - 2 * GAP
            if left >= PLAYERS_LEAST:
                break
        self.players.free = max(0.0, left)
        players = min(self.players.height(inner.w), self.players.free)
        self.told.place(Box(inner.x, inner.y, inner.w, told))
        self.players.place(Box(inner.x, inner.bottom - tools - GAP - players, inner.w, players))
        self.tools.place(Box(inner.x, inner.bottom - tools, inner.w, tools))
        unit = self.log.unit
        rows = math.floor((left - players - 2 * GAP) / unit)
        high = unit * rows * (rows >= LINES and bool(self.log.entries))
        top = inner.y + told + GAP
        self.log.shown(is_shown=high > 0)
        self.log.place(Box(inner.x, top, inner.w, high))

    def _share_tools(self, width: float) -> None:
        """Give each tool the width of its words and an equal part of the rest, so that letters
        have one size."""
        wides = [self.desk.text_width(each.words, "text", each.size) for each in self._tools]
        rest = (width - sum(wides) - self.tools.gap * (len(wides) - 1)) / len(wides)
        self.tools.widths = tuple(each + rest for each in wides)

    def paint(self, brush: Brush) -> None:
        brush.panel(self.box, "panel")


def draw_dots(count: int, at: int) -> Sketch:
    """A dot for each step, filled up to the present one."""
    shapes: list[Shape] = [Disc((10.0 + 20 * number, 10), 5.5, "seal" if number < at else
                                "gold.pale" if number == at else "parchment.edge", "gold", 1.4)
                           for number in range(count)]
    return Sketch((20.0 * count, 20), tuple(shapes))
