"""A battle under way: both lines, their plans, and how far its round has come.  Chapter 8."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from alexandre.games.commander.actions.battle import (
    ACTED,
    ALEXANDER,
    LEADER,
    PLANS,
    REDUCED,
    SCHEMES,
    SPENT,
    WALL,
    Scheme,
)
from alexandre.kernel.board import Path, Plain
from alexandre.kernel.declaration import Fields, derived, field
from alexandre.kernel.declared import words_of
from alexandre.kernel.fields import NONE, Count, Id, Kind, Maybe, Named, Of, Row, Word
from alexandre.kernel.plain import as_choice, as_text

MAC: Final = 7  # kinds of the Macedonians, which come first

MARKS: Final = ((REDUCED, "reduced"), (SPENT, "spent"), (ACTED, "acted"))
OTHERS: Final = ("leader", "wall", "alexander")


class Stage:
    """A point of a battle that waits for somebody, or for chance."""

    OPENING: Final = 0
    DRAWING: Final = 1
    PLANNING: Final = 2
    CONFUSING: Final = 3
    DEPLOYING: Final = 4
    RAIDING: Final = 5
    ROUND: Final = 6
    BRACKET: Final = 7
    AIMING: Final = 8
    DECIDING: Final = 9
    ROLLING: Final = 10
    REROLLING: Final = 11
    FLANKING: Final = 12
    WINDOW: Final = 13
    SPRINGING: Final = 14
    DEALING: Final = 15
    SUFFERING: Final = 16
    REGROUPING: Final = 17
    RETREATING: Final = 18
    CLOSED: Final = 19


class Aim:
    """The target of an attack."""

    ANYONE: Final = 0  # walls and forces alike
    WALL: Final = 1
    FORCES: Final = 2
    LEADER: Final = 3


STAGES: Final = words_of(Stage)
AIMS: Final = words_of(Aim)
FIRST_ROUND: Final = (Scheme.ARCHERS, Scheme.CAVALRY, Scheme.INFANTRY)
BY_CHANCE: Final = (Stage.DRAWING, Stage.CONFUSING, Stage.DEPLOYING, Stage.RAIDING, Stage.ROLLING,
                    Stage.SPRINGING, Stage.RETREATING)

TOP_SPEED: Final = 6
FORCES_MOST: Final = 60  # of one line, or of one plan


class Force(Kind):
    """A force of either line: `heavy_cavalry reduced spent` in a dump."""

    def dump(self, value: int, state: Any) -> str:
        return write_force(value, state.tables.kind_ids)

    def parse(self, value: Plain, where: Path, state: Any) -> int:
        ids = (*state.tables.kind_ids, *OTHERS)
        id, *marks = as_text(value, where).split() or [""]
        code = 8 * ids.index(as_choice(id, where, ids))
        words = tuple([word for _bit, word in MARKS])
        for mark in marks:
            code |= MARKS[words.index(as_choice(mark, where, words))][0]
        return code


LINE: Final = Row(Force(), most=FORCES_MOST)
LOST: Final = Row(Id(Of("tables.own_ids")), most=FORCES_MOST)


class BattleSlots:
    """Beyond thirty attributes a copy without slots fills a dictionary."""

    __slots__ = (
        "aim", "alexander_hits", "attacker", "chain", "die", "due", "fallen", "foes", "force_hits",
        "free", "free_hits", "is_declared", "is_duel", "is_manoeuvre", "is_sacrificed", "leader",
        "leader_hits", "leader_killed", "mine", "morale", "own_hits", "plans", "regrouped",
        "result", "resume", "round", "schemes", "scored", "site", "speed", "stage", "sup_bonus",
        "value_bonus", "wall_hits")


@dataclass(init=False, eq=False, repr=False)
class Battle(BattleSlots):
    """One battle at one site; forces are listed in ascending order."""

    site: int = field(Id(Of("tables.site_ids")))
    leader: int = field(Count(NONE))  # of the enemy, NONE without one; he may have fallen since
    stage: int = field(Word(STAGES))
    resume: int = field(Word(STAGES))  # the stage to go on with when all hits are dealt
    round: int = field(Count())  # 0 before the first
    speed: int = field(Count())  # whose turn it is; TOP_SPEED + 1 when the round begins
    due: int = field(Count())  # enemy plans still to be drawn
    free: int = field(Count())  # plans still to be had for nothing
    morale: int = field(Count())  # Rallies that the insight gave, while plans are chosen
    attacker: int = field(Maybe(Force()))  # the force whose attack is under way
    aim: int = field(Word(AIMS))
    chain: int = field(Count())  # hits of a phalanx so far
    die: int = field(Count())
    scored: int = field(Count())  # hits of the attack so far
    is_sacrificed: int = field(Count())
    wall_hits: int = field(Count())  # to be dealt: to walls, forces, either, the leader
    force_hits: int = field(Count())
    free_hits: int = field(Count())
    leader_hits: int = field(Count())
    own_hits: int = field(Count())  # to be suffered: by anyone, by Alexander alone
    alexander_hits: int = field(Count())
    is_duel: int = field(Count())
    is_declared: int = field(Count())  # Alexander's aim of this round is said
    value_bonus: int = field(Count())  # to Alexander's value and superscript, without Command
    sup_bonus: int = field(Count())
    is_manoeuvre: int = field(Count())
    leader_killed: int = field(Count())
    result: int = derived()  # set when it is over, read within the same action
    mine: list[int] = field(LINE)
    foes: list[int] = field(LINE)
    plans: list[int] = field(Named(PLANS, Count(0, FORCES_MOST)))
    schemes: list[int] = field(Named(SCHEMES, Count(0, FORCES_MOST)))
    fallen: list[int] = field(LOST)  # kinds just lost, which Regroup may call back
    regrouped: list[int] = field(LOST)  # kinds that come back after the battle

    def __init__(self, site: int = NONE, leader: int = NONE) -> None:
        self.site = site
        self.leader = leader
        self.stage = Stage.OPENING
        self.resume = Stage.OPENING
        self.round = self.due = self.free = self.chain = self.die = self.scored = 0
        self.morale = 0
        self.speed = TOP_SPEED + 1
        self.attacker = NONE
        self.aim = Aim.ANYONE
        self.is_sacrificed = self.is_duel = self.is_declared = self.is_manoeuvre = 0
        self.wall_hits = self.force_hits = self.free_hits = self.leader_hits = 0
        self.own_hits = self.alexander_hits = 0
        self.value_bonus = self.sup_bonus = self.leader_killed = self.result = 0
        self.mine = []
        self.foes = []
        self.plans = [0] * len(PLANS)
        self.schemes = [0] * len(SCHEMES)
        self.fallen = []
        self.regrouped = []

    def copy(self) -> Battle:
        """An independent copy."""
        copy: Battle = Battle.__new__(Battle)  # compiled, even this wants no argument
        copy.site = self.site
        copy.leader = self.leader
        copy.stage = self.stage
        copy.resume = self.resume
        copy.round = self.round
        copy.speed = self.speed
        copy.due = self.due
        copy.free = self.free
        copy.morale = self.morale
        copy.attacker = self.attacker
        copy.aim = self.aim
        copy.chain = self.chain
        copy.die = self.die
        copy.scored = self.scored
        copy.is_sacrificed = self.is_sacrificed
        copy.wall_hits = self.wall_hits
        copy.force_hits = self.force_hits
        copy.free_hits = self.free_hits
        copy.leader_hits = self.leader_hits
        copy.own_hits = self.own_hits
        copy.alexander_hits = self.alexander_hits
        copy.is_duel = self.is_duel
        copy.is_declared = self.is_declared
        copy.value_bonus = self.value_bonus
        copy.sup_bonus = self.sup_bonus
        copy.is_manoeuvre = self.is_manoeuvre
        copy.leader_killed = self.leader_killed
        copy.result = self.result
        copy.mine = self.mine[:]
        copy.foes = self.foes[:]
        copy.plans = self.plans[:]
        copy.schemes = self.schemes[:]
        copy.fallen = self.fallen[:]
        copy.regrouped = self.regrouped[:]
        return copy

    def change(self, code: int, to: int) -> None:
        """One force becomes another, or vanishes if `to` is NONE."""
        line = self.foes if is_foe(code) else self.mine
        line.remove(code)
        if to != NONE:
            line.append(to)
            line.sort()

    def advantage(self) -> int:
        """Own forces less the enemy's; Alexander, leader and walls count.  [8.1.2]"""
        return len(self.mine) - len(self.foes)

    def has_leader(self) -> bool:
        """Whether the enemy leader still stands."""
        return any(code >> 3 == LEADER for code in self.foes)

    def has_walls(self) -> bool:
        """Whether a wall still stands."""
        return bool(self.foes) and self.foes[-1] >> 3 == WALL

    def has_troops(self) -> bool:
        """Whether an enemy force stands that is neither leader nor wall."""
        return bool(self.foes) and self.foes[0] >> 3 < LEADER

    def count(self, kind: int) -> int:
        """The number of counters of a kind that stand in either line or will come back."""
        line = self.mine if kind < MAC or kind == ALEXANDER else self.foes
        return sum(code >> 3 == kind for code in line) + self.regrouped.count(kind)

    def count_walls(self) -> int:
        """The number of walls in the enemy's line."""
        return self.count(WALL)

    def is_pending(self) -> bool:
        """Whether there are hits that nobody has taken yet."""
        return bool(self.wall_hits or self.force_hits or self.free_hits or self.leader_hits
                    or self.own_hits or self.alexander_hits)

BATTLE: Final = Fields(Battle)


def is_foe(code: int) -> bool:
    """Whether it is a force of the enemy's line."""
    return MAC <= code >> 3 < ALEXANDER


def write_force(code: int, names: tuple[str, ...]) -> str:
    """A force by name: `heavy_cavalry reduced spent`."""
    marks = "".join([f" {word}" for bit, word in MARKS if code & bit])
    return f"{(*names, *OTHERS)[code >> 3]}{marks}"
