"""The library of titles: a plate, a description and the possible actions of each."""

from __future__ import annotations

from functools import partial
from typing import Final

from alexandre import games
from alexandre.content import data
from alexandre.content.lesson import lessons
from alexandre.kernel.text import Msg
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.base.pictures.plates import name_of_title, plate_of
from alexandre.scenes.editor.edited_board import editing_of
from alexandre.ui.draw.layout import Box
from alexandre.ui.input.commands import obey
from alexandre.ui.text.sizes import BODY, HEADLINE, LABEL, LARGE, LEAD
from alexandre.ui.widgets.base.boxes import Column, Plated, Row, Rule, Space
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget, walk
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.panels.card import Card
from alexandre.ui.widgets.pictures.miniature import Miniature

PLATE_LEAST, PLATE_MOST = 160.0, 400.0  # how high the open one's is
SHELVED_LEAST: Final = 64.0  # and a small one
YIELDED: Final = 220.0  # half of it to the words where letters are half as large again
EDGE: Final = 22.0
GAP: Final = 16.0
BETWEEN: Final = 24.0  # the picture and the words
WIDEST, TALLEST = 1240.0, 740.0


class Library(Scene):
    """The library; one title is open, the others are beside it."""

    def __init__(self, house: House, title: str = games.TITLES[0]) -> None:
        super().__init__(house)
        self.chosen = title

    def build(self) -> Widget:
        """Build the row of pictures and the open title below it."""
        shelf = Row("library/shelf", gap=12)
        for title in self.house.titles:
            card = shelf.add(Card(f"library/{title}", partial(self._choose, title), pad=8, gap=4))
            card.is_on = title == self.chosen
            card.add(Miniature(f"library/{title}/plate", plate_of(title)))
            card.add(Label(f"library/{title}/name", name_of_title(title), face="bold",
                           size=LABEL, align="centre"))
        self.plate = Miniature("library/plate", plate_of(self.chosen), most=PLATE_MOST)
        page = self._open_one()
        return LibraryPlate("library", shelf, page, self._foot(), self.plate, self.beside,
                            self.above)

    def entered(self) -> None:
        """Focus the open title."""
        self.house.desk.focus_first(f"library/{self.chosen}")

    def do(self, command: str) -> bool:
        """Open the rules of the open title on the key of the rules."""
        return obey(command, {"rules": self._read}) or super().do(command)

    def _open_one(self) -> Row:
        """Build the large picture, the description and the buttons."""
        title = self.chosen
        row = Row(gap=BETWEEN)
        self.beside = row.add(Column())
        self.beside.add(self.plate)
        words = row.add(Column(gap=9))
        self.above = words.add(Space(0.0))
        words.add(Title("library/title", name_of_title(title), size=HEADLINE))
        words.add(Remark("library/facts", Msg.of(
            "ui.library.facts", players=Msg.of(f"{title}.players"),
            length=Msg.of(f"{title}.length")), size=BODY))
        words.add(Rule())
        words.add(Label("library/about", Msg.of(f"{title}.about"), size=LEAD))
        return row

    def _foot(self) -> Widget:
        """Build the back button and the buttons of the open title."""
        back = Button("library/back", Msg.of("ui.dialog.back"), self.house.leave, size=BODY)
        row = Row(gap=10)
        row.add(back)
        row.add(Button("library/rules", Msg.of("ui.menu.rules"), self._read, size=BODY, pad=6))
        for each in lessons(self.chosen):
            row.add(Button(f"library/{each}", Msg.of(f"{self.chosen}.lesson.{each}"),
                           partial(self._learn, each), size=BODY, pad=6))
        if data.problems(self.chosen).exists():
            row.add(Button("library/problems", Msg.of("ui.menu.problems"), self._solve, size=BODY,
                           pad=6))
        if editing_of(self.chosen) is not None:
            row.add(Button("library/boards", Msg.of("ui.library.boards"),
                           partial(self.house.navigation.boards, self.chosen), size=BODY, pad=6))
        if games.meta(self.chosen).difficulties:
            row.add(Button("library/career", Msg.of("ui.library.career"),
                           partial(self.house.navigation.career, self.chosen), size=BODY, pad=6,
                           tip=Msg.of("ui.career.tip")))
        row.add(Button("library/replays", Msg.of("ui.library.replays"), self._watch, size=BODY,
                       pad=6))
        row.add(Button("library/play", Msg.of("ui.library.play"), self._play, kind="primary",
                       size=LARGE))
        return row

    def _choose(self, title: str) -> None:
        """Open this title; chosen again, play it."""
        if title == self.chosen:
            self._play()
            return
        self.chosen = title
        self.house.refresh()

    def _play(self) -> None:
        from alexandre.scenes.setup.seats import Seats

        self.house.enter(Seats(self.house, self.chosen))

    def _learn(self, lesson: str) -> None:
        from alexandre.scenes.lessons.lesson import LessonRoom

        self.house.enter(LessonRoom(self.house, self.chosen, lesson))

    def _solve(self) -> None:
        from alexandre.scenes.problems.problem_list import ProblemList

        self.house.enter(ProblemList(self.house, self.chosen))

    def _read(self) -> None:
        from alexandre.scenes.home.rulebook import Rulebook

        self.house.enter(Rulebook(self.house, self.chosen))

    def _watch(self) -> None:
        from alexandre.scenes.archive.replays import Replays

        self.house.enter(Replays(self.house, self.chosen))


class LibraryPlate(Plated):
    """A plate over most of the window: the row of titles, the open one, its buttons."""

    def __init__(self, name: str, row: Widget, page: Row, foot: Widget,
                 picture: Miniature, beside: Widget, above: Space) -> None:
        """The picture is in the column `beside` the words, which have a space `above` them."""
        super().__init__(name)
        self.picture, self.beside, self.above = picture, beside, above
        self.row, self.foot = self.add(row), self.add(foot)
        self.page = self.add(Scroll(f"{name}/page"))
        self.opened = self.page.column.add(page)

    def lay(self) -> None:
        """Lay it out; where there is too little room the large picture shrinks or goes, since the
        row shows it too, then the row does, and then the words scroll."""
        shelved = [each for each in walk(self.row) if isinstance(each, Miniature)]
        for each in shelved:
            each.most = 0.0
        inner = self._plate().inset(EDGE)
        text = self.desk.theme.text  # the row enlarges what it holds
        self.opened.widths = (((inner.w - BETWEEN) / 2 - YIELDED * (text - 1)) / text, 0.0)
        page = self._lay_around(inner, (self.row,), self.foot, GAP)
        self.above.high = 0.0
        self.picture.most = min(PLATE_MOST, max(PLATE_LEAST, page.h - 2))
        self.beside.shown(is_shown=True)
        self.beside.shown(is_shown=self.page.height(page.w) <= page.h)
        lacking = self.page.height(page.w) - page.h
        if lacking > 0:
            for each in shelved:
                each.most = max(SHELVED_LEAST, each.box.h - lacking)
            page = self._lay_around(inner, (self.row,), self.foot, GAP)
        self.page.place(page)
        words = self.above.parent
        if self.beside.is_shown and words is not None:  # in the middle of the picture's height
            spare = self.picture.box.h - words.height(words.box.w)
            self.above.high = max(0.0, spare / 2)
            self.page.lay()

    def _plate(self) -> Box:
        wide = min(self.box.w - 40, WIDEST)
        return self.box.centre(wide, min(self.box.h - 36, TALLEST))
