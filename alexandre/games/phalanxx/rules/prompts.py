"""The arguments of questions and offers, in words that the catalogue knows."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.events import die_msg
from alexandre.games.phalanxx.rules.buying import price_of
from alexandre.games.phalanxx.rules.exchanging import price_of_push
from alexandre.games.phalanxx.rules.queries import name_of
from alexandre.games.phalanxx.state import SLOTS, Phase, Position
from alexandre.games.phalanxx.tables import ACTION_CARDS
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Arg, Msg

TURN: Final = (Phase.BUY, Phase.SWAP, Phase.ACT, Phase.PASS, Phase.OVER)


def prompt_args(state: Position) -> dict[str, Arg]:
    """The arguments of the question."""
    args: dict[str, Arg] = {"who": name_of(state, state.mover)}
    if state.phase in (Phase.DEAL, Phase.DICE):
        args["n"] = hand_or_die(state)
    elif state.phase == Phase.GIVE:
        args["card"] = state.tables.card_noun(state.taken)
    elif state.phase == Phase.SPARE:
        args["region"] = state.tables.regions[state.aim].noun
    elif state.phase in TURN:
        args["n"] = state.talents[state.mover]
    return args


def ask_purchase(state: Position) -> str:
    """The question for a purchase: the row cannot be refilled after this one, or after the card
    that MaXXimilian takes in the same turn. [14.2] [17.4]
    """
    is_alone = state.rival != NONE
    return "buy_last" if state.is_last or state.deck <= is_alone else "buy"


def hand_or_die(state: Position) -> int:
    """The number of the player's next card or die, the first being 1."""
    player = state.mover
    if state.phase == Phase.DEAL:
        return state.hands[player].bit_count() + len(state.played[player]) + 1
    return sum(each % 7 > 0 for each in state.dice_of(player)) + 1


def action_card_key(state: Position, action: verbs.DealAction) -> str:
    """On the expert side by its ability.  [16.1]"""
    is_expert = state.options["side"] == "expert"
    return f"ability_{ACTION_CARDS[action.n]}" if is_expert else "action_card"


def by_number(state: Position, action: verbs.OfNumber) -> dict[str, Arg]:
    """The number of the card, or the face."""
    return {"n": action.n}


def by_start(state: Position, action: verbs.DrawStart) -> dict[str, Arg]:
    """The first player's beginning."""
    city, oasis = state.side.starts[action.n - 1]
    regions = state.tables.regions
    return {"city": regions[city].noun, "oasis": regions[oasis].noun}


def by_card(state: Position, action: verbs.OfCard) -> dict[str, Arg]:
    return {"card": state.tables.card_noun(action.card)}


def by_price(state: Position, action: verbs.Buy) -> dict[str, Arg]:
    """The card and its price."""
    return {**by_card(state, action), "n": price_of(state, action.card)}


def by_dice(state: Position, action: verbs.Placing) -> dict[str, Arg]:
    """The rolled die, the personal die and the number of its slot."""
    mine = state.dice[state.mover * SLOTS + action.slot]
    return {"die": die_msg(state.rolled[action.die]), "mine": die_msg(mine),
            "slot": action.slot + 1}


def by_play(state: Position, action: verbs.Play) -> dict[str, Arg]:
    """The card too."""
    return {"card": state.tables.card_noun(action.card), **by_dice(state, action)}


def by_conquest(state: Position, action: verbs.Conquer) -> dict[str, Arg]:
    """The region too."""
    return {"region": state.tables.regions[action.region].noun, **by_dice(state, action)}


def by_region(state: Position, action: verbs.Spare) -> dict[str, Arg]:
    return {"region": state.tables.regions[action.region].noun}


def by_push(state: Position, action: verbs.Push) -> dict[str, Arg]:
    """The price or the gain of it."""
    paid = price_of_push(state, action.die * SLOTS + action.slot)
    key = "even" if not paid else "pays" if paid > 0 else "gains"
    return {"change": Msg.of(f"phalanxx.push.{key}", n=abs(paid)), **by_dice(state, action)}


def by_income(state: Position, action: verbs.Placing) -> dict[str, Arg]:
    """The number of talents."""
    return {"n": state.tables.box.income, **by_dice(state, action)}


def by_exchange(state: Position, action: verbs.Exchange) -> dict[str, Arg]:
    """The owner of the other die."""
    other = state.dice[action.player * SLOTS + action.other]
    return {"who": name_of(state, action.player), "other": die_msg(other),
            **by_income(state, action)}


def by_face(state: Position, action: verbs.Setting) -> dict[str, Arg]:
    """The die and the face it is turned to."""
    return {"die": die_msg(state.rolled[action.die]), "n": action.face}
