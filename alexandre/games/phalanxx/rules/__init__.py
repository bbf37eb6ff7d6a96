"""Phalanxx, its table of contents: what each phase offers, who carries each verb out.

Chapters follow docs/rules/phalanxx: setup 2, turns 3 and 14, buying 4, dice 5 and 6, playing 7
and 8, conquering 9 to 11, exchanging 12 and 13, scoring 15, solitaire 17; the expert side of
chapter 16 stands where it changes something.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx.actions import Pass
from alexandre.games.phalanxx.meta import META
from alexandre.games.phalanxx.rules import (
    audits,
    buying,
    conquering,
    dice,
    pile,
    prompts,
    queries,
    refusals,
    scoring,
    secrets,
    setup,
    turns,
)
from alexandre.games.phalanxx.rules.verbs import VERBS
from alexandre.games.phalanxx.state import PHASES, Phase, Position
from alexandre.games.phalanxx.tables import Tables
from alexandre.games.phalanxx.view import PhalanxxView, view_of
from alexandre.kernel.board import Board
from alexandre.kernel.contract import Seat
from alexandre.kernel.declaration import PhaseRule, Rules
from alexandre.kernel.declared import DeclaredGame


def view(state: Position, seat: Seat | None) -> PhalanxxView:
    """The position as a seat knows it, with the points of all players, part by part."""
    scores = tuple([scoring.parts(state, player) for player in range(state.players)])
    return view_of(state, seat, scores)


RULES: Final = Rules[Position](
    META, Position, PHASES,
    phases={
        Phase.CARDS: PhaseRule(law=setup.action_card_law, refuse=refusals.before_chance),
        Phase.START: PhaseRule(law=setup.start_law, refuse=refusals.before_chance),
        Phase.SHOW: PhaseRule(law=pile.draw_law, refuse=refusals.before_chance),
        Phase.DEAL: PhaseRule(law=pile.draw_law, refuse=refusals.before_chance),
        Phase.DICE: PhaseRule(law=dice.roll_law, refuse=refusals.before_chance),
        Phase.BUY: PhaseRule(buying.buy_offers, prompt=prompts.ask_purchase,
                             refuse=refusals.in_a_purchase),
        Phase.PEEK: PhaseRule(law=pile.draw_law, refuse=refusals.before_chance),
        Phase.SWAP: PhaseRule(buying.swap_offers, refuse=refusals.in_an_exchange),
        Phase.GIVE: PhaseRule(buying.give_offers, refuse=refusals.in_an_exchange),
        Phase.REFILL: PhaseRule(law=pile.draw_law, refuse=refusals.before_chance),
        Phase.ROLL: PhaseRule(law=dice.roll_law, refuse=refusals.before_chance),
        Phase.ACT: PhaseRule(turns.act_offers, refuse=refusals.among_the_actions),
        Phase.SPARE: PhaseRule(conquering.spare_offers, refuse=refusals.before_the_soldier),
        Phase.PASS: PhaseRule(turns.pass_offers, refuse=refusals.after_the_dice),
        Phase.RESTOCK: PhaseRule(law=pile.draw_law, refuse=refusals.before_chance),
        Phase.OVER: PhaseRule(refuse=refusals.after_the_end),
    },
    verbs=VERBS,
    prompt_args=prompts.prompt_args, result=scoring.result_of, view=view,
    spaces=queries.spaces, box=queries.box,
    end=Pass,  # only the end that is said ends a turn  [3.3]
    audit=audits.audit, seen=secrets.seen, redeal=secrets.redeal,
    uncover=secrets.uncover, chances=tuple(refusals.CHANCES),
)


Phalanxx = DeclaredGame[Tables]


def game(board: Board) -> Phalanxx:
    """The title on a board whose content has passed `tables.check`."""
    tables = Tables(board)
    return Phalanxx(RULES, tables, board, tables.moves.lexicon)
