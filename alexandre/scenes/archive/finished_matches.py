"""The matches that are over: the player's own, then the bundled ones."""

from __future__ import annotations

from alexandre.content.data import saves
from alexandre.kernel.store import Entry, Shelf, Store
from alexandre.kernel.text import Refusal
from alexandre.scenes.base.house import House
from alexandre.scenes.base.save_files import is_finished

Source = Shelf | Store


def list_finished(house: House, title: str = "") -> list[tuple[Source, Entry]]:
    """Those of a title, or all; each with where it lies."""
    mine = [(house.store, entry) for entry in list_own_matches(house) if is_finished(entry, title)]
    return [*mine, *list_bundled(title)]


def list_own_matches(house: House) -> tuple[Entry, ...]:
    """The player's; a folder that cannot be read is told."""
    try:
        return house.store.shelf("save")
    except Refusal as refused:
        house.news.put(refused.msg)
        return ()


def list_bundled(title: str) -> list[tuple[Source, Entry]]:
    """The replays that come with the program; an installation without them has none."""
    shelf = Shelf(saves())
    try:
        entries = shelf.entries("save")
    except Refusal:
        return []
    return [(shelf, entry) for entry in entries if is_finished(entry, title)]
