"""The strip below the page: the viewer's hand; cards and stacks, or an auction."""

from __future__ import annotations

from functools import partial
from typing import Final

from alexandre.games.catan.meta import CARDS, GOODS
from alexandre.games.catan.table.pictures.bidding import auction_of, proposal_of, reserve_room
from alexandre.games.catan.table.pictures.plates import (
    draw_arrow,
    draw_back,
    draw_face,
    draw_heap,
    draw_hollow,
    draw_plate,
    draw_rack,
    draw_slot,
)
from alexandre.games.catan.table.pictures.signs import card_sign, carve, symbol
from alexandre.games.catan.tables import Tables
from alexandre.games.catan.view import CatanView, PlayerView
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sheets.boxes import (
    Column,
    Fixed,
    Grid,
    Hidden,
    Named,
    Overlay,
    Panel,
    Row,
)
from alexandre.ui.draw.sheets.leaves import Icon, Space, Text, seal_of
from alexandre.ui.draw.sheets.tree import Node

TRADING: Final = ("answer", "compose", "counter")  # phases in which goods are named
PLAYED: Final = ("knight", "roads", "invention", "monopoly")
CARD: Final = (62, 60)
STACK: Final = (52, 60)
PAD: Final = (3, 2)


def hand_of(tables: Tables, view: CatanView, after: CatanView | None = None,
            trade: tuple[list[int], list[int]] = ([], [])) -> Node:
    """The strip of the viewer; for those who see all, and those who see no hand, of the seat on
    turn.  The hand keeps its place and the strip its height whatever lies beside it; cards that
    are gone `after` what is prepared are marked, and both sides of a `trade`."""
    player = next((each for each in view.players if each.seat == view.seat),
                  view.players[view.who])
    swaps = view.phase == "main" and view.who == player.seat
    trades = swaps or (view.phase in TRADING and view.who == player.seat)
    beside: tuple[Node, ...] = (
        Row((cards(player), stacks(tables, view, trade[1], trades=trades)), 10,
            "stretch"),)
    if view.auction is not None:
        beside = Hidden(*beside), auction_of(tables, view, view.auction, after)
    elif view.proposal is not None and view.phase not in ("compose", "counter"):
        beside = Hidden(*beside), proposal_of(tables, view, view.proposal, may_counter=trades)
    left = count_left(player, after, trade[0])
    return Panel(Row((hand(tables, player, left, swaps=swaps, trades=trades),
                      Panel(Overlay((reserve_room(), *beside)), grow=1)), 10, "stretch"),
                 pad=(0, 1))


def count_left(player: PlayerView, after: CatanView | None, given: list[int]) -> dict[str, int]:
    """The goods in the hand `after` what is prepared, without those given in a trade."""
    hand = (player if after is None else after.players[player.seat]).hand or {}
    return dict(hand) | {good: hand.get(good, 0) - n
                         for good, n in zip(GOODS, given, strict=False)}


def rack(head: Node, part: Node, grow: float = 0.0) -> Node:
    """A group in its slots, below its heading."""
    return Column((head, Space(grow=1), Panel(part, draw_rack, PAD)), 1, grow=grow)


def title(words: Msg) -> Text:
    """The heading of a group."""
    return Text(words, 15.5, face="italic", halo="page", squeeze=0.6)


# ---- the hand -----------------------------------------------------------------------------------


def hand(tables: Tables, player: PlayerView, then: dict[str, int], *, swaps: bool,
         trades: bool) -> Node:
    """Six goods in their slots."""
    held = Msg.of(f"catan.table.{'held' if player.hand else 'hand_hidden'}", n=player.held)
    words = Msg.of("catan.table.coins", n=player.gold, cards=held) if player.gold else held
    goods = tuple(Panel(card(tables, player, then, n, swaps=swaps, trades=trades), grow=1)
                  for n in range(len(GOODS)))
    return rack(Row((seal_of(player.seat, 17), title(words)), 6), Row(goods, 6), 1)


