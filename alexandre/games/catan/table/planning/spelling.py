"""The clicks that spell an action."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.rules.bidding import means
from alexandre.games.catan.state import Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Seat
from alexandre.kernel.text import Msg

# In the order of Box.costs.
PRICED: Final = (verbs.BuildRoad, verbs.BuildVillage, verbs.BuildCity, verbs.Buy)


def spots(action: Action) -> tuple[str, ...]:
    """Places for what is built and moved, cards for what is paid, stacks for what is got."""
    match action:
        case verbs.First() | verbs.Rob() | verbs.Trade():
            return (f"seat:{action.seat}",)
        case verbs.Roll():
            return ("dice",)
        case verbs.Advance():
            return ("alexander",)
        case verbs.MoveRobber():
            return (f"hex:{action.id}",)
        case verbs.Bid():
            return (f"bid:{action.n}",)
        case verbs.BuildRoad():
            return (f"side:{'>'.join(action.ends)}",)
        case verbs.BuildVillage() | verbs.BuildCity():
            return (f"corner:{action.at}",)
        case verbs.Discard():
            return (f"card:{action.word}",)
        case verbs.Pay():
            return ("dev:knight",) if not action.good else (f"card:{action.word}",)
        case verbs.Buy():
            return ("pile",)
        case _:
            return spell_card(action)


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


def is_pass(action: Action) -> bool:
    """Leaving an auction, refusing a trade."""
    return isinstance(action, verbs.Pass | verbs.Refuse)


def is_aside(state: Position, action: Action) -> bool:
    """Whether it begins a counter-proposal, which is listed below the answers.  [9.8]"""
    return state.phase == Phase.ANSWER and isinstance(action, verbs.Give)


def is_main(action: Action) -> bool:
    """Whether the action proposes a prepared trade, or goes on as the turn does."""
    return isinstance(action, verbs.Propose | verbs.Roll | verbs.Advance)


def is_costly(table: Position, action: Action) -> bool:
    """A bid, though it be the only one that can be paid; a trade, proposed or with the supply."""
    return isinstance(action, verbs.Bid | verbs.Accept | verbs.Give | verbs.Swap)


def is_grave(action: Action) -> bool:
    """Owning up that a bid cannot be paid.  [6.9]"""
    return isinstance(action, verbs.Fail)


def is_vain(table: Position, action: Action) -> bool:
    """A bid beyond the bidder's means.  [6.9]"""
    return isinstance(action, verbs.Bid) and action.n > means(table, table.who)


def spell_card(action: Action) -> tuple[str, ...]:
    """Development cards, swaps, proposals."""
    match action:
        case verbs.PlayKnight():
            return ("dev:knight",)
        case verbs.PlayRoads():
            return ("dev:roads",)
        case verbs.PlayInvention():
            return ("dev:invention", *(f"stack:{word}" for word in action.words))
        case verbs.PlayMonopoly():
            return "dev:monopoly", f"stack:{action.word}"
        case verbs.Swap():
            return f"card:{action.words[0]}", f"stack:{action.words[1]}"
        case verbs.Give():
            return (f"give:{action.word}",)
        case verbs.Ask():
            return (f"ask:{action.word}",)
    return ()
