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
    """The clock of a match, which a presenter may drive in place of the table.

    The pace is looked up at every move, so that a change of the settings is felt at once.  A move
    waits until the one before is on the disk, so that a process that is killed loses one action
    at most, whatever the pace; a disk that hangs is not waited for.
    """

    def __init__(self, house: Services, match: Match) -> None:
        self.match = match
        self._house = house
        self._since: tuple[int, int] | None = None  # the moves of the match, and when seen
        self._is_warm = self._is_full = False

    @property
    def session(self) -> Session:
        """The match itself."""
        return self.match.session

    @property
    def is_thinking(self) -> bool:
        """Whether a computer player is searching for its move."""
        return self.match.is_thinking

    @property
    def is_veiled(self) -> bool:
        """Whether the screen has to be handed over first."""
        return self.match.is_veiled

    @property
    def coming(self) -> object:
        """The automatic move for a person in a moment; None if they are asked."""
        return self.match.coming

    def pause(self, *, is_paused: bool) -> None:
        """Pause the computer players, or let them go on."""
        self.match.is_paused, self.match.is_nudged, self._since = is_paused, False, None

    def nudge(self) -> None:
        """Play what plays itself next now, whatever the pace."""
        self.match.is_nudged = True

    def rest(self) -> None:
        """Search for no move before the next tick."""
        self.match.thought.drop()

    def assist(self) -> None:
        """Mark and save the match as one whose players have seen what is hidden."""
        self.session.record.assisted = True
        self.match.autosave.note()

    def conceal(self) -> None:
        """An audience has looked on: a person takes the screen before a hand is shown."""
        self.match.screen.conceal()

    def hurry(self) -> None:
        """Play it with the best that a computer player has found so far."""
        self.nudge()
        self.match.thought.hurry()

    def prepare(self, now: int) -> None:
        """Let a computer player search while nothing may be played yet."""
        if self.is_thinking and not self._is_still:
            self.match.thought.seek()

    def tick(self, now: int) -> bool:
        """Play what plays itself when its time has come; whether something was played.

        The computer players, if there are any, come in at the first tick.
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
        """In how many milliseconds `tick` may have something to do."""
        if self._is_still:
            return None
        due = self._due()
        if due is None:
            return LOOK if self.is_thinking else None
        beat = max(1, due[0] if self._last is None else self._last + due[0] - now)
        return max(GLANCE, beat) if self._is_behind(now) else beat

    @property
    def _last(self) -> int | None:
        """The moment when the beat of the next move began; None if anything was played since."""
        is_same = self._since is not None and self._since[0] == self.match.moves
        return self._since[1] if self._since is not None and is_same else None

    @property
    def _is_still(self) -> bool:
        """Does nothing play itself now?  A pause, or a pace of single steps, holds back
        computers, not people."""
        match = self.match
        is_held = (match.is_paused or self._house.pace.is_step) and self.is_thinking
        return (self.is_veiled or match.is_held or self.session.decider < 0
                or self.session.is_full or (is_held and not match.is_nudged))

    def _tell_if_full(self) -> None:
        """Say, once, that the match can be played no further."""
        if self.session.is_full and not self._is_full:
            self._house.tell(Msg.of("kernel.full", n=self.session.turn))
        self._is_full = self.session.is_full

    def _due(self) -> tuple[int, str] | None:
        """The automatic move now, and the beat that goes before it."""
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
        """Whether the latest move is not yet on the disk."""
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
