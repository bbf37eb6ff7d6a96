"""The key of a command: when pressed, it waits for a new one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.input.commands import format_chord
from alexandre.ui.text.sizes import SMALL
from alexandre.ui.widgets.base.pressed import Pressed
from alexandre.ui.widgets.base.widget import Writable

HIGH: Final = 34.0
SIZE: Final = SMALL


class KeyField(Pressed, Writable):
    """The chord of a command; while it waits, the next key becomes the chord.

    `ask` is shown meanwhile; Escape cancels.
    """

    def __init__(self, name: str, chord: str, ask: Wording, on_chord: Callable[[str], None], *,
                 tip: Wording = "") -> None:
        super().__init__(name, tip=tip)
        self.chord = chord
        self.ask = ask
        self.on_chord = on_chord
        self.takes_text = False

    @property
    def words(self) -> str:
        """The key, or the question."""
        voice = self.desk.voice
        if self.takes_text:
            return voice(self.ask)
        return voice(format_chord(self.chord) if self.chord else "–")

    def height(self, width: float) -> float:
        return self.desk.theme.tall(HIGH)

    def paint(self, brush: Brush) -> None:
        """Paint the chord as a key of a keyboard."""
        state = "on" if self.takes_text else "hover" if self.is_hovered else ""
        brush.panel(self.box, "button", "down" if self._is_down else state)
        brush.words(self.box.inset(8, 0), self.words, size=SIZE, align="centre",
                    face="italic" if self.takes_text else "text")

    def act(self) -> None:
        """Start or stop waiting for a key."""
        self.wait(is_waiting=not self.takes_text)

    def edit(self, chord: str) -> bool:
        """Take any key as the new chord while it waits."""
        if not self.takes_text:
            return False
        self.wait(is_waiting=False)
        if chord and chord != "escape":
            self.on_chord(chord)
        return True

    def wait(self, *, is_waiting: bool) -> None:
        """Wait for a key, or stop waiting."""
        self.takes_text = is_waiting
        self.touch()
