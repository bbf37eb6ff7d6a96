"""The verbs of a battle, of the player and of chance.  Chapter 8.

A force is one number, `8 * kind + REDUCED + SPENT + ACTED`: which counter, and whether it shows
its reduced side, is cavalry that rests, has attacked this round.  Leader, wall and Alexander are
kinds of their own after those of the box.

A force is written by the id of its kind, then `reduced` and `spent` if it is; a wall is `wall`,
Alexander `alexander`.  Codes ascend in the order in which a battle asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from alexandre.games.commander.actions.verbs import OfIndex
from alexandre.games.commander.meta import (
    ANTICIPATION,
    BUCEPHALUS,
    INSIGHTS,
    MANOEUVRE,
    MORALE,
    TRAP,
)
from alexandre.kernel.actions import Action, Interner
from alexandre.kernel.declared import words_of

REDUCED: Final = 4
SPENT: Final = 2
ACTED: Final = 1
SIDES: Final = (0, SPENT, REDUCED, REDUCED | SPENT)
LEADER: Final = 23
WALL: Final = 24
ALEXANDER: Final = 25


class Plan:
    """Alexander's plans; all but the last are bought.  [8.3]"""

    CHARGE: Final = 0
    FLANK: Final = 1
    ENVELOPMENT: Final = 2
    COMMAND: Final = 3
    RALLY: Final = 4
    REGROUP: Final = 5
    SACRIFICE: Final = 6
    DESTINY: Final = 7


class Scheme:
    """The enemy's plans.  [8.2]"""

    ARCHERS: Final = 0
    CAVALRY: Final = 1
    CONFUSION: Final = 2
    DEPLOYMENT: Final = 3
    FLANK: Final = 4
    GUARDS: Final = 5
    INFANTRY: Final = 6
    RAID: Final = 7
    RALLY: Final = 8


PLANS: Final = words_of(Plan)
BOUGHT: Final = PLANS[:Plan.DESTINY]
SCHEMES: Final = words_of(Scheme)


class UseInsight(OfIndex):
    """Play an insight of battle.  [8.2.4] [8.3.5-8.3.7] [8.4.12]"""


class Meet(Action):
    """Let the enemy draw its plans.  [8.2.1]"""


class TakePlan(OfIndex):
    """Choose a plan, for nothing or for 1 Gold.  [8.3.1]"""


class Array(Action):
    """Have chosen one's plans.  [8.3.1]"""


class FightOn(Action):
    """Fight another round.  [8.5.1]"""


class Retreat(Action):
    """Leave the field before a round.  [8.9.1]"""


class Envelop(Action):
    """Use Envelopment: as many hits as one has more forces.  [8.4.7]"""


@dataclass(frozen=True, eq=False)
class OfLine(Action):
    """A verb about a force in a line of the battle: `force` is its number there."""

    force: int
    id: str

    def params(self) -> dict[str, Any]:
        """The id of its kind, and its marks."""
        return {"force": self.id, "is_reduced": bool(self.force & REDUCED),
                "is_spent": bool(self.force & SPENT)}


class ChargeAgain(OfLine):
    """Use Charge: cavalry that would rest attacks.  [8.4.5]"""


class AimLeader(Action):
    """Alexander attacks the enemy leader: from now on these two attack each other.  [8.8.2]"""


class AimForces(Action):
    """Alexander, or a siege engine, attacks the forces.  [8.8.2] [8.6.4]"""


class AimWall(Action):
    """A siege engine attacks a wall.  [8.6.4]"""


class Attack(Action):
    """Let all forces of this speed attack.  [8.5.3]"""


class Settle(Action):
    """Have the hits of this speed taken.  [8.5.3]"""


class Strike(Action):
    """Roll for the attack without Sacrifice.  [8.4.11]"""


class SacrificeForce(Action):
    """Use Sacrifice: the die counts as 1, then the force is destroyed.  [8.4.11]"""


class Reroll(Action):
    """Use Destiny: roll the die again.  [8.4.6]"""


class KeepDie(Action):
    """Let the die stand.  [8.4.6]"""


class TakeFlank(Action):
    """Use Flank: one hit more.  [8.4.8]"""


class SpareFlank(Action):
    """Keep Flank for later.  [8.4.8]"""


class DealHit(OfLine):
    """Deal a hit to an enemy force or wall.  [8.7.2]"""


class RallyForces(Action):
    """Use Rally: a hit on one's own forces is absorbed.  [8.4.9]"""


