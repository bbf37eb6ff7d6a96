"""Rendering of messages as sentences, in the current language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest

from alexandre.i18n.catalogue import Catalogue
from alexandre.i18n.names import SOURCE
from alexandre.i18n.speech import Speech
from alexandre.kernel.meta import CHARACTERS
from alexandre.kernel.text import Msg, Noun, Refusal, Who

MOST_SPEECHES = 16
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class Words:
    """The languages at hand, and the one spoken now.

    Set `lang` at any moment: the next drawing speaks it, for sentences are kept by language. What
    could not be said stands in the sentence as ⟦key⟧ and is noted in `missing`.
    """

    def __init__(self, catalogues: Iterable[Catalogue], lang: str = "") -> None:
        self._catalogues = {each.lang: each for each in catalogues}
        self._speeches: dict[tuple[str, ...], Speech] = {}  # by language and players
        self._translated: dict[tuple[str, str, str], str] = {}  # by language, text and key
        self.missing: set[str] = set()
        self.lang = lang or self.langs[0]

    @property
    def langs(self) -> tuple[str, ...]:
        """Every language at hand, in the order they were given."""
        return tuple(self._catalogues)

    @property
    def lang(self) -> str:
        """The language spoken."""
        return self._lang

    @lang.setter
    def lang(self, lang: str) -> None:
        if lang not in self._catalogues:
            raise Refusal(Msg.of("i18n.unknown_language", lang=lang, known=self.langs))
        self._lang = lang

    def speaking(self, lang: str) -> Words:
        """The same sentences in another language."""
        return Words(self._catalogues.values(), lang)

    def closest(self, wanted: str) -> str:
        """The language at hand nearest to a locale ("fr_CA.UTF-8"), else the first."""
        asked = wanted.replace("-", "_").split(".")[0].split("_")[0].lower()
        return asked if asked in self._catalogues else self.langs[0]

    def say(self, msg: Msg, players: Sequence[str] = ()) -> str:
        """The sentence of `msg`; `players` are the names of the seats, in their order."""
        return self._speech(players).say(msg)

    def translate(self, text: str, key: str) -> str:
        """The sentence of that key if the text is that sentence in any language, else the text."""
        asked = self.lang, text, key
        if asked not in self._translated:
            known = {self.speaking(lang).say(Msg(key)) for lang in self.langs}
            self._translated[asked] = self.say(Msg(key)) if text in known else text
        return self._translated[asked]

    def name_players(self, names: Sequence[str], levels: Sequence[str]) -> tuple[str, ...]:
        """The names of seats, those of characters in the language spoken."""
        return tuple([
            self.translate(name, f"character.{level}") if level in CHARACTERS else name
            for name, level in zip_longest(names, levels[:len(names)], fillvalue="")])

    def name(self, thing: Noun | Who, form: str = "plain", players: Sequence[str] = ()) -> str:
        """A thing or a seat on its own; KeyError for a form that the language lacks."""
        return self._speech(players).item(thing, form)

    def _speech(self, players: Sequence[str]) -> Speech:
        key = (self._lang, *players)
        speech = self._speeches.get(key)
        if speech is None:
            if len(self._speeches) == MOST_SPEECHES:
                self._speeches.clear()
            speech = self._speak(self._lang, players)
            self._speeches[key] = speech
        return speech

    def _speak(self, lang: str, players: Sequence[str]) -> Speech:
        """The speech of a language.  What its catalogue lacks is said in the others, English
        first; a complete catalogue lacks only the names of added languages."""
        others = sorted((each for each in self._catalogues if each != lang),
                        key=lambda each: each != SOURCE)
        return Speech(self._catalogues[lang], players, self.missing,
                      [Speech(self._catalogues[each], players, self.missing) for each in others])


def locale_of(environment: Mapping[str, str]) -> str:
    """The locale that the environment asks for, by the rule of POSIX; it may be none."""
    return next((environment[name] for name in VARIABLES if environment.get(name)), "")
