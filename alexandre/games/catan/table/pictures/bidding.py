"""An auction, or a proposal, beside the hand: what pays, who is still in it, the next bids."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from alexandre.games.catan.actions.moves import MOST_BID
from alexandre.games.catan.meta import AUCTIONS, GOLD, GOODS
from alexandre.games.catan.rules.trading import covers
from alexandre.games.catan.table.pictures.signs import event_sign, knight, symbol
from alexandre.games.catan.tables import Tables
from alexandre.games.catan.view import AuctionView, CatanView, ProposalView
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Place,
    Plate,
    Polygon,
    Shape,
    Spot,
    Stroke,
    rectangle,
    seal,
)

FROM: Final = 430.0
WIDE: Final = 560.0
GOODS_FROM: Final = 108.0  # of a proposal
LONGER: Final = 1.1  # beside large letters, words that are bounded
AT: Final[Place] = (FROM, 1)
SIZE: Final[Place] = (WIDE, 109)
LADDER: Final = 12  # bids that are shown at once
RUNG: Final = (37.0, 34.0)
LADDER_FROM: Final = FROM + 296
SEAT: Final = 31.0  # from one bidder to the next
HINTS: Final = FROM + 170  # on what one can pay, behind as many goods and bidders as there are


@dataclass
class Piece:
    """A part of the strip, being filled."""

    shapes: list[Shape] = field(default_factory=list)
    captions: list[Caption] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)

    def write(self, at: Place, text: Msg, size: float, *, colour: str = "ink",
              face: str = "text", most: float = 0.0) -> None:
        """A line that begins there."""
        self.captions.append(Caption(at, text, size, colour, face, "left", most=most, least=10))

    def figure(self, at: Place, text: str, size: float, colour: str = "ink") -> None:
        self.captions.append(Caption(at, text, size, colour, "bold", least=10))

    def seal(self, seat: int, at: Place, radius: float) -> None:
        marks, numeral = seal(seat, at, radius)
        self.shapes += marks
        self.captions.append(numeral)

    def button(self, id: str, name: Msg, at: Place, size: Place) -> None:
        """Something to be clicked."""
        self.shapes.append(Plate(at, size, 6, "page", "gold", 1.4))
        self.spot(id, name, at, size)

    def spot(self, id: str, name: Msg, at: Place, size: Place) -> None:
        """A rectangle that can be pointed at."""
        self.spots.append(Spot(id, name, rectangle(at, size)))


def auction_of(tables: Tables, view: CatanView, held: AuctionView) -> Piece:
    piece, kind = begin_piece(), AUCTIONS.index(held.kind)
    piece.shapes += event_sign(held.kind, (FROM + 31, 29), 42)
    piece.write((FROM + 62, 19), Msg.of(f"catan.table.{held.kind}"), 19, colour="seal.deep",
                face="title", most=206)
    is_village = held.kind == "village"
    piece.write((FROM + 62, 40), Msg.of("catan.table.stake_village" if is_village
                                        else "catan.table.stake_token"),
                15, colour="ink.soft", face="italic", most=206)
    payers(piece, tables, kind)
    bidders(piece, view, held)
    if view.phase == "bid":
        limit = means_of(tables, view, kind)
        if limit is not None:
            piece.write((HINTS, 65), Msg.of("catan.table.means", n=limit) if limit
                        else Msg("catan.table.means_none"), 16, colour="ink.soft",
                        face="italic", most=LADDER_FROM - HINTS - 14)
            if count_lost(view) and rungs(held)[-1] > max(limit, held.high):
                piece.write((HINTS, 95), Msg.of("catan.table.beyond", n=count_lost(view)),
                            16, colour="seal", face="italic", most=LADDER_FROM - HINTS - 14)
        ladder(piece, held, limit, count_lost(view))
    else:
        owing(piece, view, held)
    piece.spot("auction", prize_of(tables, view, held), AT, SIZE)
    return piece


def begin_piece() -> Piece:
    """The part of the strip beside the hand, empty."""
    return Piece([Plate(AT, SIZE, 7, "parchment.deep", "gold", 1.4, cover=0.7)])


def prize_of(tables: Tables, view: CatanView, held: AuctionView) -> Msg:
    """Where it is, what pays, and what the winner gets."""
    box = tables.box
    return Msg.of("catan.spot.auction_village" if held.kind == "village"
                  else "catan.spot.auction_token",
                  point=tables.route[view.alexander].noun,
                  goods=tuple(tables.goods[good]
                              for good in tables.payable[AUCTIONS.index(held.kind)]),
                  tokens=box.least[2], points=box.advisers[len(view.players) - 3][0])


def means_of(tables: Tables, view: CatanView, kind: int) -> int | None:
    """The most that the viewer could pay; nobody else's is told, nor to those who see all."""
    player = next((each for each in view.players if each.seat == view.seat), None)
    if player is None or player.hand is None:
        return None
    means = sum(player.hand[GOODS[good]] for good in tables.payable[kind])
    knights = player.army if AUCTIONS[kind] == "combat" else 0
    return means + tables.box.knight_pays * knights


