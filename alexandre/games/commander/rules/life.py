"""The legacy of a life from one campaign to the next. Chapter 13."""

from __future__ import annotations

from collections.abc import Sequence

from alexandre.games.commander.meta import ADVISORS, BOARDS, INSIGHTS
from alexandre.games.commander.rules.endings import immortality_of
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import ARMY, FREE, HELD, MOST, VICTORY
from alexandre.games.commander.state.phases import Phase
from alexandre.kernel.board import Plain
from alexandre.kernel.plain import as_choice, as_dict, as_int, as_list


def bring(state: Position, inputs: Plain) -> None:
    """Points so far; army, level, advisors and insights of the campaign before.  [13.10]"""
    if inputs is None:
        return
    brought = as_dict(inputs, ("inputs",), ("points",), ("level", "army", "advisors", "insights"))
    most = 0 if state.tables.board.id == BOARDS[0] else MOST
    state.life = as_int(brought["points"], ("inputs", "points"), 0, most)
    if "level" in brought:
        state.level = as_int(brought["level"], ("inputs", "level"), 1,
                             state.tables.highest)
    if "army" in brought:
        bring_army(state, brought["army"])
    if "advisors" in brought:
        state.advisors = mark_held(brought["advisors"], "advisors", ADVISORS)
        state.target = 0
    if "insights" in brought:
        state.insights = mark_held(brought["insights"], "insights", INSIGHTS)


def bring_army(state: Position, value: Plain) -> None:
    """No more of a kind than there are counters; light troops are never reduced."""
    where = ("inputs", "army")
    army = ARMY.parse(value, where, state)
    for kind in range(state.tables.mac):
        each = state.tables.kinds[kind]
        as_int(army[2 * kind] + army[2 * kind + 1], where, 0, each.count)
        if len(each.faces) == 1:
            as_int(army[2 * kind + 1], where, 0, 0)
    state.army = army


def mark_held(value: Plain, name: str, ids: Sequence[str]) -> list[int]:
    """Whether each advisor, or insight, is among those that the list names."""
    where = ("inputs", name)
    named = [as_choice(each, where, ids) for each in as_list(value, where, len(ids))]
    return [HELD if id in named else FREE for id in ids]


def is_unpaid(state: Position) -> bool:
    """Whether a single campaign was won with an unpaid prophecy under way.  [13.11]

    # Reading: such a campaign begins no life, for the penalty would have come before the victory.
    """
    return state.ending == VICTORY and any(deadline > 0 for deadline in state.prophecies)


def legacy(state: Position) -> Plain:
    """The legacy of a won campaign to the next: the inputs of its match. [13.10]"""
    if state.phase != Phase.OVER or state.ending != VICTORY or is_unpaid(state):
        return None
    kinds = state.tables.kinds
    return {
        "points": sum(n for _part, n in immortality_of(state)),
        "level": state.level,
        "army": {kinds[kind].id: [state.army[2 * kind], state.army[2 * kind + 1]]
                 for kind in range(state.tables.mac) if state.count_of(kind)},
        "advisors": [id for id, n in zip(ADVISORS, state.advisors, strict=True) if n == HELD],
        "insights": [id for id, n in zip(INSIGHTS, state.insights, strict=True) if n == HELD],
    }
