"""The tablets of a table before a match, one for each seat: who sits there, in which colour."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from alexandre.kernel.meta import rank_of
from alexandre.kernel.record import COLOURS, NAME_MOST
from alexandre.kernel.text import Msg
from alexandre.scenes.base.house import House
from alexandre.scenes.base.outsiders import (
    abridge,
    list_kinds,
    list_personas,
    name_character,
    take_seat,
    tell_kind,
)
from alexandre.scenes.setup.match_setup import MatchSetup
from alexandre.scenes.setup.seats_layout import (
    Explanation,
    SignRow,
    TabletRow,
    build_sign,
    tell_why,
)
from alexandre.ui.text.sizes import BODY, LEAD
from alexandre.ui.widgets.base.boxes import Column, Panel, Row
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.pictures.seal import Portrait
from alexandre.ui.widgets.pictures.seal_choice import SealChoice

FACE: Final = 54.0  # height of the coin of the seat's player
LARGE_FACE: Final = 84.0  # where so few play that all about a seat stands beside it
FEW: Final = 3
LEVEL: Final = 244.0  # the width of that of a player, beside the name
PAIR: Final = 2  # whose tablets are broad enough for a name and a level side by side
ADD: Final = 0.5  # of a tablet: the place where a further one can be laid


class Tablets:
    """Builds the tablets, and stores the choices in `seating`.

    `rebuild` lays the room out again with the focus on the widget of that name.
    """

    def __init__(self, house: House, seating: MatchSetup, rebuild: Callable[[str], None]) -> None:
        self.house = house
        self.seating = seating
        self.told: list[Explanation] = []
        self._rebuild = rebuild

    def build(self, company: Widget | None) -> TabletRow:
        """Build all tablets; `company` is the choice between solitaire and several players, where
        there is one."""
        self.told = []
        row = TabletRow()
        for seat in range(len(self.seating.players)):
            row.add(self._tablet(seat))
        if company is not None and self.seating.is_alone:
            text = Msg.of(f"{self.seating.meta.id}.alone")
            self._tell(row.children[0], tell_why("seats/alone/why", text), company)
        if not (self.seating.is_full or self.seating.is_alone):  # that is chosen below
            row.add(Button("seats/add", Msg.of("ui.seats.add"), self._add, size=LEAD))
            row.last = ADD
        return row

    def _tell(self, tablet: Widget, told: Label, choice: Widget) -> None:
        tablet.add(told)
        self.told.append(Explanation(told, choice, (told.text,)))

    def _tablet(self, seat: int) -> Widget:
        player = self.seating.players[seat]
        tablet = Panel(f"seats/tablet{seat}", pad=10, gap=6)
        if self.seating.meta.seats[1] > 1:  # a solo player needs no place at a table, nor a colour
            tablet.add(self._head(seat))
        is_broad = len(self.seating.players) <= PAIR
        who = tablet.add(Row(gap=6, widths=(0.0, LEVEL)) if is_broad else Column(gap=6))
        who.add(Field(f"seats/name{seat}", player.name, most=NAME_MOST,
                      empty=name_character(self.house, player.level)
                      or Msg.of("player.unnamed", n=seat + 1),
                      on_change=partial(self.seating.rename, seat)))
        rank = rank_of(player.level)
        kinds = list_kinds(self.house, self.seating.meta, rank)
        choice = who.add(Choice(f"seats/kind{seat}", kinds, rank, partial(self._retire, seat),
                                brief=abridge(kinds)))
        cast = list_personas(self.seating.meta, player.level)
        if cast:
            choice = tablet.add(Choice(f"seats/persona{seat}", cast, player.level,
                                       partial(self._cast, seat), brief=abridge(cast)))
        self._tell(tablet, tell_why(
            f"seats/why{seat}", tell_kind(self.house, player.level), align="centre"), choice)
        return tablet

    def _head(self, seat: int) -> Widget:
        """The player of a seat and the colour, beside the face if there are few seats."""
        player = self.seating.players[seat]
        seals = SealChoice(f"seats/seal{seat}", COLOURS, player.colour, partial(self._paint, seat))
        head = Column(gap=6)
        if len(self.seating.players) > FEW:
            head.add(self._place(seat, FACE))
            head.add(seals)
            return head
        beside = Row(gap=8, widths=(LARGE_FACE, 0.0))
        beside.add(Portrait(player.colour, LARGE_FACE, player.level))
        beside.add(head)
        head.add(self._place(seat))
        head.add(seals)
        return beside

    def _place(self, seat: int, face: float = 0.0) -> Widget:
        """A place at the table, with the buttons that move or remove it."""
        player = self.seating.players[seat]
        place = SignRow(gap=4, widths=(face, 0.0))
        if face:
            place.add(Portrait(player.colour, face, player.level))
        place.add(Label(f"seats/place{seat}", Msg.of("ui.seats.place", n=seat + 1), size=BODY,
                        face="bold", align="centre", colour="seal.deep"))
        if len(self.seating.players) == 1:
            return place
        can_go = not self.seating.is_least
        head = Row(gap=5, widths=(32.0, 0.0, *((32.0, 32.0) if can_go else (32.0,))))
        head.add(build_sign(f"seats/sooner{seat}", "‹", partial(self._move, seat, -1),
                            is_on=seat > 0))
        head.add(place)
        head.add(build_sign(f"seats/later{seat}", "›", partial(self._move, seat, 1),
                            is_on=seat + 1 < len(self.seating.players)))
        if can_go:
            head.add(build_sign(f"seats/remove{seat}", "×", partial(self._remove, seat)))
        return head

    # ---- what is chosen on them -----------------------------------------------------------

    def _add(self) -> None:
        self.seating.add()
        self._rebuild(f"seats/name{len(self.seating.players) - 1}")

    def _remove(self, seat: int) -> None:
        self.seating.remove(seat)
        self._rebuild(f"seats/name{min(seat, len(self.seating.players) - 1)}")

    def _move(self, seat: int, by: int) -> None:
        """Move a tablet; the focus stays with it, on a direction that is still possible."""
        self.seating.move(seat, by)
        last, to = len(self.seating.players) - 1, seat + by
        self._rebuild(f"seats/{'later' if to == 0 or (by > 0 and to < last) else 'sooner'}{to}")

    def _paint(self, seat: int, colour: int) -> None:
        self.seating.paint(seat, colour)
        self._rebuild(f"seats/seal{seat}")

    def _retire(self, seat: int, level: str) -> None:
        self._seat(seat, level)
        self._rebuild(f"seats/kind{seat}")

    def _cast(self, seat: int, level: str) -> None:
        self._seat(seat, level)
        self._rebuild(f"seats/persona{seat}")

    def _seat(self, seat: int, level: str) -> None:
        players = self.seating.players
        players[seat] = take_seat(self.house, players[seat], level)
