"""Between a match and its board: what happened is shown one event after the other.

Everything that is shown comes from views and events of the viewer.  The match may be ahead; a
player's action ends what is still moving, for a choice always concerns the newest state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from alexandre.kernel.contract import Event, State, View
from alexandre.kernel.record import Step
from alexandre.kernel.session import Session
from alexandre.scenes.base.board import Board, drawing_of, sheets_of
from alexandre.scenes.base.eyes import NOBODY
from alexandre.scenes.base.house import House
from alexandre.ui.draw.sketch import Sheet
from alexandre.ui.play.deeds import APART, NONE, Deed, Staging, plan_staging
from alexandre.ui.play.timeline import Shot, Timeline
from alexandre.ui.play.tween import Tween
from alexandre.ui.window.root import FRAME

BEAT: Final = 550  # milliseconds for which a change is marked where nothing may move
ROW: Final = 400  # milliseconds within which a second press ends all that is still to come


def play_no_sound(event: Event) -> None:
    """No sound."""


class AnimationQueue:
    """Animates the steps of a session on a board; calls `on_event` as each event begins."""

    def __init__(self, house: House, session: Session,
                 on_event: Callable[[Event], None] = play_no_sound) -> None:
        self.house = house
        self.session = session
        self.on_event = on_event
        self.board: Board | None = None
        self._drawing = drawing_of(session.game)
        self._state: State = session.state.clone()
        self._turn = session.turn
        self._viewer = session.viewer  # whose eyes saw what is shown
        self._scene: tuple[tuple[Sheet, ...], tuple[Tween, ...]] | None = None
        self._staging: tuple[Staging, Shot] | None = None
        self._is_heard = self._is_told = False  # of what is staged: its event, its end
        self._great_ended = -APART  # by the clock
        self._pressed = -ROW
        self._timeline = Timeline(self, session.view())
        session.listeners.append(self.follow)

    # ---- for the room ----------------------------------------------------------------------

    @property
    def view(self) -> View:
        """The table as it was when the last thing shown was over."""
        return self._timeline.view

    @property
    def is_moving(self) -> bool:
        """Is there anything left to show?"""
        return self._timeline.is_moving

    def hang(self, board: Board) -> None:
        """Draw on this board from now on, with the viewport of the last one."""
        if self.board is not None:
            board.cameras = {name: each.camera for name, each in self.board.pictures.items()}
        self.board = board
        board.stage.on_press = self.press

    def reset(self) -> None:
        """Show the newest state at once: after undo, for a new viewer, in a rebuilt scene."""
        self._state, self._turn = self.session.state.clone(), self.session.turn
        self._viewer = self.session.viewer
        if self.board is not None:
            self.board.stage.end_ribbon()
        self._timeline.reset(self.session.view())

    def look(self) -> None:
        """The viewer has changed; if the new one knows no secret, what the last one saw is
        dropped, moving or not."""
        if self._viewer != self.session.viewer == NOBODY:
            self.reset()
        elif self._viewer != self.session.viewer and self.board is not None:
            self.board.stage.end_ribbon()

    def veil(self) -> None:
        """Drop what is queued and empty the board, before the screen is handed over."""
        self.reset()
        if self.board is not None:
            self.board.show((), frozenset())

    def light(self, lit: frozenset[str]) -> None:
        """Light these spots; they belong to the newest state, and to the eyes of the moment."""
        if self._viewer != self.session.viewer and not self.is_moving:
            self.reset()
        if self.board is not None:
            self.board.light(lit)

    def skip(self) -> None:
        """End all animations: an action concerns the newest state."""
        self._timeline.skip()

    def press(self) -> bool:
        """Whether a great deed is shown: the press ends the phase that runs, and a second one
        soon after it all that is still to come."""
        if self._staging is None or not self._staging[0].is_great:
            return False
        now, timeline = self.house.desk.now, self._timeline
        if now - self._pressed < ROW:
            self.skip()
        else:
            timeline.jump(now, self._staging[0].end_of_phase(timeline.time_at(now)))
            timeline.tick(now)
        self._pressed = now
        return True

    def tick(self, now: int) -> bool:
        """A frame; whether anything was shown."""
        self._timeline.stretch = self.house.pace.stretch
        if self.board is not None:
            for picture in self.board.pictures.values():
                picture.glides = not self.house.is_still
        return self._timeline.tick(now)

    def wakes(self, now: int) -> int | None:
        """In how many milliseconds the next frame is due; None while nothing moves."""
        return FRAME if self.is_moving else None

    def close(self) -> None:
        """Follow the session no longer."""
        if self.follow in self.session.listeners:
            self.session.listeners.remove(self.follow)

    # ---- what happened ---------------------------------------------------------------------

    def follow(self, steps: Sequence[Step]) -> None:
        """Steps that the session took: one after the other, from view to view."""
        viewer, game = self.session.viewer, self.session.game
        self._viewer = viewer
        if steps and steps[0].index != self._turn:
            self.reset()
            return
        for step in steps:
            before = game.view(self._state, viewer)
            self._state.apply(game.parse(step.action))
            self.show_events(before, step.events, game.view(self._state, viewer))
            self._turn = step.index + 1

    def show_events(self, before: View, events: Sequence[Event], after: View) -> None:
        """Show what the viewer sees of these events, between these two views of his."""
        game, viewer = self.session.game, self.session.viewer
        seen = [each for event in events if (each := game.seen(event, viewer)) is not None]
        for event in self._drawing.stage(seen) or (None,):
            self._timeline.push(Shot(before, event, after))

    # ---- the stage of the timeline ---------------------------------------------------------

    def begin(self, shot: Shot, *, is_moved: bool) -> int:
        """Prepare the scene of an event; how long it is seen at the normal pace."""
        if shot.event is None:
            return 0
        what = (self.session.game, shot.before, shot.event, shot.after)
        deed = self._drawing.deed(*what)
        if deed is not None and not deed.spots:
            deed = replace(deed, spots=self._drawing.about(shot.event))
        if not is_moved or self.board is None or self.house.is_still:
            self.on_event(shot.event)
            self._show_still(deed)
            return self._mark(shot.event, shot.after) if is_moved else 0
        tweens = self._drawing.tweens(*what)
        if tweens:
            self._scene = (self._drawing.still(*what), tweens)
        length = max((each.end for each in tweens), default=0)
        staging = self._plan(deed, length, str(self.house.settings["deeds"]))
        if staging is None:
            self.on_event(shot.event)
            return length
        self._staging, self._is_heard, self._is_told = (staging, shot), False, False
        if staging.is_great:
            self.board.stage.begin(staging)
        return staging.length

    def at(self, time: int) -> None:
        """The next frame; before the first, everything takes its place."""
        if self.board is None:
            return
        if self._scene is not None:
            sheets, tweens = self._scene
            self._scene = None
            self.board.show(sheets)
            self.board.overlay.play(tweens)
        if self._staging is None:
            self.board.overlay.at(time)
            return
        staging, shot = self._staging
        self.board.overlay.at(staging.movement(time))
        self.board.stage.at(time)
        if time >= staging.before:
            self._hear(shot)
        if time >= staging.before + staging.thing and not self._is_told:
            self._is_told = True  # the words stand before the board of afterwards
            self.board.overlay.play(())
            self.board.show(sheets_of(self.session.game, shot.after))

    def end(self) -> None:
        """What was staged has been seen: a ribbon stays behind."""
        if self._staging is None or self.board is None:
            return
        staging, shot = self._staging
        self._hear(shot)
        self._drop_staging()
        if staging.is_great:
            self._great_ended = self.house.desk.now
        else:
            self.board.stage.show_ribbon(staging.deed, staging.after)
            self.board.point_at(staging.deed.spots, staging.after)

    def rest(self, view: View) -> None:
        """Nothing moves: the table as it is."""
        self._scene = None
        self._drop_staging()
        if self.board is not None:
            self.board.overlay.play(())
            self.board.show(sheets_of(self.session.game, view))

    def _plan(self, deed: Deed | None, length: int, detail: str) -> Staging | None:
        """How a deed is staged, if the event is one."""
        since = self.house.desk.now - self._great_ended
        return None if deed is None else plan_staging(deed, length, detail, since)

    def _hear(self, shot: Shot) -> None:
        """The sound comes with the movement."""
        if not self._is_heard and shot.event is not None:
            self._is_heard = True
            self.on_event(shot.event)

    def _drop_staging(self) -> None:
        self._staging = None
        if self.board is not None:
            self.board.stage.end()

    def _show_still(self, deed: Deed | None) -> None:
        """A great deed where nothing may move: a ribbon for a while."""
        staging = self._plan(deed, 0, NONE)
        if staging is not None and self.board is not None:
            self.board.stage.show_ribbon(staging.deed, staging.after)

    def _mark(self, event: Event, after: View) -> int:
        """Show the new state at once, and light what has changed for a beat."""
        if self.board is None:
            return 0
        spots = self._drawing.about(event)
        self.board.show(sheets_of(self.session.game, after))
        self.board.point_at(spots, BEAT)
        return BEAT if spots else 0
