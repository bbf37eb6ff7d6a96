"""The laws that no play can break.  Chapters 1, 4, 6, 7, 8 and 10."""

from __future__ import annotations

from alexandre.games.catan.meta import CARDS, GOLD, PROPOSALS
from alexandre.games.catan.rules.honours import holder_of, is_claimed, is_own_turn, is_there
from alexandre.games.catan.rules.trading import can_give
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.points import score_of, token_count
from alexandre.games.catan.state.words import (
    AUCTION,
    DONE,
    KINDS,
    KNIGHT,
    OPEN,
    PIECES,
    POINT,
    TRADING,
    VILLAGE,
)
from alexandre.games.catan.tables import EVENT, NOBODY, SEA, SEVEN, TEMPLE
from alexandre.kernel.declared import Laws
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Who

require = Laws("catan").require

ROBBING = (Phase.ROBBER, Phase.VICTIM, Phase.STEAL)
BETWEEN = (*ROBBING, Phase.FREE)  # what comes in between, by a card
BEFORE = (Phase.SUPPLY, *OPEN)  # to these the robber gives way
OF_ANOTHER = (Phase.DISCARD, Phase.SUPPLY, Phase.DEAL, Phase.BID, Phase.PAY, Phase.PENALTY,
              Phase.ANSWER, Phase.COUNTER, *DONE)


def audit(state: Position) -> None:
    """Every law of the box and of the turn; BadState names the first that is broken."""
    audit_cards(state)
    audit_development(state)
    audit_tokens(state)
    audit_board(state)
    audit_titles(state)
    audit_moment(state)
    audit_road(state)
    audit_auction(state)
    audit_trade(state)
    require(state.phase == Phase.OVER or state.legal(), "moment")


def audit_cards(state: Position) -> None:
    """[1.6] no card is lost; what is known of a hand is in it."""
    most = state.tables.box.cards_each
    for good in range(GOLD):
        parts = [state.stacks[good], state.supply[good], *state.hands[good::6]]
        total = sum(parts)
        require(min(parts) >= 0 and total == most, "cards", good=state.tables.goods[good],
                n=total, most=most)
    require(min(state.hands[GOLD::6]) >= 0, "gold")
    for place, n in enumerate(state.known):
        seat, good = divmod(place, GOLD)
        require(0 <= n <= state.hands[seat * 6 + good], "known")


def audit_development(state: Position) -> None:
    """[1.7] [8.1-8.4] no development card is lost."""
    size = len(CARDS)
    for card, all_ in enumerate(state.tables.box.development):
        total = state.deck[card] + state.used[card] + sum(state.cards[card::size])
        if card == KNIGHT:
            total += sum(state.army) + state.under
        require(total == all_, "development")
        require(0 <= state.fresh[card] <= state.cards[state.mover * size + card], "fresh")
    require(not state.used[KNIGHT] and not state.used[POINT], "development")


def audit_tokens(state: Position) -> None:
    """[1.8] [5.4] as many tokens turned over as points of theirs were passed."""
    stops = state.tables.route[1:state.alexander + 1]
    events = sum(stop.kind == EVENT for stop in stops)
    shown = sum(state.tokens) + sum(state.lost)
    is_shown = state.auction not in (NONE, VILLAGE)
    require(shown + is_shown + (state.phase == Phase.TOKEN) == events, "tokens")
    for kind in range(KINDS):
        total = state.token_pool[kind] + state.lost[kind] + sum(state.tokens[kind::KINDS])
        total += is_shown and state.auction == kind + 1
        require(total == state.tables.box.tokens, "tokens")
    lined = [seat for seat in range(state.seats)
             if token_count(state, seat) >= state.tables.box.least[2]]
    require(sorted(state.advisers) == lined, "advisers")
    counts = [token_count(state, seat) for seat in state.advisers]
    require(counts == sorted(counts, reverse=True), "advisers")


