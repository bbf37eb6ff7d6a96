"""Matches as documents: what the list of saves shows of one, and how one is taken up again."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from alexandre import games
from alexandre.content.names import MOST_NAME
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Game
from alexandre.kernel.record import UNCHOSEN, Player, Record, colours_of, from_plain
from alexandre.kernel.replay import Step
from alexandre.kernel.session import Session, drop_listener
from alexandre.kernel.store import Entry, Header, Store, Ticket
from alexandre.kernel.store.saves import header_of, name_file
from alexandre.kernel.text import Msg, Noun, Refusal
from alexandre.scenes.base.folders import number_name
from alexandre.scenes.base.services import Services

BOARD_NAMES: Final = 8  # of one board, in as many languages


@dataclass(frozen=True)
class Summary:
    """The contents of a save's header; missing fields are empty."""

    title: str
    players: tuple[str, ...]
    levels: tuple[str, ...]
    colours: tuple[int, ...]
    turn: int
    turns: int | None  # None if that is not told
    is_over: bool
    winners: tuple[int, ...] | None = None  # seats; None if that is not told
    board: Noun | None = None  # likewise, or where the title has no other
    chapter: int = 0  # of linked matches

    @property
    def stage(self) -> Msg:
        """The progress of the game in turns; in actions for an older file."""
        if self.turns:
            return Msg.of("ui.saves.turn", turn=str(self.turns))
        if self.turns == 0:
            return Msg.of("ui.saves.just_begun")
        return Msg.of("ui.saves.action", turn=str(self.turn))


def new_name(store: Store, title: str) -> str:
    """An unused file name for a new game: the title, the time, and a number if necessary.

    Two games may begin in one second, and clocks may go back. If the folder cannot be listed, only
    the names of this run are known; the game begins anyway, and the store says why it is not
    saved.
    """
    return number_name(f"{title} {time.strftime('%Y-%m-%d %H.%M.%S')}", partial(is_known, store))


def is_known(store: Store, name: str) -> bool:
    """Whether a save of that name exists, as far as can be seen."""
    try:
        return store.is_taken(name)
    except Refusal:
        return False


def summary_of(header: Header) -> Summary:
    """The summary of a save's header; invalid fields are left out."""
    summary = header.summary
    players = _texts(summary.get("players"))
    turns = summary.get("turns")
    return Summary(header.title, players, _texts(summary.get("levels")),
                   _colours(summary.get("colours"), len(players)), header.turn,
                   max(0, turns) if type(turns) is int else None, summary.get("over") is True,
                   _seats(summary.get("winners"), len(players)), _board(summary.get("board")),
                   _chapter(summary.get("chapter")))


def keep(store: Store, name: str, session: Session) -> Ticket | None:
    """Save the game in the background; the store reports any error.

    A game without a name is a demonstration and is not saved.
    """
    if name and not store.is_read_only:
        return store.write(name, header_of(session), session.to_plain())
    return None


class Autosave:
    """Saves a game when it begins and after every change, as a listener of its session.

    A change is saved once it has been shown: the services call `save` after the next frame.
    """

    def __init__(self, house: Services, name: str, session: Session) -> None:
        self._house = house
        self._name = name
        self._session = session
        self._is_changed = True  # since it was last saved?
        self._ticket: Ticket | None = None
        session.listeners.append(self.note)
        self.save()

    @property
    def is_settled(self) -> bool:
        """Whether the latest change has been written, or refused by the disk."""
        return not self._is_changed and (self._ticket is None or self._ticket.is_settled)

    def note(self, steps: Sequence[Step] = ()) -> None:
        """Note that the game has changed."""
        self._is_changed = True
        self._house.after_frame(self.save)

    def save(self) -> None:
        """Save the game if it has changed."""
        if self._is_changed:
            self._is_changed, self._ticket = False, keep(self._house.store, self._name,
                                                         self._session)

    def close(self) -> None:
        """Save what has changed, and stop listening."""
        drop_listener(self._session, self.note)
        self.save()


def open_session(body: Plain) -> Session:
    """The game in a document; raises Refusal with the reason if there is none."""
    record, game = read(body)
    return Session(game, record)


def open_entry(store: Store, entry: Entry) -> Session:
    """The game of an entry of the list; raises Refusal with the file and the reason if there is
    none."""
    body = store.read_file(entry.file).body
    with name_file(entry.file):
        return open_session(body)


def read(body: Plain) -> tuple[Record, Game]:
    """The record in a document and its game; raises Refusal with the error."""
    return from_plain(body, games.load)


def msg_unsaved(store: Store, name: str, session: Session) -> Msg | None:
    """The part of a game that is not on the disk, None if nothing was refused."""
    if not name or not store.is_unsaved(name):
        return None
    try:
        entry = store.entry(name)
    except Refusal:  # the folder cannot even be listed
        entry = None
    if entry is None or entry.header is None:
        return Msg.of("ui.unsaved.whole")
    return Msg.of("ui.unsaved.rest", kept=str(entry.header.turn), turn=str(session.turn))


def is_finished(entry: Entry, title: str = "") -> bool:
    """Whether it is a readable, finished game, of that title if one is named."""
    header = entry.header
    return entry.condition == "good" and header is not None \
        and title in ("", header.title) and summary_of(header).is_over


def newest_open(store: Store) -> Entry | None:
    """The game played last that is not over, None if there is none. A named save does not count:
    it stays unchanged. Refusal if the folder cannot be listed."""
    for entry in store.shelf("save"):
        if entry.condition == "good" and entry.header is not None and not entry.header.label:
            if entry.header.title in games.TITLES and not summary_of(entry.header).is_over:
                return entry
    return None


def seats_of(house: Services, summary: Summary) -> tuple[Msg | str, ...]:
    """The players in words: names, or the numbers of the seats."""
    return tuple(name or Msg.of("player.unnamed", n=seat + 1)
                 for seat, name in enumerate(house.words.name_players(
                     summary.players, summary.levels)))


def _seats(value: Plain, count: int) -> tuple[int, ...] | None:
    """The seats from a header of so many players; None if invalid."""
    if not isinstance(value, list):
        return None
    seats = tuple(each for each in value if type(each) is int and 0 <= each < count)
    return seats if len(seats) == len(value) else None


def _board(value: Plain) -> Noun | None:
    """The name of a board by language; None if invalid."""
    if not isinstance(value, dict) or not value or len(value) > BOARD_NAMES or not all(
            isinstance(name, str) and name.strip() for name in value.values()):
        return None
    return Noun("", tuple((lang, (("name", name[:MOST_NAME]), ("article", "none")))
                          for lang, name in value.items()))


def _chapter(value: Plain) -> int:
    """The number of a chapter, 0 if invalid."""
    return value if type(value) is int and value > 0 else 0


def _colours(value: Plain, count: int) -> tuple[int, ...]:
    """A colour for each player; missing ones are the defaults."""
    told = value if isinstance(value, list) else []
    wanted = [each if type(each) is int else UNCHOSEN for each in [*told, *[UNCHOSEN] * count]]
    return colours_of([Player(colour=each) for each in wanted[:count]])


def _texts(value: Plain) -> tuple[str, ...]:
    if not isinstance(value, list):
        return ()
    return tuple(each for each in value[:12] if isinstance(each, str))
