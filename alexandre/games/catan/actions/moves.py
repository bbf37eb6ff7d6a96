"""All actions of one board, each made once; codes ascend in the order of `moves_of`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from alexandre.games.catan.actions.verbs import (
    AUCTIONS,
    CARDS,
    GOODS,
    RESOURCES,
    Accept,
    Advance,
    Ask,
    AtCorner,
    Bid,
    BuildCity,
    BuildRoad,
    BuildVillage,
    Buy,
    Claim,
    Deal,
    Die,
    Discard,
    Draw,
    Drop,
    EndTurn,
    Fail,
    First,
    Give,
    MoveRobber,
    OfGood,
    OfSeat,
    Pass,
    Pay,
    PlayInvention,
    PlayKnight,
    PlayMonopoly,
    PlayRoads,
    Propose,
    Refuse,
    Rob,
    Roll,
    Steal,
    Swap,
    Token,
    Trade,
)
from alexandre.kernel.actions import Action, Lexicon

MOST_BID: Final = 150

A = TypeVar("A", bound=Action)
G = TypeVar("G", bound=OfGood)
S = TypeVar("S", bound=OfSeat)
C = TypeVar("C", bound=AtCorner)


@dataclass(frozen=True)
class Moves:
    """Every action of one board."""

    lexicon: Lexicon
    first: tuple[First, ...]
    deal: tuple[Deal, ...]
    roll: Roll
    die: tuple[Die, ...]
    discard: tuple[Discard, ...]
    robber: tuple[MoveRobber, ...]  # by hex
    rob: tuple[Rob, ...]
    steal: tuple[Steal, ...]
    advance: Advance
    token: tuple[Token, ...]
    bid: list[Action]  # from 1; a list, for what is offered is cut out of it
    pass_: Pass
    pay: tuple[Pay, ...]  # a knight, then the goods
    fail: Fail
    knight: PlayKnight
    roads: PlayRoads
    invention: tuple[PlayInvention, ...]
    monopoly: tuple[PlayMonopoly, ...]
    road: tuple[BuildRoad, ...]
    village: tuple[BuildVillage, ...]
    city: tuple[BuildCity, ...]
    buy: Buy
    draw: tuple[Draw, ...]
    swap: tuple[tuple[Swap | None, ...], ...]  # give → get
    give: tuple[Give, ...]
    ask: tuple[Ask, ...]
    propose: Propose
    accept: Accept
    refuse: Refuse
    trade: tuple[Trade, ...]
    drop: Drop
    claim: Claim
    end_turn: EndTurn


class Interning:
    """Makes the actions of one board, numbering them as they come."""

    def __init__(self) -> None:
        self.found: list[Action] = []

    def add(self, make: Callable[..., A], text: str, *args: Any) -> A:
        """One more action, its code the next."""
        action = make(len(self.found), text, *args)
        self.found.append(action)
        return action

    def seats(self, verb: Callable[..., S], word: str, count: int) -> tuple[S, ...]:
        """One for each seat."""
        return tuple(self.add(verb, f"{word} {seat}", seat) for seat in range(count))

    def goods(self, verb: Callable[..., G], word: str, names: Sequence[str]) -> tuple[G, ...]:
        """One for each good, numbered from 0."""
        return tuple(self.add(verb, f"{word} {name}", n, name) for n, name in enumerate(names))

    def corners(self, verb: Callable[..., C], word: str, names: Sequence[str]) -> tuple[C, ...]:
        """One for each corner."""
        return tuple(self.add(verb, f"{word} {name}", n, name) for n, name in enumerate(names))

    def inventions(self) -> tuple[PlayInvention, ...]:
        """One for each pair, the earlier kind first."""
        return tuple(self.add(PlayInvention, f"invention {one} {other}", (n, m), (one, other))
                     for n, one in enumerate(RESOURCES)
                     for m, other in enumerate(RESOURCES) if n <= m)

    def swaps(self) -> tuple[tuple[Swap | None, ...], ...]:
        """One for each two different goods."""
        return tuple(tuple(
            None if n == m else self.add(Swap, f"swap {give}>{get}", n, m, (give, get))
            for m, get in enumerate(GOODS)) for n, give in enumerate(GOODS))


def moves_of(seats: int, hexes: Sequence[str], corners: Sequence[str],
             sides: Sequence[tuple[str, str]]) -> Moves:
    """Every action of one board; what can be chosen at one moment ascends as listed."""
    make = Interning()
    parts: dict[str, Any] = {
        "first": make.seats(First, "first", seats),
        "deal": make.goods(Deal, "deal", RESOURCES),
        "roll": make.add(Roll, "roll"),
        "die": tuple(make.add(Die, f"die {n}", n) for n in range(1, 7)),
        "discard": make.goods(Discard, "discard", RESOURCES),
        "robber": tuple(make.add(MoveRobber, f"robber {id}", n, id)
                        for n, id in enumerate(hexes)),
        "rob": make.seats(Rob, "rob", seats),
        "steal": make.goods(Steal, "steal", RESOURCES),
        "advance": make.add(Advance, "advance"),
        "token": tuple(make.add(Token, f"token {word}", n, word)
                       for n, word in enumerate(AUCTIONS) if n),
        "bid": [make.add(Bid, f"bid {n}", n) for n in range(1, MOST_BID + 1)],
        "pass_": make.add(Pass, "pass"),
        "pay": make.goods(Pay, "pay", ("knight", *GOODS)),
        "fail": make.add(Fail, "fail"),
        "knight": make.add(PlayKnight, "knight"),
        "roads": make.add(PlayRoads, "roads"),
        "invention": make.inventions(),
        "monopoly": make.goods(PlayMonopoly, "monopoly", RESOURCES),
        "road": tuple(make.add(BuildRoad, f"road {one}>{other}", n, (one, other))
                      for n, (one, other) in enumerate(sides)),
        "village": make.corners(BuildVillage, "village", corners),
        "city": make.corners(BuildCity, "city", corners),
        "buy": make.add(Buy, "buy"),
        "draw": tuple(make.add(Draw, f"draw {word}", n, word) for n, word in enumerate(CARDS)),
        "swap": make.swaps(),
        "give": make.goods(Give, "give", GOODS),
        "ask": make.goods(Ask, "ask", GOODS),
        "propose": make.add(Propose, "propose"),
        "accept": make.add(Accept, "accept"),
        "refuse": make.add(Refuse, "refuse"),
        "trade": make.seats(Trade, "trade", seats),
        "drop": make.add(Drop, "drop"),
        "claim": make.add(Claim, "claim"),
        "end_turn": make.add(EndTurn, "end"),
    }
    return Moves(lexicon=Lexicon(make.found), **parts)
