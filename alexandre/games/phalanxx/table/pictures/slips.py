"""Cards as they lie in the tray: the name, the strength, conditions by their signs, a picture.

The whole card, its conditions in words, is shown beside what is pointed at.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from alexandre.games.phalanxx.meta import COLOURS
from alexandre.games.phalanxx.table.pictures import cards
from alexandre.games.phalanxx.table.pictures.cards import Met
from alexandre.games.phalanxx.table.pictures.glyphs import figure, sign
from alexandre.games.phalanxx.table.pictures.paper import PIGMENTS, sheet
from alexandre.games.phalanxx.tables import Card, Tables
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Noun
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sheets.boxes import Column, Fixed, Overlay, Panel, Row
from alexandre.ui.draw.sheets.leaves import Icon, Space, Text
from alexandre.ui.draw.sheets.tree import Node
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Place,
    Plate,
    Polygon,
    Shade,
    Shape,
    Sketch,
    regular,
    round_corners,
    stamp,
)
from alexandre.ui.text.cache import remember

SIZE: Final = (104.0, 54.0)
LEAST: Final = 60.0  # how narrow a card is at the most
RADIUS: Final = 5.0
PICTURE: Final = 32.0
FIELD: Final = 44.0  # how high that of a tall card is
FOLLOW: Final = 16.0
MARK: Final = 10.0  # the size in which ticks and boxes are drawn


@remember(1024)
def slip(tables: Tables, number: int, met: Met = (), worth: int | None = None,
         lines: int = 1, room: tuple[float, float] = (SIZE[0], LEAST)) -> Node:
    """A card with its front up; `met` ticks its conditions, which are not judged without it;
    `worth` is what it counts now, and `lines` what its name may take: a card whose name takes
    more is narrow and has no picture; `room` is how wide it may be, and is at least."""
    if number == tables.heroism:
        return heroism(tables, lines, room)
    card = tables.cards[number]
    ground, rim, ink = PIGMENTS[COLOURS[card.colour]]
    picture = Fixed(Panel(Space(), partial(draw_picture, card)), PICTURE, PICTURE, least=11) \
        if lines == 1 else Icon(partial(draw_follow, card.counts), FOLLOW * (card.counts != NONE))
    body = Row((strength(card, worth), needs(card, met), Space(grow=1), picture), 2)
    return paper(name(card.noun, ink, lines), body, room,
                 (ground, rim, "ink.soft" if card.colour == 0 else ground))


@remember(1024)
def tall(tables: Tables, number: int, met: Met = (), worth: int | None = None,
         room: tuple[float, float] = (SIZE[0], LEAST)) -> Node:
    """A card as a slip, with its picture in a field above its strength and its conditions."""
    head = partial(name, lines=2)
    if number == tables.heroism:
        return paper(head(tables.heroism_noun, "page", face="title"),
                     Panel(Space(high=FIELD + PICTURE), draw_heroism), room,
                     ("gold.deep", "gold", "gold.deep"))
    card = tables.cards[number]
    ground, rim, ink = PIGMENTS[COLOURS[card.colour]]
    field = Panel(Space(high=FIELD), partial(draw_picture, card), grow=1)
    row = Fixed(Row((strength(card, worth), needs(card, met)), 2), high=PICTURE)
    return paper(head(card.noun, ink), Column((field, row), 2), room,
                 (ground, rim, "ink.soft" if card.colour == 0 else ground))


def brief(tables: Tables, number: int, worth: int | None = None) -> Node:
    """A card for an audience: its strength beside its name, on its colour."""
    card = None if number == tables.heroism else tables.cards[number]
    ground, rim, ink = ("gold.deep", "gold", "page") if card is None else \
        PIGMENTS[COLOURS[card.colour]]
    noun = tables.heroism_noun if card is None else card.noun
    seal = () if card is None else (strength(card, worth),)
    words = Text(noun, 12.5, ink, "bold", "centre", 2, squeeze=0.9, grow=1)
    return Panel(Row((*seal, words), 2), partial(draw_brief, ground, rim), (4, 3))


def paper(head: Node, body: Node, room: tuple[float, float],
          colours: tuple[str, str, str]) -> Node:
    """A card in its colours: of its head, of the rim of that, and of its own rim."""
    ground, rim, line = colours
    return Fixed(Panel(Column((
        Panel(head, partial(draw_band, ground, rim)),
        Panel(body, pad=(3, 1, 3, 2), grow=1))), partial(draw_ground, line)), room[0], SIZE[1],
                 least=room[1], is_rigid=room[0] == room[1])


def name(noun: Noun, ink: str, lines: int, face: str = "bold") -> Node:
    """The name in the head of the card."""
    words = Text(noun, 12.5, ink, face, "centre", lines, squeeze=0.9)
    high = Column((Text("", 13),) * lines)
    return Panel(Overlay((high, words)), pad=(4, 0, 4, 3))


def strength(card: Card, worth: int | None) -> Node:
    """The strength in a seal."""
    is_range = card.counts != NONE and worth is None
    number = Text(cards.strength_of(card, worth), 12.5 if is_range else 17, "seal.text", "bold",
                  "centre", squeeze=1)
    return Overlay((Icon(draw_seal, 30 if is_range else 26), number))


def needs(card: Card, met: Met) -> Node:
    """The conditions in the order of the box: ticked or not, a sign, and how many."""
    return Column(tuple(need(what, n, is_met=met[row] if met else None)
                        for row, (what, n) in enumerate(card.needs)), 1)


def need(what: int, n: int, *, is_met: bool | None) -> Node:
    """A condition."""
    ink = "tone.good.ink" if is_met else "ink"
    parts = (Icon(partial(draw_mark, is_met=is_met), MARK),
             Icon(partial(cards.draw_need, what), 12.5, 11),
             Text(str(n), 12, ink, "table", squeeze=1))
    return Panel(Row(parts, 1), partial(draw_tone, is_met=is_met), (1, 0))


def heroism(tables: Tables, lines: int, room: tuple[float, float]) -> Node:
    """The one card that is nobody's."""
    body = Panel(Space(high=PICTURE), draw_heroism)
    return paper(name(tables.heroism_noun, "page", lines, "title"), body, room,
                 ("gold.deep", "gold", "gold.deep"))


