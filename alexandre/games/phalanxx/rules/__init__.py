"""Phalanxx, its table of contents: which chapter asks, and which carries out.

Chapters follow docs/rules/phalanxx: setup 2, turns 3 and 14, buying 4, dice 5 and 6, playing 7
and 8, conquering 9 to 11, exchanging 12 and 13, scoring 15, solitaire 17; the expert side of
chapter 16 stands where it changes something.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.meta import META, STATE_VERSION
from alexandre.games.phalanxx.rules import (
    audits,
    buying,
    chance,
    conquering,
    dice,
    exchanging,
    playing,
    prompts,
    queries,
    reading,
    refusals,
    scoring,
    secrets,
    setup,
    turns,
)
from alexandre.games.phalanxx.rules.reasons import no
from alexandre.games.phalanxx.state import (
    ACT,
    BUY,
    END,
    GIVE,
    IS_CHANCE,
    PASS,
    SPARE,
    SWAP,
    Position,
)
from alexandre.games.phalanxx.tables import Tables, build
from alexandre.games.phalanxx.view import PhalanxxView, view_of
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
from alexandre.kernel.text import Msg, Refusal


def act_offers(state: Position) -> list[Action]:
    """[6.3] every action with every die in every free slot, and other faces for them."""
    hands, slots = dice.open_dice(state), dice.open_slots(state)
    placings = dice.PLACINGS[hands][slots]
    enough = dice.enough(state, placings)
    return [*playing.play_offers(state, enough), *conquering.conquer_offers(state, enough),
            *exchanging.push_offers(state, placings), *exchanging.income_offers(state, placings),
            *exchanging.exchange_offers(state, placings),
            *dice.setting_offers(state, hands)]


def pass_offers(state: Position) -> list[Action]:
    """[3.3] [14.1] the end of a turn is said."""
    return [state.tables.moves.pass_]


OFFERS: Final[dict[int, Callable[[Position], list[Action]]]] = {
    BUY: buying.buy_offers,
    SWAP: buying.swap_offers,
    GIVE: buying.give_offers,
    ACT: act_offers,
    SPARE: conquering.spare_offers,
    PASS: pass_offers,
}

Effect = Callable[[Position, Any, Tell | None], None]

EFFECTS: Final[dict[type[Action], Effect]] = {
    verbs.DealAction: setup.deal_action,
    verbs.DrawStart: setup.draw_start,
    verbs.Draw: chance.come,
    verbs.Roll: chance.come,
    verbs.Buy: buying.buy,
    verbs.Decline: buying.decline,
    verbs.Look: buying.look,
    verbs.Take: buying.take,
    verbs.Give: buying.give,
    verbs.Keep: buying.keep,
    verbs.Play: playing.play,
    verbs.Conquer: conquering.conquer,
    verbs.Spare: conquering.spare,
    verbs.Push: exchanging.push,
    verbs.Income: exchanging.income,
    verbs.Exchange: exchanging.exchange,
    verbs.Sacrifice: dice.sacrifice,
    verbs.Forge: dice.forge,
    verbs.Pass: turns.pass_dice,
}


class Succession(Position):
    """A game of Phalanxx in play."""

    def actor(self) -> Seat:
        """The mover, or chance where a card or a die is awaited."""
        if self.phase == END:
            return OVER
        return CHANCE if IS_CHANCE[self.phase] else self.mover

    def legal(self) -> list[Action]:
        """Every offer, ascending by code."""
        if self.phase == END:
            return []
        if IS_CHANCE[self.phase]:
            return [action for action, _weight in self.outcomes()]
        return OFFERS[self.phase](self)

    def outcomes(self) -> chance.Law:
        """The card or the die that comes."""
        return chance.LAWS[self.phase](self) if IS_CHANCE[self.phase] else []

    def why_not(self, action: Action) -> Msg | None:
        """The rule that forbids the action."""
        return None if action in self.legal() else refusals.reason(self, action)

    def apply(self, action: Action, tell: Tell | None = None) -> None:
        """Carry out one legal choice or outcome."""
        EFFECTS[type(action)](self, action, tell)

    def outcome(self) -> Outcome | None:
        """Who won, when it is over."""
        return scoring.result_of(self) if self.phase == END else None

    def clone(self) -> Succession:
        """An independent copy."""
        copy = Succession(self.tables, self.seats, self.options)
        copy.copy_from(self)
        return copy

    def determinize(self, seat: Seat, rnd: Rnd) -> Succession:
        """The table as it might be for all that `seat` knows."""
        copy = self.clone()
        secrets.redeal(copy, seat, rnd)
        return copy


CHAPTERS: Final[Chapters[Position]] = Chapters(
    audit=audits.audit, seen=secrets.seen, prompt=prompts.prompt, label=prompts.label,
    end=verbs.Pass,  # only the end that is said ends a turn  [3.3]
)


class Phalanxx(Game):
    """The title on one board."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(META, tables.board, tables.moves.lexicon, CHAPTERS)
        self.tables = tables

    def start(self, seats: int, options: Options, inputs: Plain = None) -> Succession:
        """The table before anything is dealt."""
        self.meta.check_seats(seats)
        self.meta.check_inputs(inputs)
        state = Succession(self.tables, seats, self.meta.settle(options))
        state.set_out()
        return state

    def load(self, dump: Plain) -> Succession:
        """The state that was dumped; BadData if it is ill-formed, BadState if it is impossible."""
        seats, options = seats_and_options(dump, reading.FIELDS, META, STATE_VERSION)
        state = Succession(self.tables, seats, options)
        reading.restore(state, dump)
        self.audit(state)
        return state

    def parse(self, text: str) -> Action:
        """The action so written; Heroism is no card that a purchase could name.  [4.4]"""
        if text.split() in (["buy", "heroism"], ["take", "heroism"]):
            raise Refusal(no("heroism", "4.4"))
        return super().parse(text)

    def view(self, state: State, seat: Seat | None) -> PhalanxxView:
        """What a seat may know."""
        table = cast(Succession, state)
        return view_of(table, seat, tuple(scoring.total(table, each)
                                          for each in range(table.players)))

    def spaces(self) -> list[dict[str, Plain]]:
        """The regions of the board."""
        return queries.spaces(self.tables)


def game(board: Board) -> Phalanxx:
    """The title on a board whose content has passed `tables.check`."""
    return Phalanxx(build(board))
