"""The ways out of a scene in kiosk mode: to the rules and to the end of a match alone."""

from __future__ import annotations

from collections.abc import Sequence

from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Game
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.base.history import History
from alexandre.scenes.base.navigation import Live, Navigation


class ShutDoors(Navigation):
    """Opens what `own` opens of those two; every other call leads nowhere."""

    def __init__(self, own: Navigation) -> None:
        self.own = own

    def rulebook(self, title: str, rule: str = "") -> None:
        self.own.rulebook(title, rule)

    def result(self, session: Session) -> None:
        self.own.result(session)

    def settings(self) -> None:
        pass

    def library(self, title: str) -> None:
        pass

    def boards(self, title: str) -> None:
        pass

    def seats(self, title: str, board: str) -> None:
        pass

    def position(self, game: Game, dump: Plain, players: Sequence[Player], chance: str) -> None:
        pass

    def moments(self) -> None:
        pass

    def make_moment(self, history: History, at: int) -> None:
        pass

    def present(self, live: Live) -> None:
        pass

    def turn_board_window(self, live: Live) -> None:
        pass

    def present_history(self, history: History, at: int) -> None:
        pass

    def show(self) -> None:
        pass

    def stand(self) -> None:
        pass
