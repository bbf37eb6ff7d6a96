"""Auctions: bids, payment, bids that cannot be paid, prizes.  Chapter 6."""

from __future__ import annotations

from alexandre.games.catan.actions.verbs import Bid, Pay
from alexandre.games.catan.events import (
    AuctionBegan,
    AuctionEmpty,
    AuctionWon,
    BidFailed,
    BidMade,
    BidPaid,
    NoVillageLeft,
    Passed,
    TokenTaken,
    VillageFounded,
)
from alexandre.games.catan.meta import AUCTIONS
from alexandre.games.catan.rules.honours import army_title, line_up, road_title, settle
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.points import token_count
from alexandre.games.catan.state.words import COMBAT, KINDS, PIECES, VILLAGE
from alexandre.games.catan.tables import NOBODY
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.declared import add_at, replace_at
from alexandre.kernel.fields import NONE


def begin_auction(state: Position, kind: int, tell: Tell | None) -> None:
    """An event waits: a village at a temple, or what the token shows.  [5.3] [5.4]"""
    state.auction = kind
    state.failed = 0
    state.ceiling = state.in_existence()
    if tell:
        tell(AuctionBegan(AUCTIONS[kind], state.tables.route[state.alexander].noun))
    open_bids(state)


def open_bids(state: Position) -> None:
    """The mover bids first, and everybody takes part.  [6.2]"""
    state.phase, state.who = Phase.BID, state.mover
    state.high, state.leader, state.passed, state.due = 0, NOBODY, 0, 0
    state.purse = NONE


def bid_offers(state: Position) -> list[Action]:
    """Any higher bid, and leaving.  [6.2] [6.3]"""
    moves = state.tables.moves
    offers = moves.bid[state.high:highest(state, state.who)]
    offers.append(moves.pass_)
    return offers


def highest(state: Position, seat: int) -> int:
    """The highest bid that a seat may make.  [6.2] [6.9] [6.10]"""
    # Reading: a seat that could not pay bids no further in this auction than he can, or it might
    # begin again for ever.  [6.9]
    if state.failed >> seat & 1 or state.options["bids"] == "capped":
        return min(state.ceiling, means(state, seat))
    return state.ceiling


def purse(state: Position) -> int:
    """The means of the bidder, worked out once: every bid on offer is held against them."""
    if state.purse == NONE:
        state.purse = means(state, state.who)
    return state.purse


def means(state: Position, seat: int) -> int:
    """The most that a seat could pay in this auction.  [6.1] [6.7]"""
    tables, first, worth = state.tables, seat * 6, 0
    for good in tables.payable[state.auction]:
        worth += state.hands[first + good]
    if state.auction == COMBAT:
        worth += tables.box.knight_pays * state.army[seat]
    return worth


def is_alone(state: Position) -> bool:
    """Whether all the others have passed without a bid, so that any bid wins.  [6.4]"""
    return state.passed | 1 << state.who == (1 << state.seats) - 1


def bid(state: Position, action: Bid, tell: Tell | None) -> None:
    """[6.2] the highest bid so far."""
    state.high, state.leader = action.n, state.who
    if tell:
        tell(BidMade(state.who, action.n))
    go_round(state, tell)


def leave(state: Position, action: Action, tell: Tell | None) -> None:
    """[6.3] who has passed is out of this auction."""
    state.passed |= 1 << state.who
    if tell:
        tell(Passed(state.who))
    go_round(state, tell)


def go_round(state: Position, tell: Tell | None) -> None:
    """[6.4] the next one who has not passed; nobody but the highest bidder, who has won."""
    passed, last = state.passed, state.seats - 1
    if passed == (2 << last) - 1:
        end_empty(state, tell)
        return
    seat = 0 if state.who == last else state.who + 1
    while passed >> seat & 1:
        seat = 0 if seat == last else seat + 1
    if seat == state.leader:
        win(state, tell)
    else:
        state.who, state.purse = seat, NONE


def end_empty(state: Position, tell: Tell | None) -> None:
    """[6.5] nobody bid: the token leaves the game, a temple stays free."""
    if tell:
        tell(AuctionEmpty(AUCTIONS[state.auction]))
    if state.auction != VILLAGE:
        state.lost = add_at(state.lost, state.auction - 1, 1)
    enter_main(state)


