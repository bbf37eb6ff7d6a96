"""A match that plays itself without a window, a disk or a settings page behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from alexandre.kernel.board import Plain
from alexandre.kernel.session import Session
from alexandre.kernel.store import Header, Ticket
from alexandre.kernel.store.writer import Result
from alexandre.kernel.text import Msg
from alexandre.scenes.base.opponents import Thinker
from alexandre.scenes.base.preferences import Pace
from alexandre.scenes.base.save_files import Autosave
from alexandre.scenes.base.services import Services
from alexandre.scenes.table.play.autoplay import Autoplay
from alexandre.scenes.table.play.habits import Habits
from alexandre.scenes.table.play.match import Match


class Shelf:
    """The written documents, by turn; a slow shelf leaves its tickets to be settled."""

    is_read_only = is_slow = False

    def __init__(self) -> None:
        self.turns: list[int] = []
        self.tickets: list[Ticket] = []

    def write(self, name: str, header: Header, body: Plain) -> Ticket:
        """Keep the turn of the match and its ticket."""
        self.turns.append(header.turn)
        self.tickets.append(Ticket())
        if not self.is_slow:
            self.tickets[-1].settle(Result(name))
        return self.tickets[-1]


class Bench:
    """The services that a match asks for; `shelf` is the store."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.settings: dict[str, Any] = {"forced": True, "habits": {}}
        self.shelf = self.store = Shelf()
        self.told: list[Msg] = []
        self.waiting: list[Callable[[], None]] = []

    def tell(self, words: Msg) -> None:
        """Keep the sentence."""
        self.told.append(words)

    def after_frame(self, work: Callable[[], None]) -> None:
        """Keep what waits for the next frame."""
        self.waiting.append(work)

    def finish_frame(self) -> None:
        """Do what has waited."""
        while self.waiting:
            self.waiting.pop(0)()


def play_alone(session: Session, thinker: Thinker, pace: Pace, *, name: str = "",
               habits: Habits | None = None) -> tuple[Autoplay, Bench]:
    """The clock of that match, which is saved where it has a name."""
    bench = Bench(pace)
    house = cast(Services, bench)
    match = Match(house, session, thinker, Autosave(house, name, session), habits)
    return Autoplay(house, match), bench
