"""The laws that no play can break.  Chapters 1, 4, 6, 7, 8 and 10."""

from __future__ import annotations

from alexandre.games.catan.actions.verbs import CARDS, GOLD
from alexandre.games.catan.rules.honours import holder_of, is_claimed, is_own_turn, is_there
from alexandre.games.catan.state.points import score_of, token_count
from alexandre.games.catan.state.position import Position
from alexandre.games.catan.state.words import (
    ANSWER,
    AUCTION,
    BID,
    CHOOSE,
    COMPOSE,
    DEAL,
    DISCARD,
    DONE,
    END,
    FIRST,
    FREE,
    KINDS,
    KNIGHT,
    MARCH,
    NONE,
    OPEN,
    PAY,
    PENALTY,
    PHASES,
    POINT,
    ROBBER,
    ROLL,
    STEAL,
    SUPPLY,
    TOKEN,
    VICTIM,
    VILLAGE,
)
from alexandre.games.catan.tables import EVENT, NOBODY, SEA, SEVEN, TEMPLE
from alexandre.kernel.contract import BadState
from alexandre.kernel.text import Msg

BEFORE = (SUPPLY, *OPEN)  # to these the robber gives way
OF_ANOTHER = (DISCARD, SUPPLY, DEAL, BID, PAY, PENALTY, ANSWER, *DONE)


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
    require(state.phase == END or state.legal(), "moment")


def audit_cards(state: Position) -> None:
    """[1.6] no card is lost; what is known of a hand is in it."""
    require(min(*state.hands, *state.stacks, *state.supply) >= 0, "cards")
    for good in range(GOLD):
        total = state.stacks[good] + state.supply[good] + sum(state.hands[good::6])
        require(total == state.tables.box.cards_each, "cards")
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
    require(shown + is_shown + (state.phase == TOKEN) == events, "tokens")
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
    require(min(state.left) >= 0, "pieces")
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
    require(not left, "network")


def audit_titles(state: Position) -> None:
    """[10.1-10.4] titles are held by those who may; [11.1] nobody plays on with points enough."""
    box = state.tables.box
    for counts, least, holder in ((state.lengths, box.least[0], state.road_holder),
                                  (state.army, box.least[1], state.army_holder)):
        is_paying = counts is state.army and state.phase == PAY
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
    require((state.turn == 0) == (phase in (FIRST, DEAL)), "moment")
    require(state.turn > 1 or phase not in (ROLL, DISCARD), "moment")
    one, other = state.dice
    require(0 <= one <= 6 and 0 <= other <= 6 and (one or not other), "dice")
    require(not one or state.turn > 1, "dice")
    require(bool(other) or phase in (FIRST, DEAL, ROLL) or PHASES[phase] == "die"
            or state.turn == 1 or state.after == ROLL or phase in DONE, "dice")
    require(phase != ROLL or not one, "dice")
    require((state.victim != NONE) == (phase == STEAL), "victim")
    if phase == STEAL:
        require(state.victim != state.mover and state.cards_held(state.victim) > 0, "victim")
    require(phase not in (ROBBER, VICTIM, STEAL) or state.after in BEFORE, "moment")
    require(phase in DONE or (phase == FREE) == (state.free_roads > 0), "moment")
    require(state.free_roads <= 2 and (phase != FREE or state.after in OPEN), "moment")
    audit_owed(state)


def audit_owed(state: Position) -> None:
    """[2.5] [4.1] [4.6] [6.9] cards to be dealt and to be given back."""
    box, phase = state.tables.box, state.phase
    if phase == DEAL:
        require(0 < state.owed <= state.seats * box.start_hand, "owed")
        turn = state.seats - 1 - (state.owed - 1) // box.start_hand
        require(state.who == (state.mover + turn) % state.seats, "owed")
        require(sum(state.supply) >= state.owed, "owed")
    elif phase == SUPPLY:
        require(0 < state.owed <= state.seats and sum(state.supply) >= state.owed, "owed")
        require(state.who == (state.mover + state.seats - state.owed) % state.seats, "owed")
    elif phase in (DISCARD, PENALTY):
        require(0 < state.owed <= sum(state.hand(state.who)[state.last:GOLD]), "owed")
    require(0 <= state.last <= GOLD + 1, "owed")
    require(state.last == 0 or phase in (DISCARD, PENALTY, PAY), "owed")


def audit_road(state: Position) -> None:
    """[5.1-5.6] Alexander is on his road, and what is asked fits where he stands."""
    route = state.tables.route
    require(0 <= state.alexander < len(route), "alexander")
    require(not is_there(state) or state.phase in DONE, "alexander")
    stop = route[state.alexander]
    if state.phase == TOKEN:
        require(stop.kind == EVENT, "alexander")
    if state.phase == MARCH or (state.after == MARCH and state.phase in (ROBBER, VICTIM, STEAL,
                                                                         FREE)):
        is_violet = route[state.alexander + 1].kind == SEVEN
        require(not is_violet or state.is_rolled_seven, "alexander")
    greens = sum(each.kind != SEVEN for each in route) - 1
    require(state.alexander <= state.turn, "alexander")
    require(state.alexander >= min(greens, state.turn - 1), "alexander")


def audit_auction(state: Position) -> None:
    """[6.1-6.9] an auction is held, or none is."""
    every = (1 << state.seats) - 1
    if state.phase not in AUCTION:
        require(state.auction == NONE, "auction")
        require(not (state.high or state.passed or state.failed or state.due), "auction")
        require(state.leader == NOBODY, "auction")
        require(state.phase == DISCARD or not any(state.paid), "auction")
        return
    stop = state.tables.route[state.alexander]
    require(stop.kind == (TEMPLE if state.auction == VILLAGE else EVENT), "auction")
    require(state.auction != NONE and 0 <= state.passed <= every, "auction")
    require(0 <= state.failed <= every, "auction")
    require(NOBODY <= state.leader < state.seats, "auction")
    require((state.high > 0) == (state.leader != NOBODY), "auction")
    if state.phase == BID:
        require(not state.passed >> state.who & 1 and state.leader != state.who, "auction")
        require(state.leader == NOBODY or not state.passed >> state.leader & 1, "auction")
        require(not state.due, "auction")
    else:
        require(state.who == state.leader, "auction")
        require(state.phase != PAY or 0 < state.due <= state.high, "auction")


def audit_trade(state: Position) -> None:
    """[9.4-9.6] a proposal of goods that are there, or none."""
    if state.phase not in (COMPOSE, ANSWER, CHOOSE):
        require(not any(state.give) and not any(state.ask) and not state.accepted, "trade")
        return
    require(1 <= state.proposals <= state.tables.box.proposals and any(state.give), "trade")
    require(all(not (given and asked) for given, asked
                in zip(state.give, state.ask, strict=True)), "trade")
    require(all(state.hands[state.mover * 6 + good] >= n
                for good, n in enumerate(state.give)), "trade")
    require(state.phase == COMPOSE or any(state.ask), "trade")
    require(not state.accepted >> state.seats, "trade")
    require(bool(state.accepted) or state.phase != CHOOSE, "trade")
    require(state.phase != COMPOSE or not state.accepted, "trade")
    for seat in range(state.seats):
        if state.accepted >> seat & 1:
            require(seat != state.mover and all(
                state.hands[seat * 6 + good] >= n for good, n in enumerate(state.ask)), "trade")


def require(is_kept: object, law: str) -> None:
    """BadState with the law that is broken."""
    if not is_kept:
        raise BadState(Msg.of(f"catan.law.{law}"))
