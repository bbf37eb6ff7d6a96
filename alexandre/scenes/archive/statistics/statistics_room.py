"""The statistics of the player: matches, results against each level, a rating, by title."""

from __future__ import annotations

from functools import partial
from typing import Final

from alexandre.kernel.store import keep_file
from alexandre.kernel.text import Msg
from alexandre.scenes.archive.statistics.rating import LEVELS
from alexandre.scenes.archive.statistics.rows import (
    FinishedMatch,
    Total,
    as_csv,
    as_json,
    collect,
    sum_up,
)
from alexandre.scenes.base.house import House, Scene, report_refusals
from alexandre.scenes.base.outsiders import describe_level
from alexandre.scenes.base.pictures.plates import plate_of
from alexandre.scenes.base.scroll_panel import ScrollPanel
from alexandre.ui.text.sizes import CAPTION, HEADLINE, LABEL, LARGE, SMALL
from alexandre.ui.widgets.base.boxes import Column, Panel, Row
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.pictures.miniature import Miniature

WIDE: Final = 1040.0
PLATE: Final = 104.0
RATING: Final = 190.0
HIGH: Final = 66.0


class Statistics(Scene):
    """A panel for each title, made from the player's folder when the room is opened."""

    first = ("statistics/back",)

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._rows: tuple[FinishedMatch, ...] = ()

    def build(self) -> Widget:
        """Build the panels and the buttons."""
        self._rows = collect(self.house.store)
        column = Column(gap=10)
        column.add(Title("statistics/title", Msg.of("ui.statistics.title"), size=HEADLINE,
                         align="centre"))
        totals = [sum_up(title, self._rows) for title in self.house.titles]
        for total in totals:
            column.add(describe_total(total))
        is_rated = any(total.rating is not None for total in totals)
        for number, line in enumerate(explain(is_rated=is_rated)):
            column.add(Remark(f"statistics/about/{number}", line, size=CAPTION, align="centre"))
        buttons = Row(gap=12)
        buttons.add(Button("statistics/back", Msg.of("ui.dialog.back"), self.house.leave))
        for kind in ("csv", "json"):
            buttons.add(Button(f"statistics/{kind}", Msg.of(f"ui.statistics.{kind}"),
                               partial(self._export, kind)))
        return ScrollPanel("statistics", column, buttons, WIDE)

    @report_refusals
    def _export(self, kind: str) -> None:
        """Write a file for other programs, replacing the previous one."""
        path = self.house.places.exports / f"alexandre.{kind}"
        text = (as_csv if kind == "csv" else as_json)(self._rows)
        keep_file(path, text.encode())
        self.house.tell(Msg.of("ui.annals.written", path=str(path)))


def explain(*, is_rated: bool) -> tuple[Msg, ...]:
    """The sentence on which games count, and with a rating on what it means."""
    counted = Msg.of("ui.statistics.about")
    if not is_rated:
        return (counted,)
    return (counted, Msg.of("ui.statistics.rating"),
            Msg.of("ui.statistics.scale", amateur=round(LEVELS["amateur"]),
                   expert=round(LEVELS["expert"])))


def describe_total(total: Total) -> Widget:
    """The player's results in a title."""
    panel = Panel(f"statistics/{total.title}", gap=4, pad=10, kind="row")
    row = panel.add(Row(gap=18, widths=(PLATE, 0.0, RATING)))
    row.add(Miniature(f"statistics/{total.title}/plate", plate_of(total.title), most=HIGH))
    words = row.add(Column(gap=2))
    words.add(Title(f"statistics/{total.title}/name", Msg.of(f"{total.title}.title"), size=LARGE))
    words.add(Label(f"statistics/{total.title}/matches", Msg.of(
        f"ui.statistics.matches{'' if total.counted else '_uncounted'}", n=total.matches,
        won=str(total.won), of=str(total.counted)) if total.matches
        else Msg.of("ui.statistics.none"), size=LABEL))
    if total.by_level:
        words.add(Label(f"statistics/{total.title}/levels", Msg.of(
            "ui.statistics.levels", levels=tuple(
                Msg.of("ui.statistics.level", level=describe_level(level), won=str(won),
                       of=str(of)) for level, won, of in total.by_level)), size=SMALL))
    column = row.add(Column(gap=0))
    if total.rating is not None and not total.rating.is_known:
        column.add(Remark(f"statistics/{total.title}/unrated", Msg.of("ui.statistics.unrated"),
                          size=CAPTION, align="centre"))
    elif total.rating is not None:
        column.add(Title(f"statistics/{total.title}/rating", str(round(total.rating.mean)),
                         size=HEADLINE, align="centre"))
        column.add(Label(f"statistics/{total.title}/margin", Msg.of(
            "ui.statistics.margin", least=str(round(total.rating.mean) - total.rating.margin),
            most=str(round(total.rating.mean) + total.rating.margin)), face="italic",
            size=CAPTION, align="centre"))
    return panel
