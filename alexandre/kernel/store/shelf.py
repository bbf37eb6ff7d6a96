"""The listing of a folder: each file is read on its own, and none is changed.

No file, however damaged, hides another: it is listed with its cause, and with the newest
readable older generation on offer.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from operator import attrgetter
from pathlib import Path

from alexandre.kernel.migrate import NewerFormat
from alexandre.kernel.plain import BadData
from alexandre.kernel.store.disk import Disk, cause
from alexandre.kernel.store.envelope import (
    FILE_MOST,
    HEADER_LIMITS,
    Document,
    inspect,
    read_header,
)
from alexandre.kernel.store.family import Entry, Family, Look
from alexandre.kernel.store.names import TEMPORARY, Member, display_name, file_name, member
from alexandre.kernel.store.single import read_document
from alexandre.kernel.text import Msg, Refusal

# Counters from here on are nobody's but a forger's: they order, but nothing counts on from them.
COUNTER_BELIEVED = 10**12


class DiskTrouble(Refusal):
    """The disk was at fault, not what lies on it: another attempt may succeed."""


class Shelf:
    """The documents of one folder, for reading only."""

    def __init__(self, folder: Path | str, disk: Disk | None = None) -> None:
        self.folder = Path(folder)
        self._disk = disk or Disk()

    def entries(self, kind: str | None = None) -> tuple[Entry, ...]:
        """Every document of the folder, newest first by counter, damaged ones included.

        Refusal if the folder is there and cannot be listed.
        """
        entries = [entry for family in self._families(kind) for entry in family.entries()]
        return tuple(sorted(entries, key=lambda entry: (-entry.counter, entry.file)))

    def read(self, name: str, kind: str = "save") -> Document:
        """The document of that name; Refusal names the file and what is wrong with it."""
        file = self.find(name, kind)
        newest = self.family(file).newest
        return self.read_file(newest.file if newest else file)

    def read_file(self, file: str) -> Document:
        """One file of the folder, an older generation too; Refusal says what is wrong with it."""
        if file not in self.names():
            raise Refusal(Msg.of("store.no_document", file=display_name(file)))
        return read_document(self.folder / file, self._disk)

    def find(self, name: str, kind: str = "save") -> str:
        """The file of a document: one that is called just so, else the safe form of its name."""
        exact = f"{name}.{kind}"
        return exact if exact in self.names() else file_name(name, kind)

    def family(self, file: str) -> Family:
        """The files of the document whose own file is `file`, each looked at."""
        members = [each.file for each in self._members() if each.document == file]
        return Family(file, [self.look(each) for each in members])

    def look(self, file: str) -> Look:
        """One file, its body checked against its digest but not parsed; never an exception."""
        try:
            header = inspect(self._disk.read(self.folder / file, FILE_MOST + 1))
        except NewerFormat as newer:
            return Look(file, "newer", cause=newer.msg)
        except BadData as bad:
            return Look(file, "damaged", cause=bad.msg)
        except OSError as error:
            return Look(file, "damaged", cause=cause(error))
        return Look(file, "good", header)

    def highest(self) -> int:
        """The highest counter in the folder, in headers and in names of generations."""
        counters = [0]
        for each in self._members():
            counters.append(self._counter(each.file))
            if each.is_generation:
                counters.append(int(each.tail))
        return max(counter for counter in counters if counter < COUNTER_BELIEVED)

    def names(self) -> list[str]:
        """The files of the folder, ours or not; DiskTrouble if they cannot be listed."""
        try:
            return self._disk.names(self.folder)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise DiskTrouble(Msg.of("store.no_folder", cause=cause(error))) from None

    def _families(self, kind: str | None) -> Iterator[Family]:
        document = attrgetter("document")
        members = [each for each in self._members() if kind in (None, each.kind)]
        for file, group in itertools.groupby(sorted(members, key=document), key=document):
            yield Family(file, [self.look(each.file) for each in group])

    def _members(self) -> list[Member]:
        """The files that belong to documents; unfinished writes do not."""
        return [each for each in map(member, self.names()) if each and each.tail != TEMPORARY]

    def _counter(self, file: str) -> int:
        try:
            data = self._disk.read(self.folder / file, HEADER_LIMITS.size + 1)
            return read_header(data).counter
        except (Refusal, OSError):
            return 0