def card(tables: Tables, player: PlayerView, then: dict[str, int], n: int, *, swaps: bool,
         trades: bool) -> Node:
    """A card of a good: the tab that gives it or how many are to go, what the stacks want for
    another, and how many are held; the bare slot where there is none."""
    good = GOODS[n]
    count, left = (each.get(good, 0) for each in (player.hand or {}, then))
    rate = Text(f"{player.rates[good]}:1" if count else "", 14.5, "sea.ink", "table")
    figures = Row((rate, Space(grow=1), Text(str(count or ""), 24, face="bold", align="right",
                                             digits=1)), 2)
    label = Panel(figures, partial(draw_plate, cover=0.88) if count else None, (2, 0))
    give = tab(f"give:{good}", Msg.of("catan.spot.give", good=tables.goods[n]),
               trades=trades and bool(count), is_up=True)
    if left < count:
        going = change(f"−{count - left}", "seal")
        give = Row((give, going), 2) if trades else going
    face = Panel(Column((give, Space(high=14, grow=1), label)),
                 partial(draw_face, tables, n, is_going=left < count) if count
                 else partial(draw_hollow, n), (1, 2))
    key = "card_swap" if swaps and count >= player.rates[good] else "card"
    return Named(Fixed(face, *CARD, least=53), f"card:{good}", Msg.of(
        f"catan.spot.{key}", good=tables.goods[n], n=count, rate=player.rates[good]))


def change(words: str, colour: str) -> Node:
    """The number of cards that go, or are asked for."""
    return Panel(Text(words, 16.5, colour, "bold", "centre", squeeze=1),
                 partial(draw_plate, line=colour, cover=0.88))


def tab(id: str, tip: Msg, *, trades: bool, is_up: bool) -> Node:
    """The tab by which a good is put into a proposal: up to give it, down to ask for it; bare room
    that belongs to the card while there is no trade."""
    if not trades:
        return Space(high=17)
    part = Panel(Icon(partial(draw_arrow, is_up=is_up), 15, 17),
                 partial(draw_plate, line="gold", cover=0.85))
    return Named(part, id, tip)


# ---- the cards and the stacks -------------------------------------------------------------------


def cards(player: PlayerView) -> Node:
    """Four kinds of development cards that are played, and how many points lie hidden."""
    held = player.cards or {}
    words = Msg.of("catan.table.cards", n=player.hidden)
    if points := held.get("point"):
        words = Msg.of("catan.table.points", cards=words, n=points)
    one, two, three, four = (development(kind, held.get(kind, 0)) for kind in PLAYED)
    return rack(title(words), Grid(((one, two), (three, four)), 4, 4))


def development(kind: str, count: int) -> Node:
    """A kind of card, and how many are held; the empty slot where there is none."""
    sign = partial(card_sign, CARDS.index(kind)) if count else partial(carve, kind)
    face = Panel(Row((Icon(sign, 28, 28), Space(grow=1),
                      Text(str(count or ""), 22, face="bold", align="right", squeeze=1,
                           digits=1)), 3),
                 partial(draw_plate, fill="card", line="coast") if count else draw_slot, (6, 0))
    return Named(Fixed(face, 64, 29, least=62), f"dev:{kind}", Msg.of(f"catan.spot.{kind}"))


def stacks(tables: Tables, view: CatanView, asked: list[int], *, trades: bool) -> Node:
    """The open stacks, gold without end, and the pile of development cards."""
    goods = tuple(Panel(stack(tables, view, n, asked[n] if asked else 0, trades=trades), grow=1)
                  for n in range(len(GOODS)))
    key = "catan.table.stacks" if view.supply else "catan.table.stacks_only"
    return rack(Named(title(Msg.of(key, n=view.supply)), "supply", Msg.of("catan.spot.supply")),
                Row((*goods, pile(tables, view)), 5, "end"), 1)


def stack(tables: Tables, view: CatanView, n: int, asked: int, *, trades: bool) -> Node:
    """The cards left of a good, and the tab that asks for it or how many are asked for."""
    count = view.stacks.get(GOODS[n])
    figure = Text("∞" if count is None else str(count), 18, face="table", align="centre")
    ask = tab(f"ask:{GOODS[n]}", Msg.of("catan.spot.ask", good=tables.goods[n]), trades=trades,
              is_up=False)
    if asked:
        ask = Row((ask, change(f"+{asked}", "sea.ink")), 2)
    part = Panel(Column((ask, Space(high=24, grow=1), figure)), partial(draw_heap, tables, n),
                 (3, 0))
    return Named(Fixed(part, *STACK, least=44), f"stack:{GOODS[n]}",
                 Msg.of("catan.spot.stack", good=tables.goods[n]))


def pile(tables: Tables, view: CatanView) -> Node:
    """The development cards, face down; above, what one costs."""
    cost = tables.box.costs[-1]
    priced = Row(tuple(Icon(partial(symbol, n), 16, 18) for n, much in enumerate(cost)
                       for _each in range(much)))
    part = Column((Panel(priced, draw_plate, (2, 0)), Icon(partial(card_sign, 1), 20),
                   Text(str(view.pile), 20, "seal.text", "bold", "centre")), 1)
    return Named(Panel(part, draw_back, (5, 2)), "pile",
                 Msg.of("catan.spot.pile", n=view.pile, goods=tables.nouns(cost)))
