"""The preview of a prepared move as a title declares it: data, drawn and clicked elsewhere.

A pin is the id of a spot that was clicked.  From the position and the pins a title makes a course:
the actions they amount to, with whatever was left open filled in, and all that shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, cast

from alexandre.kernel.actions import Action, Lexicon
from alexandre.kernel.contract import P
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Described, Layer, Sheet, Sketch, Spot, Wording
from alexandre.ui.text.cache import remember

Pins = tuple[str, ...]
Piece = Sketch | Wording
NOTHING = Layer("course", ())
LESS: Final = "back:"  # before the spot that a click takes back once
Tone = Literal["", "good", "bad", "faint"]


@dataclass(frozen=True)
class Bar:
    """A bar of a length: `before` is its length now, `after` its whole length then."""

    before: int
    after: int
    most: int
    colour: str


@dataclass(frozen=True)
class Cell:
    """One thing on the strip: small pictures and figures in a line.

    `spot` is clicked with it, or taken back once (`LESS`); a cell that `is_spare` is left out
    where it would begin a new line; `hint` is the digit that presses it.
    """

    pieces: tuple[Piece, ...]
    tone: Tone = ""
    tip: Wording = ""
    spot: str = ""
    bar: Bar | None = None
    is_spare: bool = False
    hint: str = ""


@dataclass(frozen=True)
class Row:
    """Cells that belong together, and their heading; with `is_line` those of a long row that are
    far from the chosen one are left out."""

    title: Wording
    cells: tuple[Cell, ...]
    is_line: bool = False


@dataclass(frozen=True)
class Remedy:
    """The correction of a warning by one click: `words` name it and its gain.

    `pins` are prepared instead. `since` is the beginning of an action that was played too soon:
    the last such action and everything after it is taken back first, and `Plans.rejoin` says what
    is prepared then.
    """

    words: Msg
    tip: Msg
    pins: Pins
    since: str = ""


@dataclass(frozen=True)
class Course:
    """A prepared plan: its actions, and all that shows them.

    `ways` are rows of what could come next, below what it would bring.  `lit` are the spots by
    which it can be changed, `accept` those whose click takes it as it is,
    `begun` the actions it begins with while it cannot be taken yet,
    `spots` those that lie on the main sheet only meanwhile, above its own, and `tools` what they
    look like; `layer` is drawn over that sheet, or in its stead what a click would make of it.
    A `form` is a sheet over the main one, asked for as a whole: no offers stand beside it, and
    nothing shows what a click would make of it before it is clicked.  `is_advice_spare`: the
    advice only says what to click, and gives way where there is no room.  `is_part`: more should
    be prepared with it before it is taken, which can be done all the same.  `sheets` show it in
    the place of the table's own, whether or not it can be taken yet.
    """

    actions: tuple[Action, ...]
    title: Wording
    advice: Wording
    confirm: Wording
    warnings: tuple[Msg, ...] = ()
    remedy: Remedy | None = None
    lit: frozenset[str] = frozenset()
    accept: frozenset[str] = frozenset()
    spots: tuple[Spot, ...] = ()
    layer: Layer = NOTHING
    tools: Layer = NOTHING
    begun: tuple[Action, ...] = ()
    ways: tuple[Row, ...] = ()
    can_compare: bool = False
    form: Described | None = field(default=None, compare=False)
    sheets: tuple[Sheet, ...] = field(default=(), compare=False)
    is_advice_spare: bool = False
    is_part: bool = False


@dataclass(frozen=True)
class Result:
    """One outcome of several ways: `pins` lead to it, `ways` is how many ways were seen to."""

    pins: Pins
    cells: tuple[Cell, ...]
    ways: int
    worth: int


@dataclass(frozen=True)
class Survey:
    """The outcomes found so far, best first, after `tried` of `total` ways."""

    results: tuple[Result, ...] = ()
    tried: int = 0
    total: int = 0
    is_done: bool = False

    @property
    def is_sample(self) -> bool:
        """Whether it ended with only some of the ways tried."""
        return self.is_done and self.tried < self.total


Surveying = Iterator[Survey]

REASONS: Final = 3  # that are told at once


def list_reasons(told: Iterable[Msg | None], most: int = REASONS) -> tuple[Msg, ...]:
    """The distinct reasons against several actions.

    Of reasons with the same key, which differ by a number or a name, the first is kept; `most` at
    most.
    """
    said: dict[str, Msg] = {}
    for msg in told:
        if msg is not None:
            said.setdefault(msg.key, msg)
    return tuple(said.values())[:most]


def is_same_reason(one: Msg, other: Msg) -> bool:
    """Whether both say the same or rest on the same rule."""
    return one.key == other.key or (bool(one.rule) and one.rule == other.rule)


def play_offers(state: P, actions: Iterable[Action]) -> P | None:
    """The position after these actions; None if one of them is not offered."""
    after = cast(P, state.clone())
    for action in actions:
        if action not in after.legal():
            return None
        after.apply(action)
    return after


@remember(8)
def index_by_spot(lexicon: Lexicon, spell: Callable[[Action], Pins], most: int = 1
                  ) -> dict[str, tuple[Action, ...]]:
    """The actions of a board by the first spots of their spelling."""
    by_spot: dict[str, list[Action]] = {}
    for action in lexicon.actions:
        for spot in spell(action)[:most]:
            by_spot.setdefault(spot, []).append(action)
    return {spot: tuple(actions) for spot, actions in by_spot.items()}
