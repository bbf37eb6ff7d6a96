"""Saves that the player has named, beside those that every match writes automatically."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from alexandre import games
from alexandre.kernel.session import Session
from alexandre.kernel.store import Entry, Store, Ticket
from alexandre.kernel.store.saves import header_of
from alexandre.kernel.text import Msg, Refusal
from alexandre.ui.draw.sketch import Wording

LABEL_MOST: Final = 60
WAIT: Final = 10.0  # seconds that the disk is waited for after a click of the player's
MOMENT: Final = re.compile(r"(?P<title>\w+) (?P<year>\d{4})-(?P<month>\d\d)-(?P<day>\d\d) "
                           r"(?P<hour>\d\d)\.(?P<minute>\d\d)\.\d\d.*")


def is_named(entry: Entry) -> bool:
    """Whether the player has named the save; such a save never changes on its own."""
    return entry.header is not None and bool(entry.header.label)


def name_of(entry: Entry) -> Wording:
    """The player's name for it, else the title with its starting time, else the file's name."""
    if entry.header is not None and entry.header.label:
        return entry.header.label
    return tell_name(entry.name)


def tell_name(name: str) -> Wording:
    """The title and the starting time, from the file's name; else that name."""
    match = MOMENT.fullmatch(name)
    if match is None or match["title"] not in games.TITLES:
        return name
    return Msg.of("ui.saves.begun", title=Msg.of(f"{match['title']}.title"), year=match["year"],
                  month=int(match["month"]), day=int(match["day"]), hour=int(match["hour"]),
                  minute=match["minute"])


def tell_day(name: str) -> Wording:
    """The day on which the game began, from the file's name; else that name."""
    match = MOMENT.fullmatch(name)
    if match is None:
        return name
    return Msg.of("ui.saves.day", year=match["year"], month=int(match["month"]),
                  day=int(match["day"]))


def keep_named(store: Store, label: str, session: Session) -> Ticket:
    """Save a game under a name; Refusal if the name is empty or taken."""
    check_label(store, label)
    return store.write(label.strip(), replace(header_of(session), label=label.strip()),
                       session.to_plain())


def copy_save(store: Store, entry: Entry, label: str) -> Ticket:
    """Copy the game under that name; Refusal as for `keep_named`."""
    check_label(store, label)
    document = store.read_file(entry.file)
    return store.write(label.strip(), replace(document.header, label=label.strip()),
                       document.body)


def rename_save(store: Store, entry: Entry, label: str) -> Ticket:
    """Rename a save; the old file is deleted once the new one is on the disk."""
    ticket = copy_save(store, entry, label)
    ticket.wait(WAIT)
    return store.remove(entry) if ticket.is_done else ticket


def check_label(store: Store, label: str) -> None:
    """Raise Refusal unless a new save can have that name."""
    if not label.strip():
        raise Refusal(Msg.of("ui.saves.no_name"))
    if store.is_taken(label.strip()):
        raise Refusal(Msg.of("store.name_taken", file=label.strip()))
