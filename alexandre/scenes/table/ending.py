"""The end of a match at its table: announced once, and one press away afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from alexandre.kernel.contract import Outcome
from alexandre.kernel.record import Player
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.base.board import Board
from alexandre.scenes.table.part import Part, TableContext
from alexandre.ui.sidebar.page import Page
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.widgets.controls.button import Button


class Ending(Part):
    """The button that opens the result of a finished game."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._showing = table.showing
        self._is_told = table.match.is_over

    def build(self, plain: PlainView) -> None:
        """Build the button below the offers."""
        self._button = plain.aside.add(Button("page/result", Msg.of("ui.leave.result"), self.tell,
                                              kind="primary"))
        self.settle()

    def settle(self) -> None:
        """Show the button once the board has shown the end."""
        self._button.shown(is_shown=self._match.is_over and not self._showing.is_moving)

    def describe(self, page: Page) -> Page:
        """The page with the winner instead of the prompt."""
        outcome = self._match.session.state.outcome() if self._match.is_over else None
        return page if outcome is None else replace(page, prompt=victory(
            outcome, self._match.session.record.players))

    def tell(self) -> None:
        """Open the result."""
        self._is_told = True
        self._house.navigation.result(self._match.session)

    def tick(self, board: Board) -> None:
        """Open the last page and the result, once, after the last animation."""
        if self._match.is_over and not self._is_told and not self._showing.is_moving:
            self._is_told = True
            self._house.navigation.result(self._match.session, is_new=True)
            self._house.desk.cover()


def victory(outcome: Outcome, players: Sequence[Player]) -> Msg:
    """The sentence on the winner; a solo player may have lost, or a computer may have played the
    seat."""
    winners = tuple(Who(seat) for seat in outcome.winners)
    if not winners:
        return Msg.of("ui.result.lost")
    if len(outcome.scores) == 1:
        return Msg.of("ui.result.computer" if players[0].level else "ui.result.won")
    return Msg.of("ui.result.winners", winners=winners, n=len(winners))
