"""The knowledge of one seat in a game of Catan, by name."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.games.catan.meta import AUCTIONS, CARDS, GOLD, GOODS, PAYMENTS, PROPOSALS, RESOURCES
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.points import (
    adviser_cards,
    count_hidden_cards,
    parts_of,
    token_count,
)
from alexandre.games.catan.state.words import (
    KINDS,
    PARTS,
    PHASES,
    PIECES,
    TOKENS,
    count_by_name,
    maybe,
)
from alexandre.games.catan.tables import NOBODY
from alexandre.kernel.contract import View
from alexandre.kernel.fields import NONE


@dataclass(frozen=True)
class PlayerView(View):
    """One player: `hand`, `cards` and `fresh` are None to the others, and `score` leaves out what
    is hidden from the viewer.  `known`: what everybody saw come into the hand and not leave it."""

    seat: int
    score: int
    parts: dict[str, int]
    hand: dict[str, int] | None
    known: dict[str, int]
    held: int  # resource cards
    gold: int
    cards: dict[str, int] | None
    fresh: dict[str, int] | None
    hidden: int  # development cards
    army: int
    tokens: dict[str, int]
    token_count: int
    adviser: int | None  # which card of the advisers, from 1
    length: int  # of the longest road
    left: tuple[int, int, int]  # villages, cities, roads
    rates: dict[str, int]


@dataclass(frozen=True)
class AuctionView(View):
    """The auction that is held: `due` is still to be paid, `paid` has been, `failed` could not
    pay before."""

    kind: str
    high: int
    leader: int | None
    passed: tuple[int, ...]
    failed: tuple[int, ...]
    due: int
    paid: dict[str, int]


@dataclass(frozen=True)
class ProposalView(View):
    """A trade put to the others: who is ready for it so far."""

    give: dict[str, int]
    ask: dict[str, int]
    accepted: tuple[int, ...]


@dataclass(frozen=True)
class CounterView(View):
    """The counter-proposal of a seat that was asked."""

    seat: int
    give: dict[str, int]
    ask: dict[str, int]


@dataclass(frozen=True)
class CatanView(View):
    """The table as `seat` sees it; `seat` None is the referee, who sees every card, and one that
    nobody has sees what all may see."""

    seat: int | None
    mover: int
    who: int
    phase: str
    turn: int
    alexander: int
    robber: str
    dice: tuple[int, int]
    rolls: tuple[int, ...]  # how often 2 … 12 came
    stacks: dict[str, int]
    supply: int
    pile: int  # development cards
    has_played: bool
    sites: dict[str, tuple[int, bool]]  # corner → seat, is it a city?
    roads: dict[str, int]  # side, as it is written → seat
    token_pool: dict[str, int]  # those left out included
    lost: dict[str, int]
    advisers: tuple[int, ...]
    road_holder: int | None
    army_holder: int | None
    auction: AuctionView | None
    proposal: ProposalView | None
    counter: CounterView | None
    proposals_left: int
    owed: int
    victim: int | None
    players: tuple[PlayerView, ...]

    def scores(self) -> tuple[int, ...]:
        return tuple([player.score for player in self.players])


def view_of(state: Position, seat: int | None) -> CatanView:
    """The position as `seat` knows it; secrets are absent, not masked."""
    tables = state.tables
    return CatanView(
        seat=seat,
        mover=state.mover,
        who=state.who,
        phase=PHASES[state.phase],
        turn=state.turn,
        alexander=state.alexander,
        robber=tables.hex_ids[state.robber],
        dice=state.dice,
        rolls=tuple(state.rolls),
        stacks=dict(zip(RESOURCES, state.stacks, strict=True)),
        supply=sum(state.supply),
        pile=sum(state.deck) + state.under,
        has_played=state.has_played,
        sites={corner: (site >> 1, bool(site & 1)) for corner, site
               in zip(tables.corners, state.sites, strict=True) if site != NOBODY},
        roads={side: owner for side, owner
               in zip(tables.side_names, state.roads, strict=True) if owner != NOBODY},
        token_pool=dict(zip(TOKENS, state.token_pool, strict=True)),
        lost=dict(zip(TOKENS, state.lost, strict=True)),
        advisers=adviser_cards(state),
        road_holder=maybe(state.road_holder),
        army_holder=maybe(state.army_holder),
        auction=auction_view(state),
        proposal=proposal_view(state),
        counter=counter_view(state),
        proposals_left=PROPOSALS - state.proposals,
        owed=state.owed,
        victim=maybe(state.victim),
        players=tuple(player_view(state, each, seat) for each in range(state.seats)),
    )


def auction_view(state: Position) -> AuctionView | None:
    """The auction, if one is held."""
    if state.auction == NONE:
        return None
    return AuctionView(
        kind=AUCTIONS[state.auction],
        high=state.high,
        leader=maybe(state.leader),
        passed=seats_of(state, state.passed),
        failed=seats_of(state, state.failed),
        due=state.due,
        paid=count_by_name(PAYMENTS, state.paid),
    )


def proposal_view(state: Position) -> ProposalView | None:
    """The proposal, if one is made."""
    if not any(state.give):
        return None
    return ProposalView(count_by_name(GOODS, state.give), count_by_name(GOODS, state.ask),
                        seats_of(state, state.accepted))


def counter_view(state: Position) -> CounterView | None:
    """The counter-proposal, if one is made."""
    if not any(state.counter_give):
        return None
    return CounterView(state.who if state.countering == NONE else state.countering,
                       count_by_name(GOODS, state.counter_give),
                       count_by_name(GOODS, state.counter_ask))


def seats_of(state: Position, bits: int) -> tuple[int, ...]:
    """The seats whose bit is set."""
    return tuple(seat for seat in range(state.seats) if bits >> seat & 1)


def player_view(state: Position, player: int, seat: int | None) -> PlayerView:
    """One player as `seat` sees them; at the end everything is shown."""
    is_open = state.phase == Phase.OVER or seat in (None, player)
    parts = parts_of(state, player)
    if not is_open:
        parts = (*parts[:-1], 0)
    size, line = len(CARDS), adviser_cards(state)
    return PlayerView(
        seat=player,
        score=sum(parts),
        parts=dict(zip(PARTS, parts, strict=True)),
        hand=dict(zip(GOODS, state.hand(player), strict=True)) if is_open else None,
        known=dict(zip(RESOURCES, state.known[player * GOLD:], strict=False)),
        held=state.cards_held(player),
        gold=state.hands[player * 6 + GOLD],
        cards=dict(zip(CARDS, state.cards[player * size:], strict=False)) if is_open else None,
        fresh=(dict(zip(CARDS, state.fresh, strict=True))
               if is_open and player == state.mover else None),
        hidden=count_hidden_cards(state, player),
        army=state.army[player],
        tokens=dict(zip(TOKENS, state.tokens[player * KINDS:], strict=False)),
        token_count=token_count(state, player),
        adviser=line.index(player) + 1 if player in line else None,
        length=state.lengths[player],
        left=(state.left[player * PIECES], state.left[player * PIECES + 1],
              state.left[player * PIECES + 2]),
        rates=dict(zip(GOODS, state.rates[player * 6:], strict=False)),
    )
