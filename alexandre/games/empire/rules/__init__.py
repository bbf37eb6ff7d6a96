"""Birth of an Empire, its table of contents: what each phase offers, who carries each verb out.

Chapters follow docs/rules/empire: splitting 4, ordering 5, marching 6, building 3 and 7,
scoring 8, stages 9 and 10.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.meta import META
from alexandre.games.empire.rules import (
    audits,
    building,
    marching,
    ordering,
    prompts,
    queries,
    refusals,
    secrets,
    splitting,
    stages,
)
from alexandre.games.empire.state import PHASES, Phase, Position
from alexandre.games.empire.tables import Tables
from alexandre.games.empire.view import view_of
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Board
from alexandre.kernel.declaration import PhaseRule, Rules, VerbRule
from alexandre.kernel.declared import DeclaredGame
from alexandre.kernel.migrate import forget


def move_offers(state: Position) -> list[Action]:
    """Marches, armies that join, declarations, the end.  [6.1] [7.1] [3.4]"""
    return [*marching.march_offers(state), *marching.join_offers(state), *build_offers(state)]


def build_offers(state: Position) -> list[Action]:
    """Declarations, and the end of the moves.  [7.1] [3.4]"""
    return [*building.declare_offers(state), state.tables.moves.end_turn]


RULES: Final = Rules[Position](
    META, Position, PHASES,
    phases={
        Phase.BID: PhaseRule(splitting.split_offers, refuse=refusals.in_a_split),
        Phase.RAISE: PhaseRule(splitting.split_offers, refuse=refusals.in_a_split,
                               secrets=("n",)),  # what is left tells of the bid  [4.2]
        Phase.ALLOT: PhaseRule(splitting.split_offers, prompt=prompts.allot,
                               refuse=refusals.in_a_split, secrets=("n",)),
        Phase.LOTS: PhaseRule(law=ordering.lot_law, refuse=refusals.before_a_lot),
        Phase.PLACE: PhaseRule(ordering.place_offers, refuse=refusals.before_the_order),
        Phase.MOVE: PhaseRule(move_offers, prompt=prompts.move, refuse=refusals.in_a_move),
        Phase.PAY: PhaseRule(marching.pay_offers, refuse=refusals.in_a_move),
        Phase.BUILD: PhaseRule(build_offers, prompt=prompts.build, refuse=refusals.in_a_move),
        Phase.OVER: PhaseRule(refuse=refusals.after_the_end),
    },
    verbs=[
        VerbRule(verbs.Lot, ordering.draw_lot, why=refusals.why_lot, args=prompts.by_seat),
        VerbRule(verbs.Bid, splitting.bid, why=refusals.why_split,
                 args=prompts.by_count, step="bid", is_secret=True),
        VerbRule(verbs.Raise, splitting.raise_armies, why=refusals.why_split,
                 args=prompts.by_count, step="raise", is_secret=True),
        VerbRule(verbs.Allot, splitting.allot, why=refusals.why_split,
                 label=prompts.allot_key, args=prompts.by_count, step=prompts.allot_key,
                 is_secret=True),
        VerbRule(verbs.TakePlace, ordering.take_place, why=refusals.why_place, label="place",
                 args=prompts.by_place),
        VerbRule(verbs.March, marching.march, why=refusals.why_march, label=prompts.march_key,
                 args=prompts.by_arrow, step="march"),
        VerbRule(verbs.Join, marching.join, why=refusals.why_join, label=prompts.join_key,
                 args=prompts.by_arrow),
        VerbRule(verbs.Pay, marching.pay, why=refusals.why_pay, args=prompts.by_payment,
                 label=prompts.pay_key),
        VerbRule(verbs.DeclareTemple, building.declare, why=refusals.why_declare,
                 label="temple", args=prompts.by_site, step="temple"),
        VerbRule(verbs.DeclareCity, building.declare, why=refusals.why_declare, label="city",
                 args=prompts.by_site, step="city"),
        VerbRule(verbs.EndTurn, building.end_turn, why=refusals.why_end),
    ],
    prompt_args=prompts.prompt_args, result=stages.result_of, view=view_of,
    spaces=queries.spaces, box=queries.box, explain=refusals.explain,
    end=verbs.EndTurn,  # only the end that is said ends a turn  [3.4]
    audit=audits.audit, seen=secrets.seen, redeal=secrets.resplit,
    reveals=splitting.is_last_to_split,  # the last box of all brings out the others'  [4.2]
    chances=(verbs.Lot,),
    migrations=[forget("last_declared")],  # declarations have no order any more  [7.4]
)


Empire = DeclaredGame[Tables]


def game(board: Board) -> Empire:
    """The title on a board whose content has passed `tables.check`."""
    tables = Tables(board)
    return Empire(RULES, tables, board, tables.moves.lexicon)
