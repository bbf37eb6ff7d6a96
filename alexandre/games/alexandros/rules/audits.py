"""Reading a table back, and the laws that no play can break.  Chapters 1, 8 and 13."""

from __future__ import annotations

from typing import Any

from alexandre.games.alexandros.meta import META, STATE_VERSION
from alexandre.games.alexandros.rules.destinations import is_available
from alexandre.games.alexandros.rules.provinces import survey
from alexandre.games.alexandros.state import (
    ACTIONS,
    BLACK,
    CEDE,
    CHANCE_PHASES,
    COLOURS,
    CORNER,
    DEAL,
    DRAW,
    END,
    FIRST,
    LAST_TURNS,
    LAY,
    MARCH,
    NONE,
    PHASES,
    POST,
    RED,
    REFILL,
    REPLACE,
    ROUTE,
    TARGET,
    Position,
    line_id,
)
from alexandre.games.alexandros.tables import BLANK, LETTERS, SYMBOLS
from alexandre.kernel.board import Path, Plain
from alexandre.kernel.contract import BadState
from alexandre.kernel.plain import as_bool, as_choice, as_dict, as_int, as_list
from alexandre.kernel.text import Msg

FIELDS = ("version", "seats", "mover", "phase", "options", "alexander", "symbol", "target", "goal",
          "walls", "face_up", "pile", "discards", "hands", "fresh", "older", "governors",
          "scores", "actions_left", "has_levied", "last_turn", "claim")
CLAIM = ("posted", "loser", "spent", "cede_left")
MOST_POINTS = 1000  # a score beyond it is no score of this game
NO_TRACE = (DEAL, LAY, FIRST)  # nobody has marched yet


def seats_and_options(dump: Plain) -> tuple[int, dict[str, Any]]:
    """What a position must know before it can be filled; Refusal for what it cannot be."""
    dump = as_dict(dump, (), FIELDS, ())
    as_int(dump["version"], ("version",), STATE_VERSION, STATE_VERSION)
    low, high = META.seats
    seats = as_int(dump["seats"], ("seats",), low, high)
    return seats, META.settle(as_dict(dump["options"], ("options",)))


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


def require(holds: object, law: str) -> None:
    """BadState, with the name of the law, unless it holds."""
    if not holds:
        raise BadState(Msg.of(f"alexandros.law.{law}"))


def audit(state: Position) -> None:
    """Every law of the box and of the turn; BadState names the first that is broken."""
    audit_cards(state)
    audit_walls(state)
    audit_governors(state)
    audit_turn(state)
    audit_march(state)
    audit_claim(state)


def audit_cards(state: Position) -> None:
    """[1.6] as many cards of each symbol as the box holds, wherever they are."""
    require(min(state.pile + state.discards + state.hands + state.spent) >= 0, "cards")
    for symbol in range(SYMBOLS):
        held = sum(state.hands[symbol::SYMBOLS]) + state.face_up.count(symbol)
        total = state.pile[symbol] + state.discards[symbol] + held
        require(total == state.tables.box.cards_each, "cards")
    unseen = zip(state.hands, state.fresh, state.older, strict=True)
    require(all(fresh >= 0 and older >= 0 and fresh + older <= held
                for held, fresh, older in unseen), "unseen")
    require(len(state.face_up) == state.tables.box.face_up, "row")


def audit_walls(state: Position) -> None:
    """[1.4] [13.1] walls come from the box, red ones when the black are used up."""
    box = state.tables.box
    require(state.black == box.black - state.walls.count(BLACK) >= 0, "walls")
    require(state.red == box.red - state.walls.count(RED) >= 0, "walls")
    require(state.red == box.red or not state.black, "red_walls")
    require(state.red == box.red or state.last_turn, "red_walls")


