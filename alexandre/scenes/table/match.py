"""A match on the table: who plays, who is the viewer, when the next move is made; no widgets.

Several people with secrets share one screen: between two of them nothing is shown until the
next one says that he is there.  A person alone against computer players has no such pause.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, OVER, Seat
from alexandre.kernel.record import OUTSIDE, STAND_INS, Player
from alexandre.kernel.replay import Step
from alexandre.kernel.session import Session, drop_listener
from alexandre.kernel.store import Ticket
from alexandre.kernel.text import Msg, Refusal, Who
from alexandre.scenes.base.eyes import NOBODY, alone_to_see, has_secrets, is_soon_gone
from alexandre.scenes.base.opponents import Thinker, Thought
from alexandre.scenes.base.preferences import Pace
from alexandre.scenes.table.limits import Limits

LOOK: Final = 30  # milliseconds between two looks whether a computer player has answered
BEHIND: Final = 2_000  # milliseconds that a save is waited for before the next move plays itself
GLANCE: Final = 4  # milliseconds between two looks whether it is on the disk


class Match:
    """One session in play; `save` writes it after every change, and gives the ticket of that.

    It is written once the change has been shown, before anything else is heard or played: the
    room calls `keep_changes` after each frame.

    What plays itself waits until the move before is on the disk, so that a process that is killed
    loses one action at most, whatever the pace; a disk that hangs is not waited for.

    `pace` is asked at every move, so that a change of the settings is felt at once; `is_led`
    tells whether a single offer of a person plays itself, `habit` which one does among several;
    `tell` hears what concerns the computer players.
    """

    def __init__(self, session: Session, thinker: Thinker, pace: Callable[[], Pace],
                 save: Callable[[], Ticket | None], is_led: Callable[[], bool] = lambda: True,
                 habit: Callable[[], Action | None] = lambda: None,
                 tell: Callable[[Msg], None] = lambda msg: None) -> None:
        self.session = session
        self._save = save
        self._saving: Ticket | None = None
        self.is_changed = False  # since it was last saved?
        self.limits = Limits(session)
        self.is_paused = False
        self.is_held = False  # does nobody play on, people included?
        self._thought = Thought(session, thinker)
        self._pace = pace
        self._is_led = is_led
        self._habit = habit
        self._tell = tell
        self._stood_in = ""  # for the level that answered last
        self._asked_at = -1  # the turn that was gone back to: habits are silent there
        self._called_at = -1  # the turn for which the screen was handed over
        self._last: int | None = None
        self._is_nudged = self._is_warm = self._is_full = False
        self.is_veiled = len(self.people) > 1 and not self.is_over and has_secrets(session)
        is_open = session.decider in self.people and not self.is_veiled
        session.viewer = session.decider if is_open else next(iter(self.people), None)
        if self.is_over:
            session.viewer = None  # nothing is secret any more
        session.listeners.append(self._note)

    def keep_changes(self) -> None:
        """Save the match as it stands, if it has changed."""
        if self.is_changed:
            self.is_changed, self._saving = False, self._save()

    def _note(self, steps: list[Step]) -> None:
        self.is_changed = True

    # ---- who ------------------------------------------------------------------------------

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.session.record.players)
                     if not player.level)

    @property
    def is_over(self) -> bool:
        return self.session.decider == OVER

    @property
    def is_watched(self) -> bool:
        """Do computers play among themselves?"""
        return not self.people

    @property
    def awaited(self) -> Seat | None:
        """The person for whom the screen has to be handed over first, None if nobody."""
        if not self.is_veiled:
            return None
        decider = self.session.decider
        return next(seat for seat in (decider, alone_to_see(self.session), *self.people)
                    if seat in self.people)

    @property
    def is_asked(self) -> bool:
        """Is the viewer a person who decides now, and not by a habit?  Chance by hand counts as
        his decision."""
        return self._may_choose and self.coming is None

    @property
    def coming(self) -> Action | None:
        """What plays itself for a person in a moment: the single offer, or what a habit chooses.
        """
        return None if self.is_thinking or self.is_veiled else self._by_itself()

    @property
    def _may_choose(self) -> bool:
        decider = self.session.decider
        if self.is_veiled or self.is_held or decider == OVER or self.limits.action is not None:
            return False
        return decider == CHANCE or (decider in self.people and (
            decider == self.session.viewer or self.is_open))

    @property
    def is_open(self) -> bool:
        """Does a person bid, while the screen shows what all may see and no hand?"""
        return self.session.viewer == NOBODY and self.limits.is_open(self.session.decider)

    @property
    def is_thinking(self) -> bool:
        """Is a computer player searching for its move?"""
        return self.session.decider >= 0 and self.session.decider not in self.people

    def unveil(self) -> None:
        """Show the hand of the awaited person, who has said that he is alone before the screen."""
        awaited = self.awaited
        if awaited is not None:
            self.session.viewer = awaited
            self.is_veiled, self._called_at = False, self.session.turn

    def look(self) -> None:
        """A person who bids in the open wants to see his hand: the screen is handed to him."""
        if self.is_open:
            self.limits.close(self.session.decider)
            self._hand_over(self.session.decider)

    def seat(self, players: tuple[Player, ...]) -> None:
        """Replace the players of the seats, now and in the record.

        The viewer stays the same while only computers are left; a person who had seen every
        hand and now takes part plays an assisted match.
        """
        self._stop()
        self.limits.forget()
        record, before = self.session.record, self.session.viewer
        record.players[:] = players
        if self.people and before not in self.people:
            if before is None and has_secrets(self.session) and not self.is_over:
                record.assisted = True
            self._hand_over(self.people[0] if self.session.decider not in self.people
                            else self.session.decider)
        self.is_changed = True

    # ---- the clock ------------------------------------------------------------------------

    def choose(self, action: Action) -> None:
        """Take an offer of the person who is asked; Refusal names the rule against it."""
        if not self._may_choose:
            raise Refusal(Msg.of("ui.why.not_asked"))
        if len(self.people) > 1:
            self.limits.open(self.session.decider)  # the same person need not hide to raise again
        self._play(action)

    def pause(self, *, is_paused: bool) -> None:
        """Pause the computer players, or let them go on."""
        self.is_paused, self._is_nudged, self._last = is_paused, False, None

    def nudge(self) -> None:
        """Play what plays itself next now, whatever the pace."""
        self._is_nudged = True

    def hurry(self) -> None:
        """The same, with the best that a computer player has found so far."""
        self.nudge()
        self._thought.hurry()

    def prepare(self, now: int) -> None:
        """Let a computer player search while nothing may be played yet."""
        if self.is_thinking and not self._is_still:
            self._thought.seek()

    def tick(self, now: int) -> bool:
        """Play what plays itself when its time has come; whether something was played.

        The computer players, if there are any, come in at the first tick.
        """
        if not self._is_warm:
            self._is_warm = True
            if len(self.people) < self.session.record.seats and not self.is_over:
                self._thought.warm()
        if self._last is None:
            self._last = now
        self._tell_if_full()
        if self._is_still:
            return False
        if self.is_thinking:
            self._thought.seek()
        due = self._due()
        return due is not None and self._play_after(*due, now)

    def wakes(self, now: int) -> int | None:
        """In how many milliseconds `tick` may have something to do."""
        if self._is_still:
            return None
        due = self._due()
        if due is None:
            return LOOK if self.is_thinking else None
        return max(GLANCE if self._is_behind(now) else 1, self._left(due[0], now))

    # ---- back and forth -------------------------------------------------------------------

    @property
    def may_force(self) -> bool:
        """May undo go back over chance and computers?  Only if no other person is concerned."""
        return len(self.people) <= 1

    def undo(self, to: int | None = None, *, force: bool = False) -> None:
        """Back to before action `to`, or else to the decider's own latest decision.

        Refusal says why it is not possible; then nothing has changed.
        """
        self.session.undo(to, force=force)
        self._after_time_travel()
        self.is_changed = True

    def redo(self) -> None:
        """Play again what was taken back; Refusal if there is nothing."""
        self.session.redo()
        self._after_time_travel()

    def correct(self, outcomes: Mapping[int, Action | str]) -> None:
        """Replace what was entered of chance; Refusal says why it is not possible."""
        self.session.correct(outcomes)
        self._after_time_travel()
        self.is_changed = True

    def close(self) -> None:
        """Stop the computer players; what has changed is saved."""
        drop_listener(self.session, self._note)
        self._stop()
        self.keep_changes()

    def _after_time_travel(self) -> None:
        """Pause a match of computers after undo, so that the position can be looked at."""
        self._stop()
        self.limits.forget()
        self._last, self._asked_at = None, self.session.turn
        self.is_paused = self.is_paused or self.is_watched
        self._veil()

    # ---- moves ----------------------------------------------------------------------------

    def _may_move(self) -> bool:
        """A pause, or a pace of single steps, holds back computers, not people."""
        is_held = self.is_paused or self._pace().is_step
        return self._is_nudged or not (is_held and self.is_thinking)

    @property
    def _is_still(self) -> bool:
        """Does nothing play itself now?"""
        return (self.is_veiled or self.is_held or self.session.decider < 0
                or self.session.is_full or not self._may_move())

    def _tell_if_full(self) -> None:
        """Say, once, that the match can be played no further."""
        if self.session.is_full and not self._is_full:
            self._tell(Msg.of("kernel.full", n=self.session.turn))
        self._is_full = self.session.is_full

    def _due(self) -> tuple[int, str] | None:
        """What plays itself now, and the beat that goes before it."""
        told = self.limits.action
        if told is not None:
            return self._pace().move, told.text
        by_itself = self._by_itself()
        if by_itself is not None:
            return self._pace().forced, by_itself.text
        line = self._thought.line
        return (self._pace().move, line[0]) if line else None

    def _by_itself(self) -> Action | None:
        """The single offer, or the one that habit chooses for a person.

        A person who has gone back to a choice wants to make it: there he is asked.  So is one
        who took the screen for nothing else.
        """
        forced = self.session.forced()
        if forced is not None:
            is_called = self._called_at == self.session.turn and is_soon_gone(self.session)
            return forced if self.is_thinking or (self._is_led() and not is_called) else None
        if not self._may_choose or self.session.decider < 0 \
                or self._asked_at == self.session.turn:
            return None
        return self._habit()

    def _left(self, beat: int, now: int) -> int:
        """The milliseconds left of a beat that began with the last move."""
        return max(1, beat if self._last is None else self._last + beat - now)

    def _is_behind(self, now: int) -> bool:
        """Is the latest move still on its way to the disk?"""
        self.keep_changes()
        is_saved = self._saving is None or self._saving.is_settled
        return not is_saved and (self._last is None or now - self._last < BEHIND)

    def _play_after(self, beat: int, text: str, now: int) -> bool:
        if self._is_behind(now):
            return False
        if not self._is_nudged and self._last is not None and now - self._last < beat:
            return False
        self._last = now
        self._play(self.session.game.parse(text))
        return True

    def _play(self, action: Action) -> None:
        session, seat = self.session, self.session.decider
        line, stand_in = self._thought.line, self._thought.stand_in
        is_meant = line[:1] == (action.text,)
        rest = line[1:] if is_meant else ()
        self._stop()
        self._asked_at = -1
        session.play(action, stand_in if is_meant else "")
        self._tell_of(seat, stand_in, is_answer=is_meant)
        if rest and session.decider == seat:
            self._thought.line = rest
        self._last = None
        self._veil()

    def _tell_of(self, seat: Seat, stand_in: str, *, is_answer: bool) -> None:
        """Say what stood in for a level: when it begins, not at each of many moves.

        Why a program does not play, its table has told already.
        """
        if stand_in not in ("", OUTSIDE, self._stood_in):
            self._tell(Msg.of(STAND_INS[stand_in], who=Who(seat)))
        if is_answer:
            self._stood_in = stand_in

    def _veil(self) -> None:
        """The next person is another: nothing is shown until he is there.

        So it is where chance is asked by hand and what comes is for his eyes alone.
        """
        decider = self.session.decider
        wanted = alone_to_see(self.session) if decider == CHANCE else decider
        if wanted not in self.people or wanted == self.session.viewer:
            return
        if self.limits.is_open(wanted):
            self.session.viewer = NOBODY
        elif self.limits.action is None:
            self._hand_over(wanted)

    def _hand_over(self, seat: Seat) -> None:
        """The screen goes to that person; where nothing is secret, at once."""
        self.is_veiled = has_secrets(self.session) and not self.is_over
        if not self.is_veiled:
            self.session.viewer = seat

    def _stop(self) -> None:
        self._thought.drop()
        self._is_nudged = False
