"""What is asked, and how each offer is said, in words that the catalogue knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.events.lines import die_msg
from alexandre.games.phalanxx.rules.buying import price_of
from alexandre.games.phalanxx.rules.exchanging import price_of_push
from alexandre.games.phalanxx.rules.naming import named
from alexandre.games.phalanxx.state import (
    BY_CHANCE,
    DEAL,
    DICE,
    GIVE,
    PHASES,
    SLOTS,
    SPARE,
    Position,
)
from alexandre.games.phalanxx.tables import ACTION_CARDS
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Prompt
from alexandre.kernel.text import Arg, Msg


def prompt(state: Position) -> Prompt:
    """The question put to the actor; its kind is the phase."""
    kind = PHASES[state.phase]
    args: dict[str, Arg] = {"who": named(state, state.mover)}
    if state.phase in (DEAL, DICE):
        args["n"] = hand_or_die(state)
    elif state.phase == GIVE:
        args["card"] = state.tables.card_noun(state.taken)
    elif state.phase == SPARE:
        args["region"] = state.tables.regions[state.aim].noun
    elif state.phase not in BY_CHANCE:
        args["n"] = state.talents[state.mover]
    return Prompt(kind, Msg(f"phalanxx.prompt.{kind}", tuple(args.items())))


def hand_or_die(state: Position) -> int:
    """Which card or die of the player comes next, the first being 1."""
    player = state.mover
    if state.phase == DEAL:
        return state.hands[player].bit_count() + len(state.played[player]) + 1
    dice = state.dice[player * SLOTS:(player + 1) * SLOTS]
    return sum(each % 7 > 0 for each in dice) + 1


def label(state: Position, action: Action) -> Msg:
    """An offer as its button says it."""
    key, describe = LABELS[type(action)]
    if isinstance(action, verbs.DealAction) and state.options["side"] == "expert":
        key = f"ability_{ACTION_CARDS[action.n]}"
    return Msg(f"phalanxx.action.{key}", tuple(describe(state, action).items()))


def by_number(state: Position, action: verbs.OfNumber) -> dict[str, Arg]:
    """The number of the card, or the face."""
    return {"n": action.n}


def by_start(state: Position, action: verbs.DrawStart) -> dict[str, Arg]:
    """Where the first player begins."""
    city, oasis = state.side.starts[action.n - 1]
    regions = state.tables.regions
    return {"city": regions[city].noun, "oasis": regions[oasis].noun}


def by_card(state: Position, action: verbs.OfCard) -> dict[str, Arg]:
    """The card."""
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
    """The region."""
    return {"region": state.tables.regions[action.region].noun}


def by_push(state: Position, action: verbs.Push) -> dict[str, Arg]:
    """What is paid or received for it."""
    paid = price_of_push(state, action.die * SLOTS + action.slot)
    key = "even" if not paid else "pays" if paid > 0 else "gains"
    return {"change": Msg.of(f"phalanxx.push.{key}", n=abs(paid)), **by_dice(state, action)}


def by_income(state: Position, action: verbs.Placing) -> dict[str, Arg]:
    """How many talents."""
    return {"n": state.tables.box.income, **by_dice(state, action)}


def by_exchange(state: Position, action: verbs.Exchange) -> dict[str, Arg]:
    """Whose die is had for one's own."""
    other = state.dice[action.player * SLOTS + action.other]
    return {"who": named(state, action.player), "other": die_msg(other),
            **by_income(state, action)}


def by_face(state: Position, action: verbs.Setting) -> dict[str, Arg]:
    """The die and the face it is turned to."""
    return {"die": die_msg(state.rolled[action.die]), "n": action.face}


def by_itself(state: Position, action: Action) -> dict[str, Arg]:
    """Nothing to say."""
    return {}


Describe = Callable[[Position, Any], dict[str, Arg]]

LABELS: Final[dict[type[Action], tuple[str, Describe]]] = {
    verbs.DealAction: ("action_card", by_number),
    verbs.DrawStart: ("start", by_start),
    verbs.Draw: ("draw", by_card),
    verbs.Roll: ("roll", by_number),
    verbs.Buy: ("buy", by_price),
    verbs.Decline: ("decline", by_itself),
    verbs.Look: ("look", by_itself),
    verbs.Take: ("take", by_card),
    verbs.Give: ("give", by_card),
    verbs.Keep: ("keep", by_itself),
    verbs.Play: ("play", by_play),
    verbs.Conquer: ("conquer", by_conquest),
    verbs.Spare: ("spare", by_region),
    verbs.Push: ("push", by_push),
    verbs.Income: ("income", by_income),
    verbs.Exchange: ("exchange", by_exchange),
    verbs.Sacrifice: ("sacrifice", by_face),
    verbs.Forge: ("forge", by_face),
    verbs.Pass: ("pass", by_itself),
}