def audit_board(state: Position) -> None:
    """[4.8] [7.2-7.7] robber on land, pieces counted, villages apart, none before Alexander."""
    tables = state.tables
    require(tables.hexes[state.robber].terrain != SEA, "robber")
    require(min(state.left) >= 0, "pieces", who=Who(state.left.index(min(state.left)) // PIECES))
    for corner, site in enumerate(state.sites):
        if site == NOBODY:
            continue
        require(all(state.sites[each] == NOBODY for each in tables.beside[corner]), "apart")
        is_temple = any(stop.corner == corner and stop.kind == TEMPLE
                        for stop in tables.route[1:state.alexander + 1])
        require(is_temple or tables.opens[corner] <= state.alexander, "unpassed")
    for seat in range(state.seats):
        audit_network(state, seat)


def audit_network(state: Position, seat: int) -> None:
    """[7.2] every road of a seat hangs on a building of its own, by roads of its own."""
    reached = {*state.homes[seat]}
    left = [*state.ways[seat]]
    while True:
        joined = [side for side in left if any(end in reached for end in state.tables.sides[side])]
        if not joined:
            break
        for side in joined:
            reached.update(state.tables.sides[side])
            left.remove(side)
    require(not left, "network", who=Who(seat))


def audit_titles(state: Position) -> None:
    """[10.1-10.4] titles are held by those who may; [11.1] nobody plays on with points enough."""
    box = state.tables.box
    for counts, least, holder in ((state.lengths, box.least[0], state.road_holder),
                                  (state.army, box.least[1], state.army_holder)):
        is_paying = counts is state.army and state.phase == Phase.PAY
        require(holder == holder_of(counts, least, holder) or is_paying, "titles")
    require(min(state.army) >= 0 and state.under >= 0, "development")
    if state.phase in DONE and not is_there(state):
        require(is_claimed(state, state.mover if is_own_turn(state) else state.who), "points")
    if state.phase in DONE or is_own_turn(state):
        return
    require(all(score_of(state, seat) < box.goal for seat in range(state.seats)), "points")


def audit_moment(state: Position) -> None:
    """[3.1] who is asked for what, and how many cards are owed."""
    phase, seats = state.phase, state.seats
    require(0 <= state.mover < seats and 0 <= state.who < seats, "moment")
    require(phase in OF_ANOTHER or state.who == state.mover, "moment")
    require((state.turn == 0) == (phase in (Phase.FIRST, Phase.DEAL)), "moment")
    require(state.turn > 1 or phase not in (Phase.ROLL, Phase.DISCARD), "moment")
    one, other = state.dice
    require(0 <= one <= 6 and 0 <= other <= 6 and (one or not other), "dice")
    require(not one or state.turn > 1, "dice")
    require(bool(other) or phase in (Phase.FIRST, Phase.DEAL, Phase.ROLL) or phase == Phase.DIE
            or state.turn == 1 or state.after == Phase.ROLL or phase in DONE, "dice")
    require(phase != Phase.ROLL or not one, "dice")
    thrown = max(0, state.turn - 2) + bool(other)  # once a turn, from the second one on
    require(sum(state.rolls) == thrown, "rolls")
    require(not other or state.rolls[one + other - 2] > 0, "rolls")
    require((state.victim != NONE) == (phase == Phase.STEAL), "victim")
    if phase == Phase.STEAL:
        require(state.victim != state.mover and state.cards_held(state.victim) > 0, "victim")
    require(phase not in ROBBING or state.after in BEFORE, "moment")
    require(phase in DONE or (phase == Phase.FREE) == (state.free_roads > 0), "moment")
    require(state.free_roads <= 2 and (phase != Phase.FREE or state.after in OPEN), "moment")
    audit_owed(state)


def audit_owed(state: Position) -> None:
    """[2.5] [4.1] [4.6] [6.9] cards to be dealt and to be given back."""
    box, phase = state.tables.box, state.phase
    if phase == Phase.DEAL:
        require(0 < state.owed <= state.seats * box.start_hand, "owed")
        turn = state.seats - 1 - (state.owed - 1) // box.start_hand
        require(state.who == (state.mover + turn) % state.seats, "owed")
        require(sum(state.supply) >= state.owed, "owed")
    elif phase == Phase.SUPPLY:
        require(0 < state.owed <= state.seats and sum(state.supply) >= state.owed, "owed")
        require(state.who == (state.mover + state.seats - state.owed) % state.seats, "owed")
    elif phase in (Phase.DISCARD, Phase.PENALTY):
        require(0 < state.owed <= sum(state.hand(state.who)[state.last:GOLD]), "owed")
    require(0 <= state.last <= GOLD + 1, "owed")
    require(state.last == 0 or phase in (Phase.DISCARD, Phase.PENALTY, Phase.PAY), "owed")


def audit_road(state: Position) -> None:
    """[5.1-5.6] Alexander is on his road, and what is asked fits where he stands."""
    route = state.tables.route
    require(0 <= state.alexander < len(route), "alexander")
    require(not is_there(state) or state.phase in DONE, "alexander")
    stop = route[state.alexander]
    if state.phase == Phase.TOKEN:
        require(stop.kind == EVENT, "alexander")
    if state.phase == Phase.MARCH or (state.after == Phase.MARCH and state.phase in BETWEEN):
        is_violet = route[state.alexander + 1].kind == SEVEN
        require(not is_violet or state.is_rolled_seven, "alexander")
    greens = sum(each.kind != SEVEN for each in route) - 1
    require(state.alexander - greens <= state.rolls[7 - 2], "rolls")  # [5.2] a seven for each
    require(state.alexander <= state.turn, "alexander")
    require(state.alexander >= min(greens, state.turn - 1), "alexander")


def audit_auction(state: Position) -> None:
    """[6.1-6.9] an auction is held, or none is."""
    every = (1 << state.seats) - 1
    if state.phase not in AUCTION:
        require(state.auction == NONE, "auction")
        require(not (state.high or state.passed or state.failed or state.due), "auction")
        require(state.leader == NOBODY, "auction")
        require(state.phase == Phase.DISCARD or not any(state.paid), "auction")
        return
    stop = state.tables.route[state.alexander]
    require(stop.kind == (TEMPLE if state.auction == VILLAGE else EVENT), "auction")
    require(state.auction != NONE and 0 <= state.passed <= every, "auction")
    require(0 <= state.failed <= every, "auction")
    require(NOBODY <= state.leader < state.seats, "auction")
    require((state.high > 0) == (state.leader != NOBODY), "auction")
    if state.phase == Phase.BID:
        require(not state.passed >> state.who & 1 and state.leader != state.who, "auction")
        require(state.leader == NOBODY or not state.passed >> state.leader & 1, "auction")
        require(not state.due, "auction")
    else:
        require(state.who == state.leader, "auction")
        require(state.phase != Phase.PAY or 0 < state.due <= state.high, "auction")


def audit_trade(state: Position) -> None:
    """[9.4-9.6] a proposal of goods that are there, or none."""
    require(len(state.declined) <= state.proposals <= PROPOSALS, "trade")
    require(all(terms[0] < state.seats for terms in state.proposed), "trade")
    audit_counter(state)
    if state.phase not in TRADING:
        require(not any(state.give) and not any(state.ask) and not state.accepted, "trade")
        return
    require(state.proposals > len(state.declined) and any(state.give), "trade")
    require(can_trade(state, state.mover, state.give, state.ask), "trade")
    require(state.phase == Phase.COMPOSE or any(state.ask), "trade")
    require(not state.accepted >> state.seats, "trade")
    require(bool(state.accepted) or state.phase != Phase.CHOOSE, "trade")
    require(state.phase != Phase.COMPOSE or not state.accepted, "trade")
    for seat in range(state.seats):
        if state.accepted >> seat & 1:
            require(seat != state.mover and can_give(state, seat, state.ask), "trade")


def audit_counter(state: Position) -> None:
    """[9.8] a counter-proposal of goods that are there, or none."""
    is_reply = state.phase == Phase.REPLY
    require((state.countering != NONE) == is_reply, "trade")
    if state.phase not in (Phase.COUNTER, Phase.REPLY):
        require(not any(state.counter_give) and not any(state.counter_ask), "trade")
        return
    seat = state.countering if is_reply else state.who
    require(0 <= seat < state.seats and seat != state.mover, "trade")
    require(not state.accepted >> seat & 1 and any(state.counter_give), "trade")
    require(any(state.counter_ask) or not is_reply, "trade")
    require(can_trade(state, seat, state.counter_give, state.counter_ask), "trade")


def can_trade(state: Position, seat: int, give: list[int], ask: list[int]) -> bool:
    """Whether what is given is in the hand, and none of it is asked for."""
    return (can_give(state, seat, give)
            and not any(given and asked for given, asked in zip(give, ask, strict=True)))
