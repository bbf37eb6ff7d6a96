"""What may come where chance acts, and what comes of it.  Chapters 2, 4 and 5."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alexandre.games.phalanxx.rules import buying, dice, pile, setup, turns
from alexandre.games.phalanxx.state import (
    CARDS,
    DEAL,
    DICE,
    PEEK,
    REFILL,
    RESTOCK,
    ROLL,
    SHOW,
    START,
    Position,
)
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell

Law = list[tuple[Action, int]]


def start_law(state: Position) -> Law:
    """[2.10] either start, as likely."""
    return [(action, 1) for action in state.tables.moves.draw_start]


def dice_law(state: Position) -> Law:
    """[2.6] [5.1] every face as likely."""
    return state.tables.moves.roll_law[:]


LAWS: Final[dict[int, Callable[[Position], Law]]] = {
    CARDS: setup.action_card_law,
    START: start_law,
    SHOW: pile.draw_law,
    DEAL: pile.draw_law,
    DICE: dice_law,
    PEEK: pile.draw_law,
    REFILL: pile.draw_law,
    ROLL: dice_law,
    RESTOCK: pile.draw_law,
}

Effect = Callable[[Position, Any, Tell | None], None]

DRAWN: Final[dict[int, Effect]] = {
    SHOW: setup.lay_out,
    DEAL: setup.deal,
    PEEK: buying.peek,
    REFILL: buying.add_card,
    RESTOCK: turns.restock,
    DICE: setup.roll_personal,
    ROLL: dice.roll,
}


def come(state: Position, action: Action, tell: Tell | None) -> None:
    """A card or a die means what the phase makes of it."""
    DRAWN[state.phase](state, action, tell)
