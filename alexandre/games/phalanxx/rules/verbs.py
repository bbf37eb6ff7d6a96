"""The actor of each verb, its refusals, its name."""

from __future__ import annotations

from typing import Any, Final

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.rules import (
    buying,
    conquering,
    dice,
    exchanging,
    playing,
    prompts,
    refusals,
    setup,
    turns,
)
from alexandre.games.phalanxx.state import Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.declaration import Effect, VerbRule

# What becomes of a card or a die that comes.
DRAWS: Final[dict[int, Effect[Any]]] = {
    Phase.SHOW: setup.lay_out,
    Phase.DEAL: setup.deal,
    Phase.PEEK: buying.peek,
    Phase.REFILL: buying.add_card,
    Phase.RESTOCK: turns.restock,
    Phase.DICE: setup.roll_personal,
    Phase.ROLL: dice.roll,
}


def draw(state: Position, action: Action, tell: Tell | None) -> None:
    """A card is shown, dealt or looked at; a die is a player's own, or travels."""
    DRAWS[state.phase](state, action, tell)


VERBS: Final = [
    VerbRule(verbs.DealAction, setup.deal_action, why=refusals.why_chance,
             label=prompts.action_card_key, args=prompts.by_number),
    VerbRule(verbs.DrawStart, setup.draw_start, why=refusals.why_chance, label="start",
             args=prompts.by_start),
    VerbRule(verbs.Draw, draw, why=refusals.why_chance, args=prompts.by_card),
    VerbRule(verbs.Roll, draw, why=refusals.why_chance, args=prompts.by_number),
    VerbRule(verbs.Buy, buying.buy, why=refusals.why_buy, args=prompts.by_price),
    VerbRule(verbs.Decline, buying.decline),
    VerbRule(verbs.Look, buying.look, why=refusals.why_look),
    VerbRule(verbs.Take, buying.take, why=refusals.why_take, args=prompts.by_card),
    VerbRule(verbs.Give, buying.give, why=refusals.why_give, args=prompts.by_card),
    VerbRule(verbs.Keep, buying.keep),
    VerbRule(verbs.Play, playing.play, why=refusals.why_play, args=prompts.by_play,
             step="play"),
    VerbRule(verbs.Conquer, conquering.conquer, why=refusals.why_conquer,
             args=prompts.by_conquest, step="conquer"),
    VerbRule(verbs.Spare, conquering.spare, why=refusals.why_spare, args=prompts.by_region),
    VerbRule(verbs.Push, exchanging.push, why=refusals.why_push, args=prompts.by_push,
             step="push"),
    VerbRule(verbs.Income, exchanging.income, why=refusals.why_income, args=prompts.by_income,
             step="income"),
    VerbRule(verbs.Exchange, exchanging.exchange, why=refusals.why_exchange,
             args=prompts.by_exchange, step="exchange"),
    VerbRule(verbs.Sacrifice, dice.sacrifice, why=refusals.why_sacrifice, args=prompts.by_face),
    VerbRule(verbs.Forge, dice.forge, why=refusals.why_forge, args=prompts.by_face),
    VerbRule(verbs.Pass, turns.pass_dice),
]
