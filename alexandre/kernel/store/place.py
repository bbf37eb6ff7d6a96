"""Replacing a document: at every moment the old or the new one is on the disk, whole.

A temporary file in the same folder is written, synced and read back; the present version gets a
second name as a generation; the new one takes the document's name at one stroke; the folder is
synced. Only then do generations beyond the third go. Damaged files are moved aside, never lost.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

from alexandre.kernel.store.atomic import drop, replace_patiently, write_temporary
from alexandre.kernel.store.disk import Disk, is_held
from alexandre.kernel.store.family import Family, Look
from alexandre.kernel.store.names import aside, bin_name, generation, sibling
from alexandre.kernel.store.shelf import DiskTrouble, Shelf

GENERATIONS = 3  # the document and two older ones


class Placer:
    """Renames and writes in one folder; every method raises OSError when the disk refuses."""

    def __init__(self, shelf: Shelf, disk: Disk) -> None:
        self._shelf = shelf
        self._folder = shelf.folder
        self._disk = disk

    def put(self, family: Family, data: bytes) -> str:
        """Write a new version of the document; the file it is in.

        That is the document's own, or the one beside it if Windows would not let go of it.
        """
        path = self._folder / family.file
        temp = write_temporary(self._disk, path, data)
        try:
            file = self._swap(family, temp)
        except Exception:
            drop(self._disk, temp)
            raise
        self._disk.sync_folder(self._folder)
        self._prune(family.file)
        return file

    def set_aside(self, look: Look) -> str:
        """Give a file that cannot be used a name out of the way; that name."""
        file = aside(look.file, frozenset(self._shelf.names()))
        replace_patiently(self._disk, self._folder / look.file, self._folder / file)
        return file

    def throw_away(self, family: Family) -> str:
        """Put the version that counts into the bin; its name there, "" if there was none.

        The older ones go first, so that none comes back in its place.
        """
        newest = family.newest
        if newest is None:
            return ""
        for look in family.older:
            if look is not newest:
                self._disk.remove(self._folder / look.file)
        file = bin_name(newest.file, frozenset(self._shelf.names()))
        replace_patiently(self._disk, self._folder / newest.file, self._folder / file)
        self._disk.sync_folder(self._folder)
        return file

    def promote(self, look: Look, file: str) -> None:
        """Make an older generation the document again; what has that name is moved aside."""
        present = self._shelf.family(file).main
        if present is not None:
            self.set_aside(present)
        replace_patiently(self._disk, self._folder / look.file, self._folder / file)
        self._disk.sync_folder(self._folder)

    def _swap(self, family: Family, temp: Path) -> str:
        path = self._folder / family.file
        self._keep_beside(family)
        kept = self._keep_main(family)
        try:
            replace_patiently(self._disk, temp, path)
        except OSError as error:
            self._put_back(kept, path)
            if not is_held(error):
                raise
            self._disk.replace(temp, self._folder / sibling(family.file))
            return sibling(family.file)
        return family.file

    def _keep_main(self, family: Family) -> Path | None:
        """Name the present version as a generation; where it went if it lost its own name."""
        if family.main is None or self._is_kept(family, family.main):
            return None
        path = self._folder / family.file
        kept = self._folder / self._free_name(family, family.main)
        try:
            self._disk.link(path, kept)
        except OSError:  # a file system without second names
            replace_patiently(self._disk, path, kept)
            return kept
        return None

    def _keep_beside(self, family: Family) -> None:
        if family.beside is not None:
            kept = self._free_name(family, family.beside)
            replace_patiently(self._disk, self._folder / family.beside.file, self._folder / kept)

    def _free_name(self, family: Family, look: Look) -> str:
        """A free name for a version: a generation's, or that of a damaged file."""
        if look.condition != "good":
            return aside(family.file, frozenset(self._shelf.names()))
        number = look.counter
        while generation(family.file, number) in family.files:
            number += 1
        return generation(family.file, number)

    def _is_kept(self, family: Family, look: Look) -> bool:
        """Whether this version has its second name already, from a write that was cut short."""
        return any(each.counter == look.counter for each in family.older)

    def _put_back(self, kept: Path | None, path: Path) -> None:
        if kept is not None:
            with contextlib.suppress(OSError):  # it stays readable under its second name
                self._disk.replace(kept, path)

    def _prune(self, file: str) -> None:
        with contextlib.suppress(DiskTrouble):  # the document is safe, and that is what counts
            for look in self._shelf.family(file).older[GENERATIONS - 1:]:
                drop(self._disk, self._folder / look.file)
