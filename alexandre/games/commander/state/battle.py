"""A battle under way: both lines, their plans, and how far its round has come.  Chapter 8.

A force is one number, `kind * 8 + REDUCED + SPENT + ACTED`: which counter, and whether it shows
its reduced side, is cavalry that rests, has attacked this round.  Leader, wall and Alexander are
kinds of their own after those of the box.
"""

from __future__ import annotations

from typing import Any, Final

from alexandre.games.commander.state.names import NONE
from alexandre.games.commander.tables import Tables
from alexandre.kernel.board import Plain

MAC: Final = 7  # kinds of the Macedonians, which come first

REDUCED: Final = 4
SPENT: Final = 2
ACTED: Final = 1
MARKS: Final = ((REDUCED, "reduced"), (SPENT, "spent"), (ACTED, "acted"))

LEADER: Final = 23
WALL: Final = 24
ALEXANDER: Final = 25
OTHERS: Final = ("leader", "wall", "alexander")

(CHARGE, FLANK, ENVELOPMENT, COMMAND, RALLY, REGROUP, SACRIFICE, DESTINY) = range(8)
PLANS: Final = ("charge", "flank", "envelopment", "command", "rally", "regroup", "sacrifice",
                "destiny")

(FOE_ARCHERS, FOE_CAVALRY, CONFUSION, DEPLOYMENT, FOE_FLANK, GUARDS, FOE_INFANTRY, RAID,
 FOE_RALLY) = range(9)
SCHEMES: Final = ("archers", "cavalry", "confusion", "deployment", "flank", "guards", "infantry",
                  "raid", "rally")
FIRST_ROUND: Final = (FOE_ARCHERS, FOE_CAVALRY, FOE_INFANTRY)

(OPENING, DRAWING, PLANNING, CONFUSING, DEPLOYING, RAIDING, ROUND, BRACKET, AIMING, DECIDING,
 ROLLING, REROLLING, FLANKING, WINDOW, SPRINGING, DEALING, SUFFERING, REGROUPING, RETREATING,
 CLOSED) = range(20)
STAGES: Final = ("opening", "drawing", "planning", "confusing", "deploying", "raiding", "round",
                 "bracket", "aiming", "deciding", "rolling", "rerolling", "flanking", "window",
                 "springing", "dealing", "suffering", "regrouping", "retreating", "closed")
BY_CHANCE: Final = (DRAWING, CONFUSING, DEPLOYING, RAIDING, ROLLING, SPRINGING, RETREATING)

(ANYONE, AT_WALL, AT_FORCES, AT_LEADER) = range(4)  # at anyone: walls and forces alike
AIMS: Final = ("anyone", "wall", "forces", "leader")

TOP_SPEED: Final = 6

NUMBERS: Final = (
    "site", "leader", "round", "speed", "due", "free", "last", "chain", "die", "scored",
    "is_sacrificed", "wall_hits", "force_hits", "free_hits", "leader_hits", "own_hits",
    "alexander_hits", "is_duel", "is_declared", "value_bonus", "sup_bonus", "is_manoeuvre",
    "leader_killed")


