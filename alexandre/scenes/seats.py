"""Before a match: which title and board, who sits where, the options, the seed."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from alexandre import games
from alexandre.content.board import board, board_name, own_boards
from alexandre.kernel.board import Board
from alexandre.kernel.contract import Meta
from alexandre.kernel.record import NAME_MOST, Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.house import House
from alexandre.scenes.saving import new_name
from alexandre.scenes.scene import Scene
from alexandre.scenes.table import Table
from alexandre.ui.sketch import Wording
from alexandre.ui.widgets.boxes import Centred, Column, Panel, Row, Rule
from alexandre.ui.widgets.button import Button
from alexandre.ui.widgets.choice import Choice
from alexandre.ui.widgets.field import Field
from alexandre.ui.widgets.label import Label
from alexandre.ui.widgets.seal import Seal
from alexandre.ui.widgets.widget import Widget

DIGITS_MOST: Final = 15
SEED_MOST: Final = 10**DIGITS_MOST
NAMED: Final = 140.0  # the width of what stands before a choice


class Seats(Scene):
    """What was chosen is kept while the room is laid out anew."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._shelf = own_boards(house.places.boards, self._check_for)
        self._choose_title(games.TITLES[0])
        for flaw in self._shelf.flaws[:1]:
            house.news.put(Msg.of("ui.seats.bad_board", file=flaw.file, why=flaw.msg))

    @property
    def meta(self) -> Meta:
        """The title that is chosen."""
        return games.meta(self._title)

    def build(self) -> Widget:
        """Seats left, options right."""
        panel = Panel("seats", pad=26, gap=12)
        panel.add(Label("seats/title", Msg.of("ui.seats.title"), face="title", size=30,
                        align="centre", colour="seal.deep"))
        panel.add(Rule())
        halves = panel.add(Row(gap=26))
        halves.add(self._seats())
        halves.add(self._options())
        panel.add(Rule())
        buttons = panel.add(Row(gap=12))
        buttons.add(Button("seats/back", Msg.of("ui.dialog.back"), self.house.leave, size=20))
        buttons.add(Button("seats/start", Msg.of("ui.seats.start"), self._start, kind="primary",
                           size=20))
        return Centred(panel, 1080)

    def entered(self) -> None:
        """The keyboard begins at the first name."""
        desk = self.house.desk
        desk.focus_on(desk.find("seats/name0"))

    def _seats(self) -> Widget:
        """How many, and for each a name and who plays."""
        column = Column(gap=10)
        low, high = self.meta.seats
        column.add(named("seats/count", Msg.of("ui.seats.count"), Choice(
            "seats/count", [(count, str(count)) for count in range(low, high + 1)],
            len(self._players), self._count)))
        for seat, player in enumerate(self._players):
            row = column.add(Row(gap=8, widths=(40.0, 0.0, 246.0)))
            row.add(Seal(seat))
            row.add(Field(f"seats/name{seat}", player.name, most=NAME_MOST,
                          empty=Msg.of("player.unnamed", n=seat + 1),
                          on_change=partial(self._rename, seat)))
            row.add(Choice(f"seats/kind{seat}", self._kinds(), player.level,
                           partial(self._retire, seat)))
        return column

    def _options(self) -> Widget:
        """The title, its board, its options, the seed."""
        column = Column(gap=10)
        column.add(named("seats/game", Msg.of("ui.seats.game"), Choice(
            "seats/game", [(each, Msg.of(f"{each}.title")) for each in games.TITLES],
            self._title, self._retitle)))
        column.add(named("seats/board", Msg.of("ui.seats.board"), Choice(
            "seats/board", [(number, board_name(each))
                            for number, each in enumerate(self._boards)],
            self._board, self._take_board)))
        for option in self.meta.options:
            key = f"{self._title}.option.{option.name}"
            column.add(named(f"seats/{option.name}", Msg(key), Choice(
                f"seats/{option.name}",
                [(value, Msg(f"{key}.{value}".lower())) for value in option.choices],
                self._settled[option.name], partial(self._settle, option.name))))
        column.add(named("seats/seed", Msg.of("ui.seats.seed"), Field(
            "seats/seed", self._seed, empty=Msg.of("ui.seats.no_seed"), most=DIGITS_MOST,
            keep=str.isdecimal, on_change=self._reseed, tip=Msg.of("ui.seats.seed_tip"))))
        return column

    def _kinds(self) -> list[tuple[str, Wording]]:
        levels = [(level, Msg.of("ui.seats.computer", level=Msg.of(f"level.{level}")))
                  for level in self.meta.levels]
        return [("", Msg.of("ui.seats.person")), *levels]

    # ---- what is chosen --------------------------------------------------------------------

    def _choose_title(self, title: str) -> None:
        self._title = title
        low, _high = self.meta.seats
        strongest = self.meta.levels[-1]
        self._players = [Player("", "" if seat == 0 else strongest) for seat in range(low)]
        self._boards = [board(title, each) for each in self.meta.boards]
        self._boards += [each for each in self._shelf.boards if each.title == title]
        self._board = 0
        self._settled: dict[str, Any] = self.meta.settle({})
        self._seed = ""

    def _retitle(self, title: str) -> None:
        self._choose_title(title)
        self._rebuild("seats/game")

    def _count(self, count: int) -> None:
        strongest = self.meta.levels[-1]
        more = [Player("", strongest)] * (count - len(self._players))
        self._players = self._players[:count] + more
        self._rebuild("seats/count")

    def _rename(self, seat: int, name: str) -> None:
        self._players[seat] = Player(name.strip(), self._players[seat].level)

    def _retire(self, seat: int, level: str) -> None:
        self._players[seat] = Player(self._players[seat].name, level)

    def _take_board(self, number: int) -> None:
        self._board = number

    def _settle(self, name: str, value: Any) -> None:
        self._settled[name] = value

    def _reseed(self, text: str) -> None:
        self._seed = text

    def _rebuild(self, focus: str) -> None:
        desk = self.house.desk
        desk.show(self.build())
        desk.focus_on(desk.find(focus))

    def _start(self) -> None:
        self.attempt(self._begin)

    def _begin(self) -> None:
        seed = int(self._seed) if self._seed else self.house.seed()
        chosen: Board = self._boards[self._board]
        game = games.load(self._title, chosen.id if chosen.is_bundled else chosen)
        session = Session.new(game, self._players, self._settled, seed)
        self.house.swap(Table(self.house, session, new_name(self._title)))

    def _check_for(self, title: str) -> Any:
        if title not in games.TITLES:
            return None
        return lambda data: games.faults(title, data)


def named(name: str, text: Wording, widget: Widget) -> Row:
    """A choice, and before it what is chosen."""
    row = Row(gap=8, widths=(NAMED, 0.0))
    row.add(Label(f"{name}/label", text, size=17, colour="ink.soft"))
    row.add(widget)
    return row
