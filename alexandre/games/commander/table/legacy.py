"""The sheet of a campaign that was won: what goes on into the next, what is converted, what is
left behind.  [13.9] [13.10]"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from alexandre.games.commander.meta import BOARDS
from alexandre.games.commander.rules import Commander, life
from alexandre.games.commander.rules import view as view_of
from alexandre.games.commander.rules.endings import immortality_of, memory, points_of
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import VICTORY
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.tables import Tables
from alexandre.games.commander.view import CommanderView, ForceView
from alexandre.kernel.board import Plain
from alexandre.kernel.text import Msg, Noun
from alexandre.ui.play.legacy import Legacy, Rows

WORTH: Final = {"regions": "region", "glory": "glory", "points": "point", "level": "level"}


def legacy(game: Commander, table: Position) -> Legacy | None:
    """The legacy of the campaign; None unless it was won. [13.10]"""
    if table.ending != VICTORY or table.phase != Phase.OVER:
        return None
    inputs = life.legacy(table)
    view = view_of(table, 0)
    return Legacy("" if inputs is None else next_board(game.board.id), inputs,
                  possessions(game.tables, view), immortality(table),
                  (*unpaid(game.tables, view), *losses(view)))


def beginning(board: str) -> Plain:
    """The inputs with which a life begins; None where none does.  [13.10]"""
    return {"points": 0} if board == BOARDS[0] else None


def unpaid(tables: Tables, view: CommanderView) -> Rows:
    """The prophecies under way, for which no single campaign pays and no life begins.  [13.11]"""
    nouns = {each.id: each.noun for each in tables.prophecies}
    return tuple((Msg.of("commander.legacy.unpaid"), nouns[each.id])
                 for each in view.prophecies)


def next_board(board: str) -> str:
    """The campaign that follows in a life; none after the last, or after one's own board."""
    return dict(pairwise(BOARDS)).get(board, "")


def possessions(tables: Tables, view: CommanderView) -> Rows:
    """Alexander, his forces, advisors and insights.  [13.10]"""
    return (
        (Msg.of("commander.legacy.alexander"), Msg.of("commander.legacy.level", n=view.level)),
        *((Msg.of("commander.legacy.force", force=tables.kind_named(force.id).noun),
           strength(force)) for force in view.army),
        (Msg.of("commander.table.advisors"),
         list_nouns("advisors", tables.advisors, view.advisors)),
        (Msg.of("commander.table.insights"),
         list_nouns("insights", tables.insights, view.insights)),
    )


def strength(force: ForceView) -> Msg:
    """The number of counters, and of reduced ones."""
    if not force.reduced:
        return Msg.of("commander.legacy.forces", n=force.full)
    if not force.full:
        return Msg.of("commander.legacy.all_reduced", n=force.reduced)
    return Msg.of("commander.legacy.reduced", n=force.full + force.reduced, reduced=force.reduced)


def list_nouns(kind: str, nouns: tuple[Noun, ...], possession: dict[str, str]) -> Msg:
    """Those that he has, by name."""
    names = tuple(noun for noun, each in zip(nouns, possession.values(), strict=True)
                  if each == "held")
    return Msg.of("commander.legacy.held", names=names) if names \
        else Msg.of(f"commander.legacy.none.{kind}")


def immortality(state: Position) -> Rows:
    """Points of immortality by what they come from; after a whole life for how long one is
    remembered.  [13.9] [13.12]"""
    whole, duration = memory(state)
    return (
        *((name_of_part(state, part), reckon(state, part, n))
          for part, n in immortality_of(state)),
        (Msg.of("commander.legacy.immortality"), str(whole)),
        *(((Msg.of("commander.legacy.memory"), Msg.of("commander.legacy.years", n=duration)),)
          if duration is not None else scale(state, whole)),
    )


def name_of_part(state: Position, part: str) -> Msg:
    """The name of a part of immortality; victory points with their sources. [13.1] [13.2]"""
    gained = tuple(Msg.of(f"commander.legacy.part.{each}", n=n)
                   for each, n in points_of(state) if n) if part == "points" else ()
    return Msg.of("commander.legacy.victory", parts=gained) if gained \
        else Msg.of(f"commander.score.{part}")


def reckon(state: Position, part: str, n: int) -> Msg | str:
    """So many of it, and for how many points each counts; nothing is reckoned of what was carried
    in.  [13.9]"""
    each = state.tables.box.immortality.get(WORTH.get(part, ""), 0)
    return Msg.of("commander.legacy.reckoned", count=n // each, each=each, n=n) if n and each \
        else str(n)


def scale(state: Position, whole: int) -> Rows:
    """The next step of remembrance, which the book knows for a whole life alone.  [13.12]"""
    following = next(((least, years) for least, years in state.tables.box.memory
                      if least > whole), None)
    return () if following is None else ((
        Msg.of("commander.legacy.scale", n=following[0]),
        Msg.of("commander.legacy.years", n=following[1])),)


def losses(view: CommanderView) -> Rows:
    """Gold, cities, temples, and what was razed.  [13.10]"""
    razed = sum(site.status == "razed" for site in view.sites)
    return tuple((Msg.of(f"commander.legacy.{name}"), str(n)) for name, n in (
        ("gold", view.gold), ("cities", len(view.cities)), ("temples", len(view.temples)),
        ("razed", razed)))
