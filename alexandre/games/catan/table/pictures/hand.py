"""The strip below the page: the viewer's hand; his cards and the stacks, or an auction."""

from __future__ import annotations

from functools import partial
from typing import Final

from alexandre.games.catan.meta import CARDS, GOODS
from alexandre.games.catan.table.pictures.bidding import auction_of, proposal_of
from alexandre.games.catan.table.pictures.plates import (
    draw_arrow,
    draw_back,
    draw_face,
    draw_heap,
    draw_hollow,
    draw_plate,
    draw_veil,
)
from alexandre.games.catan.table.pictures.signs import card_sign, symbol
from alexandre.games.catan.tables import Tables
from alexandre.games.catan.view import CatanView, PlayerView
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sheets.boxes import Column, Fixed, Grid, Named, Overlay, Panel, Row
from alexandre.ui.draw.sheets.leaves import Icon, Space, Text, seal_of
from alexandre.ui.draw.sheets.tree import Node

PLAYED: Final = ("knight", "roads", "invention", "monopoly")
CARD: Final = (62, 66)
STACK: Final = (52, 66)


def hand_of(tables: Tables, view: CatanView) -> Node:
    """The strip of the viewer; for those who see all, and those who see no hand, of the seat on
    turn."""
    player = next((each for each in view.players if each.seat == view.seat),
                  view.players[view.who])
    swaps = view.phase == "main" and view.who == player.seat
    trades = swaps or (view.phase == "answer" and view.who == player.seat)
    beside: tuple[Node, ...]
    if view.auction is not None:
        beside = (auction_of(tables, view, view.auction),)
    elif view.proposal is not None and view.phase not in ("compose", "counter"):
        beside = (proposal_of(tables, view, view.proposal, may_counter=trades),)
    else:
        beside = cards(player), stacks(tables, view, trades=trades)
    return Panel(Row((hand(tables, player, swaps=swaps, trades=trades), *beside), 14, "stretch"),
                 pad=(4, 1))


def title(words: Msg) -> Text:
    """The heading of a group."""
    return Text(words, 15.5, face="italic", halo="page", squeeze=0.6)


# ---- the hand -----------------------------------------------------------------------------------


def hand(tables: Tables, player: PlayerView, *, swaps: bool, trades: bool) -> Node:
    """Six goods, each with the tab that gives it."""
    held = Msg.of("catan.table.hand_hidden" if not player.hand else
                  "catan.table.hand" if swaps else "catan.table.held", n=player.held)
    words = Msg.of("catan.table.coins", n=player.gold, cards=held) if player.gold else held
    goods = tuple(Column((card(tables, player, n), tab(f"give:{good}", Msg.of(
        "catan.spot.give", good=tables.goods[n]), trades=trades, is_up=True)), 3, grow=1)
        for n, good in enumerate(GOODS))
    return Column((Row((seal_of(player.seat, 17), title(words)), 6), Space(grow=1),
                   Row(goods, 6)), 1, grow=1)


def card(tables: Tables, player: PlayerView, n: int) -> Node:
    """A card of a good: what the stacks want for another, and how many are held; pale if none."""
    good = GOODS[n]
    count = None if player.hand is None else player.hand[good]
    figures = Row((Text(f"{player.rates[good]}:1", 13, "sea.ink", "table"), Space(grow=1),
                   Text("–" if count is None else str(count), 24, "ink" if count else "ink.faint",
                        "bold", "right", halo="page")), 2)
    label = Panel(figures, partial(draw_plate, cover=0.88) if count else None, (3, 0))
    face = Panel(Column((Space(high=34, grow=1), label)),
                 partial(draw_face if count else draw_hollow, tables, n), (3, 3))
    return Named(Fixed(face, *CARD, least=53), f"card:{good}", Msg.of(
        "catan.spot.card", good=tables.goods[n], n=count or 0, rate=player.rates[good]))


def tab(id: str, tip: Msg, *, trades: bool, is_up: bool) -> Node:
    """The tab by which a good is put into a proposal: up to give it, down to ask for it; it is
    seen while there is a trade."""
    part = Panel(Icon(partial(draw_arrow, is_up=is_up), 18, 20), partial(draw_plate, line="gold"))
    return Named(part if trades else Space(high=20), id, tip)


# ---- the cards and the stacks -------------------------------------------------------------------


def cards(player: PlayerView) -> Node:
    """Four kinds of development cards that are played, and how many points lie hidden."""
    held = player.cards
    words = Msg.of("catan.table.cards", n=player.hidden, points=(held or {"point": 0})["point"])
    one, two, three, four = (development(kind, 0 if held is None else held[kind])
                             for kind in PLAYED)
    return Column((title(words), Space(grow=1), Grid(((one, two), (three, four)), 4, 4)), 1)


def development(kind: str, count: int) -> Node:
    """A kind of card, and how many are held."""
    face = Panel(Row((Icon(partial(card_sign, CARDS.index(kind)), 31, 34), Space(grow=1),
                      Text(str(count), 22, "ink" if count else "ink.faint", "bold", "right",
                           squeeze=1)), 3),
                 partial(draw_plate, fill="card", line="coast") if count else
                 partial(draw_plate, line="parchment.edge", cover=0.25), (6, 0))
    part = face if count else Overlay((face, Panel(Space(), draw_veil)))
    return Named(Fixed(part, 64, 34, least=62), f"dev:{kind}", Msg.of(f"catan.spot.{kind}"))


def stacks(tables: Tables, view: CatanView, *, trades: bool) -> Node:
    """The open stacks, gold without end, and the pile of development cards."""
    goods = tuple(Column((stack(tables, view, n), tab(f"ask:{good}", Msg.of(
        "catan.spot.ask", good=tables.goods[n]), trades=trades, is_up=False)), 3, grow=1)
        for n, good in enumerate(GOODS))
    return Column((title(Msg.of("catan.table.stacks", n=view.supply)), Space(grow=1),
                   Row((*goods, pile(tables, view)), 5, "end")), 1, grow=1)


def stack(tables: Tables, view: CatanView, n: int) -> Node:
    """The cards left of a good."""
    count = view.stacks.get(GOODS[n])
    figure = Text("∞" if count is None else str(count), 18, face="table", align="centre")
    part = Panel(Column((Space(high=44, grow=1), figure)), partial(draw_heap, tables, n), (3, 0))
    return Named(Fixed(part, *STACK, least=44), f"stack:{GOODS[n]}",
                 Msg.of("catan.spot.stack", good=tables.goods[n]))


def pile(tables: Tables, view: CatanView) -> Node:
    """The development cards, face down; above, what one costs."""
    cost = tables.box.costs[-1]
    priced = Row(tuple(Icon(partial(symbol, n), 16, 20) for n, much in enumerate(cost)
                       for _each in range(much)))
    part = Column((Panel(priced, draw_plate, (2, 0)), Icon(partial(card_sign, 1), 26),
                   Text(str(view.pile), 20, "seal.text", "bold", "centre")), 2)
    return Named(Panel(part, draw_back, (5, 5)), "pile",
                 Msg.of("catan.spot.pile", n=view.pile, goods=tables.nouns(cost)))
