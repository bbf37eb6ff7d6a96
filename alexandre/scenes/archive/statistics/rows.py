"""One row for each finished match of the player's, kept even if its save is thrown away.

A row is told by what was played, so that a copy of a save is no second match.
"""

from __future__ import annotations

import csv
import hashlib
import io
import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from alexandre import games
from alexandre.kernel.board import Plain
from alexandre.kernel.meta import SAME, Meta, rank_of
from alexandre.kernel.plain import as_bool, as_dict, as_int, as_list, as_text, fault
from alexandre.kernel.record import Record
from alexandre.kernel.store import Entry, Header, Store, read_settings
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.archive.statistics.rating import Rating, list_results
from alexandre.scenes.base.save_files import is_finished, read
from alexandre.scenes.setup.match_setup import LINKED

NAME: Final = "matches"
KIND: Final = "statistics"
ROWS_MOST: Final = 20_000
TEXT_MOST: Final = 100
SEATS_MOST: Final = 9
NOBODY: Final = -1


@dataclass(frozen=True)
class FinishedMatch:
    """A finished game of the player's.

    `seat` is the one person's, NOBODY where several or none played; `levels` are "" for people;
    rank 1 is the best, in a solitaire game 1 if it was won, else 2. `rung` is the named
    difficulty, LINKED, or "" outside the ladder; None in a row from before rungs were stored.
    """

    key: str
    name: str
    title: str
    board: str
    seat: int
    levels: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    assisted: bool
    rung: str | None = None

    @property
    def is_counted(self) -> bool:
        """Whether one person played and took nothing back beyond chance."""
        return self.seat != NOBODY and not self.assisted

    @property
    def has_won(self) -> bool:
        """Whether the person won, alone or with others."""
        return self.seat != NOBODY and self.ranks[self.seat] == 1

    @property
    def against(self) -> str:
        """The strongest level at the table, "" if there was none."""
        others = [level for seat, level in enumerate(self.levels) if seat != self.seat and level]
        return max(others, key=rank_level, default="")


def rank_level(level: str) -> tuple[float, str]:
    """The sort key of a level, the strongest last."""
    return rate_level(level), level


def rate_level(level: str) -> float:
    """The rating of a level, for sorting."""
    results = list_results(0, ("", level), (1, 1))
    return results[0][0].mean if results else 0.0


# ---- collecting --------------------------------------------------------------------------------


def collect(store: Store) -> tuple[FinishedMatch, ...]:
    """All rows, after those of newly finished games are added and stored."""
    known = read_rows(store)
    rows = {row.key: row for row in known}
    names = {row.name for row in known if row.rung is not None}
    for entry in list_finished(store):
        if entry.name not in names:
            try:
                row = row_of(entry.name, store.read_file(entry.file).body)
            except Refusal:  # a match that cannot be read any more counts for nothing
                continue
            if row.key not in rows or rows[row.key].rung is None:
                rows[row.key] = row
    if list(rows.values()) != known and not store.is_read_only:
        store.write(NAME, Header(kind=KIND),
                    {"rows": [asdict(row) for row in rows.values()]})
    return tuple(rows.values())


def list_finished(store: Store) -> list[Entry]:
    """The player's finished games, oldest first."""
    try:
        entries = store.shelf("save")
    except Refusal:
        return []
    return [each for each in reversed(entries) if is_finished(each)]


def row_of(name: str, body: Plain) -> FinishedMatch:
    """The row of a game; Refusal where its save cannot be read or the game is not over."""
    record, game = read(body)
    outcome = game.load(as_dict(record.snapshot, ("snapshot",))["state"]).outcome()
    if outcome is None:
        raise Refusal(Msg.of("kernel.no_match"))
    people = [seat for seat, player in enumerate(record.players) if not player.level]
    ranks = outcome.ranks if record.seats > 1 else (1 if outcome.winners else 2,)
    return FinishedMatch(key_of(record), name, record.title, record.board.id,
                         people[0] if len(people) == 1 else NOBODY,
                         record.levels, tuple(ranks),
                         tuple(outcome.scores), outcome.reason, record.assisted,
                         rung_of(game.meta, record))


def rung_of(meta: Meta, record: Record) -> str:
    """The difficulty of a game; LINKED for one that others led to; "" for one from an entered
    position or with any other option, so that results of a difficulty are comparable."""
    if record.origin is not None:
        return ""
    if record.inputs is not None:
        return LINKED
    board = record.board.id
    graded = next(iter(meta.grade(board).values()), {})
    is_usual = all(record.options[each.name] == each.default for each in meta.options
                   if each.name not in graded and each.concerns(board))
    return meta.difficulty_of(record.options, board) if is_usual else ""


