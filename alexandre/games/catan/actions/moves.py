"""All actions of one board, each made once; codes ascend in the order of `moves_of`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.meta import AUCTIONS, CARDS, GOODS, PAYMENTS, RESOURCES
from alexandre.kernel.actions import Action, Interner, Lexicon

MOST_BID: Final = 150

A = TypeVar("A", bound=Action)


@dataclass(frozen=True)
class Moves:
    """Every action of one board."""

    lexicon: Lexicon
    first: tuple[verbs.First, ...]
    deal: tuple[verbs.Deal, ...]
    roll: verbs.Roll
    die: tuple[verbs.Die, ...]
    discard: tuple[verbs.Discard, ...]
    robber: tuple[verbs.MoveRobber, ...]  # by hex
    rob: tuple[verbs.Rob, ...]
    steal: tuple[verbs.Steal, ...]
    advance: verbs.Advance
    token: tuple[verbs.Token, ...]
    bid: list[Action]  # from 1; a list, for what is offered is cut out of it
    pass_: verbs.Pass
    pay: tuple[verbs.Pay, ...]  # a knight, then the goods
    fail: verbs.Fail
    knight: verbs.PlayKnight
    roads: verbs.PlayRoads
    invention: tuple[verbs.PlayInvention, ...]
    monopoly: tuple[verbs.PlayMonopoly, ...]
    road: tuple[verbs.BuildRoad, ...]
    village: tuple[verbs.BuildVillage, ...]
    city: tuple[verbs.BuildCity, ...]
    buy: verbs.Buy
    draw: tuple[verbs.Draw, ...]
    swap: tuple[tuple[verbs.Swap | None, ...], ...]  # give → get
    give: tuple[verbs.Give, ...]
    ask: tuple[verbs.Ask, ...]
    propose: verbs.Propose
    accept: verbs.Accept
    refuse: verbs.Refuse
    trade: tuple[verbs.Trade, ...]
    drop: verbs.Drop
    claim: verbs.Claim
    end_turn: verbs.EndTurn

def moves_of(seats: int, hexes: Sequence[str], corners: Sequence[str],
             sides: Sequence[tuple[str, str]]) -> Moves:
    """Every action of one board; what can be chosen at one moment ascends as listed."""
    make = Interner()
    parts: dict[str, Any] = {
        "first": of_seats(make, verbs.First, "first", seats),
        "deal": of_names(make, verbs.Deal, "deal", RESOURCES),
        "roll": make.add(verbs.Roll, "roll"),
        "die": tuple([make.add(verbs.Die, f"die {n}", n) for n in range(1, 7)]),
        "discard": of_names(make, verbs.Discard, "discard", RESOURCES),
        "robber": of_names(make, verbs.MoveRobber, "robber", hexes),
        "rob": of_seats(make, verbs.Rob, "rob", seats),
        "steal": of_names(make, verbs.Steal, "steal", RESOURCES),
        "advance": make.add(verbs.Advance, "advance"),
        "token": tuple([make.add(verbs.Token, f"token {word}", n, word)
                        for n, word in enumerate(AUCTIONS) if n]),
        "bid": [make.add(verbs.Bid, f"bid {n}", n) for n in range(1, MOST_BID + 1)],
        "pass_": make.add(verbs.Pass, "pass"),
        "pay": of_names(make, verbs.Pay, "pay", PAYMENTS),
        "fail": make.add(verbs.Fail, "fail"),
        "knight": make.add(verbs.PlayKnight, "knight"),
        "roads": make.add(verbs.PlayRoads, "roads"),
        "invention": inventions(make),
        "monopoly": of_names(make, verbs.PlayMonopoly, "monopoly", RESOURCES),
        "road": tuple([make.add(verbs.BuildRoad, f"road {one}>{other}", n, (one, other))
                       for n, (one, other) in enumerate(sides)]),
        "village": of_names(make, verbs.BuildVillage, "village", corners),
        "city": of_names(make, verbs.BuildCity, "city", corners),
        "buy": make.add(verbs.Buy, "buy"),
        "draw": of_names(make, verbs.Draw, "draw", CARDS),
        "swap": swaps(make),
        "give": of_names(make, verbs.Give, "give", GOODS),
        "ask": of_names(make, verbs.Ask, "ask", GOODS),
        "propose": make.add(verbs.Propose, "propose"),
        "accept": make.add(verbs.Accept, "accept"),
        "refuse": make.add(verbs.Refuse, "refuse"),
        "trade": of_seats(make, verbs.Trade, "trade", seats),
        "drop": make.add(verbs.Drop, "drop"),
        "claim": make.add(verbs.Claim, "claim"),
        "end_turn": make.add(verbs.EndTurn, "end"),
    }
    lexicon = make.lexicon()
    for action, (one, other) in zip(parts["road"], sides, strict=True):
        lexicon.by_text[f"road {other}>{one}"] = action  # a road may be written from either end
    return Moves(lexicon=lexicon, **parts)


def of_seats(make: Interner, verb: Callable[..., A], word: str, count: int) -> tuple[A, ...]:
    """One for each seat."""
    return tuple([make.add(verb, f"{word} {seat}", seat) for seat in range(count)])


def of_names(make: Interner, verb: Callable[..., A], word: str,
             names: Sequence[str]) -> tuple[A, ...]:
    """One for each good, card, corner or hex, numbered from 0."""
    return tuple([make.add(verb, f"{word} {name}", n, name) for n, name in enumerate(names)])


def inventions(make: Interner) -> tuple[verbs.PlayInvention, ...]:
    """One for each pair, the earlier kind first."""
    return tuple([make.add(verbs.PlayInvention, f"invention {one} {other}", (n, m), (one, other))
                  for n, one in enumerate(RESOURCES)
                  for m, other in enumerate(RESOURCES) if n <= m])


def swaps(make: Interner) -> tuple[tuple[verbs.Swap | None, ...], ...]:
    """One for each two different goods, by what is given and what is got."""
    return tuple([tuple([
        None if n == m else make.add(verbs.Swap, f"swap {give}>{get}", n, m, (give, get))
        for m, get in enumerate(GOODS)]) for n, give in enumerate(GOODS)])
