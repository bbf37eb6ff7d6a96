"""An auction, or a proposal, beside the hand: what pays, who is still in it, the next bids."""

from __future__ import annotations

from functools import partial
from typing import Final

from alexandre.games.catan.actions.moves import MOST_BID
from alexandre.games.catan.meta import AUCTIONS, GOLD, GOODS
from alexandre.games.catan.rules.trading import covers
from alexandre.games.catan.table.pictures.plates import (
    draw_arrow,
    draw_hatched,
    draw_plate,
    draw_pointer,
    draw_seal,
    draw_small,
)
from alexandre.games.catan.table.pictures.signs import event_sign, knight, symbol
from alexandre.games.catan.table.pictures.terrain import rate_of
from alexandre.games.catan.tables import ANY, Tables
from alexandre.games.catan.view import AuctionView, CatanView, ProposalView
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.sheets.boxes import (
    Column,
    Either,
    Fixed,
    Flow,
    Grid,
    Hidden,
    Named,
    Panel,
    Row,
)
from alexandre.ui.draw.sheets.leaves import Icon, Space, Text, seal_of
from alexandre.ui.draw.sheets.tree import Node
from alexandre.ui.draw.signs.named import draw_sign
from alexandre.ui.draw.sketch import Place, Shape

LADDER: Final = 12  # bids that are shown at once,
ACROSS: Final = 6  # and in a row of them
RUNGS: Final = (42.0, 34.0)  # how wide each is, and where letters are large
HIGH: Final = 38.0
GAP: Final = 4
PAD: Final = (9, 3)
HEAD, GOOD, SEAL, POINTER = 24.0, 24.0, 28.0, 5.0  # the rows beside the bids
NOTE: Final = 15.5
MARK: Final = 24.0  # the size of the marks of answers

draw_ground: Final = partial(draw_plate, fill="parchment.deep", line="gold", cover=0.92)
draw_button: Final = partial(draw_plate, line="gold")
draw_chosen: Final = partial(draw_plate, fill="seal", line="gold", width=2.4)


def reserve_room() -> Node:
    """The room of the highest auction: it explains what a bid beyond one's means costs."""
    lines = (Icon(knight, GOOD), Icon(knight, SEAL + POINTER), *[Text("", NOTE * 0.87)] * 3)
    return Hidden(Panel(Column(lines), pad=PAD))


def note(words: Msg, colour: str = "ink.soft", size: float = NOTE) -> Text:
    """A line that explains."""
    return Text(words, size, colour, "italic", squeeze=0.95)


def figure(words: str, size: float, colour: str = "ink", digits: int = 0) -> Text:
    """A number beside a sign."""
    return Text(words, size, colour, "bold", squeeze=1, digits=digits)


def amount(name: str, count: int) -> Node:
    """So much of a good, or so many knights."""
    sign = knight if name == "knight" else partial(symbol, GOODS.index(name))
    return Row((Icon(sign, 28), figure(str(count), 19)), 3)


# ---- an auction ---------------------------------------------------------------------------------


def auction_of(tables: Tables, view: CatanView, held: AuctionView,
               after: CatanView | None = None) -> Node:
    """The goods that pay and the bidders; beside them the bids, of which that is marked which is
    the highest `after` what is prepared, or the debt.  Where letters are large the heading stands
    above those."""
    chosen = after.auction.high if after is not None and after.auction is not None else 0
    limit = means_of(tables, view, AUCTIONS.index(held.kind)) if view.phase == "bid" else None
    pays, seats = payers(tables, held), bidders(view, held)
    most, cost = means(limit), loss(view, held, limit)
    whole, head = (Row((Icon(partial(event_sign, held.kind), HEAD), Text(
        Msg.of(f"catan.table.{held.kind}"), 18, "seal.deep", "title", grow=1, squeeze=squeeze)), 6)
        for squeeze in (1.0, 0.8))
    heads = (*((Row((whole, yields(tables, view)), 10),) if held.kind == "village" else ()), head)
    wide, narrow = (ladder(view, held, limit, wide, chosen) if view.phase == "bid"
                    else owing(view, held) for wide in RUNGS)
    forms = (*(Row((Column((each, Row((pays, most), 8), Row((seats, cost), 8)), grow=1), wide), 10)
               for each in heads),
             Row((Column((pays, seats, most, cost), grow=1), Column((head, narrow))), 10))
    return Named(Panel(Either(forms), draw_ground, PAD), "auction", prize_of(tables, view, held),
                 grow=1)


