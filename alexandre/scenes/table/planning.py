"""What is being prepared at the table: the planner of the moment, its panel, its comparison."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from operator import ne
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Seat
from alexandre.scenes.base.board import Board, drawing_of
from alexandre.scenes.base.part import Part
from alexandre.scenes.table.match import Match
from alexandre.ui.draw.sketch import Layer, Wording
from alexandre.ui.input.commands import DIGITS
from alexandre.ui.play.course import NOTHING, Pins, Remedy
from alexandre.ui.play.drawing import Signs
from alexandre.ui.play.offers import vain_spots
from alexandre.ui.play.planner import Actions, Plan, Planner
from alexandre.ui.sidebar.plain import Page, PlainView
from alexandre.ui.widgets.panels.plan_panel import PlanPanel, Wishes, cite_rule
from alexandre.ui.window.standing import DEAF

TYPED: Final = {"pass": 0, **{command: n for n, command in enumerate(DIGITS, 1)}}


class Planning(Part):
    """`send` plays actions one by one; `on_change` shows the table again, nothing being played;
    `rewind` goes back to before an action; `beside` is what lies over the main sheet besides
    what is prepared."""

    def __init__(self, match: Match, send: Callable[[Actions], None],
                 on_change: Callable[[], None], rewind: Callable[[int], None],
                 beside: Callable[[], Signs]) -> None:
        self._match = match
        self._send = send
        self._on_change = on_change
        self._rewind = rewind
        self._beside = beside
        self._seen: tuple[int, Seat | None] | None = None  # changes of the match, and whose eyes
        self._prepared = "", 0  # the actions, and since when they are these
        self._begun: tuple[Pins, Wording] = (), ""  # with what click it began, and its title
        self._pointed = ""
        self._is_drawn = True
        self._is_put_by = False  # a form is, while one looks at the board below it
        self.planner: Planner | None = None
        self.offered: Actions = ()  # what a coach would play, until it is taken
        self._vain: frozenset[str] = frozenset()  # their clicks promise what cannot be paid

    def build(self, plain: PlainView) -> None:
        """The plan panel, below the prompt in the place of the offers."""
        wishes = Wishes(self.commit, self.end, partial(self.do, "cancel"), self._compare,
                        self.click, self._adopt, self._mend, self._peek, self._take)
        self._plain = plain
        plain.planned.decides = True
        self._panel = plain.plan.add(PlanPanel("plan", wishes))
        plain.fit_plan, plain.on_note = self._panel.fit, self._panel.give_way
        plain.least_plan = self._panel.least
        plain.bar.add(self._panel.buttons)
        plain.below.add(self._panel.comparison)
        self._panel.shown(is_shown=False)

    @property
    def plan(self) -> Plan | None:
        """What is being prepared."""
        return self.planner.plan if self.planner else None

    @property
    def is_open(self) -> bool:
        """Is something being prepared?"""
        return self.plan is not None

    @property
    def is_form(self) -> bool:
        """Does the plan cover the board, as a form?"""
        return self.plan is not None and self.plan.course.is_form

    @property
    def is_alone(self) -> bool:
        """Does what was clicked wait for its confirmation?"""
        return self.planner is not None and is_alone(self.planner)

    @property
    def actions(self) -> str:
        """What is prepared, in the notation."""
        return " ".join(each.text for each in self.plan.course.actions) if self.plan else ""

    @property
    def _is_young(self) -> bool:
        """Has it been prepared so lately that a second click cannot accept it?"""
        return self.is_open and self._plain.desk.now - self._prepared[1] < DEAF

    def holds(self, action: Action) -> bool:
        """Is that action among what is prepared?"""
        return self.plan is not None and action in self.plan.course.actions

    def settle(self) -> None:
        """The table may have changed: what was prepared goes on if it still fits."""
        session = self._match.session
        if not self._match.is_asked:
            self.planner, self._seen, self.offered = None, None, ()
        elif (session.changes, session.viewer) != self._seen:
            before, self._is_put_by, self.offered = self.planner, False, ()
            self._seen = session.changes, session.viewer
            self.planner = Planner(session.game, session.state, drawing_of(session.game),
                                   session.viewer)
            self._vain = vain_spots(session, drawing_of(session.game))
            if before is not None:
                self.planner.follow(before)
        if self.actions != self._prepared[0]:
            self._prepared = self.actions, self._plain.desk.now
        self._panel.shown(is_shown=self.is_open)
        if self.planner is not None and self.is_open:
            self._show_panel(self.planner)
        self._begin_at_top()
        self._make_room(self.planner)

    def _show_panel(self, planner: Planner) -> None:
        self._panel.show(planner, is_put_by=self._is_put_by, is_offered=bool(self.offered))

    def _begin_at_top(self) -> None:
        """Another plan is read from its title on, however far down the last one was scrolled; one
        that is only changed stays where it is read."""
        planner, plan = self.planner, self.plan
        begun = (planner.pins[:1], plan.course.title) if planner and plan else ((), "")
        if plan is None or all(map(ne, begun, self._begun)):
            self._plain.planned.rewind()
        self._begun = begun

    def describe(self, page: Page) -> Page:
        """The page without offers while something is prepared."""
        return replace(page, is_planned=self.is_open)

    def hide(self) -> None:
        """Hide the panel while the board below is animated."""
        self._panel.shown(is_shown=False)

    def _make_room(self, planner: Planner | None) -> None:
        """What was clicked stands in the place of the offers; a comparison wants the page."""
        plain = self._plain
        if planner is not None and planner.survey is not None:
            plain.give_way(plain.offers, plain.players, plain.log_head, plain.log)
        elif planner is not None and is_alone(planner):
            plain.give_way(plain.offers)
        else:
            plain.give_way()

    def lit(self) -> frozenset[str]:
        """The spots that may be clicked, but not those that would promise what cannot be paid."""
        if self.planner is None or self._is_put_by:
            return frozenset()
        return self.planner.lit() - self._vain

    def draw_over(self, board: Board, *, is_shown: bool = True) -> None:
        """What is prepared, over the main sheet; nothing while that shows something else."""
        self._is_drawn = is_shown
        for picture in board.pictures.values():
            picture.explain = self.explain
        planner = self.planner if is_shown and not self._is_put_by else None
        if planner is None:
            board.draw_over(NOTHING)
        else:
            (layer, spots), over = self._beside(), planner.layer(self._pointed)
            both = Layer(over.name, over.shapes + layer.shapes, over.captions + layer.captions)
            instead = planner.plan.instead if planner.plan else ()
            board.draw_over(both, planner.spots() + spots, instead)

    def explain(self, spot: str) -> tuple[Wording, ...]:
        """Why a spot is not lit, where others of its kind are; not what a click has been told."""
        planner, kind = self.planner, spot.partition(":")[0]
        if planner is None or not any(lit.startswith(f"{kind}:") for lit in planner.lit()):
            return ()
        return tuple(cite_rule(reason) for reason in planner.why(spot)
                     if reason not in self._plain.noted)

    def click(self, spot: str) -> bool:
        """A spot was clicked; False if it means nothing now.  A form that is put by comes back."""
        if self.planner is None:
            return False
        if self._is_put_by:
            return self._peek()
        before = self.planner.pins, self.planner.clicked
        is_young = self._plain.desk.is_fresh or self._is_young
        actions = self.planner.click(spot, may_send=not is_young)
        if actions:
            self._send(actions)
        elif (self.planner.pins, self.planner.clicked) != before:
            self._on_change()
        else:
            return spot in self.lit()
        return True

    def choose(self, action: Action) -> None:
        """An offer was chosen by its button."""
        actions = self.planner.choose(action) if self.planner else (action,)
        if actions:
            self._send(actions)
        else:
            self._on_change()

    def commit(self) -> None:
        """Send the prepared actions."""
        if self.plan:
            self._send(self.plan.commit())

    def end(self) -> None:
        """Send the prepared actions, and the end of the turn after them."""
        if self.plan:
            self._send(self.plan.ending)

    @property
    def can_end(self) -> bool:
        """Can the turn be ended with what is prepared?"""
        return bool(self.plan and self.plan.ending)

    def do(self, command: str) -> bool:
        """Keys: take one click back, close the comparison, clear the plan."""
        planner = self.planner
        if command in TYPED:
            return self._type(TYPED[command])
        if command == "remedy":
            return self._mend()
        if command == "peek" or (command == "cancel" and self._is_put_by):
            return self._peek()
        if planner is None or command not in ("erase", "cancel"):
            return False
        if command == "cancel" and planner.survey is not None:
            planner.stop_comparing()
        elif not planner.clicks and not planner.clicked:
            return False
        elif command == "erase":
            planner.back()
        else:
            planner.clear()
        self._on_change()
        return True

    def _type(self, digit: int) -> bool:
        """A digit goes into what is prepared where the pointer is, if it has a number there."""
        if self.planner is None or not self.planner.type(digit, self._pointed):
            return False
        self._is_put_by = False
        self._on_change()
        return True

    def tick(self, board: Board) -> None:
        """Compute a piece of the comparison, and preview the spot under the mouse."""
        if self.planner is None:
            return
        if self.planner.work():
            self._show_panel(self.planner)
            self._plain.lay()
        pointed = next((picture.pointed.id for picture in board.pictures.values()
                        if picture.pointed is not None), "")
        if pointed != self._pointed:
            self._pointed = pointed
            self.draw_over(board, is_shown=self._is_drawn)

    def wakes(self, now: int) -> int | None:
        """1 ms while there is more to compare, None otherwise."""
        return 1 if self.planner and self.planner.is_comparing else None

    def _compare(self) -> None:
        if self.planner is not None:
            if self.planner.survey is None:
                self.planner.compare()
            else:
                self.planner.stop_comparing()
            self._on_change()

    def _take(self) -> None:
        """Prepare what is offered."""
        line, self.offered = self.offered, ()
        prepare_line(self, line)
        self._on_change()

    def _peek(self) -> bool:
        """The board below a form, or the form again; whether there is one."""
        if self.is_form:
            self._is_put_by = not self._is_put_by
            self._on_change()
        return self.is_form

    def _mend(self) -> bool:
        """Apply the remedy of a warning; whether there was one."""
        remedy = self.plan.course.remedy if self.plan else None
        if remedy is not None:
            pins = self._rejoin(remedy) if remedy.since else remedy.pins
            if pins:
                self._adopt(pins)
        return remedy is not None

    def _rejoin(self, remedy: Remedy) -> Pins:
        """What was played too soon is taken back, to be prepared with what was clicked since;
        nothing if it cannot be taken back, which has been told then."""
        session = self._match.session
        place = max(n for n, text in enumerate(session.record.actions)
                    if text.startswith(remedy.since))
        taken = tuple(map(session.game.parse, session.record.actions[place:]))
        self._rewind(place)
        if session.turn > place:
            return ()
        return drawing_of(session.game).plans.rejoin(taken, remedy.pins)

    def _adopt(self, pins: Pins) -> None:
        if self.planner is not None:
            self.planner.adopt(pins)
            self._on_change()


def is_alone(planner: Planner) -> bool:
    """Does what is prepared stand in the place of the offers?  A beginning leaves them there."""
    course = planner.plan.course if planner.plan else None
    return course is not None and (course.is_form or bool(planner.clicks and course.actions))


def prepare_line(planning: Planning, line: Actions) -> bool:
    """Prepare what somebody else would play: a form as a whole, anything else as far as it can be
    prepared together; whether all of it is."""
    planner = planning.planner
    if planner is None:
        return False
    pins = planner.plans.fill(planner.state, line) if planning.is_form else None
    if pins:
        planner.adopt(pins)
    else:
        planner.choose(*line)
    return all(map(planning.holds, line))


def offer_line(planning: Planning, line: Actions) -> None:
    """Prepare what a coach would play; where a form or what was clicked would be changed by it,
    offer it."""
    planner = planning.planner
    if planning.is_form or (planner is not None and planner.plan and planner.clicks):
        planning.offered = line
    else:
        prepare_line(planning, line)
