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
    player = Record(PlayerView, parts=ByName(PARTS, NUMBER), hand=goods, known=resources,
                    cards=cards, fresh=cards, tokens=tokens, adviser=NUMBER,
                    left=Both(NUMBER, NUMBER, NUMBER), rates=goods)
    auction = Record(AuctionView, is_maybe=True, kind=Word(AUCTIONS), passed=some, failed=some,
                     paid=ByName(PAYMENTS, NUMBER))
    proposal = Record(ProposalView, is_maybe=True, give=goods, ask=goods, accepted=some)
    counter = Record(CounterView, is_maybe=True, give=goods, ask=goods)
    return Vector(Record(CatanView, phase=Word(PHASES), robber=Word(tables.hex_ids),
                         dice=Both(NUMBER, NUMBER), rolls=Row(NUMBER, ROLLS, is_full=True),
                         stacks=resources, sites=ByName(tables.corners, Both(MAYBE, NUMBER)),
                         roads=ByName(tables.side_names, MAYBE), token_pool=tokens, lost=tokens,
                         advisers=Row(MAYBE, seats), auction=auction, proposal=proposal,
                         counter=counter, players=Row(player, seats, is_full=True)))
