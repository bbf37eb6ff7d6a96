"""The copied text, for both distributions of pygame and for machines without a clipboard."""

from __future__ import annotations

import contextlib
from typing import Final

import pygame
import pygame.scrap

UTF8: Final = "text/plain;charset=utf-8"


class Clipboard:
    """The system's clipboard; it also keeps its own copy, so that pasting always works within the
    program."""

    def __init__(self) -> None:
        self._own = ""

    def copy(self, text: str) -> None:
        self._own = text
        with contextlib.suppress(pygame.error):
            put = getattr(pygame.scrap, "put_text", None)  # pygame-ce
            if put is not None:
                put(text)
            else:
                pygame.scrap.init()
                pygame.scrap.put(UTF8, text.encode())

    def paste(self) -> str:
        """The text in the clipboard, "" if there is none."""
        with contextlib.suppress(pygame.error, UnicodeDecodeError):
            get = getattr(pygame.scrap, "get_text", None)  # pygame-ce
            if get is not None:
                return str(get())
            pygame.scrap.init()
            copied = pygame.scrap.get(UTF8)
            return self._own if copied is None else copied.rstrip(b"\0").decode()
        return self._own
