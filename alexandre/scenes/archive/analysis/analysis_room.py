"""The analysis of a match: who was how near to winning when, what luck and what decisions did, and
the decisions that cost most, each with a way back to it."""

from __future__ import annotations

from functools import partial
from typing import Final

from alexandre import games
from alexandre.ai.review.analysis import LONGER, Analysis, Moment, share_budget
from alexandre.ai.review.background import Analysing
from alexandre.ai.review.plan_lines import count_shared, tell_line, tell_plan
from alexandre.ai.review.telling import Said, tell_facts
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.record import Record
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.archive.analysis.analyses import analyses_of
from alexandre.scenes.archive.analysis.analysis_plate import CHART, AnalysisPlate
from alexandre.scenes.archive.analysis.chance_chart import draw_chances
from alexandre.scenes.archive.chart import turn_of
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.base.pictures.side_by_side import SideBySide
from alexandre.scenes.setup.start_match import ask_how
from alexandre.ui.draw.sketch import Spot
from alexandre.ui.text.sizes import BODY, LABEL, SMALL
from alexandre.ui.widgets.base.boxes import Column, Panel, Row, Rule, Space
from alexandre.ui.widgets.base.label import Label, Remark
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.tabs import Tabs
from alexandre.ui.widgets.pictures.diagram import Diagram
from alexandre.ui.widgets.pictures.progress_bar import ProgressBar
from alexandre.ui.widgets.pictures.seal import Seal

SEAL: Final = 26.0
BEHIND: Final = 3  # one in so many playouts of a rating is of the best plan
ENOUGH: Final = 8  # playouts of a position, fewer of which only sketch its chances
MOST_LONGER: Final = 16  # times the usual playouts, beyond which nobody waits
PACED: Final = 0.03  # of the whole, after which its pace is known
LOOK: Final = 200  # milliseconds between two looks at how far it is


