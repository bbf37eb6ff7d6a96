"""The matches that are over: the player's own, then the bundled ones."""

from __future__ import annotations

from alexandre.content.data import saves
from alexandre.kernel.store import Entry, Shelf, Store
from alexandre.kernel.text import Refusal
from alexandre.scenes.base.house import House
from alexandre.scenes.base.save_files import summary_of

Source = Shelf | Store


def list_finished(house: House, title: str = "") -> list[tuple[Source, Entry]]:
    """Those of a title, or all; each with where it lies."""
    matches = (*over(house.store, own(house)), *over(Shelf(saves()), list_bundled()))
    return [each for each in matches
            if not title or (each[1].header and each[1].header.title == title)]


def own(house: House) -> tuple[Entry, ...]:
    """The player's; a folder that cannot be read is told."""
    try:
        return house.store.shelf("save")
    except Refusal as refused:
        house.news.put(refused.msg)
        return ()


def list_bundled() -> tuple[Entry, ...]:
    """What comes with the program; an installation without it has no replays, no more."""
    try:
        return Shelf(saves()).entries("save")
    except Refusal:
        return ()


def over(source: Source, entries: tuple[Entry, ...]) -> list[tuple[Source, Entry]]:
    return [(source, entry) for entry in entries
            if entry.header is not None and entry.condition == "good"
            and summary_of(entry.header).is_over]
