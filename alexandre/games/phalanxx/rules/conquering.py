"""Regions conquered, conflicts, Heroism.  Chapters 9, 10, 11 and 16."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx import events
from alexandre.games.phalanxx.rules.dice import end_action, lay
from alexandre.games.phalanxx.rules.queries import name_of
from alexandre.games.phalanxx.state import Phase, Position, members
from alexandre.games.phalanxx.tables import COLOUR, FORCED_MARCH, ORANGE, SOLDIERS, VIOLET
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.fields import NONE

IN_CITY: Final = max(SOLDIERS)


def conquer_offers(state: Position, enough: list[int]) -> list[Action]:
    """[6.4] with a die that is enough, each region that can be conquered."""
    if not enough:
        return []
    moves, regions = state.tables.moves.conquer, conquerable(state)
    return [moves[placing][region] for placing in enough for region in regions]


def conquerable(state: Position) -> tuple[int, ...]:
    """[9.1] within reach, [9.2] with soldiers enough, [10.1] and free or weakly held."""
    seat, side, lands = state.mover, state.side, state.lands
    men, open_to = state.reserve[seat], within_reach(state)
    if men < IN_CITY and lands[seat] & side.plain:
        men += 1
    if men < IN_CITY:
        open_to = open_to & ~side.cities if men else 0
    for rival in range(state.players):
        held = lands[rival] & open_to
        if held and not can_beat(state, rival):
            open_to ^= held
    return members(open_to)


def within_reach(state: Position) -> int:
    """[9.1] next to a region of one's own; [16.5] or one free region further.  One bit each."""
    seat = state.mover
    near = state.near[seat]
    if state.has(seat, FORCED_MARCH):
        owner, around = state.owner, state.side.around
        for between in members(near):
            if owner[between] == NONE:
                near |= around[between]
    return near & ~state.lands[seat]


def plains(state: Position) -> tuple[int, ...]:
    """[9.3] own regions that are neither city nor oasis."""
    return members(state.lands[state.mover] & state.side.plain)


def can_beat(state: Position, rival: int) -> bool:
    """[10.1] strictly stronger; [10.4] with a card to turn and strength to lose."""
    seat = state.mover
    if rival == seat or not can_pay(state):
        return False
    if is_heroic(state):
        return heroic(state, seat) > heroic(state, rival)
    return state.force[seat] > state.force[rival]


def can_pay(state: Position) -> bool:
    """[10.4] an own card that is not turned yet, and three points of strength."""
    seat = state.mover
    return (state.force[seat] >= state.tables.box.conflict
            and state.turned[seat] < len(state.played[seat]))


def is_heroic(state: Position) -> bool:
    """[11.1] does Heroism lie in the row?"""
    return state.tables.heroism in state.row


def heroic(state: Position, player: int) -> int:
    """[11.2] leaders and equipment, less the turned cards."""
    colour = COLOUR + ORANGE
    return (state.count(player, colour) + state.count(player, COLOUR + VIOLET)
            - state.turned[player])


def conquer(state: Position, action: verbs.Conquer, tell: Tell | None) -> None:
    """[9.1] the die is laid; [9.3] a soldier that is missing comes from elsewhere."""
    die = lay(state, action)
    if state.reserve[state.mover] < SOLDIERS[state.side.kinds[action.region]]:
        state.aim = action.region
        state.phase = Phase.SPARE
        if tell:
            noun = state.tables.regions[action.region].noun
            tell(events.ConquestBegan(state.mover, noun, action.id, die, action.die,
                                      action.slot))
        return
    enter(state, action.region, NONE, (die, action.die, action.slot), tell)


def spare_offers(state: Position) -> list[Action]:
    """[9.3] any own plain region.

    Reading: also the only one from which the conquered region can be reached.
    """
    return [state.tables.moves.spare[region] for region in plains(state)]


def spare(state: Position, action: verbs.Spare, tell: Tell | None) -> None:
    """[9.3] the region is left, its soldier goes along."""
    state.leave(state.mover, action.region)
    state.reserve[state.mover] += 1
    aim, state.aim = state.aim, NONE
    enter(state, aim, action.region, (NONE, NONE, NONE), tell)


def enter(state: Position, region: int, spared: int, laid: tuple[int, int, int],
          tell: Tell | None) -> None:
    """[9.2] the soldiers stand there; another player who held it is driven out.  [10.2]"""
    seat, regions = state.mover, state.tables.regions
    soldiers = SOLDIERS[state.side.kinds[region]]
    rival = state.owner[region]
    if rival != NONE:
        drive_out(state, rival, region, tell)
    state.settle(seat, region)
    state.reserve[seat] -= soldiers
    end_action(state)
    if tell:
        giver = None if spared == NONE else regions[spared]
        tell(events.RegionConquered(seat, regions[region].noun, regions[region].id, soldiers,
                             giver.noun if giver else None, giver.id if giver else "", *laid))


def drive_out(state: Position, rival: int, region: int, tell: Tell | None) -> None:
    """[10.2] the soldiers go into the box; [10.3] a card is turned, strength is lost.

    Reading: the card that was played first of those not turned; no rule asks which it is.
    """
    seat = state.mover
    state.leave(rival, region)
    card = state.played[seat][state.turned[seat]]
    state.turned[seat] += 1
    state.force[seat] -= state.tables.box.conflict
    if tell:
        known = state.tables.regions[region]
        tell(events.ConflictWon(seat, rival, name_of(state, rival), known.noun, known.id,
                                SOLDIERS[state.side.kinds[region]], state.tables.card_noun(card),
                                state.tables.card_ids[card], state.force[seat]))