def yields(tables: Tables, view: CatanView) -> Node:
    """The goods that a village at Alexander's place would yield, with their numbers, and the rate
    of its harbour."""
    corner = tables.route[view.alexander].corner
    hexes = [tables.hexes[each] for each in tables.touching[corner]]
    ports = [each.good for each in tables.harbours if corner in each.corners]
    told = [*((each.terrain, str(each.number), "ink") for each in hexes if each.number),
            *((good, rate_of(good), "sea.ink") for good in ports)]
    return Row(tuple(Row((*(() if good == ANY else (Icon(partial(symbol, good), GOOD),)),
                          figure(words, 17, colour)), 2) for good, words, colour in told), 8)


def payers(tables: Tables, held: AuctionView) -> Node:
    """The goods that count, and the knights that count more."""
    goods: list[Node] = [Icon(partial(symbol, good), GOOD)
                         for good in tables.payable[AUCTIONS.index(held.kind)]]
    if held.kind == "combat":
        pays = tables.box.knight_pays
        goods.append(Named(Row((Icon(knight, GOOD), figure(f"× {pays}", 15)), 3), "dev:knight",
                           Msg.of("catan.spot.pay_knight", n=pays)))
    return Row(tuple(goods), 5)


def bidders(view: CatanView, held: AuctionView) -> Node:
    """The seats: the leader, those that may still bid, those that have passed; then the highest
    bid."""
    pointer = Icon(draw_pointer, POINTER)
    seats = tuple(Column((
        pointer if player.seat == view.who else Hidden(pointer),
        Icon(partial(draw_seal, player.seat, is_leader=player.seat == held.leader,
                     is_out=player.seat in held.passed), 24, SEAL)), align="centre")
        for player in view.players)
    return Row((*seats, figure(str(held.high or ""), 24, "seal.deep", digits=2)), 8, "end")


def means(limit: int | None) -> Node:
    """The most that the viewer could pay."""
    if limit is None:
        return Space()
    return note(Msg.of("catan.table.means", n=limit))


def loss(view: CatanView, held: AuctionView, limit: int | None) -> Node:
    """The price of a hatched bid, where there is one."""
    lost = count_lost(view)
    if limit is None or not lost or rungs(held)[-1] <= max(limit, held.high):
        return Space()
    return note(Msg.of("catan.table.beyond", n=lost), "seal")


def ladder(view: CatanView, held: AuctionView, limit: int | None, wide: float, chosen: int
           ) -> Node:
    """So many bids, each in its place whatever has been bid."""
    most, lost = MOST_BID if limit is None else limit, count_lost(view)
    bids: list[Node | None] = [Fixed(rung(held, bid, most, lost, is_chosen=bid == chosen), wide,
                                     HIGH) for bid in rungs(held)]
    bids += [None] * (LADDER - len(bids))
    return Fixed(Grid((tuple(bids[:ACROSS]), tuple(bids[ACROSS:])), GAP, GAP), down="centre")


def rung(held: AuctionView, bid: int, most: int, lost: int, *, is_chosen: bool) -> Node:
    """A bid: one beyond the viewer's means is hatched and says what it would cost, one that is
    outbid has no button, the chosen one is filled."""
    is_dear, is_open = bid > max(most, held.high), held.high < bid <= most
    number = Text(str(bid), 20, "seal.text" if is_chosen else "ink" if is_open else
                  "seal.deep" if is_dear else "parchment.edge", "bold", "centre")
    key = "bid" if not is_dear else "bid_dear" if lost else "bid_beyond"
    tip = Msg.of(f"catan.spot.{key}", n=bid, means=most, lost=lost)
    back = (draw_chosen if is_chosen else draw_hatched if is_dear else
            draw_button if is_open else None)
    return Named(Panel(number, back), f"bid:{bid}", tip)


def rungs(held: AuctionView) -> range:
    """The bids that are shown."""
    below = held.high // LADDER * LADDER
    return range(below + 1, 1 + min(MOST_BID, below + LADDER))


def owing(view: CatanView, held: AuctionView) -> Node:
    """The goods still to be paid or given back, and those that have been."""
    is_penalty = view.phase == "penalty"
    key = f"{'penalty' if is_penalty else 'due'}{'_yours' if view.seat == view.who else ''}"
    words = Msg.of(f"catan.table.{key}", who=Who(view.who),
                   n=view.owed if is_penalty else held.due)
    paid = tuple(amount(*each) for each in held.paid.items())
    return Column((Text(words, 18, lines=2, squeeze=1), Fixed(Flow(paid, 12), high=32)), 8, grow=1)


