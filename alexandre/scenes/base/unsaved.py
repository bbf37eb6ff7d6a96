"""What the disk has refused: told where a match is left, and asked about before it is lost."""

from __future__ import annotations

from collections.abc import Callable

from alexandre.kernel.session import Session
from alexandre.kernel.store import Store
from alexandre.kernel.text import Msg, Refusal
from alexandre.ui.widgets.panels.dialog import Dialog


def msg_unsaved(store: Store, name: str, session: Session) -> Msg | None:
    """What of a match is not on the disk, None if nothing was refused."""
    if not name or not store.is_unsaved(name):
        return None
    try:
        entry = store.entry(name)
    except Refusal:  # the folder cannot even be listed
        entry = None
    if entry is None or entry.header is None:
        return Msg.of("ui.unsaved.whole")
    return Msg.of("ui.unsaved.rest", kept=str(entry.header.turn), turn=str(session.turn))


def make_dialog(lost: Msg, on_retry: Callable[[], None], on_leave: Callable[[], None]) -> Dialog:
    """Says what would be lost; to try again comes first, Escape stays."""
    dialog = Dialog("unsaved", Msg.of("ui.unsaved.title"))
    dialog.tell("unsaved/lost", lost)
    dialog.tell("unsaved/what", Msg.of("ui.unsaved.what"))
    dialog.answer("unsaved/retry", Msg.of("ui.unsaved.retry"), on_retry, kind="primary")
    dialog.answer("unsaved/leave", Msg.of("ui.unsaved.leave"), on_leave)
    dialog.answer("unsaved/no", Msg.of("ui.dialog.back"))
    return dialog
