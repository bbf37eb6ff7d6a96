"""The end of a match: the winner, the reason, every score with its parts, and the course."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from alexandre import games
from alexandre.kernel.contract import Outcome
from alexandre.kernel.record import Record
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.archive.analysis.analyses import can_be_analysed
from alexandre.scenes.archive.analysis.analysis_room import AnalysisRoom
from alexandre.scenes.archive.chart import at_letters, chart_of, describe_turn, turn_of
from alexandre.scenes.archive.finished_matches import find_earlier
from alexandre.scenes.archive.legacy import LegacyRoom
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.archive.score_sources import Sources, has_sources
from alexandre.scenes.archive.scores import BESIDE, Scores
from alexandre.scenes.archive.story_room import StoryRoom
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.base.scroll_panel import ScrollPanel
from alexandre.scenes.setup.start_match import begin_again, sit_down
from alexandre.scenes.story.life import legacy_of, recall
from alexandre.scenes.story.row import Story, tell_story
from alexandre.scenes.table.ending import victory
from alexandre.ui.draw.sketch import Sketch, Spot
from alexandre.ui.text.sizes import HEADLINE, LARGE, SMALL
from alexandre.ui.widgets.base.boxes import Column, Row, Rule
from alexandre.ui.widgets.base.label import Label, Title
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.tabs import Tabs
from alexandre.ui.widgets.pictures.diagram import Diagram

WIDE: Final = 1120.0
NARROW: Final = 980.0  # where there is no chart
CHART: Final = 238.0  # how high it is at the most
BROAD: Final = (720.0, 240.0)  # the points over the turns
HALF: Final = (540.0, 200.0)  # the same beside the parts of the scores,
FLAT: Final = (720.0, 180.0)  # and beside large letters,
FLAT_MOST: Final = 2  # as long as the seals of the players find room one above the other
GIVING: Final = 110.0  # what it may give of that
BRIEF: Final = 330.0  # how wide names and scores are
ROOMY: Final = 1.2  # letters so large leave no room for story and scores at once,
LOW: Final = 690.0  # nor does a window so low
TOLD: Final = 112.0  # the way to the story
AGAIN: Final = 246.0  # how wide the last button is, whose words are long
PARTS: Final = "parts"  # the leaf that tells a score of many parts


class Result(Scene):
    """The page over the table of a finished game."""

    accompaniment = ("end", "")

    def __init__(self, house: House, session: Session) -> None:
        super().__init__(house)
        self.session = session
        self._history = rebuild_history(session)
        self._legacy = legacy_of(session)
        self._standings = self._history.standings() if self._history else ()
        self._story = Story(self._history) if self._history else None
        self._leaf = ""  # lies open, when one comes back to the page, too
        self._sheet: ScrollPanel | None = None
        self._read = 0.0  # how far the page was scrolled when it was last left

    @property
    def record(self) -> Record:
        """The record of the game."""
        return self.session.record

    def build(self) -> Widget:
        """Build the winners and the reason, the scores and the chart, and the buttons."""
        outcome = self.session.state.outcome()
        assert outcome is not None  # only opened over a match that has ended
        title = self.session.record.title
        panel = Column(gap=10)
        head = panel.add(Row(gap=6, widths=(TOLD, 0.0, TOLD)))
        head.add(Column())
        head.add(Title("result/winners", victory(outcome, self.record.players), size=HEADLINE,
                       align="centre"))
        head.add(Button("result/story", Msg.of("ui.story.read"), self._read_story, size=SMALL,
                        pad=4)).shown(is_shown=self._has_story)
        panel.add(Label("result/reason", Msg.of(f"{title}.ending.{outcome.reason}"),
                        face="italic", size=LARGE, align="centre"))
        desk = self.house.desk
        is_large, is_low = desk.theme.text > ROOMY, desk.box.h < LOW
        scores_first = is_large or is_low
        if not scores_first:
            self._add_story(panel)
        panel.add(Rule())
        session = self.session
        against = drawing_of(session.game).opponents(session.game, session.view())
        self._charts = self._draw_charts(title, outcome)
        self._is_broad = is_broad = bool(self._charts) and (
            len(outcome.breakdown[0]) * desk.theme.text > BESIDE)
        self._parts = Scores(title, outcome, against)
        scores = Scores(title, outcome, against, is_brief=True) if is_broad else self._parts
        if self._charts:
            self._add_leaves(panel, is_broad=is_broad)
        self._body = panel.add(Row(gap=26, widths=(BRIEF, 0.0) if is_broad else ()))
        self._body.add(self._build_summary(outcome, scores))
        if self._charts:
            self._body.add(self._chart())
        if is_broad:
            panel.add(self._parts)
            self._show_parts()
        scored = len(panel.children)
        if scores_first:
            panel.add(Rule())
            self._add_story(panel, is_brief=True)
        self._read = self._sheet.body.offset if self._sheet is not None else 0.0
        self._sheet = ScrollPanel("result", panel, self._buttons(),
                                  WIDE if self._charts else NARROW,
                                  self._diagram if self._charts else None, GIVING,
                                  panel.children[scored:] if self._has_story else ())
        return self._sheet

    def entered(self) -> None:
        """Focus something that one more press of a skipping key cannot trigger, and scroll to the
        winner or to where the page was left."""
        self.house.desk.focus_first("result/charts", "result/chart")
        if self._sheet is not None:
            self._sheet.body.rewind()
            self._sheet.body.scroll(self._read)

    @property
    def _has_story(self) -> bool:
        return self._story is not None and bool(self._story.highlights)

    # ---- what is told ----------------------------------------------------------------------

    def _add_story(self, panel: Column, *, is_brief: bool = False) -> None:
        """Add the great events, each with a button to its position."""
        if self._story is not None and self._has_story and not self.house.is_kiosk:
            panel.add(tell_story(self._story, self._watch, is_brief=is_brief))

    def _build_summary(self, outcome: Outcome, scores: Widget) -> Column:
        """Build the scores, the tie-break if it decided, and the help that was used."""
        title = self.session.record.title
        column = Column(gap=8)
        column.add(scores)
        if len(set(outcome.scores)) < len(outcome.scores):
            column.add(Label("result/tie", Msg.of(f"{title}.tie_break"), size=SMALL,
                             face="italic"))
        for number, words in enumerate(explain_loss(title, outcome, self.session.record.options)):
            column.add(Label(f"result/variant{number}", words, size=SMALL, face="italic"))
        if self.session.record.assisted:
            column.add(Label("result/assisted", Msg.of("ui.result.assisted"), size=SMALL,
                             face="italic", colour="seal"))
        if self._history is None:
            column.add(Label("result/untold", Msg.of("ui.result.untold"), size=SMALL,
                             face="italic"))
        return column

    def _draw_charts(self, title: str, outcome: Outcome) -> dict[str, Sketch]:
        """The charts there are: points by turn, if anybody had any, and their sources."""
        sketches = {}
        if any(map(any, self._standings)):
            text = self.house.desk.theme.text
            is_flat = text > ROOMY and len(outcome.scores) <= FLAT_MOST
            is_broad = len(outcome.breakdown[0]) * text > BESIDE
            size = FLAT if is_flat else BROAD if is_broad or text > ROOMY else HALF
            sketches["turns"] = chart_of(self._standings, drawing_of(self.session.game).unit,
                                         size=at_letters(size, text))
        parts = self._history.sources() if self._history else outcome.breakdown
        if has_sources(parts):
            sketches["sources"] = Sources(title, outcome, parts).sketch()
        return sketches

    def _add_leaves(self, panel: Column, *, is_broad: bool) -> None:
        """Choose the open chart, with tabs if there are several; a score of many parts is a page
        beside them."""
        leaves = [*self._charts, *[PARTS] * is_broad]
        if self._leaf not in leaves:
            self._leaf = leaves[0]
        if len(leaves) > 1:
            panel.add(Tabs("result/charts", [(name, Msg.of(f"ui.chart.leaf.{name}"))
                                             for name in leaves], self._leaf, self._turn))

    def _chart(self) -> Widget:
        column = Column(gap=4)
        shown = next(iter(self._charts)) if self._leaf == PARTS else self._leaf
        self._diagram = column.add(Diagram("result/chart", self._charts[shown],
                                           self._point_at, self._open, most=CHART))
        self._figures = column.add(Label("result/figures", "", size=SMALL, align="centre"))
        self._point_at(None)
        return column

    def _turn(self, leaf: str) -> None:
        self._leaf = leaf
        if self._is_broad:
            self._show_parts()
        if leaf != PARTS:
            self._diagram.show(self._charts[leaf])
            self._point_at(None)
        if self._sheet is not None:
            self._sheet.lay()

    def _show_parts(self) -> None:
        """Show a score of many parts instead of chart and summary, if its page is open."""
        self._body.shown(is_shown=self._leaf != PARTS)
        self._parts.shown(is_shown=self._leaf == PARTS)

    def _point_at(self, spot: Spot | None) -> None:
        last = len(self._standings) - 1
        usual = describe_turn(last, self._standings[last]) if self._leaf == "turns" else Msg.of(
            "ui.chart.point")
        self._figures.say(spot.name if spot else usual)

    def _open(self, spot: Spot) -> None:
        """Open the position after that turn."""
        if self._history is not None and spot.id.startswith("turn:"):
            self._watch(self._history.turn_ends[turn_of(spot)])

    # ---- what can be done ------------------------------------------------------------------

    def _buttons(self) -> Widget:
        row = Row(gap=12)
        row.add(Button("result/table", Msg.of("ui.result.table"), self.house.leave))
        if self._history is not None and not self.house.is_kiosk:
            row.add(Button("result/replay", Msg.of("ui.result.replay"), partial(self._watch, 0)))
            if can_be_analysed(self.session):
                row.add(Button("result/analysis", Msg.of("ui.result.analysis"), self._analyse))
        row.add(Button("result/menu", Msg.of("ui.leave.menu"), self.house.ask_home))
        goes_on = self._legacy is not None and bool(self._legacy.board)
        row.add(Button("result/again", Msg.of("ui.result.again"), self._again,
                       kind="button" if goes_on else "primary"))
        row.widths = (*[0.0] * (len(row.children) - 1), AGAIN, *[0.0] * (self._legacy is not None))
        if self._legacy is not None:
            row.add(Button("result/legacy", Msg.of("ui.result.legacy" if goes_on
                                                   else "ui.result.balance"), self._hand_on,
                           kind="primary" if goes_on else "button"))
        return row

    def _watch(self, at: int) -> None:
        if self._history is not None and not self.house.is_kiosk:
            self.house.enter(Replay(self.house, self._history, at))

    def _read_story(self) -> None:
        if self._story is not None:
            self.house.enter(StoryRoom(self.house, self._story, self._watch))

    def _analyse(self) -> None:
        """Open the analysis, stored under the name of the game if it has one."""
        name = next((room.bookmark[0] for room in self.house.rooms if room.bookmark is not None
                     and room.bookmark[1] is self.session), "")
        self.house.enter(AnalysisRoom(self.house, self.session, name or self.session.record.title))

    def _hand_on(self) -> None:
        """Open the legacy of this game for the next one."""
        if self._legacy is not None:
            self.house.enter(LegacyRoom(self.house, self.session, self._legacy))

    def _again(self) -> None:
        """Begin a game with the same players at the same seats and another seed."""
        session = begin_again(self.house, self.session)
        sit_down(self.house, session, recall(find_earlier(self.house, session)))


def explain_loss(title: str, outcome: Outcome, options: dict[str, Any]) -> tuple[Msg, ...]:
    """The variants played, if they are why a player with more points has not won."""
    most = max((outcome.scores[seat] for seat in outcome.winners), default=max(outcome.scores))
    if max(outcome.scores) <= most:
        return ()
    return tuple(
        Msg.of("ui.result.variant", option=Msg(f"{title}.option.{option.name}"),
               choice=Msg(f"{title}.option.{option.name}.{options[option.name]}".lower()))
        for option in games.meta(title).options
        if options.get(option.name, option.default) != option.default)


def rebuild_history(session: Session) -> History | None:
    """The game from its start; None where it cannot be replayed from there."""
    try:
        return History(session.game, session.record)
    except Refusal:
        return None
