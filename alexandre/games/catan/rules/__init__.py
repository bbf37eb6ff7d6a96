"""Catan, Alexander the Great, its table of contents: what each phase offers, by which law.

Chapters follow docs/rules/catan: supply 2 and 4, dice 4, the seven 4, the road 5, auctions 6,
building 7, development cards 8, trade 9, honours and the end 10 and 11.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.meta import META
from alexandre.games.catan.rules import (
    audits,
    bidding,
    building,
    cards,
    honours,
    marching,
    prompts,
    queries,
    robbing,
    rolling,
    secrets,
    supplying,
    trading,
    turns,
)
from alexandre.games.catan.rules.effects import VERBS
from alexandre.games.catan.rules.turns import BUILDS, PLAYS, expect
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.words import PHASES
from alexandre.games.catan.tables import Tables
from alexandre.games.catan.view import view_of
from alexandre.kernel.board import Board
from alexandre.kernel.declaration import PhaseRule, Rules
from alexandre.kernel.declared import DeclaredGame

# What a phase expects, with its rule; where nothing is named, every verb is out of place.
RULES: Final = Rules[Position](
    META, Position, PHASES,
    phases={
        Phase.FIRST: PhaseRule(law=supplying.first_law, refuse=expect("2.7", verbs.First)),
        Phase.DEAL: PhaseRule(law=supplying.deal_law, refuse=expect("2.5", verbs.Deal)),
        Phase.ROLL: PhaseRule(turns.roll_offers, refuse=expect("3.1", verbs.Roll, *PLAYS)),
        Phase.DIE: PhaseRule(law=rolling.die_law, refuse=expect("4.2")),
        Phase.DISCARD: PhaseRule(robbing.discard_offers, refuse=expect("4.6", verbs.Discard)),
        Phase.ROBBER: PhaseRule(robbing.robber_offers, refuse=expect("4.8", verbs.MoveRobber)),
        Phase.VICTIM: PhaseRule(robbing.victim_offers, refuse=expect("4.9", verbs.Rob)),
        Phase.STEAL: PhaseRule(law=robbing.steal_law, refuse=expect("4.9", verbs.Steal)),
        Phase.SUPPLY: PhaseRule(law=supplying.deal_law, refuse=expect("4.1", verbs.Deal)),
        Phase.MARCH: PhaseRule(turns.march_offers, refuse=expect("5.1", verbs.Advance, *PLAYS)),
        Phase.TOKEN: PhaseRule(law=marching.token_law, refuse=expect("5.4", verbs.Token)),
        Phase.BID: PhaseRule(bidding.bid_offers, prompt=prompts.bid,
                             refuse=expect("6.4", verbs.Bid)),
        Phase.PAY: PhaseRule(bidding.pay_offers, refuse=expect("6.6", verbs.Pay, verbs.Fail)),
        Phase.PENALTY: PhaseRule(robbing.discard_offers, refuse=expect("6.9", verbs.Discard)),
        Phase.MAIN: PhaseRule(turns.main_offers,
                              refuse=expect("3.1", *PLAYS, *BUILDS, verbs.Give)),
        Phase.CARD: PhaseRule(law=cards.draw_law, refuse=expect("8.1", verbs.Draw)),
        Phase.FREE: PhaseRule(building.free_offers, refuse=expect("8.5", verbs.BuildRoad)),
        Phase.COMPOSE: PhaseRule(trading.compose_offers, prompt=prompts.compose,
                                 refuse=expect("9.4", verbs.Give, verbs.Ask, verbs.Propose)),
        Phase.ANSWER: PhaseRule(trading.answer_offers,
                                refuse=expect("9.5", verbs.Accept, verbs.Give)),
        Phase.CHOOSE: PhaseRule(trading.choose_offers, refuse=expect("9.6", verbs.Trade)),
        Phase.COUNTER: PhaseRule(trading.compose_offers, prompt=prompts.counter,
                                 refuse=expect("9.8", verbs.Give, verbs.Ask, verbs.Propose)),
        Phase.REPLY: PhaseRule(trading.reply_offers, refuse=expect("9.8", verbs.Accept)),
        Phase.CLAIM: PhaseRule(law=honours.claim_law, refuse=expect("11.1")),
        Phase.OVER: PhaseRule(refuse=expect("11.3")),
    },
    verbs=VERBS, prompt_args=prompts.prompt_args, result=honours.result_of, view=view_of,
    spaces=queries.spaces, box=queries.box,
    end=verbs.EndTurn,  # only the end that is said ends a turn  [3.1]
    audit=audits.audit, seen=secrets.seen, redeal=secrets.redeal,
    uncover=secrets.uncover,
    reveals=secrets.is_monopoly,  # it tells what every hand held  [8.7]
    chances=(verbs.First, verbs.Deal, verbs.Die, verbs.Steal, verbs.Token, verbs.Draw,
             verbs.Claim),
)

Catan = DeclaredGame[Tables]


def game(board: Board) -> Catan:
    """The title on a board whose content has passed `tables.check`."""
    tables = Tables(board)
    return Catan(RULES, tables, board, tables.moves.lexicon)
