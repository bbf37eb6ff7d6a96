"""The laws that no play can break.  Chapters 1, 8 and 13."""

from __future__ import annotations

from alexandre.games.alexandros.rules.destinations import is_available
from alexandre.games.alexandros.state import (
    ACTIONS_A_TURN,
    BLACK,
    CHANCE_PHASES,
    RED,
    STRANDED,
    Phase,
    Position,
)
from alexandre.games.alexandros.tables import BLANK, SYMBOLS, Province
from alexandre.kernel.declared import Laws
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Who

require = Laws("alexandros").require

NO_TRACE = (Phase.DEAL, Phase.LAY, Phase.FIRST)  # nobody has marched yet
NOT_WHEN_LAST = (Phase.MARCH, Phase.TARGET, Phase.CORNER, Phase.REFILL)


def audit(state: Position) -> None:
    """Every law of the box and of the turn; BadState names the first that is broken."""
    audit_cards(state)
    audit_walls(state)
    audit_governors(state)
    audit_turn(state)
    audit_scores(state)
    audit_march(state)
    audit_claim(state)
    require(state.phase == Phase.OVER or state.legal(), "dead_end")


def audit_cards(state: Position) -> None:
    """[1.6] as many cards of each symbol as the box holds, wherever they are."""
    most, nouns = state.tables.box.cards_each, state.tables.symbol_nouns
    for symbol in range(SYMBOLS):
        parts = [state.pile[symbol], state.discards[symbol], *state.hands[symbol::SYMBOLS]]
        total = sum(parts) + state.face_up.count(symbol)
        require(min(parts) >= 0 and state.spent[symbol] >= 0 and total == most, "cards",
                card=nouns[symbol], n=total, most=most)
    unseen = zip(state.hands, state.fresh, state.older, strict=True)
    require(all(fresh >= 0 and older >= 0 and fresh + older <= held
                for held, fresh, older in unseen), "unseen")
    require(len(state.face_up) == state.tables.box.face_up, "row")


def audit_walls(state: Position) -> None:
    """[1.4] [13.1] walls come from the box, red ones when the black are used up."""
    box, black, red = state.tables.box, state.walls.count(BLACK), state.walls.count(RED)
    require(state.black == box.black - black >= 0, "black_count", n=black, left=state.black,
            most=box.black)
    require(state.red == box.red - red >= 0, "red_count", n=red, left=state.red,
            most=box.red)
    require(state.red == box.red or not state.black, "red_walls")
    require(state.red == box.red or state.last_turn, "red_walls")


def audit_governors(state: Position) -> None:
    """[1.5] four a seat, one on a space; [8.10] never two owners in one province."""
    stations = [cell for cells in state.posts for cell in cells]
    require(len(set(stations)) == len(stations), "governor_place")
    require(all(state.tables.symbol[cell] != BLANK for cell in stations), "governor_place")
    for seat, cells in enumerate(state.posts):
        require(state.reserve(seat) >= 0, "governors", who=Who(seat), n=len(cells),
                most=state.tables.box.governors)
        require(list(cells) == sorted(cells), "governor_place")
        for cell in cells:
            for other in state.governors_in(state.province_of[cell]):
                require(other in state.posts[seat], "two_owners",
                        land=state.tables.land_nouns[cell])


def audit_turn(state: Position) -> None:
    """[3.3] two actions; [13.6] nobody plays on beyond the goal; the row is full in time."""
    goal = max(state.scores) >= state.tables.box.goal
    require(not goal or state.phase == Phase.OVER, "played_on")
    require(state.phase != Phase.OVER or goal or state.last_turn, "no_ending")
    require(state.phase not in NOT_WHEN_LAST or not state.last_turn, "played_on")
    inside = state.phase in (Phase.ACTIONS, Phase.DRAW, Phase.POST, Phase.CEDE, Phase.OVER)
    require(inside or not (state.actions_left or state.has_levied), "actions")
    if state.phase in CHANCE_PHASES and state.phase != Phase.FIRST:
        require(sum(state.pile), "pile")
        require(NONE in state.face_up or state.phase in (Phase.DEAL, Phase.DRAW), "row")
    if state.phase in (Phase.LAY, Phase.DEAL):
        require(state.mover == 0, "setup")
    if state.phase in NO_TRACE:
        audit_setup(state)


