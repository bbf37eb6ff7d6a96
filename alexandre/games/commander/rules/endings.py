"""The end of a campaign: points, immortality, the legacy to the next. Chapter 13."""

from __future__ import annotations

from alexandre.games.commander.actions.verbs import MOLE
from alexandre.games.commander.events import CampaignEnded, LevelChanged
from alexandre.games.commander.meta import BOARDS, EACH, ENDINGS
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import VICTORY
from alexandre.games.commander.state.phases import Phase
from alexandre.kernel.contract import Outcome, Tell
from alexandre.kernel.fields import NONE

Parts = tuple[tuple[str, int], ...]


def win(state: Position, tell: Tell | None) -> None:
    """The campaign is won; Tyre taken early brings a glorification.  [13.1] [14.12]"""
    siege = state.tables.siege
    if siege and state.turn <= siege.early and state.level < state.tables.highest:
        state.level += 1
        if tell:
            tell(LevelChanged(state.level, is_up=True))
    finish(state, VICTORY, tell)


def finish(state: Position, ending: int, tell: Tell | None) -> None:
    """Nobody decides any more; a campaign that fails counts nothing.  [13.7]"""
    state.phase = Phase.OVER
    state.ending = ending
    state.resume = state.hits = 0
    if tell:
        whole = sum(n for _part, n in immortality_of(state)) if is_immortal(state) else None
        tell(CampaignEnded(ENDINGS[ending], sum(n for _part, n in points_of(state)), whole))


def outcome_of(state: Position) -> Outcome:
    """Won or lost, and what it counts.  [1.2] [13.1] [13.13]"""
    is_won = state.ending == VICTORY
    parts = immortality_of(state) if is_immortal(state) else points_of(state)
    return Outcome(
        winners=(0,) if is_won else (),
        ranks=(1 if is_won else 2,),
        scores=(sum(n for _part, n in parts),),
        breakdown=(parts,),
        reason=ENDINGS[state.ending],
    )


def is_immortal(state: Position) -> bool:
    """Whether the campaign is counted in points of immortality.  [13.10] [13.13]"""
    return state.life != NONE or state.options["valuation"] == "immortality"


def points_of(state: Position) -> Parts:
    """Victory points; none for a loss.  [13.1] [13.2]"""
    return points_on(state, state.turn) if state.ending == VICTORY else (("turn", 0),)


def points_on(state: Position, turn: int) -> Parts:
    """Victory points of a win on that turn: the turn, cities, the mole, options.  [13.1] [13.2]"""
    tables = state.tables
    parts = [("turn", tables.turns[turn - 1].points),
             ("cities", tables.box.city_points * sum(state.cities))]
    if tables.siege:
        is_complete = state.tracks[MOLE] == len(tables.siege.mole.costs)
        parts.append(("mole", tables.siege.mole_points * is_complete))
    first = tables.first_option
    options = sum(tables.points[number] for number in range(first, first + EACH)
                  if state.has(number))
    return (*parts, ("options", options))


def immortality_of(state: Position) -> Parts:
    """Points of immortality of this campaign, beside those carried in.  [13.9] [13.10]"""
    if state.ending == VICTORY:
        return immortality_on(state, state.turn)
    return (*carry_in(state), ("regions", 0))


def immortality_on(state: Position, turn: int) -> Parts:
    """Points of immortality of a win on that turn.  [13.9] [13.10]"""
    worth = state.tables.box.immortality
    is_last = state.tables.board.id == BOARDS[-1]
    return (
        *carry_in(state),
        ("regions", worth["region"] * state.count_governed()),
        ("glory", worth["glory"] * state.glory),
        ("points", worth["point"] * sum(n for _part, n in points_on(state, turn))),
        *((("level", worth["level"] * state.level),) if is_last else ()),
    )


def carry_in(state: Position) -> Parts:
    """Points of immortality of earlier campaigns.  [13.10]"""
    return (("life", max(0, state.life)),) if state.life != NONE else ()


def victories(state: Position) -> tuple[int, ...]:
    """The score of a win on each turn of the track, as the table is now.  [13.1] [13.13]"""
    parts_on = immortality_on if is_immortal(state) else points_on
    return tuple(sum(n for _part, n in parts_on(state, turn))
                 for turn in range(1, len(state.tables.turns) + 1))


def years(state: Position, points: int) -> int | None:
    """For how long one is remembered; None unless all four campaigns of a life are won.  [13.12]
    """
    is_last = state.tables.board.id == BOARDS[-1]
    if state.life == NONE or state.ending != VICTORY or not is_last:
        return None
    duration = 0
    for least, remembered in state.tables.box.memory:
        if points >= least:
            duration = remembered
    return duration


def memory(state: Position) -> tuple[int, int | None]:
    """The points of immortality so far, those of a life included, and their years.  [13.12]"""
    points = sum(n for _part, n in immortality_of(state))
    return points, years(state, points)
