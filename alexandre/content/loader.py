"""The only reader of YAML: strict, bounded, and every error at once, each with its place.

It builds from the parser's events rather than from `yaml.compose`: composing recurses in C, so
that a file of brackets ends the program; and it hides aliases, which must be counted here.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path as FilePath
from typing import Any, NoReturn

import yaml

from alexandre.content import characters
from alexandre.content.document import MOST_FLAWS, BadContent, Document, Flaw, Place
from alexandre.content.scalars import plain
from alexandre.content.source import MOST_BYTES, START, decode
from alexandre.content.syntax import sentence
from alexandre.kernel.board import Path, Plain
from alexandre.kernel.store.disk import Disk, cause
from alexandre.kernel.text import Arg, Msg

ENDINGS = (".yaml", ".yml")
MOST_OWN = 200  # files of a folder that are looked at
MOST_DEPTH = 64
MOST_VALUES = 100_000
MOST_ALIASES = 32
MOST_TEXT = 4_000

# libyaml where PyYAML was built with it; the pure parser is slower and understands the same.
PARSER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_HOLE = "?"  # stands in a path for a key that could not be read


def list_files(folder: FilePath) -> list[FilePath]:
    """The YAML files of a folder; none if it is missing or closed to us."""
    try:
        files = sorted(each for each in folder.iterdir() if each.suffix.lower() in ENDINGS)
        return [each for each in files if each.is_file()][:MOST_OWN]
    except OSError:
        return []


def load(file: FilePath, name: str = "") -> Document:
    """The file, or BadContent with everything that is wrong in it."""
    document = read(file, name)
    if document.flaws:
        raise BadContent(document.judge(()))
    return document


def read(file: FilePath, name: str = "") -> Document:
    """The file with its flaws, under `name` if its path is nobody's business."""
    try:
        raw = Disk().read(file, MOST_BYTES + 1)
    except OSError as error:
        return _unreadable(name or str(file), cause(error))
    except ValueError:  # a path that no system has
        return _unreadable(name or str(file), Msg.of("content.unreadable"))
    return parse(raw, name or str(file))


def parse(raw: bytes, name: str) -> Document:
    """The bytes of a file as plain data, with the flaws found on the way."""
    try:
        text, flaws = decode(raw, name)
    except BadContent as refusal:
        return _nothing(name, refusal.flaws)
    return _Builder(name, text, flaws).document()


def _unreadable(name: str, why: Msg) -> Document:
    return _nothing(name, (Flaw(name, *START, why),))


def _nothing(name: str, flaws: tuple[Flaw, ...]) -> Document:
    """A file of which nothing can be read."""
    return Document(name, None, flaws=flaws, broken=frozenset({()}))


class _Stop(Exception):
    """The rest of the file is not worth reading."""