def audit_governors(state: Position) -> None:
    """[1.5] four a seat, one on a space; [8.10] never two owners in one province."""
    every = [cell for cells in state.posts for cell in cells]
    require(len(set(every)) == len(every), "governor_place")
    require(all(state.tables.symbol[cell] != BLANK for cell in every), "governor_place")
    require(all(state.reserve(seat) >= 0 for seat in range(state.seats)), "governors")
    for seat, cells in enumerate(state.posts):
        require(list(cells) == sorted(cells), "governor_place")
        for cell in cells:
            for other in state.governors_in(state.province_of[cell]):
                require(other in state.posts[seat], "two_owners")


def audit_turn(state: Position) -> None:
    """[3.3] two actions; [13.6] nobody plays on beyond the goal; the row is full in time."""
    goal = max(state.scores) >= state.tables.box.goal
    require(not goal or state.phase == END, "played_on")
    require(state.phase != END or goal or state.last_turn, "no_ending")
    require(state.phase not in (MARCH, TARGET, CORNER, REFILL) or not state.last_turn, "played_on")
    inside = state.phase in (ACTIONS, DRAW, POST, CEDE, END)
    require(inside or not (state.actions_left or state.has_levied), "actions")
    if state.phase in CHANCE_PHASES and state.phase != FIRST:
        require(sum(state.pile), "pile")
        require(NONE in state.face_up or state.phase in (DEAL, DRAW), "row")
    if state.phase in (LAY, DEAL):
        require(state.mover == 0, "setup")
    if state.phase in NO_TRACE:
        audit_setup(state)


def audit_setup(state: Position) -> None:
    """[2.1-2.3] before the first march nothing has happened but the deal."""
    require(not any(state.walls) and not any(state.scores), "setup")
    require(not any(state.posts) and not any(state.discards), "setup")
    start = state.tables.box.start_hand
    held = [sum(state.hand(seat)) for seat in range(state.seats)]
    require(sum(held) <= start * state.seats, "setup")
    require((sum(held) < start * state.seats) == (state.phase == DEAL), "setup")
    require(held == sorted(held, reverse=True) and max(held) <= start, "setup")
    require((NONE in state.face_up) == (state.phase in (DEAL, LAY)), "setup")


def audit_march(state: Position) -> None:
    """[4.2] [4.6] a march under way has a symbol, then an available goal, then a route to it."""
    marching = state.phase in (REPLACE, TARGET, CORNER, ROUTE)
    require(state.symbol == NONE or marching, "march")
    require(state.symbol != NONE or not marching
            or (state.phase == REPLACE and state.last_turn == 2), "march")
    require((state.target != NONE) == (state.phase in (CORNER, ROUTE)), "march")
    require((state.goal != NONE) == (state.phase == ROUTE), "march")
    if state.target != NONE:
        require(state.tables.symbol[state.target] == state.symbol, "march")
    if state.phase == CORNER:
        require(is_available(state, state.target), "march")
    if state.phase == ROUTE:
        require(state.goal in state.tables.corners[state.target], "march")
        require(state.alexander != state.goal, "march")


def audit_claim(state: Position) -> None:
    """[9.4] [10.4] an occupation under way has its governors, and can be completed."""
    claiming = state.phase in (POST, CEDE)
    require(bool(state.posted) == claiming, "claim")
    if not claiming:
        require(state.loser == NONE and not state.cede_left and not any(state.spent), "claim")
        return
    place = state.province_of[state.posted[0]]
    require(list(state.posted) == state.governors_in(place), "claim")
    require(all(cell in state.posts[state.mover] for cell in state.posted), "claim")
    require(state.loser != state.mover, "claim")
    require(state.loser != NONE or not any(state.spent), "claim")
    require((state.phase == CEDE) == bool(state.cede_left), "claim")
    require(state.cede_left <= sum(state.spent), "claim")
    for symbol in range(SYMBOLS):
        require(state.spent[symbol] <= state.discards[symbol], "claim")
    require(state.phase != CEDE or (state.seats > 2 and state.loser != NONE), "claim")
