"""How a title is drawn and clicked: what its `table` answers.  A module will do.

`Drawing` is what every table answers, `Besides` what it may answer; it is asked for by name, and
a table without it is none the worse.  A title that has no `table` at all is played by its words.

`limits` and `habits` are modules of their own: what a table may raise by itself in a contest of
bids (`scenes.table.limits`), and choices that a player settles once for all
(`scenes.table.habits`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Event, Game, Seat, State, View
from alexandre.kernel.legacy import Legacy
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Layer, Sheet
from alexandre.ui.play.course import Course, Pins, Row, Surveying
from alexandre.ui.play.opponent import Opponent
from alexandre.ui.play.picker import Spelling
from alexandre.ui.play.tween import Tween

Parts = tuple[tuple[str, int], ...]  # of a score, in order


class Drawing(Protocol):
    """What a table answers.  A spot is the id of a place that can be clicked, `space:Sardis`."""

    def sheets(self, game: Game, view: View) -> tuple[Sheet, ...]:
        """What lies on the table for whoever has that view: nothing else is known here."""

    def spots(self, action: Action) -> Spelling:
        """The clicks that spell an action, in order; none where only its button takes it."""

    def about(self, event: Event) -> tuple[str, ...]:
        """The spots that an event is about, to be pointed out."""

    def staged(self, seen: Sequence[Event]) -> list[Event]:
        """The events of one action as they are shown one after the other: mostly as they came."""

    def tweens(self, game: Game, before: View, event: Event, after: View) -> tuple[Tween, ...]:
        """How an event is seen to happen between two views; none where the log alone tells it."""

    def still(self, game: Game, before: View, event: Event, after: View) -> tuple[Sheet, ...]:
        """What lies on the table meanwhile: without the pieces that move."""

    def sound(self, event: Event) -> str:
        """The name of its sound below `assets/sounds`, "" for silence."""


class Besides(Protocol):
    """What a table may answer besides."""

    UNIT: Msg  # what `standing` counts, if it is not points
    plans: Plans
    limits: Any
    habits: Any

    def standing(self, view: View) -> tuple[int, ...]:
        """The points of every seat as they stand, for the chart of the result."""

    def progress(self, game: Game, view: View) -> Msg:
        """How far a match is, for the list of its turns, where those alone do not say it."""

    def milestones(self, events: Sequence[tuple[int, Event]]) -> tuple[tuple[int, Msg], ...]:
        """What is worth remembering of a match, each with the number of its action."""

    def sources(self, parts: Sequence[Parts], events: Sequence[Event]) -> tuple[Parts, ...]:
        """The parts of every score, finer than the outcome has them."""

    def opponents(self, game: Game, view: View) -> tuple[Opponent, ...]:
        """Who takes part without a seat, to stand below the scores of the result."""

    def mover_of(self, state: State) -> Seat:
        """Whose turn it is, where others are asked within it."""

    def number_of(self, action: Action) -> int | None:
        """The number that an offer is about, to be stepped up and down."""

    def is_aside(self, action: Action) -> bool:
        """May it be done at any time, so that it stands below the answers to what is asked?"""

    def beginning(self, board: str) -> Plain:
        """What the first of several linked matches begins with; None where none is linked."""

    def legacy(self, game: Game, state: State) -> Legacy | None:
        """What a match that is over hands on to the next."""


class Plans(Protocol):
    """What clicks amount to before they are sent (`ui.play.course`).  `held` are those so far."""

    def pins(self, action: Action) -> Pins:
        """The clicks that prepare an offer chosen by its button; none where it is sent at once."""

    def pinned(self, game: Game, state: State, held: Pins, spot: str) -> Pins | None:
        """What is held once that spot is clicked too; None if the click means nothing here."""

    def course(self, game: Game, state: State, held: Pins) -> Course | None:
        """The actions that the clicks amount to, and all that shows them; None for nothing."""

    def strip(self, game: Game, before: View, after: View,
              actions: tuple[Action, ...]) -> tuple[Row, ...]:
        """What the actions would bring, from the mover's views before and after them."""

    def why(self, game: Game, state: State, held: Pins, spot: str) -> tuple[Msg, ...]:
        """Why a spot may not be clicked, each reason with its rule; nothing if it may be."""

    def foreseen(self, game: Game, state: State, spot: str) -> Layer | None:
        """What a click on a spot would make of the main sheet, shown while it is pointed at."""

    def survey(self, game: Game, state: State, held: Pins) -> Surveying:
        """The ways on from what is held compared piece by piece, the best first."""


class Finer(Protocol):
    """What plans may say besides."""

    def prepared(self, game: Game, before: View, after: View) -> tuple[Sheet, ...]:
        """Sheets that show what would be brought, in place of those that lie there."""

    def inviting(self, state: State) -> frozenset[str]:
        """Spots that begin a plan, though they spell no offer."""

    def refined(self, game: Game, state: State, held: Pins) -> Iterator[Course]:
        """The same course, with figures that take longer to find."""

    def filled(self, state: State, actions: tuple[Action, ...]) -> Pins:
        """The clicks that fill a form with these actions, as a lesson teaches them."""

    def rejoined(self, taken: tuple[Action, ...], held: Pins) -> Pins:
        """What is held once actions that were played too soon have been taken back."""
