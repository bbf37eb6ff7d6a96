"""Offers that differ by a number alone: the number between its two sides, and its offer."""

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
    """One of them: its number, the name and the words of its button, and what that does."""

    number: int
    name: str
    label: Wording
    on_press: Callable[[], object]


class Numbered(Row):
    """The lowest stands there first; the button is always the offer of the number beside it."""

    role = "numbered"

    def __init__(self, name: str, steps: Sequence[NumberedChoice]) -> None:
        super().__init__(name, widths=(WIDE, 0.0))
        self.steps = tuple(steps)
        self.stepper = self.add(Stepper(f"{name}/number", (0, len(steps) - 1), 0, self._turn,
                                        say=lambda at: str(self.steps[at].number)))
        first = self.steps[0]
        self.button = self.add(Button(first.name, first.label, first.on_press, align="left",
                                      size=LABEL))

    def height(self, width: float) -> float:
        """The height of the longest words, so that nothing moves while one turns."""
        said = self.button.text
        self.button.text = max((step.label for step in self.steps),
                               key=lambda label: len(self.desk.voice(label)))
        high = super().height(width)
        self.button.text = said
        return high

    def _turn(self, at: int) -> None:
        step = self.steps[at]
        self.button.name, self.button.on_press = step.name, step.on_press
        self.button.say(step.label)
