"""Questions about a board or a position that change nothing."""

from __future__ import annotations

from alexandre.games.phalanxx.state import Position
from alexandre.games.phalanxx.tables import KINDS, OFF, Side, Tables
from alexandre.kernel.board import Plain
from alexandre.kernel.text import Arg, Who


def spaces(tables: Tables) -> list[dict[str, Plain]]:
    """The regions for programs; what each is, is worth and borders on hangs on the side."""
    sides = tables.sides[1:]  # the left part, three, four
    return [{
        "id": region.id,
        "names": {lang: dict(fields)["name"] for lang, fields in region.noun.forms},
        "place": list(region.place),
        "sides": {side.name: on_side(tables, side, number) for side in sides
                  if side.kinds[number] != OFF},
    } for number, region in enumerate(tables.regions)]


def on_side(tables: Tables, side: Side, region: int) -> dict[str, Plain]:
    """A region as it lies on a side."""
    return {
        "kind": KINDS[side.kinds[region]],
        "value": side.values[region],
        "neighbours": [tables.regions[each].id for each in side.neighbours[region]],
    }


def name_of(state: Position, player: int) -> Arg:
    """A seat, or MaXXimilian by his name.  [17.1]"""
    return state.tables.rival_noun if player == state.rival else Who(player)
