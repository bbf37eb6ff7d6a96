"""A view of Catan as integers."""

from __future__ import annotations

from alexandre.games.catan.meta import AUCTIONS, CARDS, GOODS, PAYMENTS, RESOURCES
from alexandre.games.catan.state.words import PARTS, PHASES, TOKENS
from alexandre.games.catan.tables import Tables
from alexandre.games.catan.view import (
    AuctionView,
    CatanView,
    CounterView,
    PlayerView,
    ProposalView,
)
from alexandre.kernel.vector import Vector
from alexandre.kernel.vector.slots import MAYBE, NUMBER, Both, ByName, Marks, Record, Row, Word

ROLLS = 11  # 2 … 12


def vector_of(tables: Tables, seats: int) -> Vector:
    """The encoding of views on this board."""
    goods, cards, tokens = ByName(GOODS, NUMBER), ByName(CARDS, NUMBER), ByName(TOKENS, NUMBER)
    resources, some = ByName(RESOURCES, NUMBER), Marks(range(seats))
    player = Record(PlayerView, seat=NUMBER, score=NUMBER, parts=ByName(PARTS, NUMBER),
                    hand=goods, known=resources, held=NUMBER, gold=NUMBER, cards=cards,
                    fresh=cards, hidden=NUMBER, army=NUMBER, tokens=tokens, token_count=NUMBER,
                    adviser=NUMBER, length=NUMBER, left=Both(NUMBER, NUMBER, NUMBER),
                    rates=goods)
    auction = Record(AuctionView, is_maybe=True, kind=Word(AUCTIONS), high=NUMBER, leader=MAYBE,
                     passed=some, failed=some, due=NUMBER, paid=ByName(PAYMENTS, NUMBER))
    proposal = Record(ProposalView, is_maybe=True, give=goods, ask=goods, accepted=some)
    counter = Record(CounterView, is_maybe=True, seat=NUMBER, give=goods, ask=goods)
    return Vector(Record(
        CatanView, seat=MAYBE, mover=NUMBER, who=NUMBER, phase=Word(PHASES), turn=NUMBER,
        alexander=NUMBER, robber=Word(tables.hex_ids), dice=Both(NUMBER, NUMBER),
        rolls=Row(NUMBER, ROLLS, is_full=True), stacks=resources, supply=NUMBER, pile=NUMBER,
        has_played=NUMBER, sites=ByName(tables.corners, Both(MAYBE, NUMBER)),
        roads=ByName(tables.side_names, MAYBE), token_pool=tokens, lost=tokens,
        advisers=Row(MAYBE, seats), road_holder=MAYBE, army_holder=MAYBE, auction=auction,
        proposal=proposal, counter=counter, proposals_left=NUMBER, owed=NUMBER, victim=MAYBE,
        players=Row(player, seats, is_full=True)))
