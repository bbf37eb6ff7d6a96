"""Reading a battle back from its dump: every field ill-formed is named, none is believed."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.rules.battle_audits import require
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import (
    AIMS,
    MARKS,
    NUMBERS,
    OTHERS,
    PLANS,
    SCHEMES,
    STAGES,
    Battle,
)
from alexandre.games.commander.state.names import NONE
from alexandre.kernel.board import Path, Plain
from alexandre.kernel.plain import as_choice, as_dict, as_int, as_list, as_text

MOST: Final = 999  # of any number of a battle: rounds first of all
FORCES_MOST: Final = 60
FIELDS: Final = (*NUMBERS, "stage", "resume", "aim", "attacker", "mine", "foes", "plans",
                 "schemes", "fallen", "regrouped")


def restore(state: Position, dump: Plain) -> None:
    """The battle of a position, None if there is none."""
    if dump is None:
        state.battle = None
        return
    where: Path = ("battle",)
    found = as_dict(dump, where, FIELDS, ())
    site = as_int(found["site"], (*where, "site"), 0, len(state.tables.sites) - 1)
    battle = Battle(site, state.tables.sites[site].leader)
    for name in NUMBERS:
        low = NONE if name in ("leader", "last") else 0
        setattr(battle, name, as_int(found[name], (*where, name), low, MOST))
    require(battle.leader in (NONE, state.tables.sites[site].leader), "leader")
    battle.stage = STAGES.index(as_choice(found["stage"], (*where, "stage"), STAGES))
    battle.resume = STAGES.index(as_choice(found["resume"], (*where, "resume"), STAGES))
    battle.aim = AIMS.index(as_choice(found["aim"], (*where, "aim"), AIMS))
    attacker = found["attacker"]
    battle.attacker = NONE if attacker is None else force(state, attacker, (*where, "attacker"))
    battle.mine = forces(state, found, "mine")
    battle.foes = forces(state, found, "foes")
    battle.plans = plans(found, "plans", PLANS)
    battle.schemes = plans(found, "schemes", SCHEMES)
    battle.fallen = kinds(state, found, "fallen")
    battle.regrouped = kinds(state, found, "regrouped")
    state.battle = battle


def forces(state: Position, found: dict[str, Plain], name: str) -> list[int]:
    """A line of forces."""
    where: Path = ("battle", name)
    return [force(state, each, where) for each in as_list(found[name], where, FORCES_MOST)]


def force(state: Position, value: Plain, where: Path) -> int:
    """`heavy_cavalry reduced spent`."""
    ids = (*(kind.id for kind in state.tables.kinds), *OTHERS)
    id, *marks = as_text(value, where).split() or [""]
    code = 8 * ids.index(as_choice(id, where, ids))
    words = tuple(word for _bit, word in MARKS)
    for mark in marks:
        code |= MARKS[words.index(as_choice(mark, where, words))][0]
    return code


def plans(found: dict[str, Plain], name: str, ids: tuple[str, ...]) -> list[int]:
    """Plans by name."""
    where: Path = ("battle", name)
    given = as_dict(found[name], where, (), ids)
    return [as_int(given.get(id, 0), (*where, id), 0, FORCES_MOST) for id in ids]


def kinds(state: Position, found: dict[str, Plain], name: str) -> list[int]:
    """Own kinds by id, ascending."""
    where: Path = ("battle", name)
    ids = tuple(kind.id for kind in state.tables.kinds[:state.tables.mac])
    return sorted(ids.index(as_choice(each, where, ids))
                  for each in as_list(found[name], where, FORCES_MOST))