class Battle:
    """One battle at one site; forces are listed in ascending order."""

    __slots__ = (  # beyond thirty attributes a copy without slots fills a dictionary
        "aim", "alexander_hits", "attacker", "chain", "die", "due", "fallen", "foes", "force_hits",
        "free", "free_hits", "is_declared", "is_duel", "is_manoeuvre", "is_sacrificed", "last",
        "leader", "leader_hits", "leader_killed", "mine", "own_hits", "plans", "regrouped",
        "result", "resume", "round", "schemes", "scored", "site", "speed", "stage", "sup_bonus",
        "value_bonus", "wall_hits")

    site: int
    leader: int  # the enemy leader's number, NONE without one; he may have fallen since
    stage: int
    resume: int  # the stage to go on with when all hits are dealt
    round: int  # 0 before the first
    speed: int  # whose turn it is; TOP_SPEED + 1 when the round begins
    due: int  # enemy plans still to be drawn
    free: int  # plans still to be had for nothing
    last: int  # what was chosen last of a set that is spelled in one order
    attacker: int  # the force whose attack is under way
    aim: int
    chain: int  # hits of a phalanx so far
    die: int
    scored: int  # hits of the attack so far
    is_sacrificed: int
    wall_hits: int  # to be dealt to the enemy: to walls, to forces, to either, to the leader
    force_hits: int
    free_hits: int
    leader_hits: int
    own_hits: int  # to be suffered: by anyone, by Alexander alone
    alexander_hits: int
    is_duel: int
    is_declared: int  # Alexander's aim of this round is said
    value_bonus: int  # to Alexander's value and superscript, without Command
    sup_bonus: int
    is_manoeuvre: int
    leader_killed: int
    result: int
    mine: list[int]
    foes: list[int]
    plans: list[int]
    schemes: list[int]
    fallen: list[int]  # kinds just lost, which Regroup may call back
    regrouped: list[int]  # kinds that come back after the battle

    def __init__(self, site: int = NONE, leader: int = NONE) -> None:
        self.site = site
        self.leader = leader
        self.stage = OPENING
        self.resume = OPENING
        self.round = self.due = self.free = self.chain = self.die = self.scored = 0
        self.speed = TOP_SPEED + 1
        self.last = self.attacker = NONE
        self.aim = ANYONE
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
        copy.last = self.last
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
        """Does the enemy leader still stand?"""
        return any(code >> 3 == LEADER for code in self.foes)

    def has_walls(self) -> bool:
        """Does a wall still stand?"""
        return bool(self.foes) and self.foes[-1] >> 3 == WALL

    def has_troops(self) -> bool:
        """Does an enemy force stand that is neither leader nor wall?"""
        return bool(self.foes) and self.foes[0] >> 3 < LEADER

    def count(self, kind: int) -> int:
        """How many counters of a kind stand in either line or will come back."""
        line = self.mine if kind < MAC or kind == ALEXANDER else self.foes
        return sum(code >> 3 == kind for code in line) + self.regrouped.count(kind)

    def count_walls(self) -> int:
        """How many walls stand in the enemy's line."""
        return self.count(WALL)

    def is_pending(self) -> bool:
        """Are there hits nobody has taken yet?"""
        return bool(self.wall_hits or self.force_hits or self.free_hits or self.leader_hits
                    or self.own_hits or self.alexander_hits)

    def dump(self, tables: Tables) -> dict[str, Plain]:
        """All that matters, by name."""
        names = tuple(kind.id for kind in tables.kinds)
        found: dict[str, Any] = {name: getattr(self, name) for name in NUMBERS}
        found["stage"] = STAGES[self.stage]
        found["resume"] = STAGES[self.resume]
        found["aim"] = AIMS[self.aim]
        found["attacker"] = None if self.attacker == NONE else spelled(self.attacker, names)
        found["mine"] = [spelled(code, names) for code in self.mine]
        found["foes"] = [spelled(code, names) for code in self.foes]
        found["plans"] = {name: n for name, n in zip(PLANS, self.plans, strict=True) if n}
        found["schemes"] = {name: n for name, n in zip(SCHEMES, self.schemes, strict=True) if n}
        found["fallen"] = [names[kind] for kind in self.fallen]
        found["regrouped"] = [names[kind] for kind in self.regrouped]
        return found


def is_foe(code: int) -> bool:
    """Is it a force of the enemy's line?"""
    return MAC <= code >> 3 < ALEXANDER


def spelled(code: int, names: tuple[str, ...]) -> str:
    """A force by name: `mac_heavy_cavalry reduced spent`."""
    marks = "".join(f" {word}" for bit, word in MARKS if code & bit)
    return f"{(*names, *OTHERS)[code >> 3]}{marks}"
