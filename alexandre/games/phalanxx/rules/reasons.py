"""Why a card cannot be played, and why a region cannot be conquered.  Chapters 7, 9 to 11."""

from __future__ import annotations

from alexandre.games.phalanxx.rules import conquering
from alexandre.games.phalanxx.rules.naming import named
from alexandre.games.phalanxx.shape import NEEDS
from alexandre.games.phalanxx.state import Position
from alexandre.games.phalanxx.tables import FORCED_MARCH, NONE, OFF, SOLDIERS
from alexandre.kernel.text import Arg, Msg


def no(key: str, rule: str, **args: Arg) -> Msg:
    """A refusal with its rule."""
    return Msg.of(f"phalanxx.why.{key}", rule, **args)


def unmet(state: Position, card: int) -> Msg:
    """[7.2] the first condition of the card that does not hold, and what there is instead."""
    means = state.means(state.mover)
    for what, n in state.tables.cards[card].needs:
        if means[what] < n:
            need = Msg.of(f"phalanxx.need.{NEEDS[what]}", n=n)
            return no("unmet", "7.2", need=need, n=means[what])
    raise ValueError("every condition of the card holds")


def out_of_reach(state: Position, region: int) -> Msg | None:
    """[1.4] on this side of the board, [9.1] not one's own, next to one's own.
    [16.5] or one free region further."""
    if state.side.kinds[region] == OFF:
        return no("other_side", "1.4")
    if state.owner[region] == state.mover:
        return no("own_region", "9.1")
    if conquering.within_reach(state) >> region & 1:
        return None
    noun = state.tables.regions[region].noun
    if state.has(state.mover, FORCED_MARCH):
        return no("too_far", "16.5", region=noun)
    return no("out_of_reach", "9.1", region=noun)


def too_few(state: Position, region: int) -> Msg | None:
    """[9.2] soldiers of the reserve; [9.4] one more from elsewhere, not two."""
    seat, need = state.mover, SOLDIERS[state.side.kinds[region]]
    if need <= state.reserve[seat] + bool(conquering.plains(state, seat)):
        return None
    return no("few_soldiers", "9.4", n=need, reserve=state.reserve[seat])


def unbeaten(state: Position, rival: int) -> Msg:
    """[10.4] what a conflict asks for; [10.1] [11.2] and who is the stronger."""
    seat = state.mover
    assert rival != NONE and not conquering.can_beat(state, rival)
    if state.turned[seat] == len(state.played[seat]):
        return no("no_card_to_turn", "10.4")
    if not conquering.can_pay(state, seat):
        return no("no_strength_to_lose", "10.4", n=state.tables.box.conflict)
    who = named(state, rival)
    if conquering.is_heroic(state):
        return no("less_heroic", "11.2", who=who, n=conquering.heroic(state, seat),
                  other=conquering.heroic(state, rival))
    return no("weaker", "10.1", who=who, n=state.force[seat], other=state.force[rival])