class AnalysisRoom(Scene):
    """Opened from a result or the archive; it may be left while the analysis goes on."""

    def __init__(self, house: House, session: Session, name: str) -> None:
        super().__init__(house)
        self.session = session
        self.name = name
        self.history = History(session.game, session.record)
        self.analysis: Analysis | None = None
        self._left = Label("", "")
        self._begin: tuple[int, float] | None = None  # when the page first looked, and at what
        self._leaf = "costly"  # lies open, when one comes back to the room, too
        self._plate: AnalysisPlate | None = None
        self._pairs: dict[tuple[int, Moment], SideBySide] = {}  # drawn once, for every visit
        self._longer: Analysing | None = None  # under way, while another one is shown
        self._read = 0.0  # how far that leaf was scrolled when the room was last left

    @property
    def record(self) -> Record:
        """The record of the game."""
        return self.session.record

    def build(self) -> Widget:
        """Build the result, or the progress."""
        analyses = analyses_of(self.house)
        self.analysis = analyses.find(self.name, self.session)
        buttons = Row(gap=12)
        buttons.add(Button("analysis/back", Msg.of("ui.dialog.back"), self.house.leave))
        buttons.add(Button("analysis/replay", Msg.of("ui.result.replay"),
                           partial(self._watch, 0)))
        if self.analysis is None:
            self._running, analyses.watcher = analyses.run(self.name, self.session), self
            return AnalysisPlate(self._build_progress(), None, buttons)
        self._read = self._plate.right.offset if self._plate is not None else 0.0
        self._plate = AnalysisPlate(self._build_course(self.analysis),
                                    self._build_decisions(self.analysis), buttons)
        return self._plate

    def entered(self) -> None:
        """Focus the chart; the decisions keep their scroll position."""
        self.house.desk.focus_first("analysis/chart", "analysis/back")
        if self._plate is not None:
            self._plate.right.scroll(self._read)

    def tick(self, now: int) -> None:
        """Show the progress, then the result."""
        self._watch_longer()
        if self.analysis is not None:
            pair = next((each for each in self._pairs.values() if not each.is_drawn), None)
            if pair is not None:
                pair.draw()
            return
        if self._running.analysis is not None:
            self.house.refresh()
            return
        if self._running.has_failed:
            self._progress.say(Msg.of("ui.analysis.failed"))
            self._left.say("")
            return
        done = self._running.progress
        self._begin = self._begin or (now, done)
        self._progress.say(Msg.of("ui.analysis.progress", percent=round(100 * done)))
        self._bar.go(done)
        self._left.say(tell_time(now - self._begin[0], done - self._begin[1], 1 - done))

    def wakes(self, now: int) -> int | None:
        """The milliseconds until the next look at a running analysis, or until boards are drawn;
        None otherwise."""
        if self.analysis is not None and any(not each.is_drawn for each in self._pairs.values()):
            return 1
        return LOOK if self.analysis is None or self._longer is not None else None

    # ---- thinking longer -------------------------------------------------------------------

    def _think_longer(self) -> None:
        """Analyse the game again with a multiple of the playouts."""
        assert self.analysis is not None
        analyses = analyses_of(self.house)
        analyses.watcher = self
        analyses.run(self.name, self.session, LONGER * self.analysis.budget)
        self.house.refresh()

    def _watch_longer(self) -> None:
        """Show the progress of the longer analysis, then its result."""
        if self._longer is None:
            return
        if self._longer.is_over:
            self.house.refresh()
        else:
            self._bar.go(self._longer.progress)

    def _build_longer(self, analysis: Analysis) -> Widget:
        """Name what is unknown, with a button to analyse longer or the progress of that."""
        column, suspected = Row(gap=10), analysis.count_suspected()
        self._longer = analyses_of(self.house).find_running(self.session)
        if self._longer is not None:
            column.add(Label("analysis/longer_told", Msg.of("ui.analysis.longer_told"),
                             face="italic", size=SMALL))
            self._bar = column.add(ProgressBar("analysis/bar", self._longer.progress))
        elif suspected or self._is_sketchy(analysis):
            if suspected and not self._is_sketchy(analysis):
                column.add(Label("analysis/suspected", Msg.of(
                    "ui.analysis.suspected", n=suspected), face="italic", size=SMALL))
            button = column.add(Button("analysis/longer", Msg.of("ui.analysis.longer"),
                                       self._think_longer, size=SMALL, pad=6,
                                       tip=Msg.of("ui.analysis.longer_tip", n=LONGER)))
            button.enable(is_enabled=analysis.budget < MOST_LONGER
                          * self.session.game.meta.analysis)
        column.shown(is_shown=bool(column.children))
        return column

    # ---- what is told ----------------------------------------------------------------------

    def _build_progress(self) -> Widget:
        column = Column(gap=10)
        self._progress = column.add(Label("analysis/progress", "", face="bold", size=BODY,
                                          align="centre"))
        self._begin = None
        self._bar = column.add(ProgressBar("analysis/bar"))
        self._left = column.add(Label("analysis/time", Msg.of("ui.analysis.time_unknown"),
                                      size=LABEL, align="centre"))
        column.add(Remark("analysis/leave", Msg.of("ui.analysis.leave"), size=LABEL,
                          align="centre"))
        return column

    def _build_course(self, analysis: Analysis) -> Widget:
        """Build the chart of the chances, and their balance."""
        column = Column(gap=8)
        column.add(self._build_chart(analysis))
        self._figures = column.add(Label("analysis/figures", Msg.of("ui.analysis.point"),
                                         size=SMALL, align="centre"))
        column.add(Rule())
        if self._is_sketchy(analysis):  # a sum of so few says nothing of the player
            column.add(Label("analysis/sketchy", Msg.of(
                "ui.analysis.sketchy", n=self._count_playouts(analysis)), face="italic",
                size=SMALL, colour="seal"))
            return column
        column.add(Remark("analysis/balance", Msg.of("ui.analysis.balance"), size=SMALL))
        for seat in range(len(analysis.last)):
            row = column.add(Row(gap=8, widths=(SEAL, 0.0)))
            row.add(Seal(seat, SEAL))
            told = row.add(Column(gap=0))
            told.add(Label(f"analysis/name{seat}", Who(seat), face="bold", size=LABEL))
            told.add(Label(f"analysis/balance{seat}", tell_balance(analysis, seat), size=SMALL))
            lost = analysis.find_lost(seat)
            if lost is not None:
                told.add(Remark(f"analysis/lost{seat}", self._tell_lost(lost, seat), size=SMALL))
        return column

    def _tell_lost(self, moment: Moment, seat: int) -> Msg:
        """The turn in which a seat lost its last chance, and who caused it."""
        key = "own" if moment.actor == seat else "luck" if moment.actor == CHANCE else "others"
        return Msg.of(f"ui.analysis.lost.{key}",
                      turn=str(max(1, self.history.turn_at(moment.at + 1))))

    def _build_chart(self, analysis: Analysis) -> Diagram:
        sketch = draw_chances(self.history, analysis, analysis.costliest(),
                              self.house.desk.theme.text)
        return Diagram("analysis/chart", sketch, self._point_at, self._open, most=CHART)

    def _count_playouts(self, analysis: Analysis) -> int:
        """The number of playouts behind each point of the curve and behind each comparison."""
        rated = sum(each.actor != CHANCE for each in analysis.moments)
        return share_budget(analysis.budget, rated, self.session.game.meta.analysis) // BEHIND

    def _is_sketchy(self, analysis: Analysis) -> bool:
        """Whether the curve of a solitaire game rests on a handful of playouts."""
        return len(analysis.last) == 1 and self._count_playouts(analysis) < ENOUGH

    def _figure(self, name: str, change: int) -> Label:
        """A label with a change of a chance in percentage points; `change` is in thousandths."""
        return Label(f"analysis/{name}", Msg.of("ui.analysis.change", n=round(change / 10)),
                     size=LABEL, align="centre",
                     colour="tone.good.ink" if change >= 0 else "seal")

    def _build_decisions(self, analysis: Analysis) -> Widget:
        """Build the list of the costliest decisions, or of all."""
        column = Column(gap=8)
        self._lists = {"costly": self._list_costly(analysis), "all": self._list_all(analysis)}
        column.add(Tabs("analysis/leaves", [
            (name, Msg.of(f"ui.analysis.leaf.{name}")) for name in self._lists],
            self._leaf, self._turn))
        for name, each in self._lists.items():
            column.add(each)
            each.shown(is_shown=name == self._leaf)
        return column

    def _turn(self, leaf: str) -> None:
        self._leaf = leaf
        for name, each in self._lists.items():
            each.shown(is_shown=name == leaf)
        if self._plate is not None:
            self._plate.turn_over()

    def _list_costly(self, analysis: Analysis) -> Column:
        column = Column(gap=8)
        column.add(self._build_longer(analysis))
        costliest = list(enumerate(analysis.costliest()))
        self._pairs = {each: self._pairs.get(each) or self._compare(*each) for each in costliest}
        for number, moment in costliest:
            column.add(self._describe_moment(number, moment))
        if not costliest:
            key = "ui.analysis.none_told" if self._is_sketchy(analysis) else "ui.analysis.none"
            column.add(Label("analysis/none", Msg.of(key), face="italic", size=LABEL))
        return column

    def _compare(self, number: int, moment: Moment) -> SideBySide:
        """The boards after the played move and after the better one."""
        game, state = self.session.game, self.history.states[moment.at]
        best, played = moment.plans
        shared, sides = count_shared(best.line, played.line), {"played": played, "better": best}
        return SideBySide(
            self.house, f"analysis/boards{number}", game, state, moment.actor,
            [(Msg.of(f"ui.analysis.side.{key}"), plan) for key, plan in sides.items()],
            [Msg.of(f"ui.analysis.{key}", plan=tell_plan(game, games.hints(game), state, plan,
                                                         shared))
             for key, plan in sides.items()])

    def _describe_moment(self, number: int, moment: Moment) -> Widget:
        """The played move, the better one with its reason, and the buttons."""
        pair = self._pairs[number, moment]
        panel = Panel(gap=3, pad=10, kind="row")
        row = panel.add(Row(gap=8, widths=(0.0, 64.0)))
        row.add(Label(f"analysis/head{number}", Msg.of(
            "ui.analysis.head", turn=str(self.history.turn_at(moment.at + 1)),
            who=Who(moment.actor)), face="bold", size=LABEL))
        row.add(self._figure(f"loss{number}", -moment.loss))
        panel.add(pair)
        for key, each in zip(("played", "better"), pair.told, strict=True):
            panel.add(Label(f"analysis/{key}{number}", each, size=SMALL))
        played = moment.plans[-1]
        facts = tell_facts(played, moment.actor, "played", you=None,
                           said=Said(pair.told, games.hints(self.session.game).SAID))
        panel.add(Remark(f"analysis/why{number}", facts[0] if facts else Msg.of(
            "ui.analysis.no_fact", of=played.of), size=SMALL))
        panel.add(Space(4))
        ways = panel.add(Row(gap=8))
        ways.add(Button(f"analysis/watch{number}", Msg.of("ui.analysis.watch"),
                        partial(self._watch, moment.at), size=SMALL, pad=4))
        ways.add(Button(f"analysis/branch{number}", Msg.of("ui.replay.branch"),
                        partial(ask_how, self, self.history, moment.at), size=SMALL, pad=4,
                        tip=Msg.of("ui.replay.branch_tip")))
        return panel

    def _list_all(self, analysis: Analysis) -> Column:
        """A line for each decision, which opens it."""
        column, game = Column(gap=2), self.session.game
        hints = games.hints(game)
        for number, moment in enumerate(analysis.moments):
            if moment.actor == CHANCE:
                continue
            line = tuple(self.session.record.actions[moment.at:moment.end])
            words = Msg.of("ui.analysis.line", turn=str(self.history.turn_at(moment.at + 1)),
                           who=Who(moment.actor), plan=tell_line(
                               game, hints, self.history.states[moment.at], line, 0, 1))
            if moment.loss:
                key = "line_loss" if moment.is_sure else "line_perhaps"
                words = Msg.of(f"ui.analysis.{key}", line=words, n=round(moment.loss / 10))
            column.add(Button(f"analysis/decision{number}", words,
                              partial(self._watch, moment.at), size=SMALL, align="left", pad=10))
        return column

    # ---- where one can go ------------------------------------------------------------------

    def _point_at(self, spot: Spot | None) -> None:
        self._figures.say(spot.name if spot else Msg.of("ui.analysis.point"))

    def _open(self, spot: Spot) -> None:
        """Open the position after that turn."""
        self._watch(self.history.turn_ends[turn_of(spot)])

    def _watch(self, at: int) -> None:
        self.house.enter(Replay(self.house, self.history, at))


def tell_balance(analysis: Analysis, seat: int) -> Msg:
    """The gains and losses of a seat's chance, as a sum from the first chance to the last."""
    balance = analysis.balance(seat)
    begin, end = (round(each / 10) for each in (analysis.moments[0].chances[seat],
                                                analysis.last[seat]))
    skill = round(balance.skill / 10)
    if len(analysis.last) == 1:
        return Msg.of("ui.analysis.balance.alone", begin=begin, end=end, skill=skill,
                      luck=end - begin - skill)
    luck = round(balance.luck / 10)
    return Msg.of("ui.analysis.balance.seat", begin=begin, end=end, skill=skill, luck=luck,
                  others=end - begin - skill - luck)


def tell_time(spent: int, gained: float, left: float) -> Msg:
    """The remaining time at the present pace, after `spent` milliseconds."""
    if gained < PACED:
        return Msg.of("ui.analysis.time_unknown")
    minutes = round(spent * left / gained / 60_000)
    return Msg.of("ui.analysis.time", n=minutes) if minutes else Msg.of("ui.analysis.time_soon")
