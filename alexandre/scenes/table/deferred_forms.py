"""While something moves: a form that would hide the board waits until that has been seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from alexandre.kernel.text import Msg, Who
from alexandre.scenes.base.board import Board
from alexandre.scenes.table.curtain import announce_curtain
from alexandre.scenes.table.part import Part, TableContext
from alexandre.scenes.table.planning.plan_side import PlanSide
from alexandre.ui.sidebar.page import Page
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.text.sizes import SMALL
from alexandre.ui.widgets.controls.button import Button

ON: Final = ("confirm", "press")  # commands that go on, where nothing else can be meant


class DeferredForms(Part):
    """Hides a form until the animations are over; a button ends them."""

    def __init__(self, table: TableContext, plan_side: PlanSide) -> None:
        super().__init__(table)
        self._showing = table.showing
        self._plan_side = plan_side
        self._was_held = False

    @property
    def is_held(self) -> bool:
        """Whether a form is waiting."""
        return self._showing.is_moving and self._plan_side.planning.is_form

    @property
    def is_announced(self) -> bool:
        """Whether the page names who comes next, once what moves was seen."""
        return self.is_held or self._match.is_veiled

    def build(self, plain: PlainView) -> None:
        """Build the button that ends the animations, below the plan panel."""
        self._on = plain.aside.add(Button("table/on", Msg.of("ui.table.on"), self.skip, size=SMALL,
                                          pad=8, command="skip"))
        self._on.is_shown = False

    def settle(self) -> None:
        """Hold a form back while animations run."""
        self._was_held = self.is_held
        self._on.shown(is_shown=self._was_held)
        if self._was_held:
            self._plan_side.hide()

    def describe(self, page: Page) -> Page:
        """The page without a question; before a curtain without anything of the game."""
        if self._match.is_veiled:  # the last player sees what came of his action
            return announce_curtain(page, self._match.screen.awaited)
        if not self._was_held:
            return page
        return replace(page, turn=Msg.of("ui.turn.seen"), phase="", seat=-1, is_planned=True,
                       prompt=Msg.of("ui.turn.seen_first", who=Who(self._match.session.decider)))

    def tick(self, board: Board) -> None:
        """Show the form once the animations are over."""
        if self._was_held and not self.is_held:
            self._table.show()

    def do(self, command: str) -> bool:
        """Skip the animations on their key; while a form waits, on the keys that confirm too."""
        is_meant = (command == "skip" and self._showing.is_moving) or (
            command in ON and self.is_held)
        if is_meant:
            self.skip()
        return is_meant

    def skip(self) -> None:
        """Show the newest state with its form."""
        self._showing.skip()
        self._table.show()
