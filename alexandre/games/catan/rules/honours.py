"""Longest road, largest army, advisers, and who has points enough.  Chapters 10 and 11."""

from __future__ import annotations

from alexandre.games.catan.events import (
    AdvisersChanged,
    CardsShown,
    GameEnded,
    PointsClaimed,
    TitlePassed,
)
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.points import (
    adviser_cards,
    advisers_of,
    parts_of,
    score_of,
    token_count,
)
from alexandre.games.catan.state.words import DONE, PARTS, maybe
from alexandre.games.catan.tables import NOBODY
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Law, Outcome, Tell, rank_seats


def road_title(state: Position, tell: Tell | None) -> None:
    """[10.1] the longest road of five at least; [10.2] in a tie the holder keeps it."""
    state.road_holder = pass_title("road", state.lengths, state.tables.box.least[0],
                                   state.road_holder, tell)


def army_title(state: Position, tell: Tell | None) -> None:
    """[10.3] most knights that lie face up, three at least; [10.4] knights paid are missing."""
    state.army_holder = pass_title("army", state.army, state.tables.box.least[1],
                                   state.army_holder, tell)


def pass_title(title: str, counts: list[int], least: int, holder: int, tell: Tell | None) -> int:
    """The new holder of a title; told if that is somebody else. [10.1-10.4]"""
    now = holder_of(counts, least, holder)
    if tell and now != holder:
        tell(TitlePassed(title, maybe(now), max(counts)))
    return now


def holder_of(counts: list[int], least: int, holder: int) -> int:
    """[10.2] the holder until another has strictly more; nobody where others tie."""
    most = max(counts)
    if most < least:
        return NOBODY
    if holder != NOBODY and counts[holder] == most:
        return holder
    return counts.index(most) if counts.count(most) == 1 else NOBODY


def line_up(state: Position, seat: int, tell: Tell | None) -> None:
    """[10.5] [10.6] a seat with tokens enough joins the line, and goes before those with fewer."""
    count = token_count(state, seat)
    if count < state.tables.box.least[2]:
        return
    others = [each for each in state.advisers if each != seat]
    place = state.advisers.index(seat) if seat in state.advisers else len(others)
    while place and token_count(state, others[place - 1]) < count:
        place -= 1
    line = [*others[:place], seat, *others[place:]]
    before, state.advisers = adviser_cards(state), line
    if tell and adviser_cards(state) != before:
        seats = adviser_cards(state)
        tell(AdvisersChanged(seats, advisers_of(state)[:len(seats)]))


def settle(state: Position) -> None:
    """[11.1] a seat with points enough shows them; [11.2] by option only in his own turn."""
    if state.phase in DONE:
        return
    for step in range(1 if is_own_turn(state) else state.seats):
        seat = (state.mover + step) % state.seats
        if score_of(state, seat) >= state.tables.box.goal:
            state.phase = Phase.CLAIM
            state.who = seat
            return


def claim_law(state: Position) -> Law:
    """The law that shows hidden cards; nothing else can come. [11.1] [11.3]"""
    return [(state.tables.moves.claim, 1)]


def claim(state: Position, action: Action, tell: Tell | None) -> None:
    """[11.1] [11.3] the game is over, and nobody decides any more."""
    if tell:
        show_all(state, tell)
    state.phase = Phase.OVER
    if tell:
        result = result_of(state)
        tell(GameEnded(result.reason, result.winners))


def show_all(state: Position, tell: Tell) -> None:
    """[11.1] the points that end the game, those of the turn first; [11.3] all that was hidden."""
    for step in range(state.seats):
        seat = (state.mover + step) % state.seats
        parts = parts_of(state, seat)
        if is_claimed(state, seat):
            tell(PointsClaimed(seat, sum(parts), parts[-1]))
        elif parts[-1]:
            tell(CardsShown(seat, parts[-1], sum(parts)))


def is_claimed(state: Position, seat: int) -> bool:
    """[11.1] does the game end by the points of this seat?  [11.2]"""
    if is_there(state) or (is_own_turn(state) and seat != state.who):
        return False
    return score_of(state, seat) >= state.tables.box.goal


def is_own_turn(state: Position) -> bool:
    """[11.2] is it by option only in one's own turn that points win?"""
    return bool(state.options["victory"] == "own_turn")


def is_there(state: Position) -> bool:
    """Whether Alexander has passed the last point.  [5.6]"""
    return state.alexander == len(state.tables.route) - 1


def result_of(state: Position) -> Outcome:
    """[11.3] most points, hidden ones included; [11.4] then most tokens, else shared.

    [11.2] by option a seat that shows its points in its own turn goes before all others.
    """
    seats = range(state.seats)
    merits = [(is_own_turn(state) and is_claimed(state, seat), score_of(state, seat),
               token_count(state, seat)) for seat in seats]
    return rank_seats("persepolis" if is_there(state) else "points", PARTS,
                      [parts_of(state, seat) for seat in seats], merits)
