"""Changing who takes a seat during a match: another name, a person, a computer player."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from alexandre.i18n.apart import tell_apart
from alexandre.kernel.record import NAME_MOST, Player
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.base.outsiders import list_kinds, take_seat
from alexandre.scenes.table.play.match import Match
from alexandre.ui.text.sizes import HEADING, SMALL
from alexandre.ui.widgets.base.boxes import Centred, Panel, Row, Rule
from alexandre.ui.widgets.base.label import Remark, Title
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.pictures.backdrop import Backdrop
from alexandre.ui.widgets.pictures.seal import Seal

WIDE: Final = 660.0


class Newcomers(Scene):
    """A dialog that changes the seats from the next move on."""

    def __init__(self, house: House, match: Match, behind: Backdrop) -> None:
        super().__init__(house)
        self._match, self._behind = match, behind
        self._wanted = list(match.session.record.players)

    @property
    def players(self) -> tuple[str, ...]:
        """The names as they are chosen."""
        return tuple(player.name for player in self._wanted)

    def build(self) -> Widget:
        """Build a line for each seat."""
        panel = Panel("newcomers", pad=30, gap=10)
        panel.add(Title("newcomers/title", Msg.of("ui.newcomers.title"), size=HEADING,
                        align="centre"))
        panel.add(Remark("newcomers/what", Msg.of("ui.newcomers.what"), size=SMALL,
                         align="centre"))
        panel.add(Rule())
        for seat, player in enumerate(self._wanted):
            row = panel.add(Row(gap=8, widths=(44.0, 0.0, 246.0)))
            row.add(Seal(seat))
            row.add(Field(f"newcomers/name{seat}", player.name, most=NAME_MOST,
                          empty=Msg.of("player.unnamed", n=seat + 1),
                          on_change=partial(self._rename, seat)))
            kinds = list_kinds(self.house, self._match.session.game.meta, player.level)
            row.add(Choice(f"newcomers/kind{seat}", kinds, player.level,
                           partial(self._retire, seat)))
        panel.add(Rule())
        panel.add(Button("newcomers/watch", Msg.of("ui.newcomers.watch"), self._watch,
                         tip=Msg.of("ui.newcomers.watch_tip")))
        panel.add(Row(gap=12).hold(
            Button("newcomers/back", Msg.of("ui.dialog.back"), self.house.leave),
            Button("newcomers/take", Msg.of("ui.newcomers.take"), self._take, kind="primary")))
        return Centred(panel, WIDE, self._behind)

    def _rename(self, seat: int, name: str) -> None:
        self._wanted[seat] = replace(self._wanted[seat], name=name.strip())

    def _retire(self, seat: int, level: str) -> None:
        self._wanted[seat] = take_seat(self.house, self._wanted[seat], level)

    def _watch(self) -> None:
        """Put computers in every seat; those of people get the usual level."""
        usual = self._match.session.game.meta.usual
        self._wanted = [Player(each.name, each.level or usual, each.colour)
                        for each in self._wanted]
        self._take()

    def _take(self) -> None:
        """Close this dialog and the pause, and seat the chosen players, without equal names."""
        names = tell_apart([each.name for each in self._wanted],
                           [self.house.say(Who(seat), ()) for seat in range(len(self._wanted))])
        self._match.seat(tuple(replace(each, name=name) for each, name in
                               zip(self._wanted, names, strict=True)))
        self.house.leave()
        self.house.leave()
