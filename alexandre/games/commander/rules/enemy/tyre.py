"""The siege of Tyre: the fleet's orders, siege ships, and the four tracks.  Chapter 14."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander import events
from alexandre.games.commander.actions import verbs
from alexandre.games.commander.meta import ARISTANDER, RAIDERS
from alexandre.games.commander.rules.hits import demand_hits
from alexandre.games.commander.rules.purse import pay
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import SECTION
from alexandre.games.commander.state.phases import Phase, Step
from alexandre.games.commander.state.prices import is_open, track_price
from alexandre.games.commander.tables import Siege
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.declared import add_at, replace_at
from alexandre.kernel.fields import NONE

# What a Tyrian order takes, by its total; a track and the gold beside it.  [14.9]
STORM, CAPTURE, MEND, BURN, TOLL, NOTHING = range(6)
ORDERS: Final = ("storm", "capture", "mend", "burn", "toll", "nothing")
TRACK_OF = (verbs.TRANSPORTS, verbs.MOLE, verbs.SIEGE_SHIPS)  # LOSSES but for gold
PRICE = {CAPTURE: 4, BURN: 3, TOLL: 1}
TAKES = {STORM: ("transport", "siege_ship"), CAPTURE: ("transport",), BURN: ("mole",), TOLL: ()}


def next_tyrian(state: Position, tell: Tell | None) -> None:
    """A die for each warship that Tyre had when the orders began; none on the first turn.
    [14.8]"""
    siege = state.tables.siege
    if state.count == NONE:
        state.count = 0
        if siege and not state.status[siege.target] and state.turn > siege.quiet:
            state.count = state.tracks[verbs.WARSHIPS] + state.has(RAIDERS)
    if state.count:
        state.phase = Phase.TYRIAN_DIE
    else:
        state.phase = Step.BEGIN_OPERATION


def order_of(state: Position, die: int) -> int:
    """The order of that die. [14.8] [14.9]"""
    return min(NOTHING, max(STORM, total(state, die)))


def total(state: Position, die: int) -> int:
    """The die, what diplomats add, what is taken off late in the year.  [12.5] [14.8]"""
    return die + sum(n for _name, n in modifiers(state))


def modifiers(state: Position) -> tuple[tuple[str, int], ...]:
    """The additions to the die of a ship. [12.5] [14.8]"""
    return (("diplomats", state.diplomats * state.tables.box.diplomats),
            ("late", -int(state.turn >= siege_in(state).late)))


def describe_roll(state: Position) -> events.OrderRolled:
    """The die, what is added to it, and what that orders.  [14.9]"""
    region = state.tables.region_of(siege_in(state).target)
    return events.OrderRolled("tyrian", region.noun, state.die, modifiers(state),
                              total(state, state.die), ORDERS[order_of(state, state.die)])


def roll(state: Position, action: verbs.Die, tell: Tell | None) -> None:
    """[12.10] Aristander may turn it where that changes the order."""
    state.die = action.n
    state.count -= 1
    if tell:
        tell(describe_roll(state))
    if state.advises(ARISTANDER) and order_of(state, action.n) != order_of(state, action.n + 1):
        state.phase = Phase.TYRIAN_ADVICE
    else:
        execute(state, tell)


def execute(state: Position, tell: Tell | None) -> None:
    """[14.9] one of the effects that are possible; [14.11] if none is, a hit."""
    state.phase = Step.NEXT_TYRIAN
    if order_of(state, state.die) == NOTHING:
        return
    if choice_offers(state):
        state.phase = Phase.TYRIAN
    else:
        demand_hits(state, 1, "tyrian", Step.NEXT_TYRIAN, tell)


def choice_offers(state: Position) -> list[Action]:
    """[14.9] what can be lost, [14.10] mended or regained."""
    order = order_of(state, state.die)
    if order == MEND:
        return mend_offers(state)
    moves = state.tables.moves
    offers: list[Action] = [moves.lose[number] for number, id in enumerate(verbs.LOSSES[:3])
                           if id in TAKES[order] and state.tracks[TRACK_OF[number]]]
    if state.gold >= PRICE.get(order, state.gold + 1):
        offers.append(moves.lose[3])
    return offers


def mend_offers(state: Position) -> list[Action]:
    """[14.10] a destroyed section before a reduced one, or a warship up to as many as at first."""
    moves, siege = state.tables.moves, siege_in(state)
    worst = min(state.sections)
    offers: list[Action] = []
    if worst < 2:
        offers += [moves.repair[number] for number, steps in enumerate(state.sections)
                  if steps == worst]
    if state.tracks[verbs.WARSHIPS] < siege.warships.start:
        offers.append(moves.regain)
    return offers


def lose(state: Position, action: verbs.Lose, tell: Tell | None) -> None:
    """[14.9] a box of a track back, or gold."""
    state.phase = Step.NEXT_TYRIAN
    if action.id == "gold":
        pay(state, PRICE[order_of(state, state.die)], "tyrian", tell)
    else:
        step_track(state, TRACK_OF[action.index], -1, tell)


def repair(state: Position, action: verbs.Repair, tell: Tell | None) -> None:
    """[14.10] one step of a section."""
    state.phase = Step.NEXT_TYRIAN
    state.sections = add_at(state.sections, action.n - 1)
    if tell:
        tell(events.SectionChanged(action.n, state.sections[action.n - 1], is_mended=True))


def regain(state: Position, action: verbs.Regain, tell: Tell | None) -> None:
    """[14.10] a warship more."""
    state.phase = Step.NEXT_TYRIAN
    step_track(state, verbs.WARSHIPS, 1, tell)


# ---- tracks --------------------------------------------------------------------------------


def advance_offers(state: Position) -> list[Action]:
    """Boxes that can be paid for while the army is in the camp.  [14.3-14.7]"""
    siege = state.tables.siege
    if siege is None or state.region != siege.camp:
        return []
    return [state.tables.moves.advance[track] for track in range(len(verbs.TRACKS))
            if is_open(state, siege, track) and track_price(state, siege, track) <= state.gold]


def advance(state: Position, action: verbs.Advance, tell: Tell | None) -> None:
    """[14.3-14.6] it is paid, the marker moves."""
    pay(state, track_price(state, siege_in(state), action.index), action.id, tell)
    if action.index == verbs.MOLE:
        state.bought |= SECTION
    step_track(state, action.index, -1 if action.index == verbs.WARSHIPS else 1, tell)


def step_track(state: Position, track: int, by: int, tell: Tell | None) -> None:
    """A marker goes one box up or down."""
    state.tracks = add_at(state.tracks, track, by)
    if tell:
        tell(events.TrackMoved(verbs.TRACKS[track], state.tracks[track], is_up=by > 0))


# ---- siege ships ---------------------------------------------------------------------------


def begin_conquest(state: Position, tell: Tell | None) -> None:
    """[14.5] every siege ship rolls once, wherever the army is; then the army may move."""
    siege = state.tables.siege
    state.step = NONE
    state.count = 0
    if siege and not state.status[siege.target]:
        state.count = state.tracks[verbs.SIEGE_SHIPS]
    state.phase = Step.NEXT_SHIP


def next_ship(state: Position, tell: Tell | None) -> None:
    """The next ship's die."""
    state.phase = Phase.SHIP_DIE if state.count else Phase.CONQUEST


def shoot(state: Position, action: verbs.Die, tell: Tell | None) -> None:
    """[14.5] a hit with 3 or less; another die says which section."""
    state.count -= 1
    if tell:
        tell(events.DieRolled("ship", action.n))
    state.phase = Phase.SECTION_DIE if action.n <= siege_in(state).reach else Step.NEXT_SHIP


def section_law(state: Position) -> Law:
    """[14.14] every section is as likely."""
    return [(die, 1) for die in state.tables.moves.die[:siege_in(state).sections]]


def strike(state: Position, action: verbs.Die, tell: Tell | None) -> None:
    """[14.14] a section that is destroyed already loses nothing more."""
    state.phase = Step.NEXT_SHIP
    steps = state.sections[action.n - 1] - 1
    if steps < 0:
        if tell:
            tell(events.RubbleHit(action.n))
        return
    state.sections = replace_at(state.sections, action.n - 1, steps)
    if tell:
        tell(events.SectionChanged(action.n, steps, is_mended=False))


def siege_in(state: Position) -> Siege:
    """The siege of this campaign."""
    assert state.tables.siege is not None
    return state.tables.siege
