"""Hits prepared as a whole: the counsellor's allotment, changed by clicks, told in its order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from alexandre.games.commander.actions.battle import DealHit, TakeHit
from alexandre.games.commander.actions.verbs import Wound
from alexandre.games.commander.hints import suggest
from alexandre.games.commander.hints.battle import cheapest
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import Stage
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.table.planning.spelling import spots
from alexandre.kernel.actions import Action

Spots = tuple[str, ...]
HIT: Final = (DealHit, TakeHit, Wound)
NODES: Final = 1500  # positions that are looked at for one allotment


@dataclass(frozen=True)
class Allotment:
    """The hits in their order, and the spot that each would be clicked on."""

    actions: tuple[Action, ...]
    spots: Spots


def is_allotting(state: Position) -> bool:
    """Whether hits must be taken, by either side, with a choice left.

    Hits of a duel never count: nobody else can take them.
    """
    if state.phase == Phase.HITS:
        return len(hits(state)) > 1
    battle = state.battle
    if state.phase != Phase.BATTLE or battle is None or battle.alexander_hits:
        return False
    return battle.stage in (Stage.DEALING, Stage.SUFFERING) and len(hits(state)) > 1


def is_absorbed(state: Position) -> bool:
    """Whether the counsellor would take none of the hits, but absorb one."""
    return suggest(state) is state.tables.moves.battle.rally


def hits(state: Position) -> list[Action]:
    """The hits among the offers."""
    return [action for action in state.legal() if isinstance(action, HIT)]


def allot(state: Position, wanted: Spots) -> Allotment | None:
    """The clicked hits first, the rest as the counsellor would; None if the clicks do not fit."""
    advised = chain(state)
    if not wanted:
        return Allotment(advised, spots_of(advised))
    best = Search(state, wanted, spots_of(advised)).best
    if best is None or matches(spots_of(best), wanted) < len(wanted):
        return None
    return Allotment(best, spots_of(best))


def chain(state: Position) -> tuple[Action, ...]:
    """The counsellor's actions while only these hits are asked about."""
    copy, last = state.clone(), state
    actions: list[Action] = []
    while not actions or goes_on(last, copy):
        offers, last = hits(copy), copy.clone()
        action = suggest(copy)
        actions.append(action if action in offers else cheapest(copy))
        copy.apply(actions[-1])
    return tuple(actions)


def goes_on(before: Position, now: Position) -> bool:
    """Whether the same player is still asked about the same hits after taking one."""
    if now.phase != before.phase or now.actor() < 0 or not hits(now):
        return False
    one, two = before.battle, now.battle
    return one is None or two is None or (one.stage == two.stage and due(now) < due(before))


def due(state: Position) -> int:
    """The number of hits of a battle still to be dealt or taken."""
    battle = state.battle
    return 0 if battle is None else (battle.own_hits + battle.wall_hits + battle.force_hits
                                     + battle.free_hits + battle.leader_hits)


class Search:
    """All orders of hits that the rules offer, and the one that comes nearest to the clicks."""

    def __init__(self, state: Position, wanted: Spots, advised: Spots) -> None:
        self.wanted, self.advised = wanted, advised
        self.best: tuple[Action, ...] | None = None
        self.worth = -1
        self.left = NODES
        self.walk(state, ())

    def walk(self, state: Position, taken: tuple[Action, ...]) -> None:
        """From here on."""
        self.left -= 1
        if self.left < 0:
            return
        for action in hits(state):
            copy = state.clone()
            copy.apply(action)
            if goes_on(state, copy):
                self.walk(copy, (*taken, action))
            else:
                self.weigh((*taken, action))

    def weigh(self, taken: tuple[Action, ...]) -> None:
        """Clicks count most, then what the counsellor said."""
        told = spots_of(taken)
        worth = 100 * matches(told, self.wanted) + matches(told, self.advised)
        if worth > self.worth:
            self.best, self.worth = taken, worth


def spots_of(actions: Sequence[Action]) -> Spots:
    return tuple(spots(action)[0] for action in actions)


def matches(told: Spots, wanted: Spots) -> int:
    """The number of the wanted spots among them, each as often as it was clicked."""
    left = list(told)
    count = 0
    for spot in wanted:
        near = [each for each in left if each == spot] or [
            each for each in left if kind_of(each) == kind_of(spot)]
        if near:
            left.remove(near[0])
            count += 1
    return count


def kind_of(spot: str) -> str:
    """The kind of force, whichever side it shows."""
    name, _, rest = spot.partition(":")
    if name == "force":
        return f"force:{int(rest) >> 3}"
    return ":".join(spot.split(":")[:2])
