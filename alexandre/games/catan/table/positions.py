"""A position in progress, entered by hand."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.meta import CARDS, GOLD, GOODS
from alexandre.games.catan.rules.honours import holder_of
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.points import token_count
from alexandre.games.catan.state.position import BUILDINGS
from alexandre.games.catan.state.words import KINDS, KNIGHT, POINT, VILLAGE
from alexandre.games.catan.tables import EVENT, SEA, SEVEN
from alexandre.kernel.board import Path, Plain
from alexandre.kernel.declared import add_at
from alexandre.kernel.fields import NONE
from alexandre.ui.play.editing import Positions

SEVENS: Final = 7 - 2  # of `rolls`


def begin_turn(state: Position) -> None:
    """A turn begins, from the second one of the match on."""
    state.phase, state.after = Phase.ROLL, Phase.MAIN
    state.turn = max(2, state.turn)
    state.who, state.dice, state.victim = state.mover, (0, 0), NONE
    state.owed = state.free_roads = state.proposals = state.accepted = 0
    state.fresh, state.has_played = [0] * len(CARDS), False
    state.give = state.ask = state.counter_give = state.counter_ask = [0] * len(GOODS)
    state.declined, state.countering = [], NONE
    give_up_tokens(state)
    state.end_auction()


def give_up_tokens(state: Position) -> None:
    """Tokens that an auction was about, or that were still to be turned over, went to nobody."""
    if state.auction not in (NONE, VILLAGE):
        state.lost = add_at(state.lost, state.auction - 1, 1)
    stops = state.tables.route[1:state.alexander + 1]
    missing = sum(stop.kind == EVENT for stop in stops) - sum(state.tokens) - sum(state.lost)
    for _each in range(missing):
        kind = state.token_pool.index(max(state.token_pool))
        state.lost = add_at(state.lost, kind, 1)


def settle(before: Position, state: Position) -> None:
    """Whatever lies nowhere else is in the supplies; honours and throws are counted."""
    state.derive()
    if state.mover != before.mover and state.phase == Phase.ROLL:
        state.who = state.mover
    settle_cards(state)
    settle_road(before, state)
    least = state.tables.box.least
    state.road_holder = holder_of(state.lengths, least[0], state.road_holder)
    state.army_holder = holder_of(state.army, least[1], state.army_holder)
    lined = [seat for seat in range(state.seats) if token_count(state, seat) >= least[2]]
    there = [seat for seat in state.advisers if seat in lined]
    state.advisers = sorted([*there, *(seat for seat in lined if seat not in there)],
                            key=lambda seat: -token_count(state, seat))
    box = state.tables.box
    state.token_pool = [max(0, box.tokens - state.lost[kind] - sum(state.tokens[kind::KINDS]))
                        for kind in range(KINDS)]


def settle_cards(state: Position) -> None:
    """Goods come from the supply, then from the stacks; development cards from the pile."""
    box, size = state.tables.box, len(CARDS)
    held = [sum(state.hands[good::6]) for good in range(GOLD)]
    state.stacks = [max(0, min(n, box.cards_each - out))
                    for n, out in zip(state.stacks, held, strict=True)]
    state.supply = [max(0, box.cards_each - out - n)
                    for n, out in zip(state.stacks, held, strict=True)]
    state.known = [min(n, state.hands[place // GOLD * 6 + place % GOLD])
                   for place, n in enumerate(state.known)]
    out = [state.used[card] + sum(state.cards[card::size])
           + (sum(state.army) + state.under if card == KNIGHT else 0) for card in range(size)]
    state.deck = [max(0, n - out[card]) for card, n in enumerate(box.development)]
    state.fresh = [min(n, state.cards[state.mover * size + card])
                   for card, n in enumerate(state.fresh)]


def settle_road(before: Position, state: Position) -> None:
    """Turns and the points that Alexander has passed go together; each turn threw the dice."""
    greens = sum(stop.kind != SEVEN for stop in state.tables.route) - 1
    if state.alexander != before.alexander:
        state.alexander = min(state.alexander, len(state.tables.route) - 1)
        most = state.alexander + 1 if state.alexander < greens else state.turn
        state.turn = max(state.alexander, min(state.turn, most), 2 * (state.phase == Phase.ROLL))
    elif state.turn != before.turn:
        state.alexander = min(max(state.alexander, min(greens, state.turn - 1)), state.turn)
    one, other = state.dice
    thrown = max(0, state.turn - 2) + bool(other)
    if sum(state.rolls) != thrown:
        rolls = [0] * len(state.rolls)
        if other:
            rolls[one + other - 2] = 1
        rolls[SEVENS] += thrown - sum(rolls)
        state.rolls = rolls


def is_offered(state: Position, path: Path) -> bool:
    """Honours follow from the rest unless they tie; knights and points are never laid aside."""
    match path:
        case ("used", card):
            return card not in (CARDS[KNIGHT], CARDS[POINT])
        case ("robber", str() as place):
            return bool(state.tables.hexes[state.tables.hex_ids.index(place)].terrain != SEA)
    return True


def list_choices(state: Position, path: Path) -> list[Plain]:
    """The buildings of every seat."""
    if path[0] == "sites":
        return [[seat, kind] for seat in range(state.seats) for kind in BUILDINGS]
    return []


POSITIONS: Final = Positions(moments={"turn": begin_turn}, settle=settle, offers=is_offered,
                             choices=list_choices)
