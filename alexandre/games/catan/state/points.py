"""The parts of a seat's points. Chapters 1 and 10."""

from __future__ import annotations

from alexandre.games.catan.state import Position
from alexandre.games.catan.state.words import KINDS, PIECES, POINT


def parts_of(state: Position, seat: int) -> tuple[int, ...]:
    """The points of a seat, in the order of PARTS.  [1.10]"""
    box = state.tables.box
    villages = box.pieces[0] - state.left[seat * PIECES]
    cities = box.pieces[1] - state.left[seat * PIECES + 1]
    worth = advisers_of(state)
    place = state.advisers.index(seat) if seat in state.advisers else len(worth)
    return (villages * box.village, cities * box.city,
            worth[place] if place < len(worth) else 0,
            box.longest_road if state.road_holder == seat else 0,
            box.largest_army if state.army_holder == seat else 0,
            state.cards[seat * 5 + POINT])


def score_of(state: Position, seat: int) -> int:
    """All points of a seat, hidden ones included: the sum of `parts_of`, which is asked for after
    every step."""
    box, left = state.tables.box, seat * PIECES
    score = (box.village * (box.pieces[0] - state.left[left])
             + box.city * (box.pieces[1] - state.left[left + 1])
             + state.cards[seat * 5 + POINT])
    if state.road_holder == seat:
        score += box.longest_road
    if state.army_holder == seat:
        score += box.largest_army
    if seat in state.advisers:
        worth, place = advisers_of(state), state.advisers.index(seat)
        score += worth[place] if place < len(worth) else 0
    return score


def count_seen_points(state: Position, seat: int) -> int:
    """The points of a seat that everybody sees."""
    return score_of(state, seat) - state.cards[seat * 5 + POINT]


def advisers_of(state: Position) -> tuple[int, ...]:
    """The points of each card of the advisers with so many players, the first one first. [10.5]"""
    return state.tables.box.advisers[state.seats - 3]


def adviser_cards(state: Position) -> tuple[int, ...]:
    """The seats that hold a card of the advisers; with more of them in line, the last have none.
    [10.5] [10.7]"""
    return tuple(state.advisers[:len(advisers_of(state))])


def count_hidden_cards(state: Position, seat: int) -> int:
    """Development cards that a seat holds unseen."""
    return sum(state.cards[seat * 5:seat * 5 + 5])


def token_count(state: Position, seat: int) -> int:
    """The event tokens that a seat has won."""
    return sum(state.tokens[seat * KINDS:seat * KINDS + KINDS])
