"""The list of puzzles: titles above, numbered tiles of one title, the chosen one beside."""

from __future__ import annotations

from functools import partial
from typing import Final

from alexandre import games
from alexandre.ai.review.problems import Problem
from alexandre.content.board import board_name
from alexandre.kernel.contract import State
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.base.board import draw_main, drawing_of
from alexandre.scenes.base.house import EACH_ITSELF, House, Scene
from alexandre.scenes.base.pictures.plates import plate_of
from alexandre.scenes.problems.marks import Mark, Marks
from alexandre.scenes.problems.shelf import list_problems
from alexandre.scenes.problems.table import ProblemTable
from alexandre.ui.draw.sketch import Disc, Shape, Sketch, star, wear
from alexandre.ui.text.sizes import BODY, CAPTION, LABEL, LARGE, SMALL, TITLE
from alexandre.ui.widgets.base.boxes import Column, Panel, Plated, Row
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.scroll import BESIDE, Scroll
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.panels.card import Card
from alexandre.ui.widgets.pictures.miniature import Miniature

WIDE: Final = 1160.0
HIGH: Final = 700.0
PAD: Final = 22.0
GAP: Final = 14.0
PLATE: Final = 54.0  # how high the plate of a title is at the most
COLUMNS: Final = 7
MARK: Final = 18.0
ASIDE: Final = 22.0  # from the tiles to the puzzle
DETAIL: Final = 14.0  # inside its panel
PICTURE_LEAST: Final = 72.0


class ProblemList(Scene):
    """The list, opened at a title or at the first one with puzzles."""

    looks = EACH_ITSELF

    def __init__(self, house: House, title: str = "") -> None:
        super().__init__(house)
        self.marks = Marks(house.store)
        self._problems = {each: self._read(each) for each in self.house.titles}
        known = [each for each in self.house.titles if self._problems[each]]
        self.title_id = title if title in known else (known or self.house.titles)[0]
        self._chosen = dict.fromkeys(self.house.titles, 0)

    def build(self) -> Widget:
        """Build everything again, since a mark may have changed."""
        self._is_drawn = False
        row = Row("problems/titles", gap=10)
        for title in self.house.titles:
            row.add(self._title_card(title))
        page = Row(gap=ASIDE, widths=(0.0, 0.0))
        page.add(self._build_tiles())
        page.add(self._build_details())
        foot = Row(gap=10, widths=(180.0, 0.0, 240.0))
        foot.add(Button("problems/back", Msg.of("ui.dialog.back"), self.house.leave, size=BODY))
        foot.add(Remark("problems/what", Msg.of("ui.problems.what"), size=SMALL, align="centre"))
        solve = foot.add(Button("problems/solve", Msg.of("ui.problems.solve"), self._solve,
                                kind="primary", size=LARGE))
        solve.enable(is_enabled=bool(self._problems[self.title_id]))
        return ProblemPage(row, page, foot, self._picture)

    def entered(self) -> None:
        """Focus the chosen puzzle."""
        self.house.desk.focus_first(f"problems/{self._chosen[self.title_id]}", "problems/back")

    def tick(self, now: int) -> None:
        """Draw the picture of the chosen puzzle, after the page is shown."""
        if not self._is_drawn and self._problems[self.title_id]:
            self._is_drawn = True
            self._draw(self._problems[self.title_id][self._chosen[self.title_id]])

    def wakes(self, now: int) -> int | None:
        """The next frame, while the picture is still to be drawn."""
        return None if self._is_drawn else 1

    # ---- what is shown ---------------------------------------------------------------------

    def _read(self, title: str) -> tuple[Problem, ...]:
        try:
            return list_problems(title)
        except Refusal as refused:
            self.house.tell(refused.msg)
            return ()

    def _title_card(self, title: str) -> Card:
        problems = self._problems[title]
        solved = sum(self.marks.find(each).is_solved for each in problems)
        card = Card(f"problems/title/{title}", partial(self._turn_to, title), pad=7, gap=2)
        card.is_on = title == self.title_id
        card.add(Miniature("", plate_of(title), most=PLATE))
        card.add(Label(f"problems/name/{title}", Msg.of(f"{title}.title"), face="bold",
                       size=SMALL, align="centre"))
        told = Msg.of("ui.problems.count", n=solved, of=len(problems)) if problems \
            else Msg.of("ui.problems.no_count")
        card.add(Remark(f"problems/count/{title}", told, size=CAPTION, align="centre"))
        return card

    def _build_tiles(self) -> Widget:
        """Build the numbered tiles with their results."""
        column, problems = Column(gap=8), self._problems[self.title_id]
        for first in range(0, len(problems), COLUMNS):
            row = column.add(Row(gap=8))
            for number in range(first, first + COLUMNS):
                row.add(self._build_tile(number) if number < len(problems) else Column())
        if not problems:
            column.add(Remark("problems/none", Msg.of("ui.problems.none"), size=LABEL))
        return column

    def _build_tile(self, number: int) -> Card:
        mark = self.marks.find(self._problems[self.title_id][number])
        tile = Card(f"problems/{number}", partial(self._choose, number), pad=6, gap=2,
                    tip=describe_mark(mark))
        tile.is_on = number == self._chosen[self.title_id]
        tile.add(Label(f"problems/{number}/number", str(number + 1), face="title", size=LARGE,
                       align="centre"))
        tile.add(Miniature("", draw_mark(mark), most=MARK, is_framed=False))
        return tile

    def _build_details(self) -> Widget:
        """Build the chosen puzzle: its position, its question, the button to its table."""
        details = Panel("problems/detail", pad=DETAIL, gap=8, kind="row")
        self._picture = details.add(Miniature("problems/picture", most=PICTURE_LEAST))
        problems, number = self._problems[self.title_id], self._chosen[self.title_id]
        details.shown(is_shown=bool(problems))
        if not problems:
            return details
        problem = problems[number]
        details.add(Title("problems/head", Msg.of(
            "ui.problems.head", title=Msg.of(f"{self.title_id}.title"), n=number + 1), size=BODY))
        self._phase = details.add(Label("problems/phase", "", size=LABEL))
        details.add(Remark("problems/table", self._describe_table(problem), size=SMALL))
        if self.marks.find(problem) != Mark():
            details.add(Remark("problems/mark", describe_mark(self.marks.find(problem)),
                               size=SMALL))
        return details

    def _describe_table(self, problem: Problem) -> Msg:
        """The number of players, and the board if there are several."""
        players = Msg.of("ui.problems.players", n=problem.record.seats)
        if len(games.meta(self.title_id).boards) == 1:
            return players
        return Msg.of("ui.problems.on_board", board=board_name(problem.record.board),
                      players=players)

    def _draw(self, problem: Problem) -> None:
        """Show the moment and the position as the player of the puzzle sees it; report a damaged
        one."""
        try:
            state = problem.start()
        except Refusal as refused:
            self.house.tell(refused.msg)
            return
        self._phase.say(describe_position(problem, state))
        wear(problem.record.colours)
        self._picture.show(draw_main(problem.game, problem.game.view(state, problem.seat)))
        self.house.desk.relay()

    # ---- what the player does --------------------------------------------------------------

    def _turn_to(self, title: str) -> None:
        self.title_id = title
        self.house.refresh()

    def _choose(self, number: int) -> None:
        """Show a puzzle; chosen again, open it."""
        if number == self._chosen[self.title_id]:
            self._solve()
            return
        self._chosen[self.title_id] = number
        self.house.refresh()

    def _solve(self) -> None:
        problems, number = self._problems[self.title_id], self._chosen[self.title_id]
        self.attempt(lambda: self.house.enter(
            ProblemTable(self.house, problems, number, self.marks)))