def count_lost(view: CatanView) -> int:
    """The resource cards that the viewer loses by a bid that he cannot pay.  [6.9]"""
    hand = next((each.hand for each in view.players if each.seat == view.seat), None) or {}
    return sum(n for good, n in hand.items() if good != GOODS[GOLD]) // 2


def payers(piece: Piece, tables: Tables, kind: int) -> None:
    """The goods that count, and the knights that count more."""
    x, y = FROM + 22, 64.0
    for good in tables.payable[kind]:
        piece.shapes += symbol(good, (x, y), 25)
        x += 30
    if AUCTIONS[kind] == "combat":
        piece.shapes += knight((x, y), 25)
        piece.figure((x + 25, y + 1), f"× {tables.box.knight_pays}", 15)
        piece.spot("dev:knight", Msg.of("catan.spot.pay_knight", n=tables.box.knight_pays),
                   (x - 15, y - 15), (59, 30))


def bidders(piece: Piece, view: CatanView, held: AuctionView) -> None:
    """Who leads, who may still bid, who has passed; behind them the highest bid."""
    for player in view.players:
        at = (FROM + 24 + SEAT * player.seat, 95.0)
        piece.seal(player.seat, at, 12)
        if player.seat == held.leader:
            piece.shapes.append(Disc(at, 15, "", "gold", 3))
            piece.figure((FROM + 26 + SEAT * len(view.players), at[1]), str(held.high), 24,
                         "seal.deep")
        elif player.seat in held.passed:
            piece.shapes += [Disc(at, 14, "parchment.deep", cover=0.6),
                             Stroke(((at[0] - 13, at[1] - 13), (at[0] + 13, at[1] + 13)), "ink",
                                    2.6)]
        if player.seat == view.who:
            piece.shapes.append(Polygon(((at[0], at[1] - 14), (at[0] - 4, at[1] - 19),
                                         (at[0] + 4, at[1] - 19)), "seal"))


