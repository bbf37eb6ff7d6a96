"""The log at the side of a table: the whole match, or what others did since one's own turn.

A line points at the board, and a picked one leads back to before what it tells.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from alexandre.kernel.contract import OVER, Seat
from alexandre.kernel.replay import Step
from alexandre.kernel.text import Msg
from alexandre.scenes.table.deferred_forms import DeferredForms
from alexandre.scenes.table.part import Part, TableContext
from alexandre.scenes.table.rewind import Rewinder
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.banners.tally import draw_settled, measure
from alexandre.ui.play.cue import Cue, Tally
from alexandre.ui.play.log import Log, since
from alexandre.ui.play.log_rows import Line
from alexandre.ui.sidebar.page import Page
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.text.sizes import CAPTION
from alexandre.ui.widgets.controls.link import Link
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.widgets.pictures.miniature import Miniature

NEVER: Final = -2  # no action has this number
NEWS: Final = 6  # sentences at most
TALLY: Final = 840.0  # the width of a tally that is opened again,
WINDOW: Final = (1280.0, 720.0)  # drawn as in a window of that size


class LogPanel(Part):
    """The log; it tells only steps already seen on the board, and nothing of a question held back.
    """

    def __init__(self, table: TableContext, forms: DeferredForms, rewinder: Rewinder) -> None:
        super().__init__(table)
        self._forms = forms
        self._rewinder = rewinder
        self._book = Log(self._match.session.game)
        self._news: tuple[Line, ...] = ()
        self._mine = NEVER  # the latest action that the viewer chose
        self._read = NEVER  # the same, when he had read what came after it
        self.events: tuple[Wording, ...] = ()  # of this turn since one's own action, as seen

    def build(self, plain: PlainView) -> None:
        """Build the buttons beside the heading."""
        self._plain = plain
        self.here = plain.log_tools.add(Link(
            "log/here", Msg.of("ui.log.here"), self._go_back, size=CAPTION, colour="seal",
            face="bold", align="right", tip=Msg.of("ui.log.here_tip")))
        self.switch = plain.log_tools.add(Link(
            "log/since", Msg.of("ui.log.since"), self._turn_over, size=CAPTION, colour="seal",
            align="right", tip=Msg.of("ui.log.since_tip")))
        for button in (self.here, self.switch):  # or the heading would keep the room for them
            button.shown(is_shown=False)
        plain.log.on_pick = self._pick

    @property
    def is_since(self) -> bool:
        """Whether only the moves of others are shown."""
        return bool(self._news) and self._read != self._mine

    def describe(self, page: Page) -> Page:
        """The page with the log."""
        session, viewer = self._match.session, self._match.session.viewer
        steps = session.steps[:max(0, self._table.showing.turn - session.record.base)]
        lines = self._book.lines(steps, viewer, session.record)
        is_asked = self._match.is_asked and viewer == session.decider and viewer is not None
        self._mine = find_own(session.steps, viewer, self._match.chosen)
        news = since(lines, steps, self._mine, viewer) \
            if is_asked and viewer is not None and self._mine != NEVER else ()
        self._news = self._news if news == self._news else news  # a picked line stays the same
        heading = Msg.of("ui.log.since" if self.is_since else "ui.log.whole")
        players = self._match.session.record.players
        if all(each.level for each in players) and session.decider != OVER:
            heading = Msg.of("ui.log.computer", n=len(players))
        page = replace(page, log=self._news if self.is_since else lines, heading=heading,
                       is_since=self.is_since)
        told = tuple(event.msg() for event in self._table.showing.told)
        self.events = (*of_turn(lines, self._mine), *told)[-NEWS:]
        if self._forms.is_held:  # what is shown belongs to no question yet
            return replace(page, news=self.events)
        if is_asked:  # the question stands already, and what it is asked for with it
            whole = self._book.lines(session.steps, viewer, session.record)
            return replace(page, cause=next((
                line.text for line in reversed(whole) if line.event is None
                or self._table.drawing.is_cause(session.state, line.event)), ""))
        return replace(page, news=self.events) if self._match.is_thinking else page

    def finish(self) -> None:
        """Show the buttons that can be used now, and measure the heading again if they differ."""
        before = self._heading_state()
        self.here.shown(is_shown=self._plain.log.picked is not None)
        self.switch.shown(is_shown=bool(self._news) and not self.here.is_shown)
        self.switch.say(Msg.of("ui.log.whole" if self.is_since else "ui.log.since"))
        if self._heading_state() != before:
            self._plain.measure_heading()

    def do(self, command: str) -> bool:
        """Switch between the news and the whole log, if there is any news."""
        is_meant = command == "history" and bool(self._news)
        if is_meant:
            self._turn_over()
        return is_meant

    def _heading_state(self) -> tuple[bool, bool, Wording]:
        return self.here.is_shown, self.switch.is_shown, self.switch.text

    def _turn_over(self) -> None:
        self._read = NEVER if self._read == self._mine else self._mine
        self._table.show()

    def _pick(self, line: Line | None) -> None:
        """Bring the subject of a line into view, or open its tally, and offer to go back there."""
        self.finish()
        self._plain.lay()
        if line is None or line.event is None:
            return
        self._table.board.point_at(self._table.drawing.about(line.event))
        cue = self._table.showing.recall(line.event, line.index)
        if cue is not None and cue.tally is not None:
            self._house.desk.open(show_tally(cue, cue.tally))

    def _go_back(self) -> None:
        line = self._plain.log.picked
        if line is not None:
            self._plain.log.let_go()
            self._rewinder.line(line.index)


def show_tally(cue: Cue, tally: Tally) -> Dialog:
    """The words of a cue and its tally, until they are closed."""
    dialog = Dialog("tally", cue.title, wide=TALLY)
    if cue.line is not None:
        dialog.tell("tally/line", cue.line, colour="ink.soft")
    dialog.body.column.add(Miniature(
        "tally/sides", draw_settled(measure(tally, *WINDOW), tally), is_worded=True,
        is_framed=False))
    dialog.answer("tally/close", Msg.of("ui.dialog.close"), kind="primary")
    return dialog


def find_own(steps: Sequence[Step], viewer: Seat | None, chosen: Mapping[Seat, int]) -> int:
    """The latest action of the viewer, without those that the table took for them since they chose
    one; NEVER if there is none."""
    own = [step.index for step in steps if step.actor == viewer]
    last = chosen.get(viewer) if viewer is not None else None
    return last if last in own else max(own, default=NEVER)


def of_turn(lines: Sequence[Line], first: int) -> tuple[Wording, ...]:
    """The events since the turn began, from that action on."""
    start = max((place for place, line in enumerate(lines) if line.title), default=0)
    return tuple(line.text for line in lines[start:] if line.index >= first)