class _Builder:
    """Plain data out of the events of one file."""

    def __init__(self, name: str, text: str, flaws: list[Flaw]) -> None:
        self._name, self._text, self._flaws = name, text, flaws
        self._events: Iterator[Any] = iter(yaml.parse(text, Loader=PARSER))
        self._places: dict[Path, Place] = {}
        self._keys: dict[Path, Place] = {}
        self._broken: set[Path] = set()
        self._anchors: dict[str, tuple[Path, Plain]] = {}
        self._values = self._aliases = 0

    def document(self) -> Document:
        """The file as far as it can be understood."""
        return Document(
            self._name,
            self._read(),
            self._places,
            self._keys,
            self._text,
            tuple(sorted(self._flaws)),
            frozenset(self._broken),
        )

    def _read(self) -> Plain:
        unseen = len(self._flaws)
        try:
            return self._only_document()
        except yaml.YAMLError as error:
            if not unseen:  # else very likely the echo of a tab
                self._flaws.append(self._syntax_flaw(error))
        except ValueError:  # the pure parser on an escape beyond Unicode
            near = max(self._places.values(), default=START)
            self._flaws.append(Flaw(self._name, *near, Msg.of("content.syntax.escape")))
        except _Stop:
            pass
        self._broken.add(())
        return None

    def _only_document(self) -> Plain:
        next(self._events)
        event = next(self._events)
        if isinstance(event, yaml.StreamEndEvent):
            self._fail(event, "content.empty")
        if event.version or event.tags:
            self._flaw(event, (), "content.directive")
        data = self._value(next(self._events), ())
        next(self._events)
        event = next(self._events)
        if not isinstance(event, yaml.StreamEndEvent):
            self._fail(event, "content.documents")
        return data

    def _value(self, event: Any, path: Path) -> Plain:
        self._admit(event, path)
        if isinstance(event, yaml.AliasEvent):
            return self._alias(event, path)
        if event.tag is not None:
            self._flaw(event, path, "content.tag", tag=characters.short(event.tag))
        if isinstance(event, yaml.ScalarEvent):
            value = self._scalar(event, path)
        elif isinstance(event, yaml.SequenceStartEvent):
            value = self._list(path)
        else:
            value = self._record(path)
        if event.anchor is not None:
            self._anchors[event.anchor] = (path, value)
        return value

    def _admit(self, event: Any, path: Path) -> None:
        """One value more: bounded in number and depth, its place kept."""
        self._places.setdefault(path, _place(event))
        self._values += 1
        if self._values > MOST_VALUES:
            self._fail(event, "content.too_many_values", most=MOST_VALUES)
        if len(path) > MOST_DEPTH:
            self._fail(event, "content.too_deep", most=MOST_DEPTH)

    def _list(self, path: Path) -> Plain:
        events = enumerate(self._until(yaml.SequenceEndEvent))
        return [self._value(event, (*path, index)) for index, event in events]

    def _record(self, path: Path) -> Plain:
        data: dict[str, Plain] = {}
        lines: dict[str, int] = {}
        for event in self._until(yaml.MappingEndEvent):
            key = self._key(event, path)
            value = self._value(next(self._events), (*path, _HOLE if key is None else key))
            if key is None:
                continue
            if key in lines:
                said = characters.short(key)
                self._flaw(event, None, "content.duplicate", name=said, line=lines[key])
            else:
                data[key], lines[key] = value, _place(event)[0]
        return data

    def _until(self, end: type[Any]) -> Iterator[Any]:
        while not isinstance(event := next(self._events), end):
            yield event

    def _key(self, event: Any, path: Path) -> str | None:
        """A key, its place kept; None if it cannot be one."""
        if not isinstance(event, yaml.ScalarEvent):
            self._flaw(event, (*path, _HOLE), "content.key_shape")
            self._value(event, (*path, _HOLE))
            return None
        key = self._scalar(event, (*path, _HOLE))
        if not isinstance(key, str):
            text = characters.short(event.value)
            self._flaw(event, (*path, _HOLE), "content.key_text", found=text)
            return None
        self._keys.setdefault((*path, key), _place(event))
        return key

    def _scalar(self, event: Any, path: Path) -> Plain:
        value, msg = (event.value, None) if event.style else plain(event.value)
        if msg is None and isinstance(value, str):
            msg = _unwritable(value)
        if msg is not None:
            self._add(event, path, msg)
        return value

    def _alias(self, event: Any, path: Path) -> Plain:
        self._aliases += 1
        if self._aliases > MOST_ALIASES:
            self._fail(event, "content.aliases", most=MOST_ALIASES)
        if event.anchor not in self._anchors:
            self._flaw(event, path, "content.alias", name=characters.short(event.anchor))
            return None
        source, value = self._anchors[event.anchor]
        self._places[path] = self._places[source]
        return self._copy(event, source, path, value)

    def _copy(self, event: Any, source: Path, path: Path, value: Plain) -> Plain:
        """The value again, with the places where it was written: they are to be mended."""
        if source in self._broken:
            self._broken.add(path)
        if isinstance(value, list):
            return [self._inner(event, source, path, at, each) for at, each in enumerate(value)]
        if isinstance(value, dict):
            for key in value:
                self._keys.setdefault((*path, key), self._keys[(*source, key)])
            return {key: self._inner(event, source, path, key, value[key]) for key in value}
        return value

    def _inner(self, event: Any, source: Path, path: Path, at: int | str, value: Plain) -> Plain:
        self._admit(event, (*path, at))
        self._places[(*path, at)] = self._places[(*source, at)]
        return self._copy(event, (*source, at), (*path, at), value)

    def _syntax_flaw(self, error: yaml.YAMLError) -> Flaw:
        mark = getattr(error, "problem_mark", None)
        context, problem = getattr(error, "context", ""), getattr(error, "problem", "")
        # An unclosed quote or bracket is found at the end, and mended where it opens.
        if "end of stream" in (problem or "") or "flow" in (context or ""):
            mark = getattr(error, "context_mark", None) or mark
        line, column = (mark.line + 1, mark.column + 1) if mark is not None else START
        return Flaw(self._name, line, column, sentence(context or "", problem or ""))

    def _fail(self, event: Any, key: str, **args: Arg) -> NoReturn:
        self._flaw(event, (), key, **args)
        raise _Stop

    def _flaw(self, event: Any, path: Path | None, key: str, **args: Arg) -> None:
        self._add(event, path, Msg(key, tuple(args.items())))

    def _add(self, event: Any, path: Path | None, msg: Msg) -> None:
        """One flaw more; `path` is the value that it breaks, if any."""
        self._flaws.append(Flaw(self._name, *_place(event), msg))
        if path is not None:
            self._broken.add(path)
        if len(self._flaws) > MOST_FLAWS:
            raise _Stop


def _place(event: Any) -> Place:
    return event.start_mark.line + 1, event.start_mark.column + 1


def _unwritable(value: str) -> Msg | None:
    """The reason why a text is refused: its length, or an escape for a forbidden character."""
    if len(value) > MOST_TEXT:
        return Msg.of("content.long_text", most=MOST_TEXT)
    match = characters.IN_LINES.search(value)
    return Msg.of("content.character", code=characters.code(match.group())) if match else None
