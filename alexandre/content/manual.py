"""The manual: how the application is used, and each title on the screen.

It is written as the digests are (`docs/manual/<part>.<lang>.md`).  The last chapter of a part is
not written but listed: the options of a title, the keys of the application, each in the words
that the screen has for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from alexandre.content import data
from alexandre.content.digest import Digest, DigestChapter, DigestRule, read_digest
from alexandre.i18n.words import Words
from alexandre.kernel.meta import Option
from alexandre.kernel.text import Msg

APPLICATION: Final = "application"


@cache
def read_written(part: str, lang: str) -> Digest:
    """The text about the application or a title; OSError if there is none."""
    return read_digest(data.manual(), part, lang)


def read_title(title: str, options: Iterable[Option], words: Words) -> Digest:
    """The manual of a title, its options at the end."""
    lines = [_describe(f"{title}.option.{option.name}", option, words) for option in options]
    return _add(read_written(title, words.lang), words.say(Msg.of("ui.manual.options")), lines)


def read_application(keys: Sequence[tuple[Msg, Msg | str]], buttons: Sequence[tuple[Msg, Msg]],
                     words: Words) -> Digest:
    """The manual of the application; at its end the commands with their keys, and the buttons of
    a gamepad with what they do."""
    book = read_written(APPLICATION, words.lang)
    for name, rows in (("ui.manual.keys", keys), ("ui.manual.buttons", buttons)):
        book = _add(book, words.say(Msg(name)), [
            words.say(Msg.of("ui.manual.key", command=words.say(command),
                             chord=chord if isinstance(chord, str) else words.say(chord)))
            for command, chord in rows])
    return book


def _describe(key: str, option: Option, words: Words) -> str:
    """Its name, what it changes, and its choices, the rule book's first."""
    choices = [words.say(Msg(f"{key}.{choice}".lower())) for choice in option.choices]
    return words.say(Msg.of("ui.manual.option", name=words.say(Msg(key)),
                            why=words.say(Msg(f"{key}.why")), choices=" · ".join(choices)))


def _add(book: Digest, name: str, lines: list[str]) -> Digest:
    """The same book with one more chapter."""
    number = str(len(book.chapters) + 1)
    rules = tuple(DigestRule(f"{number}.{place}", line) for place, line in enumerate(lines, 1))
    return replace(book, chapters=(*book.chapters, DigestChapter(number, name, rules)))
