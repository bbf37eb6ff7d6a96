"""Sentences under the prompt that come and go: a refusal, a reason that leads to its rule."""

from __future__ import annotations

from collections.abc import Callable

from alexandre.ui.draw.sketch import Wording
from alexandre.ui.sidebar.reasons import reason
from alexandre.ui.widgets.base.boxes import Column


class Notes(Column):
    """Each with its rule, if it has one."""

    def __init__(self, name: str, on_rule: Callable[[str], None]) -> None:
        super().__init__(name, gap=0)
        self.on_rule = on_rule
        self.said: tuple[Wording, ...] = ()

    def say(self, texts: tuple[Wording, ...]) -> bool:
        """Say these instead; False if they stand there already."""
        if texts == self.said:
            return False
        self.said = texts
        self.clear()
        for number, text in enumerate(texts):
            self.add(reason(f"page/note{number}", text, self.on_rule))
        return True
