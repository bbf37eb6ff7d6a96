"""Why not: the order of a turn first, then what the verb itself lacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.rules import conquering, reasons
from alexandre.games.phalanxx.rules.buying import for_sale, price_of, takable
from alexandre.games.phalanxx.rules.dice import is_enough, open_dice, open_slots
from alexandre.games.phalanxx.rules.exchanging import is_near, price_of_push
from alexandre.games.phalanxx.rules.reasons import no
from alexandre.games.phalanxx.state import (
    ACT,
    BUY,
    BY_CHANCE,
    END,
    GIVE,
    PASS,
    SLOTS,
    SPARE,
    SWAP,
    Position,
)
from alexandre.games.phalanxx.tables import INTRIGUE, MERCHANT, NONE
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg

Phases = tuple[int, ...]

BELONGS: Final[dict[type[Action], Phases]] = {
    verbs.Buy: (BUY,), verbs.Decline: (BUY,), verbs.Look: (BUY,),
    verbs.Take: (SWAP,), verbs.Keep: (SWAP,), verbs.Give: (GIVE,),
    verbs.Play: (ACT,), verbs.Conquer: (ACT,), verbs.Push: (ACT,), verbs.Income: (ACT,),
    verbs.Exchange: (ACT,), verbs.Sacrifice: (ACT,), verbs.Forge: (ACT,),
    verbs.Spare: (SPARE,), verbs.Pass: (PASS,),
}
EXCHANGE: Final = (verbs.Take, verbs.Keep, verbs.Give)
CHANCES: Final = {verbs.DealAction: "2.1", verbs.DrawStart: "2.10", verbs.Draw: "2.3",
                  verbs.Roll: "5.1"}


def reason(state: Position, action: Action) -> Msg:
    """The rule that forbids an action which is not among the offers."""
    if state.phase == END:
        return no("over", "14.2")
    kind = type(action)
    if kind in CHANCES:
        key = "other_outcome" if state.phase in BY_CHANCE else "no_chance"
        return no(key, CHANCES[kind])
    if state.phase in BY_CHANCE:
        return no("chance_first", "3.1")
    if state.phase not in BELONGS[kind]:
        return out_of_place(state, kind)
    return WHY[kind](state, action)


def out_of_place(state: Position, kind: type[Action]) -> Msg:
    """What the turn is at instead.  [3.1]"""
    if state.phase == BUY:
        return no("buy_first", "3.1")
    if state.phase in (SWAP, GIVE):
        return no("exchange_first", "4.3")
    if state.phase == SPARE:
        return no("soldier_first", "9.3")
    return too_late(state, kind) if state.phase == ACT else no("dice_used", "6.1")


def too_late(state: Position, kind: type[Action]) -> Msg:
    """Among the actions: what has its place elsewhere, and where.  [6.1]"""
    if kind is verbs.Pass:
        return no("dice_left", "6.1")
    if kind is verbs.Spare:
        return no("no_soldier_missing", "9.3")
    if kind is verbs.Look:
        return no("look_before", "8.11")
    if kind in EXCHANGE and state.has(state.mover, MERCHANT):
        return no("merchant", "16.3")
    return no("no_exchange", "4.3") if kind in EXCHANGE else no("act_now", "4.1")


def why_buy(state: Position, action: verbs.Buy) -> Msg:
    """[4.1] what lies there, [4.2] and what it costs."""
    if action.card not in for_sale(state):
        return no("not_for_sale", "4.1")
    return no("too_dear", "4.2", n=price_of(state, action.card), purse=state.talents[state.mover])


def why_look(state: Position, action: verbs.Look) -> Msg:
    """[8.11] a scout, a pile, and only one look."""
    if not state.has_played(state.mover, "scout"):
        return no("no_scout", "8.11")
    return no("looked_already", "8.11") if state.top != NONE else no("no_pile", "8.11")


def why_take(state: Position, action: verbs.Take) -> Msg:
    """[4.3] only from the row."""
    assert action.card not in takable(state)
    return no("not_in_row", "4.3")


def why_give(state: Position, action: verbs.Give) -> Msg:
    """[4.3] another card, of the hand."""
    if action.card == state.taken:
        return no("just_taken", "4.3")
    return no("not_in_hand", "4.3")


def misplaced(state: Position, action: verbs.Placing) -> Msg | None:
    """[6.2] a die in hand, a free slot, and of equal ones the first."""
    if state.rolled[action.die] == NONE:
        return no("die_laid", "6.2")
    if state.grey[action.slot] != NONE:
        return no("slot_taken", "6.2")
    if not open_dice(state) >> action.die & open_slots(state) >> action.slot & 1:
        return no("same_thing", "6.2")
    return None


def too_low(state: Position, action: verbs.Placing) -> Msg | None:
    """[6.4] as much as the personal die."""
    if is_enough(state, action.die * SLOTS + action.slot):
        return None
    mine = state.dice[state.mover * SLOTS + action.slot]
    return no("die_too_low", "6.4", n=mine % 7, face=state.rolled[action.die] % 7)


def why_play(state: Position, action: verbs.Play) -> Msg:
    """[7.1] a card of the hand, a die that is enough, conditions that hold."""
    if not state.hands[state.mover] >> action.card & 1:
        return no("not_your_card", "7.1")
    found = misplaced(state, action) or too_low(state, action)
    return found or reasons.unmet(state, action.card)


def why_conquer(state: Position, action: verbs.Conquer) -> Msg:
    """[9.1-9.4] [10.1] [10.4] within reach, a die, soldiers, the stronger."""
    found = misplaced(state, action) or reasons.out_of_reach(state, action.region)
    found = found or too_low(state, action) or reasons.too_few(state, action.region)
    return found or reasons.unbeaten(state, state.owner[action.region])


def why_spare(state: Position, action: verbs.Spare) -> Msg:
    """[9.3] one's own, neither city nor oasis."""
    assert action.region not in conquering.plains(state, state.mover)
    return no("not_plain", "9.3")


