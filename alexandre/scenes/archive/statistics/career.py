"""The career: the best result at each difficulty of each board, with its chronicle."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from alexandre import games
from alexandre.content.board import board_name
from alexandre.kernel.text import Msg
from alexandre.scenes.archive.chronicle import Chronicle
from alexandre.scenes.archive.statistics.rows import (
    FinishedMatch,
    climb,
    collect,
    list_finished,
)
from alexandre.scenes.base.board import draw_start, drawing_of
from alexandre.scenes.base.bookmarks import tell_day
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.base.pictures.plates import plate_of
from alexandre.scenes.base.scroll_panel import ScrollPanel
from alexandre.scenes.setup.match_setup import LINKED
from alexandre.ui.draw.sketch import Sketch, Wording
from alexandre.ui.text.sizes import CAPTION, HEADLINE, LABEL, LARGE, SMALL
from alexandre.ui.widgets.base.boxes import Column, Panel, Row
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.pictures.miniature import Miniature

WIDE: Final = 1120.0
PLATE: Final = 180.0
HIGH: Final = 120.0
NAME: Final = 112.0  # width of a difficulty's name
WAYS: Final = (124.0, 82.0)  # width of the buttons for a chronicle and for a new match


class Career(Scene):
    """A panel for each board with its difficulties, and one for linked games."""

    def __init__(self, house: House, title: str) -> None:
        super().__init__(house)
        self._title = title
        self._games = [games.load(title, board) for board in games.meta(title).boards]

    def build(self) -> Widget:
        """Build the panels from the files in the player's folder."""
        store, title = self.house.store, Msg.of(f"{self._title}.title")
        self._rungs = climb(self._title, collect(store))
        self._reads = list[str]()  # names of the buttons that open a chronicle
        self._files = {entry.name: entry.file for entry in list_finished(store)}
        column = Column(gap=10)
        column.add(Title("career/title", Msg.of("ui.career.title", title=title), size=HEADLINE,
                         align="centre"))
        column.add(Remark("career/about", Msg.of("ui.career.about"), size=CAPTION, align="centre"))
        for panel in self._lay_boards():
            column.add(panel)
        return ScrollPanel("career", column, Row(gap=12).hold(
            Button("career/back", Msg.of("ui.dialog.back"), self.house.leave)), WIDE)

    def entered(self) -> None:
        """Focus the first row, or else the button that leads back."""
        self.house.desk.focus_first(*self._reads, "career/back")

    def _lay_boards(self) -> Iterator[Widget]:
        """Lay out the boards with difficulties, then the linked matches."""
        meta = games.meta(self._title)
        for game in self._games:
            board = game.board.id
            if graded := meta.grade(board):
                rows = [(rung, Msg.of(f"ui.seats.difficulty.{rung}"),
                         meta.share_of(rung, board)) for rung in graded]
                yield self._lay(board, board_name(game.board), draw_start(game, {}), [
                    self._lay_rung(board, *row) for row in rows])
        if drawing_of(self._games[0]).beginning(meta.boards[0]) is not None:
            yield self._lay(LINKED, Msg.of("ui.seats.linked.true"), plate_of(self._title), [
                self._lay_rung("", LINKED, "", None)])

    def _lay(self, name: str, title: Wording, sketch: Sketch | None,
             rungs: list[Row]) -> Widget:
        panel = Panel(f"career/{name}", gap=4, pad=10, kind="row")
        row = panel.add(Row(gap=16, widths=(PLATE, 0.0)))
        row.add(Miniature(f"career/{name}/plate", sketch, most=HIGH))
        column = row.add(Column(gap=4))
        column.add(Title(f"career/{name}/name", title, size=LARGE))
        for rung in rungs:
            column.add(rung)
        return panel

    def _lay_rung(self, board: str, rung: str, name: Wording, share: int | None) -> Row:
        """Lay out one difficulty: the best result, the number won, the buttons to read and to
        play."""
        tried, here = self._rungs.get((board, rung)), f"career/{board}/{rung}"
        row = Row(gap=8, widths=(*((NAME,) if name else ()), 0.0, *WAYS))
        if name:
            row.add(Label(f"{here}/name", name, size=LABEL, face="bold"))
        words = row.add(Column(gap=0))
        words.add(Label(f"{here}/best", tell_best(tried.best) if tried
                        else Msg.of("ui.career.none"), size=LABEL,
                        colour="ink" if tried else "ink.soft"))
        tally = () if tried is None else (
            Msg.of("ui.career.tally", won=tried.won, of=tried.played),)
        compared = () if share is None else (Msg.of("ui.career.share", n=share),)
        if tally or compared:
            words.add(Remark(f"{here}/tally", Msg.of("ui.career.both", told=(*tally, *compared)),
                             size=CAPTION))
        ways = row.add(Column())
        if tried is not None and tried.best.name in self._files:
            self._reads.append(f"{here}/read")
            ways.add(Button(self._reads[-1], Msg.of("ui.career.read"), partial(
                self._read, self._files[tried.best.name]), size=SMALL, pad=4))
        elif tried is not None:
            ways.add(Remark(f"{here}/gone", Msg.of("ui.career.gone"), size=CAPTION,
                            align="centre"))
        row.add(Column()).add(Button(f"{here}/play", Msg.of("ui.library.play"), partial(
            self.house.navigation.seats, self._title,
            board or games.meta(self._title).boards[0], rung), size=SMALL, pad=4))
        return row

    def _read(self, file: str) -> None:
        self.house.enter(Chronicle(self.house, self._title, file))


def tell_best(row: FinishedMatch) -> Msg:
    """A best result with its day; for linked matches with the board that was reached."""
    day, n = tell_day(row.name), row.scores[row.seat]
    if row.rung == LINKED:
        board = board_name(games.load(row.title, row.board).board)
        return Msg.of(f"ui.career.life.{'won' if row.has_won else 'lost'}", board=board, n=n,
                      day=day)
    if row.has_won:
        return Msg.of("ui.career.won", n=n, day=day)
    return Msg.of("ui.career.lost", day=day, ending=Msg.of(f"{row.title}.ending.{row.ending}"))
