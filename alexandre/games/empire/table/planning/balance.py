"""The consequences of a plan: armies that go, payment, what is left in the boxes, majorities.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.rules import Empire
from alexandre.games.empire.rules.prompts import key_of_boxes
from alexandre.games.empire.shape import START
from alexandre.games.empire.table.pictures.glyphs import building
from alexandre.games.empire.table.pictures.map import holder_of
from alexandre.games.empire.tables import Tables
from alexandre.games.empire.view import EmpireView
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Arg, Msg, Who
from alexandre.ui.draw.sketch import Plate, Shape, Sketch, seat_colour
from alexandre.ui.play.course import Cell, Row, Tone
from alexandre.ui.text.cache import remember

SPLIT_NAMES: Final = ("bid", "raise", "allot")
SIGN: Final = 24.0
CUBE: Final = 13.0
FEW: Final = 2  # mixes of both boxes


def strip(game: Empire, before: EmpireView, after: EmpireView,
          actions: tuple[Action, ...]) -> tuple[Row, ...]:
    """Nothing of a split: others' boxes come out with the last of them."""
    if before.phase in SPLIT_NAMES or not actions:
        return ()
    tables = game.tables
    armies = tuple(numbers(tables, before, actions))
    rows = [Row(Msg.of("empire.strip.armies"), armies, is_line=True),
            Row(Msg.of("empire.strip.region"), tuple(endings(before, after))),
            Row(Msg.of("empire.strip.paid"), tuple(mixes(tables, before, actions))),
            Row(Msg.of("empire.strip.boxes"), tuple(boxes(before, after, actions))),
            Row(Msg.of("empire.strip.held"), tuple(compare_majorities(tables, before, after)))]
    return tuple(row for row in rows if row.cells)


def numbers(tables: Tables, old: EmpireView, actions: tuple[Action, ...]) -> Iterator[Cell]:
    """The number of armies that go; a click on another number changes it."""
    gone = [each for each in actions if isinstance(each, verbs.March | verbs.Join)]
    if not gone:
        return
    origin = gone[0].origin
    armies = (old.gathered[old.mover] if origin.startswith(START) else
              old.provinces[tables.ids.index(origin)].armies[old.mover])
    tired = old.stepped.get(origin, (0,))[-1]
    going = sum(each.n for each in gone if each.arrow == gone[0].arrow)
    for n in range(1, armies - tired + 1):
        yield Cell((str(n),), "good" if n == going else "", Msg.of("empire.strip.army", n=n),
                   f"n:{n}")


def endings(old: EmpireView, new: EmpireView) -> Iterator[Cell]:
    """That the goal is entered, and the region ends.  [6.8]"""
    if new.goal_entered and not old.goal_entered:
        yield Cell((Msg.of("empire.strip.ends"),))


def mixes(tables: Tables, old: EmpireView, actions: tuple[Action, ...]) -> Iterator[Cell]:
    """Every mix of both boxes that pays for all crossings, of few with what it leaves; a click
    takes it.  [6.5]"""
    paid = [each.n for each in actions if isinstance(each, verbs.Pay)]
    if not paid:
        return
    cost = sum(tables.arrows[each.arrow].cost for each in actions if isinstance(each, verbs.March))
    player = old.players[old.mover]
    temples, cities = player.temple_box or 0, player.city_box or 0
    choices = range(max(0, cost - cities), min(cost, temples) + 1)
    for n in choices:
        parts = tuple(part for kind, count, had in ((0, n, temples), (1, cost - n, cities))
                      for part in (cubes(kind, count, 0, seat_colour(old.mover)),
                                   f"{had} → {had - count}")[:1 + (len(choices) <= FEW)]
                      if count)
        key = key_of_boxes("pay", n, cost - n)
        yield Cell(parts, "good" if n == sum(paid) else "", Msg.of(
            f"empire.action.{key}", temples=n, cities=cost - n), f"pay:{n}")


def boxes(old: EmpireView, new: EmpireView, actions: tuple[Action, ...]) -> Iterator[Cell]:
    """Both boxes of a plan that declares: the cubes that stay, and as hollows those that would be
    spent."""
    had, has = old.players[old.mover], new.players[old.mover]
    if not any(isinstance(each, verbs.Declare) for each in actions):
        return
    for kind, (name, one, two) in enumerate((("temples", had.temple_box, has.temple_box),
                                             ("cities", had.city_box, has.city_box))):
        kept, before = two or 0, one or 0
        change = f"{before} → {kept}" if before != kept else str(before)
        yield Cell((cubes(kind, kept, before - kept, seat_colour(old.mover)), change),
                   "" if before != kept else "faint", Msg.of(f"empire.spot.box.{name}"))


@remember(200)
def cubes(kind: int, kept: int, spent: int, colour: str) -> Sketch:
    """The sign of a box with its cubes, those that would be spent as hollows."""
    shapes: list[Shape] = [*building(kind, (SIGN / 2, SIGN / 2), SIGN - 2, "parchment.edge")]
    for place in range(kept + spent):
        corner = (SIGN + 4 + CUBE * place, (SIGN - CUBE) / 2 + 1)
        fill = colour if place < kept else ""
        shapes.append(Plate(corner, (CUBE - 3, CUBE - 3), 2, fill, colour, 1.6))
    return Sketch((SIGN + 6 + CUBE * (kept + spent), SIGN), tuple(shapes))


def compare_majorities(tables: Tables, old: EmpireView, new: EmpireView) -> Iterator[Cell]:
    """Provinces whose majority would change, the mover's own first, and the points of each."""
    points, rivals = tables.box.province_points, list[Cell]()
    for noun, was, will in zip(tables.nouns, old.provinces, new.provinces, strict=True):
        loses, gains = holder_of(was), holder_of(will)
        for seat, key in ((gains, "gained"), (loses, "lost")) if gains != loses else ():
            has, is_own = key == "gained", seat == old.mover
            change = f"+{points}" if has else f"−{points}"
            tone: Tone = "good" if has == is_own else "bad"
            if is_own:
                yield Cell((noun, change), tone, Msg.of(f"empire.strip.{key}", province=noun))
            elif seat is not None:
                said: dict[str, Arg] = {"who": Who(seat), "province": noun}
                rivals.append(Cell((Msg("empire.strip.rival", tuple(said.items())), change), tone,
                                   Msg(f"empire.strip.rival.{key}", tuple(said.items()))))
    yield from rivals