def describe_position(problem: Problem, state: State) -> Msg:
    """The moment of the game, and the question."""
    game = problem.game
    prompt = game.prompt(state, problem.seat)
    phase = Msg.of(f"{game.meta.id}.phase.{prompt.kind}")
    progress = drawing_of(game).progress(game, game.view(state, problem.seat))
    return phase if progress is None else Msg.of("ui.problems.stage", progress=progress,
                                                 phase=phase)


def describe_mark(mark: Mark) -> Msg:
    """The result, in words."""
    if mark.is_solved:
        return Msg.of("ui.problems.solved", n=mark.tries)
    if mark.is_shown:
        return Msg.of("ui.problems.shown")
    return Msg.of("ui.problems.tried", n=mark.tries) if mark.tries else Msg.of("ui.problems.new")


def draw_mark(mark: Mark) -> Sketch:
    """A star for a solved puzzle, three at the first try; a dot for a tried one, a ring for a
    shown one."""
    middle = (34.0, 10.0)
    shapes: tuple[Shape, ...] = ()
    if mark.is_solved:
        places = (12.0, 34.0, 56.0) if mark.tries == 1 else (34.0,)
        shapes = tuple(shape for x in places for shape in star((x, 10.0), 9.0))
    elif mark.is_shown or mark.tries:
        fill = "parchment.edge" if mark.is_shown else "seal"
        shapes = (Disc(middle, 5.0, fill, "gold", 1.4),)
    return Sketch((68.0, 20.0), shapes)


class ProblemPage(Plated):
    """One plate: the titles, the page, which scrolls if it must, and the buttons."""

    wide, high, margin = WIDE, HIGH, 32.0

    def __init__(self, titles: Widget, page: Widget, foot: Widget, picture: Miniature) -> None:
        super().__init__("problems")
        self.head = self.add(Title("problems/title", Msg.of("ui.problems.title"), size=TITLE,
                                   align="centre"))
        self.titles = self.add(titles)
        self.page = self.add(Scroll("problems/page", gap=0))
        self.page.column.add(page)
        self.foot = self.add(foot)
        self.picture = picture

    def lay(self) -> None:
        """Place titles and buttons; the page gets the rest, and its picture what words leave."""
        page = self._lay_around(self._plate().inset(PAD), (self.head, self.titles), self.foot, GAP,
                                between=6.0)
        details, wide = self.picture.parent, (page.w - ASIDE) / 2 - BESIDE
        words = details.height(wide) - self.picture.height(wide - 2 * DETAIL) if details else 0.0
        self.picture.most = max(PICTURE_LEAST, page.h - words)
        self.page.place(page)
