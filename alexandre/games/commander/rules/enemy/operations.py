"""The enemy's operation: counters turned up, forces gathered, Go!  Chapter 5."""

from __future__ import annotations

from alexandre.games.commander import events
from alexandre.games.commander.actions.verbs import Allow, Cancel, Die, Draw, DrawOperation
from alexandre.games.commander.meta import GO, ONE_FORCE, THREE_FORCES, TRIBUTE, TWO_FORCES, WALL
from alexandre.games.commander.rules import setup
from alexandre.games.commander.rules.enemy import cups
from alexandre.games.commander.rules.hits import demand_hits
from alexandre.games.commander.rules.purse import pay, spend_glory
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase, Step
from alexandre.games.commander.tables import GLORY
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Event, Law, Tell
from alexandre.kernel.declared import add_at, replace_at

FORCES_OF = {ONE_FORCE: 1, TWO_FORCES: 2, THREE_FORCES: 3}
TRIBUTE_GOLD = 5


def begin_operation(state: Position, tell: Tell | None) -> None:
    """A counter is turned up, in a campaign that has operations.  [5.1] [5.11]"""
    campaign = state.tables.campaign
    has_any = campaign.targets or campaign.hardships
    state.phase = Phase.OPERATION if has_any else Step.BEGIN_CONQUEST


def law(state: Position) -> Law:
    """Every counter that lies face down is as likely.  [5.1]"""
    return [(state.tables.moves.draw_operation[number], n)
            for number, n in enumerate(state.ops_left) if n]


def draw(state: Position, action: DrawOperation, tell: Tell | None) -> None:
    """[5.2] it may be cancelled, if that can be paid; [5.6] Go! comes at once."""
    operation = state.tables.operations[action.index]
    state.ops_left = add_at(state.ops_left, action.index, -1)
    state.step = action.index
    if tell:
        tell(events.OperationDrawn(operation.noun, operation.id))
    if action.index == GO:
        go(state, tell)
    elif can_cancel(state):
        state.phase = Phase.INTRIGUE
    else:
        let_stand(state, tell)


def can_cancel(state: Position) -> bool:
    """[5.2] is there the price of the counter?"""
    operation = state.tables.operations[state.step]
    return purse(state, operation.coin) >= operation.price


def let_stand(state: Position, tell: Tell | None) -> None:
    """[5.2] what cannot be paid off takes effect."""
    if tell:
        operation = state.tables.operations[state.step]
        tell(events.OperationStands(operation.noun, operation.price, operation.coin == GLORY))
    take_effect(state, tell)


def purse(state: Position, coin: int) -> int:
    """Gold, or glory."""
    return state.glory if coin == GLORY else state.gold


def intrigue_offers(state: Position) -> list[Action]:
    """[5.2] pay or let it be."""
    return [state.tables.moves.cancel, state.tables.moves.allow]


def intrigue(state: Position, action: Cancel | Allow, tell: Tell | None) -> None:
    """[5.2] a counter that is paid off has no effect."""
    if isinstance(action, Allow):
        take_effect(state, tell)
        return
    operation = state.tables.operations[state.step]
    state.phase = Step.BEGIN_CONQUEST
    spend = spend_glory if operation.coin == GLORY else pay
    spend(state, operation.price, "intrigue", tell)
    if tell:
        tell(events.OperationCancelled(operation.noun))


def take_effect(state: Position, tell: Tell | None) -> None:
    """[5.3] forces join; [5.4] [5.5] gold and wall wait for Go!; [5.10] in Gaugamela all do."""
    kind = state.step
    state.phase = Step.BEGIN_CONQUEST
    if kind == WALL and not state.tables.campaign.hardships and state.walls_left() <= 0:
        return
    state.ops_active = add_at(state.ops_active, kind)
    if kind in FORCES_OF and not state.tables.campaign.hardships:
        state.count = FORCES_OF[kind]
        state.phase = Step.NEXT_MUSTER


