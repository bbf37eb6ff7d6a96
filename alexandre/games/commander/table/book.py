"""A campaign as a chapter of a life: what was asked of him and what he brought, its seasons, what
was remembered of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from alexandre.games.commander.meta import BOARDS
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.rules.endings import immortality_of, memory
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import VICTORY
from alexandre.games.commander.table.chapter import list_companions, tell_date
from alexandre.games.commander.table.chronicle import chronicle
from alexandre.games.commander.tables import Tables
from alexandre.kernel.text import Arg, Msg
from alexandre.ui.play.legacy import Chapter, Numbered, Sentence


def book(game: Commander, first: Position, last: Position,
         told: Sequence[Numbered]) -> tuple[Chapter, ...]:
    """The chapters of a linked campaign, from its first and last position and its events; after
    the last how long he is remembered.  [13.12]"""
    tables, seasons = game.tables, chronicle(game, told)
    prelude = seasons[0].sentences if seasons and seasons[0].title == tables.noun else ()
    heading = say("chapter", n=BOARDS.index(game.board.id) + 1, place=tables.noun,
                  date=tell_date(tables.turns[0].noun))
    end, years = told[-1][0] if told else 0, memory(last)[1]
    return (Chapter(heading, (*write(0, begin(tables, first)), *prelude)),
            *(seasons[1:] if prelude else seasons),
            Chapter(say("after", place=tables.noun,
                        date=tell_date(tables.turns[max(0, last.turn - 1)].noun)),
                    write(end, close(last))),
            *(() if years is None else (Chapter(say("end"), write(
                end, (say("years", n=years),))),)))


def begin(tables: Tables, state: Position) -> Iterator[Msg]:
    """The task, the memories so far, the companions."""
    yield say("asked", last=tables.turns[-1].noun, regions=tuple(
        tables.regions[site.region].noun for site in tables.sites))
    yield say("points", n=state.life) if state.life > 0 else say("nothing")
    yield from list_companions(state)


def close(state: Position) -> Iterator[Msg]:
    """The worth of the campaign. [13.9] [13.10]"""
    parts = dict(immortality_of(state))
    whole = memory(state)[0]
    if state.ending != VICTORY:
        yield say("lost", n=whole)
        return
    carried = parts.pop("life", 0)
    yield say("worth_last" if "level" in parts else "worth", **parts)
    if carried:
        yield say("whole", n=whole)


def write(index: int, sentences: Iterable[Msg]) -> tuple[Sentence, ...]:
    """Sentences that no event tells, beside the action of that number."""
    return tuple(Sentence(index, (), each) for each in sentences)


def say(key: str, **args: Arg) -> Msg:
    return Msg(f"commander.book.{key}", tuple(args.items()))