def back(epoch: int = -1) -> Node:
    """The back of a card: its epoch on deep red."""
    words = Text(cards.EPOCHS[epoch] if epoch >= 0 else "", 16, "gold.pale", "title", "centre")
    return Panel(Fixed(Overlay((Icon(draw_medal, 36), words)), down="start", across="centre"),
                 draw_back, (3, 3))


@remember(1024)
def draw_whole(tables: Tables, number: int, met: Met = (), worth: int | None = None) -> Sketch:
    """The card in full, for who points at it."""
    return Sketch(cards.SIZE, *cards.face(tables, number, (0.0, 0.0), met, worth))


@remember(256)
def draw_loose(tables: Tables, number: int) -> Sketch:
    """A card on its way: its picture and its name; its back where it is not known."""
    whole = Box(0.0, 0.0, *SIZE)
    if number == NONE:
        return Sketch(SIZE, draw_back(whole))
    head, below = Box(0.0, 0.0, SIZE[0], 20.0), Box(10.0, 21.0, SIZE[0] - 20.0, PICTURE)
    if number == tables.heroism:
        ground, rim, ink, noun = "gold.deep", "gold", "page", tables.heroism_noun
        inside = draw_heroism(below)
    else:
        card = tables.cards[number]
        ground, rim, ink = PIGMENTS[COLOURS[card.colour]]
        noun, inside = card.noun, draw_picture(card, below)
    words = Caption(head.middle, noun, 12.5, ink, "bold", most=SIZE[0] - 12)
    return Sketch(SIZE, (*draw_ground(ground, whole), *draw_band(ground, rim, head), *inside),
                  (words,))


# ---- looks --------------------------------------------------------------------------------------


def draw_ground(line: str, box: Box) -> tuple[Shape, ...]:
    """A card of parchment."""
    return (*sheet((box.x, box.y), (box.w, box.h), RADIUS, line, 2.2),
            Plate((box.x + 4, box.y + 4), (box.w - 8, box.h - 8), 4, "", "gold", 0.7, cover=0.6))


