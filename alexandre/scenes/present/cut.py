"""A part of a match from which a highlight is made: its bounds and its texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from alexandre import games
from alexandre.content.moment import (
    CAPTION_MOST,
    KIND,
    NOTE_MOST,
    TITLE_MOST,
    Moment,
    load_moment,
)
from alexandre.kernel.board import Plain
from alexandre.kernel.session import Session
from alexandre.kernel.store import encode, is_there, keep_file, safe_name
from alexandre.kernel.store.saves import header_of
from alexandre.scenes.base.folders import number_name
from alexandre.scenes.base.history import History
from alexandre.scenes.editor.writer import write

Texts = dict[str, str]  # the same passage by language
Fill = Callable[[str, str], str]  # returns the text of an empty passage in a language

TITLE: Final = "title"
BEFORE: Final = "before"
AFTER: Final = "after"
ROOM: Final = {TITLE: TITLE_MOST, BEFORE: NOTE_MOST, AFTER: NOTE_MOST}
KEPT: Final = ("notes", "faces", "minutes")  # fields of a file that the editor does not show


@dataclass
class Cut:
    """`texts` are the passages by name: those of `ROOM`, and for each caption its number. Captions
    outside the bounds are kept but not written."""

    begin: int
    end: int
    texts: dict[str, Texts] = field(default_factory=dict)
    secrets: str = ""  # "shown", "never", or "" for hidden
    rest: dict[str, Plain] = field(default_factory=dict)  # the other fields of its file
    notes: dict[int, Plain] = field(default_factory=dict)  # and those of its captions

    @classmethod
    def around(cls, history: History, at: int) -> Cut:
        """The turn to which a position belongs."""
        turn, ends = history.turn_at(at), [*history.heads[1:], len(history.steps)]
        begin = history.heads[turn - 1] if turn else 0
        return cls(begin, ends[max(0, turn - 1)])

    @classmethod
    def read(cls, data: Plain, langs: tuple[str, ...]) -> Cut:
        """The cut of an existing highlight's file."""
        cut = cls(data["from"], data["to"], {name: dict(data[name]) for name in ROOM},
                  data.get("secrets", ""), {key: data[key] for key in KEPT if key in data})
        for each in data["captions"]:
            cut.texts[str(each["at"])] = {lang: each[lang] for lang in langs if lang in each}
            if "notes" in each:
                cut.notes[each["at"]] = each["notes"]
        return cut

    @property
    def captions(self) -> list[int]:
        """The positions with a caption within the bounds, in order."""
        return [at for at in sorted(int(name) for name in self.texts if name not in ROOM)
                if self.begin <= at <= self.end]

    def passages(self) -> Iterator[tuple[str, int | None, int]]:
        """The written passages in order: name, position, maximum length."""
        yield TITLE, None, TITLE_MOST
        yield BEFORE, self.begin, NOTE_MOST
        for at in self.captions:
            yield str(at), at, CAPTION_MOST
        yield AFTER, self.end, NOTE_MOST

    def caption(self, at: int) -> None:
        """Put a caption there; the bounds extend to it if necessary."""
        self.texts.setdefault(str(at), {})
        self.begin, self.end = min(self.begin, at), max(self.end, at)

    def tell(self, name: str, lang: str, text: str) -> None:
        """Set the text of a passage; an empty one removes it."""
        texts = self.texts.setdefault(name, {})
        texts[lang] = text
        if not text.strip():
            del texts[lang]

    def to_plain(self, record: str, fill: Fill, langs: tuple[str, ...]) -> dict[str, Plain]:
        """The data of the file; empty passages are filled in every language."""
        def find_texts(name: str) -> Texts:
            return self.texts.get(name) or {lang: fill(name, lang) for lang in langs}

        captions = [{"at": at, **find_texts(str(at)),
                     **({"notes": self.notes[at]} if at in self.notes else {})}
                    for at in self.captions]
        return {"kind": KIND, "record": record, "from": self.begin, "to": self.end,
                **({"secrets": self.secrets} if self.secrets else {}), **self.rest,
                TITLE: find_texts(TITLE), BEFORE: find_texts(BEFORE), "captions": captions,
                AFTER: find_texts(AFTER)}


def keep_moment(folder: Path, name: str, history: History, data: dict[str, Plain]) -> Moment:
    """Write a highlight and the save of its match beside it, and read both again; Refusal if that
    fails."""
    session = Session(history.game, history.record)
    keep_file(folder / f"{name}.save", encode(header_of(session), session.to_plain()))
    file = folder / f"{name}.yaml"
    keep_file(file, write(data).encode())
    return load_moment(file, games.load)


def find_name(folder: Path, title: str) -> str:
    """A name for the two files that is free in the folder."""
    words = "".join(each if each.isalnum() else " " for each in title).split()
    return number_name(safe_name(" ".join(words)), lambda name: any(
        is_there(folder / f"{name}{ending}") for ending in (".yaml", ".save")))


def shorten(text: str, most: int) -> str:
    """The text, shortened at the end of a word if it is longer."""
    return text if len(text) <= most else text[:most - 1].rpartition(" ")[0] + "…"
