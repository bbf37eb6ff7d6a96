"""Opens the scenes that others lead to from below.

Each is loaded when one goes there: the first picture waits for none of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Game
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import House
from alexandre.scenes.base.navigation import Live, Navigation


class SceneNavigation(Navigation):
    """Implements `Navigation`: it knows every room and the house they are opened in."""

    def __init__(self, house: House) -> None:
        self._house = house

    def settings(self) -> None:
        from alexandre.scenes.home.settings import SettingsRoom

        if isinstance(self._house.room, SettingsRoom):
            self._house.leave()
        else:
            self._house.enter(SettingsRoom(self._house))

    def library(self, title: str) -> None:
        from alexandre.scenes.home.library import Library

        self._house.swap(Library(self._house, title))

    def boards(self, title: str) -> None:
        from alexandre.scenes.home.boards import Boards

        opened = next((room for room in self._house.rooms
                       if isinstance(room, Boards) and room.about == title), None)
        if opened is None:
            self._house.enter(Boards(self._house, title))
        else:
            self._house.return_to(opened)  # so that no board is edited twice at once

    def seats(self, title: str, board: str, rung: str = "", *, is_trial: bool = False) -> None:
        from alexandre.scenes.setup.seats import Seats

        room = Seats(self._house, title, board=board)
        if rung:
            room.seating.take_rung(rung)
        if not is_trial:
            self._house.go_home()
        self._house.enter(room)

    def career(self, title: str) -> None:
        from alexandre.scenes.archive.statistics.career import Career

        self._house.enter(Career(self._house, title))

    def position(self, game: Game, dump: Plain, players: Sequence[Player], chance: str) -> None:
        from alexandre.scenes.position.position_room import PositionRoom

        self._house.enter(PositionRoom(self._house, game, dump, players, chance))

    def rulebook(self, title: str, rule: str = "") -> None:
        from alexandre.scenes.home.rulebook import Rulebook

        self._house.enter(Rulebook(self._house, title, rule))

    def result(self, session: Session, *, is_new: bool = False) -> None:
        from alexandre.scenes.archive.result import Result
        from alexandre.scenes.setup.chapter import LastPage, epilogue_of

        self._house.enter(Result(self._house, session))
        epilogue = epilogue_of(session.game, session.state, session.steps) if is_new else None
        if epilogue is not None:
            self._house.enter(LastPage(self._house, epilogue))

    def moments(self) -> None:
        from alexandre.scenes.present.moment_list import MomentList

        if any(isinstance(room, MomentList) for room in self._house.rooms):
            self._house.leave()
        else:
            self._house.enter(MomentList(self._house))

    def make_moment(self, history: History, at: int) -> None:
        from alexandre.scenes.present.maker import MomentMaker

        self._house.enter(MomentMaker(self._house, history, at))

    def present(self, live: Live) -> None:
        from alexandre.scenes.present.presenter import present_history

        history = History(live.session.game, live.session.record)
        present_history(self._house, history, len(history.steps), live)

    def turn_board_window(self, live: Live) -> None:
        from alexandre.scenes.present.board_window import turn_board_window

        turn_board_window(self._house, live)

    def present_history(self, history: History, at: int) -> None:
        from alexandre.scenes.present.presenter import present_history

        present_history(self._house, history, at)

    def show(self) -> None:
        from alexandre.scenes.show.show_attendant import show_once

        show_once(self._house)

    def stand(self) -> None:
        from alexandre.scenes.show.show_attendant import begin_show

        begin_show(self._house)
