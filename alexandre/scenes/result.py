"""How a match ended: who won, why, and every score with its parts."""

from __future__ import annotations

from alexandre.kernel.contract import Outcome
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.house import House
from alexandre.scenes.scene import Scene
from alexandre.ui.widgets.boxes import Centred, Panel, Row, Rule, Space
from alexandre.ui.widgets.button import Button
from alexandre.ui.widgets.label import Label
from alexandre.ui.widgets.seal import Seal
from alexandre.ui.widgets.widget import Widget


class Result(Scene):
    """Over the table of a match that has ended."""

    def __init__(self, house: House, session: Session) -> None:
        super().__init__(house)
        self.session = session

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(player.name for player in self.session.record.players)

    def build(self) -> Widget:
        """The reason, the winners, and a line for each seat in the order of their ranks."""
        outcome = self.session.state.outcome()
        assert outcome is not None  # only opened over a match that has ended
        title = self.session.record.title
        panel = Panel("result", pad=34, gap=12)
        winners = tuple(Who(seat) for seat in outcome.winners)
        panel.add(Label("result/winners", Msg.of("ui.result.winners", winners=winners,
                                                 n=len(winners)),
                        face="title", size=32, align="centre", colour="seal.deep"))
        panel.add(Label("result/reason", Msg.of(f"{title}.ending.{outcome.reason}"),
                        face="italic", size=20, align="centre"))
        panel.add(Rule())
        for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
            panel.add(line_of(title, outcome, seat))
        panel.add(Rule())
        if self.session.record.assisted:
            panel.add(Label("result/assisted", Msg.of("ui.result.assisted"), size=16,
                            face="italic", align="centre", colour="ink.soft"))
        panel.add(Space(4))
        buttons = panel.add(Row(gap=12))
        buttons.add(Button("result/table", Msg.of("ui.result.table"), self.house.leave))
        buttons.add(Button("result/menu", Msg.of("ui.leave.menu"), self.house.go_home,
                           kind="primary"))
        return Centred(panel, 680)


def line_of(title: str, outcome: Outcome, seat: int) -> Row:
    """A seat: its seal, rank and name, the parts of its score, the score."""
    row = Row(f"result/seat{seat}", gap=10, widths=(40.0, 48.0, 0.0, 0.0, 80.0))
    row.add(Seal(seat))
    row.add(Label(f"result/rank{seat}", Msg.of("ui.result.rank", rank=str(outcome.ranks[seat])),
                  size=20, colour="ink.soft"))
    row.add(Label(f"result/name{seat}", Who(seat), face="bold", size=20))
    parts = tuple(Msg.of("ui.result.part", part=Msg.of(f"{title}.score.{part}"), points=points)
                  for part, points in outcome.breakdown[seat])
    row.add(Label(f"result/parts{seat}", Msg.of("ui.result.parts", parts=parts), size=17,
                  colour="ink.soft"))
    row.add(Label(f"result/score{seat}", str(outcome.scores[seat]), face="bold", size=26,
                  align="right", colour="seal.deep"))
    return row
