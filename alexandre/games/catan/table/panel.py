"""The panel over the western sea: dice and how they fell, an auction, or a proposal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from alexandre.games.catan.actions.moves import MOST_BID
from alexandre.games.catan.actions.verbs import AUCTIONS, GOLD, GOODS
from alexandre.games.catan.rules.queries import pips
from alexandre.games.catan.table.signs import event_sign, knight, symbol
from alexandre.games.catan.tables import Tables
from alexandre.games.catan.view import AuctionView, CatanView, ProposalView
from alexandre.kernel.text import Msg, Who
from alexandre.ui.sketch import (
    Caption,
    Disc,
    Place,
    Plate,
    Polygon,
    Shade,
    Shape,
    Spot,
    Stroke,
    seal,
)

AT: Final = (52.0, 566.0)
SIZE: Final = (560.0, 424.0)
LADDER: Final = 12  # bids that are shown above the highest
RUNG: Final = (80.0, 66.0)
DIE: Final = 84.0
EYES: Final = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)),
               4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
               5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
               6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1))}


@dataclass
class Panel:
    """What is drawn there and what can be clicked; filled from the top."""

    shapes: list[Shape] = field(default_factory=list)
    captions: list[Caption] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)


def panel_of(tables: Tables, view: CatanView) -> Panel:
    """The panel of the moment."""
    found = Panel()
    frame(found)
    if view.auction is not None:
        auction(found, tables, view, view.auction)
    elif view.proposal is not None:
        proposal(found, view, view.proposal)
    else:
        dice(found, view)
    return found


def frame(panel: Panel) -> None:
    """A leaf of paper with a double rim."""
    (x, y), (w, h) = AT, SIZE
    panel.shapes += [
        Shade(((x + 6, y + 10), (x + w, y + 10), (x + w, y + h + 6), (x + 6, y + h + 6)), 12,
              "shade", 0.6),
        Plate(AT, SIZE, 10, "page", "gold", 3, cover=0.96),
        Plate((x + 8, y + 8), (w - 16, h - 16), 7, "", "gold.pale", 1.4)]


def title(panel: Panel, msg: Msg, down: float = 40, size: float = 31) -> None:
    """The heading."""
    panel.captions.append(Caption((AT[0] + SIZE[0] / 2, AT[1] + down), msg, size, "seal.deep",
                                  "title", most=SIZE[0] - 40, least=9))


# ---- dice -----------------------------------------------------------------------------------


def dice(panel: Panel, view: CatanView) -> None:
    """Both dice, and how often each number came beside how often it should have."""
    x, y = AT
    total = sum(view.rolls)
    title(panel, Msg.of("catan.table.dice", n=total))
    for n, eyes in enumerate(view.dice):
        die(panel, (x + 86, y + 126 + 110 * n), eyes)
    if view.phase == "roll":
        corners = ((x + 30, y + 70), (x + 146, y + 70), (x + 146, y + 300), (x + 30, y + 300))
        panel.spots.append(Spot("dice", Msg.of("catan.spot.dice"), corners))
    most = max(6, *view.rolls, round(total / 6) + 1)
    low, high = y + SIZE[1] - 62, 250.0
    for n, count in enumerate(view.rolls):
        left = x + 172 + 33.5 * n
        tall = high * count / most
        colour = "seal" if n == 5 else "pigment.blue"
        panel.shapes.append(Plate((left, low - tall), (25, max(tall, 1.0)), 3, colour,
                                  cover=0.85))
        fair = high * total * pips(n + 2 if n != 5 else 6) / (36 if n != 5 else 30) / most
        panel.shapes.append(Stroke(((left - 3, low - fair), (left + 28, low - fair)), "ink", 2.6))
        panel.captions += [Caption((left + 12, low + 20), str(n + 2), 21, "ink", "table",
                                   least=7)]
        if count:
            panel.captions.append(Caption((left + 12, low - tall - 13), str(count), 18,
                                          "ink.soft", "table", least=7))
    panel.captions.append(Caption((x + 86, y + SIZE[1] - 46), Msg.of(
        "catan.table.turn", turn=view.turn), 22, "ink.soft", "italic", most=150, least=8))


def die(panel: Panel, at: Place, eyes: int) -> None:
    """One die; blank before it is thrown."""
    half = DIE / 2
    panel.shapes.append(Plate((at[0] - half, at[1] - half), (DIE, DIE), 14, "parchment", "ink",
                              3))
    panel.shapes += [Disc((at[0] + dx * 23, at[1] + dy * 23), 8, "ink")
                     for dx, dy in EYES.get(eyes, ())]


# ---- auctions -------------------------------------------------------------------------------


def auction(panel: Panel, tables: Tables, view: CatanView, held: AuctionView) -> None:
    """What it is about, what pays, how high it stands, who is still in it, and the bids."""
    kind = AUCTIONS.index(held.kind)
    x, y = AT
    point = tables.route[view.alexander].noun
    panel.captions.append(Caption((x + 108, y + 42), Msg.of(f"catan.table.{held.kind}"), 31,
                                  "seal.deep", "title", "left", most=SIZE[0] - 130, least=9))
    panel.captions.append(Caption((x + 108, y + 74), point, 22, "ink.soft", "italic", "left",
                                  most=SIZE[0] - 130, least=8))
    panel.shapes += event_sign(kind, (x + 60, y + 58), 72)
    payers(panel, tables, kind)
    seats(panel, view, held)
    if view.phase == "bid":
        ladder(panel, held)
    else:
        standing(panel, view, held)


def payers(panel: Panel, tables: Tables, kind: int) -> None:
    """The goods that count, and the knights that count more."""
    x, y = AT[0] + 46, AT[1] + 126
    panel.captions.append(Caption((x - 14, y), Msg.of("catan.table.pays"), 21, "ink.soft",
                                  "italic", "left", least=8))
    x += 96
    for good in (*tables.box.auctions[kind], GOLD):
        panel.shapes += symbol(good, (x, y), 44)
        panel.captions.append(Caption((x + 27, y + 4), "1", 20, "ink", "table", least=7))
        x += 70
    if AUCTIONS[kind] == "combat":
        panel.shapes += knight((x, y), 44)
        worth = str(tables.box.knight_pays)
        panel.captions.append(Caption((x + 30, y + 4), worth, 20, "ink", "table", least=7))


def seats(panel: Panel, view: CatanView, held: AuctionView) -> None:
    """Who leads with how much, who may still bid, who has passed."""
    y = AT[1] + 190
    for player in view.players:
        at = (AT[0] + 66 + 118 * player.seat, y)
        marks, numeral = seal(player.seat, at, 24)
        panel.shapes += marks
        panel.captions.append(numeral)
        if player.seat == held.leader:
            panel.shapes.append(Disc(at, 31, "", "gold", 5))
            panel.captions.append(Caption((at[0] + 50, at[1]), str(held.high), 40, "seal.deep",
                                          "bold", least=9))
        elif player.seat in held.passed:
            panel.shapes += [Stroke(((at[0] - 26, at[1] - 26), (at[0] + 26, at[1] + 26)), "ink",
                                    5), Disc(at, 26, "page", cover=0.55)]
        if player.seat == view.who:
            tip = (at[0], at[1] - 32)
            panel.shapes.append(Polygon((tip, (tip[0] - 11, tip[1] - 15),
                                         (tip[0] + 11, tip[1] - 15)), "seal"))


def ladder(panel: Panel, held: AuctionView) -> None:
    """The next bids, and the way out."""
    x, y = AT[0] + 24, AT[1] + 238
    for n in range(min(LADDER, MOST_BID - held.high)):
        bid = held.high + 1 + n
        left, top = x + (RUNG[0] + 6) * (n % 6), y + (RUNG[1] + 6) * (n // 6)
        button(panel, f"bid:{bid}", Msg.of("catan.spot.bid", n=bid), (left, top), RUNG)
        panel.captions.append(Caption((left + RUNG[0] / 2, top + RUNG[1] / 2), str(bid), 32,
                                      "ink", "bold", least=9))
    at, size = (AT[0] + 180, AT[1] + SIZE[1] - 44), (200.0, 34.0)
    button(panel, "bid:pass", Msg.of("catan.spot.pass"), (at[0], at[1] - 2), size)
    panel.captions.append(Caption((at[0] + 100, at[1] + 15), Msg.of("catan.action.pass"), 22,
                                  "ink", "text", most=190, least=8))


def button(panel: Panel, id: str, name: Msg, at: Place, size: Place) -> None:
    """Something to be clicked."""
    (x, y), (w, h) = at, size
    panel.shapes.append(Plate(at, size, 8, "parchment", "gold", 2))
    panel.spots.append(Spot(id, name, (at, (x + w, y), (x + w, y + h), (x, y + h))))


def standing(panel: Panel, view: CatanView, held: AuctionView) -> None:
    """What is still to be paid, and what has been."""
    x, y = AT[0] + SIZE[0] / 2, AT[1] + 280
    key = "penalty" if view.phase == "penalty" else "due"
    n = view.owed if key == "penalty" else held.due
    panel.captions.append(Caption((x, y), Msg.of(f"catan.table.{key}", who=Who(view.who), n=n),
                                  26, "ink", "text", most=SIZE[0] - 40, least=9))
    shown = [(name, count) for name, count in held.paid.items()]
    left = x - 44 * (len(shown) - 1)
    for name, count in shown:
        at = (left, y + 64)
        panel.shapes += knight(at, 50) if name == "knight" else symbol(GOODS.index(name), at, 50)
        panel.captions.append(Caption((left + 36, y + 68), str(count), 26, "ink", "table",
                                      least=8))
        left += 88


# ---- proposals ------------------------------------------------------------------------------


def proposal(panel: Panel, view: CatanView, made: ProposalView) -> None:
    """What is given, what is asked for, and who is ready."""
    title(panel, Msg.of("catan.table.proposal", who=Who(view.mover)))
    for row, (key, goods) in enumerate((("gives", made.give), ("asks", made.ask))):
        y = AT[1] + 116 + 96 * row
        panel.captions.append(Caption((AT[0] + 32, y), Msg.of(f"catan.table.{key}"), 24,
                                      "ink.soft", "italic", "left", least=8))
        for n, (name, count) in enumerate(goods.items()):
            at = (AT[0] + 196 + 96 * n, y)
            panel.shapes += symbol(GOODS.index(name), at, 60)
            panel.captions.append(Caption((at[0] + 42, y + 6), str(count), 30, "ink", "bold",
                                          least=8))
    for player in view.players:
        if player.seat == view.mover:
            continue
        at = (AT[0] + 90 + 112 * player.seat, AT[1] + 330)
        marks, numeral = seal(player.seat, at, 26)
        panel.shapes += marks
        panel.captions.append(numeral)
        if player.seat in made.accepted:
            panel.shapes.append(Stroke(((at[0] + 26, at[1] + 4), (at[0] + 37, at[1] + 18),
                                        (at[0] + 58, at[1] - 18)), "pigment.green", 8))
        if player.seat == view.who:
            panel.shapes.append(Disc(at, 34, "", "seal", 4))
