"""The legacy of a finished match to the next one, which begins from here."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from alexandre import games
from alexandre.content.board import board_name
from alexandre.kernel.contract import Game
from alexandre.kernel.meta import Option
from alexandre.kernel.record import Record
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.archive.finished_matches import find_earlier
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.base.outsiders import list_kinds, take_seat
from alexandre.scenes.base.scroll_panel import ScrollPanel
from alexandre.scenes.setup.chapter import (
    LastPage,
    bid_farewell,
    head_of,
    list_rows,
    page_of,
)
from alexandre.scenes.setup.start_match import sit_down
from alexandre.scenes.story.life import recall
from alexandre.ui.play.legacy import Legacy
from alexandre.ui.text.sizes import BODY, CAPTION, LABEL, TITLE
from alexandre.ui.widgets.base.boxes import Column, Row, Rule
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.choice import Choice

WIDE: Final = 1120.0
ABREAST: Final = 2  # options


class LegacyRoom(Scene):
    """Three lists side by side, and below them the options of the next game."""

    first = ("legacy/next", "legacy/farewell", "legacy/back")

    def __init__(self, house: House, session: Session, legacy: Legacy) -> None:
        super().__init__(house)
        self._session = session
        self._legacy = legacy
        self._options = dict(session.record.options)
        self._level = ""  # of the player of the next match
        self._next: Game | None = \
            games.load(session.record.title, legacy.board) if legacy.board else None

    @property
    def record(self) -> Record:
        """The record of the finished game."""
        return self._session.record

    def build(self) -> Widget:
        """Build the sheet and the buttons."""
        told = Column(gap=10)
        told.add(Title("legacy/title", self._heading(), size=TITLE, align="centre"))
        page = page_of(self._session)
        for widget in head_of(page) if page else (Rule(),):
            told.add(widget)
        lists = told.add(Row(gap=14))
        for name, rows in (("kept" if self._next else "held", self._legacy.kept),
                           ("turned", self._legacy.turned), ("lost", self._legacy.lost)):
            lists.add(list_rows(f"legacy/{name}", Msg.of(f"ui.legacy.{name}"), rows, Remark(
                f"legacy/{name}/why", Msg.of(f"ui.legacy.{name}.why"), size=CAPTION)))
        choices = self._build_options()
        if self._next is not None:
            told.add(Label("legacy/options", Msg.of("ui.legacy.options"), face="bold", size=BODY,
                           colour="seal.deep"))
            for number in range(0, len(choices), ABREAST):
                row = told.add(Row(gap=18, widths=(0.0,) * ABREAST))
                for each in (*choices[number:number + ABREAST], Column())[:ABREAST]:
                    row.add(each)
        return ScrollPanel("legacy", told, self._buttons(), WIDE)

    # ---- the sheet -------------------------------------------------------------------------

    def _heading(self) -> Msg:
        here = board_name(self._session.record.board)
        if self._next is None:
            is_linked = self._session.record.inputs is not None
            return Msg.of("ui.legacy.last" if is_linked else "ui.legacy.alone", board=here)
        return Msg.of("ui.legacy.title", board=here, next=board_name(self._next.board))

    # ---- what is agreed on -----------------------------------------------------------------

    def _build_options(self) -> list[Widget]:
        """Build the choice of the player and the next board's own options; all others stay."""
        if self._next is None:
            return []
        return [*self._ask_player(self._next), *(
            self._choice(option) for option in self._next.meta.options
            if option.boards and option.concerns(self._next.board.id))]

    def _ask_player(self, following: Game) -> Iterator[Widget]:
        """The choice of the next player, a person or a computer; none in a game for several
        players."""
        if self._session.record.seats == 1:
            row = Row(gap=8)
            row.add(Label("legacy/player/label", Msg.of("ui.legacy.player"), size=LABEL))
            row.add(Choice("legacy/player", list_kinds(self.house, following.meta), self._level,
                           self._seat))
            yield row

    def _seat(self, level: str) -> None:
        self._level = level

    def _choice(self, option: Option) -> Widget:
        key = f"{self._session.record.title}.option.{option.name}"
        return Row(gap=8).hold(
            Label(f"legacy/{option.name}/label", Msg(key), size=LABEL, tip=Msg(f"{key}.why")),
            Choice(f"legacy/{option.name}",
                   [(each, Msg(f"{key}.{each}".lower())) for each in option.choices],
                   self._options.get(option.name, option.default),
                   partial(self._settle, option.name), tip=Msg(f"{key}.why")))

    def _settle(self, name: str, value: Any) -> None:
        self._options[name] = value

    # ---- the way on ------------------------------------------------------------------------

    def _buttons(self) -> Widget:
        row = Row(gap=12)
        row.add(Button("legacy/back", Msg.of("ui.dialog.back"), self.house.leave))
        page = page_of(self._session)
        if page is not None and page.farewell is not None:
            last = LastPage(self.house, bid_farewell(page.farewell))
            row.add(Button("legacy/farewell", Msg.of("ui.chapter.last"),
                           partial(self.house.enter, last), kind="primary"))
        elif self._next is None:
            row.add(Column())
        else:
            row.add(Button("legacy/next", Msg.of("ui.legacy.next",
                                                 board=board_name(self._next.board)),
                           partial(self.attempt, self._begin), kind="primary"))
        return row

    def _begin(self) -> None:
        """Begin the next game with the legacy and the same players, a solitary one at the chosen
        level."""
        assert self._next is not None  # else there is no such button
        record = self._session.record
        players = record.players if record.seats > 1 else [
            take_seat(self.house, record.players[0], self._level)]
        session = Session.new(self._next, players, self._options, self.house.seed(),
                              self._legacy.inputs, record.chance)
        sit_down(self.house, session, recall(find_earlier(self.house, session)))
