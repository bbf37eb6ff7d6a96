"""Reasons why a spot is not lit, for the present step; all are refusals of the rules."""

from __future__ import annotations

from alexandre.games.alexandros.rules.reasons import no
from alexandre.games.alexandros.state import Phase, Position
from alexandre.games.alexandros.table.planning import marching
from alexandre.games.alexandros.table.planning.claims import cell_of
from alexandre.games.alexandros.tables import LETTERS
from alexandre.kernel.actions import Action
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Msg
from alexandre.ui.play.course import Pins


def why(state: Position, held: Pins, spot: str) -> tuple[Msg, ...]:
    """The rules against a click on that spot, nothing if there is none."""
    kind, _, name = spot.partition(":")
    if kind == "space":
        return as_tuple(why_space(state, cell_of(state, spot)))
    if kind == "point":
        return as_tuple(why_point(state, held, state.tables.point_ids.index(name)))
    if kind in ("shown", "hand", "symbol") and name in LETTERS:
        return as_tuple(why_card(state, kind, LETTERS.index(name)))
    return as_tuple(state.why_not(state.tables.moves.draw)) if kind == "pile" else ()


def as_tuple(reason: Msg | None) -> tuple[Msg, ...]:
    """One reason, or none."""
    return () if reason is None else (reason,)


def why_space(state: Position, cell: int) -> Msg | None:
    """The reason why a space cannot be marched to, or claimed, as the phase asks."""
    if state.phase == Phase.ACTIONS:
        return why_claim(state, cell)
    return state.why_not(state.tables.moves.make_for[cell])


def why_claim(state: Position, cell: int) -> Msg | None:
    """[8.6] [9.1] [10.1] what the province, or the purse, lacks."""
    number, moves = state.province_of[cell], state.tables.moves
    sites = state.provinces[number].sites
    if not state.actions_left:
        return no("no_action_left", "3.3")
    if not sites:
        return no("no_symbol", "8.6")
    at = cell if cell in sites else sites[0]
    if state.owner(number) in (NONE, state.mover):
        return state.why_not(moves.occupy[at])
    return state.why_not(moves.take_over[at])


def why_point(state: Position, held: Pins, point: int) -> Msg | None:
    """[4.5] [4.6] no corner of the goal, and on no shortest way there."""
    if state.phase not in marching.MARCH_PHASES:
        return state.why_not(state.tables.moves.halt_at[point])
    after, way = state.clone(), marching.way_of(state, held)
    if way is None:
        return None
    if after.phase == Phase.TARGET:
        after.apply(state.tables.moves.make_for[way.cell])
    if after.phase == Phase.CORNER:
        return after.why_not(after.tables.moves.halt_at[point])
    return after.why_not(after.tables.moves.walk[point])


def why_card(state: Position, kind: str, symbol: int) -> Msg | None:
    """A card of the row, of the hand or of the discards."""
    moves = state.tables.moves
    marching_now = state.phase != Phase.ACTIONS
    card: Action = {
        "shown": moves.follow[symbol][symbol] if marching_now else moves.take[symbol],
        "hand": moves.spend[symbol] if marching_now else moves.levy[symbol],
        "symbol": moves.cede[symbol],
    }[kind]
    return state.why_not(card)
