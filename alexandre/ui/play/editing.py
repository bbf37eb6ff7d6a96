"""The drawing of a title's board by hand: its tools, the effect of clicks, the fields.

A title declares its functions as one `Editing`.  A board is the plain data of its file, never
changed in place: every function answers with another one.  It may have any number of faults,
but has the shape of what `blank`, `prepare` and the other functions here gave.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

from alexandre.kernel.board import Fault, Path, Plain
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Layer, Place, Sketch, Spot, Wording
from alexandre.ui.play.course import NOTHING
from alexandre.ui.play.defaults import confirm, give_none, give_nothing, ignore, keep

NEW_NAMES: Final[Plain] = {
    "fr": {"name": "", "gender": "m", "number": "s", "article": "none", "place": "à"},
    "en": {"name": "", "number": "s", "article": "none", "place": "in"},
}


@dataclass(frozen=True)
class Tool:
    """A tool of the editor: `tip` says what a click does; `sign` is its small picture;
    `carries` is the tool that moves a thing dragged with this one, "" if none does."""

    id: str
    name: Wording
    tip: Wording
    sign: Sketch
    carries: str = ""


@dataclass(frozen=True)
class Focus:
    """The state of the editor: its tool, the path of the thing whose fields are shown (() for the
    board itself), the visible part of the board, and the symmetry with the size of the sheet for
    which it was chosen: its axis stays when the sheet gets another one."""

    tool: str
    chosen: Path = ()
    page: int = 0
    aid: str = ""
    extent: tuple[int, ...] = ()


class Edit(NamedTuple):
    """The result of a click or a button; `note` tells what it left out."""

    board: Plain
    focus: Focus
    note: Msg | None = None


# ---- what can be set of a thing --------------------------------------------------------------


@dataclass(frozen=True)
class Heading:
    """The heading of the fields below."""

    text: Wording


@dataclass(frozen=True)
class Note:
    """A sentence among the fields."""

    text: Wording


@dataclass(frozen=True)
class Names:
    """The names at `path`, in both languages, with their grammar."""

    path: Path


@dataclass(frozen=True)
class Number:
    """A number from `low` to `high`, worded by `say`; `change` puts another one into a board."""

    id: str
    label: Wording
    value: int
    low: int
    high: int
    change: Callable[[Plain, int], Plain]
    say: Callable[[int], Wording] = str


@dataclass(frozen=True)
class Flag:
    """A field with yes or no."""

    id: str
    label: Wording
    value: bool
    change: Callable[[Plain, bool], Plain]


@dataclass(frozen=True)
class Pick:
    """One of several values, each with its words."""

    id: str
    label: Wording
    value: Plain
    choices: tuple[tuple[Plain, Wording], ...]
    change: Callable[[Plain, Plain], Plain]


@dataclass(frozen=True)
class EditButton:
    """A button; `make` returns the changed board."""

    id: str
    label: Wording
    make: Callable[[Plain], Edit]


EditField = Heading | Note | Names | Number | Flag | Pick | EditButton


def say_fault(board: Plain, fault: Fault) -> Msg:
    """The sentence for an error."""
    return fault.msg


def change_nothing(before: Plain, after: Plain) -> Layer:
    """An empty layer: nothing new is seen until the whole board is drawn again."""
    return NOTHING


def preview_nothing(box: Plain, board: Plain, focus: Focus, spot: str) -> Layer:
    """An empty layer: the light on a spot says enough."""
    return NOTHING


# ---- what a title declares --------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True, eq=False)
class Editing:
    """Spots are those of the sketch that `draw` gives."""

    tools: tuple[Tool, ...]
    # What to do first on an empty board.
    begin: Msg
    # An empty board, without title, kind, id and names.
    blank: Callable[[], Plain]
    # A sketch of the board, with the spots that the tool can be used on, for a box.
    draw: Callable[[Plain, Plain, Focus], Sketch]
    # What a click on a spot makes of the board, for a box.
    click: Callable[[Plain, Plain, Focus, str], Edit]
    # What can be set of the thing that is chosen.
    entries: Callable[[Plain, Focus], tuple[EditField, ...]]
    # Where a fault can be mended: the tool and the thing, and its spot, "" for none.
    aim: Callable[[Plain, Focus, Fault], tuple[Focus, str]]
    # A fault of a board in the words of one who draws, and has no file before him.
    tell: Callable[[Plain, Fault], Msg] = say_fault
    # The outline of a spot that only another tool has, one place for a point.
    outline: Callable[[str], tuple[Place, ...]] = give_nothing
    # A file's board made ready to be drawn on.
    prepare: Callable[[Plain], Plain] = keep
    # What follows from the rest, put right after every change.
    settle: Callable[[Plain], Plain] = keep
    # What a click on a spot would do, drawn over the sheet while it is pointed at.
    preview: Callable[[Plain, Plain, Focus, str], Layer] = preview_nothing
    # What to click next, None for the tip of the tool.
    advise: Callable[[Plain, Focus], Msg | None] = give_none
    # What has just become of a board, over its sketch until the whole is drawn again.
    draw_change: Callable[[Plain, Plain], Layer] = change_nothing
    # The parts of the board that are seen one at a time, by name and path; none where it is seen
    # as a whole.
    pages: Callable[[Plain], tuple[tuple[Wording, Path], ...]] = give_nothing
    # Symmetries that help, the first being none, each with its name; none where there are none.
    aids: tuple[tuple[str, Msg], ...] = ()
    # What a board without faults lacks that its players may miss.
    remarks: Callable[[Plain], tuple[Msg, ...]] = give_nothing
    # The size of the sheet, where there are symmetries.
    measure: Callable[[Plain], tuple[int, ...]] = give_nothing


# ---- positions ----------------------------------------------------------------------------------

PLACE: Final = "place"  # the content of a place on the board
SEAT: Final = "seat"  # of each seat, which the outermost list of the field tells
TURN: Final = "turn"  # whose turn, which, how far
TABLE: Final = "table"  # whatever else lies there


def give_no_choices(state: Any, path: Path) -> list[Plain]:
    """No choices beyond those of the field's kind."""
    return []