def key_of(record: Record) -> str:
    """The identity of a game: everything that was played."""
    told = [record.title, str(record.seed), *record.actions]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]


def read_rows(store: Store) -> list[FinishedMatch]:
    """The stored rows; ill-formed ones are left out."""
    kept = read_settings(store, NAME, {"rows": []}, KIND).values["rows"]
    rows = []
    for number, each in enumerate(kept[:ROWS_MOST]):
        with suppress(Refusal):
            rows.append(read_row(each, ("rows", number)))
    return rows


def read_row(value: Plain, where: tuple[str | int, ...]) -> FinishedMatch:
    """One row from JSON; BadData if it is ill-formed."""
    names = tuple(field.name for field in fields(FinishedMatch))
    body = as_dict(value, where, names[:-1], names)

    def text(name: str) -> str:
        return as_text(body[name], (*where, name), TEXT_MOST)

    levels = tuple(as_text(each, where, TEXT_MOST)
                   for each in as_list(body["levels"], where, SEATS_MOST))
    ranks, scores = (tuple(as_int(each, where, -10**6, 10**6)
                           for each in as_list(body[name], where, len(levels)))
                     for name in ("ranks", "scores"))
    seat = as_int(body["seat"], where, NOBODY, len(levels) - 1)
    if len(ranks) != len(levels) or text("title") not in games.TITLES:
        raise fault("store.want_list", where)
    return FinishedMatch(text("key"), text("name"), text("title"), text("board"), seat, levels,
                         ranks, scores, text("ending"), as_bool(body["assisted"], where),
                         None if body.get("rung") is None else text("rung"))


# ---- sums --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Total:
    """The sums of a title.

    `counted` are the games of one person in which nothing was taken back beyond chance; `by_level`
    gives the numbers won and played against each strongest level.
    """

    title: str
    matches: int
    counted: int
    won: int
    rating: Rating | None
    by_level: tuple[tuple[str, int, int], ...]


def sum_up(title: str, rows: Iterable[FinishedMatch]) -> Total:
    """The sums of a title's games in their order, with a rating where there were opponents."""
    played = [row for row in rows if row.title == title]
    counted = [row for row in played if row.is_counted]
    rating, levels = Rating(), dict[str, list[int]]()
    for row in counted:
        rating = rating.after(list_results(row.seat, row.levels, row.ranks))
        if row.against:
            rank = rank_of(row.against)
            tally = levels.setdefault(SAME.get(rank, rank), [0, 0])
            tally[0] += row.has_won
            tally[1] += 1
    ordered = [(level, levels[level][0], levels[level][1])
               for level in sorted(levels, key=rank_level)]
    return Total(title, len(played), len(counted), sum(row.has_won for row in counted),
                 rating if levels else None,
                 tuple(ordered))


@dataclass(frozen=True)
class Rung:
    """The counted games of one difficulty of a board: the number played, the number won, and the
    best."""

    played: int
    won: int
    best: FinishedMatch


def climb(title: str, rows: Iterable[FinishedMatch]) -> dict[tuple[str, str], Rung]:
    """The rungs tried so far, by board and difficulty; those of linked games by LINKED alone,
    where the furthest is the best."""
    boards = games.meta(title).boards
    tried: dict[tuple[str, str], list[FinishedMatch]] = {}
    for row in rows:
        if row.title == title and row.is_counted and row.rung and row.board in boards:
            board = "" if row.rung == LINKED else row.board
            tried.setdefault((board, row.rung), []).append(row)

    def rate(row: FinishedMatch) -> tuple[int, bool, int]:
        return boards.index(row.board), row.has_won, row.scores[row.seat]

    return {key: Rung(len(each), sum(row.has_won for row in each), max(reversed(each), key=rate))
            for key, each in tried.items()}


def as_csv(rows: Sequence[FinishedMatch]) -> str:
    """A line for each game, with a header."""
    page = io.StringIO()
    writer = csv.writer(page)
    writer.writerow([field.name for field in fields(FinishedMatch)])
    for row in rows:
        writer.writerow([" ".join(map(str, value)) if isinstance(value, tuple) else value
                         for value in asdict(row).values()])
    return page.getvalue()


def as_json(rows: Sequence[FinishedMatch]) -> str:
    """The rows as a list of objects, and the sums of every title."""
    sums: list[dict[str, Any]] = [asdict(sum_up(title, rows)) for title in games.TITLES]
    return json.dumps({"matches": [asdict(row) for row in rows], "titles": sums}, indent=1,
                      ensure_ascii=False)
