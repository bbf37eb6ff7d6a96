"""What the screen asks of a title: its pictures, and what clicks on them prepare.

A title subclasses `Drawing`, and what it needs of `Plans`, `Bidding` and `Routines`, in its
`table`; what it does not define has the default that stands here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Event, Game, Seat, State, View
from alexandre.kernel.legacy import Legacy
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Layer, Sheet, Spot, Wording
from alexandre.ui.play.course import NOTHING, Course, Pins, Row, Survey, Surveying
from alexandre.ui.play.opponent import Opponent
from alexandre.ui.play.picker import Spelling
from alexandre.ui.play.tween import Tween

POINTS: Final = Msg.of("ui.chart.points")
Parts = tuple[tuple[str, int], ...]  # of a score, in order
Signs = tuple[Layer, tuple[Spot, ...]]  # over the main sheet, with spots of their own


class Plans:
    """What clicks amount to before they are sent (`ui.play.course`).

    `held` are the clicks so far.  Every `state` is what the viewer may know of the table: what is
    hidden from him has been dealt again.
    """

    def pins(self, action: Action) -> Pins:
        """The clicks that prepare an offer chosen by its button; none where it is sent at once."""
        return ()

    def pin(self, game: Game, state: State, held: Pins, spot: str) -> Pins | None:
        """What is held once that spot is clicked too; None if the click means nothing here."""
        return None

    def course(self, game: Game, state: State, held: Pins) -> Course | None:
        """The actions that the clicks amount to, and all that shows them; None for nothing."""
        return None

    def strip(self, game: Game, before: View, after: View,
              actions: tuple[Action, ...]) -> tuple[Row, ...]:
        """What the actions would bring, from the mover's views before and after them."""
        return ()

    def draw_outcome(self, game: Game, before: View, after: View) -> tuple[Sheet, ...]:
        """Sheets that show what would be brought, in place of those that lie there."""
        return ()

    def why(self, game: Game, state: State, held: Pins, spot: str) -> tuple[Msg, ...] | None:
        """Why a spot may not be clicked, each reason with its rule, nothing if it may be; None:
        the reasons against the actions that are spelled with it."""
        return None

    def preview(self, game: Game, state: State, spot: str) -> Layer | None:
        """What a click on a spot would make of the main sheet, shown while it is pointed at."""
        return None

    def survey(self, game: Game, state: State, held: Pins) -> Surveying:
        """The ways on from what is held compared piece by piece, the best first; it is asked for
        where a course says `can_compare`."""
        return iter((Survey(is_done=True),))

    def openings(self, state: State) -> frozenset[str]:
        """Spots that begin a plan, though they spell no offer."""
        return frozenset()

    def refine(self, game: Game, state: State, held: Pins) -> Iterator[Course] | None:
        """The same course, with figures that take longer to compute; None where all are there."""
        return None

    def fill(self, state: State, actions: tuple[Action, ...]) -> Pins | None:
        """The clicks that fill a form with these actions, as a lesson teaches them; None where no
        form is taught."""
        return None

    def rejoin(self, taken: tuple[Action, ...], held: Pins) -> Pins:
        """What is held once actions that were played too soon have been taken back."""
        return held


class Bidding:
    """What a table may raise by itself in a contest of bids, for a limit told once."""

    def contest(self, game: Game, state: State) -> tuple[int, ...] | None:
        """The contest that is held, by what no other shares with it; None while nobody bids."""
        return None

    def span(self, game: Game, state: State) -> tuple[int, int] | None:
        """The lowest and the highest bid of the decider; None if he can only leave."""
        return None

    def raise_bid(self, game: Game, state: State, limit: int) -> Action | None:
        """What the table does for the decider within a limit; asked while there is a contest."""
        return None

    def is_public(self, game: Game, state: State) -> bool:
        """Do the bids on offer tell nothing of the decider's secrets?"""
        return False


class Routines:
    """Choices that a player settles once for all; `habits` are those settled, by name."""

    def choices(self, state: State) -> tuple[str, ...]:
        """The choices that are asked about now."""
        return ()

    def name_of(self, game: Game, name: str) -> Wording:
        """A choice in words."""
        return name

    def layer(self, game: Game, view: View, habits: Mapping[str, str]) -> Signs:
        """Signs that show the habits, and change them at a click on `habit:<name>`."""
        return NOTHING, ()

    def answer(self, state: State, habits: Mapping[str, str]) -> Action | None:
        """The offer that the habits lead to; None where the player is to be asked."""
        return None


class Drawing(ABC):
    """How a title is drawn and clicked.

    A spot is the id of a place that can be clicked, `space:Sardis`.
    """

    plans: Plans = Plans()
    bidding: Bidding = Bidding()
    routines: Routines = Routines()
    unit: Msg = POINTS  # what `standing` counts

    @abstractmethod
    def sheets(self, game: Game, view: View) -> tuple[Sheet, ...]:
        """The sheets of a view, drawn from nothing else."""

    @abstractmethod
    def spots(self, action: Action) -> Spelling:
        """The clicks that spell an action, in order; none where only its button takes it."""

    def about(self, event: Event) -> tuple[str, ...]:
        """The spots that an event is about, to be pointed out."""
        return ()

    def stage(self, seen: Sequence[Event]) -> list[Event]:
        """The events of one action as they are shown one after the other."""
        return list(seen)

    def tweens(self, game: Game, before: View, event: Event, after: View) -> tuple[Tween, ...]:
        """How an event is seen to happen between two views; none where the log alone tells it."""
        return ()

    def still(self, game: Game, before: View, event: Event, after: View) -> tuple[Sheet, ...]:
        """What lies on the table meanwhile: without the pieces that move."""
        return self.sheets(game, after)

    def sound(self, event: Event) -> str:
        """The name of its sound below `assets/sounds`, "" for silence."""
        return ""

    def standing(self, view: View) -> tuple[int, ...]:
        """The points of every seat as they stand, for the chart of the result; () for no chart."""
        return ()

    def progress(self, game: Game, view: View) -> Msg | None:
        """How far a match is, for the list of its turns, where those alone do not say it."""
        return None

    def milestones(self, events: Sequence[tuple[int, Event]]) -> tuple[tuple[int, Msg], ...]:
        """What is worth remembering of a match, each with the number of its action."""
        return ()

    def sources(self, parts: Sequence[Parts], events: Sequence[Event]) -> tuple[Parts, ...]:
        """The parts of every score, finer than the outcome has them."""
        return tuple(parts)

    def opponents(self, game: Game, view: View) -> tuple[Opponent, ...]:
        """Who takes part without a seat, to stand below the scores of the result."""
        return ()

    def mover_of(self, state: State) -> Seat | None:
        """Whose turn it is, where others are asked within it."""
        return None

    def number_of(self, action: Action) -> int | None:
        """The number that an offer is about, to be stepped up and down."""
        return None

    def is_aside(self, action: Action) -> bool:
        """May it be done at any time, so that it stands below the answers to what is asked?"""
        return False

    def beginning(self, board: str) -> Plain:
        """What the first of several linked matches begins with; None where none is linked."""
        return None

    def legacy(self, game: Game, state: State) -> Legacy | None:
        """What a match that is over hands on to the next; None for nothing."""
        return None


class Undrawn(Drawing):
    """A title without pictures: it is played with labelled buttons."""

    def sheets(self, game: Game, view: View) -> tuple[Sheet, ...]:
        """Nothing."""
        return ()

    def spots(self, action: Action) -> Spelling:
        """None: every offer has its button alone."""
        return ()


UNDRAWN: Final = Undrawn()