def audit_scores(state: Position) -> None:
    """[11.3] points come from taxes alone, [13.6] and the taxes that reach the goal are the last.

    How often taxes were collected is not told by a position.  What the last collection brought
    is, as long as nothing has been done since: it ended the match, or was this turn's only action.
    """
    scores, goal = state.scores, state.tables.box.goal
    before = [score - state.income(seat) for seat, score in enumerate(scores)]
    is_goal = max(scores) >= goal
    require(not is_goal or (state.has_levied and max(before) < goal), "scores")
    require(not state.has_levied or state.actions_left < ACTIONS_A_TURN, "actions")  # [11.2]
    is_last = is_goal or (state.has_levied and state.actions_left == ACTIONS_A_TURN - 1)
    require(not is_last or min(before) >= 0, "scores")
    if any(scores):
        require(any(state.walls) or state.last_turn, "scores")  # the first march lays some
        require(any(could_be_settled(state, province) for province in state.provinces), "scores")


def could_be_settled(state: Position, province: Province) -> bool:
    """[9.4] do all cards of the box, and a player's governors, suffice for these symbols?

    If not here, then not in any larger province of which this one was cut off.
    """
    each = state.tables.box.cards_each
    lacking = sum([need - each for need in province.needs if need > each])
    return bool(province.sites) and lacking <= state.tables.box.governors


def audit_setup(state: Position) -> None:
    """[2.1-2.3] before the first march nothing has happened but the deal."""
    require(not any(state.walls) and not any(state.scores), "setup")
    require(not any(state.posts) and not any(state.discards), "setup")
    start = state.tables.box.start_hand
    held = [sum(state.hand(seat)) for seat in range(state.seats)]
    require(sum(held) <= start * state.seats, "setup")
    require((sum(held) < start * state.seats) == (state.phase == Phase.DEAL), "setup")
    require(held == sorted(held, reverse=True) and max(held) <= start, "setup")
    require((NONE in state.face_up) == (state.phase in (Phase.DEAL, Phase.LAY)), "setup")


def audit_march(state: Position) -> None:
    """[4.2] [4.6] a march under way has a symbol, then an available goal, then a route to it."""
    marching = state.phase in (Phase.REPLACE, Phase.TARGET, Phase.CORNER, Phase.ROUTE)
    require(state.symbol == NONE or marching, "march")
    require(state.symbol != NONE or not marching
            or (state.phase == Phase.REPLACE and state.last_turn == STRANDED), "march")
    require((state.target != NONE) == (state.phase in (Phase.CORNER, Phase.ROUTE)), "march")
    require((state.goal != NONE) == (state.phase == Phase.ROUTE), "march")
    if state.target != NONE:
        require(state.tables.symbol[state.target] == state.symbol, "march")
    if state.phase == Phase.CORNER:
        require(is_available(state, state.target), "march")
    if state.phase == Phase.ROUTE:
        require(state.goal in state.tables.corners[state.target], "march")
        require(state.alexander != state.goal, "march")


def audit_claim(state: Position) -> None:
    """[9.4] [10.4] an occupation under way has its governors, and can be completed."""
    claiming = state.phase in (Phase.POST, Phase.CEDE)
    require(bool(state.posted) == claiming, "claim")
    if not claiming:
        require(state.loser == NONE and not state.cede_left and not any(state.spent), "claim")
        return
    place = state.province_of[state.posted[0]]
    require(list(state.posted) == state.governors_in(place), "claim")
    require(all(cell in state.posts[state.mover] for cell in state.posted), "claim")
    require(state.loser != state.mover, "claim")
    require(state.loser != NONE or not any(state.spent), "claim")
    require((state.phase == Phase.CEDE) == bool(state.cede_left), "claim")
    require(state.cede_left <= sum(state.spent[state.cede_from:]), "claim")
    require(state.phase == Phase.CEDE or not state.cede_from, "claim")
    for symbol in range(SYMBOLS):
        require(state.spent[symbol] <= state.discards[symbol], "claim")
    require(state.phase != Phase.CEDE or (state.seats > 2 and state.loser != NONE), "claim")
