"""Moments (highlights): a part of a recorded match, with captions.  docs/moments.md

A moment is a file of its own, `kind: moment`.  Its record lies in a save beside it, or in the file
itself; both are read like any other save, by `kernel.record`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path as FilePath
from typing import Final, TypeVar

from alexandre.content.board import BOARD_KINDS
from alexandre.content.characters import short
from alexandre.content.data import saves
from alexandre.content.document import BadContent, Document, Flaw
from alexandre.content.loader import list_files, read
from alexandre.content.schema import Int, ListOf, OneOf, Record, Shape, Text, check
from alexandre.i18n.names import GRAMMARS
from alexandre.kernel.board import Fault, Path, Plain
from alexandre.kernel.contract import Game
from alexandre.kernel.meta import CAST
from alexandre.kernel.plain import BadData
from alexandre.kernel.record import ACTIONS_MOST, COLOURS, LoadGame, from_plain
from alexandre.kernel.record import Record as MatchRecord
from alexandre.kernel.replay import replay
from alexandre.kernel.store import read_document
from alexandre.kernel.text import Msg, Refusal

KIND: Final = "moment"
OWN: Final = ("record", "captions")  # no board has these
TITLE_MOST: Final = 60
CAPTION_MOST: Final = 180
NOTE_MOST: Final = 600
CAPTIONS_MOST: Final = 60
ALEXANDER: Final = "alexander"  # the face of people

Value = TypeVar("Value")
Told = Mapping[str, str]  # the same words by language; at least one


@dataclass(frozen=True)
class MomentCaption:
    """The caption of the position after `at` actions; `notes` are for the presenter alone."""

    at: int
    told: Told
    notes: Told | None = None


@dataclass(frozen=True)
class Moment:
    """The positions after `begin` to `end` actions of a record, which goes no further.

    `is_open`: what seats hide from each other is shown as long as the presenter does not hide it;
    `is_sealed`: nobody can show it, for the match was still played when this was made.
    `notes`: what the presenter should know before he begins.  `minutes` are those that it should
    take him, 0 if nobody has said.  `faces`: the character whose face
    each seat has before the audience, "" for Alexander's; nobody's if it is empty.
    """

    file: FilePath
    game: Game
    record: MatchRecord
    begin: int
    end: int
    title: Told
    before: Told
    captions: tuple[MomentCaption, ...]
    after: Told
    is_open: bool = False
    is_sealed: bool = False
    notes: Told | None = None
    faces: tuple[str, ...] = ()
    minutes: int = 0

    @property
    def id(self) -> str:
        """Its file's name."""
        return self.file.stem


@dataclass(frozen=True)
class Collection:
    """The contents of a folder: the moments in it, and the errors of its other files."""

    moments: tuple[Moment, ...]
    flaws: tuple[Flaw, ...]


@dataclass(frozen=True)
class ToldShape:
    """A text by language: in one of those that the application speaks, or in several."""

    most: int

    def faults(self, value: Plain, path: Path) -> Iterator[Fault]:
        """Those of each text; a moment without any language says nothing."""
        texts: dict[str, Shape] = {lang: Text(self.most) for lang in GRAMMARS}
        yield from Record({}, texts).faults(value, path)
        if value == {}:
            yield Fault(path, Msg.of("content.moment.no_language", choices=tuple(GRAMMARS)))


@dataclass(frozen=True)
class RecordShape:
    """The name of a save in the same folder, or the body of one, which `from_plain` judges."""

    def faults(self, value: Plain, path: Path) -> Iterator[Fault]:
        """A name leads to no other folder."""
        if isinstance(value, dict):
            return
        yield from (wrong := list(Text(120).faults(value, path)))
        if not wrong and FilePath(value.replace("\\", "/")).name != value:
            yield Fault(path, Msg.of("content.moment.folder", found=short(value)))


