"""A match on the table: the decider, moves and undo; no widgets, no clock."""

from __future__ import annotations

from collections.abc import Mapping

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, OVER, Seat
from alexandre.kernel.record import OUTSIDE, STAND_INS, Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Refusal, Who
from alexandre.scenes.base.eyes import has_secrets
from alexandre.scenes.base.opponents import Thinker, Thought
from alexandre.scenes.base.save_files import Autosave
from alexandre.scenes.base.services import Services
from alexandre.scenes.table.play.habits import Habits
from alexandre.scenes.table.play.limits import Limits
from alexandre.scenes.table.play.shared_screen import SharedScreen


class Match:
    """A session in play.

    `autosave` follows the session; `habits` choose for a person among several offers, None: never;
    `is_held`: nobody may play on; `is_paused` and `is_nudged` control automatic moves
    (`autoplay`).
    """

    def __init__(self, house: Services, session: Session, thinker: Thinker, autosave: Autosave,
                 habits: Habits | None = None) -> None:
        self.session = session
        self.autosave = autosave
        self.limits = Limits(session)
        self.screen = SharedScreen(session, self.limits)
        self.thought = Thought(session, thinker)
        self.is_paused = self.is_held = self.is_nudged = False
        self.moves = 0  # how often anything was played or taken back here
        self._house = house
        self._habits = habits
        self.chosen: dict[Seat, int] = {}  # the last action that each person chose here
        self._stood_in = ""  # for the level that answered last
        self._asked_at = -1  # the turn that was gone back to: habits are silent there

    # ---- who ------------------------------------------------------------------------------

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return self.screen.people

    @property
    def is_over(self) -> bool:
        return self.session.decider == OVER

    @property
    def is_veiled(self) -> bool:
        """Whether the screen must first be handed over."""
        return self.screen.is_veiled

    @property
    def is_asked(self) -> bool:
        """Whether the viewer is a person who must decide now; chance entered by hand counts as a
        decision."""
        return self._may_choose and self.coming is None

    @property
    def coming(self) -> Action | None:
        """The coming automatic move for a person: the only offer, or a habit's choice."""
        return None if self.is_thinking or self.is_veiled else self.find_automatic()

    @property
    def _may_choose(self) -> bool:
        decider = self.session.decider
        if self.is_veiled or self.is_held or decider == OVER or self.limits.action is not None:
            return False
        return decider == CHANCE or self.screen.sees(decider)

    @property
    def is_thinking(self) -> bool:
        """Whether it is the turn of a computer player, searching or not."""
        return self.session.decider >= 0 and self.session.decider not in self.people

    def find_automatic(self) -> Action | None:
        """The only offer, or the one that a habit chooses for a person.

        A person who has gone back to a choice is asked, and so is one who took the screen only for
        it.
        """
        forced = self.session.forced()
        if forced is not None:
            is_led = self._house.settings["forced"] and not self.screen.is_called
            return forced if self.is_thinking or is_led else None
        if self._habits is None or not self._may_choose or self.session.decider < 0 \
                or self._asked_at == self.session.turn:
            return None
        return self._habits.answer()

    def seat(self, players: tuple[Player, ...]) -> None:
        """Replace the players of the seats, now and in the record.

        The viewer stays the same while only computers are left; a person who had seen every hand
        and now takes part plays an assisted game.
        """
        self._stop()
        self.limits.forget()
        record, before = self.session.record, self.session.viewer
        record.players[:] = players
        if self.people and before not in self.people:
            if before is None and has_secrets(self.session) and not self.is_over:
                record.assisted = True
            self.screen.hand_over(self.people[0] if self.session.decider not in self.people
                                  else self.session.decider)
        self.autosave.note()

    # ---- moves ----------------------------------------------------------------------------

    def choose(self, action: Action) -> None:
        """Take an offer of the person who is asked; Refusal names the rule against it."""
        if not self._may_choose:
            raise Refusal(Msg.of("ui.why.not_asked"))
        if len(self.people) > 1:
            self.limits.open(self.session.decider)  # the same person need not hide to raise again
        self.chosen[self.session.decider] = self.session.turn
        self.play(action)

    def play(self, action: Action) -> None:
        """Take an offer, for a person or a computer player."""
        session, seat = self.session, self.session.decider
        line, stand_in = self.thought.line, self.thought.stand_in
        is_meant = line[:1] == (action.text,)
        rest = line[1:] if is_meant else ()
        self._stop()
        self._asked_at = -1
        self.moves += 1
        session.play(action, stand_in if is_meant else "")
        self._tell_of(seat, stand_in, is_answer=is_meant)
        if rest and session.decider == seat:
            self.thought.line = rest
        self.screen.follow()

    def _tell_of(self, seat: Seat, stand_in: str, *, is_answer: bool) -> None:
        """Say what replaced a level, once when it begins.

        A program's failure has been reported by its table already.
        """
        if stand_in not in ("", OUTSIDE, self._stood_in):
            self._house.tell(Msg.of(STAND_INS[stand_in], who=Who(seat)))
        if is_answer:
            self._stood_in = stand_in

    # ---- back and forth -------------------------------------------------------------------

    @property
    def may_force(self) -> bool:
        """Whether undo may go back over chance and computers: only if no other person is
        concerned."""
        return len(self.people) <= 1

    def undo(self, to: int | None = None, *, force: bool = False) -> None:
        """Go back to before action `to`, or to the decider's own latest decision.

        Refusal says why it is not possible; then nothing has changed.
        """
        self.session.undo(to, force=force)
        self._after_time_travel()

    def redo(self) -> None:
        """Play again what was undone; Refusal if there is nothing."""
        self.session.redo()
        self._after_time_travel()

    def correct(self, outcomes: Mapping[int, Action | str], *, is_noted: bool = False) -> None:
        """Replace entered outcomes of chance; Refusal says why it is not possible."""
        self.session.correct(outcomes, is_noted=is_noted)
        self._after_time_travel()

    def drop_rest(self) -> None:
        """Discard the entries that wait after a correction, so that the game is entered again."""
        self.session.record.rest.clear()
        self.autosave.note()

    def close(self) -> None:
        """Stop the computer players, and save what has changed."""
        self._stop()
        self.autosave.close()

    def _after_time_travel(self) -> None:
        """Pause a game of computers after undo, so that the position can be studied."""
        self._stop()
        self.limits.forget()
        self._asked_at = self.session.turn
        self.moves += 1
        self.is_paused = self.is_paused or not self.people
        self.screen.follow()
        self.autosave.note()

    def _stop(self) -> None:
        self.thought.drop()
        self.is_nudged = False
