"""Reading a table back from its dump: every field ill-formed is named, none is believed."""

from __future__ import annotations

from alexandre.games.alexandros.rules.audits import require
from alexandre.games.alexandros.rules.provinces import survey
from alexandre.games.alexandros.state import (
    BLACK,
    COLOURS,
    LAST_TURNS,
    NONE,
    PHASES,
    RED,
    Position,
    line_id,
)
from alexandre.games.alexandros.tables import BLANK, LETTERS
from alexandre.kernel.board import Path, Plain
from alexandre.kernel.plain import as_bool, as_choice, as_dict, as_int, as_list

FIELDS = ("version", "seats", "mover", "phase", "options", "alexander", "symbol", "target", "goal",
          "walls", "face_up", "pile", "discards", "hands", "fresh", "older", "governors",
          "scores", "actions_left", "has_levied", "last_turn", "claim")
CLAIM = ("posted", "loser", "spent", "cede_left", "cede_from")
MOST_POINTS = 1000  # a score beyond it is no score of this game


def restore(state: Position, dump: dict[str, Plain]) -> None:
    """Fill a position from its dump; BadData names the field that is ill-formed."""
    seats = state.seats
    state.set_out()
    state.phase = PHASES.index(as_choice(dump["phase"], ("phase",), PHASES))
    state.mover = as_int(dump["mover"], ("mover",), 0, seats - 1)
    state.alexander = point_of(state, dump["alexander"], ("alexander",))
    state.symbol = NONE if dump["symbol"] is None else symbol_of(dump["symbol"], ("symbol",))
    state.target = NONE if dump["target"] is None else site_of(state, dump["target"], ("target",))
    state.goal = NONE if dump["goal"] is None else point_of(state, dump["goal"], ("goal",))
    row = as_list(dump["face_up"], ("face_up",), state.tables.box.face_up)
    state.face_up = [NONE if each is None else symbol_of(each, ("face_up",)) for each in row]
    state.pile = counts_of(dump["pile"], ("pile",))
    state.discards = counts_of(dump["discards"], ("discards",))
    state.hands = hands_of(dump["hands"], "hands", seats)
    state.fresh = hands_of(dump["fresh"], "fresh", seats)
    state.older = hands_of(dump["older"], "older", seats)
    state.posts = [tuple(sites_of(state, each, ("governors",)))
                   for each in per_seat(dump["governors"], "governors", seats)]
    restore_walls(state, dump["walls"])
    state.scores = [as_int(each, ("scores",), 0, MOST_POINTS)
                    for each in per_seat(dump["scores"], "scores", seats)]
    state.actions_left = as_int(dump["actions_left"], ("actions_left",), 0, 2)
    state.has_levied = as_bool(dump["has_levied"], ("has_levied",))
    state.last_turn = LAST_TURNS.index(as_choice(dump["last_turn"], ("last_turn",), LAST_TURNS))
    restore_claim(state, dump["claim"])


def restore_walls(state: Position, value: Plain) -> None:
    """The walls, and all that follows from them."""
    lines = {line_id(state.tables, line): line for line in range(len(state.tables.lines))}
    for id, colour in as_dict(value, ("walls",), (), lines).items():
        found = COLOURS.index(as_choice(colour, ("walls", id), COLOURS[BLACK:]))
        state.walls[lines[id]] = found
        state.black -= found == BLACK
        state.red -= found == RED
    survey(state)


def restore_claim(state: Position, value: Plain) -> None:
    """The occupation under way, if there is one."""
    if value is None:
        return
    claim = as_dict(value, ("claim",), CLAIM, ())
    state.posted = tuple(sites_of(state, claim["posted"], ("claim", "posted")))
    if claim["loser"] is not None:
        state.loser = as_int(claim["loser"], ("claim", "loser"), 0, state.seats - 1)
    state.spent = counts_of(claim["spent"], ("claim", "spent"))
    state.cede_left = as_int(claim["cede_left"], ("claim", "cede_left"), 0, 55)
    state.cede_from = symbol_of(claim["cede_from"], ("claim", "cede_from"))


def per_seat(value: Plain, name: str, seats: int) -> list[Plain]:
    """A list with one entry for each seat."""
    found = as_list(value, (name,))
    as_int(len(found), (name,), seats, seats)
    return found


def hands_of(value: Plain, name: str, seats: int) -> list[int]:
    """Counts by seat and symbol."""
    return [count for each in per_seat(value, name, seats) for count in counts_of(each, (name,))]


def counts_of(value: Plain, where: Path) -> list[int]:
    """Counts by symbol."""
    found = as_dict(value, where, (), LETTERS)
    return [as_int(found.get(letter, 0), (*where, letter), 0, 99) for letter in LETTERS]


def symbol_of(value: Plain, where: Path) -> int:
    """A symbol by its letter."""
    return LETTERS.index(as_choice(value, where, tuple(LETTERS)))


def point_of(state: Position, value: Plain, where: Path) -> int:
    """A point by its id."""
    return state.tables.point_ids.index(as_choice(value, where, state.tables.point_ids))


def site_of(state: Position, value: Plain, where: Path) -> int:
    """A triangle with a symbol, by its id."""
    cell = state.tables.cell_ids.index(as_choice(value, where, state.tables.cell_ids))
    require(state.tables.symbol[cell] != BLANK, "governor_place")
    return cell


def sites_of(state: Position, value: Plain, where: Path) -> list[int]:
    """Different triangles with symbols, ascending."""
    found = [site_of(state, each, where) for each in as_list(value, where, 16)]
    require(found == sorted(found) and len(set(found)) == len(found), "governor_place")
    return found
