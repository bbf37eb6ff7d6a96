"""Today: the same campaign and puzzles for everybody, with results to send to a friend."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date, timedelta
from functools import partial
from typing import Final

from alexandre import games
from alexandre.ai.review.problems import Problem
from alexandre.content.board import board_name
from alexandre.kernel.contract import OVER
from alexandre.kernel.meta import Meta
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Refusal, Who
from alexandre.scenes.archive.finished_matches import list_own_matches
from alexandre.scenes.base.house import EACH_ITSELF, House, Scene
from alexandre.scenes.base.pictures.plates import plate_of
from alexandre.scenes.base.save_files import new_name, open_entry
from alexandre.scenes.base.scroll_panel import ScrollPanel
from alexandre.scenes.problems.marks import Marks
from alexandre.scenes.problems.problem_list import describe_mark, describe_position
from alexandre.scenes.problems.shelf import list_problems
from alexandre.scenes.problems.table import ProblemTable
from alexandre.scenes.setup.chapter import open_chapter
from alexandre.scenes.story import daily
from alexandre.scenes.story.daily import Daily, daily_of, draw_daily, tell_day, tell_friend
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.text.sizes import HEADLINE, LABEL, LARGE, SMALL
from alexandre.ui.widgets.base.boxes import Column, Panel, Row
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.field import CLIPBOARD
from alexandre.ui.widgets.pictures.miniature import Miniature

WIDE: Final = 1040.0
PLATE: Final = 104.0
HIGH: Final = 66.0
WAYS: Final = 190.0


class Today(Scene):
    """A panel for each title: its campaign of the day, or its puzzle."""

    looks = EACH_ITSELF

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.day: date = daily.find_today()
        self._marks = Marks(house.store)

    def build(self) -> Widget:
        """Build the panels of the titles that have one today."""
        column = Column(gap=10)
        column.add(Title("today/title", Msg.of("ui.today.title", date=tell_day(self.day)),
                         size=HEADLINE, align="centre"))
        column.add(Remark("today/about", Msg.of("ui.today.about"), size=SMALL, align="centre"))
        metas = sorted(map(games.meta, self.house.titles), key=daily.has_daily, reverse=True)
        for meta in metas:
            if daily.has_daily(meta):
                column.add(self._lay_campaign(meta))
            else:
                for widget in self._lay_puzzle(meta.id):
                    column.add(widget)
        return ScrollPanel("today", column, Row(gap=12).hold(
            Button("today/back", Msg.of("ui.dialog.back"), self.house.leave)), WIDE)

    def entered(self) -> None:
        """Focus the campaign."""
        self.house.desk.focus_first(*(f"today/{title}/play" for title in self.house.titles),
                                    "today/back")

    # ---- the campaign ----------------------------------------------------------------------

    def _lay_campaign(self, meta: Meta) -> Widget:
        """Lay out its board and difficulty, or its result."""
        drawn = draw_daily(meta, self.day)
        name, session = self._find_match(drawn)
        game = games.load(meta.id, drawn.board)
        told = [Msg.of("ui.today.campaign", board=board_name(game.board), difficulty=Msg.of(
            f"ui.seats.difficulty.{drawn.difficulty}"))]
        if session is None:
            return self._lay(meta.id, told, "play", partial(self._begin, drawn))
        if session.decider != OVER:
            return self._lay(meta.id, [*told, Msg.of("ui.today.open")], "go_on",
                             partial(self._resume, session, name))
        copied = tell_friend(session, drawn)
        return self._lay(meta.id, [board_name(game.board), *copied[1:]], "copy",
                         partial(self._copy, copied))

    def _find_match(self, drawn: Daily) -> tuple[str, Session | None]:
        """The first match of the day that was finished, or else the one begun last."""
        days = [str(drawn.day + timedelta(days=by)) for by in (-1, 0, 1)]  # by the local clock
        begun: tuple[str, Session | None] = ("", None)
        for entry in reversed(list_own_matches(self.house)):
            if entry.header is None or entry.header.title != drawn.title \
                    or entry.condition != "good" or not any(day in entry.name for day in days):
                continue
            try:
                session = open_entry(self.house.store, entry)
            except Refusal:  # it is listed among the saves, with its error
                continue
            if daily_of(session.game.meta, session.record) == drawn \
                    and not session.record.players[0].level:
                if session.decider == OVER:
                    return entry.name, session
                begun = entry.name, session
        return begun

    def _begin(self, drawn: Daily) -> None:
        """Start a new match on its own table."""
        game = games.load(drawn.title, drawn.board)
        player = Player(self.house.say(Who(0), ()))
        session = Session.new(game, [player], dict(drawn.options), drawn.seed)
        self.house.swap(Table(self.house, session, new_name(self.house.store, drawn.title)))
        open_chapter(self.house, session)

    def _resume(self, session: Session, name: str) -> None:
        self.house.swap(Table(self.house, session, name))

    # ---- the puzzles -----------------------------------------------------------------------

    def _lay_puzzle(self, title: str) -> Iterator[Widget]:
        """Lay out the puzzle of the day; nothing if the title has no readable one."""
        try:
            problems = list_problems(title)
            if not problems:
                return
            number = daily.number_puzzle(self.day, len(problems))
            problem = problems[number]
            question = describe_position(problem, problem.start())
        except Refusal as refused:
            self.house.tell(refused.msg)
            return
        mark = self._marks.find(problem)
        told = [describe_mark(mark), question]
        lines = [Msg.of("ui.problem.number", n=number + 1, of=len(problems)), *told]
        if mark.is_solved:
            copied = [Msg.of("ui.today.puzzle", title=Msg.of(f"{title}.title"), n=number + 1,
                             date=tell_day(self.day)), *told]
            yield self._lay(title, lines, "copy", partial(self._copy, copied))
        else:
            yield self._lay(title, lines, "play", partial(self._solve, problems, number))

    def _solve(self, problems: tuple[Problem, ...], number: int) -> None:
        self.house.enter(ProblemTable(self.house, problems, number, self._marks))

    # ---- what is shown ---------------------------------------------------------------------

    def _lay(self, title: str, lines: Sequence[Wording], way: str,
             act: Callable[[], None]) -> Widget:
        """Lay out a panel: plate, lines, buttons."""
        panel = Panel(f"today/{title}", gap=4, pad=10, kind="row")
        row = panel.add(Row(gap=18, widths=(PLATE, 0.0, WAYS)))
        row.add(Miniature(f"today/{title}/plate", plate_of(title), most=HIGH))
        words = row.add(Column(gap=2))
        words.add(Title(f"today/{title}/name", Msg.of(f"{title}.title"), size=LARGE))
        for number, line in enumerate(lines):
            words.add(Label(f"today/{title}/{number}", line, size=LABEL if not number else SMALL))
        row.add(Column(gap=0).hold(
            Button(f"today/{title}/{way}", Msg.of(f"ui.today.{way}"), partial(self.attempt, act),
                   size=LABEL, kind="button" if way == "copy" else "primary")))
        return panel

    def _copy(self, lines: Sequence[Msg]) -> None:
        """Copy the lines to the clipboard."""
        CLIPBOARD.copy("\n".join(self.house.say(line, ()) for line in lines))
        self.house.tell(Msg.of("ui.today.copied"))
