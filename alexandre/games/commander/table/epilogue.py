"""The last page of a campaign that was lost: a picture of its ending, and how far he had come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from alexandre.games.commander.events import ProphecyFailed, RegionConquered
from alexandre.games.commander.meta import ENDINGS
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import VICTORY
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.table.chapter import name_advisers, tell_date
from alexandre.kernel.text import Arg, Msg
from alexandre.ui.draw.signs.named import draw_sign
from alexandre.ui.draw.sketch import Place, Plate, Sketch
from alexandre.ui.play.legacy import Epilogue, Numbered

SIZE: Final[Place] = (1280.0, 720.0)
SIGN: Final = 1000.0  # of a drawing as wide as its whole page
PICTURES: Final = {"death": "commander/ending_death", "time": "commander/ending_time",
                   "prophecy": "commander/ending_prophecy"}


def epilogue(game: Commander, table: Position, told: Sequence[Numbered]) -> Epilogue | None:
    """The last page; None of a campaign that goes on or was won."""
    if table.phase != Phase.OVER or table.ending == VICTORY:
        return None
    tables, ending = game.tables, ENDINGS[table.ending]
    turn = tables.turns[max(0, table.turn - 1)].noun
    return Epilogue(draw_ending(ending), say(f"{ending}.title"), tell_date(turn),
                    (*close(table, ending, told), *look_back(table, told)))


def draw_ending(ending: str) -> Sketch:
    """A pyre, the way home in the snow, the darkened sun over a sanctuary."""
    wide, high = SIZE
    return Sketch(SIZE, (Plate((0.0, 0.0), SIZE, 0.0, "frame.edge"), *draw_sign(
        PICTURES[ending], (wide / 2, high / 2), SIGN)))


def close(table: Position, ending: str, told: Sequence[Numbered]) -> Iterator[Msg]:
    """The end itself: where it came, or the prophecy that was owed."""
    failed = [event.prophecy for _index, event in told if isinstance(event, ProphecyFailed)]
    if ending == "prophecy" and failed:
        yield say(ending, prophecy=failed[-1])
    elif ending != "prophecy":
        yield say(ending, place=table.tables.regions[table.region].noun)


def look_back(table: Position, told: Sequence[Numbered]) -> Iterator[Msg]:
    """The critical regions that were his and those that never were, the advisers who stayed, the
    points of earlier campaigns."""
    tables = table.tables
    taken = tuple(dict.fromkeys(event.region for _index, event in told
                                if isinstance(event, RegionConquered)))
    missing = tuple(noun for noun in (tables.regions[site.region].noun for site in tables.sites)
                    if noun not in taken)
    yield say("taken", regions=taken) if taken else say("taken_none")
    if taken and missing:
        yield say("missing", regions=missing)
    if advisers := name_advisers(table):
        yield say("advisers", advisers=advisers)
    if table.life > 0:
        yield say("life", n=table.life)


def say(key: str, **args: Arg) -> Msg:
    return Msg(f"commander.epilogue.{key}", tuple(args.items()))
