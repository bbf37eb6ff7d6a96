"""Alexandros, its table of contents: which chapter asks, and which carries out.

Chapters follow docs/rules/alexandros: setup 2, turn 3, destinations and march 4-6, cards 7,
provinces 8, occupation 9-10, taxes 11-12, ending 13.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros.meta import META, STATE_VERSION
from alexandre.games.alexandros.rules import (
    audits,
    cards,
    destinations,
    ending,
    march,
    occupation,
    prompts,
    queries,
    reading,
    refusals,
    secrets,
    setup,
    taxes,
    turn,
)
from alexandre.games.alexandros.state import (
    ACTIONS,
    CEDE,
    CHANCE_PHASES,
    CORNER,
    DEAL,
    DRAW,
    END,
    FIRST,
    LAY,
    MARCH,
    POST,
    REFILL,
    REPLACE,
    ROUTE,
    TARGET,
    Position,
)
from alexandre.games.alexandros.tables import SYMBOLS, Tables, build
from alexandre.games.alexandros.view import AlexandrosView, view_of
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
from alexandre.kernel.declared import seats_and_options
from alexandre.kernel.text import Msg

OFFERS: Final[dict[int, Callable[[Position], list[Action]]]] = {
    MARCH: destinations.march_offers,
    TARGET: destinations.target_offers,
    CORNER: destinations.corner_offers,
    ROUTE: destinations.route_offers,
    ACTIONS: turn.action_offers,
    POST: occupation.post_offers,
    CEDE: occupation.cede_offers,
}

MOST_GUESSES: Final = 1000  # at a hand with which the occupation under way can be completed

Effect = Callable[[Position, Any, Tell | None], None]

EFFECTS: Final[dict[type[Action], Effect]] = {
    verbs.StartWith: setup.begin,
    verbs.Follow: march.follow,
    verbs.Spend: march.spend,
    verbs.Roam: march.roam,
    verbs.Stay: march.stay,
    verbs.StayPut: march.stay,
    verbs.MakeFor: march.make_for,
    verbs.HaltAt: march.halt_at,
    verbs.Walk: march.walk,
    verbs.Draw: cards.draw,
    verbs.Take: cards.take,
    verbs.Occupy: occupation.occupy,
    verbs.TakeOver: occupation.take_over,
    verbs.Post: occupation.post,
    verbs.Settle: occupation.settle,
    verbs.Cede: occupation.cede,
    verbs.Levy: taxes.levy,
    verbs.Recall: taxes.recall,
    verbs.EndTurn: turn.end_turn,
}

CARDS_COME: Final[dict[int, Effect]] = {
    DEAL: setup.dealt,
    LAY: setup.laid,
    REPLACE: march.replaced,
    DRAW: cards.drawn,
    REFILL: turn.refilled,
}


class Campaign(Position):
    """A game of Alexandros in play."""

    def actor(self) -> Seat:
        """The mover, or chance where a card or the first seat is awaited."""
        if self.phase == END:
            return OVER
        return CHANCE if self.phase in CHANCE_PHASES else self.mover

    def legal(self) -> list[Action]:
        """Every offer, ascending by code."""
        if self.phase == END:
            return []
        if self.phase in CHANCE_PHASES:
            return [action for action, _weight in self.outcomes()]
        return OFFERS[self.phase](self)

    def outcomes(self) -> list[tuple[Action, int]]:
        """The law of the card that is awaited: as many chances as cards in the pile.  [1.6]"""
        moves = self.tables.moves
        if self.phase == FIRST:
            return [(moves.first[seat], weight) for seat, weight in setup.first_law(self)]
        if self.phase not in CHANCE_PHASES:
            return []
        coming: tuple[Action, ...] = moves.deal if self.phase in (DEAL, DRAW) else moves.reveal
        return [(coming[symbol], self.pile[symbol]) for symbol in range(SYMBOLS)
                if self.pile[symbol]]

    def why_not(self, action: Action) -> Msg | None:
        """The rule that forbids the action."""
        return None if action in self.legal() else refusals.reason(self, action)

    def apply(self, action: Action, tell: Tell | None = None) -> None:
        """Carry out one legal choice or outcome."""
        effect = EFFECTS.get(type(action)) or CARDS_COME[self.phase]
        effect(self, action, tell)

    def outcome(self) -> Outcome | None:
        """Who won, when it is over."""
        return ending.result_of(self) if self.phase == END else None

    def clone(self) -> Campaign:
        """An independent copy."""
        copy = Campaign(self.tables, self.seats, self.options)
        copy.copy_from(self)
        return copy

    def determinize(self, seat: Seat, rnd: Rnd) -> Campaign:
        """The table as it might be for all that `seat` knows."""
        for _guess in range(MOST_GUESSES):
            copy = self.clone()
            secrets.redeal(copy, seat, rnd, whole_hand=True)
            if copy.phase != POST or occupation.post_offers(copy):
                return copy
        copy = self.clone()
        secrets.redeal(copy, seat, rnd, whole_hand=False)
        return copy


CHAPTERS: Final[Chapters[Position]] = Chapters(
    audit=audits.audit, seen=secrets.seen, prompt=prompts.prompt, label=prompts.label,
    end=verbs.EndTurn,  # only the end that is said ends a turn  [3.5]
)


class Alexandros(Game):
    """The title on one board."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(META, tables.board, tables.moves.lexicon, CHAPTERS)
        self.tables = tables

    def start(self, seats: int, options: Options, inputs: Plain = None) -> Campaign:
        """The table before the first card is dealt.  [2.1-2.4]"""
        self.meta.check_seats(seats)
        self.meta.check_inputs(inputs)
        state = Campaign(self.tables, seats, self.meta.settle(options))
        state.set_out()
        return state

    def load(self, dump: Plain) -> Campaign:
        """The state that was dumped; BadData if it is ill-formed, BadState if it is impossible."""
        seats, options = seats_and_options(dump, reading.FIELDS, META, STATE_VERSION)
        state = Campaign(self.tables, seats, options)
        reading.restore(state, dump)
        self.audit(state)
        return state

    def view(self, state: State, seat: Seat | None) -> AlexandrosView:
        """What a seat may know."""
        return view_of(cast(Campaign, state), seat)

    def spaces(self) -> list[dict[str, Plain]]:
        """The triangles and points of the board."""
        return queries.spaces(self.tables)


def game(board: Board) -> Alexandros:
    """The title on a board whose content has passed `tables.check`."""
    return Alexandros(build(board))
