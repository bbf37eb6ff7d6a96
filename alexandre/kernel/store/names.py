"""File names: any text a player types becomes a name that every system accepts.

A document is one file, `name.kind`, and what belongs to it carries a tail:

    zoë.save            the document
    zoë.save.17         an older generation, named by its counter
    zoë.save.new        the newest version, where the system would not let the document go
    zoë.save.damaged-1  a damaged file, moved aside
    zoë.save.binned-1   a document that the player threw away, until he empties the bin
    zoë.save.tmp        a write that was not finished
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from dataclasses import dataclass

from alexandre.kernel.plain import clean_text
from alexandre.kernel.text import Msg, Refusal

KINDS = ("save", "settings", "statistics", "chronicle", "analysis", "problems")

TEMPORARY = "tmp"
SIBLING = "new"
_ASIDE = "damaged-"
_BINNED = "binned-"

_BYTES_MOST = 100  # of a name in UTF-8: every system takes 255 for the whole file name
_MARK = 8  # hexadecimal digits that keep apart names which only differ in what was replaced

_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]+')
_RESERVED = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|clock\$|(com|lpt)[0-9¹²³])\s*(\.|$)", re.IGNORECASE
)
_FAMILY = re.compile(
    rf"(?P<name>.+)\.(?P<kind>{'|'.join(KINDS)})"
    rf"(\.(?P<tail>[0-9]{{1,16}}|({_ASIDE}|{_BINNED})[0-9]{{1,6}}|{SIBLING}|{TEMPORARY}))?",
    re.DOTALL,
)


@dataclass(frozen=True)
class Member:
    """A file of the folder, taken apart; the document itself has an empty tail."""

    file: str
    name: str
    kind: str
    tail: str

    @property
    def document(self) -> str:
        """The file name of the document that this file belongs to."""
        return f"{self.name}.{self.kind}"

    @property
    def is_generation(self) -> bool:
        """Whether this is an older version, kept."""
        return self.tail.isdecimal()

    @property
    def is_aside(self) -> bool:
        """Whether this is a damaged file that was moved out of the way."""
        return self.tail.startswith(_ASIDE)

    @property
    def is_binned(self) -> bool:
        """Whether this is a document that the player threw away."""
        return self.tail.startswith(_BINNED)


def member(file: str) -> Member | None:
    """The parts of a file name, or None if the file is none of ours."""
    match = _FAMILY.fullmatch(file)
    if match is None or file.startswith("."):
        return None
    return Member(file, match["name"], match["kind"], match["tail"] or "")


def file_name(name: str, kind: str) -> str:
    """The file of the document `name`; Refusal if there is no such kind of document."""
    if kind not in KINDS:
        raise Refusal(Msg.of("store.unknown_kind", kind=clean_text(kind, 40)))
    return f"{safe_name(name)}.{kind}"


def generation(file: str, counter: int) -> str:
    """The name under which version `counter` of a document is kept."""
    return f"{file}.{counter}"


def sibling(file: str) -> str:
    """The place of a version while the system holds on to the document."""
    return f"{file}.{SIBLING}"


def temporary(file: str) -> str:
    """The place of a version before it replaces the document."""
    return f"{file}.{TEMPORARY}"


def aside(file: str, taken: frozenset[str]) -> str:
    """A name for a damaged file, moved out of the way: the first that is free."""
    return _add_number(file, _ASIDE, taken)


def bin_name(file: str, taken: frozenset[str]) -> str:
    """A name for a document that is thrown away: the first that is free."""
    return _add_number(file, _BINNED, taken)


def _add_number(file: str, word: str, taken: frozenset[str]) -> str:
    known = member(file)
    document = known.document if known else file
    number = 1
    while f"{document}.{word}{number}" in taken:
        number += 1
    return f"{document}.{word}{number}"


def safe_name(text: str) -> str:
    """A file name for any text: no folder, no reserved word, the same on every system.

    Upper and lower case name the same document, because on two systems of three they would
    share a file. Where anything else had to give way a mark keeps different texts apart.
    """
    wanted = _fold(text)
    safe = _shorten(_FORBIDDEN.sub("_", wanted), _BYTES_MOST)
    if _RESERVED.match(safe):
        safe = f"_{safe}"
    if safe and safe == wanted:
        return safe
    mark = hashlib.sha256(wanted.encode()).hexdigest()[:_MARK]
    return f"{_shorten(safe, _BYTES_MOST - _MARK - 1) or '_'}~{mark}"


def _fold(text: str) -> str:
    """Cleaned, without case, composed: equal to the eye, equal as text."""
    text = clean_text(text, len(text) * 4 + 1)
    for _ in range(2):  # some letters fold once more after they have been taken apart
        text = unicodedata.normalize("NFD", text).casefold()
    return clean_text(text, len(text) * 4 + 1).strip()


def _shorten(text: str, most: int) -> str:
    """At most `most` bytes, and no blank or dot at either end: Windows would drop them."""
    return text.encode()[:most].decode(errors="ignore").strip(" .")


def display_name(file: str) -> str:
    """A file name as a message shows it."""
    return clean_text(file, 120)
