"""The knowledge of one seat in a game of Alexandros, by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from alexandre.games.alexandros.state import COLOURS, LAST_TURNS, Position, share
from alexandre.games.alexandros.tables import LETTERS, SYMBOLS
from alexandre.kernel.contract import View
from alexandre.kernel.fields import NONE


@dataclass(frozen=True)
class PlayerView(View):
    """One player: `known` are cards of the hand that everybody has seen taken."""

    seat: int
    score: int
    cards: int
    known: dict[str, int]
    hand: dict[str, int] | None
    governors: tuple[str, ...]
    reserve: int
    income: int


@dataclass(frozen=True)
class ProvinceView(View):
    """One province: `blanks` is what it pays, `symbols` what must be covered to occupy it."""

    cells: tuple[str, ...]
    blanks: int
    symbols: dict[str, int]
    owner: int | None
    governors: tuple[str, ...]


@dataclass(frozen=True)
class AlexandrosView(View):
    """The table as `seat` sees it; `seat` None is the referee, who sees every hand.

    Spaces are `row-column`, points `x,y`, lines two points joined by `>`; symbols are letters.
    """

    seat: int | None
    mover: int
    phase: str
    actions_left: int
    has_levied: bool
    last_turn: str
    alexander: str
    symbol: str | None
    target: str | None
    goal: str | None
    walls: tuple[tuple[str, str], ...]
    black_left: int
    red_left: int
    face_up: tuple[str | None, ...]
    pile: int
    discards: dict[str, int]
    claim: tuple[str, ...]
    ceding: dict[str, int]
    players: tuple[PlayerView, ...]
    provinces: tuple[ProvinceView, ...]

    @property
    def paying(self) -> tuple[ProvinceView, ...]:
        """The provinces that bring something at a levy.  [11.3] [11.4]"""
        return tuple(each for each in self.provinces if each.blanks and len(each.governors) == 1)

    def scores(self) -> tuple[int, ...]:
        return tuple([player.score for player in self.players])


def view_of(state: Position, seat: int | None) -> AlexandrosView:
    """The position as `seat` knows it; secrets are absent, not masked."""
    tables = state.tables
    return AlexandrosView(
        seat=seat,
        mover=state.mover,
        phase=state.phase_name,
        actions_left=state.actions_left,
        has_levied=state.has_levied,
        last_turn=LAST_TURNS[state.last_turn],
        alexander=tables.point_ids[state.alexander],
        symbol=letter_of(state.symbol),
        target=None if state.target == NONE else tables.cell_ids[state.target],
        goal=None if state.goal == NONE else tables.point_ids[state.goal],
        walls=tuple((tables.line_ids[line], COLOURS[colour])
                    for line, colour in enumerate(state.walls) if colour),
        black_left=state.black,
        red_left=state.red,
        face_up=tuple(letter_of(symbol) for symbol in state.face_up),
        pile=sum(state.pile),
        discards=cards(state.discards),
        claim=tuple(tables.cell_ids[cell] for cell in state.posted),
        ceding=cards(ceding(state)),
        players=tuple(player_view(state, each, seat) for each in range(state.seats)),
        provinces=province_views(state),
    )


def letter_of(symbol: int) -> str | None:
    """T A L C H, or None for no symbol."""
    return None if symbol == NONE else LETTERS[symbol]


def cards(counts: Sequence[int]) -> dict[str, int]:
    """Counts of cards by letter, without the zeros."""
    return {LETTERS[symbol]: count for symbol, count in enumerate(counts) if count}


def ceding(state: Position) -> list[int]:
    """The cards among which the loser's share is still to be chosen, by symbol.  [10.8]"""
    if not state.cede_left:
        return [0] * SYMBOLS
    return [count if symbol >= state.cede_from else 0 for symbol, count in enumerate(state.spent)]


def player_view(state: Position, player: int, seat: int | None) -> PlayerView:
    """One player as `seat` sees them."""
    hand = state.hand(player)
    fresh, older = share(state.fresh, player), share(state.older, player)
    seen = [hand[symbol] - fresh[symbol] - older[symbol] for symbol in range(SYMBOLS)]
    return PlayerView(
        seat=player,
        score=state.scores[player],
        cards=sum(hand),
        known=cards(seen),
        hand=cards(hand) if seat is None or seat == player else None,
        governors=tuple([state.tables.cell_ids[cell] for cell in state.posts[player]]),
        reserve=state.reserve(player),
        income=state.income(player),
    )


def province_views(state: Position) -> tuple[ProvinceView, ...]:
    """The provinces by their first triangle: how they came about does not show."""
    ids, holdings, provinces = state.tables.cell_ids, state.holdings(), state.provinces
    return tuple([
        ProvinceView(
            cells=tuple([ids[cell] for cell in provinces[number].cells]),
            blanks=provinces[number].blanks,
            symbols=cards(provinces[number].needs),
            owner=state.owner(number) if number in holdings else None,
            governors=tuple([ids[cell] for cell in sorted(holdings.get(number, ()))]),
        )
        for number in sorted(range(len(provinces)), key=lambda number: provinces[number].cells)])
