"""Output of the command line: sentences in one language, to two streams of text."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from io import StringIO, TextIOWrapper
from typing import TextIO

from alexandre.content import data
from alexandre.i18n.words import Words, locale_of
from alexandre.kernel.text import Msg


@dataclass(frozen=True)
class Console:
    """The words, and where they go; `err` hears what is wrong, `source` is what is answered."""

    words: Words
    out: TextIO
    err: TextIO
    source: TextIO = field(default_factory=StringIO)

    def print(self, line: str = "") -> None:
        """A line of figures, or of notation."""
        self.out.write(f"{line}\n")

    def say(self, msg: Msg, players: Sequence[str] = ()) -> None:
        """A sentence."""
        self.print(self.words.say(msg, players))

    @property
    def is_terminal(self) -> bool:
        """Whether a user at a terminal can be asked."""
        return not self.source.closed and self.source.isatty() and self.err.isatty()

    def ask(self, question: Msg) -> bool:
        """Ask the user at the terminal; return whether the answer is yes."""
        self.err.write(f"{self.words.say(question)} ")
        self.err.flush()
        answer = self.source.readline().strip().casefold()
        return bool(answer) and self.words.say(Msg.of("cli.yes")).startswith(answer)

    def decimal(self, number: float) -> str:
        """A number with one decimal, as the language writes it."""
        text = f"{number:.1f}"
        return text.replace(".", ",") if self.words.lang == "fr" else text

    def complain(self, msg: Msg) -> None:
        """A sentence about what is wrong."""
        if not self.out.closed:
            self.out.flush()
        self.err.write(f"{self.words.say(msg)}\n")


def console(lang: str = "") -> Console:
    """The console of this process; Refusal if it has no such language."""
    words = load_words(lang)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal without « é » gets its code instead
            stream.reconfigure(errors="backslashreplace")
    return Console(words, sys.stdout or StringIO(), sys.stderr or StringIO(),
                   sys.stdin or StringIO())


def load_words(lang: str) -> Words:
    """The words of `lang`; if it is "", of the language that the environment asks for."""
    words = Words(data.catalogues())
    words.lang = lang or words.closest(locale_of(os.environ))
    return words
