"""Described sheets laid out in the letters of the application, without a window."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from alexandre.i18n.words import Words
from alexandre.ui.draw.sheets.tree import Laid, Node, lay_out
from alexandre.ui.draw.sketch import Place, Sheet
from tests.helpers.artwork import read_catalogues, share_letters
from tools.pages.layout import voice

SIDE = {1.0: (380.0, 186.0), 1.25: (425.0, 170.0), 1.5: (474.0, 150.0)}
FOOT = {1.0: (1000.0, 180.0), 1.25: (955.0, 180.0), 1.5: (917.0, 180.0)}  # units at 1280x720


def lay_side(sheets: Sequence[Sheet], lang: str = "en", text: float = 1.0,
             room: Place | None = None) -> Laid:
    """The same of the players of a view, in the room beside a board."""
    content = next(each.content for each in sheets if each.place == "side")
    assert isinstance(content, Node)
    return lay_sheet(content, lang, text, room or SIDE[text])


def lay_sheet(node: Node, lang: str = "en", text: float = 1.0, room: Place | None = None,
              before: Laid | None = None, pixels: float = 1.0) -> Laid:
    """The sheet in letters of that size, in the room below a board if no other is given; a unit
    takes so many pixels."""
    pygame.font.init()
    return lay_out(node, room or FOOT[text], share_letters().ems,
                   voice(Words(read_catalogues(), lang)), text, before, pixels=pixels)
