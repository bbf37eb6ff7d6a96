"""Alexander's means beside his army: gold, glory, advisors, insights; the operation."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from alexandre.games.commander.table.pictures.army import tell_victory
from alexandre.games.commander.table.pictures.coins import draw_likeness
from alexandre.games.commander.table.pictures.counters import COLOURS
from alexandre.games.commander.table.pictures.glyphs import (
    COIN,
    FLAME,
    LAUREL,
    SWORDS,
    TEMPLE,
    glyph,
)
from alexandre.games.commander.tables import Tables
from alexandre.games.commander.view import CommanderView, OperationView
from alexandre.kernel.text import Msg, Noun, Who
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sheets.boxes import Column, Either, Named, Panel, Row
from alexandre.ui.draw.sheets.leaves import Icon, Space, Text
from alexandre.ui.draw.sheets.tree import Node
from alexandre.ui.draw.sketch import Plate, Shape, Stroke, seat_colour
from alexandre.ui.play.tablets import draw_coin

PAIR: Final = 2  # chips in a row whose letters are an audience's
FEW: Final = 3  # chips in a row, up to two rows; one more where there are more of them
NAME: Final = (21.0, 15.5)  # the letters of a chip, and where there are more of them
FIGURE: Final = 25.0
CHOOSING: Final = ("advisors", "resupply", "insight")  # phases in which more may come to him

# Its name, its sign and the colour of that, its number, and its tip if that has more.
Figure = tuple[str, str, str, int] | tuple[str, str, str, int, Msg]
Chip = tuple[str, Noun, str, str]  # an advisor or an insight, its name, its id, its state


def king_of(tables: Tables, view: CommanderView) -> Node:
    """From gold and glory down to the operation; what he does not have only while it may come.

    Where there is little room his name goes, then the points of a victory and what he does not
    have and is not asked for; of the operation only the forces that gather stay, beside his means.
    """
    held, asked, wanted = (list_shown(tables, view, CHOOSING[:n]) for n in (0, 1, 3))
    lines = 1 if view.phase in CHOOSING[1:] else 2
    score = (*tell_score(tables, view),)
    forms = (
        (heading(view, is_named=True), *list_chips(wanted), *operation(view, lines), *score),
        *((heading(view, is_named=False), *list_chips(chips), *operation(view, 1), *told)
          for chips in (wanted, asked) for told in (score, ())),
        *((heading(view, *gathering(tables, view), is_named=False), *list_chips(*each))
          for each in ((asked,), (held,), (held, PAIR))))
    return Panel(Either(tuple(Column(form, 5) for form in forms)), draw_ground, (11, 4, 11, 8))


def heading(view: CommanderView, *others: Figure, is_named: bool) -> Node:
    """The player, his gold, his glory, his temples, what is destroyed, and other figures."""
    figures = tuple(figure(*each) for each in (
        ("gold", COIN, "gold.deep", view.gold), ("glory", LAUREL, "gold.deep", view.glory),
        ("temples", TEMPLE, "ink.soft", len(view.temples)),
        ("destroyed", FLAME, "ink.soft", view.destroyed), *others))
    name = (Text(Who(0), 17, "ink", "bold", squeeze=0.6),) if is_named else ()
    return Row((Icon(partial(draw_coin, 0), 38), *name, Row(figures, 9, is_even=True, grow=1)), 6)


def figure(name: str, sign: str, fill: str, n: int, tip: Msg | None = None) -> Node:
    """A number behind its sign; its tip may have more than that number."""
    icon = Icon(partial(glyph, sign, fill=fill, rim="parchment"), 28)
    part = Row((icon, Text(str(n), FIGURE, "ink", "bold", digits=2, grow=1)), 4)
    return Named(part, name, tip or Msg.of(f"commander.spot.{name}", n=n), grow=1)


def list_chips(chips: list[Chip], few: int = FEW) -> Iterable[Node]:
    """Rows of chips of one width, so `few` in a row or one more."""
    is_long = len(chips) > 2 * few
    across = few + is_long
    cells = [*(chip(each, NAME[is_long]) for each in chips),
             *[Space(grow=1)] * (-len(chips) % across)]
    return (Row(tuple(cells[n:n + across]), 5, is_even=True)
            for n in range(0, len(cells), across))


def chip(chip: Chip, size: float) -> Node:
    """One that he has is bright, one that he could have in ink, a spent one faint and struck out.
    """
    kind, noun, id, state = chip
    ink = {"held": "seal.text", "gone": "ink.faint"}.get(state, "ink.soft")
    words = Text(noun, size, ink, "bold" if state == "held" else "text", "centre", squeeze=0.7,
                 is_even=True)
    tip = Msg.of(f"commander.spot.{kind}.{state}", name=noun,
                 text=Msg.of(f"commander.{kind}.{id}"))
    return Named(Panel(words, partial(draw_chip, state=state), (4, 2, 4, 4)), f"{kind}:{id}", tip,
                 picture=draw_likeness(id) if kind == "advisor" else None, grow=1)


def operation(view: CommanderView, lines: int) -> Iterable[Node]:
    """The counters of the operation, and the forces that gather."""
    there = view.operation
    if there is None:
        return
    left, active = sum(there.left.values()), sum(there.active.values())
    forces = count_gathered(view)
    keys = ("operation", "gathered") if lines > 1 else ("operation_brief",)
    told = (Text(Msg.of(f"commander.table.{key}", left=left, active=active, forces=forces), 20,
                 "ink.soft", squeeze=0.7) for key in keys)
    yield Named(Panel(Column(tuple(told)), pad=(5, 0)), "operation",
                tell_operation(there))


def tell_score(tables: Tables, view: CommanderView) -> Iterable[Node]:
    """The score of a win now.  [13.1]"""
    if not view.turn:
        return
    n = view.victories[view.turn - 1]
    told = Text(Msg.of("commander.table.score", n=n), 20, "ink.soft", squeeze=0.7)
    yield Named(Panel(told, pad=(5, 0)), "score", tell_victory(tables, view, view.turn))


def gathering(tables: Tables, view: CommanderView) -> Iterable[Figure]:
    """The number of forces that gather for the operation."""
    if view.operation is not None:
        colour = COLOURS[tables.campaign.ops_nation] or "seal"
        yield ("operation", SWORDS, colour, count_gathered(view),
               tell_operation(view.operation))


def tell_operation(there: OperationView) -> Msg:
    """Its counters face down and turned up, and the forces that gather."""
    return Msg.of("commander.spot.operation", left=sum(there.left.values()),
                  active=sum(there.active.values()), n=sum(each.full for each in there.forces))


def count_gathered(view: CommanderView) -> int:
    """The forces that gather for the operation."""
    return sum(force.full for force in view.operation.forces) if view.operation else 0


def list_shown(tables: Tables, view: CommanderView, choosing: tuple[str, ...]) -> list[Chip]:
    """Advisors, then insights: those that he has; in phases of `choosing` those that he could
    have too, at first only advisers."""
    chips = [(kind, noun, id, state) for kind, nouns, states in (
        ("advisor", tables.advisors, view.advisors), ("insight", tables.insights, view.insights))
        for noun, (id, state) in zip(nouns, states.items(), strict=True)]
    if view.phase not in choosing:
        return [each for each in chips if each[3] == "held"]
    return chips[:len(tables.advisors)] if view.phase == "advisors" else chips


# ---- looks --------------------------------------------------------------------------------------


def draw_ground(box: Box) -> tuple[Shape, ...]:
    """Parchment."""
    return (Plate((box.x + 1, box.y + 1), (box.w - 2, box.h - 2), 10, "parchment", "gold", 2.0),)


def draw_chip(box: Box, *, state: str) -> tuple[Shape, ...]:
    """The plate of an advisor or an insight."""
    is_held, middle = state == "held", box.y + box.h / 2
    plate = Plate((box.x, box.y), (box.w, box.h), 7, seat_colour(0) if is_held else "parchment",
                  "gold.pale" if is_held else "parchment.edge", 1.8)
    if state != "gone":
        return (plate,)
    return plate, Stroke(((box.x + 8, middle), (box.right - 8, middle)), "seal", 2.0, cover=0.7)
