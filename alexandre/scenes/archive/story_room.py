"""The story of a finished match: five pictures, a page of prose, its last page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.content.board import board_name
from alexandre.kernel.record import Record
from alexandre.kernel.text import Msg
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.base.scroll_panel import ScrollPanel
from alexandre.scenes.setup.chapter import epilogue_of, lay_page
from alexandre.scenes.story.prose import write_page
from alexandre.scenes.story.row import Story, tell_story
from alexandre.ui.play.legacy import Epilogue
from alexandre.ui.text.sizes import HEADLINE, LABEL, LARGE
from alexandre.ui.widgets.base.boxes import Column, Row, Rule
from alexandre.ui.widgets.base.label import Label, Title
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.pictures.miniature import Miniature

WIDE: Final = 1120.0
LAST: Final = 320.0  # how wide the picture of the last page is


class StoryRoom(Scene):
    """The screen above a result; `on_watch` opens the replay after that many actions."""

    first = ("prose/back",)

    def __init__(self, house: House, story: Story, on_watch: Callable[[int], None]) -> None:
        super().__init__(house)
        self._story = story
        self._on_watch = on_watch

    @property
    def record(self) -> Record:
        """The record whose seats are shown here."""
        return self._story.history.record

    def build(self) -> Widget:
        """Build the pictures, with the prose below."""
        record, column = self.record, Column(gap=10)
        column.add(Title("prose/title", Msg.of(
            "ui.annals.of", title=Msg.of(f"{record.title}.title"), board=board_name(record.board)),
            size=HEADLINE, align="centre"))
        if not self.house.is_kiosk:  # visitors of a kiosk watch no replays
            column.add(tell_story(self._story, self._on_watch))
            column.add(Rule())
        column.add(lay_page(self.house, "prose", write_page(self._story.history)))
        history = self._story.history
        last = epilogue_of(history.game, history.states[-1], history.steps)
        if last is not None:
            column.add(Rule())
            column.add(self._lay_last(last))
        return ScrollPanel("story_room", column, Row(gap=12).hold(Button(
            "prose/back", Msg.of("ui.dialog.back"), self.house.leave, kind="primary")), WIDE)

    def _lay_last(self, last: Epilogue) -> Row:
        """The last page beside its picture."""
        row = Row(gap=14, widths=(LAST, 0.0))
        row.add(Miniature("prose/last/picture", last.picture))
        words = row.add(Column(gap=4))
        words.add(Title("prose/last/title", last.title, size=LARGE))
        words.add(Label("prose/last", " ".join(map(self.house.voice, last.words)), size=LABEL))
        return row
