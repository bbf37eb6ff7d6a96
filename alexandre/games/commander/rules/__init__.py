"""Field Commander Alexander, its table of contents: `phases` says what is offered, `verbs` which
chapter carries each action out.

Chapters follow docs/rules/commander: setup 3, preparation and orders 4, operations 5, marching 6,
prophecies 7, battle 8, intimidation 9, victory 10, resupply 11, spies 12, endings 13, tyre 14.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions import verbs as actions
from alexandre.games.commander.meta import META
from alexandre.games.commander.rules import audits, endings, queries, steps, verbs
from alexandre.games.commander.rules.battle.verbs import VERBS as BATTLE_VERBS
from alexandre.games.commander.rules.phases import PHASE_RULES
from alexandre.games.commander.rules.words import prompts, refusals
from alexandre.games.commander.state import Position, older
from alexandre.games.commander.state.phases import PHASES, Phase
from alexandre.games.commander.tables import Tables
from alexandre.games.commander.view import CommanderView, view_of
from alexandre.kernel.board import Board
from alexandre.kernel.contract import Seat
from alexandre.kernel.declaration import Rules
from alexandre.kernel.declared import DeclaredGame


def view(state: Position, seat: Seat | None) -> CommanderView:
    """All that lies on the table: nothing is hidden from its only player."""
    return view_of(state, endings.victories(state),
                   endings.memory(state) if state.phase == Phase.OVER else None)


RULES: Final = Rules[Position](
    META, Position, PHASES,
    phases=PHASE_RULES, verbs=[*verbs.VERBS, *BATTLE_VERBS],
    after=steps.go_on, prompt_args=prompts.prompt_args, result=endings.outcome_of, view=view,
    spaces=queries.spaces, box=queries.box,
    end=actions.EndTurn,  # only the end that is said ends a turn  [11.10]
    start=steps.begin, audit=audits.audit,
    chances=refusals.ALL_CHANCES, is_absent=refusals.is_absent,
    migrations=[older.without_orders, older.with_shorter_mole],
)

Commander = DeclaredGame[Tables]


def game(board: Board) -> Commander:
    """The title on a board whose content has passed `tables.check`."""
    tables = Tables(board)
    return Commander(RULES, tables, board, tables.moves.lexicon)
