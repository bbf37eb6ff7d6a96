"""Letters and plates of the tests: words are measured and plates are decoded once a process.

What a house does with them is as in the application: it fetches plates on a thread, lets go of
them and asks again.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

import pygame

from alexandre import app
from alexandre.content import data
from alexandre.i18n.catalogue import Catalogue
from alexandre.i18n.words import Words
from alexandre.kernel.session import Session
from alexandre.scenes.base.board import Board
from alexandre.scenes.base.pictures import materials
from alexandre.ui.draw.prints import Prints
from alexandre.ui.text.cache import Cache
from alexandre.ui.text.typesetter import Typesetter, heft
from alexandre.ui.window.root import WindowRoot
from tools.pages.layout import show_on, voice

MORE: Final = 10
SCALED: Final = 60_000_000  # bytes of plates at the sizes that houses have seen them in


@cache
def share_letters() -> Typesetter:
    """The same for every house, until a test ends pygame, and its fonts with it.

    They keep more faces and words than one window needs, as many as all windows do.
    """
    pygame.register_quit(share_letters.cache_clear)
    letters = materials.make_letters()
    for kept in (letters._fonts, letters._faces, letters._widths, letters._lines):
        kept.most *= MORE
    return letters


@cache
def read_catalogues() -> tuple[Catalogue, ...]:
    """Every language, read once a process."""
    return tuple(Catalogue(lang, data.catalogue(lang)) for lang in app.LANGS)


class DecodedPrints(Prints):
    """Takes plates that another house has decoded, and the sizes it has scaled them to.

    All plates decoded take two hundred megabytes; threads share the dictionary.
    """

    _decoded: ClassVar[dict[str, pygame.Surface]] = {}
    _sizes: ClassVar[Cache[tuple[str, tuple[int, int]], pygame.Surface]] = Cache(SCALED, heft)

    def __init__(self) -> None:
        super().__init__(materials.read_plate)
        self._scaled = self._sizes

    def _load(self, asset: str) -> pygame.Surface:
        if asset not in self._decoded:
            self._decoded[asset] = super()._load(asset)
        return self._decoded[asset]


def show(session: Session, size: tuple[int, int], text: float,
         lang: str = "en") -> tuple[WindowRoot, Board]:
    """The table in a window of that size."""
    desk = WindowRoot(share_letters(), voice(Words(read_catalogues(), lang)), DecodedPrints())
    return show_on(desk, session, size, text)