AT: Final = Int(0, ACTIONS_MOST)
MINUTES_MOST: Final = 30  # that a moment should take
SHAPE: Final = Record(
    {"kind": OneOf((KIND,)), "record": RecordShape(), "from": AT, "to": AT,
     "title": ToldShape(TITLE_MOST), "before": ToldShape(NOTE_MOST),
     "captions": ListOf(Record({"at": AT}, {**{lang: Text(CAPTION_MOST) for lang in GRAMMARS},
                                            "notes": ToldShape(NOTE_MOST)}), 0, CAPTIONS_MOST),
     "after": ToldShape(NOTE_MOST)},
    {"secrets": OneOf(("hidden", "shown", "never")), "notes": ToldShape(NOTE_MOST),
     "faces": ListOf(OneOf((*CAST, ALEXANDER)), 1, COLOURS), "minutes": Int(1, MINUTES_MOST)})


def find_word(told: Told, lang: str) -> str:
    """The text in that language, else in the first one that there is."""
    return told.get(lang) or next(iter(told.values()), "")


def locate_bundled() -> FilePath:
    """The folder of the application's own moments."""
    return saves() / "moments"


def list_moments(folder: FilePath, load: LoadGame) -> Collection:
    """The moments of a folder, none of them played yet; one bad file hides no other."""
    moments: list[Moment] = []
    flaws: list[Flaw] = []
    for file in list_files(folder):
        try:
            moments.append(load_moment(file, load))
        except BadContent as bad:
            flaws += bad.flaws
    return Collection(tuple(moments), tuple(flaws))


def load_moment(file: FilePath, load: LoadGame) -> Moment:
    """The moment in a file, not played yet; BadContent with everything that is wrong in it."""
    document = read(file, file.name)
    reader = _Reader(document, file, load)
    faults = reader.judge()
    flaws = document.judge(faults)
    if flaws or reader.moment is None:
        raise BadContent(flaws)
    return reader.moment


def read_source(file: FilePath, load: LoadGame) -> tuple[Plain, MatchRecord, Game]:
    """The data of a moment's file and its whole record; BadContent as `load_moment`."""
    load_moment(file, load)
    reader = _Reader(read(file, file.name), file, load)
    return reader.data, *reader.read_record()


def is_moment(document: Document) -> bool:
    """Whether the file says that it is a highlight, or has what only a highlight has under a wrong
    kind."""
    data = document.data
    if not isinstance(data, dict) or data.get("kind") in BOARD_KINDS:
        return False
    return data.get("kind") == KIND or any(name in data for name in OWN)


def judge_moment(document: Document, file: FilePath, load: LoadGame) -> list[Flaw]:
    """Every flaw of a moment, its record played to the end of the stretch."""
    reader = _Reader(document, file, load)
    return document.judge([*reader.judge(), *reader.play()])


class _Reader:
    """Makes a moment of a document; `moment` is None as long as there is a fault.

    No fault hides another: what is whole is judged beside what is not.
    """

    def __init__(self, document: Document, file: FilePath, load: LoadGame) -> None:
        self._document = document
        self._file = file
        self._load = load
        self._match: tuple[MatchRecord, Game] | None = None
        self.moment: Moment | None = None

    def judge(self) -> list[Fault]:
        """All that is wrong, up to what only playing the record would show."""
        data = self.data
        faults = check(SHAPE, data)
        if () in self._document.broken or not isinstance(data, dict):
            return faults
        if "record" in data and not any(fault.path[:1] == ("record",) for fault in faults):
            match = self._attempt(self.read_record)
            if isinstance(match, Fault):
                faults.append(match)
            else:
                self._match = match
        record = self._match[0] if self._match else None
        faults += [*_check_steps(data, len(record.actions) if record else ACTIONS_MOST),
                   *_check_faces(data, record.seats if record else None)]
        if not faults and not self._document.flaws and self._match:
            self.moment = _build(self._file, self._match[1], self._match[0], data)
        return faults

    def play(self) -> Iterator[Fault]:
        """The action of the record that cannot be taken before the end of the stretch, if there is
        one."""
        if self._match is None:
            return
        record, game = self._match
        end = _find_step(self.data, "to")
        played = self._attempt(lambda: replay(game, record if end is None else record.until(end)))
        if isinstance(played, Fault):
            yield played

    @property
    def data(self) -> Plain:
        """The data of the document."""
        return self._document.data

    def read_record(self) -> tuple[MatchRecord, Game]:
        """The whole record; Refusal says what is wrong with it."""
        told = self.data["record"]
        body = told if isinstance(told, dict) else read_document(self._file.parent / told).body
        return from_plain(body, self._load)

    def _attempt(self, read: Callable[[], Value]) -> Value | Fault:
        """The value read from the record; or the fault, with its place if the record is in this
        file.
        """
        try:
            return read()
        except Refusal as refusal:
            is_inside = isinstance(self.data["record"], dict)
            where = refusal.where if is_inside and isinstance(refusal, BadData) else ()
            return Fault(("record", *where), refusal.msg)


