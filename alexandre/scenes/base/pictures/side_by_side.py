"""Two continuations of one position side by side: small boards that show the same step of both.

Both happen in one world of the tries in which the plans were compared (`Weighed.course`): first
the plan's own actions, then what follows, turn by turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from alexandre import games
from alexandre.ai.review.plans import Weighed
from alexandre.kernel.contract import Event, Game, Seat, State
from alexandre.kernel.rng import Rng
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import draw_main, drawing_of
from alexandre.scenes.base.house import House
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Disc, Sketch
from alexandre.ui.text.sizes import SMALL
from alexandre.ui.widgets.base.boxes import Column, Row
from alexandre.ui.widgets.base.label import Label, Remark
from alexandre.ui.widgets.controls.stepper import Stepper
from alexandre.ui.widgets.panels.card import Card
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.widgets.pictures.miniature import Miniature, wordless

AFTER: Final = 1  # the step after the plans' own actions
AROUND: Final = 0.12  # of the board, added around what changes
LEAST: Final = 0.5  # of the board, shown at least
RINGS: Final = (0.022, 0.048)  # of the board's width: the radius of a ring around a spot
RIM: Final = 0.006  # of the board's width: the line width of a ring
LARGE: Final = 1180.0  # width, where the two boards fill the window
HIGH: Final = 400.0


@dataclass(frozen=True)
class Step:
    """A position of a continuation, and the spots that its step concerns."""

    state: State
    spots: tuple[str, ...] = ()


def follow_course(game: Game, state: State, seat: Seat, plan: Weighed) -> list[Step]:
    """The position, the one after the plan's own actions, and one after each further turn, as the
    seat sees them and as far as the rules allow."""
    world = games.hints(game).deal(state, seat, Rng(plan.world, "world"))
    steps, about, spots = [Step(world.clone())], drawing_of(game).about, dict[str, None]()

    def note(event: Event) -> None:
        seen = game.seen(event, seat)
        if seen is not None:
            spots.update(dict.fromkeys(about(seen)))

    course, own = plan.course or plan.line, len(plan.line)
    for number, text in enumerate(course, 1):
        action = game.parse(text)
        if action not in world.legal():
            break  # the record is of a version with other rules
        world.apply(action, note)
        if number in (own, len(course)) or (number > own and game.ends_turn(action)):
            steps.append(Step(world.clone(), tuple(spots)))
            spots.clear()
    return steps


class SideBySide(Column):
    """Two plans of a seat, each with its name above its board; a stepper leads through both.

    The boards are drawn by `draw`, which the room calls once the page is shown. A click on a small
    one opens it large.
    """

    def __init__(self, house: House, name: str, game: Game, state: State, seat: Seat,
                 sides: Sequence[tuple[Msg, Weighed]], told: Sequence[Msg] = (), *,
                 is_large: bool = False) -> None:
        super().__init__(name, gap=6)
        self.house = house
        self.game = game
        self.seat = seat
        self.sides = tuple(sides)
        self.told = told  # below the boards in their large form
        self.state = state
        self.is_large = is_large
        self._courses: list[list[Step]] = []
        row = self.add(Row(gap=10))
        self.boards = [self._add_board(row, number, words)
                       for number, (words, _plan) in enumerate(sides)]
        self.stepper = self.add(Stepper(f"{name}/step", (0, AFTER), AFTER, self._show,
                                        say=describe_step))
        self.alike = self.add(Remark(f"{name}/alike", "", size=SMALL, align="centre"))

    @property
    def is_drawn(self) -> bool:
        """Whether both continuations have been played out."""
        return bool(self._courses)

    def _add_board(self, row: Row, number: int, words: Msg) -> Miniature:
        side = row.add(Column(gap=4) if self.is_large else Card(
            f"{self.name}/side{number}", self.enlarge, pad=5, gap=4,
            tip=Msg.of("ui.compare.enlarge")))
        side.add(Label(f"{self.name}/word{number}", words, face="bold", size=SMALL,
                       align="centre", is_line=True))
        return side.add(Miniature(f"{self.name}/board{number}", is_worded=self.is_large,
                                  most=HIGH if self.is_large else 0.0))

    def draw(self) -> None:
        """Play both continuations and show them after the first step where they concern different
        places, or look different, or after the last one."""
        self._courses = [follow_course(self.game, self.state, self.seat, plan)
                         for _words, plan in self.sides]
        last = max(map(len, self._courses)) - 1
        self.stepper.high = last
        steps = range(AFTER, last + 1)
        self.alike.say(Msg.of(f"ui.compare.alike{'_now' * any(map(self._differ, steps))}"))
        self.stepper.value = next((at for at in steps if self._mark(0, at) != self._mark(1, at)),
                                  next(filter(self._differ, steps), last))
        self._show(self.stepper.value)

    def _find(self, side: int, at: int) -> Step:
        """A step of one side, or its last one."""
        return self._courses[side][min(at, len(self._courses[side]) - 1)]

    def _sketch(self, side: int, at: int) -> Sketch | None:
        return draw_main(self.game, self.game.view(self._find(side, at).state, self.seat))

    def _mark(self, side: int, at: int) -> set[str]:
        """The spots that a step concerns."""
        sketch = self._sketch(side, at)
        return set(self._find(side, at).spots) & {
            spot.id for spot in (sketch.spots if sketch else ())}

    def _differ(self, at: int) -> bool:
        """Whether the boards look different after a step, whatever their tips say."""
        return (self._mark(0, at) != self._mark(1, at)
                or self._picture(0, at) != self._picture(1, at))

    def _picture(self, side: int, at: int) -> Sketch | None:
        """The visible part of a board after a step."""
        sketch = self._sketch(side, at)
        if sketch is None:
            return None
        return replace(sketch, spots=()) if self.is_large else wordless(sketch)

    def _show(self, at: int) -> None:
        """Show the same step and the same part of the board on both sides, all of it where they
        differ outside the places of the step; say so where they look the same."""
        sketches = [self._sketch(side, at) for side in (0, 1)]
        spots = [self._find(side, at).spots for side in (0, 1)]
        window = None
        is_elsewhere = self._mark(0, at) == self._mark(1, at) and self._differ(at)
        self.alike.shown(is_shown=at >= AFTER and not self._differ(at))
        if not (self.is_large or is_elsewhere) and sketches[0] is not None:
            window = find_window(sketches[0], {each for part in spots for each in part})
        for board, sketch, marked in zip(self.boards, sketches, spots, strict=True):
            board.window = window
            board.show(sketch and ring_spots(sketch, marked))
        self.house.desk.relay()

    def enlarge(self) -> None:
        """Show both boards in a dialog as large as the window."""
        compare_large(self.house, self.game, self.state, self.seat, self.sides,
                      self.told)


def compare_large(house: House, game: Game, state: State, seat: Seat,
                  sides: Sequence[tuple[Msg, Weighed]], told: Sequence[Msg] = ()) -> None:
    """Open a dialog as large as the window with two continuations, and the text below them."""
    dialog = Dialog("compare", Msg.of("ui.compare.title"), wide=LARGE)
    pair = dialog.body.column.add(SideBySide(house, "compare/boards", game, state, seat, sides,
                                             is_large=True))
    typical = (Msg.of("ui.compare.one"),) if all(plan.course for _words, plan in sides) else ()
    for number, each in enumerate((*told, *typical)):
        dialog.body.column.add(Label(f"compare/told{number}", each, size=SMALL))
    dialog.answer("compare/back", Msg.of("ui.dialog.back"), kind="primary")
    house.desk.open(dialog)
    pair.draw()


def describe_step(at: int) -> Msg:
    """The words for a step."""
    if at <= AFTER:
        return Msg.of("ui.compare.after" if at else "ui.compare.before")
    return Msg.of("ui.compare.later", n=at - AFTER)


def find_window(sketch: Sketch, spots: set[str]) -> Box | None:
    """The part of a board that contains these spots, in the board's proportions; None for all of
    it."""
    wide, high = sketch.size
    places = [place for spot in sketch.spots if spot.id in spots for place in spot.outline]
    if not places:
        return None
    left, right = min(x for x, _y in places), max(x for x, _y in places)
    above, below = min(y for _x, y in places), max(y for _x, y in places)
    share = min(1.0, max(LEAST, (right - left) / wide + AROUND, (below - above) / high + AROUND))
    w, h = share * wide, share * high
    return Box(min(max(0.0, (left + right - w) / 2), wide - w),
               min(max(0.0, (above + below - h) / 2), high - h), w, h)


def ring_spots(sketch: Sketch, spots: Sequence[str]) -> Sketch:
    """The board with rings around these spots."""
    rings = []
    for spot in sketch.spots:
        if spot.id in spots:
            x, y = spot.middle
            wide = max(abs(each - x) for each, _y in spot.outline)
            radius = sketch.size[0] * min(max(wide / sketch.size[0], RINGS[0]), RINGS[1])
            rings.append(Disc((x, y), radius, "", "gold", sketch.size[0] * RIM))
    return replace(sketch, shapes=(*sketch.shapes, *rings))
