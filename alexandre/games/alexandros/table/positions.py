"""A position in progress, entered by hand."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros.rules.march import open_actions
from alexandre.games.alexandros.rules.occupation import close_claim
from alexandre.games.alexandros.state import (
    OPEN,
    RED,
    RED_WALLS,
    STRANDED,
    Phase,
    Position,
    share,
)
from alexandre.games.alexandros.tables import BLANK, SYMBOLS
from alexandre.kernel.board import Path
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Sketch, Spot, Wording
from alexandre.ui.play.editing import Positions

REACH: Final = 7.0  # round the middle of a line


def begin_march(state: Position) -> None:
    """A turn begins."""
    rest(state)
    state.phase = Phase.MARCH
    state.actions_left, state.has_levied = 0, False


def begin_actions(state: Position) -> None:
    """The march is over."""
    rest(state)
    open_actions(state)


def rest(state: Position) -> None:
    """Neither a march nor an occupation is under way."""
    close_claim(state)
    state.symbol = state.target = state.goal = NONE
    if state.last_turn == STRANDED:
        state.last_turn = 0


def settle(before: Position, state: Position) -> None:
    """The pile has the other cards; a hand that was changed is one that nobody has seen."""
    state.derive()
    out = [state.discards[symbol] + state.face_up.count(symbol)
           + sum(state.hands[symbol::SYMBOLS]) for symbol in range(SYMBOLS)]
    state.pile = [max(0, state.tables.box.cards_each - n) for n in out]
    for seat in range(state.seats):
        if state.hand(seat) != share(before.hands, seat):
            first = seat * SYMBOLS
            state.fresh[first:first + SYMBOLS] = state.hand(seat)
            state.older[first:first + SYMBOLS] = [0] * SYMBOLS
    if state.last_turn != STRANDED:
        state.last_turn = RED_WALLS if RED in state.walls else 0


def is_offered(state: Position, path: Path) -> bool:
    """Governors stand on symbols; actions are counted once the march is over."""
    match path:
        case ("governors", str() as place):
            return state.tables.symbol[state.tables.cell_ids.index(place)] != BLANK
        case ("actions_left" | "has_levied",):
            return state.phase == Phase.ACTIONS
    return True


def call(state: Position, path: Path) -> Wording | None:
    """A line without a wall."""
    match path:
        case ("walls", _line, ""):
            return Msg.of("alexandros.position.no_wall")
    return None


def draw_lines(state: Position, sketch: Sketch) -> tuple[Spot, ...]:
    """The middle of every line on which a wall can stand."""
    places = {spot.id: spot.middle for spot in sketch.spots if spot.id.startswith("point:")}
    tables, spots = state.tables, []
    for line, (start, end), wall in zip(tables.line_ids, tables.lines, state.walls, strict=True):
        one, other = (places[f"point:{tables.point_ids[each]}"] for each in (start, end))
        middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
        spots.append(Spot(f"line:{line}", Msg.of("alexandros.position.line"), (middle,), REACH,
                          is_quiet=wall == OPEN))
    return tuple(spots)


POSITIONS: Final = Positions(
    moments={"march": begin_march, "actions": begin_actions}, settle=settle, offers=is_offered,
    call=call, spots=draw_lines)