def _check_steps(data: Plain, actions: int) -> Iterator[Fault]:
    """The stretch lies in the record, and the captions in the stretch, one after the other."""
    begin, end = _find_step(data, "from"), _find_step(data, "to")
    if end is not None and end > actions:
        yield Fault(("to",), Msg.of("content.moment.too_far", found=end, most=actions))
    if begin is not None and end is not None and begin >= end:
        yield Fault(("from",), Msg.of("content.moment.empty", found=begin, end=end))
        begin = end = None
    low, high = begin or 0, ACTIONS_MOST if end is None else end
    last = low - 1
    captions = data.get("captions")
    for number, caption in enumerate(captions if isinstance(captions, list) else ()):
        where = "captions", number
        if isinstance(caption, dict) and not GRAMMARS.keys() & caption.keys():
            yield Fault(where, Msg.of("content.moment.no_language", choices=tuple(GRAMMARS)))
        at = _find_step(caption, "at")
        if at is None:
            continue
        if not low <= at <= high:
            yield Fault((*where, "at"), Msg.of("content.range", found=at, low=low, high=high))
        elif at <= last:
            yield Fault((*where, "at"), Msg.of("content.moment.order", found=at, last=last))
        last = max(last, at)


def _find_step(data: Plain, key: str) -> int | None:
    """The number of actions under that key; None where there is none that makes sense."""
    value = data.get(key) if isinstance(data, dict) else None
    return value if type(value) is int and 0 <= value <= ACTIONS_MOST else None


def _check_faces(data: Plain, seats: int | None) -> Iterator[Fault]:
    """One for each seat, or none at all."""
    faces = data.get("faces")
    if isinstance(faces, list) and seats is not None and len(faces) != seats:
        yield Fault(("faces",), Msg.of("content.moment.faces", found=len(faces), n=seats))


def _build(file: FilePath, game: Game, record: MatchRecord, data: Plain) -> Moment:
    captions = tuple(MomentCaption(each["at"], _typeset(each), _read_notes(each))
                     for each in data["captions"])
    return Moment(file, game, record.until(data["to"]), data["from"], data["to"],
                  _typeset(data["title"]), _typeset(data["before"]), captions,
                  _typeset(data["after"]), data.get("secrets") == "shown",
                  data.get("secrets") == "never", _read_notes(data),
                  tuple("" if face == ALEXANDER else face for face in data.get("faces", ())),
                  data.get("minutes", 0))


def _read_notes(data: Plain) -> Told | None:
    return _typeset(data["notes"]) if "notes" in data else None


def _typeset(texts: Plain) -> Told:
    """The text in each language, with the blanks and quotes of its printers."""
    return {lang: GRAMMARS[lang].typeset(texts[lang]) for lang in GRAMMARS if lang in texts}
