"""Catan, Alexander the Great, its table of contents: which chapter asks, which carries out.

Chapters follow docs/rules/catan: supply 2 and 4, dice 4, the seven 4, the road 5, auctions 6,
building 7, development cards 8, trade 9, honours and the end 10 and 11.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.meta import META, STATE_VERSION
from alexandre.games.catan.rules import (
    audits,
    bidding,
    building,
    cards,
    honours,
    losing,
    marching,
    prompts,
    queries,
    reading,
    refusals,
    robbing,
    rolling,
    secrets,
    supplying,
    trading,
    turns,
)
from alexandre.games.catan.state import words
from alexandre.games.catan.state.position import Position
from alexandre.games.catan.tables import Tables, build
from alexandre.games.catan.view import CatanView, view_of
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
    words.ROLL: rolling.roll_offers,
    words.DISCARD: losing.discard_offers,
    words.ROBBER: robbing.robber_offers,
    words.VICTIM: robbing.victim_offers,
    words.MARCH: rolling.march_offers,
    words.BID: bidding.bid_offers,
    words.PAY: bidding.pay_offers,
    words.PENALTY: losing.discard_offers,
    words.MAIN: turns.main_offers,
    words.FREE: building.free_offers,
    words.COMPOSE: trading.compose_offers,
    words.ANSWER: trading.answer_offers,
    words.CHOOSE: trading.choose_offers,
}

Law = list[tuple[Action, int]]

# By phase; 0: a seat.
ACTORS: Final[tuple[int, ...]] = tuple(
    OVER if phase == words.END else CHANCE if phase in words.BY_CHANCE else 0
    for phase in range(len(words.PHASES)))

LAWS: Final[dict[int, Callable[[Position], Law]]] = {
    words.FIRST: supplying.first_law,
    words.DEAL: supplying.deal_law,
    words.DIE: rolling.die_law,
    words.STEAL: robbing.steal_law,
    words.SUPPLY: supplying.deal_law,
    words.TOKEN: marching.token_law,
    words.CARD: cards.draw_law,
    words.CLAIM: honours.claim_law,
}

Effect = Callable[[Position, Any, Tell | None], None]

EFFECTS: Final[dict[type[Action], Effect]] = {
    verbs.First: supplying.draw_first,
    verbs.Deal: supplying.deal,
    verbs.Roll: rolling.roll,
    verbs.Die: rolling.die,
    verbs.Discard: losing.discard,
    verbs.MoveRobber: robbing.move_robber,
    verbs.Rob: robbing.rob,
    verbs.Steal: robbing.steal,
    verbs.Advance: marching.advance,
    verbs.Token: marching.turn_over,
    verbs.Bid: bidding.bid,
    verbs.Pass: bidding.leave,
    verbs.Pay: bidding.pay,
    verbs.Fail: bidding.fail,
    verbs.PlayKnight: cards.play_knight,
    verbs.PlayRoads: cards.play_roads,
    verbs.PlayInvention: cards.play_invention,
    verbs.PlayMonopoly: cards.play_monopoly,
    verbs.BuildRoad: building.build_road,
    verbs.BuildVillage: building.build_village,
    verbs.BuildCity: building.build_city,
    verbs.Buy: cards.buy,
    verbs.Draw: cards.draw,
    verbs.Swap: trading.swap,
    verbs.Give: trading.put_in,
    verbs.Ask: trading.ask_for,
    verbs.Propose: trading.propose,
    verbs.Accept: trading.answer,
    verbs.Refuse: trading.answer,
    verbs.Trade: trading.close,
    verbs.Drop: trading.drop,
    verbs.Claim: honours.claim,
    verbs.EndTurn: turns.end_turn,
}


class Anabasis(Position):
    """A game of Catan, Alexander the Great, in play."""

    __slots__ = ()

    def actor(self) -> Seat:
        """Who decides, or chance."""
        if ACTORS[self.phase]:
            return ACTORS[self.phase]
        return self.who

    def legal(self) -> list[Action]:
        """Every offer, ascending by code."""
        offers = OFFERS.get(self.phase)
        if offers is not None:
            return offers(self)
        return [action for action, _weight in self.outcomes()]

    def outcomes(self) -> list[tuple[Action, int]]:
        """The law of chance, where it is awaited."""
        law = LAWS.get(self.phase)
        return [] if law is None else law(self)

    def why_not(self, action: Action) -> Msg | None:
        """The rule that forbids the action."""
        return None if action in self.legal() else refusals.reason(self, action)

    def apply(self, action: Action, tell: Tell | None = None) -> None:
        """Carry out one legal choice or outcome."""
        EFFECTS[type(action)](self, action, tell)

    def outcome(self) -> Outcome | None:
        """Who won, when it is over."""
        return honours.result_of(self) if self.phase == words.END else None

    def clone(self) -> Anabasis:
        """An independent copy."""
        copy = Anabasis(self.tables, self.seats, self.options)
        copy.copy_from(self)
        return copy

    def determinize(self, seat: Seat, rnd: Rnd) -> Anabasis:
        """The table as it might be for all that `seat` knows."""
        copy = self.clone()
        secrets.redeal(copy, seat, rnd)
        return copy


CHAPTERS: Final[Chapters[Position]] = Chapters(
    audit=audits.audit, seen=secrets.seen, prompt=prompts.prompt, label=prompts.label,
    end=verbs.EndTurn,  # only the end that is said ends a turn  [3.1]
)


class Catan(Game):
    """The title on one board."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(META, tables.board, tables.moves.lexicon, CHAPTERS)
        self.tables = tables

    def start(self, seats: int, options: Options, inputs: Plain = None) -> Anabasis:
        """The table before the first card is dealt.  [2.1-2.6]"""
        self.meta.check_seats(seats)
        self.meta.check_inputs(inputs)
        state = Anabasis(self.tables, seats, self.meta.settle(options))
        state.set_out()
        return state

    def load(self, dump: Plain) -> Anabasis:
        """The state that was dumped; BadData if it is ill-formed, BadState if it is impossible."""
        seats, options = seats_and_options(dump, reading.FIELDS, META, STATE_VERSION)
        state = Anabasis(self.tables, seats, options)
        reading.restore(state, dump)
        self.audit(state)
        return state

    def parse(self, text: str) -> Action:
        """The action so written, a road from either of its ends."""
        verb, _, side = " ".join(text.split()).partition(" ")
        one, _, other = side.partition(">")
        turned = self.lexicon.by_text.get(f"{verb} {other}>{one}") if verb == "road" else None
        return turned or super().parse(text)

    def view(self, state: State, seat: Seat | None) -> CatanView:
        """What a seat may know."""
        return view_of(cast(Anabasis, state), seat)

    def spaces(self) -> list[dict[str, Plain]]:
        """Hexes and corners of the board."""
        return queries.spaces(self.tables)


def game(board: Board) -> Catan:
    """The title on a board whose content has passed `tables.check`."""
    return Catan(build(board))
