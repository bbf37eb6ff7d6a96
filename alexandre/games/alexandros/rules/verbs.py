"""Every verb of Alexandros: who carries it out, why it may be refused, how it is called."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros.rules import (
    cards,
    march,
    occupation,
    prompts,
    reasons,
    setup,
    taxes,
    turn,
)
from alexandre.games.alexandros.state import Phase, Position
from alexandre.kernel.contract import Tell
from alexandre.kernel.declaration import VerbRule


def deal(state: Position, action: verbs.Deal, tell: Tell | None) -> None:
    """A hidden card is one of a first hand, or of a draw.  [2.3] [7.1]"""
    chapter = setup.deal_hand if state.phase == Phase.DEAL else cards.take_top_card
    chapter(state, action, tell)


def reveal(state: Position, action: verbs.Reveal, tell: Tell | None) -> None:
    """A card is laid out at first, for one that was followed, or at the end of a turn."""
    chapter = (setup.lay_out if state.phase == Phase.LAY else
               march.replace_card if state.phase == Phase.REPLACE else turn.refill_row)
    chapter(state, action, tell)


VERBS: Final[list[VerbRule[Position]]] = [
    VerbRule(verbs.StartWith, setup.begin, why=reasons.why_first, label="first",
             args=prompts.by_seat),
    VerbRule(verbs.Deal, deal, why=reasons.why_card, args=prompts.by_card),
    VerbRule(verbs.Reveal, reveal, why=reasons.why_card, args=prompts.by_card),
    VerbRule(verbs.Follow, march.follow, why=reasons.why_follow, label=prompts.follow_key,
             args=prompts.by_joker),
    VerbRule(verbs.Spend, march.spend, why=reasons.why_spend, args=prompts.by_card),
    VerbRule(verbs.Roam, march.roam, why=reasons.why_roam, args=prompts.by_card),
    VerbRule(verbs.Stay, march.stay, why=reasons.why_stay, args=prompts.by_card),
    VerbRule(verbs.StayPut, march.stay, why=reasons.why_stay),
    VerbRule(verbs.MakeFor, march.make_for, why=reasons.why_make_for, args=prompts.by_space,
             step="make_for"),
    VerbRule(verbs.HaltAt, march.halt_at, why=reasons.why_halt_at, args=prompts.by_corner,
             step="halt_at"),
    VerbRule(verbs.Walk, march.walk, why=reasons.why_walk, args=prompts.by_step, step="walk"),
    VerbRule(verbs.Draw, cards.draw, why=reasons.why_draw),
    VerbRule(verbs.Take, cards.take, why=reasons.why_take, args=prompts.by_card),
    VerbRule(verbs.Occupy, occupation.occupy, why=reasons.why_occupy, args=prompts.by_space,
             step="occupy"),
    VerbRule(verbs.TakeOver, occupation.take_over, why=reasons.why_take_over,
             args=prompts.by_space, step="take_over"),
    VerbRule(verbs.Post, occupation.post, why=reasons.why_post, args=prompts.by_space,
             step="post"),
    VerbRule(verbs.Settle, occupation.settle, why=reasons.why_settle),
    VerbRule(verbs.Cede, occupation.cede, why=reasons.why_cede, args=prompts.by_card),
    VerbRule(verbs.Levy, taxes.levy, why=reasons.why_levy, args=prompts.by_card),
    VerbRule(verbs.Recall, taxes.recall, why=reasons.why_recall, args=prompts.by_space,
             step="recall"),
    VerbRule(verbs.EndTurn, turn.end_turn, why=reasons.why_end_turn, label=prompts.end_key,
             args=prompts.by_actions_left),
]
