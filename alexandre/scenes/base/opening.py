"""Confirmation before a match in progress shows its hidden information, which marks the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from alexandre.kernel.contract import OVER
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.eyes import has_secrets
from alexandre.scenes.base.services import Services
from alexandre.ui.widgets.panels.dialog import Dialog


class Opened(Protocol):
    """A game whose hidden information can be shown."""

    @property
    def session(self) -> Session:
        """The session of the match."""

    def assist(self) -> None:
        """Mark and save the game as assisted."""


def ask_to_open(house: Services, match: Opened, show: Callable[[], None]) -> None:
    """Show everything; if anything is hidden, only after a question, and mark the game."""
    session = match.session
    if session.decider == OVER or not has_secrets(session):
        show()
        return

    def show_marked() -> None:
        match.assist()
        show()

    dialog = Dialog("secrets", Msg.of("ui.present.secrets"))
    dialog.tell("secrets/what", Msg.of("ui.present.secrets_what"))
    dialog.answer("secrets/yes", Msg.of("ui.present.secrets_yes"), show_marked, kind="primary")
    dialog.answer("secrets/no", Msg.of("ui.dialog.back"))
    house.desk.open(dialog)