def prize_of(tables: Tables, view: CatanView, held: AuctionView) -> Msg:
    """The place, the payment, and the winner's prize."""
    box = tables.box
    paying = [GOODS[good] for good in tables.payable[AUCTIONS.index(held.kind)]]
    if held.kind == "combat":
        paying.append("knight")
    return Msg.of("catan.spot.auction_village" if held.kind == "village"
                  else "catan.spot.auction_token",
                  point=tables.route[view.alexander].noun,
                  goods=tuple(Msg.of(f"catan.good.{each}") for each in paying),
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
    """The resource cards that the viewer loses by a bid that they cannot pay.  [6.9]"""
    hand = next((each.hand for each in view.players if each.seat == view.seat), None) or {}
    return sum(n for good, n in hand.items() if good != GOODS[GOLD]) // 2


# ---- a proposal ---------------------------------------------------------------------------------


def proposal_of(tables: Tables, view: CatanView, proposal: ProposalView, *,
                may_counter: bool) -> Node:
    """The goods given, the goods asked for, and the seats that agree; or a seat's
    counter-proposal.  Where letters are large the seal alone says whose it is.
    """
    made = view.counter or proposal
    seat = view.mover if view.counter is None else view.counter.seat
    key = "proposal" if view.counter is None else "counter"
    title = Text(Msg.of(f"catan.table.{key}", who=Who(seat)), 18, "seal.deep", "title", lines=2,
                 grow=1)
    answers = Row(tuple(answer(view, proposal, player.seat) for player in view.players
                        if player.seat != view.mover), 8)
    give, ask = (Row((note(Msg.of(f"catan.table.{word}"), size=17),
                      *(amount(*each) for each in goods.items())), 6)
                 for word, goods in (("gives", made.give), ("asks", made.ask)))
    mark = seal_of(seat, 26)
    forms = ((Row((mark, title, answers), 8), Row((give, ask), 14)),
             (Row((mark, give), 8), ask, answers))
    return Panel(Row((Either(tuple(Column(form, 2) for form in forms), grow=1),
                      *((asked(tables),) if may_counter else ())), 10), draw_ground, PAD, grow=1)


def answer(view: CatanView, proposal: ProposalView, seat: int) -> Node:
    """A seat and what it has said; a click on one that agrees trades with it, as on its tablet."""
    said = answer_of(view, proposal, seat)
    spot = "seat" if view.phase == "choose" and said == "ready" else "answer"
    return Named(Row((Icon(partial(draw_seal, seat, is_asked=seat == view.who), 28, 34),
                      Icon(partial(draw_answer, said), MARK)), 6), f"{spot}:{seat}",
                 Msg.of(f"catan.spot.answer.{said}", who=Who(seat)))


def asked(tables: Tables) -> Node:
    """Beside a proposal that is to be answered: what might be asked for instead."""
    asks = [Named(Panel(Row((Fixed(Panel(Space(), partial(draw_small, tables, n)), 30, 30),
                             Icon(partial(draw_arrow, is_up=False), 16)), 3), draw_button, (3, 3)),
                  f"ask:{good}", Msg.of("catan.spot.ask", good=tables.goods[n]))
            for n, good in enumerate(GOODS)]
    return Grid((tuple(asks[:3]), tuple(asks[3:])), GAP, GAP)


def draw_answer(said: str, at: Place, size: float) -> tuple[Shape, ...]:
    """A tick, a cross, two arrows for another trade, a bar for who is passed over; three dots wait
    for an answer, pale ones for the question."""
    if said in ("asked", "later"):
        return draw_sign("catan/waiting", at, size, fill="ink" if said == "asked" else "ink.faint")
    return draw_sign(f"catan/{said}", at, size)


def answer_of(view: CatanView, proposal: ProposalView, seat: int) -> str:
    """The answer of a seat to a proposal, as everybody has heard it. [9.5] [9.8]"""
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
    """Whether it is asked for, or passed over.  [9.4]"""
    player = next(each for each in view.players if each.seat == seat)
    return covers(player.held, player.gold, [proposal.ask.get(good, 0) for good in GOODS])
