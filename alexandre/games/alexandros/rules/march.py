"""Alexander's march: the card, the triangle, the corner, the route.  Chapters 4 to 6."""

from __future__ import annotations

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros import events
from alexandre.games.alexandros.rules.cards import can_draw, discard, pick_up, ready_pile, reveal
from alexandre.games.alexandros.rules.provinces import lay_wall
from alexandre.games.alexandros.state import (
    ACTIONS_A_TURN,
    COLOURS,
    OPEN,
    STRANDED,
    Phase,
    Position,
)
from alexandre.kernel.contract import Event, Tell
from alexandre.kernel.fields import NONE


def follow(state: Position, action: verbs.Follow, tell: Tell | None) -> None:
    """[4.1] the card is taken, and replaced, before Alexander moves."""
    pick_up(state, action.symbol, tell)
    if tell and action.aim != action.symbol:
        nouns = state.tables.symbol_nouns
        tell(events.JokerPlayed(state.mover, nouns[action.symbol], nouns[action.aim]))
    state.symbol = action.aim
    after_card(state, tell)


def spend(state: Position, action: verbs.Spend, tell: Tell | None) -> None:
    """[5.1] a card of the hand shows the way; [5.4] the row stays as it is."""
    discard(state, state.mover, action.symbol)
    if tell:
        tell(events.CardSpent(state.mover, state.tables.symbol_nouns[action.symbol]))
    state.symbol = action.symbol
    state.phase = Phase.TARGET


def roam(state: Position, action: verbs.Roam, tell: Tell | None) -> None:
    """[6.7] no card to be had: the symbol is free."""
    if tell:
        tell(events.SymbolChosen(state.mover, state.tables.symbol_nouns[action.symbol]))
    state.symbol = action.symbol
    state.phase = Phase.TARGET


def stay(state: Position, action: verbs.Stay | verbs.StayPut, tell: Tell | None) -> None:
    """[6.6] Alexander stays, a card is taken anyway, and the turn is the last."""
    state.last_turn = STRANDED
    if tell:
        tell(events.AlexanderStayed(state.mover))
    if isinstance(action, verbs.Stay):
        pick_up(state, action.symbol, tell)
        after_card(state, tell)
    else:
        go_on(state)


def after_card(state: Position, tell: Tell | None) -> None:
    """The row is made full, if there are cards, before anything else.  [4.1]"""
    if NONE in state.face_up and can_draw(state):
        ready_pile(state, tell)
        state.phase = Phase.REPLACE
    else:
        go_on(state)


def replace_card(state: Position, action: verbs.Reveal, tell: Tell | None) -> None:
    """The new face-up card.  [4.1]

    Reading: 4.1 replaces the card that was taken; a row that stood short because pile and
    discards had run out is not filled before the end of the turn.
    """
    reveal(state, action, tell)
    go_on(state)


def go_on(state: Position) -> None:
    """To the march, or past it if Alexander must stay."""
    if state.symbol == NONE:
        open_actions(state)
    else:
        state.phase = Phase.TARGET


def make_for(state: Position, action: verbs.MakeFor, tell: Tell | None) -> None:
    """[4.4] among equally near triangles the mover chooses."""
    state.target = action.cell
    state.phase = Phase.CORNER
    if tell:
        tables = state.tables
        tell(events.MarchBegan(state.mover, action.id, tables.symbol_nouns[state.symbol],
                               tables.land_nouns[action.cell]))


def halt_at(state: Position, action: verbs.HaltAt, tell: Tell | None) -> None:
    """[4.5] any corner of the triangle, not only the nearest."""
    state.goal = action.point
    state.phase = Phase.ROUTE


def walk(state: Position, action: verbs.Walk, tell: Tell | None) -> None:
    """[4.6] one line nearer to the goal; [4.7] a wall is laid where none lies."""
    start = state.alexander
    line = line_between(state, start, action.point)
    wall_events: list[Event] = []  # told after the step
    later = wall_events.append if tell else None
    colour = OPEN if state.walls[line] else lay_wall(state, line, later)
    state.alexander = action.point
    if tell:
        ids = state.tables.point_ids
        tell(events.AlexanderWalked(ids[start], ids[action.point], COLOURS[colour],
                                    state.tables.land_nouns[max(state.tables.banks[line])]))
        for event in wall_events:
            tell(event)
    if action.point == state.goal:
        arrive(state, tell)


def arrive(state: Position, tell: Tell | None) -> None:
    """The march is over; the actions begin.  [3.3]"""
    if tell:
        tell(events.AlexanderArrived(state.mover, state.tables.point_ids[state.goal],
                                     state.tables.point_nouns[state.goal]))
    state.symbol = state.target = state.goal = NONE
    open_actions(state)


def open_actions(state: Position) -> None:
    """Two actions, one levy among them at most.  [3.3] [11.2]"""
    state.phase = Phase.ACTIONS
    state.actions_left = ACTIONS_A_TURN
    state.has_levied = False


def line_between(state: Position, start: int, end: int) -> int:
    """The line between two neighbouring points, or NONE."""
    for other, line in state.tables.ways[start]:
        if other == end:
            return line
    return NONE
