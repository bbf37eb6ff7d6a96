"""The Gordian knot, its table of contents: what each phase offers, who carries each verb out."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.board import Board
from alexandre.kernel.declaration import PhaseRule, Rules, VerbRule
from alexandre.kernel.declared import DeclaredGame
from tests.example import actions as verbs
from tests.example.meta import META
from tests.example.rules import audits, cutting, ending, prompts, queries, refusals
from tests.example.state import PHASES, Phase, Position
from tests.example.tables import Tables, build
from tests.example.view import view_of

RULES: Final = Rules[Position](
    META, Position, PHASES,
    phases={
        Phase.CUT: PhaseRule(cutting.cut_offers),
        Phase.DONE: PhaseRule(cutting.end_offers, refuse=refusals.after_the_cut),
        Phase.OVER: PhaseRule(refuse=refusals.after_the_end),
    },
    verbs=[
        VerbRule(verbs.Cut, cutting.cut, why=refusals.why_cut, args=prompts.by_cord),
        VerbRule(verbs.EndTurn, cutting.end_turn, why=refusals.why_end),
    ],
    prompt_args=prompts.prompt_args, result=ending.result_of, view=view_of,
    spaces=queries.spaces, box=queries.box, end=verbs.EndTurn, audit=audits.audit,
)

Knot = DeclaredGame[Tables]


def game(board: Board) -> Knot:
    """The title on a board whose content has passed `tables.check`."""
    tables = build(board)
    return Knot(RULES, tables, board, tables.moves.lexicon)
