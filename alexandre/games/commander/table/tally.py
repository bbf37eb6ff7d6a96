"""The tally of a battle: the sides, and their losses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from alexandre.games.commander.events import battle
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.table.pictures.coins import draw_coin
from alexandre.games.commander.table.pictures.counters import draw_counter, wall
from alexandre.games.commander.table.pictures.rivals import ALEXANDER, chief_of, tell_place
from alexandre.games.commander.tables import Tables
from alexandre.games.commander.view import CommanderView
from alexandre.games.commander.view.battle import BattleView
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Arg, Msg
from alexandre.ui.draw.sketch import Sketch
from alexandre.ui.play.cue import Counted, Side, Tally

SIZE: Final = 88.0  # of a counter,
ROOM: Final = SIZE + 6  # with its shadow
LEADER: Final = "leader"
WALL: Final = "wall"
CHIEFS: Final = (ALEXANDER, LEADER)

Piece = tuple[str, bool]  # its id; does it show its reduced side?
Told = Iterable[Sequence[Event]]


def words(key: str, **args: Arg) -> Msg:
    return Msg(f"commander.tally.{key}", tuple(args.items()))


def tally_of(game: Commander, before: CommanderView, event: Event, after: CommanderView,
             told: Told) -> Tally | None:
    """Both lines as they stand, or what each has lost and the glory that it brought."""
    tables = game.tables
    if isinstance(event, battle.BattleBegan) and after.battle is not None:
        return open_battle(tables, after.battle)
    if isinstance(event, battle.BattleEnded) and before.battle is not None:
        return close_battle(tables, before, after, told)
    return None


def open_battle(tables: Tables, view: BattleView) -> Tally:
    """The leaders, their forces, and the text about the place."""
    mine, foes = (Counter((each.id, each.is_reduced) for each in line if each.id not in CHIEFS)
                  for line in (view.mine, view.foes))
    return Tally(saying=tell_place(view.region), sides=(
        side_of(tables, ALEXANDER, mine, counted_from=len(view.mine) - mine.total()),
        side_of(tables, chief_of(tables, view), foes, counted_from=len(view.foes) - foes.total())))


def close_battle(tables: Tables, was: CommanderView, now: CommanderView,
                 told: Told) -> Tally | None:
    """The losses of each side since the battle began, if any; the winner destroys all that stood.
    """
    assert was.battle is not None
    mine, foes = Counter[Piece](), Counter[Piece]()
    steps = list(since_beginning(told))
    is_won = any(isinstance(each, battle.BattleEnded) and each.result == "won"
                 for each in steps[0])
    for number, step in enumerate(steps):
        for each in step:
            if isinstance(each, battle.ForceHit) and each.is_destroyed:
                if each.is_mine:
                    mine[whole(each.force)] += 1
                elif number or not is_won:
                    foes[whole(each.force)] += 1
            elif isinstance(each, battle.EscapeRolled) and not each.has_escaped:
                mine[whole(each.force)] += 1
            elif isinstance(each, battle.ForceRegrouped):
                mine[whole(each.force)] -= 1
    if is_won:
        foes.update(whole(each.id) for each in was.battle.foes)
    fled = next((each.leader for each in steps[0] if isinstance(each, battle.LeaderFled)), None)
    for chief in CHIEFS:
        foes.pop(whole(chief), None)
    if not +mine and not foes and was.glory == now.glory:
        return None
    return Tally(
        brief=words("losses", mine=mine.total(), foes=foes.total()),
        sides=(side_of(tables, ALEXANDER, +mine, count_lost(mine.total()), is_struck=True),
               side_of(tables, chief_of(tables, was.battle), foes,
                       count_lost(foes.total()) if fled is None
                       else words("lost_fled", n=foes.total(), leader=fled), is_struck=True)),
        counted=None if was.glory == now.glory else Counted(words("glory"), was.glory,
                                                            now.glory))


def count_lost(n: int) -> Msg:
    """The number of counters that a side has lost."""
    return words("lost", n=n) if n else words("lost_none")


def since_beginning(told: Told) -> Iterator[Sequence[Event]]:
    """The steps of the battle, the newest first."""
    for step in told:
        yield step
        if any(isinstance(each, battle.BattleBegan) for each in step):
            return


def whole(force: str) -> Piece:
    """The counter of a force, as the lines of the battle write it, before it was hit."""
    return force.partition(" ")[0], False


def side_of(tables: Tables, chief: str, forces: Counter[Piece],
            note: Msg | None = None, *, is_struck: bool = False,
            counted_from: int | None = None) -> Side:
    """A chief with forces of his."""
    leader = next((each for each in tables.leaders if each.id == chief), None)
    pieces = tuple((draw_force(tables, each), n) for each, n in forces.items())
    name = (tables.alexander_noun if chief == ALEXANDER else words(chief) if leader is None
            else leader.noun)
    return Side(name=name, coin=draw_coin(chief), pieces=pieces, note=note, is_struck=is_struck,
                counted_from=counted_from)


def draw_force(tables: Tables, piece: Piece) -> Sketch:
    """Its counter, or a wall."""
    id, is_reduced = piece
    if id == WALL:
        return Sketch((ROOM, ROOM), tuple(wall((ROOM / 2, ROOM / 2), SIZE, is_reduced=is_reduced)))
    return draw_counter(tables, id, SIZE, ROOM, is_reduced=is_reduced)
