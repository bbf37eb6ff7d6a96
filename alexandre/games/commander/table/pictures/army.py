"""The strip below the map: the army by counters, and the turns with their prophecies."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Final

from alexandre.games.commander.table.pictures.counters import (
    Piece,
    draw_force,
    draw_paper,
    numbers,
    piece_of,
)
from alexandre.games.commander.table.pictures.glyphs import HERO, LAUREL, glyph
from alexandre.games.commander.table.pictures.scrolls import tell_prophecy
from alexandre.games.commander.tables import Kind, Tables
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.text import Msg
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sheets.boxes import (
    Column,
    Either,
    Fixed,
    Hidden,
    Named,
    Overlay,
    Panel,
    Row,
)
from alexandre.ui.draw.sheets.leaves import Icon, Space, Text
from alexandre.ui.draw.sheets.tree import Node
from alexandre.ui.draw.sketch import Disc, Place, Plate, Shape, seat_colour

COUNTER: Final = (54, 48)
BADGE: Final = 22
TURN, SMALL_TURN, LEAST_TURN = 14.5, 12.0, 10.6  # the letters of its name
SIDES: Final = ("full", "reduced")
MARCH: Final = "conquest"  # when a purchase is a camp
SOLD: Final = ("resupply", "prepare")  # when a force of that side is paid for


def army_of(tables: Tables, view: CommanderView, after: CommanderView | None = None) -> Node:
    """Forces above, with what a plan adds or takes if there is an `after`, turns below; where
    there is little room names of turns are smaller, then only the present one has its, and numbers
    and prices are below counters."""
    whole, now = range(1, len(tables.turns) + 1), max(1, view.turn)
    forms = []
    for size, named, is_tight in ((TURN, whole, False), (SMALL_TURN, whole, False),
                                  (LEAST_TURN, whole, False), (TURN, (now,), False),
                                  (TURN, (now,), True)):
        forces = Row(tuple(force(tables, view, after or view, kind, is_tight=is_tight)
                           for kind in tables.kinds[:tables.mac]), 8, "start",
                     is_even=not any(each.reduced for each in view.army), grow=1)
        upper = Row((hero(tables, view), forces), 8, "start")
        forms.append(Column((upper, track(tables, view, size, named)), 3))
    return Panel(Either(tuple(forms)), pad=(4, 1))


# ---- the turns ----------------------------------------------------------------------------------


def track(tables: Tables, view: CommanderView, size: float, named: Collection[int]) -> Node:
    """A box for every turn, the present one framed; the names of some in that size."""
    count = len(tables.turns)
    return Row(tuple(turn(tables, view, number, size * (number in named))
                     for number in range(1, count + 1)), 2, "stretch", is_even=True)


def turn(tables: Tables, view: CommanderView, number: int, size: float) -> Node:
    """The date, the score of a victory then, and the prophecies due."""
    there, is_now = tables.turns[number - 1], number == view.turn
    due = [each for each in view.prophecies if each.deadline == number]
    name = Text(there.noun, size, "ink" if is_now else "ink.soft", align="centre", lines=2,
                is_even=True)
    laurel = (Icon(partial(glyph, LAUREL, fill="seal.deep"), 16),
              Text(str(view.victories[number - 1]), 17, "seal.deep", "bold", squeeze=1))
    ends = (chip(len(due), number - view.turn),) if due else ()
    marks = Row((*(laurel if there.points else ()), Space(high=16, grow=1), *ends), 3)
    tip = tell_victory(tables, view, number) if not due else Msg.of(
        "commander.spot.turn_due", told=tell_victory(tables, view, number),
        prophecy=tell_prophecy(tables, due[0]))
    part = Fixed(Column((*((name, Space(grow=1)) if size else ()), marks)), wide=30)
    ground = partial(draw_box, is_now=is_now, is_over=number < view.turn)
    return Named(Panel(part, ground, (3, 0, 3, 2)), f"turn:{number}", tip, grow=1)


def tell_victory(tables: Tables, view: CommanderView, number: int) -> Msg:
    """The score of a win on that turn, in points of immortality in a life.  [13.1] [13.13]"""
    return Msg.of("commander.spot.turn" if view.life is None else "commander.spot.turn_life",
                  turn=tables.turns[number - 1].noun, n=view.victories[number - 1])


def chip(due: int, left: int) -> Node:
    """So many prophecies have their term in so many turns: one behind the other."""
    return Overlay((Icon(partial(draw_chips, due, is_over=left <= 0), 16),
                    Text(str(left), 15, "seal.text", "bold", "centre", squeeze=1)))


# ---- the army -----------------------------------------------------------------------------------


def hero(tables: Tables, view: CommanderView) -> Node:
    """Alexander himself: his level, his value, his speed."""
    face = tables.levels[max(0, view.level - 1)]
    star = Overlay((Icon(partial(glyph, HERO, fill="gold.pale"), 40),
                    Text(str(view.level), 24, "seal.deep", "bold", "centre")))
    figures = Row((Text(numbers(face.value, face.superscript), 25, "seal.text", "bold"),
                   Space(grow=1), Text(f"»{face.speed}", 17, "seal.text", "table")), 2)
    tip = Msg.of("commander.spot.alexander", n=view.level, speed=face.speed,
                 hits=hits_told(face.value, face.superscript))
    return Named(Fixed(Panel(Column((star, figures)), draw_hero, (8, 1)), 74, 63), "alexander",
                 tip)


def force(tables: Tables, view: CommanderView, after: CommanderView, kind: Kind, *,
          is_tight: bool) -> Node:
    """A kind of force: one that the army does not have is faint."""
    counts, will = count_sides(view, kind), count_sides(after, kind)
    sides = range(len(kind.faces) if counts[1] else 1)
    tiles = Row(tuple(tile(tables, view, kind, side, counts[side],
                           change=will[side] - counts[side], is_tight=is_tight)
                      for side in sides), 2, "start")
    name = Panel(Text(kind.noun, 14, "ink" if any(counts) else "ink.soft", lines=2,
                      halo="page"), draw_label, (4, 0, 5, 2))
    return Column((tiles, name), 0, "start", grow=1)


def count_sides(view: CommanderView, kind: Kind) -> tuple[int, int]:
    """The full and the reduced counters of that kind."""
    return next(((each.full, each.reduced) for each in view.army if each.id == kind.id), (0, 0))


def tile(tables: Tables, view: CommanderView, kind: Kind, side: int, count: int, *, change: int,
         is_tight: bool) -> Node:
    """A side of it: its counter, how many there are or what a plan changes of that, and the price
    while it can be paid."""
    piece = piece_of(tables, kind.id, is_reduced=bool(side))
    price = view.prices["refit" if side else kind.id]
    is_sold = view.phase == SOLD[side] and (count > 0 or not side)
    told = "march" if view.phase == MARCH and not side else SIDES[side]
    counted = badge(f"{'+' if change > 0 else '−'}{abs(change)}" if change else f"×{count}", 14,
                    "seal.text", "tone.good.ink" if change > 0 else "seal.deep", "gold.pale")
    priced = badge(str(price), 16, "ink", "gold.pale", "gold.deep")
    marks = (counted if count > 1 or change else Hidden(counted),
             priced if is_sold else Hidden(priced))
    tip = Msg.of(f"commander.spot.force.{told}", force=kind.noun, n=count, gold=price,
                 hits=hits_told(piece.face.value, piece.face.superscript), speed=piece.face.speed)
    face = counter(piece, is_faint=not count)
    part = Column((face, Row(marks, 2)), 2) if is_tight else \
        Row((face, Column(marks, 2)), 2, "start")
    return Named(part, f"army:{kind.id}" + (":reduced" if side else ""), tip,
                 is_quiet=told == "march")


def counter(piece: Piece, *, is_faint: bool) -> Node:
    """A counter as it lies in the box, its figures in letters that can be read."""
    figures = Row((Text(numbers(piece.face.value, piece.face.superscript), 18.5, face="bold"),
                   Space(grow=1), Text(f"»{piece.face.speed}", 13, "ink.soft", "table")), 1)
    part = Panel(Column((Icon(partial(draw_force, piece), 25), figures)),
                 partial(draw_paper, piece), (5, 4, 5, 1))
    veil = (Panel(Space(), draw_veil),) if is_faint else ()
    return Fixed(Overlay((part, *veil)), *COUNTER, least=48)


def badge(words: str, size: float, ink: str, fill: str, line: str) -> Node:
    """A figure beside a counter, where it hides nothing of it."""
    return Overlay((Icon(partial(draw_badge, fill=fill, line=line), BADGE),
                    Text(words, size, ink, "bold", "centre", squeeze=1)))


def hits_told(value: int, sup: int) -> Msg:
    """With which dice a force hits, and with which twice.  [8.5.4]"""
    often = "twice" if sup > 0 else "once" if value > 0 else "never"
    return Msg.of(f"commander.hitting.{often}", value=value, sup=sup)


# ---- looks --------------------------------------------------------------------------------------


def draw_box(box: Box, *, is_now: bool, is_over: bool) -> tuple[Shape, ...]:
    """A turn of the track."""
    return (Plate((box.x, box.y), (box.w, box.h), 4, "page" if is_now else "parchment.deep",
                  "seal" if is_now else "gold", 2.6 if is_now else 1.2,
                  cover=0.7 if is_over else 1.0),)


def draw_chips(due: int, at: Place, size: float, *, is_over: bool) -> tuple[Shape, ...]:
    """Prophecies, one behind the other."""
    return tuple(Disc((at[0] + 4 * number, at[1]), size / 2,
                      "seal.light" if is_over else "pigment.violet", "gold.pale", 1.4)
                 for number in range(due)[::-1])


def draw_hero(box: Box) -> tuple[Shape, ...]:
    """Alexander's counter."""
    size = box.w, box.h
    return (Plate((box.x + 2, box.y + 3), size, 9, "shade", cover=0.45),
            Plate((box.x, box.y), size, 9, seat_colour(0), "gold.pale", 3.0))


def draw_label(box: Box) -> tuple[Shape, ...]:
    """The ground of a force's name, through which the map is seen."""
    return (Plate((box.x, box.y + 1), (box.w, box.h + 1), 4, "parchment", cover=0.5),)


def draw_veil(box: Box) -> tuple[Shape, ...]:
    """A force that the army does not have."""
    return (Plate((box.x, box.y), (box.w, box.h), 8, "parchment", cover=0.6),)


def draw_badge(at: Place, size: float, *, fill: str, line: str) -> tuple[Shape, ...]:
    """A small round."""
    return (Disc(at, size / 2, fill, line, 1.5),)
