"""Between a match and its board: what happened is shown one event after the other.

Everything that is shown comes from views and events of the viewer.  The match may be ahead; a
player's action ends what is still moving, for a choice always concerns the newest state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from alexandre.kernel.contract import Event, State, View
from alexandre.kernel.record import Step
from alexandre.kernel.session import Session
from alexandre.scenes.base.board import Board, drawing_of, sheets_of
from alexandre.scenes.base.eyes import NOBODY
from alexandre.scenes.base.house import House
from alexandre.ui.draw.sketch import Sheet
from alexandre.ui.play.timeline import Shot, Timeline
from alexandre.ui.play.tween import Tween
from alexandre.ui.window.root import FRAME

BEAT: Final = 550  # milliseconds for which a change is marked where nothing may move


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

    def reset(self) -> None:
        """Show the newest state at once: after undo, for a new viewer, in a rebuilt scene."""
        self._state, self._turn = self.session.state.clone(), self.session.turn
        self._viewer = self.session.viewer
        self._timeline.reset(self.session.view())

    def look(self) -> None:
        """The viewer has changed; if the new one knows no secret, what the last one saw is
        dropped, moving or not."""
        if self._viewer != self.session.viewer == NOBODY:
            self.reset()

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
        self.on_event(shot.event)
        if not is_moved or self.board is None:
            return 0
        if self.house.is_still:
            return self._mark(self.board, shot.event, shot.after)
        what = (self.session.game, shot.before, shot.event, shot.after)
        tweens = self._drawing.tweens(*what)
        if tweens:
            self._scene = (self._drawing.still(*what), tweens)
        return max((each.end for each in tweens), default=0)

    def at(self, time: int) -> None:
        """The next frame; before the first, everything takes its place."""
        if self.board is None:
            return
        if self._scene is not None:
            sheets, tweens = self._scene
            self._scene = None
            self.board.show(sheets)
            self.board.overlay.play(tweens)
        self.board.overlay.at(time)

    def rest(self, view: View) -> None:
        """Nothing moves: the table as it is."""
        self._scene = None
        if self.board is not None:
            self.board.overlay.play(())
            self.board.show(sheets_of(self.session.game, view))

    def _mark(self, board: Board, event: Event, after: View) -> int:
        """Show the new state at once, and light what has changed for a beat."""
        spots = self._drawing.about(event)
        board.show(sheets_of(self.session.game, after))
        board.point_at(spots, BEAT)
        return BEAT if spots else 0
