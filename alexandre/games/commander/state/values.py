"""The target of a force's roll: its face, walls, plans, insights, options. Chapter 8."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions.battle import (
    ALEXANDER,
    LEADER,
    REDUCED,
    SCHEMES,
    WALL,
    Plan,
    Scheme,
)
from alexandre.games.commander.meta import GAZAS_DEFENSES, MONSOON
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import Aim, Battle, is_foe
from alexandre.games.commander.tables import CAVALRY, Face

Numbers = tuple[int, int]  # battle value, superscript

# The plan of the enemy for a type of forces, and what each adds in the first round.  [8.4.4]
BOOSTS: Final[dict[str, tuple[int, Numbers]]] = {
    "AR": (Scheme.ARCHERS, (3, 0)), **dict.fromkeys(CAVALRY, (Scheme.CAVALRY, (1, 1))),
    "IN": (Scheme.INFANTRY, (2, 0))}  # a phalanx is no infantry  [2.5]
FLANKERS: Final = ("IN", *CAVALRY)  # [8.4.8]
USERS: Final[dict[str, tuple[str, ...]]] = {  # the types that a plan of the enemy needs
    **{SCHEMES[scheme]: tuple(type for type, (other, _) in BOOSTS.items() if other == scheme)
       for scheme, _ in BOOSTS.values()},
    "flank": FLANKERS, "guards": ("LE",)}
HANDICAP: Final = 1  # of the options Monsoon and Gaza's defenses  [8.5.8]
LIGHT: Final = ("AR", "PE", *CAVALRY)  # whom the monsoon hinders


def battle_of(state: Position) -> Battle:
    battle = state.battle
    assert battle is not None
    return battle


def face_of(state: Position, code: int) -> Face:
    """The visible face of a force."""
    kind, side = code >> 3, 1 if code & REDUCED else 0
    if kind == ALEXANDER:
        return state.tables.levels[state.level - 1]
    if kind == LEADER:
        return state.tables.leaders[battle_of(state).leader].faces[side]
    return state.tables.kinds[kind].faces[side]


def speed_of(state: Position, code: int) -> int:
    """The speed of its attack; a wall never attacks. [8.6.1]"""
    return -1 if code >> 3 == WALL else face_of(state, code).speed


def numbers_of(state: Position, code: int) -> Numbers:
    """Battle value and superscript of an attack under the circumstances."""
    return foe_numbers(state, code) if is_foe(code) else own_numbers(state, code)


def own_numbers(state: Position, code: int) -> Numbers:
    """[8.6.1] walls lower both, [8.6.2] but not those of a siege engine."""
    battle, kind, face = battle_of(state), code >> 3, face_of(state, code)
    if kind == ALEXANDER:
        value, sup = hero_numbers(state)
        penalty = wall_penalty(state)
        return value - penalty, max(0, sup - penalty)
    type = state.tables.kinds[kind].type
    if type == "SE":
        is_aimed = battle.aim == Aim.WALL and code == battle.attacker
        bonus = state.tables.siege_bonus if is_aimed else 0
        return face.value + bonus - handicap(state, GAZAS_DEFENSES), face.superscript
    penalty = wall_penalty(state)
    sup = max(0, face.superscript - penalty)
    if type in LIGHT:
        penalty += handicap(state, MONSOON)
    return face.value - penalty, sup


def hero_numbers(state: Position) -> Numbers:
    """Alexander's own: level, Hephaestion, Bucephalus, Command.  [8.3.3] [8.3.5] [8.4.15]"""
    battle, face = battle_of(state), state.tables.levels[state.level - 1]
    command = battle.plans[Plan.COMMAND]
    return (face.value + battle.value_bonus + command,
            face.superscript + battle.sup_bonus + command)


def foe_numbers(state: Position, code: int) -> Numbers:
    """[8.4.4] the enemy's plans of the first round; copies add up."""
    battle, face = battle_of(state), face_of(state, code)
    boost = BOOSTS.get(type_of(state, code)) if battle.round <= 1 else None
    if boost is None:
        return face.value, face.superscript
    scheme, (value, sup) = boost
    times = battle.schemes[scheme]
    return face.value + value * times, face.superscript + sup * times


def wall_penalty(state: Position) -> int:
    """[8.6.1] what all walls together take away."""
    full, reduced = state.tables.wall_penalty
    return sum(reduced if code & REDUCED else full
               for code in battle_of(state).foes if code >> 3 == WALL)


def handicap(state: Position, option: int) -> int:
    """[8.5.8] what an option of the campaign takes from a value at this site."""
    marks = state.tables.sites[battle_of(state).site].marks
    return HANDICAP if state.concerns(option, marks) else 0


def hits_of(die: int, numbers: Numbers) -> int:
    """[8.5.4] two at or below the superscript, one at or below the value."""
    value, sup = numbers
    if die <= sup and value > 0:
        return 2
    return 1 if die <= value else 0


def type_of(state: Position, code: int) -> str:
    """The type of a force; leader, wall and Alexander are of none.  [2.5]"""
    kind = code >> 3
    return state.tables.kinds[kind].type if kind < LEADER else ""


def steps_of(state: Position, battle: Battle) -> tuple[int, int]:
    """The hits that the enemy's forces, and its walls, can take; the leader is apart."""
    forces = walls = 0
    for code in battle.foes:
        if code >> 3 == WALL:
            walls += 1 if code & REDUCED else 2
        elif code >> 3 != LEADER:
            forces += steps_left(state, code)
    return forces, walls


def steps_left(state: Position, code: int) -> int:
    """The number of hits that destroy it. [8.7.1] [8.6.3]"""
    kind = code >> 3
    if kind == ALEXANDER:
        return (state.level + 1) // 2
    if kind in (WALL, LEADER):
        return 1 if code & REDUCED else 2
    return 1 if code & REDUCED else len(state.tables.kinds[kind].faces)


def trim(battle: Battle, steps: tuple[int, int]) -> None:
    """[8.7.3] hits that nobody is left to take are lost."""
    forces, walls = steps
    battle.wall_hits = min(battle.wall_hits, walls)
    battle.force_hits = min(battle.force_hits, forces)
    left = forces + walls - battle.wall_hits - battle.force_hits
    battle.free_hits = min(battle.free_hits, left)


def sum_of(state: Position, code: int, *, is_acting: bool) -> list[tuple[str, int]]:
    """The parts of a force's battle value, each with its rule."""
    battle, kind = battle_of(state), code >> 3
    face, type = face_of(state, code), type_of(state, code)
    penalty = 0 if is_foe(code) or type == "SE" else wall_penalty(state)
    chain = battle.chain if is_acting else 0
    parts = [("face", face.value), ("walls", -penalty), ("chain", -chain)]
    if is_foe(code):
        parts.append(("plan", foe_numbers(state, code)[0] - face.value))
    elif kind == ALEXANDER:
        parts += [("bonus", battle.value_bonus), ("plan", battle.plans[Plan.COMMAND])]
    elif type == "SE":
        parts.append(("option", -handicap(state, GAZAS_DEFENSES)))
        if battle.aim == Aim.WALL and is_acting:
            parts.append(("aim", state.tables.siege_bonus))
    elif type in LIGHT:
        parts.append(("option", -handicap(state, MONSOON)))
    return [(name, n) for name, n in parts if n or name == "face"]
