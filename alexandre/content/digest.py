"""The digests of the rules, as data: docs/rules/<title>.<lang>.md in chapters and numbered rules.

They are written in a very small part of Markdown: a title, sentences before the first chapter,
`## number name`, `**number** sentences`, and words in `backquotes`.  Below the name of a chapter
`<!-- picture: note -->` names a picture of the title's first lesson.  Anything else is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Final

from alexandre.content import data
from alexandre.i18n.names import grammar_of

TITLE: Final = re.compile(r"# (\S.*)")
CHAPTER: Final = re.compile(r"## (\d{1,2}) (\S.*)")
RULE: Final = re.compile(r"\*\*(\d{1,2}(?:\.\d{1,2}){1,2})\*\* (\S.*)")
PICTURE: Final = re.compile(r"<!-- picture: (\w+) -->")
CITED: Final = re.compile(r"(?<![\d.,])\d{1,2}(?:\.\d{1,2}){1,2}(?![\d,]|\.\d)")
CODE: Final = re.compile(r"`([^`]+)`")
FOREIGN: Final = re.compile(r"[*_#|\[\]<>~\\`]|^[-+] |^\d+[.)] |^\s")


class NoDigest(ValueError):
    """The line, counted from 1, that is written in something else."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


@dataclass(frozen=True)
class DigestRule:
    """A numbered rule; in its text `words` between backquotes are names of options."""

    number: str
    text: str


@dataclass(frozen=True)
class DigestChapter:
    """A chapter, its rules, and the note of its picture, "" for none."""

    number: str
    name: str
    rules: tuple[DigestRule, ...]
    picture: str = ""


@dataclass(frozen=True)
class Digest:
    """The rules of a title in one language."""

    title: str
    opening: tuple[str, ...]
    chapters: tuple[DigestChapter, ...]

    def rules(self) -> Iterator[DigestRule]:
        """All rules in their order."""
        for chapter in self.chapters:
            yield from chapter.rules

    @cached_property
    def texts(self) -> dict[str, str]:
        """The text of each rule by its number."""
        return {each.number: each.text for each in self.rules()}

    @cached_property
    def numbers(self) -> frozenset[str]:
        """The numbers of all rules and chapters."""
        return frozenset({*self.texts, *(each.number for each in self.chapters)})


@cache
def digest(title: str, lang: str) -> Digest:
    """The rules of a title in a language; OSError where there are none."""
    return read_digest(data.rules(), title, lang)


def read_digest(folder: Path, part: str, lang: str) -> Digest:
    """A page in that folder, with the blanks that its language prints."""
    grammar = grammar_of(data.language_of_page(folder, part, lang))
    return parse_digest(grammar.typeset(data.read_page(folder, part, lang)))


def parse_digest(text: str) -> Digest:
    """A digest from its source; NoDigest names the first line that is none of it."""
    title, opening = "", []
    chapters: list[tuple[str, str, list[DigestRule]]] = []
    pictures: dict[str, str] = {}  # by chapter
    for line, paragraph in _paragraphs(text):
        if match := TITLE.fullmatch(paragraph):
            if title:
                raise NoDigest(line)
            title = _plain(match[1], line)
        elif match := CHAPTER.fullmatch(paragraph):
            chapters.append((match[1], _plain(match[2], line), []))
        elif match := PICTURE.fullmatch(paragraph):
            if not chapters or chapters[-1][2] or chapters[-1][0] in pictures:
                raise NoDigest(line)
            pictures[chapters[-1][0]] = match[1]
        elif match := RULE.fullmatch(paragraph):
            if not chapters or not match[1].startswith(f"{chapters[-1][0]}."):
                raise NoDigest(line)
            chapters[-1][2].append(DigestRule(match[1], _plain(match[2], line)))
        elif chapters or not title:
            raise NoDigest(line)
        else:
            opening.append(_plain(paragraph, line))
    return Digest(title, tuple(opening), tuple(
        DigestChapter(number, name, tuple(rules), pictures.get(number, ""))
        for number, name, rules in chapters))


def _paragraphs(text: str) -> Iterator[tuple[int, str]]:
    """Every line that is not empty: a paragraph is one line, between empty ones."""
    before = ""
    for number, line in enumerate(text.splitlines(), 1):
        if line and before:
            raise NoDigest(number)
        if line:
            yield number, line
        before = line


def _plain(text: str, line: int) -> str:
    """The text, if nothing in it outside of backquotes would have to be set in another way."""
    if FOREIGN.search(CODE.sub("x", text)):
        raise NoDigest(line)
    return text
