"""Events one after the other on a board: movement, sound, cue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from alexandre.kernel.contract import Event, Seat, View
from alexandre.kernel.session import Session
from alexandre.scenes.base.board import Board, drawing_of, sheets_of
from alexandre.scenes.base.house import House
from alexandre.ui.draw.sketch import Sheet, regular
from alexandre.ui.play.banners.count_up import count_landed
from alexandre.ui.play.cue import APART, FULL, Cue, Rank, Staging, plan_staging
from alexandre.ui.play.drawing import add_points
from alexandre.ui.play.palette import Beats, beats_of
from alexandre.ui.play.timeline import Shot
from alexandre.ui.play.tween import Flash, Roll, Tween

LIGHT: Final = 480  # milliseconds for which a cue lights its places where nothing moves
NEAR: Final = 40.0  # units of a sheet that are lit round a point at least,
ROUND: Final = 24  # as a shape of so many corners
NEUTRAL: Final = "page"  # the light on what has changed: the colour of no player
MARKED: Final = 3000  # milliseconds for which it lies there at most, before a ribbon is laid
BEAT: Final = 550  # milliseconds for which a change is marked where nothing may move
ANSWER: Final = 300  # milliseconds from the sound of a movement to that of its words at least


class ShotStage:
    """The stage of a timeline; the sound of an event begins with its movement."""

    def __init__(self, house: House, session: Session) -> None:
        self.house = house
        self.session = session
        self.is_silent = False
        self.board: Board | None = None
        self.drawing = drawing_of(session.game)
        self._scene: tuple[tuple[Sheet, ...], tuple[Tween, ...]] | None = None
        self._staging: tuple[Staging, Shot] | None = None
        self._ahead: View | None = None  # the table of afterwards, as long as it is not drawn
        self._shown: View | None = None  # behind the words of a cue
        self._is_shown_whole = False  # were these words a great cue's?
        self._dice: tuple[Roll, ...] = ()  # that will lie once they were thrown
        self._beats = Beats()  # what is still to be heard of what is staged
        self._is_told = False  # have its words been opened?
        self._told = -1  # the step whose cues were told last
        self._landed = 0  # pieces of its tally that were heard
        self._gained = Counter[Seat]()  # points told of the step that is shown
        self._step: View | None = None  # after it,
        self._reached: View | None = None  # and so far, where the title can tell
        self._is_thrown = False  # do dice fall?
        self.great_ended = -APART  # by the clock
        self.waits = False  # does the board come with a later frame?
        self._late: View | None = None  # the table at rest that has not been drawn yet

    @property
    def staging(self) -> Staging | None:
        """The staging of the cue being shown."""
        return self._staging[0] if self._staging else None

    @property
    def great(self) -> Staging | None:
        """The great cue being shown, for which everything waits."""
        return self.staging if self.staging and self.staging.is_great else None

    @property
    def can_tell(self) -> bool:
        """Whether the event being shown may be told: not before dice lie, nor before the words of
        a great cue."""
        return not self._is_thrown and (self.great is None or self._is_told)

    def begin(self, shot: Shot, *, is_moved: bool) -> int:
        """Prepare an event; return its length in milliseconds at the normal pace."""
        self._is_thrown = False
        cue = self.tell(shot)
        detail = str(self.house.settings["staging"])
        is_still = not is_moved or self.house.is_still
        staging = self._plan(cue, 0, detail, is_still=is_still)
        shot = self._go_on(shot, is_staged=staging is not None)
        if not is_moved and shot.turn != self._told and self.board is not None:
            self.board.stage.end_ribbon()  # of a step before: the board shows another moment now
        self._told = shot.turn
        if shot.event is None:
            return 0
        self._ahead = shot.after
        what = (self.session.game, shot.before, shot.event, shot.after)
        self._beats = beats_of(self.drawing.sounds, shot.event)
        if cue is None and self._is_shown_whole and shot.after is self._shown:
            self._hear_rest(is_told=False)  # it has come about behind the words already
            return 0
        if self.board is None or (is_still and (staging is None or not staging.is_great)):
            is_thrown = type(shot.event) in self.drawing.throws
            self._throw(self.drawing.tweens(*what) if is_thrown else (), cue)
            self._lie()
            self._hear_rest(is_told=staging is not None)
            if staging is not None and self.board is not None:
                self.board.stage.show_ribbon(staging.cue, staging.after)
            return self._mark(shot.event, self._reached or shot.after) if is_moved else 0
        tweens = () if is_still else self.drawing.tweens(*what)
        if tweens:
            self._scene = (self.drawing.still(*what), tweens)
        elif cue is not None and detail == FULL and not is_still:
            tweens = self._light(cue)
            self._scene = (sheets_of(self.session.game, shot.before), tweens)
        self._throw(tweens, cue)
        length = max((each.end for each in tweens), default=0)
        staging = self._plan(cue, length, detail, is_still=is_still)
        if staging is None:
            self._hear_rest(is_told=False)
            if cue is not None:
                self.board.point_at(cue.spots, length + BEAT, NEUTRAL)
            return length
        staging = staging.after_ribbon(self.board.stage.wait_for_ribbon(staging))
        self._staging, self._is_told, self._landed = (staging, shot), False, 0
        if staging.is_great:
            self.board.stage.begin(staging)
        elif not staging.is_bare:
            self.board.stage.expected = staging.cue
            self.board.point_at(staging.cue.spots, MARKED, NEUTRAL)
        return staging.length

    def tell(self, shot: Shot) -> Cue | None:
        """The cue of an event, between the views of its step."""
        if shot.event is None:
            return None
        what = (self.session.game, shot.before, shot.event, shot.after)
        cue = self.drawing.cue(*what)
        if cue is not None and not cue.spots:
            cue = replace(cue, spots=self.drawing.about(shot.event))
        if cue is not None and cue.rank == Rank.GREAT:
            cue = replace(cue, tally=self.drawing.tally(*what, self._look_back(shot.turn)))
        return cue

    def at(self, time: int) -> None:
        """Show the event at that time."""
        if self.board is None:
            return
        if self._scene is not None:
            sheets, tweens = self._scene
            self._scene = None
            self.board.show(sheets)
            self.board.overlay.play(tweens)
        elif self._ahead is not None:  # a frame later: the last one has enough to do
            sheets_of(self.session.game, self._ahead)
            self._ahead = None
        if self._staging is None:
            self.board.overlay.at(time)
            return
        staging, shot = self._staging
        self.board.overlay.at(staging.movement(time))
        self.board.stage.at(time)
        if staging.wait <= time < staging.before:
            self._hear("before")
        elif time >= staging.before:
            self._hear("thing")
        if time >= staging.before + staging.thing and not self._is_told:
            self._hear_rest(staging.thing)
            self._note(staging, shot)
            self.board.overlay.play(())
            if staging.is_great:
                self.board.show(sheets_of(self.session.game, shot.after))
        self._hear_pieces(staging, time)

    def end(self) -> None:
        """End a staged event: its ribbon and its dice stay."""
        self._lie()
        self._is_thrown = False
        if self._staging is None or self.board is None:
            return
        staging, shot = self._staging
        self._hear_rest(staging.thing)
        self._note(staging, shot)
        self._drop_staging()
        if staging.is_great:
            self.great_ended = self.house.desk.now
        else:
            self.board.stage.show_ribbon(staging.cue, staging.after,
                                         is_still=staging.is_bare)
            if self._shown is shot.after:  # points have left by now
                self.board.show(sheets_of(self.session.game, self._reached or shot.after))
            self.board.point_at(staging.cue.spots, staging.after, NEUTRAL)

    def _note(self, staging: Staging, shot: Shot) -> None:
        """Show the board after the event behind its words."""
        if self._is_told:
            return
        self._is_told = True
        if not staging.is_great and self._changes_sheet(shot):
            return  # for a ribbon no board is left on which something is still to be seen
        self._shown, self._is_shown_whole = shot.after, staging.is_great
        if staging.cue.seat is not None and staging.cue.points:
            self._gained[staging.cue.seat] += staging.cue.points

    def rest(self, view: View) -> None:
        """Show the table at rest."""
        self._scene = None
        self._drop_staging()
        if self.board is not None:
            self.board.overlay.play(())
            self._late = view
            if not self.waits:
                self.draw()

    @property
    def is_late(self) -> bool:
        """Whether the table at rest has yet to be drawn."""
        return self._late is not None

    def draw(self) -> None:
        """Draw the table at rest if it is late."""
        view, self._late = self._late, None
        if view is not None and self.board is not None:
            self.board.show(sheets_of(self.session.game, view))

    def _look_back(self, turn: int) -> Iterator[tuple[Event, ...]]:
        """Yield the events of each step that the viewer saw, from that one back."""
        session = self.session
        for step in reversed(session.steps[:turn + 1 - session.record.base]):
            yield tuple(each for event in step.events
                        if (each := session.game.seen(event, session.viewer)) is not None)

    def _plan(self, cue: Cue | None, length: int, detail: str, *,
              is_still: bool) -> Staging | None:
        """The staging of a cue, None if the event has none."""
        since = self.house.desk.now - self.great_ended
        return None if cue is None else plan_staging(cue, length, detail, since,
                                                     is_still=is_still)

    def _go_on(self, shot: Shot, *, is_staged: bool) -> Shot:
        """The shot, which begins with what was shown of the same step; an event that is not
        staged has brought its points already."""
        if shot.after is not self._step:
            self._step, self._reached = shot.after, None
            self._gained.clear()
        before = self._reached or add_points(shot.before, self._gained)
        if shot.after is self._shown and self._changes_sheet(shot):
            before, self._reached = shot.after, None
        reached = None if shot.event is None else self.drawing.reach(before, shot.event)
        self._reached = reached or self._reached
        return replace(shot, before=before if is_staged else reached or before)

    def _changes_sheet(self, shot: Shot) -> bool:
        """Whether the main sheet is another one afterwards."""
        was, now = (sheets_of(self.session.game, view)[0].name
                    for view in (shot.before, shot.after))
        return was != now

    def _throw(self, tweens: tuple[Tween, ...], cue: Cue | None) -> None:
        """Remove the lying dice before another kind is thrown, for a great cue, whose light would
        fall on them, and where their sheet is hidden."""
        if self.board is None:
            return
        dice = tuple(each for each in tweens if isinstance(each, Roll))
        self._is_thrown = bool(dice)
        self._dice = tuple(each for each in dice if each.kind)
        kinds, goals = {each.kind for each in dice}, {each.goal for each in dice}
        is_great = cue is not None and cue.rank == Rank.GREAT
        self.board.overlay.lie(() if is_great else tuple(
            each for each in self.board.overlay.lying
            if each.goal.sheet in self.board.pictures and (not kinds or each.kind in kinds)
            and each.goal not in goals))

    def _lie(self) -> None:
        """Leave the thrown dice on the board, also without animation."""
        if self._dice and self.board is not None:
            self.board.overlay.lie((*self.board.overlay.lying, *self._dice))
        self._dice = ()

    def _light(self, cue: Cue) -> tuple[Tween, ...]:
        """The flashes that light the places of a cue without movement."""
        assert self.board is not None
        return tuple(
            Flash(name, (spot.outline if len(spot.outline) > 2 else
                         regular(spot.middle, max(NEAR, spot.reach), ROUND),), last=LIGHT)
            for name, picture in self.board.pictures.items() if picture.is_shown
            for spot in picture.spots if spot.id in cue.spots)

    def _hear(self, beat: str, after: int = 0) -> None:
        """Play the sound of a phase in so many milliseconds, once."""
        if not self.is_silent:
            self.house.sounds.play(getattr(self._beats, beat), after)
        self._beats = replace(self._beats, **{beat: ""})

    def _hear_pieces(self, staging: Staging, time: int) -> None:
        """Play a knock for what has dropped onto a tally since the last frame."""
        if staging.cue.tally is None or staging.is_bare:
            return
        landed = count_landed(staging.cue.tally, time - staging.before - staging.thing)
        if landed > self._landed and not self.is_silent:
            self.house.sounds.play("piece")
        self._landed = landed

    def _hear_rest(self, since: int = 0, *, is_told: bool = True) -> None:
        """Play the sound of the movement if it has not been played yet, then that of the words, if
        there are any, but never before its beginning."""
        self._hear("thing")
        if is_told:
            self._hear("after", max(0, ANSWER - since))

    def _drop_staging(self) -> None:
        self._staging = None
        if self.board is not None:
            self.board.stage.end()

    def _mark(self, event: Event, after: View) -> int:
        """Show the new state at once, and light what has changed for a moment; return its length
        in milliseconds."""
        if self.board is None:
            return 0
        spots = self.drawing.about(event)
        self.board.show(sheets_of(self.session.game, after))
        self.board.point_at(spots, BEAT, NEUTRAL)
        return BEAT if spots else 0
