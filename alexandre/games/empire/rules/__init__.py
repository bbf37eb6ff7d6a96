"""Naissance d'un Empire, its table of contents: which chapter asks, and which carries out.

Chapters follow docs/rules/empire: splitting 4, ordering 5, marching 6, building 3 and 7,
scoring 8, stages 9 and 10.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.meta import META, STATE_VERSION
from alexandre.games.empire.rules import (
    audits,
    building,
    marching,
    ordering,
    prompts,
    queries,
    reading,
    refusals,
    secrets,
    splitting,
    stages,
)
from alexandre.games.empire.state import (
    ALLOT,
    BID,
    BUILD,
    END,
    LOTS,
    MOVE,
    PAY,
    PLACE,
    RAISE,
    Position,
)
from alexandre.games.empire.tables import Tables, build
from alexandre.games.empire.view import EmpireView, view_of
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Board, Plain
from alexandre.kernel.contract import (
    CHANCE,
    OVER,
    Chapters,
    Game,
    Options,
    Outcome,
    Rnd,
    Seat,
    State,
    Tell,
)
from alexandre.kernel.dump import seats_and_options
from alexandre.kernel.text import Msg


def move_offers(state: Position) -> list[Action]:
    """Marches, armies that join, declarations, the end.  [6.1] [7.1] [3.4]"""
    return [*marching.march_offers(state), *marching.join_offers(state), *build_offers(state)]


def build_offers(state: Position) -> list[Action]:
    """Declarations, and the end of the moves.  [7.1] [3.4]"""
    return [*building.declare_offers(state), state.tables.moves.end_turn]


OFFERS: Final[dict[int, Callable[[Position], list[Action]]]] = {
    BID: splitting.split_offers,
    RAISE: splitting.split_offers,
    ALLOT: splitting.split_offers,
    PLACE: ordering.place_offers,
    MOVE: move_offers,
    PAY: marching.pay_offers,
    BUILD: build_offers,
}

Effect = Callable[[Position, Any, Tell | None], None]

EFFECTS: Final[dict[type[Action], Effect]] = {
    verbs.Lot: ordering.draw_lot,
    verbs.Bid: splitting.bid,
    verbs.Raise: splitting.raise_armies,
    verbs.Allot: splitting.allot,
    verbs.TakePlace: ordering.take_place,
    verbs.March: marching.march,
    verbs.Join: marching.join,
    verbs.Pay: marching.pay,
    verbs.DeclareTemple: building.declare,
    verbs.DeclareCity: building.declare,
    verbs.EndTurn: building.end_turn,
}


class Conquest(Position):
    """A game of Naissance d'un Empire in play."""

    def actor(self) -> Seat:
        """The mover, or chance where a lot is awaited."""
        if self.phase == END:
            return OVER
        return CHANCE if self.phase == LOTS else self.mover

    def legal(self) -> list[Action]:
        """Every offer, ascending by code."""
        if self.phase == END:
            return []
        if self.phase == LOTS:
            return [action for action, _weight in self.outcomes()]
        return OFFERS[self.phase](self)

    def outcomes(self) -> list[tuple[Action, int]]:
        """The lot among those who tie: each is as likely.  [5.4]"""
        if self.phase != LOTS:
            return []
        return [(self.tables.moves.lot[seat], 1) for seat in ordering.lot_law(self)]

    def why_not(self, action: Action) -> Msg | None:
        """The rule that forbids the action."""
        return None if action in self.legal() else refusals.reason(self, action)

    def apply(self, action: Action, tell: Tell | None = None) -> None:
        """Carry out one legal choice or outcome."""
        EFFECTS[type(action)](self, action, tell)

    def outcome(self) -> Outcome | None:
        """Who won, when it is over."""
        return stages.result_of(self) if self.phase == END else None

    def clone(self) -> Conquest:
        """An independent copy."""
        copy = Conquest(self.tables, self.seats, self.options)
        copy.copy_from(self)
        return copy

    def determinize(self, seat: Seat, rnd: Rnd) -> Conquest:
        """The table as it might be for all that `seat` knows."""
        copy = self.clone()
        secrets.resplit(copy, seat, rnd)
        return copy


CHAPTERS: Final[Chapters[Position]] = Chapters(
    audit=audits.audit, seen=secrets.seen, prompt=prompts.prompt, label=prompts.label,
    end=verbs.EndTurn,  # only the end that is said ends a turn  [3.4]
)


class Empire(Game):
    """The title on one board."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(META, tables.board, tables.moves.lexicon, CHAPTERS)
        self.tables = tables

    def start(self, seats: int, options: Options, inputs: Plain = None) -> Conquest:
        """The table before anybody has split his resources.  [2.1-2.3]"""
        self.meta.check_seats(seats)
        self.meta.check_inputs(inputs)
        state = Conquest(self.tables, seats, self.meta.settle(options))
        state.set_out()
        return state

    def load(self, dump: Plain) -> Conquest:
        """The state that was dumped; BadData if it is ill-formed, BadState if it is impossible."""
        seats, options = seats_and_options(dump, reading.FIELDS, META, STATE_VERSION)
        state = Conquest(self.tables, seats, options)
        reading.restore(state, dump)
        self.audit(state)
        return state

    def view(self, state: State, seat: Seat | None) -> EmpireView:
        """What a seat may know."""
        return view_of(cast(Conquest, state), seat)

    def is_barrier(self, state: State, action: Action) -> bool:
        """A lot brings out chance, the last box of all brings out the others'.  [4.2]"""
        return state.actor() == CHANCE or splitting.is_last_to_split(cast(Conquest, state))

    def spaces(self) -> list[dict[str, Plain]]:
        """The provinces of the board."""
        return queries.spaces(self.tables)


def game(board: Board) -> Empire:
    """The title on a board whose content has passed `tables.check`."""
    return Empire(build(board))
