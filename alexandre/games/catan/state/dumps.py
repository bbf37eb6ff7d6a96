"""A position as plain data: all that matters, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alexandre.games.catan.actions.verbs import AUCTIONS, CARDS, GOLD, GOODS, RESOURCES
from alexandre.games.catan.meta import STATE_VERSION
from alexandre.games.catan.state.words import KINDS, NONE, PHASES, maybe, named
from alexandre.games.catan.tables import NOBODY
from alexandre.kernel.board import Plain

if TYPE_CHECKING:
    from alexandre.games.catan.state.position import Position


def dump_of(state: Position) -> Plain:
    """All that matters, by name; what there is none of is left out."""
    tables, seats = state.tables, range(state.seats)
    return {
        "version": STATE_VERSION,
        "seats": state.seats,
        "options": dict(state.options),
        "phase": PHASES[state.phase],
        "mover": state.mover,
        "who": state.who,
        "turn": state.turn,
        "after": PHASES[state.after],
        "owed": state.owed,
        "last": state.last,
        "hands": [named(GOODS, state.hand(seat)) for seat in seats],
        "known": [named(RESOURCES, state.known[seat * GOLD:]) for seat in seats],
        "stacks": named(RESOURCES, state.stacks),
        "supply": named(RESOURCES, state.supply),
        "robber": tables.hexes[state.robber].id,
        "victim": None if state.victim == NONE else state.victim,
        "alexander": state.alexander,
        "dice": list(state.dice),
        "rolls": state.rolls[:],
        "sites": {tables.corners[corner]: [site >> 1, ("village", "city")[site & 1]]
                  for corner, site in enumerate(state.sites) if site != NOBODY},
        "roads": {">".join(tables.corners[end] for end in tables.sides[side]): owner
                  for side, owner in enumerate(state.roads) if owner != NOBODY},
        "cards": [named(CARDS, state.cards[seat * 5:]) for seat in seats],
        "fresh": named(CARDS, state.fresh),
        "has_played": state.has_played,
        "deck": named(CARDS, state.deck),
        "under": state.under,
        "used": named(CARDS, state.used),
        "army": state.army[:],
        "army_holder": maybe(state.army_holder),
        "road_holder": maybe(state.road_holder),
        "tokens": [named(AUCTIONS[1:], state.tokens[seat * KINDS:]) for seat in seats],
        "token_pool": named(AUCTIONS[1:], state.token_pool),
        "lost": named(AUCTIONS[1:], state.lost),
        "advisers": state.advisers[:],
        "auction": auction_of(state),
        "proposal": {"give": named(GOODS, state.give), "ask": named(GOODS, state.ask),
                     "made": state.proposals, "accepted": state.accepted},
        "free_roads": state.free_roads,
    }


def auction_of(state: Position) -> Plain:
    """The auction that is held."""
    return {"kind": None if state.auction == NONE else AUCTIONS[state.auction],
            "high": state.high, "leader": maybe(state.leader), "passed": state.passed,
            "failed": state.failed, "due": state.due,
            "paid": named(("knight", *GOODS), state.paid)}
