"""All actions of one board, each made once; codes ascend in the order of `Moves`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.meta import AUCTIONS, CARDS, GOODS, PAYMENTS, RESOURCES
from alexandre.kernel.actions import Action, Interner

MOST_BID: Final = 150


class Moves:
    """Every action of one board; what can be chosen at one moment ascends as listed."""

    def __init__(self, seats: int, hexes: Sequence[str], corners: Sequence[str],
                 sides: Sequence[tuple[str, str]]) -> None:
        make = Interner()
        self.first = make.add_numbers(verbs.First, "first", range(seats))
        self.deal = make.add_each(verbs.Deal, "deal", RESOURCES)
        self.roll = make.add(verbs.Roll, "roll")
        self.die = make.add_numbers(verbs.Die, "die", range(1, 7))
        self.discard = make.add_each(verbs.Discard, "discard", RESOURCES)
        self.robber = make.add_each(verbs.MoveRobber, "robber", hexes)  # by hex
        self.rob = make.add_numbers(verbs.Rob, "rob", range(seats))
        self.steal = make.add_each(verbs.Steal, "steal", RESOURCES)
        self.advance = make.add(verbs.Advance, "advance")
        self.token = tuple([make.add(verbs.Token, f"token {word}", n, word)
                            for n, word in enumerate(AUCTIONS) if n])
        self.bid: list[Action] = [  # from 1; a list, for what is offered is cut out of it
            *make.add_numbers(verbs.Bid, "bid", range(1, MOST_BID + 1))]
        self.pass_ = make.add(verbs.Pass, "pass")
        self.pay = make.add_each(verbs.Pay, "pay", PAYMENTS)  # a knight, then the goods
        self.fail = make.add(verbs.Fail, "fail")
        self.knight = make.add(verbs.PlayKnight, "knight")
        self.roads = make.add(verbs.PlayRoads, "roads")
        self.invention = inventions(make)
        self.monopoly = make.add_each(verbs.PlayMonopoly, "monopoly", RESOURCES)
        self.road = tuple([make.add(verbs.BuildRoad, f"road {one}>{other}", n, (one, other))
                           for n, (one, other) in enumerate(sides)])
        self.village = make.add_each(verbs.BuildVillage, "village", corners)
        self.city = make.add_each(verbs.BuildCity, "city", corners)
        self.buy = make.add(verbs.Buy, "buy")
        self.draw = make.add_each(verbs.Draw, "draw", CARDS)
        self.swap = swaps(make)  # give → get
        self.give = make.add_each(verbs.Give, "give", GOODS)
        self.ask = make.add_each(verbs.Ask, "ask", GOODS)
        self.propose = make.add(verbs.Propose, "propose")
        self.accept = make.add(verbs.Accept, "accept")
        self.refuse = make.add(verbs.Refuse, "refuse")
        self.trade = make.add_numbers(verbs.Trade, "trade", range(seats))
        self.drop = make.add(verbs.Drop, "drop")
        self.claim = make.add(verbs.Claim, "claim")
        self.end_turn = make.add(verbs.EndTurn, "end")
        self.lexicon = make.lexicon()
        for road, (one, other) in zip(self.road, sides, strict=True):
            self.lexicon.by_text[f"road {other}>{one}"] = road  # written from either end


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
