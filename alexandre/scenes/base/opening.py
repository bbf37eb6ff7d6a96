"""Confirmation before a match in progress shows its hidden information, which marks the match."""

from __future__ import annotations

from collections.abc import Callable

from alexandre.kernel.contract import OVER
from alexandre.kernel.text import Msg
from alexandre.scenes.base.eyes import has_secrets
from alexandre.scenes.base.navigation import Live
from alexandre.scenes.base.services import Services
from alexandre.ui.widgets.panels.dialog import Dialog


def ask_to_open(house: Services, match: Live, show: Callable[[], None]) -> None:
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
