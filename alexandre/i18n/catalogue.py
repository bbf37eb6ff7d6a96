"""One language's sentences, by symbolic key."""

from __future__ import annotations

import struct
from functools import lru_cache
from gettext import GNUTranslations
from io import BytesIO

from alexandre.kernel.text import Msg, Refusal


class Catalogue:
    """The sentences of `lang`, from the bytes of a compiled gettext catalogue.

    The caller reads the bytes: this layer opens no files.
    """

    def __init__(self, lang: str, data: bytes) -> None:
        self.lang = lang
        self._translations = _read(lang, data)

    def pattern(self, key: str, n: int | None = None) -> str | None:
        """The sentence of that key, as the language counts `n` things; None if there is none."""
        if not key:
            return None  # gettext keeps its own header there
        if n is not None:
            counted = self._translations.ngettext(key, key, abs(n))
            if counted != key:
                return counted
        text = self._translations.gettext(key)
        return text if text != key else None


@lru_cache(maxsize=4)
def _read(lang: str, data: bytes) -> GNUTranslations:
    """The parsed catalogue, kept because one command may load it several times."""
    try:
        return GNUTranslations(BytesIO(data))
    except (OSError, ValueError, LookupError, struct.error) as damage:
        raise Refusal(Msg.of("i18n.damaged_catalogue", lang=lang)) from damage