def next_muster(state: Position, tell: Tell | None) -> None:
    """Forces for the operation are drawn one by one.  [5.3] [3.7]"""
    if not state.count:
        state.phase = Step.BEGIN_CONQUEST if state.turn else Step.NEXT_TURN
    elif cups.is_empty(state, state.tables.campaign.ops_nation):
        missing, state.count = state.count, 0
        cups.run_out(state, missing, Step.NEXT_MUSTER, tell)
    else:
        state.phase = Phase.MUSTER


def muster(state: Position, action: Draw, tell: Tell | None) -> None:
    """[5.3] a force joins the operation."""
    state.cup = add_at(state.cup, action.index, -1)
    state.ops_forces = add_at(state.ops_forces, action.index)
    state.count -= 1
    state.phase = Step.NEXT_MUSTER
    if tell:
        tell(events.ForceMustered(state.tables.enemy_noun(action.index)))


def go(state: Position, tell: Tell | None) -> None:
    """[5.6] the operation begins; [5.9] it is void where its only region has fallen."""
    targets = state.tables.campaign.targets
    state.phase = Step.NEXT_PLACING
    if len(targets) == 1 and not state.is_hostile(state.tables.regions[targets[0]].site):
        cups.put_back(state, state.ops_forces)
        state.ops_forces = [0] * len(state.ops_forces)
        state.ops_active = [0] * len(state.ops_active)
        if tell:
            tell(events.OperationCancelled(None))


def next_placing(state: Position, tell: Tell | None) -> None:
    """[5.7] force after force, then the wall; then what is due."""
    campaign = state.tables.campaign
    if campaign.hardships or not (any(state.ops_forces) or state.ops_active[WALL]):
        charge(state, tell)
    elif len(campaign.targets) == 1:
        arrive(state, campaign.targets[0], tell)
    else:
        state.phase = Phase.PLACING


def place(state: Position, action: Die, tell: Tell | None) -> None:
    """[5.7] the die says where."""
    region = state.tables.campaign.targets[action.n - 1]
    if tell:
        tell(events.DieRolled("placing", action.n, state.tables.regions[region].noun))
    state.phase = Step.NEXT_PLACING
    arrive(state, region, tell)


def next_force(state: Position) -> int:
    """The kind of enemies that sets out; after the last kind the wall.  [5.7]"""
    return next((enemy for enemy, n in enumerate(state.ops_forces) if n), state.tables.enemies)


def arrive(state: Position, region: int, tell: Tell | None) -> None:
    """[5.7] into a region that stands; else back to the cup."""
    tables = state.tables
    where = tables.regions[region]
    is_hostile, enemy = state.is_hostile(where.site), next_force(state)
    noun = tables.enemy_noun(enemy)
    if enemy == tables.enemies:
        state.ops_active = replace_at(state.ops_active, WALL, 0)
        if is_hostile:
            state.walls = add_at(state.walls, 2 * where.site)
        event: Event = events.WallRaised(where.noun, where.id)
    else:
        state.ops_forces = add_at(state.ops_forces, enemy, -1)
        if is_hostile:
            cups.stand(state, enemy, where.site)
        else:
            state.cup = add_at(state.cup, enemy)
        event = events.ForceCame(noun, where.noun, where.id)
    if tell:
        tell(event if is_hostile else events.ForceSentBack(noun, where.noun))


def charge(state: Position, tell: Tell | None) -> None:
    """[5.4] gold, or a hit for each that is missing; [5.10] hits for every counter."""
    hits = 0
    if state.tables.campaign.hardships:
        hits = state.tables.campaign.hardships * sum(state.ops_active)
    elif state.ops_active[TRIBUTE]:
        hits = max(0, TRIBUTE_GOLD - state.gold)
        pay(state, TRIBUTE_GOLD, "operation", tell)
    state.ops_active = [0] * len(state.ops_active)
    state.phase = Step.REFILL
    if hits:
        demand_hits(state, hits, "operation", Step.REFILL, tell)


def refill(state: Position, tell: Tell | None) -> None:
    """[5.8] all counters are shuffled, forces muster for the next operation."""
    state.ops_left = [each.count for each in state.tables.operations]
    state.count = setup.ops_strength(state)
    state.phase = Step.NEXT_MUSTER
