"""Why something may not be done: under the prompt, or in a dialog if there is much to say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.scenes.house import House
from alexandre.scenes.match import Match
from alexandre.scenes.rulebook import Rulebook
from alexandre.ui.notes import reason
from alexandre.ui.plain import PlainView, reasons
from alexandre.ui.widgets.dialog import Dialog

REASONS: Final = 3  # told under the prompt; more are told in a dialog


class WhyNot:
    """Every reason leads to its rule in the rule book."""

    def __init__(self, house: House, match: Match) -> None:
        self._house = house
        self._match = match

    def build(self, plain: PlainView) -> None:
        """Where short answers stand."""
        self._plain = plain

    def refuse(self, *why: Msg) -> None:
        """Something was tried in vain."""
        self._house.sounds.play("no")
        if len(why) <= REASONS:
            self._plain.note(*why)
        else:
            self._explain(why)

    def tell(self, is_spelled: Callable[[Action], bool]) -> None:
        """Everything that could be clicked and may not be done now, and why."""
        known = self._match.session.game.lexicon.actions
        if self._match.is_asked:
            self._explain(reasons(self._match.session,
                                  [each for each in known if is_spelled(each)] or list(known)))

    def read(self, rule: str = "") -> None:
        """The rule book at that rule, or at its first page."""
        self._house.enter(Rulebook(self._house, self._match.session.record.title, rule))

    def _explain(self, why: tuple[Msg, ...]) -> None:
        dialog = Dialog("why_not", Msg.of("ui.why.title"), wide=640)
        for number, msg in enumerate(why):
            dialog.body.column.add(reason(f"why_not/{number}", msg, self.read))
        dialog.answer("why_not/close", Msg.of("ui.dialog.close"), kind="primary")
        self._house.desk.open(dialog)
