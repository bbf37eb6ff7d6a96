"""A battle as it lies before the player, by name: nothing in it is hidden.  Chapter 8."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.games.commander.actions.battle import (
    ACTED,
    ALEXANDER,
    LEADER,
    PLANS,
    REDUCED,
    SCHEMES,
    SPENT,
    WALL,
)
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import AIMS, OTHERS, STAGES, TOP_SPEED, Battle, is_foe
from alexandre.games.commander.state.values import numbers_of, speed_of, sum_of, type_of
from alexandre.kernel.contract import View
from alexandre.kernel.fields import NONE


@dataclass(frozen=True)
class LineForce(View):
    """A force of a line.  `code` is what actions about it carry as `force`, without `acted`.

    `speed` is -1 for a wall.  What it rolls against is the sum of `sum`: pairs of what adds to the
    battle value ("face" first, then "walls", "chain", "plan", "bonus", "option", "aim") and how
    much; `value` and `sup` are the totals at this moment.
    """

    id: str
    code: int
    is_mine: bool
    type: str
    speed: int
    value: int
    sup: int
    sum: tuple[tuple[str, int], ...]
    is_reduced: bool
    is_spent: bool
    has_acted: bool
    is_acting: bool


@dataclass(frozen=True)
class BattleView(View):
    """One battle; forces stand in both lines from the fastest to the slowest.

    `hits` still to be taken: by walls, enemy forces, either of them, the leader, own forces,
    Alexander.  `speed` is None between two rounds.
    """

    region: str
    leader: str | None
    stage: str
    round: int
    speed: int | None
    mine: tuple[LineForce, ...]
    foes: tuple[LineForce, ...]
    plans: dict[str, int]
    enemy_plans: dict[str, int]
    enemy_plans_due: int
    free_plans: int
    advantage: int
    aim: str
    die: int | None
    chain: int
    hits: dict[str, int]
    is_duel: bool
    is_manoeuvre: bool
    fallen: tuple[str, ...]
    regrouped: tuple[str, ...]


def battle_view(state: Position) -> BattleView | None:
    """The battle under way, None without one."""
    battle = state.battle
    if battle is None or not (battle.mine or battle.foes):
        return None
    tables = state.tables
    site = tables.sites[battle.site]
    names = tables.kind_ids
    return BattleView(
        region=tables.regions[site.region].id,
        leader=None if battle.leader == NONE else tables.leaders[battle.leader].id,
        stage=STAGES[battle.stage],
        round=battle.round,
        speed=battle.speed if battle.round and battle.speed <= TOP_SPEED else None,
        mine=line_view(state, battle.mine),
        foes=line_view(state, battle.foes),
        plans={name: n for name, n in zip(PLANS, battle.plans, strict=True) if n},
        enemy_plans={name: n for name, n in zip(SCHEMES, battle.schemes, strict=True) if n},
        enemy_plans_due=battle.due,
        free_plans=battle.free,
        advantage=battle.advantage(),
        aim=AIMS[battle.aim],
        die=battle.die or None,
        chain=battle.chain,
        hits=hits_view(battle),
        is_duel=bool(battle.is_duel),
        is_manoeuvre=bool(battle.is_manoeuvre),
        fallen=tuple(names[kind] for kind in battle.fallen),
        regrouped=tuple(names[kind] for kind in battle.regrouped),
    )


def hits_view(battle: Battle) -> dict[str, int]:
    """The hits that nobody has taken yet, by who has to."""
    hits = {"walls": battle.wall_hits, "forces": battle.force_hits, "anyone": battle.free_hits,
            "leader": battle.leader_hits, "mine": battle.own_hits,
            "alexander": battle.alexander_hits}
    return {name: n for name, n in hits.items() if n}


def line_view(state: Position, line: list[int]) -> tuple[LineForce, ...]:
    """A line, the fastest first, as the book has it laid out."""
    acting = state.battle.attacker if state.battle else NONE
    forces = [force_view(state, code) for code in line]
    if acting in line:
        forces[line.index(acting)] = force_view(state, acting, is_acting=True)
    return tuple(sorted(forces, key=lambda force: (-force.speed, force.code)))


def force_view(state: Position, code: int, *, is_acting: bool = False) -> LineForce:
    kind = code >> 3
    parts = () if kind == WALL else tuple(sum_of(state, code, is_acting=is_acting))
    return LineForce(
        id=state.tables.kinds[kind].id if kind < LEADER else OTHERS[kind - LEADER],
        code=code & ~ACTED,
        is_mine=not is_foe(code),
        type=type_of(state, code) or {LEADER: "LE", WALL: "WALL", ALEXANDER: "A"}[kind],
        speed=speed_of(state, code),
        value=sum(n for _part, n in parts),
        sup=0 if kind == WALL else numbers_of(state, code)[1],
        sum=parts,
        is_reduced=bool(code & REDUCED),
        is_spent=bool(code & SPENT),
        has_acted=bool(code & ACTED),
        is_acting=is_acting,
    )
