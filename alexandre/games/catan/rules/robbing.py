"""The seven: half of a large hand, the robber, a card stolen.  Chapter 4, and 6.9."""

from __future__ import annotations

from alexandre.games.catan.actions.verbs import Discard, MoveRobber, Rob, Steal
from alexandre.games.catan.events import CardsGivenBack, CardStolen, RobberMoved
from alexandre.games.catan.meta import GOLD
from alexandre.games.catan.rules.bidding import open_bids
from alexandre.games.catan.rules.queries import law_of, list_owners
from alexandre.games.catan.rules.supplying import begin_supply
from alexandre.games.catan.state import Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.fields import NONE


def begin_seven(state: Position) -> None:
    """[4.6] large hands first, from the mover on; [4.8] then the robber."""
    state.after = Phase.SUPPLY
    ask_next(state, 0)


def ask_next(state: Position, first: int) -> None:
    """The next seat with too large a hand, or the robber.  [4.6] [4.7]"""
    for step in range(first, state.seats):
        seat = (state.mover + step) % state.seats
        held = state.cards_held(seat)
        if held > state.tables.box.hand_limit:
            state.phase, state.who, state.owed = Phase.DISCARD, seat, held // 2
            state.last, state.paid = 0, [0] * 7
            return
    begin_robber(state)


def discard_offers(state: Position) -> list[Action]:
    """One card more, kinds in their order.  [4.7]"""
    hand = state.hand(state.who)
    left = sum(hand[state.last:GOLD])
    offers: list[Action] = []
    for good in range(state.last, GOLD):
        if hand[good] and left >= state.owed:
            offers.append(state.tables.moves.discard[good])
        left -= hand[good]
    return offers


def discard(state: Position, action: Discard, tell: Tell | None) -> None:
    """[4.7] to the stacks, before everybody's eyes."""
    state.spend(state.who, action.good, 1)
    state.paid[action.good + 1] += 1
    state.last = action.good
    state.owed -= 1
    if state.owed:
        return
    amounts = tuple(state.paid[1:])
    if tell:
        tell(CardsGivenBack(state.who, state.tables.nouns(amounts), amounts))
    state.last, state.paid = 0, [0] * 7
    if state.phase == Phase.DISCARD:
        ask_next(state, (state.who - state.mover) % state.seats + 1)
    else:
        open_bids(state)


def begin_robber(state: Position) -> None:
    """The mover moves the robber.  [4.8] [8.4]"""
    state.phase, state.who = Phase.ROBBER, state.mover


def robber_offers(state: Position) -> list[Action]:
    """Any other hex of land, deserts included.  [4.8]"""
    robber = state.tables.moves.robber
    return [robber[each] for each in state.tables.land if each != state.robber]


def move_robber(state: Position, action: MoveRobber, tell: Tell | None) -> None:
    """[4.8] it blocks where it stands; [4.9] a card from somebody there."""
    state.robber = action.hex
    if tell:
        tell(RobberMoved(state.mover, state.tables.hexes[action.hex].full, action.id))
    if victims_of(state):
        state.phase = Phase.VICTIM
    else:
        resume(state, tell)


def victims_of(state: Position) -> list[int]:
    """[4.9] the others who have a building there and a card to lose."""
    return [seat for seat in list_owners(state, state.robber)
            if seat != state.mover and state.cards_held(seat)]


def victim_offers(state: Position) -> list[Action]:
    """One of them.  [4.9]"""
    return [state.tables.moves.rob[seat] for seat in victims_of(state)]


def rob(state: Position, action: Rob, tell: Tell | None) -> None:
    """[4.9] the victim is named, the card is drawn."""
    state.victim = action.seat
    state.phase = Phase.STEAL


def steal_law(state: Position) -> Law:
    """Any resource card of the victim's hand; gold cannot be stolen.  [4.9]"""
    return law_of(state.tables.moves.steal, state.hand(state.victim)[:GOLD])


def steal(state: Position, action: Steal, tell: Tell | None) -> None:
    """[4.9] only these two see which card it is."""
    seat, victim = state.mover, state.victim
    state.hands[victim * 6 + action.good] -= 1
    state.hands[seat * 6 + action.good] += 1
    for place in range(victim * GOLD, victim * GOLD + GOLD):
        state.known[place] = max(0, state.known[place] - 1)
    if tell:
        tell(CardStolen(seat, victim, state.tables.goods[action.good], action.word))
    resume(state, tell)


def resume(state: Position, tell: Tell | None) -> None:
    """Back to where the robber came in between."""
    state.victim = NONE
    if state.after == Phase.SUPPLY:
        begin_supply(state, tell)
    else:
        state.phase = state.after
