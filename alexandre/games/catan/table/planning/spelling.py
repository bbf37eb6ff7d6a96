"""The clicks that spell an action."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.rules.bidding import means
from alexandre.games.catan.state import Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Seat
from alexandre.kernel.text import Msg
from alexandre.ui.play.picker import spell_by_verb

# In the order of Box.costs.
PRICED: Final = (verbs.BuildRoad, verbs.BuildVillage, verbs.BuildCity, verbs.Buy)
PASSES: Final = (verbs.Pass, verbs.Refuse)
MAINS: Final = (verbs.Propose, verbs.Roll, verbs.Advance)
GRAVES: Final = (verbs.Fail,)  # to own up that a bid cannot be paid  [6.9]


def spell_road(action: verbs.BuildRoad) -> tuple[str, ...]:
    return (f"side:{'>'.join(action.ends)}",)


def spell_payment(action: verbs.Pay) -> tuple[str, ...]:
    """A knight, or a good."""
    return (f"card:{action.word}" if action.good else "dev:knight",)


def spell_swap(action: verbs.Swap) -> tuple[str, ...]:
    return f"card:{action.words[0]}", f"stack:{action.words[1]}"


# Places for what is built and moved, cards for what is paid, stacks for what is got.
spots: Final = spell_by_verb({
    verbs.First: "seat:{seat}", verbs.Rob: "seat:{seat}", verbs.Trade: "seat:{seat}",
    verbs.Roll: "dice", verbs.Advance: "alexander", verbs.MoveRobber: "hex:{id}",
    verbs.Bid: "bid:{n}", verbs.BuildRoad: spell_road, verbs.BuildVillage: "corner:{at}",
    verbs.BuildCity: "corner:{at}", verbs.Discard: "card:{word}", verbs.Pay: spell_payment,
    verbs.Buy: "pile", verbs.PlayKnight: "dev:knight", verbs.PlayRoads: "dev:roads",
    verbs.PlayInvention: ("dev:invention", "stack:{words}"),
    verbs.PlayMonopoly: ("dev:monopoly", "stack:{word}"), verbs.Swap: spell_swap,
    verbs.Give: "give:{word}", verbs.Ask: "ask:{word}",
})


def mover_of(state: Position) -> Seat:
    """The player of the turn, also while another seat is asked."""
    return state.mover


def number_of(action: Action) -> int | None:
    """A bid is chosen by its number; nothing else is."""
    return action.n if isinstance(action, verbs.Bid) else None


def price(table: Position, action: Action) -> Msg | None:
    """The price of a piece or a card; a free road costs nothing. Of
    a bid beyond the bidder's means, that it cannot be paid. [6.1] [7.1] [8.1] [8.5]
    """
    if isinstance(action, verbs.Bid):
        if not is_vain(table, action):
            return None
        return Msg(f"catan.price.beyond{'' if means(table, table.who) else '_none'}")
    if type(action) not in PRICED or table.phase == Phase.FREE:
        return None
    cost = table.tables.box.costs[PRICED.index(type(action))]
    return Msg.of("catan.price", goods=table.tables.nouns(cost))


def is_aside(state: Position, action: Action) -> bool:
    """Whether it begins a counter-proposal, which is listed below the answers.  [9.8]"""
    return state.phase == Phase.ANSWER and isinstance(action, verbs.Give)


def is_costly(table: Position, action: Action) -> bool:
    """A bid, though it be the only one that can be paid; a trade, proposed or with the supply."""
    return isinstance(action, verbs.Bid | verbs.Accept | verbs.Give | verbs.Swap)


def is_vain(table: Position, action: Action) -> bool:
    """A bid beyond the bidder's means.  [6.9]"""
    return isinstance(action, verbs.Bid) and action.n > means(table, table.who)