def why_push(state: Position, action: verbs.Push) -> Msg:
    """[12.2] the difference must be there."""
    found = misplaced(state, action)
    price = price_of_push(state, action.die * SLOTS + action.slot)
    return found or no("push_too_dear", "12.2", n=price, purse=state.talents[state.mover])


def why_income(state: Position, action: verbs.Income) -> Msg:
    """[6.2] never refused to a die in hand and a free slot."""
    found = misplaced(state, action)
    assert found is not None
    return found


def why_exchange(state: Position, action: verbs.Exchange) -> Msg:
    """[13.2] another player's die of the same value; [13.3] of another colour."""
    found = misplaced(state, action)
    if found:
        return found
    if action.player >= state.players:
        return no("nobody_there", "13.2")
    if action.player == state.mover:
        return no("own_die", "13.2")
    mine = state.dice[state.mover * SLOTS + action.slot]
    first = action.player * SLOTS
    other = state.dice[first + action.other]
    if other == mine:
        return no("same_die", "13.3")
    if not is_near(state, other % 7 - mine % 7):
        rule = "16.2" if state.has(state.mover, INTRIGUE) else "13.2"
        return no("other_value", rule, n=mine % 7)
    return no("same_thing", "6.2")


def why_sacrifice(state: Position, action: verbs.Sacrifice) -> Msg:
    """[6.5] a soldier of the reserve."""
    if not state.reserve[state.mover]:
        return no("no_soldier", "6.5")
    return why_set(state, action, "6.5")


def why_forge(state: Position, action: verbs.Forge) -> Msg:
    """[8.8] the blacksmith, once a turn."""
    if not state.has_played(state.mover, "forge"):
        return no("no_blacksmith", "8.8")
    return no("forged_already", "8.8") if state.has_forged else why_set(state, action, "8.8")


def why_set(state: Position, action: verbs.Setting, rule: str) -> Msg:
    """[6.5] [8.8] a die in hand, another face, of equal dice the first."""
    if state.rolled[action.die] == NONE:
        return no("die_laid", "6.2")
    if state.rolled[action.die] % 7 == action.face:
        return no("same_face", rule)
    return no("same_thing", "6.2")


def always(state: Position, action: Action) -> Msg:
    """Never refused where it belongs."""
    raise ValueError(f"{action.text} is always offered here")


Why = Callable[[Position, Any], Msg]

WHY: Final[dict[type[Action], Why]] = {
    verbs.Buy: why_buy, verbs.Decline: always, verbs.Look: why_look,
    verbs.Take: why_take, verbs.Give: why_give, verbs.Keep: always,
    verbs.Play: why_play, verbs.Conquer: why_conquer, verbs.Spare: why_spare,
    verbs.Push: why_push, verbs.Income: why_income, verbs.Exchange: why_exchange,
    verbs.Sacrifice: why_sacrifice, verbs.Forge: why_forge, verbs.Pass: always,
}
