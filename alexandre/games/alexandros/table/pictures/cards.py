"""The tray below the map: cards face up, the pile, the discards, the viewer's hand, the walls."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from alexandre.games.alexandros.table.pictures import paper
from alexandre.games.alexandros.table.pictures.glyphs import glyph
from alexandre.games.alexandros.table.pictures.pieces import bar
from alexandre.games.alexandros.tables import LETTERS, Tables
from alexandre.games.alexandros.view import AlexandrosView
from alexandre.kernel.text import Msg, Noun
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sheets.boxes import Column, Either, Fixed, Grid, Named, Overlay, Panel, Row
from alexandre.ui.draw.sheets.leaves import Icon, Space, Text
from alexandre.ui.draw.sheets.tree import Node
from alexandre.ui.draw.sketch import Place, Plate, Shape, stamp
from alexandre.ui.text.cache import remember

CARD: Final = (58, 80)
APART: Final = 4  # two cards
LAYER: Final = 8  # cards of the pile that are drawn as one
RACK: Final = 13  # walls in a row of the rack
BAR: Final = (4.0, 7.3)  # from one of them to the next
LARGE: Final = 1.11  # how much larger they are than on a tablet


def cards_of(tables: Tables, view: AlexandrosView) -> Node:
    """Face-up cards, the pile, the discards, the viewer's own hand, and the walls left; the
    discards are signs with their numbers, but cards while some of them are chosen."""
    nouns = dict(zip(LETTERS, tables.symbol_nouns, strict=True))
    heap: Node = signs(nouns, view.discards)
    if view.ceding:
        heap = Either((fan(nouns, "symbol", view.ceding), signs(nouns, view.ceding)))
    groups = [
        group("shown", Row(tuple(Named(shown(nouns, letter), f"slot:{n}")
                                 for n, letter in enumerate(view.face_up)), 8)),
        group("pile", pile(view.pile)), group("discards", heap),
        *hand(tables, view, nouns), Space(grow=1), group("walls", supply(tables, view))]
    return Panel(Row(tuple(groups), 14, "stretch"), pad=(12, 1, 10, 3))


def group(word: str, part: Node) -> Node:
    """Cards below their heading."""
    title = Text(Msg.of(f"alexandros.table.{word}"), 16.5, face="italic", halo="page", squeeze=1)
    return Column((title, part), 2)


def shown(nouns: Mapping[str, Noun], letter: str | None) -> Node:
    """A card of the row, or its gap."""
    if letter is None:
        return gap()
    return Named(card(letter), f"shown:{letter}",
                 Msg.of("alexandros.spot.shown", card=nouns[letter]))


def card(letter: str, count: int = 1) -> Node:
    """A card face up with the number of its like, or the hollow where it would lie."""
    if not count:
        return gap(letter)
    marks = (number(count),) if count > 1 else ()
    return Overlay((Icon(partial(draw_face, letter), *CARD), *marks))


def number(count: int) -> Node:
    """The number of cards, in the corner of the uppermost one."""
    seal = Overlay((Icon(draw_badge, 20), Text(str(count), 15, "seal.text", "bold", "centre")))
    return Panel(Fixed(seal, across="end", down="end"), pad=(3, 3))


def gap(letter: str = "") -> Node:
    """A place without a card."""
    return Icon(partial(draw_gap, letter), *CARD)


def pile(count: int) -> Node:
    """The pile, face down, as thick as it is high."""
    part = Overlay((Icon(partial(draw_pile, count), *CARD), number(count))) if count else gap()
    return Named(part, "pile", Msg.of("alexandros.spot.pile", n=count))


def fan(nouns: Mapping[str, Noun], kind: str, counts: Mapping[str, int],
        uses: Mapping[str, Msg] | None = None) -> Node:
    """One card for each symbol with the number of its like, and what one is good for."""
    return Row(tuple(Named(card(letter, counts.get(letter, 0)), f"{kind}:{letter}",
                           tell(nouns[letter], counts.get(letter, 0), (uses or {}).get(letter)))
                     for letter in LETTERS), APART)


def tell(noun: Noun, count: int, use: Msg | None = None) -> Msg:
    """So many cards of a symbol, and their use."""
    cards = Msg.of("alexandros.spot.cards", card=noun, n=count)
    return Msg.of("alexandros.spot.use", cards=cards, use=use) if use and count else cards


def signs(nouns: Mapping[str, Noun], counts: Mapping[str, int]) -> Node:
    """The numbers of cards of each symbol, without the cards."""
    cells = [Named(Row((Icon(partial(glyph, letter), 19), Text(str(counts.get(letter, 0)), 15.5,
                                                               face="table", digits=2)), 3),
                   f"symbol:{letter}", tell(nouns[letter], counts.get(letter, 0)))
             for letter in LETTERS]
    rows = tuple((*cells[n:n + 2], None)[:2] for n in range(0, len(cells), 2))
    return Panel(Grid(rows, 4, 1), draw_sheet, (6, 4), grow=1)


def hand(tables: Tables, view: AlexandrosView, nouns: Mapping[str, Noun]) -> tuple[Node, ...]:
    """The cards of the viewer; nothing for eyes that belong to no seat."""
    if view.seat is None or view.seat < 0:
        return ()
    held = next((each.hand for each in view.players if each.hand and each.seat == view.seat), None)
    return (group("hand", fan(nouns, "hand", held or {}, uses(tables, view))),)


def uses(tables: Tables, view: AlexandrosView) -> dict[str, Msg]:
    """The present use of a card of the hand: the special move, or a levy. [5.1] [11.1]"""
    own = next((each for each in view.players if each.seat == view.seat == view.mover), None)
    if own is None:
        return {}
    if view.phase == "march":
        return dict.fromkeys(LETTERS, Msg.of("alexandros.spot.special"))
    if view.phase != "actions" or not view.actions_left or view.has_levied:
        return {}
    levy = Msg.of("alexandros.spot.levy", n=own.income)
    return {LETTERS[tables.symbol[tables.cell_ids.index(cell)]]: levy for cell in own.governors}


def supply(tables: Tables, view: AlexandrosView) -> Node:
    """The walls that are left, in a rack: one bar each, and their number."""
    box = tables.box
    racks = [walls(*each) for each in (("black", view.black_left, box.black),
                                       ("red", view.red_left, box.red))]
    return Panel(Column((Space(grow=1), racks[0], Space(grow=1), racks[1], Space(grow=1))),
                 draw_rack, (8, 4), grow=1)


def walls(colour: str, count: int, whole: int) -> Node:
    """Those of a colour."""
    rack = Fixed(Panel(Space(), partial(draw_walls, colour, count, whole)), RACK * BAR[0],
                 -(-whole // RACK) * BAR[1], down="centre")
    figure = Text(str(count), 21, "gold.pale", "table", "right", digits=2)
    return Named(Row((rack, figure), 6), f"walls:{colour}",
                 Msg.of(f"alexandros.spot.{colour}", n=count))


# ---- looks --------------------------------------------------------------------------------------


@remember(256)
def draw_face(letter: str, at: Place, size: float) -> tuple[Shape, ...]:
    """The front of a card."""
    return place(paper.face(letter, (0.0, 0.0)), at, size)


@remember(256)
def draw_gap(letter: str, at: Place, size: float) -> tuple[Shape, ...]:
    """The outline of a card."""
    return place(paper.gap((0.0, 0.0), letter), at, size)


def draw_pile(count: int, at: Place, size: float) -> tuple[Shape, ...]:
    """Cards face down, some lower ones beside the uppermost."""
    layers = range(min(3, -(-count // LAYER)))
    return tuple(shape for n in reversed(layers)
                 for shape in place(paper.back((2.2 * n, -1.4 * n)), at, size))


def place(shapes: tuple[Shape, ...], at: Place, size: float) -> tuple[Shape, ...]:
    """A card drawn in its own size, round a place and so wide."""
    scale = size / paper.CARD[0]
    return stamp(shapes, (at[0] - size / 2, at[1] - scale * paper.CARD[1] / 2), scale)


def draw_badge(at: Place, size: float) -> tuple[Shape, ...]:
    """A small seal."""
    return stamp(paper.badge((0.0, 0.0)), at, size / 20)


def draw_sheet(box: Box) -> tuple[Shape, ...]:
    """A piece of parchment."""
    return paper.sheet((box.x, box.y), (box.w, box.h), paper.ROUND)


def draw_rack(box: Box) -> tuple[Shape, ...]:
    """The wood that holds walls."""
    return (Plate((box.x, box.y), (box.w, box.h), 6, "walnut", "gold", 1.2),)


@remember(64)
def draw_walls(colour: str, count: int, whole: int, box: Box) -> tuple[Shape, ...]:
    """Walls in their rows, slits where some stood."""
    return tuple(shape for n in range(whole) for shape in stamp(
        bar((0.0, 0.0), colour, is_there=n < count),
        (box.x + n % RACK * BAR[0], box.y + n // RACK * BAR[1] + 1), LARGE))
