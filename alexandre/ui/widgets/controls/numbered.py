"""Offers that differ only by a number, as one line with − and +."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from alexandre.ui.draw.sketch import Wording
from alexandre.ui.text.sizes import CAPTION, LABEL, SMALL, TINY
from alexandre.ui.widgets.base.boxes import Row
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.stepper import Stepper

WIDE: Final = 116.0
SIZES: Final = (LABEL, SMALL, CAPTION, TINY)


@dataclass(frozen=True)
class NumberedChoice:
    """One of the numbers: the name, the words and the action of its button, and whether it is the
    main choice."""

    number: int
    name: str
    label: Wording
    on_press: Callable[[], object]
    is_main: bool = False


class Numbered(Row):
    """A stepper with a button for the offer of its number; it starts at the main choice, else the
    lowest.  Words longer than the shortest are set smaller before they take more room."""

    def __init__(self, name: str, steps: Sequence[NumberedChoice]) -> None:
        super().__init__(name, widths=(WIDE, 0.0))
        self.steps = tuple(steps)
        start = next((at for at, step in enumerate(self.steps) if step.is_main), 0)
        self.stepper = self.add(Stepper(f"{name}/number", (0, len(steps) - 1), start, self._turn,
                                        say=lambda at: str(self.steps[at].number)))
        first = self.steps[start]
        self.button = self.add(Button(first.name, first.label, first.on_press, align="left",
                                      size=LABEL))
        self.stepper.on_done = self._go_on
        self._turn(start)

    def height(self, width: float) -> float:
        """That of the shortest words, or of the longest in small letters: nothing moves while the
        number changes."""
        said, size = self.button.text, self.button.size
        labels = sorted((step.label for step in self.steps),
                        key=lambda label: len(self.desk.voice(label)))
        high = 0.0
        for label, its_size in ((labels[0], SIZES[0]), (labels[-1], SIZES[-1])):
            self.button.text, self.button.size = label, its_size
            high = max(high, super().height(width))
        self.button.text, self.button.size = said, size
        return high

    def lay(self) -> None:
        super().lay()
        self._fit_words()

    def _fit_words(self) -> None:
        """Set the words in the largest letters that leave them within the button."""
        for size in SIZES:
            self.button.size = size
            if self.button.height(self.button.box.w) <= self.button.box.h:
                break

    def _go_on(self) -> None:
        """Take the ring from the number to the button that Enter presses next."""
        self.desk.focus_on(self.button)

    def _turn(self, at: int) -> None:
        step = self.steps[at]
        self.button.name, self.button.on_press = step.name, step.on_press
        self.button.kind = "primary" if step.is_main else "button"
        self.button.command = "confirm" if step.is_main else ""
        self.button.say(step.label)
        if self.is_hung:
            self._fit_words()