class TakeHit(OfLine):
    """Let an own force, or Alexander, take a hit.  [8.7.5]"""


class RegroupForce(OfLine):
    """Use Regroup: a force just lost comes back after the battle.  [8.4.10]"""


class KeepRegroup(Action):
    """Keep Regroup for another loss.  [8.4.10]"""


class DrawScheme(OfIndex):
    """Chance: the enemy draws this plan.  [8.2.1]"""


class LosePlan(OfIndex):
    """Chance: Confusion takes this plan away.  [8.4.1]"""


W = TypeVar("W", bound=OfLine)


@dataclass(frozen=True)
class Counter:
    """The data of a kind of force that actions need."""

    id: str
    has_reduced: bool
    is_cavalry: bool
    is_mine: bool


class BattleMoves:
    """Every action of a battle, codes ascending in the order in which it asks; forces index a
    tuple by their number, None where there is none."""

    def __init__(self, make: Interner, kinds: Sequence[Counter], leaders: Sequence[str]) -> None:
        own = [(kind, each) for kind, each in enumerate(kinds) if each.is_mine]
        foes = [(kind, each) for kind, each in enumerate(kinds) if not each.is_mine]
        wall = (WALL, Counter("wall", has_reduced=True, is_cavalry=False, is_mine=False))
        hero = (ALEXANDER, Counter("alexander", has_reduced=False, is_cavalry=False, is_mine=True))
        riders = [each for each in own if each[1].is_cavalry]
        self.anticipate = add_insight(make, ANTICIPATION, "anticipate")
        self.meet = make.add(Meet, "meet")
        self.bucephalus = add_insight(make, BUCEPHALUS, "bucephalus")
        self.manoeuvre = add_insight(make, MANOEUVRE, "manoeuvre")
        self.morale = add_insight(make, MORALE, "morale")
        self.take_plan = make.add_each(TakePlan, "plan", BOUGHT)
        self.array = make.add(Array, "array")
        self.fight_on = make.add(FightOn, "fight_on")
        self.retreat = make.add(Retreat, "retreat")
        self.envelop = make.add(Envelop, "envelop")
        self.spring_trap = add_insight(make, TRAP, "trap")
        self.charge = of_line(make, ChargeAgain, "charge", riders, (SPENT, SPENT | REDUCED))
        self.aim_leader = make.add(AimLeader, "aim_leader")
        self.aim_forces = make.add(AimForces, "aim_forces")
        self.aim_wall = make.add(AimWall, "aim_wall")
        self.attack = make.add(Attack, "attack")
        self.settle = make.add(Settle, "settle")
        self.strike = make.add(Strike, "strike")
        self.sacrifice = make.add(SacrificeForce, "sacrifice")
        self.reroll = make.add(Reroll, "reroll")
        self.keep_die = make.add(KeepDie, "keep_die")
        self.take_flank = make.add(TakeFlank, "flank")
        self.spare_flank = make.add(SpareFlank, "spare_flank")
        self.deal = of_line(make, DealHit, "deal", [*foes, wall], SIDES)
        for id in leaders:  # never offered: only Alexander attacks a leader
            make.add(DealHit, f"deal {id}", 8 * LEADER, id)
        self.rally = make.add(RallyForces, "rally")
        self.take = of_line(make, TakeHit, "take", [*own, hero], SIDES)
        self.regroup = of_line(make, RegroupForce, "regroup", own, SIDES[:1])
        self.keep_regroup = make.add(KeepRegroup, "keep_regroup")
        self.draw_scheme = make.add_each(DrawScheme, "enemy", SCHEMES)
        self.lose_plan = make.add_each(LosePlan, "confuse", PLANS)


def add_insight(make: Interner, number: int, text: str) -> UseInsight:
    return make.add(UseInsight, text, number, INSIGHTS[number])


def of_line(make: Interner, verb: type[W], word: str, counters: Sequence[tuple[int, Counter]],
            sides: Sequence[int]) -> tuple[W | None, ...]:
    """One action for each side that a counter can show, ascending; only cavalry is ever spent."""
    by_side: list[W | None] = [None] * (8 * (ALEXANDER + 1))
    for kind, counter in counters:
        for side in sides:
            if (side & REDUCED and not counter.has_reduced) or (
                    side & SPENT and not counter.is_cavalry):
                continue
            marks = (" reduced" if side & REDUCED else "") + (" spent" if side & SPENT else "")
            by_side[8 * kind + side] = make.add(
                verb, f"{word} {counter.id}{marks}", 8 * kind + side, counter.id)
    return tuple(by_side)