def draw_band(ground: str, rim: str, box: Box) -> tuple[Shape, ...]:
    """The coloured head of a card."""
    inner = Box(box.x + 2, box.y + 2, box.w - 4, box.h - 2)
    return (Plate((inner.x, inner.y), (inner.w, inner.h), 4.5, ground),
            Plate((inner.x, inner.bottom - 0.6), (inner.w, 1.2), 0, rim))


def draw_brief(ground: str, rim: str, box: Box) -> tuple[Shape, ...]:
    """A card that is all head."""
    return (*draw_ground(ground, box), *draw_band(ground, rim, box))


@remember(64)
def draw_seal(at: Place, size: float) -> tuple[Shape, ...]:
    """A round seal for a number."""
    radius = size / 2
    return (Shade(regular((at[0] + 0.8, at[1] + 2), radius, 20), 3, "shade", 0.6),
            Disc(at, radius, "seal.deep", "gold.pale", 1.4))


@remember(256)
def draw_mark(at: Place, size: float, *, is_met: bool | None) -> tuple[Shape, ...]:
    """A tick or an empty box."""
    return stamp(cards.mark((0.0, 0.0), is_met=is_met), at, size / MARK)


def draw_tone(box: Box, *, is_met: bool | None) -> tuple[Shape, ...]:
    """Green below a condition that is met, red below another."""
    if is_met is None:
        return ()
    return (Plate((box.x, box.y), (box.w, box.h), 3, "tone.good" if is_met else "tone.bad",
                  cover=0.85),)


@remember(256)
def draw_picture(card: Card, box: Box) -> tuple[Shape, ...]:
    """An army as on a red vase, a leader as on a coin, else a thing; in the corner what the
    strength follows."""
    ground, size = "parchment.deep" if card.colour else "terrain.brick", min(box.w, box.h)
    middle = box.middle
    shapes: list[Shape] = [*cards.panel((box.x, box.y), (box.w, box.h), ground)]
    if card.colour == 1:
        shapes += [Disc(middle, size / 2 - 1.5, "gold.deep"),
                   Disc(middle, size / 2 - 2.5, "gold.key"),
                   *figure(card.id, middle, size * 0.86, "gold.key")]
    elif card.colour == 2:
        shapes += sign(card.id, middle, size * 0.8, "ink", "page")
    else:
        shapes += figure(card.id, (middle[0], middle[1] + 1.5), size * 0.84, ground)
    return (*shapes, *draw_follow(card.counts, (box.x + 7, box.y + 7), FOLLOW))


def draw_follow(counts: int, at: Place, size: float) -> tuple[Shape, ...]:
    """The sign of the things that the strength counts, if any."""
    if counts == NONE:
        return ()
    return (Disc(at, size / 2, "page", "gold.deep", 1.0),
            *cards.draw_need(counts, at, size * 0.75))


def draw_heroism(box: Box) -> tuple[Shape, ...]:
    """A wreath round a leader."""
    size = min(box.w, box.h)
    return (Disc(box.middle, size * 0.52, "gold.pale", cover=0.35),
            *sign("heroism", box.middle, size, "gold.deep"),
            *sign("leader", box.middle, size * 0.44, "page", "gold.deep"))


def draw_medal(at: Place, size: float) -> tuple[Shape, ...]:
    """The ground of the epoch."""
    return (Polygon(regular(at, size / 2, 24), "seal.deep", "gold.pale", 1.2),)


def draw_back(box: Box) -> tuple[Shape, ...]:
    """A card face down."""
    at, size = (box.x, box.y), (box.w, box.h)
    return (Shade(tuple((x + 1, y + 3) for x, y in round_corners(at, size, RADIUS)), 3.4, "shade",
                  0.6),
            Plate(at, size, RADIUS, "card.back", "gold", 1.8),
            Plate((box.x + 4, box.y + 4), (box.w - 8, box.h - 8), 4, "", "gold.pale", 0.9))
