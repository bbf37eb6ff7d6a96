"""The screen's contract with a title: its pictures, and the moves that clicks on them prepare.

A title declares its functions as one `Drawing`, in its `table`, with what it needs of `Plans`,
`Bidding` and `Routines`; what it does not name has the default that stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Generic, Literal, TypeVar

from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Event, Game, Seat, State, View
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.sketch import Layer, Sheet, Sketch, Spot, Wording, seal
from alexandre.ui.play.course import NOTHING, Course, Pins, Row, Survey, Surveying
from alexandre.ui.play.cue import Cue, Tally
from alexandre.ui.play.defaults import (
    confirm,
    deny,
    give_empty,
    give_none,
    give_nothing,
    keep_last,
)
from alexandre.ui.play.editing import Editing, Positions
from alexandre.ui.play.legacy import Chapter, ChapterPage, Epilogue, Legacy, Opponent
from alexandre.ui.play.palette import EventSounds
from alexandre.ui.play.picker import Spelling
from alexandre.ui.play.tween import Tween

POINTS: Final = Msg.of("ui.chart.points")
G = TypeVar("G", bound=Game)
P = TypeVar("P", bound=State)
V = TypeVar("V", bound=View)

Parts = tuple[tuple[str, int], ...]  # of a score, in order
Count = tuple[Msg, tuple[int, ...]]  # something counted: its name, its number for each seat
Signs = tuple[Layer, tuple[Spot, ...]]  # over the main sheet, with spots of their own


# ---- defaults ---------------------------------------------------------------------------------


def compare_nothing(*asked: object) -> Surveying:
    """Compare nothing: the default of `Plans.survey`."""
    return iter((Survey(is_done=True),))


def no_spots(*asked: object) -> frozenset[str]:
    """No spot."""
    return frozenset()


def list_habits(name: str) -> tuple[str, ...]:
    """The possible answers to a choice that a player settles once for all."""
    return "ask", "auto", "never"


def give_no_signs(*asked: object) -> Signs:
    """Nothing over the main sheet."""
    return NOTHING, ()


def keep_parts(parts: Sequence[Parts], events: Sequence[Event]) -> tuple[Parts, ...]:
    """The parts of every score as the outcome has them."""
    return tuple(parts)


def say_grave(action: Action) -> Msg:
    """The sentence that an action cannot be undone."""
    return Msg.of("ui.grave.why")


def add_points(view: Any, points: Mapping[Seat, int]) -> Any:
    """The view with so many points added at those seats."""
    return replace(view, players=tuple(
        replace(player, score=player.score + points.get(seat, 0))
        for seat, player in enumerate(view.players))) if points else view


# ---- declarations -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Face:
    """An outcome of chance as its real component appears, and its name; `n` is the number on a
    die, typed with its key."""

    kind: Literal["die", "card", "counter", "order"]
    picture: Sketch
    name: Wording = ""
    n: int = 0


def face_of_seat(seat: Seat) -> Face:
    """The seal of a seat, for drawing lots."""
    return Face("order", Sketch.of((84.0, 84.0), seal(seat, (42.0, 42.0), 30.0)), Who(seat))


@dataclass(frozen=True, kw_only=True, eq=False)
class Plans(Generic[G, P, V]):
    """The moves that clicks prepare before they are sent (`ui.play.course`).

    Pins are the clicks made so far. Every state is one that the viewer may know: hidden
    information has been dealt again.
    """

    # The clicks that prepare an offer chosen by its button; none where it is sent at once.
    pins: Callable[[Action], Pins] = give_nothing
    # What is held once that spot is clicked too; None if the click means nothing here.
    pin: Callable[[G, P, Pins, str], Pins | None] = give_none
    # Is nothing let go of what is held for a click that does not fit?
    keeps: Callable[[P], bool] = deny
    # The actions that the clicks amount to, and all that shows them; None for nothing.
    course: Callable[[G, P, Pins], Course | None] = give_none
    # What the actions would bring, from the mover's views before and after them.
    strip: Callable[[G, V, V, tuple[Action, ...]], tuple[Row, ...]] = give_nothing
    # Sheets that show what would be brought, in place of those that lie there.
    draw_outcome: Callable[[G, V, V], tuple[Sheet, ...]] = give_nothing
    # Why a spot may not be clicked, each reason with its rule, nothing if it may be; None: the
    # reasons against the actions that are spelled with it.
    why: Callable[[G, P, Pins, str], tuple[Msg, ...] | None] = give_none
    # What a click on a spot would make of the main sheet, shown while it is pointed at.
    preview: Callable[[G, P, str], Layer | None] = give_none
    # The ways on from what is held compared piece by piece, the best first; it is asked for where
    # a course says `can_compare`.
    survey: Callable[[G, P, Pins], Surveying] = compare_nothing
    # Spots that begin a plan, though they spell no offer.
    openings: Callable[[P], frozenset[str]] = no_spots
    # The same course, with figures that take longer to compute; None where all are there.
    refine: Callable[[G, P, Pins], Iterator[Course] | None] = give_none
    # The clicks that fill a form with these actions, as a lesson teaches them; None where no form
    # is taught.
    fill: Callable[[P, tuple[Action, ...]], Pins | None] = give_none
    # What is held once actions that were played too soon have been taken back.
    rejoin: Callable[[tuple[Action, ...], Pins], Pins] = keep_last


@dataclass(frozen=True, kw_only=True, eq=False)
class Bidding(Generic[G, P]):
    """The bids that the table may raise automatically up to a limit."""

    # The contest that is held, by what no other shares with it; None while nobody bids.
    contest: Callable[[G, P], tuple[int, ...] | None] = give_none
    # The lowest and the highest bid of the decider; None if he can only leave.
    span: Callable[[G, P], tuple[int, int] | None] = give_none
    # What the table does for the decider within a limit; asked while there is a contest.
    raise_bid: Callable[[G, P, int], Action | None] = give_none
    # Do the bids on offer tell nothing of the decider's secrets?
    is_public: Callable[[G, P], bool] = deny


@dataclass(frozen=True, kw_only=True, eq=False)
class Routines(Generic[G, P, V]):
    """Choices that a player settles once for all; habits are those settled, by name."""

    # What can be settled of a choice: to be asked goes first.
    habits_of: Callable[[str], tuple[str, ...]] = list_habits
    # The choices that are asked about now.
    choices: Callable[[P], tuple[str, ...]] = give_nothing
    # A choice in words.
    name_of: Callable[[G, str], Wording] = keep_last
    # Signs that show the habits, and change them at a click on `habit:<name>`.
    layer: Callable[[G, V, Mapping[str, str]], Signs] = give_no_signs
    # The offer that the habits lead to; None where the player is to be asked.
    answer: Callable[[P, Mapping[str, str]], Action | None] = give_none


@dataclass(frozen=True, kw_only=True, eq=False)
class Drawing(Generic[G, P, V]):
    """The pictures and clicks of a title, typed by its game, position and view.

    A spot is the id of a place that can be clicked, `space:Sardis`.
    """

    # The sheets of a view, drawn from nothing else.
    sheets: Callable[[G, V], tuple[Sheet, ...]]
    # The clicks that spell an action, in order; none where only its button takes it.
    spots: Callable[[Action], Spelling]

    plans: Plans[G, P, V] = Plans()
    bidding: Bidding[G, P] = Bidding()
    routines: Routines[G, P, V] = Routines()
    # What is shown until the sheets are drawn: the ground of the main one, and what lies at the
    # foot; nothing where there is no small picture of the ground.
    backdrop: Callable[[G, V], tuple[Sheet, ...]] = give_nothing
    unit: Msg = POINTS  # what the scores of a view count
    # What to know of a board before a match on it: what happens there, how long, how hard.
    introduce: Callable[[G], tuple[Msg, ...]] = give_nothing

    # What people see of an outcome of chance; None where its button alone takes it.
    face: Callable[[G, Action], Face | None] = give_none
    # The spots that an event is about, to be pointed out.
    about: Callable[[Event], tuple[str, ...]] = give_nothing
    # How an event is seen to happen between two views; none where the log alone tells it.
    tweens: Callable[[G, V, Event, V], tuple[Tween, ...]] = give_nothing
    throws: Collection[type[Event]] = ()  # the events whose tweens have dice that lie afterwards
    # What lies on the table meanwhile, without the pieces that move; asked only with tweens.
    still: Callable[[G, V, Event, V], tuple[Sheet, ...]] = give_nothing
    # The view after an event of a step that has several, before what follows it; None for most.
    reach: Callable[[V, Event], V | None] = give_none
    # What is proclaimed of an event between two views, and how it is staged; None for most.
    cue: Callable[[G, V, Event, V], Cue | None] = give_none
    cued: Collection[type[Event]] = ()  # the events of which it may make one
    # What is shown below the words of a great cue, from what its viewer saw of each step up to
    # that of the event, the newest first; None for most.
    tally: Callable[[G, V, Event, V, Iterable[Sequence[Event]]], Tally | None] = give_none
    # What each event sounds like; what is not named is silent.
    sounds: EventSounds = field(default_factory=dict)
    # What is counted beside points at the end of a turn, from the view then and the events of the
    # turn: a name, and a number for each seat.
    counts: Callable[[G, V, Sequence[Event]], tuple[Count, ...]] = give_nothing
    # How far a match is, for the list of its turns, where those alone do not say it.
    progress: Callable[[G, V], Msg | None] = give_none
    # A match that is over as a chronicle, from its events with the numbers of their actions.
    chronicle: Callable[[G, Sequence[tuple[int, Event]]], tuple[Chapter, ...]] = give_nothing
    # The same of one of several linked matches, as a part of their story: from its first and last
    # position and its events.
    book: Callable[[G, P, P, Sequence[tuple[int, Event]]], tuple[Chapter, ...]] = \
        give_nothing
    # The last page of a match that is over, from its last position and its events; None where the
    # result says it all.
    epilogue: Callable[[G, P, Sequence[tuple[int, Event]]], Epilogue | None] = give_none
    # The parts of every score, finer than the outcome has them.
    sources: Callable[[Sequence[Parts], Sequence[Event]], tuple[Parts, ...]] = \
        keep_parts
    # Who takes part without a seat, to stand below the scores of the result.
    opponents: Callable[[G, V], tuple[Opponent, ...]] = give_nothing
    # Whose turn it is, where others are asked within it.
    mover_of: Callable[[P], Seat | None] = give_none
    # The number that an offer is about, to be stepped up and down.
    number_of: Callable[[Action], int | None] = give_none
    # Of actions that differ by a number: one row stands for them, and prepares the last.
    family_of: Callable[[Action], str] = give_empty
    # What an action costs, to stand on its button; None where it is free or its words say it.
    price: Callable[[P, Action], Msg | None] = give_none
    # What comes of an action, where neither its words nor the board say it; "" for most.
    effect: Callable[[Action], Wording] = give_empty
    # May it be done at any time, so that it stands below the answers to what is asked?
    is_aside: Callable[[P, Action], bool] = deny
    # The verbs that let pass what is asked, so that one key means it everywhere.
    passes: tuple[type[Action], ...] = ()
    # May an event be why a question is asked that comes soon after it?
    is_cause: Callable[[P, Event], bool] = confirm
    # The verbs that are the main choice, where there are several answers.
    mains: tuple[type[Action], ...] = ()
    # The answer that is the main choice instead, where the counsellor gives one without trying.
    suggest: Callable[[P], Action | None] = give_none
    # Does it pay or promise something, so that it is never the obvious answer?
    is_costly: Callable[[P, Action], bool] = deny
    # Does it promise what the hand cannot pay, so that it is no sensible answer?
    is_vain: Callable[[P, Action], bool] = deny
    # The verbs that lose something and are rarely meant, so that they are asked about once more
    # where they cannot be taken back.
    graves: tuple[type[Action], ...] = ()
    # Why such an action is asked about.
    why_grave: Callable[[Action], Msg] = say_grave
    # What the first of several linked matches begins with; None where none is linked.
    beginning: Callable[[str], Plain] = give_none
    # The page before a linked match, or after it; None where none is.
    chapter: Callable[[G, P], ChapterPage | None] = give_none
    # What a match that is over hands on to the next; None for nothing.
    legacy: Callable[[G, P], Legacy | None] = give_none
    # How boards are drawn by hand; None where they are written as files only.
    editing: Editing | None = None
    # How a position in progress is entered by hand; None where it is not.
    positions: Positions | None = None


# The drawing of whatever title is played, which only its own game is asked with.
AnyDrawing = Drawing[Game, State, View]
# Played with labelled buttons.
UNDRAWN: Final[AnyDrawing] = Drawing(sheets=give_nothing, spots=give_nothing)
