"""The pictures in the rules and the manual of a title: parts of its table in its first lesson."""

from __future__ import annotations

from functools import partial

from alexandre.content.lesson import LessonPicture, lesson, lessons
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import UNITS, sheets_of
from alexandre.scenes.lessons.progress import Progress
from alexandre.ui.draw.sheets.tree import INFINITE, Node, lay_out
from alexandre.ui.draw.sketch import Sketch
from alexandre.ui.text.sizes import LEAD
from alexandre.ui.widgets.base.boxes import Column, Row
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Root, Widget
from alexandre.ui.widgets.panels.figure import Figure, Turns

WIDE = 230.0  # of a picture; its sentence has the rest


def illustrate(desk: Root, title: str) -> dict[str, Widget]:
    """A row with the picture and its sentence for each note; none without a lesson."""
    rows: dict[str, Widget] = {}
    turns = Turns()
    for id in lessons(title)[:1]:
        for picture in lesson(title, id).pictures:
            row = Row(gap=16, widths=(WIDE, 0.0))
            name = f"rulebook/picture/{picture.note}"
            row.add(Column()).add(Figure(name, partial(draw, desk, title, id, picture),
                                    picture.show, turns))
            row.add(Label(f"{name}/says", Msg.of(f"{title}.picture.{picture.note}"), size=LEAD))
            rows[picture.note] = row
    return rows


def draw(desk: Root, title: str, id: str, picture: LessonPicture) -> Sketch | None:
    """The sheet of a picture as the learner sees it at that step, in the words and letters of the
    window."""
    progress = Progress(lesson(title, id), picture.at)
    game = progress.session.game
    sheets = sheets_of(game, game.view(progress.session.state, 0))
    sheet = next((each for each in sheets if each.name == picture.sheet), None)
    if sheet is None or not isinstance(sheet.content, Node):
        return sheet.sketch if sheet is not None else None
    return lay_out(sheet.content, (UNITS[sheet.place], INFINITE), desk.letters.ems,
                   desk.voice).sketch
