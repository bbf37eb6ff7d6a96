"""Alexandros, its table of contents: what each phase offers, and what it refuses.

Chapters follow docs/rules/alexandros: setup 2, turn 3, destinations and march 4-6, cards 7,
provinces 8, occupation 9-10, taxes 11-12, ending 13.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros.actions import EndTurn
from alexandre.games.alexandros.meta import META
from alexandre.games.alexandros.rules import (
    audits,
    cards,
    destinations,
    ending,
    occupation,
    prompts,
    queries,
    refusals,
    secrets,
    setup,
    turn,
)
from alexandre.games.alexandros.rules.verbs import VERBS
from alexandre.games.alexandros.state import PHASES, Phase, Position
from alexandre.games.alexandros.tables import Tables
from alexandre.games.alexandros.view import view_of
from alexandre.kernel.board import Board
from alexandre.kernel.declaration import PhaseRule, Rules
from alexandre.kernel.declared import DeclaredGame

RULES: Final = Rules[Position](
    META, Position, PHASES,
    phases={
        Phase.DEAL: PhaseRule(law=cards.deal_law, refuse=refusals.before_chance),
        Phase.LAY: PhaseRule(law=cards.open_law, refuse=refusals.before_chance),
        Phase.FIRST: PhaseRule(law=setup.first_law, refuse=refusals.before_chance),
        Phase.MARCH: PhaseRule(destinations.march_offers, prompt=prompts.next_march,
                               refuse=refusals.before_the_march),
        Phase.REPLACE: PhaseRule(law=cards.open_law, refuse=refusals.before_chance),
        Phase.TARGET: PhaseRule(destinations.target_offers, refuse=refusals.on_the_march),
        Phase.CORNER: PhaseRule(destinations.corner_offers, refuse=refusals.on_the_march),
        Phase.ROUTE: PhaseRule(destinations.route_offers, refuse=refusals.on_the_march),
        Phase.ACTIONS: PhaseRule(turn.action_offers, prompt=prompts.next_action,
                                 refuse=refusals.among_actions),
        Phase.DRAW: PhaseRule(law=cards.deal_law, refuse=refusals.before_chance),
        Phase.POST: PhaseRule(occupation.post_offers, refuse=refusals.in_a_claim),
        Phase.CEDE: PhaseRule(occupation.cede_offers, refuse=refusals.in_a_claim),
        Phase.REFILL: PhaseRule(law=cards.open_law, refuse=refusals.before_chance),
        Phase.OVER: PhaseRule(refuse=refusals.after_the_end),
    },
    verbs=VERBS,
    prompt_args=prompts.prompt_args, result=ending.result_of, view=view_of,
    spaces=queries.spaces, box=queries.box,
    end=EndTurn,  # only the end that is said ends a turn  [3.5]
    audit=audits.audit, seen=secrets.seen, redeal=secrets.redeal,
    uncover=secrets.uncover, chances=refusals.CHANCE_VERBS,
)


Alexandros = DeclaredGame[Tables]


def game(board: Board) -> Alexandros:
    """The title on a board whose content has passed `tables.check`."""
    tables = Tables(board)
    return Alexandros(RULES, tables, board, tables.moves.lexicon)
