"""Sentences under the prompt that come and go: a refusal, a reason that leads to its rule."""

from __future__ import annotations

from collections.abc import Callable

from alexandre.kernel.text import Msg
from alexandre.ui.sketch import Wording
from alexandre.ui.widgets.boxes import Column
from alexandre.ui.widgets.label import Label
from alexandre.ui.widgets.quiet import Quiet
from alexandre.ui.widgets.widget import Widget


class Notes(Column):
    """Their room stays when they go, so that nothing jumps at every refusal."""

    def __init__(self, name: str, on_rule: Callable[[str], None]) -> None:
        super().__init__(name, gap=0)
        self.on_rule = on_rule
        self.kept = 0.0  # how high they have been
        self._said: tuple[Wording, ...] = ()

    def say(self, texts: tuple[Wording, ...]) -> bool:
        """Say these instead; False if they stand there already."""
        if texts == self._said:
            return False
        self._said = texts
        self.clear()
        for number, text in enumerate(texts):
            self.add(reason(f"page/note{number}", text, self.on_rule))
        return True

    def height(self, width: float) -> float:
        """As high as the highest of them."""
        self.kept = max(self.kept, super().height(width))
        return self.kept


def reason(name: str, text: Wording, on_rule: Callable[[str], None]) -> Widget:
    """A sentence that says why not; pressed, it leads to its rule, if it names one."""
    if not isinstance(text, Msg) or not text.rule:
        return Label(name, text, face="italic", size=16, colour="seal")
    rule = text.rule
    said = Msg.of("ui.why.rule", reason=text, rule_number=rule)
    return Quiet(name, said, lambda: on_rule(rule), face="italic", colour="seal",
                 tip=Msg.of("ui.why.open_rule", rule_number=rule))
