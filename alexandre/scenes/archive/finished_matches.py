"""The matches that are over: the player's own, then the bundled ones."""

from __future__ import annotations

from alexandre.content.data import saves
from alexandre.kernel.session import Session
from alexandre.kernel.store import Entry, Shelf, Store
from alexandre.kernel.text import Refusal
from alexandre.scenes.base.house import House
from alexandre.scenes.base.save_files import is_finished, open_session
from alexandre.scenes.story.life import legacy_of, link_life

Source = Shelf | Store


def list_finished(house: House, title: str = "") -> list[tuple[Source, Entry]]:
    """The finished games of a title, or of all, each with its file."""
    mine = [(house.store, entry) for entry in list_own_matches(house) if is_finished(entry, title)]
    return [*mine, *list_bundled(title)]


def list_own_matches(house: House) -> tuple[Entry, ...]:
    """All the player's saves, finished or not; an unreadable folder is reported."""
    try:
        return house.store.shelf("save")
    except Refusal as refused:
        house.news.put(refused.msg)
        return ()


def list_bundled(title: str) -> list[tuple[Source, Entry]]:
    """The bundled replays; some installations have none."""
    shelf = Shelf(saves())
    try:
        entries = shelf.entries("save")
    except Refusal:
        return []
    return [(shelf, entry) for entry in entries if is_finished(entry, title)]


def find_life(house: House, session: Session) -> tuple[Session, ...]:
    """The games linked to this one, and itself, in order."""
    others = [open_linked(*each) for each in list_finished(house, session.record.title)]
    return link_life(session, [each for each in others if each is not None])


def find_earlier(house: House, session: Session) -> tuple[Session, ...]:
    """The games that led to this new one; none if it starts from nothing."""
    return () if session.record.inputs is None else find_life(house, session)[:-1]


def open_linked(source: Source, entry: Entry) -> Session | None:
    """A game that may be linked to others; None if it is not or cannot be read."""
    summary = entry.header.summary if entry.header is not None else {}
    if "board" in summary and not summary.get("chapter"):
        return None
    try:
        session = open_session(source.read_file(entry.file).body)
    except Refusal:
        return None
    return session if legacy_of(session) is not None or session.record.inputs is not None else None
