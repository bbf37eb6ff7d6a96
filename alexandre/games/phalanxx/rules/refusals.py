"""Refusals: the present step of the turn, then the verb's own. Chapters 3 to 13."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.rules import buying, conquering, dice, exchanging
from alexandre.games.phalanxx.rules.queries import name_of
from alexandre.games.phalanxx.shape import NEEDS
from alexandre.games.phalanxx.state import SLOTS, Phase, Position
from alexandre.games.phalanxx.tables import FORCED_MARCH, INTRIGUE, MERCHANT, OFF, SOLDIERS
from alexandre.kernel.actions import Action
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Arg, Msg

CHANCES: Final[dict[type[Action], str]] = {
    verbs.DealAction: "2.1", verbs.DrawStart: "2.10", verbs.Draw: "2.3", verbs.Roll: "5.1"}
BELONGS: Final = {
    Phase.BUY: (verbs.Buy, verbs.Decline, verbs.Look),
    Phase.SWAP: (verbs.Take, verbs.Keep),
    Phase.GIVE: (verbs.Give,),
    Phase.ACT: (verbs.Placing, verbs.Setting),
    Phase.SPARE: (verbs.Spare,),
    Phase.PASS: (verbs.Pass,),
}


def no(key: str, rule: str, **args: Arg) -> Msg:
    """A refusal with its rule."""
    return Msg.of(f"phalanxx.why.{key}", rule, **args)


# ---- by phase ---------------------------------------------------------------------------------


def is_chance(action: Action) -> bool:
    """Whether it is an outcome of chance, which nobody chooses."""
    return type(action) in CHANCES


def has_place(state: Position, action: Action) -> bool:
    """Whether the phase allows the action; outcomes of chance are refused for a reason of their
    own."""
    return is_chance(action) or isinstance(action, BELONGS[state.phase])


def after_the_end(state: Position, action: Action) -> Msg:
    """[14.2] nothing is done any more."""
    return no("over", "14.2")


def before_chance(state: Position, action: Action) -> Msg | None:
    """[3.1] nobody acts while a card or a die is awaited."""
    return None if is_chance(action) else no("chance_first", "3.1")


def in_a_purchase(state: Position, action: Action) -> Msg | None:
    """[3.1] a turn begins with a purchase."""
    return None if has_place(state, action) else no("buy_first", "3.1")


def in_an_exchange(state: Position, action: Action) -> Msg | None:
    """[4.3] an exchange follows the purchase."""
    return None if has_place(state, action) else no("exchange_first", "4.3")


def before_the_soldier(state: Position, action: Action) -> Msg | None:
    """[9.3] the conquest that was begun waits for its soldier."""
    return None if has_place(state, action) else no("soldier_first", "9.3")


def after_the_dice(state: Position, action: Action) -> Msg | None:
    """[6.1] three dice, three actions."""
    return None if has_place(state, action) else no("dice_used", "6.1")


def among_the_actions(state: Position, action: Action) -> Msg | None:
    """[6.1] what has its place elsewhere in the turn, and where."""
    if has_place(state, action):
        return None
    match action:
        case verbs.Pass():
            return no("dice_left", "6.1")
        case verbs.Spare():
            return no("no_soldier_missing", "9.3")
        case verbs.Look():
            return no("look_before", "8.11")
        case verbs.Take() | verbs.Keep() | verbs.Give():
            is_merchant = state.has(state.mover, MERCHANT)
            return no("merchant", "16.3") if is_merchant else no("no_exchange", "4.3")
    return no("act_now", "4.1")


# ---- by verb ----------------------------------------------------------------------------------


def why_chance(state: Position, action: Action) -> Msg:
    """[2.1] [2.3] [2.10] [5.1] only what may come, and only while it is awaited."""
    key = "no_chance" if state.phase in BELONGS else "other_outcome"
    return no(key, CHANCES[type(action)])


def why_buy(state: Position, action: verbs.Buy) -> Msg:
    """[4.1] what lies there, [4.2] and what it costs."""
    if action.card == state.tables.heroism:
        return why_heroism(state)
    if action.card not in buying.for_sale(state):
        return no("not_for_sale", "4.1")
    price = buying.price_of(state, action.card)
    return no("too_dear", "4.2", n=price, purse=state.talents[state.mover])


def why_look(state: Position, action: verbs.Look) -> Msg:
    """[8.11] a scout, a pile, and only one look."""
    if not state.has_played(state.mover, "scout"):
        return no("no_scout", "8.11")
    return no("looked_already", "8.11") if state.top != NONE else no("no_pile", "8.11")


def why_take(state: Position, action: verbs.Take) -> Msg:
    """[4.3] only from the row."""
    if action.card == state.tables.heroism:
        return why_heroism(state)
    assert action.card not in buying.takable(state)
    return no("not_in_row", "4.3")


def why_heroism(state: Position) -> Msg:
    """[4.4] never, wherever it is; [8.12] what the scout has seen goes back."""
    if state.top == state.tables.heroism and state.phase == Phase.BUY:
        return no("heroism_seen", "8.12")
    return no("heroism" if conquering.is_heroic(state) else "heroism_away", "4.4")


def why_give(state: Position, action: verbs.Give) -> Msg:
    """[4.3] another card, of the hand."""
    if action.card == state.taken:
        return no("just_taken", "4.3")
    return no("not_in_hand", "4.3")


def why_misplaced(state: Position, action: verbs.Placing) -> Msg | None:
    """[6.2] a die in hand, and a free slot."""
    if state.rolled[action.die] == NONE:
        return no("die_laid", "6.2")
    return None if state.grey[action.slot] == NONE else no("slot_taken", "6.2")


def why_second(state: Position, action: verbs.Placing) -> Msg:
    """[6.2] the last reason: an equal die, or slot, is offered that can do all this one could."""
    assert not dice.open_dice(state) >> action.die & dice.open_slots(state) >> action.slot & 1
    return no("same_thing", "6.2")


def why_too_low(state: Position, action: verbs.Placing) -> Msg | None:
    """[6.4] as much as the personal die."""
    if dice.is_enough(state, action.die * SLOTS + action.slot):
        return None
    placings = dice.PLACINGS[dice.open_dice(state)][dice.open_slots(state)]
    if not dice.enough(state, placings) and (
            state.reserve[state.mover] or dice.may_forge(state)):
        return no("dice_too_low", "6.4")
    mine = state.dice[state.mover * SLOTS + action.slot]
    return no("die_too_low", "6.4", n=mine % 7, face=state.rolled[action.die] % 7)


def why_play(state: Position, action: verbs.Play) -> Msg:
    """[7.1] a card of the hand, a die that is enough, conditions that hold."""
    if not state.hands[state.mover] >> action.card & 1:
        return no("not_your_card", "7.1")
    reason = why_misplaced(state, action) or why_too_low(state, action)
    return reason or why_unmet(state, action.card) or why_second(state, action)


def why_conquer(state: Position, action: verbs.Conquer) -> Msg:
    """[9.1-9.4] [10.1] [10.4] within reach, a die, soldiers, the stronger."""
    reason = why_misplaced(state, action) or why_out_of_reach(state, action.region)
    reason = reason or why_too_low(state, action) or why_too_few(state, action.region)
    reason = reason or why_unbeaten(state, state.owner[action.region])
    return reason or why_second(state, action)


def why_spare(state: Position, action: verbs.Spare) -> Msg:
    """[9.3] one's own, neither city nor oasis."""
    assert action.region not in conquering.plains(state)
    return no("not_plain", "9.3")


