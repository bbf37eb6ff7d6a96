"""The ways out of a scene: the one place where the scenes above it are named.

A scene opens those below it on its own.  `scenes.navigation` opens the others, so that no two
modules import each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Game
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.base.history import History


class Live(Protocol):
    """A game in progress, as a presenter sees it."""

    @property
    def session(self) -> Session:
        """The session of the game."""

    @property
    def is_thinking(self) -> bool:
        """Whether it is the turn of a computer player, searching or not."""

    @property
    def is_veiled(self) -> bool:
        """Whether the screen must first be handed over."""

    @property
    def coming(self) -> object:
        """The automatic move for a person; None if they are asked."""

    def nudge(self) -> None:
        """Play the next automatic move now, whatever the pace."""

    def rest(self) -> None:
        """Drop the search of a computer player; the next tick starts another."""

    def tick(self, now: int) -> bool:
        """Handle the passing of time; return whether something was played."""

    def assist(self) -> None:
        """Mark and save the game as one whose players have seen hidden information."""

    def conceal(self) -> None:
        """Ask a person to take the screen before a hand is shown again."""


class Navigation(Protocol):
    """Each method opens a scene over the present one, unless it says otherwise."""

    def settings(self) -> None:
        """Open the settings; leave them if they are shown."""

    def library(self, title: str) -> None:
        """Open the library at that title, replacing the present room."""

    def boards(self, title: str) -> None:
        """Open the list of a title's boards, or return to it where it is open."""

    def seats(self, title: str, board: str, rung: str = "", *, is_trial: bool = False) -> None:
        """Open the seats for a game on that board and of that difficulty, if one is named; all
        rooms but the first close, unless it is a trial, whose end leads back here."""

    def career(self, title: str) -> None:
        """Open the best results of a title at each difficulty."""

    def position(self, game: Game, dump: Plain, players: Sequence[Player], chance: str) -> None:
        """Open a position to be changed by hand, from which a match of these players begins."""

    def rulebook(self, title: str, rule: str = "") -> None:
        """Open the rules of a title, at that number or at the first page."""

    def result(self, session: Session, *, is_new: bool = False) -> None:
        """Show the end of a game; if it has just ended, first its last page, where it has one."""

    def moments(self) -> None:
        """Open the list of highlights; if it is open already, leave the present room."""

    def make_moment(self, history: History, at: int) -> None:
        """Open the highlight editor for a match; Refusal if nothing was played."""

    def present(self, live: Live) -> None:
        """Present a match in progress to an audience; Refusal if it cannot be replayed."""

    def turn_board_window(self, live: Live) -> None:
        """Open or close a second window with the board of a game in progress; Refusal if the game
        cannot be replayed."""

    def present_history(self, history: History, at: int) -> None:
        """Present a replay to an audience, from the position after so many actions."""

    def show(self) -> None:
        """Run the showcase until somebody presses anything."""

    def stand(self) -> None:
        """Replace all rooms by the showcase, which restarts automatically."""
