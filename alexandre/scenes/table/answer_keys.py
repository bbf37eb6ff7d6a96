"""Keys that choose an offer of the moment, or confirm what is prepared."""

from __future__ import annotations

from alexandre.kernel.text import Msg
from alexandre.scenes.table.advice.why_not import WhyNot
from alexandre.scenes.table.part import TableContext
from alexandre.scenes.table.planning.planning import Planning
from alexandre.scenes.table.real.entering import Entering
from alexandre.ui.input.commands import DIGITS
from alexandre.ui.play.offers import Offer, choice_of, end_of, pass_of


class AnswerKeys:
    """Lets digits choose an offer wherever the focus is."""

    def __init__(self, table: TableContext, planning: Planning, entering: Entering,
                 why_not: WhyNot) -> None:
        self._table = table
        self._planning = planning
        self._entering = entering
        self._why_not = why_not

    def meaning(self, command: str) -> str:
        """The move that a key would play; while it stays the same the key is never too early."""
        planning = self._planning
        if (command in ("confirm", "remedy") and planning.is_open) or (
                command == "end_turn" and planning.can_end):
            return f"{command} {planning.actions}"
        offer = self._offer_of(command)
        return self._entering.meaning(command) if offer is None else offer.action.text

    def do(self, command: str) -> bool:
        """Confirm the prepared move, prepare the advice instead of an unfinished one, or take the
        main choice."""
        is_meant = command == "confirm" and self._planning.is_open
        if is_meant and self._planning.offered and not self._planning.actions:
            self._planning.take()
        elif is_meant:
            self._planning.commit()
        return is_meant or self._answer(command)

    def _answer(self, command: str) -> bool:
        """Take the offer of a key; clicks already made are kept."""
        planning = self._planning
        if command == "end_turn" and planning.can_end:
            planning.end()
            return True
        if command in DIGITS and self._table.plain.offers.unfold(DIGITS.index(command) + 1):
            return True
        offer = self._offer_of(command)
        if offer is None:
            return False
        if planning.holds(offer.action):
            planning.commit()
        elif planning.is_alone or (planning.is_begun and command in ("pass", "end_turn")):
            self._why_not.refuse(Msg.of("ui.plan.unfinished"))
        else:
            planning.choose(offer.action)
        return True

    def _offer_of(self, command: str) -> Offer | None:
        """The offer of a key: the main choice, to pass, or the end of the turn."""
        plain = self._table.plain
        if command in DIGITS:
            return plain.offers.digits.get(DIGITS.index(command) + 1)
        known = {"confirm": choice_of, "pass": pass_of, "end_turn": end_of}
        return known[command](plain.page.offers) if command in known else None
