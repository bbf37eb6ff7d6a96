"""Interface of the kiosk attendant, for the screens below the showcase."""

from __future__ import annotations

from typing import Final, Protocol

from alexandre.kernel.text import Msg
from alexandre.ui.input.commands import Commands, format_chord

HELD: Final = 3  # seconds for which the key must be held to leave kiosk mode


class Attendant(Protocol):
    """Restarts the showcase when nobody plays, and limits visitors in kiosk mode."""

    is_kiosk: bool

    def attend(self, now: int) -> None:
        """Check the idle time; called every frame."""

    def hold(self) -> None:
        """Note that the key that quits is down; held long enough, it ends kiosk mode once
        released."""

    def play(self, title: str, board: str = "") -> None:
        """Start a match of that title for a visitor."""

    def recover(self) -> None:
        """Restart the showcase after an error of the program."""

    def close(self) -> None:
        """Give back the player's own folders and settings."""


def tell_exit(commands: Commands) -> Msg:
    """The sentence that tells the owner how to leave kiosk mode."""
    return Msg.of("ui.kiosk.exit", chord=format_chord(commands.chord("quit")), n=HELD)