def win(state: Position, tell: Tell | None) -> None:
    """[6.4] the winner pays the bid."""
    state.phase, state.who = Phase.PAY, state.leader
    state.due, state.last, state.paid = state.high, 0, [0] * 7
    if tell:
        tell(AuctionWon(state.leader, state.high))


def pay_offers(state: Position) -> list[Action]:
    """One knight or good more, kinds in their order; or to own that it cannot be paid.  [6.6]"""
    moves, hand, due = state.tables.moves, state.hand(state.who), state.due
    goods, worth = state.tables.payable[state.auction], state.tables.box.knight_pays
    loose, knights = at_hand(state)
    if loose + worth * knights < due:
        return [moves.fail]
    offers: list[Action] = []
    if knights:
        if not is_exact(due, knights, loose, worth):  # [6.8] only then may a knight pay too much
            return [moves.pay[0]]
        if is_exact(due - worth, knights - 1, loose, worth):
            offers.append(moves.pay[0])
    for good in goods:
        if good + 1 >= state.last and hand[good]:
            if loose >= due:
                offers.append(moves.pay[good + 1])
            loose -= hand[good]
    return offers


def at_hand(state: Position) -> tuple[int, int]:
    """The winner's means: so many goods, so many knights. [6.6]"""
    loose, first = 0, state.who * 6
    for good in state.tables.payable[state.auction]:
        if good + 1 >= state.last:
            loose += state.hands[first + good]
    return loose, state.army[state.who] if state.auction == COMBAT and not state.last else 0


def is_exact(due: int, knights: int, loose: int, worth: int) -> bool:
    """Whether some of these knights pay exactly that sum.  [6.8]"""
    return any(0 <= due - worth * n <= loose for n in range(knights + 1))


def pay(state: Position, action: Pay, tell: Tell | None) -> None:
    """[6.6] cards go to their stacks; [6.7] knights go under the development cards."""
    seat = state.who
    state.paid[action.good] += 1
    state.last = action.good
    if action.good:
        state.spend(seat, action.good - 1, 1)
        state.due -= 1
    else:
        state.army = add_at(state.army, seat, -1)
        state.under += 1
        state.due -= state.tables.box.knight_pays
    if state.due <= 0:
        reward(state, tell)


def reward(state: Position, tell: Tell | None) -> None:
    """The prize of the auction.  [6.11] [6.12]"""
    seat, tables = state.who, state.tables
    if tell:
        knights, *goods = state.paid
        tell(BidPaid(seat, (tables.goods[-1],) * knights + tables.nouns(goods),
                     tuple(state.paid)))
    if state.auction == VILLAGE:
        place_village(state, seat, tell)
    else:
        state.tokens = add_at(state.tokens, seat * KINDS + state.auction - 1, 1)
        if tell:
            tell(TokenTaken(seat, AUCTIONS[state.auction], token_count(state, seat)))
        line_up(state, seat, tell)
    if state.auction == COMBAT:
        army_title(state, tell)  # [10.4]
    enter_main(state)
    settle(state)


def place_village(state: Position, seat: int, tell: Tell | None) -> None:
    """[6.11] on the point just passed, without a road; without a village left it stays empty."""
    stop = state.tables.route[state.alexander]
    if not state.left[seat * PIECES]:
        if tell:
            tell(NoVillageLeft(seat))
        return
    state.sites = replace_at(state.sites, stop.corner, seat * 2)
    state.recount(seat)
    if tell:
        tell(VillageFounded(seat, stop.noun, state.tables.corners[stop.corner]))
    state.measure()
    road_title(state, tell)


def fail(state: Position, action: Action, tell: Tell | None) -> None:
    """[6.9] half of the resource cards, then the auction begins again with everybody."""
    seat = state.who
    if tell:
        tell(BidFailed(seat, state.high))
    state.failed |= 1 << seat
    state.owed = state.cards_held(seat) // 2
    state.last, state.paid = 0, [0] * 7
    if state.owed:
        state.phase = Phase.PENALTY
    else:
        open_bids(state)


def enter_main(state: Position) -> None:
    """The mover trades and builds.  [3.1]"""
    state.phase, state.who = Phase.MAIN, state.mover
    state.end_auction()
