"""Offers that differ only by a number, as one line with − and +."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from alexandre.ui.draw.sketch import Wording
from alexandre.ui.text.sizes import LABEL
from alexandre.ui.widgets.base.boxes import Row
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.stepper import Stepper

WIDE: Final = 136.0


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
    lowest."""

    role = "numbered"

    def __init__(self, name: str, steps: Sequence[NumberedChoice]) -> None:
        super().__init__(name, widths=(WIDE, 0.0))
        self.steps = tuple(steps)
        start = next((at for at, step in enumerate(self.steps) if step.is_main), 0)
        self.stepper = self.add(Stepper(f"{name}/number", (0, len(steps) - 1), start, self._turn,
                                        say=lambda at: str(self.steps[at].number)))
        first = self.steps[start]
        self.button = self.add(Button(first.name, first.label, first.on_press, align="left",
                                      size=LABEL))
        self._turn(start)

    def height(self, width: float) -> float:
        """The height of the longest words, so that nothing moves while the number changes."""
        said = self.button.text
        self.button.text = max((step.label for step in self.steps),
                               key=lambda label: len(self.desk.voice(label)))
        high = super().height(width)
        self.button.text = said
        return high

    def _turn(self, at: int) -> None:
        step = self.steps[at]
        self.button.name, self.button.on_press = step.name, step.on_press
        self.button.kind = "primary" if step.is_main else "button"
        self.button.command = "confirm" if step.is_main else ""
        self.button.say(step.label)
