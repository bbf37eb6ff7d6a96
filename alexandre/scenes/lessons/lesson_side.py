"""What stands beside the table in a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alexandre.kernel.text import Msg
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Disc, Shape, Sketch, Wording
from alexandre.ui.widgets.base.boxes import Column, Row, Rule, Yielding
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.pictures.miniature import Miniature

if TYPE_CHECKING:
    from alexandre.scenes.lessons.lesson import LessonRoom

PAD: Final = 18.0
GAP: Final = 10.0


class LessonSide(Widget):
    """The lesson's name, how far one has come, the sentence, what can be pressed, the players."""

    def __init__(self, room: LessonRoom, name: Msg) -> None:
        super().__init__("lesson")
        self.room = room
        self.count = len(room.lesson.steps)
        self.told = self.add(Column(gap=GAP))
        self.told.add(Label("lesson/name", name, face="title", size=22, align="centre",
                            colour="seal.deep"))
        self.dots = self.told.add(Miniature("lesson/dots", None, most=14.0, is_framed=False))
        self.told.add(Rule())
        self.words = self.told.add(Label("lesson/words", "", size=21))
        self.later = self.told.add(Label("lesson/later", "", face="italic", size=17,
                                         colour="seal"))
        self.button = self.told.add(Button("lesson/do", "", room.choose, kind="primary", size=20))
        after = "ui.lesson.end" if room.lesson.seats > 1 else "ui.lesson.end_alone"
        self.end = self.told.add(Button("lesson/end", Msg.of(after), room.on_end, kind="primary",
                                        size=20))
        self.players = self.add(Yielding("lesson/players", gap=4))
        self.tools = self.add(Row(gap=8))
        self.hint = self.tools.add(Button("lesson/hint", Msg.of("ui.lesson.hint"), room.choose,
                                          size=16, tip=Msg.of("ui.lesson.hint_tip")))
        self.tools.add(Button("lesson/again", Msg.of("ui.lesson.again"), room.again, size=16))
        self.tools.add(Button("lesson/leave", Msg.of("ui.lesson.leave"), room.house.leave,
                              size=16, tip=Msg.of("ui.lesson.leave_tip")))

    def show(self, words: Wording, at: int, button: Wording, *, is_over: bool) -> None:
        """Another step."""
        self.words.say(words)
        self.dots.show(dots(self.count, at))
        self.note("")
        self.button.say(button)
        self.button.shown(is_shown=bool(button))
        self.button.enable(is_enabled=self.room.is_ready)
        self.end.shown(is_shown=is_over)
        self.hint.enable(is_enabled=self.room.course.action is not None)
        self.lay()
        self.touch()

    def note(self, words: Wording) -> None:
        """A sentence below the other."""
        self.later.say(words)
        self.later.shown(is_shown=bool(words))
        self.lay()
        self.touch()

    def lay(self) -> None:
        """The words above, the players and the tools at the foot."""
        inner = self.box.inset(PAD)
        told, tools = self.told.height(inner.w), self.tools.height(inner.w)
        left = inner.h - told - tools - 2 * GAP
        players = max(0.0, min(self.players.height(inner.w), left))
        self.told.place(Box(inner.x, inner.y, inner.w, told))
        self.players.place(Box(inner.x, inner.bottom - tools - GAP - players, inner.w, players))
        self.tools.place(Box(inner.x, inner.bottom - tools, inner.w, tools))

    def paint(self, brush: Brush) -> None:
        """The plate."""
        brush.panel(self.box, "panel")


def dots(count: int, at: int) -> Sketch:
    """A dot for each step, full as far as one has come."""
    shapes: list[Shape] = [Disc((10.0 + 20 * number, 10), 5.5, "seal" if number < at else
                                "gold.pale" if number == at else "parchment.edge", "gold", 1.4)
                           for number in range(count)]
    return Sketch((20.0 * count, 20), tuple(shapes))
