"""The attendant of a stand, as the rooms below the show know it."""

from __future__ import annotations

from typing import Final, Protocol

from alexandre.kernel.text import Msg
from alexandre.ui.input.commands import Commands, format_chord

HELD: Final = 3  # seconds for which the key is held that ends kiosk mode


class Attendant(Protocol):
    """Starts the show again when nobody is there, and limits visitors in kiosk mode."""

    is_kiosk: bool

    def attend(self, now: int) -> None:
        """Look at the clock."""

    def hold(self) -> None:
        """Begin to count: the key that leaves the application went down."""

    def play(self, title: str, board: str = "") -> None:
        """Seat a visitor at a match of that title."""

    def recover(self) -> None:
        """Begin the show anew after a mistake of the program."""

    def close(self) -> None:
        """Give back all that the stand has borrowed."""


def tell_exit(commands: Commands) -> Msg:
    """The way out of kiosk mode, for whoever keeps the stand."""
    return Msg.of("ui.kiosk.exit", chord=format_chord(commands.chord("quit")), n=HELD)
