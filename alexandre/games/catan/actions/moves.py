"""All actions of one board, each made once; codes ascend in the order of `moves_of`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.meta import AUCTIONS, CARDS, GOODS, PAYMENTS, RESOURCES
from alexandre.kernel.actions import Action, Interner, Lexicon

MOST_BID: Final = 150


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
        "first": make.add_numbers(verbs.First, "first", range(seats)),
        "deal": make.add_each(verbs.Deal, "deal", RESOURCES),
        "roll": make.add(verbs.Roll, "roll"),
        "die": make.add_numbers(verbs.Die, "die", range(1, 7)),
        "discard": make.add_each(verbs.Discard, "discard", RESOURCES),
        "robber": make.add_each(verbs.MoveRobber, "robber", hexes),
        "rob": make.add_numbers(verbs.Rob, "rob", range(seats)),
        "steal": make.add_each(verbs.Steal, "steal", RESOURCES),
        "advance": make.add(verbs.Advance, "advance"),
        "token": tuple([make.add(verbs.Token, f"token {word}", n, word)
                        for n, word in enumerate(AUCTIONS) if n]),
        "bid": [*make.add_numbers(verbs.Bid, "bid", range(1, MOST_BID + 1))],
        "pass_": make.add(verbs.Pass, "pass"),
        "pay": make.add_each(verbs.Pay, "pay", PAYMENTS),
        "fail": make.add(verbs.Fail, "fail"),
        "knight": make.add(verbs.PlayKnight, "knight"),
        "roads": make.add(verbs.PlayRoads, "roads"),
        "invention": inventions(make),
        "monopoly": make.add_each(verbs.PlayMonopoly, "monopoly", RESOURCES),
        "road": tuple([make.add(verbs.BuildRoad, f"road {one}>{other}", n, (one, other))
                       for n, (one, other) in enumerate(sides)]),
        "village": make.add_each(verbs.BuildVillage, "village", corners),
        "city": make.add_each(verbs.BuildCity, "city", corners),
        "buy": make.add(verbs.Buy, "buy"),
        "draw": make.add_each(verbs.Draw, "draw", CARDS),
        "swap": swaps(make),
        "give": make.add_each(verbs.Give, "give", GOODS),
        "ask": make.add_each(verbs.Ask, "ask", GOODS),
        "propose": make.add(verbs.Propose, "propose"),
        "accept": make.add(verbs.Accept, "accept"),
        "refuse": make.add(verbs.Refuse, "refuse"),
        "trade": make.add_numbers(verbs.Trade, "trade", range(seats)),
        "drop": make.add(verbs.Drop, "drop"),
        "claim": make.add(verbs.Claim, "claim"),
        "end_turn": make.add(verbs.EndTurn, "end"),
    }
    lexicon = make.lexicon()
    for action, (one, other) in zip(parts["road"], sides, strict=True):
        lexicon.by_text[f"road {other}>{one}"] = action  # a road may be written from either end
    return Moves(lexicon=lexicon, **parts)


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
