"""The effect of each verb, its refusals, and the sentence of its offer."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.rules import (
    bidding,
    building,
    cards,
    honours,
    marching,
    prompts,
    refusals,
    robbing,
    rolling,
    supplying,
    trading,
    turns,
)
from alexandre.games.catan.state import Position
from alexandre.kernel.declaration import VerbRule

VERBS: Final[list[VerbRule[Position]]] = [
    VerbRule(verbs.First, supplying.draw_first, why=refusals.why_first, args=prompts.by_seat),
    VerbRule(verbs.Deal, supplying.deal, why=refusals.why_deal, args=prompts.by_good),
    VerbRule(verbs.Roll, rolling.roll),
    VerbRule(verbs.Die, rolling.die, args=prompts.by_count),
    VerbRule(verbs.Discard, robbing.discard, why=refusals.why_discard, args=prompts.by_good),
    VerbRule(verbs.MoveRobber, robbing.move_robber, why=refusals.why_robber, label="robber",
             args=prompts.by_hex, step="robber"),
    VerbRule(verbs.Rob, robbing.rob, why=refusals.why_rob, args=prompts.by_seat),
    VerbRule(verbs.Steal, robbing.steal, why=refusals.why_steal, args=prompts.by_good),
    VerbRule(verbs.Advance, marching.advance, args=prompts.by_point),
    VerbRule(verbs.Token, marching.turn_over, why=refusals.why_token, args=prompts.by_token),
    VerbRule(verbs.Bid, bidding.bid, why=refusals.why_bid, args=prompts.by_count),
    VerbRule(verbs.Pass, bidding.leave),
    VerbRule(verbs.Pay, bidding.pay, why=refusals.why_pay, args=prompts.by_payment),
    VerbRule(verbs.Fail, bidding.fail, why=refusals.why_fail),
    VerbRule(verbs.PlayKnight, cards.play_knight, why=refusals.why_play, label="knight"),
    VerbRule(verbs.PlayRoads, cards.play_roads, why=refusals.why_play, label="roads"),
    VerbRule(verbs.PlayInvention, cards.play_invention, why=refusals.why_play, label="invention",
             args=prompts.by_pair),
    VerbRule(verbs.PlayMonopoly, cards.play_monopoly, why=refusals.why_play, label="monopoly",
             args=prompts.by_good),
    VerbRule(verbs.BuildRoad, building.build_road, why=refusals.why_road, label="road",
             args=prompts.by_side, step="road"),
    VerbRule(verbs.BuildVillage, building.build_village, why=refusals.why_village, label="village",
             args=prompts.by_corner, step="village"),
    VerbRule(verbs.BuildCity, building.build_city, why=refusals.why_city, label="city",
             args=prompts.by_corner, step="city"),
    VerbRule(verbs.Buy, cards.buy, why=refusals.why_buy),
    VerbRule(verbs.Draw, cards.draw, why=refusals.why_draw, args=prompts.by_card),
    VerbRule(verbs.Swap, trading.swap, why=refusals.why_swap, args=prompts.by_swap),
    VerbRule(verbs.Give, trading.put_in, why=refusals.why_give, label=prompts.give_key,
             args=prompts.by_good, step="give"),
    VerbRule(verbs.Ask, trading.ask_for, why=refusals.why_ask, args=prompts.by_good),
    VerbRule(verbs.Propose, trading.propose, why=refusals.why_propose, args=prompts.by_proposal),
    VerbRule(verbs.Accept, trading.answer, why=refusals.why_accept, args=prompts.by_proposal),
    VerbRule(verbs.Refuse, trading.answer),
    VerbRule(verbs.Trade, trading.close, why=refusals.why_trade, args=prompts.by_seat),
    VerbRule(verbs.Drop, trading.drop, label=prompts.drop_key),
    VerbRule(verbs.Claim, honours.claim),
    VerbRule(verbs.EndTurn, turns.end_turn),
]
