"""What every room of the application is: it builds its widgets, hears commands and the clock."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from alexandre.kernel.text import Msg, Refusal
from alexandre.ui.widgets.base.widget import Widget

if TYPE_CHECKING:
    from alexandre.kernel.session import Session
    from alexandre.scenes.base.house import House


class Scene:
    """One room.  The house keeps a stack of them and shows the uppermost.

    `players` are the names of the seats that sentences may speak of here.
    """

    def __init__(self, house: House) -> None:
        self.house = house

    @property
    def players(self) -> tuple[str, ...]:
        """Nobody sits here."""
        return ()

    @property
    def bookmark(self) -> tuple[str, Session] | None:
        """The match that is played in this room, and the name of its document."""
        return None

    @property
    def looks(self) -> tuple[int, ...]:
        """Which seals the seats have that are shown here; none: those of the room before."""
        return self.bookmark[1].record.colours if self.bookmark else ()

    @property
    def title(self) -> Msg:
        """What the window is called meanwhile."""
        return Msg.of("ui.app.title")

    def build(self) -> Widget:
        """The widgets, made anew whenever the room comes to the top."""
        raise NotImplementedError

    def entered(self) -> None:
        """The widgets hang: fill them."""

    def do(self, command: str) -> bool:
        """A command that no widget wanted; Escape leaves the room."""
        if command == "cancel":
            self.house.leave()
        return command == "cancel"

    def tick(self, now: int) -> None:
        """The clock, in milliseconds."""

    def wakes(self, now: int) -> int | None:
        """In how many milliseconds the clock is wanted next; None: whenever."""
        return None

    def closed(self) -> None:
        """The room is left for good."""

    def attempt(self, action: Callable[[], None]) -> None:
        """Do it; a refusal is told, and nothing else happens."""
        try:
            action()
        except Refusal as refused:
            self.house.tell(refused.msg)
