"""The right end of the strip: the reason for the order, or the scoring of a turn."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Final

from alexandre.games.empire.table.pictures.glyphs import sign
from alexandre.games.empire.table.pictures.plates import SQUEEZE, draw_card, draw_strip, title
from alexandre.games.empire.tables import Tables
from alexandre.games.empire.view import EmpireView, PlayerView
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sheets.boxes import Band, Column, Grid, Named, Panel, Row
from alexandre.ui.draw.sheets.leaves import Icon, Space, Text, seal_of
from alexandre.ui.draw.sheets.tree import Node

ROWS: Final = ("bid", "score", "raised", "temple_box")


def reasons(view: EmpireView) -> Node:
    """The order of choice, a column for each player in that order: between two of them the figures
    that are equal, and the first that differs, on a bright plate; other figures do not matter.
    [5.2]
    """
    line = [view.players[seat] for seat in view.queue]
    line += [player for player in view.players if player.seat not in view.queue]
    signs = [compare(view, *pair) for pair in pairwise(line[:len(view.queue)])]
    compared = [row for row in ROWS if any(row in each for each in signs)]
    rows = [heads(line, signs), *(cells(row, line, signs) for row in compared)]
    bands = [Band(number, 0, 2 * len(line) - 1, partial(draw_strip, fill="page"))
             for number in range(1, len(rows), 2)]
    bands += [Band(1 + compared.index(row), 2 * at + 1, 2 * at + 3,
                   partial(draw_strip, fill="gold.pale", radius=7.0, beside=5.0))
              for at, each in enumerate(signs) for row, mark in each.items() if mark == ">"]
    return Grid(tuple(rows), gap=7, bands=tuple(bands), grows=(0, *(1,) * (len(rows[0]) - 1)))


def heads(line: list[PlayerView], signs: list[dict[str, str]]) -> tuple[Node | None, ...]:
    """Seals; a lot stands between two that nothing else parts."""
    row: list[Node | None] = [Named(
        Text(Msg.of("empire.table.row.head"), 14, "ink.soft", "italic"), "choosers",
        Msg.of("empire.spot.choosers"))]
    for at, player in enumerate(line):
        is_lot = at < len(signs) and ">" not in signs[at].values()
        lot = Text(Msg.of("empire.table.row.lot"), 13, "seal", "italic", "centre")
        row += [Named(seal_of(player.seat, 16), f"chooser:{player.seat}"), lot if is_lot else None]
    return tuple(row[:-1])


def cells(row: str, line: list[PlayerView],
          signs: list[dict[str, str]]) -> tuple[Node | None, ...]:
    """The figures of a row, and the signs between them."""
    words: list[Node | None] = [Text(Msg.of(f"empire.table.row.{row}"), 13.5, "ink.soft")]
    for at, player in enumerate(line):
        mark = signs[at].get(row, "") if at < len(signs) else ""
        words += [Text(figure(player, row), 14.5, "ink", "table", "centre", digits=2),
                  Text(mark, 15, "seal" if mark == ">" else "ink.soft", "bold", "centre",
                       digits=1)]
    return tuple(words[:-1])


def compare(view: EmpireView, first: PlayerView, second: PlayerView) -> dict[str, str]:
    """The figures compared, up to the first that puts one of them ahead."""
    highest = max(player.bid or 0 for player in view.players)
    if highest and first.bid == highest:
        rows = ["bid"] if second.bid != highest else ["bid", "raised", "temple_box"]
    else:
        rows = ["score"] if view.options["score_ties"] == "lots" else [
            "score", "raised", "temple_box"]
    signs = {}
    for row in rows:
        is_even = getattr(first, row) == getattr(second, row)
        signs[row] = "=" if is_even else ">"
        if not is_even:
            break
    return signs


def figure(player: PlayerView, row: str) -> str:
    """A figure of a player, unless it is not known."""
    number = getattr(player, row)
    return "–" if number is None else str(number)


def aid(tables: Tables, view: EmpireView) -> Node:
    """The points of a scoring, and of the end. [8.2-8.4]"""
    box = tables.box
    worth = (("armies", box.province_points, Msg.of("empire.table.aid.province")),
             *((name, box.points[kind], Msg.of("empire.table.aid.building", n=box.prices[kind]))
               for kind, name in enumerate(("temples", "cities"))))
    return Column((
        title(Msg.of("empire.table.aid")),
        Row(tuple(value(*each) for each in worth), 8, "stretch"), awards(tables, view)), 1)


def awards(tables: Tables, view: EmpireView, length: str = "") -> Node:
    """The points for most temples and most cities at the end, in words of a length. [10.2] [10.3]
    """
    (temples, cities), (more, less) = awards_of(tables, view).values()
    tip = Msg.of("empire.spot.awards", temples=temples, cities=cities, more=more, less=less)
    return Named(Row((award(f"whole{length}", temples, cities), Space(grow=1),
                      award(f"region{length}", more, less)), 16), "awards", tip)


def value(name: str, points: int, words: Msg) -> Node:
    """The income from one kind."""
    return Panel(Column((Row((Icon(partial(sign, name), 21, 20),
                              Text(f"+{points}", 23, "seal.deep", "bold")), 10),
                         Text(words, 13, "ink.soft")), align="centre"), draw_card, (8, 1, 8, 2),
                 grow=1)


def award(key: str, temples: int, cities: int) -> Node:
    """The income from most temples and most cities."""
    figures = [Row((Icon(partial(sign, name), 15),
                    Text(str(n), 15, "seal.deep", "bold", squeeze=SQUEEZE)), 4)
               for name, n in (("temples", temples), ("cities", cities))]
    return Row((Text(Msg.of(f"empire.table.awards.{key}"), 14, "ink.soft", "italic",
                     squeeze=SQUEEZE), *figures), 8)


def awards_of(tables: Tables, view: EmpireView) -> dict[str, tuple[int, int]]:
    """The awards for most temples and most cities at the end: of all, and of each region. [10.3]
    [10.5]
    """
    share = 2 if view.options["length"] == "short" else 1
    whole, each = tables.box.awards, tables.box.region_awards
    return {"whole": (whole[0] // share, whole[1] // share),
            "region": (each[0] // share, each[1] // share)}
