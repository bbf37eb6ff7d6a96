"""Navigation in kiosk mode: only the rules and the end of a match can be opened."""

from __future__ import annotations

from alexandre.kernel.session import Session
from alexandre.scenes.base.navigation import Navigation


def shut(*_args: object, **_named: object) -> None:
    """Do nothing."""


class ShutDoors(Navigation):
    """Passes the two allowed calls to `own` and ignores all others."""

    def __init__(self, own: Navigation) -> None:
        self.own = own

    def rulebook(self, title: str, rule: str = "") -> None:
        self.own.rulebook(title, rule)

    def result(self, session: Session, *, is_new: bool = False) -> None:
        self.own.result(session, is_new=is_new)

    settings = library = boards = seats = career = position = moments = make_moment = shut
    present = turn_board_window = present_history = show = stand = shut
