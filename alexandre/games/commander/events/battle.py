"""Events of a battle, each with its line of the log. Chapter 8."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.kernel.contract import Event
from alexandre.kernel.text import Arg, Msg, Noun


def line(key: str, **args: Arg) -> Msg:
    """A sentence of the log of a battle."""
    return Msg(f"commander.battle.event.{key}", tuple(args.items()))


@dataclass(frozen=True, eq=False, repr=False)
class BattleBegan(Event):
    """Both lines stand, Alexander, leader and walls counted.  [8.1.1]"""

    place: Noun
    mine: int
    foes: int


@dataclass(frozen=True, eq=False, repr=False)
class InsightUsed(Event):
    """An insight was used up in the battle.  [8.2.4] [8.3.5-8.3.7] [8.4.12]"""

    id: str
    insight: Noun


@dataclass(frozen=True, eq=False, repr=False)
class EnemyPlanDrawn(Event):
    """The enemy drew a plan.  [8.2.1]"""

    id: str
    plan: Noun


@dataclass(frozen=True, eq=False, repr=False)
class EnemyPlanUsed(Event):
    """A plan of the enemy took effect, or ran out.  [8.4.1-8.4.4] [8.4.13] [8.4.14]"""

    id: str
    plan: Noun

    def msg(self) -> Msg:
        return line(f"used_{self.id}", plan=self.plan)


@dataclass(frozen=True, eq=False, repr=False)
class PlanTaken(Event):
    """A plan was chosen; `price` is 0 for those that come free.  [8.3.1]"""

    id: str
    plan: Noun
    price: int

    def msg(self) -> Msg:
        return line("plan_bought" if self.price else "plan_taken", plan=self.plan,
                    price=self.price)


@dataclass(frozen=True, eq=False, repr=False)
class PlanUsed(Event):
    """An own plan was discarded for its effect.  [8.4.5-8.4.11]"""

    id: str
    plan: Noun


@dataclass(frozen=True, eq=False, repr=False)
class PlanLost(Event):
    """Confusion took an own plan away.  [8.4.1]"""

    id: str
    plan: Noun


@dataclass(frozen=True, eq=False, repr=False)
class ForceDeployed(Event):
    """Another enemy force joined its line.  [8.4.2]"""

    force: str
    noun: Noun


@dataclass(frozen=True, eq=False, repr=False)
class NobodyDeployed(Event):
    """The cup is empty: hits instead of a force.  [8.4.2]"""

    hits: int

    def msg(self) -> Msg:
        return line("nobody_deployed", n=self.hits)


@dataclass(frozen=True, eq=False, repr=False)
class Raided(Event):
    """A raid cost gold.  [8.4.3]"""

    die: int
    gold: int

    def msg(self) -> Msg:
        return line("raided", die=self.die, n=self.gold)


class RaidFailed(Event):
    """A raid found no gold.  [8.4.3]"""

    def msg(self) -> Msg:
        return line("raid_failed")


@dataclass(frozen=True, eq=False, repr=False)
class RoundBegan(Event):
    """Another round of the battle.  [8.5.1]"""

    number: int


@dataclass(frozen=True, eq=False, repr=False)
class DuelBegan(Event):
    """Alexander and the enemy leader attack nobody but each other from now on.  [8.8.3]"""

    leader: Noun


@dataclass(frozen=True, eq=False, repr=False)
class Attacked(Event):
    """A force rolled for its attack; `force` as the lines of the battle write it.  [8.5.4]

    `sup` is 0 without one; `hits` are those of this die.
    """

    force: str
    noun: Noun
    is_mine: bool
    die: int
    value: int
    sup: int
    hits: int

    def msg(self) -> Msg:
        side = "mine" if self.is_mine else "foe"
        return line(f"attacked_{side}", force=self.noun, die=self.die, value=self.value,
                    n=self.hits)


@dataclass(frozen=True, eq=False, repr=False)
class Rolled(Event):
    """A die that is no attack yet: Destiny may still change it, or it springs a trap.  [8.4.6]"""

    die: int


@dataclass(frozen=True, eq=False, repr=False)
class HitsCaused(Event):
    """Hits that no attack of a force made: by a plan or an insight.  [8.4.7] [8.4.12]"""

    id: str
    hits: int

    def msg(self) -> Msg:
        return line(f"caused_{self.id}", n=self.hits)


@dataclass(frozen=True, eq=False, repr=False)
class ForceHit(Event):
    """A force or wall took a hit and shows its reduced side, or is gone.  [8.7.1]"""

    force: str
    noun: Noun
    is_mine: bool
    is_destroyed: bool

    def msg(self) -> Msg:
        if self.force.split()[0] == "leader" and not self.is_destroyed:
            return line("reduced_leader", leader=self.noun)
        side = "mine" if self.is_mine else "foe"
        return line(f"{'destroyed' if self.is_destroyed else 'reduced'}_{side}", force=self.noun)


@dataclass(frozen=True, eq=False, repr=False)
class AlexanderHit(Event):
    """A hit took two levels from Alexander; `level` 0 is his death.  [8.7.6]"""

    level: int

    def msg(self) -> Msg:
        return line("alexander_hit", level=self.level) if self.level else line("alexander_died")


@dataclass(frozen=True, eq=False, repr=False)
class LeaderFell(Event):
    """Alexander destroyed the enemy leader; all others are destroyed with him.  [8.8.4]"""

    leader: Noun


@dataclass(frozen=True, eq=False, repr=False)
class LeaderFled(Event):
    """The enemy leader left the field after the last of his forces.  [8.8.5]"""

    leader: Noun


@dataclass(frozen=True, eq=False, repr=False)
class ForceRegrouped(Event):
    """A force just lost will come back after the battle.  [8.4.10]"""

    force: str
    noun: Noun


@dataclass(frozen=True, eq=False, repr=False)
class ForceSentAway(Event):
    """An own force was disbanded before a round.  [8.5.1]"""

    force: str
    noun: Noun


@dataclass(frozen=True, eq=False, repr=False)
class EscapeRolled(Event):
    """A force rolled for its retreat.  [8.9.2]"""

    force: str
    noun: Noun
    die: int
    limit: int
    has_escaped: bool

    def msg(self) -> Msg:
        return line("escaped" if self.has_escaped else "caught", force=self.noun, die=self.die,
                    limit=self.limit)


@dataclass(frozen=True, eq=False, repr=False)
class BattleEnded(Event):
    """The battle is over: won, left, or Alexander is dead.  [8.9.3] [8.9.4]"""

    result: str
    place: Noun

    def msg(self) -> Msg:
        return line(f"ended_{self.result}", place=self.place)
