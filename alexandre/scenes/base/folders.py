"""The player's own folders, and a way to look into one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import Final

from alexandre.kernel.store import Disk
from alexandre.kernel.text import Msg
from alexandre.scenes.base.services import Services
from alexandre.ui.text.sizes import LABEL
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.panels.dialog import Dialog

OPENERS: Final = {"win32": "explorer", "darwin": "open"}


@dataclass(frozen=True)
class Places:
    """The player's own folders."""

    saves: Path
    boards: Path
    pictures: Path
    chronicles: Path
    logs: Path

    @staticmethod
    def under(folder: Path) -> Places:
        """The folders, all in one."""
        return Places(*(folder / each.name for each in fields(Places)))

    @property
    def exports(self) -> Path:
        """The folder for copies to give away."""
        return self.boards.parent / "exports"

    @property
    def moments(self) -> Path:
        """The folder for highlights, beside the boards."""
        return self.boards.parent / "moments"


def show_folder(house: Services, folder: Path) -> None:
    """Open the folder in a file manager; if that fails, show its path."""
    try:
        Disk().make_folder(folder)
        start_opener(folder)
    except OSError:
        house.tell(Msg.of("ui.folder.lies", path=format_folder(folder)))


def offer_page(house: Services, title: Msg, what: Msg, written: Msg, path: Path) -> None:
    """Show which page has been written and where, and offer to open it or its folder."""
    dialog = Dialog("written", title)
    dialog.tell("written/what", what)
    dialog.tell("written/where", written, colour="ink.soft")
    dialog.answer("written/open", Msg.of("ui.page.open"),
                  partial(show_page, house, path, written), kind="primary")
    dialog.answer("written/folder", Msg.of("ui.page.folder"),
                  partial(show_folder, house, path.parent))
    dialog.answer("written/close", Msg.of("ui.dialog.close"))
    house.desk.open(dialog)


def show_page(house: Services, path: Path, written: Msg) -> None:
    """Open a page in the browser; if that fails, show its path."""
    try:
        start_opener(path)
    except OSError:
        house.tell(written)


def start_opener(path: Path) -> None:
    """Open a folder or a file with the system's program for it."""
    subprocess.Popen([OPENERS.get(sys.platform, "xdg-open"), str(path)],
                     stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                     stderr=subprocess.DEVNULL, start_new_session=True)


def folder_button(house: Services, name: str, text: Msg, folder: Path) -> Button:
    """A button that opens a folder; its tip names the folder."""
    return Button(name, text, partial(show_folder, house, folder), size=LABEL,
                  tip=Msg.of("ui.folder.lies", path=format_folder(folder)))


def number_name(name: str, is_taken: Callable[[str], bool]) -> str:
    """The name, with the lowest number from 2 that makes it unique if it is taken."""
    names = chain([name], (f"{name} {number}" for number in count(2)))
    return next(each for each in names if not is_taken(each))


def format_folder(folder: Path) -> str:
    """The path, shortened relative to the player's home, in the system's notation."""
    home = Path(os.path.expanduser("~"))  # Path.home() fails where nothing names a home
    if sys.platform != "win32" and folder.is_relative_to(home):
        return str("~" / folder.relative_to(home))
    return str(folder)
