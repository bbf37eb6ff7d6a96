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
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.controls.stepper import Stepper
from alexandre.ui.widgets.panels.card import Card
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.widgets.pictures.miniature import Miniature

AFTER: Final = 1  # the step after the plans' own actions
AROUND: Final = 0.12  # of the board, that is seen around what changes
LEAST: Final = 0.5  # of the board, that is seen in any case
RINGS: Final = (0.022, 0.048)  # of its width: the radius of a ring around a place
RIM: Final = 0.006  # of its width: the line of a ring
LARGE: Final = 1180.0  # wide, where the two boards have the window to themselves
HIGH: Final = 400.0


@dataclass(frozen=True)
class Step:
    """A position of a continuation, and the spots that what led to it was about."""

    state: State
    spots: tuple[str, ...] = ()


def follow_course(game: Game, state: State, seat: Seat, plan: Weighed) -> list[Step]:
    """The position, that after the plan's own actions, and after each further turn, as far as it
    can be played, with what the seat sees of it."""
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
            break  # it was kept by a version with other rules
        world.apply(action, note)
        if number in (own, len(course)) or (number > own and game.ends_turn(action)):
            steps.append(Step(world.clone(), tuple(spots)))
            spots.clear()
    return steps


class SideBySide(Column):
    """Two plans of a seat, each with its name above its board; a stepper leads through both.

    The boards are drawn by `draw`, which the room calls once the page is there.  A small one opens
    large when it is clicked.  `at` is the step that is shown; None for that of `draw`.
    """

    def __init__(self, house: House, name: str, game: Game, state: State, seat: Seat,
                 sides: Sequence[tuple[Msg, Weighed]], told: Sequence[Msg] = (), *,
                 is_large: bool = False, at: int | None = None) -> None:
        super().__init__(name, gap=6)
        self.house = house
        self.game = game
        self.seat = seat
        self.sides = tuple(sides)
        self.told = told  # below the boards, where they are large
        self.state = state
        self.is_large = is_large
        self.at = at
        self._courses: list[list[Step]] = []
        row = self.add(Row(gap=10))
        self.boards = [self._add_board(row, number, words)
                       for number, (words, _plan) in enumerate(sides)]
        self.stepper = self.add(Stepper(f"{name}/step", (0, AFTER), AFTER, self._show,
                                        say=describe_step))

    @property
    def is_drawn(self) -> bool:
        """Whether both courses have been played."""
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
        """Play both courses, and show them after the step that was chosen before, else after the
        first one at which different places of the board are concerned, or the last one."""
        self._courses = [follow_course(self.game, self.state, self.seat, plan)
                         for _words, plan in self.sides]
        last = max(map(len, self._courses)) - 1
        self.stepper.high = last
        if self.at is None:
            self.at = next((at for at in range(AFTER, last + 1)
                            if self._mark(0, at) != self._mark(1, at)), last)
        self.stepper.value = min(self.at, last)
        self._show(self.stepper.value)

    def _find(self, side: int, at: int) -> Step:
        """A step of a side, or its last one."""
        return self._courses[side][min(at, len(self._courses[side]) - 1)]

    def _sketch(self, side: int, at: int) -> Sketch | None:
        return draw_main(self.game, self.game.view(self._find(side, at).state, self.seat))

    def _mark(self, side: int, at: int) -> set[str]:
        """The places of the board that a step is about."""
        sketch = self._sketch(side, at)
        return set(self._find(side, at).spots) & {
            spot.id for spot in (sketch.spots if sketch else ())}

    def _show(self, at: int) -> None:
        """The same step of both, the same part of both boards."""
        self.at = at
        sketches = [self._sketch(side, at) for side in (0, 1)]
        spots = [self._find(side, at).spots for side in (0, 1)]
        window = None
        if not self.is_large and sketches[0] is not None:
            window = find_window(sketches[0], {each for part in spots for each in part})
        for board, sketch, marked in zip(self.boards, sketches, spots, strict=True):
            board.window = window
            board.show(sketch and ring_spots(sketch, marked))
        self.house.desk.relay()

    def enlarge(self) -> None:
        """Both boards in a dialog as large as the window."""
        compare_large(self.house, self.game, self.state, self.seat, self.sides,
                      self.told)


def compare_large(house: House, game: Game, state: State, seat: Seat,
                  sides: Sequence[tuple[Msg, Weighed]], told: Sequence[Msg] = ()) -> None:
    """Two continuations in a dialog as large as the window, and below them what is told."""
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
    """The step in words."""
    if at <= AFTER:
        return Msg.of("ui.compare.after" if at else "ui.compare.before")
    return Msg.of("ui.compare.later", n=at - AFTER)


def find_window(sketch: Sketch, spots: set[str]) -> Box | None:
    """The part of a board that has these spots, in its own proportions; None for all of it."""
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
