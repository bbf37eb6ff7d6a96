"""The files of one document: itself, its older generations, and what was moved aside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from alexandre.kernel.store.envelope import Header
from alexandre.kernel.store.names import SIBLING, Member, member
from alexandre.kernel.text import Msg

Condition = Literal["good", "damaged", "newer", "aside", "binned"]


@dataclass(frozen=True)
class Look:
    """One file, looked at: its header, or the reason why it cannot be used."""

    file: str
    condition: Condition
    header: Header | None = None
    cause: Msg | None = None

    @property
    def counter(self) -> int:
        """Its place in the order of writing; -1 if that cannot be read."""
        return self.header.counter if self.header else -1


@dataclass(frozen=True)
class Entry:
    """A line of the browser: a document, a damaged file moved aside, or one thrown away.

    `header` is there if the file can be read; else `cause` says what is wrong, and `offer` is
    the newest older generation that can be read, which `Store.restore` puts in its place.
    """

    name: str
    kind: str
    file: str
    condition: Condition
    header: Header | None = None
    cause: Msg | None = None
    offer: Look | None = None

    @property
    def document(self) -> str:
        """The file of the document itself, whichever file this line is about."""
        return f"{self.name}.{self.kind}"

    @property
    def counter(self) -> int:
        """Its place in the order of writing; that of the offer if it is damaged; else -1."""
        if self.header:
            return self.header.counter
        return self.offer.counter if self.offer else -1


class Family:
    """The files of one document, each looked at; a file that is not there is None."""

    def __init__(self, file: str, looks: Iterable[Look]) -> None:
        self.file = file
        self._looks = {look.file: look for look in looks}
        self.main = self._looks.get(file)
        self.beside = self._looks.get(f"{file}.{SIBLING}")
        self.files = frozenset(self._looks)

    @property
    def newest(self) -> Look | None:
        """The version that counts, whether it can be read or not; None if there is none.

        It is the document itself, unless a newer version had to be written beside it, or it is
        missing and an older one is there.
        """
        older = self.older
        if self.main is None:
            return older[0] if older else None
        if self.beside is not None and self.main.condition == "good":
            return max(self.main, self.beside, key=lambda look: look.counter)
        return self.main

    @property
    def older(self) -> list[Look]:
        """The other versions of the document that can be read, newest first."""
        good = [look for look in self._looks.values() if look.condition == "good"
                and (look is self.beside or _parts(look).is_generation)]
        return sorted(good, key=lambda look: -look.counter)

    def entries(self) -> Iterator[Entry]:
        """The document, then every file of its family that is damaged, as lines of their own."""
        newest = self.newest
        if newest is not None:
            offer = self.older[0] if newest.condition == "damaged" and self.older else None
            yield self._entry(newest, newest.condition, offer)
        for look in self._looks.values():
            if _parts(look).is_binned:
                yield self._entry(look, "binned")
            elif look is not newest and (look.condition != "good" or _parts(look).is_aside):
                yield self._entry(look, "newer" if look.condition == "newer" else "aside")

    def _entry(self, look: Look, condition: Condition, offer: Look | None = None) -> Entry:
        parts = _parts(look)
        return Entry(
            parts.name, parts.kind, look.file, condition, look.header, look.cause, offer
        )


def _parts(look: Look) -> Member:
    parts = member(look.file)
    assert parts is not None  # only members are looked at
    return parts
