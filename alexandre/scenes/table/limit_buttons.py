"""Buttons at the side during bidding: set a limit, look at the hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from alexandre.kernel.text import Msg, Who
from alexandre.scenes.table.advice.coach import Coach
from alexandre.scenes.table.part import Part, TableContext
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.offers import offers_of, vain_of
from alexandre.ui.sidebar.page import Page
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.text.sizes import SMALL
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.stepper import Stepper
from alexandre.ui.widgets.panels.dialog import Dialog


class LimitButtons(Part):
    """Buttons for the person who is asked for a bid; limits already set are never shown."""

    def __init__(self, table: TableContext, coach: Coach) -> None:
        super().__init__(table)
        self._coach = coach

    def build(self, plain: PlainView) -> None:
        """Build the buttons below the offers."""
        self._tell = plain.aside.add(Button("limit/tell", Msg.of("ui.limit.tell"), self._ask,
                                            size=SMALL, pad=6, tip=Msg.of("ui.limit.tell_tip")))
        self._look = plain.aside.add(Button("limit/look", Msg.of("ui.limit.look"), self._turn,
                                            size=SMALL, pad=6, tip=Msg.of("ui.limit.look_tip")))
        self.settle()

    def settle(self) -> None:
        """Show the buttons: a limit is set while the hand is visible, behind the curtain, unless
        no bid can be paid; in the open the hand may be asked for."""
        match = self._match
        self._look.shown(is_shown=match.screen.is_open)
        self._tell.shown(is_shown=match.is_asked and not match.screen.is_open
                         and match.limits.span is not None and self._can_pay)

    @property
    def _can_pay(self) -> bool:
        """Whether any bid can be paid."""
        session, drawing = self._match.session, self._table.drawing
        is_vain = vain_of(session, drawing)
        return any(drawing.number_of(action) is not None and not is_vain(action)
                   for action in session.offers())

    def describe(self, page: Page) -> Page:
        """The page with the note that the table bids for a player, without the limit; a bid that
        is prepared needs the room of the button."""
        if page.is_planned:
            self._tell.shown(is_shown=False)
        if self._match.limits.action is None:
            return page
        who = Who(self._match.session.decider)
        return replace(page, prompt=Msg.of("ui.limit.bids", who=who))

    def _turn(self) -> None:
        self._match.screen.look()
        self._table.show()

    def _ask(self) -> None:
        """Open the dialog, at the limit that the coach has just named, else at the lowest bid,
        which reveals nothing of the hand."""
        span, session = self._match.limits.span, self._match.session
        if span is None:
            return
        dialog = Dialog("limit", Msg.of("ui.limit.title"))
        dialog.tell("limit/what", Msg.of("ui.limit.what"))
        dialog.tell("limit/who", Msg.of("ui.limit.who"), colour="ink.soft")
        start = min(span[1], max(span[0], self._coach.latest.find_limit(session)))
        number = Stepper("limit/number", span, start)
        dialog.ask(number)
        beyond: dict[int | None, Wording] = {
            offer.number: Msg("ui.limit.beyond")
            for offer in offers_of(session, self._table.drawing) if offer.price}
        warning = Label("limit/beyond", beyond.get(start, ""), colour="seal")
        if beyond:
            dialog.body.column.add(warning)
        number.on_change = partial(self._warn, warning, beyond)
        dialog.answer("limit/yes", Msg.of("ui.limit.yes"), partial(self._take, number),
                      kind="primary")
        dialog.answer("limit/no", Msg.of("ui.limit.no"))
        self._house.desk.open(dialog)
        self._house.desk.focus_on(number)

    def _warn(self, warning: Label, beyond: Mapping[int | None, Wording], limit: int) -> None:
        warning.say(beyond.get(limit, ""))

    def _take(self, number: Stepper) -> None:
        self._match.limits.tell(self._match.session.decider, number.value)
        self._table.show()
