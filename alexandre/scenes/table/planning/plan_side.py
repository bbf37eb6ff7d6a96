"""The display of a prepared move: its panel, and the drawing over the board."""

from __future__ import annotations

from dataclasses import replace

from alexandre.scenes.base.board import Board
from alexandre.scenes.table.part import Part, TableContext
from alexandre.scenes.table.planning.planning import Planning
from alexandre.scenes.table.play.habits import Habits
from alexandre.ui.draw.sketch import Layer, Wording
from alexandre.ui.play.course import NOTHING, Pins
from alexandre.ui.sidebar.page import Page
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.widgets.panels.plan_panel import PlanPanel, cite_rule
from alexandre.ui.widgets.pictures.picture import is_left


class PlanSide(Part):
    """Shows the prepared move; the signs of the `habits` lie over the main sheet with it."""

    def __init__(self, table: TableContext, planning: Planning, habits: Habits) -> None:
        super().__init__(table)
        self.planning = planning
        self._habits = habits
        self._aimed: Pins = ()
        self._is_drawn = True

    def build(self, plain: PlainView) -> None:
        """Build the plan panel in the place of the offers."""
        self._plain = plain
        plain.planned.decides = True
        self._panel = plain.panel = plain.plan.add(PlanPanel("plan", self.planning))
        plain.bar.add(self._panel.buttons)
        plain.below.add(self._panel.comparison)
        self._panel.shown(is_shown=False)

    def settle(self) -> None:
        """Show the prepared move, if it still fits."""
        planning = self.planning
        planning.follow()
        self._panel.shown(is_shown=planning.is_open)
        self._show_panel()
        self._begin_at_top()
        self._make_room()

    def describe(self, page: Page) -> Page:
        """The page without offers while something is prepared."""
        return replace(page, is_planned=self.planning.is_open)

    def hide(self) -> None:
        """Hide the panel while the board below is animated."""
        self._panel.shown(is_shown=False)

    def do(self, command: str) -> bool:
        """Handle the keys of the prepared move."""
        return self.planning.do(command)

    def tick(self, board: Board) -> None:
        """Compute a piece of the comparison, and preview the spot under the mouse."""
        planner = self.planning.planner
        if planner is None:
            return
        if planner.work():
            self._show_panel()
            self._plain.lay()
        pointed = self._find_pointed(board)
        if pointed != self.planning.pointed:
            self.planning.pointed = pointed
            self.draw_over(board, is_shown=self._is_drawn)
            if self.planning.is_open:
                self._show_panel()
                self._plain.lay()

    def _find_pointed(self, board: Board) -> str:
        """The spot that is pointed at on the board, or of the offer with the keyboard focus beside
        what is prepared. An offer under the mouse must not move away as the panel grows."""
        for picture in board.pictures.values():
            if picture.pointed is not None and not is_left(picture):
                return picture.pointed.id
        planner, action = self.planning.planner, self._plain.offers.pointed
        is_keyed = self._house.desk.is_keyed
        if planner is None or planner.plan is None or action is None or not is_keyed:
            return ""
        pins = planner.outlook.plans.pins(action)
        return pins[0] if len(pins) == 1 else ""

    def wakes(self, now: int) -> int | None:
        """1 ms while there is more to compare, None otherwise."""
        planner = self.planning.planner
        return 1 if planner and planner.is_working else None

    def draw_over(self, board: Board, *, is_shown: bool = True) -> None:
        """Draw the prepared move over the main sheet, unless that shows something else."""
        self._is_drawn = is_shown
        for picture in board.pictures.values():
            picture.explain = self.explain
        planner = self.planning.planner if is_shown and not self.planning.is_put_by else None
        if planner is None:
            board.draw_over(NOTHING)
        else:
            (layer, spots), over = self._habits.over(), planner.layer(self.planning.pointed)
            both = Layer(over.name, over.shapes + layer.shapes, over.captions + layer.captions)
            instead = planner.plan.instead if planner.plan else ()
            board.draw_over(both, planner.spots() + spots, instead, planner.form)

    def explain(self, spot: str) -> tuple[Wording, ...]:
        """The reasons why a spot is not lit, if others of its kind are; without those already
        given for a click."""
        planner, kind = self.planning.planner, spot.partition(":")[0]
        if planner is None or not any(lit.startswith(f"{kind}:") for lit in planner.lit()):
            return ()
        return tuple(cite_rule(reason) for reason in planner.why(spot)
                     if reason not in self._plain.noted)

    def _show_panel(self) -> None:
        planning = self.planning
        if planning.planner is not None and planning.is_open:
            self._panel.show(planning.planner, is_put_by=planning.is_put_by,
                             is_offered=bool(planning.offered), pointed=planning.pointed)

    def _begin_at_top(self) -> None:
        """Scroll a new plan to its title; one whose cells were clicked stays where it is."""
        aimed = self.planning.aimed
        if not self.planning.is_open or aimed != self._aimed:
            self._plain.planned.rewind()
        self._aimed = aimed

    def _make_room(self) -> None:
        """Show the prepared move instead of the offers; a comparison takes the page."""
        plain, planning = self._plain, self.planning
        planner = planning.planner
        if planner is not None and planner.comparison.survey is not None:
            plain.give_way(plain.offers, plain.players, plain.log_head, plain.log)
        elif planning.is_alone:
            plain.give_way(plain.offers)
        elif planning.is_begun:
            plain.give_way(plain.offers.end)
        else:
            plain.give_way()
