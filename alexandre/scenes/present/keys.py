"""The keys of the presenter's mode, in a dialog and in a sentence."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.text import Msg
from alexandre.ui.input.commands import GROUPS, Commands, format_chord, word_of
from alexandre.ui.text.sizes import LABEL
from alexandre.ui.widgets.base.boxes import Row
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.window.audience import can_open
from alexandre.ui.window.root import WindowRoot

STEPS: Final = {"right": "on", "left": "back", "first": "first", "last": "last", "cancel": "end"}
OTHERS: Final = ("rules", "full_screen")
WIDE: Final = 620.0
KEY: Final = 110.0


def list_keys(desk: WindowRoot) -> None:
    """List the keys' effects; a key of the player's own is the one that they chose."""
    commands = desk.commands
    dialog = Dialog("keys", Msg.of("ui.present.keys"), wide=WIDE)
    for command, word in STEPS.items():
        _add(dialog, commands, command, Msg.of(f"ui.present.key.{word}"))
    for command in (*GROUPS["present"], *OTHERS):
        # The first led here, and not every library has a window for the other.
        if command != "present" and (command != "audience" or can_open()):
            _add(dialog, commands, command, word_of(command))
    dialog.answer("keys/close", Msg.of("ui.dialog.close"))
    desk.open(dialog)


def hint_keys(commands: Commands) -> Msg:
    """At the beginning: how to go on, where the other keys are told, and the way out."""
    step, keys, window, end = (format_chord(commands.chord(each))
                               for each in ("right", "keys", "audience", "cancel"))
    if not can_open():
        return Msg.of("ui.present.hint", step=step, keys=keys, end=end)
    return Msg.of("ui.present.hint_window", step=step, keys=keys, window=window, end=end)


def _add(dialog: Dialog, commands: Commands, command: str, word: Msg) -> None:
    row = dialog.body.column.add(Row(gap=14, widths=(KEY, 0.0)))
    row.add(Label(f"keys/{command}", format_chord(commands.chord(command)), face="bold",
                  size=LABEL, colour="seal.deep"))
    row.add(Label(f"keys/{command}/what", word, size=LABEL))
