"""The automatic moves at a table, each after its beat: computer players, limits of bids, forced
moves and habits.
"""

from __future__ import annotations

from typing import Final

from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.services import Services
from alexandre.scenes.table.play.match import Match

LOOK: Final = 30  # milliseconds between two looks whether a computer player has answered
BEHIND: Final = 2_000  # milliseconds that a save is waited for before the next move plays itself
GLANCE: Final = 4  # milliseconds between two looks whether it is on the disk


class Autoplay:
    """The clock of a game, which a presenter may drive instead of the table.

    The pace is looked up at every move, so that a change of the settings has effect at once. A
    move waits until the one before is on the disk, so that a killed process loses at most one
    action; a disk that hangs is not waited for.
    """

    def __init__(self, house: Services, match: Match) -> None:
        self.match = match
        self._house = house
        self._since: tuple[int, int] | None = None  # the moves of the match, and when seen
        self._is_warm = self._is_full = False

    @property
    def session(self) -> Session:
        """The session of the game."""
        return self.match.session

    @property
    def is_thinking(self) -> bool:
        """Whether it is the turn of a computer player, searching or not."""
        return self.match.is_thinking

    @property
    def is_veiled(self) -> bool:
        """Whether the screen must first be handed over."""
        return self.match.is_veiled

    @property
    def coming(self) -> object:
        """The coming automatic move for a person; None if they are asked."""
        return self.match.coming

    def pause(self, *, is_paused: bool) -> None:
        """Pause or resume the computer players."""
        self.match.is_paused, self.match.is_nudged, self._since = is_paused, False, None

    def nudge(self) -> None:
        """Play the next automatic move now, whatever the pace."""
        self.match.is_nudged = True

    def rest(self) -> None:
        """Drop the search of a computer player; the next tick starts another."""
        self.match.thought.drop()

    def assist(self) -> None:
        """Mark and save the game as one whose players have seen hidden information."""
        self.session.record.assisted = True
        self.match.autosave.note()

    def conceal(self) -> None:
        """Ask a person to take the screen, because an audience has seen it."""
        self.match.screen.conceal()

    def hurry(self) -> None:
        """Play the best move that a computer player has found so far."""
        self.nudge()
        self.match.thought.hurry()

    def prepare(self, now: int) -> None:
        """Let a computer player search before its move may be played."""
        if self.is_thinking and not self._is_still:
            self.match.thought.seek()

    def tick(self, now: int) -> bool:
        """Play the automatic move that is due; return whether something was played.

        The computer players are prepared at the first tick.
        """
        match = self.match
        if not self._is_warm:
            self._is_warm = True
            if len(match.people) < self.session.record.seats and not match.is_over:
                match.thought.warm()
        if self._last is None:
            self._since = match.moves, now
        self._tell_if_full()
        if self._is_still:
            return False
        if self.is_thinking:
            match.thought.seek()
        due = self._due()
        return due is not None and self._play_after(*due, now)

    def wakes(self, now: int) -> int | None:
        """The milliseconds until `tick` may have something to do."""
        if self._is_still:
            return None
        due = self._due()
        if due is None:
            return LOOK if self.is_thinking else None
        beat = max(1, due[0] if self._last is None else self._last + due[0] - now)
        return max(GLANCE, beat) if self._is_behind(now) else beat

    @property
    def _last(self) -> int | None:
        """The beginning of the wait for the next move; None if anything was played since."""
        is_same = self._since is not None and self._since[0] == self.match.moves
        return self._since[1] if self._since is not None and is_same else None

    @property
    def _is_still(self) -> bool:
        """Whether nothing plays automatically now; a pause, or a pace of single steps, holds back
        only computers."""
        match = self.match
        is_held = (match.is_paused or self._house.pace.is_step) and self.is_thinking
        return (self.is_veiled or match.is_held or self.session.decider < 0
                or self.session.is_full or (is_held and not match.is_nudged))

    def _tell_if_full(self) -> None:
        """Say, once, that the game has reached its maximum length."""
        if self.session.is_full and not self._is_full:
            self._house.tell(Msg.of("kernel.full", n=self.session.turn))
        self._is_full = self.session.is_full

    def _due(self) -> tuple[int, str] | None:
        """The automatic move now, and the wait before it."""
        match, pace = self.match, self._house.pace
        raised = match.limits.action
        if raised is not None:
            return pace.move, raised.text
        automatic = match.find_automatic()
        if automatic is not None:
            return pace.forced, automatic.text
        line = match.thought.line
        return (pace.move, line[0]) if line else None

    def _is_behind(self, now: int) -> bool:
        """Save what has changed, and return whether the next move must wait until it is on the
        disk."""
        autosave = self.match.autosave
        autosave.save()
        return not autosave.is_settled and (self._last is None or now - self._last < BEHIND)

    def _play_after(self, beat: int, text: str, now: int) -> bool:
        if self._is_behind(now):
            return False
        if not self.match.is_nudged and self._last is not None and now - self._last < beat:
            return False
        self.match.play(self.session.game.parse(text))
        return True
