"""The strip below the page: the viewer's hand; his cards and the stacks, or an auction."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.meta import CARDS, GOODS
from alexandre.games.catan.table.pictures.bidding import Piece, auction_of, proposal_of
from alexandre.games.catan.table.pictures.signs import (
    card_sign,
    corner_of,
    picture,
    symbol,
)
from alexandre.games.catan.tables import Tables
from alexandre.games.catan.view import CatanView
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import (
    Caption,
    Place,
    Plate,
    Polygon,
    Shade,
    Sketch,
    rectangle,
)

SIZE: Final = (1000.0, 112.0)
TOP: Final = 20.0
CARD: Final = (62.0, 66.0)
TAB: Final = 20.0
HAND_FROM: Final = 4.0
CARDS_FROM: Final = 430.0
STACKS_FROM: Final = 578.0
STACK: Final = (52.0, 66.0)
ASKED_FROM: Final = 732.0
PLAYED: Final = ("knight", "roads", "invention", "monopoly")


def hand_of(tables: Tables, view: CatanView) -> Sketch:
    """The strip of the viewer; for those who see all, and those who see no hand, of the seat on
    turn."""
    drawn = Strip(tables, view)
    drawn.hand()
    if view.auction is not None:
        drawn.put(auction_of(tables, view, view.auction))
    elif view.proposal is not None and view.phase not in ("compose", "counter"):
        drawn.put(proposal_of(view, view.proposal))
        if drawn.may_trade:
            drawn.asked()
    else:
        drawn.cards()
        drawn.stacks()
    return Sketch(SIZE, tuple(drawn.shapes), tuple(drawn.captions), tuple(drawn.spots))


class Strip(Piece):
    """The strip, filled from the left."""

    def __init__(self, tables: Tables, view: CatanView) -> None:
        super().__init__()
        self.tables, self.view = tables, view
        self.player = next((each for each in view.players if each.seat == view.seat),
                           view.players[view.who])

    def put(self, piece: Piece) -> None:
        """An auction or a proposal takes the place of cards and stacks."""
        self.shapes += piece.shapes
        self.captions += piece.captions
        self.spots += piece.spots

    def title(self, at: Place, text: Msg, most: float) -> None:
        """What comes below."""
        self.captions.append(Caption(at, text, 15.5, "ink", "italic", "left", halo="page",
                                     most=most, least=10))

    def hand(self) -> None:
        """Six goods, those at hand as cards with their number; below each the tab that gives."""
        self.seal(self.player.seat, (HAND_FROM + 9, 9), 8.5)
        held = Msg.of("catan.table.hand_hidden" if not self.player.hand
                      else "catan.table.hand" if self.may_swap else "catan.table.held",
                      n=self.player.held)
        coins = Msg.of("catan.table.coins", n=self.player.gold, cards=held)
        self.title((HAND_FROM + 24, 9), coins if self.player.gold else held, 350)
        for n, good in enumerate(GOODS):
            at = (HAND_FROM + 68 * n, TOP)
            count = None if self.player.hand is None else self.player.hand[good]
            self.card(at, CARD, n, count)
            self.spot(f"card:{good}", Msg.of(
                "catan.spot.card", good=self.tables.goods[n], n=count or 0,
                rate=self.player.rates[good]), at, CARD)
            rate = Caption((at[0] + 14, TOP + CARD[1] - 11), f"{self.player.rates[good]}:1", 13,
                           "sea.ink", "table", least=7)
            self.captions.append(rate)
            self.tab((at[0], TOP + CARD[1] + 3), CARD[0], f"give:{good}", Msg.of(
                "catan.spot.give", good=self.tables.goods[n]), is_up=True)

    @property
    def may_swap(self) -> bool:
        """Can cards be exchanged with the stacks now?"""
        return self.view.phase == "main" and self.view.who == self.player.seat

    @property
    def may_trade(self) -> bool:
        """Can cards be exchanged now, or another trade be proposed instead?"""
        return self.may_swap or (self.view.phase == "answer"
                                 and self.view.who == self.player.seat)

    def asked(self) -> None:
        """Beside a proposal that is to be answered: what might be asked for instead."""
        for n, good in enumerate(GOODS):
            at = (ASKED_FROM + 42 * n, 44.0)
            self.shapes += [Plate(at, (38, 38), corner_of(n, (38, 38)), "page", "coast", 1.2),
                            *picture(self.tables, n, (at[0] + 2, at[1] + 2), (34, 34))]
            self.tab((at[0], at[1] + 41), 38, f"ask:{good}", Msg.of(
                "catan.spot.ask", good=self.tables.goods[n]), is_up=False)

    def card(self, at: Place, size: Place, good: int, count: int | None) -> None:
        """A card of a good; pale if there is none."""
        is_there, rim = bool(count), corner_of(good, size)
        if is_there:
            self.shapes.append(Shade(rectangle((at[0] + 2, at[1] + 3), size), 4, "shade", 0.4))
        self.shapes.append(Plate(at, size, rim, f"terrain.{GOODS[good]}" if is_there else "page",
                                 "coast" if is_there else "parchment.edge", 1.6,
                                 cover=1.0 if is_there else 0.25))
        if is_there:
            self.shapes += [*picture(self.tables, good, (at[0] + 3, at[1] + 3),
                                     (size[0] - 6, size[1] - 6)),
                            Plate((at[0] + 3, at[1] + size[1] - 24), (size[0] - 6, 21),
                                  min(10.0, rim / 2), "page", cover=0.88)]
        else:
            self.shapes += [*symbol(good, (at[0] + size[0] / 2, at[1] + size[1] * 0.4), 36),
                            Plate(at, size, rim, "parchment", cover=0.35)]
        figure = "–" if count is None else str(count)
        self.captions.append(Caption((at[0] + size[0] - 7, at[1] + size[1] - 14), figure, 24,
                                     "ink" if is_there else "ink.faint", "bold", "right",
                                     halo="page", least=11))

    def tab(self, at: Place, width: float, id: str, name: Msg, *, is_up: bool) -> None:
        """The tab by which a good is put into a proposal: up to give it, down to ask for it; it
        is seen while there is a trade."""
        self.spot(id, name, at, (width, TAB))
        if not self.may_trade:
            return
        self.shapes.append(Plate(at, (width, TAB), 5, "page", "gold", 1.2))
        x, y = at[0] + width / 2, at[1] + TAB / 2
        tall = -6.0 if is_up else 6.0
        colour = "pigment.green" if is_up else "pigment.blue"
        self.shapes.append(Polygon(((x, y + tall), (x - 9, y - tall * 0.7),
                                    (x + 9, y - tall * 0.7)), colour))

    def cards(self) -> None:
        """Four kinds of development cards that are played, and how many points lie hidden."""
        held = self.player.cards
        points = 0 if held is None else held["point"]
        self.title((CARDS_FROM, 9), Msg.of("catan.table.cards", n=self.player.hidden,
                                            points=points), 128)
        for n, card in enumerate(PLAYED):
            at = (CARDS_FROM + 68 * (n % 2), TOP + 46 * (n // 2))
            count = 0 if held is None else held[card]
            self.shapes.append(Plate(at, (64, 42), 6, "card" if count else "page",
                                     "coast" if count else "parchment.edge", 1.4,
                                     cover=1.0 if count else 0.25))
            self.shapes += card_sign(CARDS.index(card), (at[0] + 23, at[1] + 21), 31)
            if not count:
                self.shapes.append(Plate(at, (64, 42), 6, "parchment", cover=0.35))
            self.captions.append(Caption((at[0] + 56, at[1] + 24), str(count), 22,
                                         "ink" if count else "ink.faint", "bold", "right",
                                         least=10))
            self.spot(f"dev:{card}", Msg.of(f"catan.spot.{card}"), at, (64, 42))

    def stacks(self) -> None:
        """The open stacks, gold without end, and the pile of development cards."""
        self.title((STACKS_FROM, 9), Msg.of("catan.table.stacks", n=self.view.supply), 410)
        for n, good in enumerate(GOODS):
            at = (STACKS_FROM + 57 * n, TOP)
            count = self.view.stacks.get(good)
            rim = corner_of(n, STACK)
            self.shapes.append(Plate((at[0] + 3, at[1] + 3), STACK, rim, "parchment.deep",
                                     "coast", 1.0))
            self.shapes += [Plate(at, STACK, rim, "page", "coast", 1.4),
                            *picture(self.tables, n, (at[0] + 3, at[1] + 3), (46, 38))]
            figure = "∞" if count is None else str(count)
            self.captions.append(Caption((at[0] + 26, at[1] + 54), figure, 18, "ink", "table",
                                         least=10))
            self.spot(f"stack:{good}", Msg.of("catan.spot.stack", good=self.tables.goods[n]),
                      at, STACK)
            self.tab((at[0], TOP + STACK[1] + 3), STACK[0], f"ask:{good}", Msg.of(
                "catan.spot.ask", good=self.tables.goods[n]), is_up=False)
        self.pile((STACKS_FROM + 57 * len(GOODS) + 4, TOP))

    def pile(self, at: Place) -> None:
        """The development cards, face down; above, what one costs."""
        size, cost = (62.0, 88.0), self.tables.box.costs[-1]
        priced = [n for n, much in enumerate(cost) for _each in range(much)]
        self.shapes += [Plate((at[0] + 3, at[1] + 3), size, 6, "seal.deep", "ink", 1.0),
                        Plate(at, size, 6, "card.back", "gold.pale", 2.0),
                        Plate((at[0] + 5, at[1] + 5), (52, 20), 4, "page"),
                        *card_sign(1, (at[0] + 31, at[1] + 45), 34)]
        for n, good in enumerate(priced):
            middle = at[0] + 5 + 52 * (n + 0.5) / len(priced)
            self.shapes += symbol(good, (middle, at[1] + 15), 16)
        self.captions.append(Caption((at[0] + 31, at[1] + 74), str(self.view.pile), 20,
                                     "seal.text", "bold", least=10))
        self.spot("pile", Msg.of("catan.spot.pile", n=self.view.pile,
                                 goods=self.tables.nouns(cost)), at, size)
