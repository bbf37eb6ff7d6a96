"""The game and puzzle of a day, which follow from the date alone.

The seed is the date as a number (20261129), so that a record shows its day.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any, Final

from alexandre.content.board import board_name
from alexandre.kernel.contract import OVER
from alexandre.kernel.meta import Meta
from alexandre.kernel.record import SEEDED, Record
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session, turns_in_play
from alexandre.kernel.text import Msg
from alexandre.scenes.base.history import History
from alexandre.scenes.story.prose import keep_greatest, write_page
from alexandre.ui.play.legacy import Chapter

STREAM: Final = "today"
EVENTS: Final = 3  # lines that are sent to a friend


@dataclass(frozen=True)
class Daily:
    """The game of a day; `options` are complete."""

    day: date
    title: str
    board: str
    difficulty: str
    options: Mapping[str, Any]
    seed: int


def find_today() -> date:
    """The date in universal time, so that it is the same day everywhere."""
    return datetime.now(UTC).date()


def has_daily(meta: Meta) -> bool:
    """Whether a title has a game of the day: a solitaire with measured difficulties."""
    return bool(meta.difficulties)


def draw_daily(meta: Meta, day: date) -> Daily:
    """Draw board and difficulty of a day with its seed."""
    seed = seed_of(day)
    rng = Rng(seed, STREAM)
    board = meta.boards[rng(len(meta.boards))]
    settled = meta.grade(board)
    difficulty = tuple(settled)[rng(len(settled))]
    return Daily(day, meta.id, board, difficulty,
                 {**meta.settle({}), **settled[difficulty]}, seed)


def seed_of(day: date) -> int:
    """The digits of the date as a number."""
    return day.year * 10_000 + day.month * 100 + day.day


def number_puzzle(day: date, total: int) -> int:
    """The number of a day's puzzle among that many, each in turn."""
    return day.toordinal() % total


def daily_of(meta: Meta, record: Record) -> Daily | None:
    """The day of a match played from its beginning with the program's own chance; None for others.
    """
    try:
        day = date(record.seed // 10_000, record.seed // 100 % 100, record.seed % 100)
    except (ValueError, OverflowError):  # a year has no more digits
        return None
    if not has_daily(meta) or record.origin is not None or record.inputs is not None:
        return None
    daily = draw_daily(meta, day)
    is_same = (record.board.id, record.options, record.chance) == (
        daily.board, dict(daily.options), SEEDED)
    return daily if is_same else None


def tell_day(day: date) -> Msg:
    """The date in words."""
    return Msg.of("ui.saves.day", day=day.day, month=day.month, year=str(day.year))


def tell_friend(session: Session, daily: Daily) -> tuple[Msg, ...]:
    """Three lines about the finished game of a day, to send to a friend: the game, its result, its
    greatest events. They contain nothing that would spoil the other player's game."""
    record, outcome = session.record, session.state.outcome()
    assert session.decider == OVER and outcome is not None  # only then is there anything to tell
    key = f"{'won' if outcome.winners else 'lost'}{'_assisted' if record.assisted else ''}"
    page = write_page(History(session.game, record))
    told = [Chapter(each.title, tuple(sentence for sentence in each.sentences
                                      if not sentence.is_surprise)) for each in page]
    events = [each.text for chapter in keep_greatest(told, EVENTS + 1)
            for each in chapter.sentences][:EVENTS]  # without the end, which is told before
    return (
        Msg.of("ui.today.which", title=Msg.of(f"{daily.title}.title"),
               board=board_name(record.board), date=tell_day(daily.day)),
        Msg.of(f"ui.today.{key}", n=turns_in_play(session) or 0,
               difficulty=Msg.of(f"ui.seats.difficulty.{daily.difficulty}"),
               points=outcome.scores[0]),
        Msg.of("ui.today.events", events=tuple(events)))
