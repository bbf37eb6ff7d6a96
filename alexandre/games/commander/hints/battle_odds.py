"""Odds that can be counted exactly: a single die, a duel to its end, a retreat.  8.5, 8.8, 8.9.

They change nothing, and draw nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from alexandre.games.commander.actions.battle import ACTED, LEADER, REDUCED, Plan, Scheme
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.values import (
    Numbers,
    battle_of,
    hero_numbers,
    hits_of,
    wall_penalty,
)
from alexandre.kernel.fields import NONE

FACES: Final = range(1, 7)
NEVER: Final = Fraction(0)
ALWAYS: Final = Fraction(1)


@dataclass(frozen=True)
class DuelOdds:
    """The odds of a duel fought to its end: `killed` of the leader, `died` of Alexander; `levels`
    is its average cost for Alexander.
    """

    killed: Fraction
    died: Fraction
    levels: Fraction


@dataclass(frozen=True)
class RetreatOdds:
    """The odds of a retreat: each of `forces` gets away with `chance`, or `all` of them."""

    forces: int
    chance: Fraction
    expected: Fraction  # forces lost
    all: Fraction


def hit_odds(numbers: Numbers) -> tuple[Fraction, Fraction]:
    """The odds of one hit and of two with a single die.  [8.5.4]"""
    hits = [hits_of(die, numbers) for die in FACES]
    return Fraction(hits.count(1), 6), Fraction(hits.count(2), 6)


def retreat_odds(state: Position) -> RetreatOdds:
    """[8.9.2] each force but Alexander rolls his value or less."""
    forces = len(battle_of(state).mine) - 1
    chance = Fraction(min(6, max(0, hero_numbers(state)[0])), 6)
    return RetreatOdds(forces, chance, forces * (1 - chance), chance ** forces)


def duel_odds(state: Position) -> DuelOdds | None:
    """[8.8.3] Alexander against the leader, from his attack of this round on; None without one.

    Nobody else decides it; Rally is used as soon as it can be, and the walls stay as they are.
    """
    battle = battle_of(state)
    code = next((each for each in battle.foes if each >> 3 == LEADER), NONE)
    if code == NONE:
        return None
    duel = Duel(state)
    start = (state.level, 1 if code & REDUCED else 2,
             battle.schemes[Scheme.RALLY] + battle.schemes[Scheme.GUARDS],
             battle.plans[Plan.RALLY])
    return duel.ends(start, is_first=True, has_struck=bool(code & ACTED))


Stand = tuple[int, int, int, int]  # level, leader's steps, what absorbs his hits, own Rallies
Law = dict[Stand, Fraction]


class Duel:
    """All rounds of a duel, worked out once for each position of it."""

    def __init__(self, state: Position) -> None:
        battle = battle_of(state)
        self.state = state
        self.leader = state.tables.leaders[battle.leader]
        self.penalty = wall_penalty(state)
        self.value_bonus = battle.value_bonus + battle.plans[Plan.COMMAND] - self.penalty
        self.sup_bonus = battle.sup_bonus + battle.plans[Plan.COMMAND] - self.penalty
        self.known: dict[Stand, DuelOdds] = {}

    def ends(self, stand: Stand, *, is_first: bool = False,
             has_struck: bool = False) -> DuelOdds:
        """The odds from here, at the beginning of a round or of Alexander's first attack."""
        level, steps = stand[:2]
        if level == 0:
            return DuelOdds(NEVER, ALWAYS, NEVER)
        if steps == 0:
            return DuelOdds(ALWAYS, NEVER, NEVER)
        if not is_first and stand in self.known:
            return self.known[stand]
        law = self.first(stand, has_struck=has_struck) if is_first else self.round(stand)
        stays = NEVER if is_first else law.pop(stand, NEVER)
        if stays == ALWAYS:
            return DuelOdds(NEVER, NEVER, NEVER)
        killed = died = levels = NEVER
        for after, chance in law.items():
            end = self.ends(after)
            killed += chance * end.killed
            died += chance * end.died
            levels += chance * (end.levels + level - after[0])
        goes = 1 - stays
        odds = DuelOdds(killed / goes, died / goes, levels / goes)
        if not is_first:
            self.known[stand] = odds
        return odds

    def first(self, stand: Stand, *, has_struck: bool) -> Law:
        """Alexander attacks now; the leader too, unless he has this round."""
        if has_struck:
            return self.attack(stand)
        if self.speeds(stand)[0] == self.speeds(stand)[1]:
            return self.round(stand)
        return then(self.attack(stand), self.strike)

    def round(self, stand: Stand) -> Law:
        """[8.5.2] the faster first; [8.5.3] equals at once."""
        own, other = self.speeds(stand)
        if own > other:
            return then(self.attack(stand), self.strike)
        if own < other:
            return then(self.strike(stand), self.attack)
        law: Law = {}
        for (level, _s, _a, rallies), chance in self.strike(stand).items():
            for (_l, steps, absorbers, _r), other_chance in self.attack(stand).items():
                after = (level, steps, absorbers, rallies)
                law[after] = law.get(after, NEVER) + chance * other_chance
        return law

    def speeds(self, stand: Stand) -> tuple[int, int]:
        """Alexander's speed and the leader's."""
        return (self.state.tables.levels[stand[0] - 1].speed,
                self.leader.faces[2 - stand[1]].speed)

    def attack(self, stand: Stand) -> Law:
        """Alexander's attack: Rally and Guards absorb first."""
        level, steps, absorbers, rallies = stand
        if level == 0 or steps == 0:
            return {stand: ALWAYS}
        face = self.state.tables.levels[level - 1]
        numbers = (face.value + self.value_bonus, max(0, face.superscript + self.sup_bonus))
        law: Law = {}
        for hits, chance in hit_law(numbers):
            through = max(0, hits - absorbers)
            after = (level, max(0, steps - through), max(0, absorbers - hits), rallies)
            law[after] = law.get(after, NEVER) + chance
        return law

    def strike(self, stand: Stand) -> Law:
        """The leader's attack: own Rally absorbs, else two levels a hit.  [8.7.6]"""
        level, steps, absorbers, rallies = stand
        if level == 0 or steps == 0:
            return {stand: ALWAYS}
        face = self.leader.faces[2 - steps]
        law: Law = {}
        for hits, chance in hit_law((face.value, face.superscript)):
            through = max(0, hits - rallies)
            after = (max(0, level - 2 * through), steps, absorbers, max(0, rallies - hits))
            law[after] = law.get(after, NEVER) + chance
        return law


def hit_law(numbers: Numbers) -> list[tuple[int, Fraction]]:
    """No hit, one, two, with their odds."""
    one, two = hit_odds(numbers)
    return [(hits, chance) for hits, chance in ((0, 1 - one - two), (1, one), (2, two)) if chance]


def then(law: Law, step: Callable[[Stand], Law]) -> Law:
    """The law of a second attack after the first."""
    combined: Law = {}
    for stand, chance in law.items():
        for after, more in step(stand).items():
            combined[after] = combined.get(after, NEVER) + chance * more
    return combined