def place_of_spot(spot: str) -> str:
    """The part of a spot's id after the colon."""
    return spot.rpartition(":")[2]


@dataclass(frozen=True, kw_only=True, eq=False)
class Positions:
    """A title's additions to its declared fields for positions entered by hand.

    The fields say in which `group` of the page they stand (`kernel.fields.Group`); bounds and
    choices are those of their kinds.  Every state is the title's own `Position`, and
    `state` one that may be changed.
    """

    # Where in a turn a match can begin, by name: puts a position there.
    moments: Mapping[str, Callable[[Any], None]]
    # Puts right what follows from the rest: the pile, the reserves.
    settle: Callable[[Any, Any], None] = ignore
    # Is this part of a field offered?  The path begins with the field's name.
    offers: Callable[[Any, Path], bool] = confirm
    # What a part can be, where its kind does not say it.
    choices: Callable[[Any, Path], list[Plain]] = give_no_choices
    # What a thing is called; None for the name that the box or the board has for it.
    call: Callable[[Any, Path], Wording | None] = give_none
    # The place that a spot is of.
    place_of: Callable[[str], str] = place_of_spot
    # Places that can be clicked besides those of the main sheet.
    spots: Callable[[Any, Sketch], tuple[Spot, ...]] = give_nothing


def msg_of(title: str, word: str) -> Msg:
    """The words of a field, a moment, or one of a title's own words."""
    return Msg(f"{title}.position.{word}")


# ---- plain data -------------------------------------------------------------------------------


def value_at(data: Plain, path: Path) -> Any:
    """The value at the path; KeyError, IndexError or TypeError if there is none."""
    for step in path:
        data = data[step]
    return data


def has(data: Plain, path: Path) -> bool:
    """Whether there is a value at the path."""
    try:
        value_at(data, path)
    except (KeyError, IndexError, TypeError):
        return False
    return True


def is_named(thing: Plain) -> bool:
    """Whether a thing with names has one that can be shown."""
    return any(each["name"].strip() for each in thing["names"].values())


def put(data: Plain, path: Path, value: Plain) -> Plain:
    """The data with another value at the path; everything else is shared."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(data, list):
        return [put(each, rest, value) if at == step else each for at, each in enumerate(data)]
    return {**data, step: put(data.get(step, {}), rest, value)}


def change_at(path: Path) -> Callable[[Plain, Any], Plain]:
    """The function that puts a value at a path."""
    return partial(put_at, path)


def put_at(path: Path, data: Plain, value: Plain) -> Plain:
    """The same data with another value there."""
    return put(data, path, value)


def drop(data: Plain, path: Path) -> Plain:
    """The data without one item of a list."""
    items = value_at(data, path[:-1])
    return put(data, path[:-1], [each for at, each in enumerate(items) if at != path[-1]])


def make_id(text: str, taken: Collection[str], most: int = 40) -> str:
    """An id made from a name, unlike those already taken."""
    bare = unicodedata.normalize("NFD", text.casefold())
    word = re.sub(r"[^a-z0-9]+", "_", re.sub(r"[\u0300-\u036f'’]", "", bare)).strip("_")
    word = (word if word[:1].isalpha() else f"x_{word}".rstrip("_"))[:most].rstrip("_")
    number, id = 1, word
    while id in taken:
        number += 1
        id = f"{word[:most - len(str(number)) - 1]}_{number}"
    return id