def why_push(state: Position, action: verbs.Push) -> Msg:
    """[12.2] the difference must be there."""
    reason = why_misplaced(state, action)
    if reason:
        return reason
    purse = state.talents[state.mover]
    price = exchanging.price_of_push(state, action.die * SLOTS + action.slot)
    if price > purse:
        return no("push_too_dear", "12.2", n=price, purse=purse)
    return why_second(state, action)


def why_income(state: Position, action: verbs.Income) -> Msg:
    """[6.2] never refused to a die in hand and a free slot."""
    return why_misplaced(state, action) or why_second(state, action)


def why_exchange(state: Position, action: verbs.Exchange) -> Msg:
    """[13.2] another player's die of the same value; [13.3] of another colour."""
    reason = why_misplaced(state, action)
    if reason:
        return reason
    if action.player >= state.players:
        return no("nobody_there", "13.2")
    if action.player == state.mover:
        return no("own_die", "13.2")
    mine = state.dice[state.mover * SLOTS + action.slot]
    first = action.player * SLOTS
    other = state.dice[first + action.other]
    if other == mine:
        return no("same_die", "13.3")
    if not exchanging.is_near(state, other % 7 - mine % 7):
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


# ---- what is lacking ----------------------------------------------------------------------------


def why_unmet(state: Position, card: int) -> Msg | None:
    """[7.2] the first condition of the card that does not hold, and what there is instead."""
    means = state.means(state.mover)
    for what, n in state.tables.cards[card].needs:
        if means[what] < n:
            need = Msg.of(f"phalanxx.need.{NEEDS[what]}", n=n)
            return no("unmet", "7.2", need=need, n=means[what])
    return None


def why_out_of_reach(state: Position, region: int) -> Msg | None:
    """[1.4] on this side of the board, [9.1] not one's own, next to one's own.
    [16.5] or one free region further."""
    if state.side.kinds[region] == OFF:
        return no("other_side", "1.4")
    if state.owner[region] == state.mover:
        return no("own_region", "9.1")
    if conquering.within_reach(state) >> region & 1:
        return None
    noun = state.tables.regions[region].noun
    if state.has(state.mover, FORCED_MARCH):
        return no("too_far", "16.5", region=noun)
    return no("out_of_reach", "9.1", region=noun)


def why_too_few(state: Position, region: int) -> Msg | None:
    """[9.2] soldiers of the reserve; [9.4] one more from elsewhere, not two."""
    seat, need = state.mover, SOLDIERS[state.side.kinds[region]]
    if need <= state.reserve[seat] + bool(conquering.plains(state)):
        return None
    key = "few_soldiers" if conquering.plains(state) else "no_plain_region"
    return no(key, "9.4", n=need, reserve=state.reserve[seat])


def why_unbeaten(state: Position, rival: int) -> Msg | None:
    """[10.4] what a conflict asks for; [10.1] [11.2] and who is the stronger."""
    seat = state.mover
    if rival == NONE or conquering.can_beat(state, rival):
        return None
    if state.turned[seat] == len(state.played[seat]):
        return no("no_card_to_turn", "10.4")
    if not conquering.can_pay(state):
        return no("no_strength_to_lose", "10.4", n=state.tables.box.conflict)
    who = name_of(state, rival)
    if conquering.is_heroic(state):
        return no("less_heroic", "11.2", who=who, n=conquering.heroic(state, seat),
                  other=conquering.heroic(state, rival))
    return no("weaker", "10.1", who=who, n=state.force[seat], other=state.force[rival])
