"""Sentences under the prompt that come and go: a refusal, a reason that leads to its rule."""

from __future__ import annotations

from collections.abc import Callable

from alexandre.ui.draw.sketch import Wording
from alexandre.ui.sidebar.reasons import reason
from alexandre.ui.widgets.base.boxes import Column


class Notes(Column):
    """Sentences, each with its rule, if it has one, and its number."""

    def __init__(self, name: str, on_rule: Callable[[str], None], gap: float = 0.0) -> None:
        super().__init__(name, gap=gap)
        self.on_rule = on_rule

    def say(self, texts: tuple[Wording, ...]) -> None:
        """Replace the sentences by these."""
        self.clear()
        for number, text in enumerate(texts):
            self.add(reason(f"page/note{number}", text, self.on_rule))
