"""A document as bytes: one header line, then the body, both JSON.

The header carries the SHA-256 of the body, and a seal over itself. Both detect damage, not
cheating: an edited file can be given new ones. What is equal is written equally, byte
for byte; keys of the header that this version does not know are kept.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from alexandre.kernel.board import Path, Plain, canonical
from alexandre.kernel.migrate import NewerFormat
from alexandre.kernel.plain import (
    BadData,
    as_choice,
    as_dict,
    as_int,
    as_text,
    clean_plain,
    clean_text,
    item,
)
from alexandre.kernel.store.jsonread import LIMITS, Limits, read_json
from alexandre.kernel.store.names import KINDS
from alexandre.kernel.text import Msg

MAGIC = "alexandre-save"
FORMAT = 1

HEADER_LIMITS = Limits(size=16 * 1024, depth=8, text=4096, items=200)
FILE_MOST = HEADER_LIMITS.size + LIMITS.size
COUNTER_MOST = 10**15  # of a file that is read; see Shelf.highest for what is believed

_NUMBER_MOST = 10**9
_SEAL_DIGITS = 16
_KNOWN = (
    "app", "counter", "digest", "format", "kind", "label", "rules", "seal", "summary", "title",
    "turn", "version",
)


@dataclass(frozen=True)
class Header:
    """The fields of a document that a browser shows without opening it.

    The caller fills the first six: `kind` is one of KINDS, `title` the id of a title or empty,
    `rules` its RULES_VERSION, `label` the player's own words, `turn` how far the match is, and
    `summary` a small object of plain data. The store fills `app` and `counter`; `more` holds
    what a later version of the program may have added.
    """

    kind: str = "save"
    title: str = ""
    rules: int = 0
    label: str = ""
    turn: int = 0
    summary: Mapping[str, Plain] = field(default_factory=dict)
    app: str = ""
    counter: int = 0
    digest: str = ""
    more: Mapping[str, Plain] = field(default_factory=dict)


@dataclass(frozen=True)
class Document:
    """A document read whole: its header and its body."""

    header: Header
    body: Plain


def encode(header: Header, body: Plain) -> bytes:
    """The file of a document; BadData if the body is not plain data."""
    return assemble(header, body_bytes(body))


def body_bytes(body: Plain) -> bytes:
    """The body as it is written; BadData if it is not plain data."""
    try:
        return canonical(body).encode()
    except (TypeError, ValueError, RecursionError):
        raise BadData(Msg.of("store.not_plain")) from None


def assemble(header: Header, body: bytes) -> bytes:
    """The file of a document whose body is written already."""
    fields = _fields(replace(header, digest=hashlib.sha256(body).hexdigest()))
    fields["seal"] = _seal(fields)
    return canonical(fields).encode() + b"\n" + body


def _fields(header: Header) -> dict[str, Plain]:
    """The header as it is written, without its seal; texts are cleaned like those read."""
    return {
        **header.more,
        "format": MAGIC,
        "version": FORMAT,
        "app": clean_text(header.app, 40),
        "kind": header.kind,
        "title": clean_text(header.title, 40),
        "rules": header.rules,
        "label": clean_text(header.label),
        "turn": header.turn,
        "summary": clean_plain(dict(header.summary)),
        "counter": header.counter,
        "digest": header.digest,
    }


def _seal(fields: Mapping[str, Plain]) -> str:
    text = canonical({key: value for key, value in fields.items() if key != "seal"})
    return hashlib.sha256(text.encode()).hexdigest()[:_SEAL_DIGITS]


def decode(data: bytes) -> Document:
    """The document that the file holds; BadData or NewerFormat says why there is none."""
    header = inspect(data)
    return Document(header, read_json(_split(data)[1]))


def inspect(data: bytes) -> Header:
    """The header of a file whose body is undamaged; the body is not parsed."""
    header = read_header(data)
    body = _split(data)[1]
    if len(body) > LIMITS.size:
        raise BadData(Msg.of("store.too_big", most=LIMITS.size))
    if hashlib.sha256(body).hexdigest() != header.digest:
        raise BadData(Msg.of("store.bad_digest"))
    return header


def read_header(data: bytes) -> Header:
    """The header alone; `data` may end anywhere after it."""
    where: Path = ("header",)
    fields = as_dict(_header_json(data), where)
    if fields.get("format") != MAGIC:
        raise BadData(Msg.of("store.not_ours"))
    version = as_int(item(fields, "version", where), (*where, "version"), 1, _NUMBER_MOST)
    if version > FORMAT:
        raise NewerFormat(Msg.of("store.newer", version=version, known=FORMAT))
    if _seal(fields) != item(fields, "seal", where):
        raise BadData(Msg.of("store.bad_header"))
    return _header(fields, where)


def _header_json(data: bytes) -> Plain:
    """The first line as data; whatever is wrong with it, the file has no header of ours."""
    if not data:
        raise BadData(Msg.of("store.empty"))
    try:
        return read_json(_split(data)[0], HEADER_LIMITS)
    except BadData:
        raise BadData(Msg.of("store.not_ours")) from None


def _split(data: bytes) -> tuple[bytes, bytes]:
    head, _, body = data.partition(b"\n")
    return head, body


def _header(fields: dict[str, Plain], where: Path) -> Header:
    def number(key: str, most: int) -> int:
        return as_int(item(fields, key, where), (*where, key), 0, most)

    def text(key: str, most: int) -> str:
        return as_text(item(fields, key, where), (*where, key), most)

    return Header(
        kind=as_choice(item(fields, "kind", where), (*where, "kind"), KINDS),
        title=text("title", 40),
        rules=number("rules", _NUMBER_MOST),
        label=text("label", 200),
        turn=number("turn", _NUMBER_MOST),
        summary=clean_plain(as_dict(item(fields, "summary", where), (*where, "summary"))),
        app=text("app", 40),
        counter=number("counter", COUNTER_MOST),
        digest=text("digest", 64),
        more={key: value for key, value in fields.items() if key not in _KNOWN},
    )
