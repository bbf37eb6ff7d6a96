"""Sentences in several faces, cut into lines: words that are links, names, found by a search.

A run is what stands together in one face; a line is runs and where each begins.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from alexandre.ui.text.typesetter import Typesetter

SPACE: Final = " "


class Run(NamedTuple):
    """Words in one face; `link` is their target, `start` their offset in the whole text."""

    text: str
    face: str = "text"
    link: str = ""
    start: int = 0


class Set(NamedTuple):
    """A run and its offset in its line, in pixels."""

    run: Run
    left: int
    width: int


def set_in_lines(letters: Typesetter, runs: Sequence[Run], px: int,
                 width: int) -> tuple[tuple[Set, ...], ...]:
    """The runs in lines no wider than `width`; a longer word has a line of its own."""
    lines: list[list[Run]] = []
    line: list[Run] = []
    before = 0  # the width of the line without its last run
    for word in _words(runs):
        tail = _join([*line[-1:], *word])
        wide = before + sum(advance(letters, run.text, run.face, px) for run in tail[:-1])
        if line and wide + _reach(letters, tail[-1], px) > width:
            lines.append(line)
            line, before = [], 0
            tail = _join(word)
            wide = sum(advance(letters, run.text, run.face, px) for run in tail[:-1])
        line, before = [*line[:-1], *tail], wide
    return tuple(_place(letters, _strip(each), px) for each in (*lines, line) if each)


def _reach(letters: Typesetter, run: Run, px: int) -> int:
    """The end of the run's last letter."""
    text = run.text.rstrip(SPACE)
    core = text.lstrip(SPACE)
    return (letters.try_width(core, run.face, px)
            + (len(text) - len(core)) * space(letters, run.face, px))


def _words(runs: Iterable[Run]) -> list[tuple[Run, ...]]:
    """The unbreakable parts, each up to the next space even if the face changes within."""
    words: list[tuple[Run, ...]] = []
    open_word: list[Run] = []
    for run in runs:
        start = run.start
        for piece in run.text.split(SPACE):
            is_last = start + len(piece) == run.start + len(run.text)
            text = piece if is_last else piece + SPACE
            if text:
                open_word.append(Run(text, run.face, run.link, start))
            if not is_last:
                words.append(tuple(open_word))
                open_word = []
            start += len(text)
    return [*words, tuple(open_word)] if open_word else words


def _join(runs: Iterable[Run]) -> list[Run]:
    """The runs with neighbours in the same face joined, so that letters keep their distances."""
    joined: list[Run] = []
    for run in runs:
        last = joined[-1] if joined else None
        if last is not None and (last.face, last.link) == (run.face, run.link):
            joined[-1] = Run(last.text + run.text, run.face, run.link, last.start)
        else:
            joined.append(run)
    return joined


def _strip(line: Sequence[Run]) -> list[Run]:
    """The line without the space at its end."""
    last = line[-1]
    return [*line[:-1], Run(last.text.rstrip(SPACE), last.face, last.link, last.start)]


def _place(letters: Typesetter, runs: Sequence[Run], px: int) -> tuple[Set, ...]:
    placed, left = [], 0
    for run in runs:
        wide = advance(letters, run.text, run.face, px)
        placed.append(Set(run, left, wide))
        left += wide
    return tuple(placed)


def advance(letters: Typesetter, text: str, face: str, px: int) -> int:
    """The distance to the next word, with the space that measuring strips at the ends."""
    core = text.strip(SPACE)
    spaces = len(text) - len(core)
    return letters.width(core, face, px) + spaces * space(letters, face, px)


def space(letters: Typesetter, face: str, px: int) -> int:
    """The width of a space in that face."""
    return letters.width("n n", face, px) - 2 * letters.width("n", face, px)
