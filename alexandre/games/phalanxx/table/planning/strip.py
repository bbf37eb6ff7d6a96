"""The strip: the prepared actions as cells, and what they would change."""

from __future__ import annotations

from collections.abc import Iterator

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.table.pictures.cards import variable_worth
from alexandre.games.phalanxx.table.planning.die_uses import die_sketch, sketch
from alexandre.games.phalanxx.tables import Tables
from alexandre.games.phalanxx.view import PhalanxxView, PlayerView
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Arg, Msg
from alexandre.ui.play.course import Cell, Piece, Row, Tone


def rows(tables: Tables, before: PhalanxxView, after: PhalanxxView,
         actions: tuple[Action, ...]) -> tuple[Row, ...]:
    """The turn, then what becomes of points, talents, strength and soldiers, then what is bought;
    the dice that will be passed lie on the action card."""
    had, has = before.players[before.mover], after.players[before.mover]
    parts = [
        Row("", (*cells(tables, before, actions), *empty(after))),
        Row("", tuple(changes(had, has))),
        Row("", tuple(worth(tables, had, actions))),
    ]
    return tuple(row for row in parts if row.cells)


def cells(tables: Tables, before: PhalanxxView, actions: tuple[Action, ...]) -> Iterator[Cell]:
    """One cell for each action that a die pays; a click puts it before the one before it.  A die
    shows what it was turned to."""
    rolled = list(before.rolled)
    for place, action in enumerate(actions):
        if not isinstance(action, verbs.Placing | verbs.Setting | verbs.Spare):
            continue
        key, sign, args = describe(tables, before, action)
        pieces: list[Piece] = []
        if isinstance(action, verbs.Placing | verbs.Setting):
            number = rolled[action.die]
            pieces += [die_sketch(number)] if number is not None else []
            if number is not None and isinstance(action, verbs.Setting):
                rolled[action.die] = number - number % 7 + action.face
        pieces += [sketch(sign)] if sign else []
        yield Cell((*pieces, Msg(f"phalanxx.item.{key}", tuple(args.items()))), "",
                   Msg.of("phalanxx.strip.reorder"), f"cell:{place}")


def empty(after: PhalanxxView) -> Iterator[Cell]:
    """A cell for each die that is not placed yet: a turn is three actions.  [6.1]"""
    if after.phase == "act":
        for die in after.rolled:
            if die is not None:
                yield Cell((die_sketch(die), "?"), tip=Msg.of("phalanxx.strip.empty"),
                           is_spare=True)


def describe(tables: Tables, before: PhalanxxView,
             action: Action) -> tuple[str, str, dict[str, Arg]]:
    """An action in a word or two, and the sign before them."""
    match action:
        case verbs.Play():
            return "play", "hand", {"card": tables.cards[action.card].noun}
        case verbs.Conquer():
            key = "fight" if action.id in before.owners else "conquer"
            return key, "cities", {"region": tables.regions[action.region].noun,
                                     "n": tables.box.conflict}
        case verbs.Spare():
            return "spare", "", {"region": tables.regions[action.region].noun}
        case verbs.Push():
            return "push", "", {}
        case verbs.Exchange():
            return "exchange", "talents", {"n": tables.box.income}
        case verbs.Setting():
            return "turn", "", {"n": action.face}
    return "income", "talents", {"n": tables.box.income}


def worth(tables: Tables, had: PlayerView, actions: tuple[Action, ...]) -> Iterator[Cell]:
    """The present strength of a card to buy or to take whose strength follows something."""
    for action in actions:
        n = (variable_worth(tables, action.card, had.counted)
             if isinstance(action, verbs.Buy | verbs.Take) else None)
        if n is not None:
            yield Cell((Msg.of("phalanxx.strip.worth", n=n),), "faint")


def changes(had: PlayerView, has: PlayerView) -> Iterator[Cell]:
    """Points and talents, before and after; and, where there is room, strength and soldiers, which
    the tray and the map show too."""
    for key, old, new in (("points", had.points, has.points),
                          ("talents", had.talents, has.talents),
                          ("strength", had.strength, has.strength),
                          ("reserve", had.reserve, has.reserve)):
        if old != new:
            tone: Tone = "faint" if key == "reserve" else "good" if new > old else "bad"
            yield Cell((Msg.of(f"phalanxx.strip.{key}"), f"{old} → {new}"), tone,
                       is_spare=key == "strength")