def ladder(piece: Piece, held: AuctionView, limit: int | None, lost: int) -> None:
    """So many bids, each in its place whatever has been bid; and the way out.

    Those beyond the viewer's means are hatched and say what they would cost, those outbid have no
    button any more.
    """
    w, h = RUNG
    most = MOST_BID if limit is None else limit
    for n, bid in enumerate(rungs(held)):
        at = (LADDER_FROM + (w + 5) * (n % 6), 7 + (h + 3) * (n // 6))
        name = Msg.of("catan.spot.bid", n=bid)
        if held.high < bid and bid > most:
            name = Msg.of("catan.spot.bid_dear", n=bid, means=most, lost=lost)
            piece.button(f"bid:{bid}", name, at, RUNG)
            piece.shapes += hatching(at)
        elif bid > held.high:
            piece.button(f"bid:{bid}", name, at, RUNG)
        else:
            piece.spot(f"bid:{bid}", name, at, RUNG)
        piece.figure((at[0] + w / 2, at[1] + h / 2), str(bid), 20, "ink"
                     if held.high < bid <= most else "parchment.edge")
    at, size = (LADDER_FROM, 82.0), ((w + 5) * 6 - 5, 26.0)
    piece.button("bid:pass", Msg.of("catan.spot.pass"), at, size)
    piece.captions.append(Caption((at[0] + size[0] / 2, at[1] + 13), Msg.of("catan.action.pass"),
                                  17, "ink", "text", least=10))


def rungs(held: AuctionView) -> range:
    """The bids that are shown."""
    below = held.high // LADDER * LADDER
    return range(below + 1, 1 + min(MOST_BID, below + LADDER))


def hatching(at: Place) -> list[Shape]:
    """Red strokes across a rung."""
    (x, y), (w, h) = at, RUNG
    strokes: list[Shape] = [Plate(at, RUNG, 6, "", "seal", 1.6)]
    for shift in (-20.0, -8.0, 4.0, 16.0):
        low, high = max(0.0, shift), min(w, shift + h)
        foot, head = (x + low, y + h - (low - shift)), (x + high, y + h - (high - shift))
        strokes.append(Stroke((foot, head), "seal", 1.8, cover=0.55))
    return strokes


def owing(piece: Piece, view: CatanView, held: AuctionView) -> None:
    """What is still to be paid or given back, and what has been."""
    is_penalty = view.phase == "penalty"
    n = view.owed if is_penalty else held.due
    key = "catan.table.penalty" if is_penalty else "catan.table.due"
    piece.write((LADDER_FROM, 38), Msg.of(key, who=Who(view.who), n=n), 18, most=250)
    for place, (name, count) in enumerate(held.paid.items()):
        at = (LADDER_FROM + 18 + 62 * place, 86.0)
        piece.shapes += knight(at, 32) if name == "knight" else symbol(GOODS.index(name), at, 32)
        piece.figure((at[0] + 26, at[1] + 2), str(count), 19)


def proposal_of(view: CatanView, proposal: ProposalView) -> Piece:
    """What is given, what is asked for, and who is ready; or what a seat would trade instead."""
    piece, made = begin_piece(), view.counter or proposal
    seat = view.mover if view.counter is None else view.counter.seat
    key = "proposal" if view.counter is None else "counter"
    others = [player.seat for player in view.players if player.seat != view.mover]
    seals = WIDE - 48.0 - 62 * (len(others) - 1)  # where those who answer begin
    piece.seal(seat, (FROM + 24, 22), 13)
    piece.write((FROM + 46, 22), Msg.of(f"catan.table.{key}", who=Who(seat)), 18,
                colour="seal.deep", face="title", most=(seals - 70) / LONGER)
    for row, (key, goods) in enumerate((("gives", made.give), ("asks", made.ask))):
        y = 54.0 + 36 * row
        piece.write((FROM + 20, y), Msg.of(f"catan.table.{key}"), 17, colour="ink.soft",
                    face="italic", most=(GOODS_FROM - 22) / LONGER)
        for n, (name, count) in enumerate(goods.items()):
            at = (FROM + GOODS_FROM + 16 + min(58, 174 / len(goods)) * n, y)
            piece.shapes += symbol(GOODS.index(name), at, 32)
            piece.figure((at[0] + 25, at[1] + 2), str(count), 19)
    for place, seat in enumerate(others):
        at = (FROM + seals + 62 * place, 24.0)
        answer = answer_of(view, proposal, seat)
        piece.seal(seat, at, 14)
        piece.shapes += answer_mark(answer, (at[0] + 24, at[1]))
        piece.spot(f"answer:{seat}", Msg.of(f"catan.spot.answer.{answer}", who=Who(seat)),
                   (at[0] - 18, at[1] - 18), (56, 36))
        if seat == view.who:
            piece.shapes.append(Disc(at, 18, "", "seal", 3))
    return piece


def answer_of(view: CatanView, proposal: ProposalView, seat: int) -> str:
    """What a seat has said to a proposal, as everybody has heard it.  [9.5] [9.8]"""
    if seat in proposal.accepted:
        return "ready"
    if view.phase == "choose":
        return "refused" if might_serve(view, proposal, seat) else "unable"
    if view.counter is not None and view.counter.seat == seat:
        return "counter"
    asked = view.who if view.counter is None else view.counter.seat
    order, now = ((each - view.mover) % len(view.players) for each in (seat, asked))
    if order == now:
        return "asked"
    if not might_serve(view, proposal, seat):
        return "unable"
    return "refused" if order < now else "later"


def might_serve(view: CatanView, proposal: ProposalView, seat: int) -> bool:
    """Is it asked, or passed over?  [9.4]"""
    player = next(each for each in view.players if each.seat == seat)
    return covers(player.held, player.gold, [proposal.ask.get(good, 0) for good in GOODS])


def answer_mark(answer: str, at: Place) -> list[Shape]:
    """A tick, a cross, two arrows for another trade, a bar for who is passed over; three dots wait
    for an answer, pale ones for the question."""
    x, y = at
    match answer:
        case "ready":
            return [Stroke(((x - 10, y + 3), (x - 3, y + 12), (x + 10, y - 12)),
                           "pigment.green", 5)]
        case "refused":
            return [Stroke(((x - 6, y - 8), (x + 10, y + 8)), "seal", 4.5),
                    Stroke(((x - 6, y + 8), (x + 10, y - 8)), "seal", 4.5)]
        case "counter":
            return [each for shift, way in ((-5, 1), (5, -1)) for each in (
                Stroke(((x - 7, y + shift), (x + 11, y + shift)), "pigment.blue", 3),
                Polygon(((x + 2 + 11 * way, y + shift), (x + 2 + 3 * way, y + shift - 5),
                         (x + 2 + 3 * way, y + shift + 5)), "pigment.blue"))]
        case "unable":
            return [Stroke(((x - 4, y), (x + 8, y)), "ink.soft", 4)]
    return [Disc((x + 6 * n, y), 2.4, "ink" if answer == "asked" else "ink.faint")
            for n in range(3)]
