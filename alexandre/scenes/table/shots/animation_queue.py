"""The queue between a match and its board: events are shown one after the other.

Everything that is shown comes from views and events of the viewer.  The match may be ahead; a
player's action ends what is still moving, for a choice always concerns the newest state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.kernel.contract import CHANCE, Event, State, View
from alexandre.kernel.record import ASKED
from alexandre.kernel.replay import Step, position_before
from alexandre.kernel.session import Session, drop_listener
from alexandre.scenes.base.board import Board
from alexandre.scenes.base.eyes import NOBODY
from alexandre.scenes.base.house import House
from alexandre.scenes.table.shots.shot_stage import ShotStage
from alexandre.ui.play.cue import Cue
from alexandre.ui.play.timeline import Shot, Timeline
from alexandre.ui.window.root import FRAME

ROW: Final = 400  # milliseconds within which a second press ends all that is still to come


class AnimationQueue:
    """Animates the steps of a session on a board, with their sounds."""

    def __init__(self, house: House, session: Session) -> None:
        self.house = house
        self.session = session
        self.stage = ShotStage(house, session)
        self._state: State = session.state.clone()
        self._turn = session.turn
        self._viewer = session.viewer  # whose eyes saw what is shown
        self._pressed = -ROW
        self._waits = 0  # ticks until the board follows the side
        self.stretch: float | None = None  # of motions; None: as the player's pace has it
        self._timeline = Timeline(self.stage, session.view())
        session.listeners.append(self.follow)

    # ---- for the room ----------------------------------------------------------------------

    @property
    def board(self) -> Board | None:
        """The board that is drawn on."""
        return self.stage.board

    @property
    def view(self) -> View:
        """The view after the last finished animation."""
        return self._timeline.view

    @property
    def is_moving(self) -> bool:
        """Whether anything is left to show."""
        return self._timeline.is_moving

    @property
    def is_still(self) -> bool:
        """Whether the board shows the newest state and nothing moves."""
        return not self.is_moving and not self.stage.is_late

    @property
    def turn(self) -> int:
        """The number of steps completely shown."""
        turn = self._timeline.turn
        return self._turn if turn is None else turn

    @property
    def told(self) -> tuple[Event, ...]:
        """The events of the present step that have been shown, the last one from its beginning,
        unless its words would tell what is not seen yet."""
        event = self._timeline.event
        is_told = event is not None and self.stage.can_tell
        return (*self._timeline.told, event) if event and is_told else self._timeline.told

    @property
    def shows_others(self) -> bool:
        """Whether an event is left that the viewer has neither caused nor entered."""
        entered = (CHANCE,) * (self.session.record.chance == ASKED)
        return any(each.actor not in (self.session.viewer, *entered) for each in self._unseen)

    @property
    def shows_own(self) -> bool:
        """Whether the viewer's own move is still shown."""
        return any(each.actor == self.session.viewer for each in self._unseen[:1])

    @property
    def _unseen(self) -> Sequence[Step]:
        """The steps that are left to show."""
        return self.session.steps[max(0, self.turn - self.session.record.base):] \
            if self.is_moving else ()

    def hang(self, board: Board) -> None:
        """Draw on this board from now on, with the cameras of the last one."""
        if self.board is not None:
            board.cameras = {name: each.camera for name, each in self.board.pictures.items()}
        self.stage.board = board
        board.stage.on_press = self.press

    def reset(self) -> None:
        """Show the newest state at once: after undo, for a new viewer, or in a rebuilt room."""
        self._state, self._turn = self.session.state.clone(), self.session.turn
        self._viewer = self.session.viewer
        if self.board is not None:
            self.board.stage.end_ribbon()
            self.board.overlay.lie(())
        self._timeline.reset(self.session.view())

    def look(self) -> None:
        """Follow a change of the session's viewer; if the new one knows no secret, what the last
        one saw is dropped."""
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
        """Light these spots of the newest state."""
        if self._viewer != self.session.viewer and not self.is_moving:
            self.reset()
        if self.board is not None:
            self.board.light(lit)

    def skip(self) -> None:
        """End all animations, because an action concerns the newest state."""
        self.stage.draw()
        if self.is_moving and self.board is not None:
            self.board.overlay.lie(())
        self._timeline.skip()

    def press(self) -> bool:
        """Handle a press while a great cue is shown, and return whether one is: end its phase, or
        after a second press everything queued."""
        great, now, timeline = self.stage.great, self.house.desk.now, self._timeline
        if great is None:
            return False
        if now - self._pressed < ROW:
            self.skip()
        else:
            timeline.jump(now, great.end_of_phase(timeline.time_at(now)))
            timeline.tick(now)
        self._pressed = now
        return True

    def answer(self) -> None:
        """Note that the last move was a press: the side answers in this frame, the board in the
        next."""
        if not self.house.desk.router.is_pressing:
            return
        self._waits = 2
        self._keep_pace()
        if not self._timeline.stretch:
            self.stage.waits = True
            self._timeline.tick(self.house.desk.now)
            self.stage.waits = False

    def _keep_pace(self) -> None:
        self._timeline.stretch = (self.house.pace.stretch if self.stretch is None
                                  else self.stretch)

    def tick(self, now: int) -> bool:
        """Advance a frame; return whether anything was shown."""
        self._waits = max(0, self._waits - 1)
        if self._waits:
            return False
        self._keep_pace()
        if self._timeline.stretch or not self.is_moving:  # or the newest is drawn just below
            self.stage.draw()
        if self.board is not None:
            for picture in self.board.pictures.values():
                picture.glides = not self.house.is_still
        return self._timeline.tick(now)

    def wakes(self, now: int) -> int | None:
        """The milliseconds until the next frame; None while nothing moves."""
        if self._waits:
            return 1
        return FRAME if self.is_moving else None

    def close(self) -> None:
        """Stop listening to the session."""
        drop_listener(self.session, self.follow)

    def recall(self, event: Event, index: int) -> Cue | None:
        """The cue of an event of that action, told again; None for an event without one."""
        game, record = self.session.game, self.session.record
        if type(event) not in self.stage.drawing.cued:
            return None
        state, _steps = position_before(game, record, index)
        before = game.view(state, self.session.viewer)
        state.apply(game.parse(record.actions[index]))
        after = game.view(state, self.session.viewer)
        return self.stage.tell(Shot(before, event, after, index))

    # ---- what happened ---------------------------------------------------------------------

    def follow(self, steps: Sequence[Step]) -> None:
        """Queue steps of the session, one after the other, from view to view."""
        viewer, game = self.session.viewer, self.session.game
        self._viewer = viewer
        if steps and steps[0].index != self._turn:
            self.reset()
            return
        before = game.view(self._state, viewer)
        for step in steps:
            self._state.apply(game.parse(step.action))
            after = game.view(self._state, viewer)
            self.show_events(before, step.events, after, step.index)
            before, self._turn = after, step.index + 1

    def show_events(self, before: View, events: Sequence[Event], after: View,
                    turn: int = 0) -> None:
        """Queue the events of a step that the viewer sees, between these two views."""
        game, viewer = self.session.game, self.session.viewer
        seen = [each for event in events if (each := game.seen(event, viewer)) is not None]
        for event in seen or (None,):
            self._timeline.push(Shot(before, event, after, turn))
