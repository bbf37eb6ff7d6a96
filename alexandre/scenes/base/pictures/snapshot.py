"""Screenshots for the player's own folder: the whole window, or the board alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from alexandre.kernel.store import is_there, keep_file
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import Board
from alexandre.scenes.base.folders import format_folder, number_name
from alexandre.scenes.base.preferences import PARTS, SIZES
from alexandre.scenes.base.services import Services
from alexandre.ui.draw.layout import Box
from alexandre.ui.input.commands import format_chord
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.window.root import WindowRoot
from alexandre.ui.window.screenshot import photograph, png

LARGE: Final = (3840, 2160)


def take_picture(services: Services, folder: Path, title: str) -> None:
    """Save a screenshot as the settings ask for it, and show its path; Refusal if that fails. If
    there is an audience's window, that one is saved."""
    settings = services.settings
    with services.audience.borrow_desk() as desk:
        board = find_board(desk) if settings["picture_part"] == "board" else None
        picture = take_part(desk, board, is_large=settings["picture_size"] == "4k")
    path = find_path(folder, title)
    keep_file(path, png(picture))
    wide, high = map(str, picture.get_size())
    services.tell(Msg.of("ui.picture.taken", path=format_folder(path), wide=wide, high=high,
                         chord=format_chord(services.desk.commands.chord("picture_as"))))


def take_part(desk: WindowRoot, board: Box | None, *, is_large: bool) -> pygame.Surface:
    """Return the whole window, or the part in that box; a large one at the size that fits 4K."""
    box = board or desk.box
    wide, high = (side * desk.theme.scale for side in (box.w, box.h))
    factor = min(LARGE[0] / wide, LARGE[1] / high) if is_large else 1.0
    whole = photograph(desk, factor)
    scale = desk.theme.scale * factor
    left, top, right, bottom = (round(each * scale) for each in (
        box.x, box.y, box.right, box.bottom))
    return whole.subsurface(pygame.Rect(left, top, right - left, bottom - top).clip(
        whole.get_rect()))


def find_board(desk: WindowRoot) -> Box | None:
    """The box of the visible board; None if there is none."""
    boards = [each.main for each in walk(desk.top) if isinstance(each, Board)]
    return next((each.box for each in boards if each is not None), None)


def find_path(folder: Path, title: str) -> Path:
    """A path of this moment that does not exist yet."""
    name = number_name(f"{title or 'alexandre'} {time.strftime('%Y-%m-%d %H.%M.%S')}",
                       lambda each: is_there(folder / f"{each}.png"))
    return folder / f"{name}.png"


def ask_picture(services: Services, take: Callable[[], None]) -> None:
    """Open the dialog that chooses content and size of this screenshot and the next ones."""
    dialog = Dialog("picture", Msg.of("ui.picture.title"))
    for name, values in (("picture_part", PARTS), ("picture_size", SIZES)):
        dialog.body.column.add(Choice(
            f"picture/{name}", [(each, Msg.of(f"ui.picture.{each}")) for each in values],
            str(services.settings[name]), partial(services.choose, name)))
    dialog.tell("picture/what", Msg.of("ui.picture.what", chord=format_chord(
        services.desk.commands.chord("picture"))), colour="ink.soft")
    dialog.answer("picture/yes", Msg.of("ui.picture.take"), take, kind="primary")
    dialog.answer("picture/no", Msg.of("ui.dialog.back"))
    services.desk.open(dialog)
