"""Field Commander Alexander, its table of contents: which chapter asks, and which carries out.

Chapters follow docs/rules/commander: setup 3, preparation and orders 4, operations 5, marching 6,
prophecies 7, battle 8, intimidation 9, victory 10, resupply 11, spies 12, endings 13, tyre 14.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from alexandre.games.commander import actions as verbs
from alexandre.games.commander.meta import META
from alexandre.games.commander.rules import (
    audits,
    battle,
    endings,
    hits,
    intimidation,
    marching,
    musters,
    operations,
    orders,
    preparation,
    prompts,
    prophecies,
    queries,
    reading,
    refusals,
    resupply,
    setup,
    spies,
    steps,
    tyre,
    victory,
)
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.names import (
    ADVICE,
    BATTLE,
    BOASTING,
    CHOOSE,
    CONQUEST,
    END,
    ENLISTING,
    FACE,
    FAILED,
    FEVER_DIE,
    GARRISON,
    GARRISONS,
    HITS,
    INSIGHT,
    INTIMIDATION_DIE,
    INTRIGUE,
    IS_CHANCE,
    LEVY,
    MUSTER,
    MUTINY_PHASE,
    OPERATION,
    ORACLE,
    ORDER_DIE,
    PLACING,
    PREPARE,
    RESUPPLY,
    REVEAL,
    SCOUT_DIE,
    SCOUTED,
    SECTION_DIE,
    SHIP_DIE,
    SPYING,
    STANDOFF,
    TREATMENT,
    TYRIAN,
    TYRIAN_ADVICE,
    TYRIAN_DIE,
)
from alexandre.games.commander.tables import Tables, build
from alexandre.games.commander.view import CommanderView, view_of
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Board, Plain
from alexandre.kernel.contract import (
    CHANCE,
    OVER,
    Event,
    Game,
    Options,
    Outcome,
    Prompt,
    Rnd,
    Seat,
    State,
    Tell,
)
from alexandre.kernel.text import Msg

Law = list[tuple[Action, int]]


def oracle_offers(state: Position) -> list[Action]:
    """Take the prophecy or decline it.  [7.1]"""
    return [state.tables.moves.accept, state.tables.moves.decline]


OFFERS: Final[dict[int, Callable[[Position], list[Action]]]] = {
    CHOOSE: setup.choose_offers,
    FAILED: prophecies.failure_offers,
    PREPARE: preparation.prepare_offers,
    ADVICE: orders.advice_offers,
    LEVY: orders.levy_offers,
    TYRIAN_ADVICE: orders.advice_offers,
    TYRIAN: tyre.choice_offers,
    INTRIGUE: operations.intrigue_offers,
    CONQUEST: marching.conquest_offers,
    SCOUTED: marching.scouted_offers,
    ORACLE: oracle_offers,
    FACE: marching.face_offers,
    BOASTING: intimidation.boast_offers,
    STANDOFF: intimidation.standoff_offers,
    BATTLE: battle.offers,
    TREATMENT: victory.treatment_offers,
    MUTINY_PHASE: preparation.mutiny_offers,
    ENLISTING: victory.enlist_offers,
    RESUPPLY: resupply.resupply_offers,
    HITS: hits.wound_offers,
}


def dice(state: Position) -> Law:
    """Six sides.  [1.3]"""
    return [(die, 1) for die in state.tables.moves.die]


def garrison_law(state: Position) -> Law:
    """The cup of the flag.  [3.3] [4.8]"""
    return musters.law(state, state.tables.sites[state.step].nation)


def muster_law(state: Position) -> Law:
    """The cup of those who prepare the operation.  [5.3]"""
    return musters.law(state, state.tables.campaign.ops_nation)


def section_law(state: Position) -> Law:
    """A section of the wall.  [14.14]"""
    return [(die, 1) for die in tyre.section_law(state)]


LAWS: Final[dict[int, Callable[[Position], Law]]] = {
    GARRISONS: garrison_law,
    GARRISON: garrison_law,
    MUSTER: muster_law,
    OPERATION: operations.law,
    REVEAL: prophecies.law,
    INSIGHT: resupply.law,
    SPYING: spies.law,
    SECTION_DIE: section_law,
    BATTLE: battle.outcomes,
    **dict.fromkeys((ORDER_DIE, TYRIAN_DIE, PLACING, SHIP_DIE, SCOUT_DIE, FEVER_DIE,
                     INTIMIDATION_DIE), dice),
}

Effect = Callable[[Position, Any, Tell | None], None]

ROLLED: Final[dict[int, Effect]] = {
    ORDER_DIE: orders.roll,
    TYRIAN_DIE: tyre.roll,
    PLACING: operations.place,
    SHIP_DIE: tyre.shoot,
    SECTION_DIE: tyre.strike,
    SCOUT_DIE: marching.roll,
    FEVER_DIE: marching.fever,
    INTIMIDATION_DIE: intimidation.roll,
    BATTLE: battle.rolled,
}
DRAWN: Final[dict[int, Effect]] = {
    GARRISONS: setup.garrison,
    GARRISON: orders.reinforce,
    MUSTER: operations.muster,
    BATTLE: battle.drawn,
}
HIRED: Final[dict[int, Effect]] = {CHOOSE: setup.choose, RESUPPLY: resupply.hire}
DISBANDED: Final[dict[int, Effect]] = {BATTLE: battle.disband}
ADVISED: Final[dict[int, Effect]] = {ADVICE: orders.advise, TYRIAN_ADVICE: tyre.advise}


def by_die(state: Position, action: verbs.Die, tell: Tell | None) -> None:
    """What a die was rolled for."""
    ROLLED[state.phase](state, action, tell)


def by_draw(state: Position, action: verbs.Draw, tell: Tell | None) -> None:
    """What a force was drawn for."""
    DRAWN[state.phase](state, action, tell)


def by_hire(state: Position, action: verbs.Hire, tell: Tell | None) -> None:
    """At the beginning, or for glory.  [3.5] [11.9]"""
    HIRED[state.phase](state, action, tell)


def by_disband(state: Position, action: verbs.Disband, tell: Tell | None) -> None:
    """On the march, or in a battle.  [6.6]"""
    DISBANDED.get(state.phase, preparation.disband)(state, action, tell)


def by_advice(state: Position, action: verbs.Heed | verbs.Forgo, tell: Tell | None) -> None:
    """An order of a stronghold, or of Tyre.  [12.10]"""
    ADVISED[state.phase](state, action, tell)


def encamp(state: Position, action: verbs.Encamp, tell: Tell | None) -> None:
    """No more forces, or no more moves.  [6.9] [13.6]"""
    if state.phase == ENLISTING:
        victory.settle_region(state, tell)
    else:
        marching.stay(state, action, tell)


EFFECTS: Final[dict[type[Action], Effect]] = {
    verbs.Die: by_die,
    verbs.Draw: by_draw,
    verbs.DrawOperation: operations.draw,
    verbs.Reveal: prophecies.reveal,
    verbs.FindInsight: resupply.find,
    verbs.Betray: spies.betray,
    verbs.Hire: by_hire,
    verbs.Refit: preparation.refit,
    verbs.PlayInsight: spies.play_insight,
    verbs.Pray: prophecies.pray,
    verbs.GiveUp: prophecies.give_up,
    verbs.LoseLevel: prophecies.lose_level,
    verbs.Abstain: prophecies.abstain,
    verbs.Consult: prophecies.consult,
    verbs.Disband: by_disband,
    verbs.Proceed: preparation.proceed,
    verbs.Heed: by_advice,
    verbs.Forgo: by_advice,
    verbs.Yield: orders.levy,
    verbs.Suffer: orders.levy,
    verbs.Lose: tyre.lose,
    verbs.Repair: tyre.repair,
    verbs.Regain: tyre.regain,
    verbs.Cancel: operations.intrigue,
    verbs.Allow: operations.intrigue,
    verbs.Scout: marching.scout,
    verbs.March: marching.march,
    verbs.Stay: marching.stay,
    verbs.Accept: prophecies.accept,
    verbs.Decline: prophecies.decline,
    verbs.Fight: intimidation.fight,
    verbs.Intimidate: intimidation.intimidate,
    verbs.Boast: intimidation.boast,
    verbs.Wait: intimidation.wait,
    verbs.Govern: victory.treat,
    verbs.Raze: victory.treat,
    verbs.Enlist: victory.enlist,
    verbs.Encamp: encamp,
    verbs.Buy: resupply.buy,
    verbs.BuildCity: resupply.build_city,
    verbs.BuildTemple: resupply.build_temple,
    verbs.Advance: tyre.advance,
    verbs.Seek: resupply.seek,
    verbs.Choose: resupply.choose,
    verbs.EndTurn: resupply.end_turn,
    verbs.Wound: hits.wound,
    **battle.EFFECTS,
}


class Campaign(Position):
    """A campaign in play."""

    def actor(self) -> Seat:
        """The commander, or chance where a die, a force or a counter is awaited."""
        if self.phase == BATTLE:
            return battle.actor(self)
        if self.phase == END:
            return OVER
        return CHANCE if IS_CHANCE[self.phase] else 0

    def legal(self) -> list[Action]:
        """Every offer, ascending by code."""
        if self.phase == END:
            return []
        if self.actor() == CHANCE:
            return [action for action, _weight in LAWS[self.phase](self)]
        return OFFERS[self.phase](self)

    def outcomes(self) -> Law:
        """The law of the die, the cup or the counters."""
        return LAWS[self.phase](self) if self.actor() == CHANCE else []

    def why_not(self, action: Action) -> Msg | None:
        """The rule that forbids the action."""
        return None if action in self.legal() else refusals.reason(self, action)

    def apply(self, action: Action, tell: Tell | None = None) -> None:
        """Carry out one legal choice or outcome, then what follows by itself."""
        EFFECTS[type(action)](self, action, tell)
        if self.battle is not None and self.battle.result:
            victory.after_battle(self, tell)
        steps.go_on(self, tell)

    def outcome(self) -> Outcome | None:
        """How it ended, when it is over."""
        return endings.outcome_of(self) if self.phase == END else None

    def clone(self) -> Campaign:
        """An independent copy."""
        copy = Campaign.__new__(Campaign)
        copy.tables = self.tables
        copy.options = self.options
        copy.chosen = self.chosen
        copy.road_map = self.road_map
        copy.copy_from(self)
        return copy

    def determinize(self, seat: Seat, rnd: Rnd) -> Campaign:
        """Nothing that lies on the table is hidden: a cup or a stack has no order yet.  [1.3]"""
        return self.clone()


class Commander(Game):
    """The title on one campaign."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(META, tables.board, tables.moves.lexicon)
        self.tables = tables

    def start(self, seats: int, options: Options, inputs: Plain = None) -> Campaign:
        """The campaign before its garrisons are drawn; `inputs` is what a life brings along.
        [3.1-3.7] [13.10]"""
        self.meta.check_seats(seats)
        state = Campaign(self.tables, self.meta.settle(options))
        setup.set_out(state)
        reading.bring(state, inputs)
        steps.go_on(state, None)
        return state

    def load(self, dump: Plain) -> Campaign:
        """The state that was dumped; BadData if it is ill-formed, BadState if it is impossible."""
        state = Campaign(self.tables, reading.options_of(dump))
        reading.restore(state, dump)
        self.audit(state)
        return state

    def audit(self, state: State) -> None:
        """BadState names the first law of the box that is broken."""
        audits.audit(cast(Campaign, state))

    def view(self, state: State, seat: Seat | None) -> CommanderView:
        """All that lies on the table: nothing is hidden from its only player."""
        return view_of(cast(Campaign, state))

    def seen(self, event: Event, seat: Seat | None) -> Event | None:
        """Everything is in the open."""
        return event

    def is_barrier(self, state: State, action: Action) -> bool:
        """Only chance brings something out."""
        return state.actor() == CHANCE

    def prompt(self, state: State) -> Prompt:
        """What is asked of the actor."""
        return prompts.prompt(cast(Campaign, state))

    def label(self, state: State, action: Action) -> Msg:
        """The action in words."""
        return prompts.label(cast(Campaign, state), action)

    def spaces(self) -> list[dict[str, Plain]]:
        """The regions of the map."""
        return queries.spaces(self.tables)

    def ends_turn(self, action: Action) -> bool:
        """Only the end that is said ends a turn.  [11.10]"""
        return isinstance(action, verbs.EndTurn)

    def legacy(self, state: State) -> Plain:
        """What a campaign that was won hands to the next of a life, else None.  [13.10]"""
        return endings.legacy(cast(Campaign, state))


def game(board: Board) -> Commander:
    """The title on a board whose content has passed `tables.check`."""
    return Commander(build(board))
