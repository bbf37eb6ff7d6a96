"""A match that is over, told from its record: the facts, and what happened turn by turn."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, groupby
from operator import attrgetter
from textwrap import fill
from typing import Final

from alexandre.content.board import board_name
from alexandre.kernel.contract import Outcome
from alexandre.kernel.record import Record
from alexandre.kernel.replay import Step
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import House
from alexandre.scenes.base.outsiders import describe_level
from alexandre.scenes.setup.chapter import epilogue_of
from alexandre.scenes.story.comments import add_comments
from alexandre.scenes.story.highlights import (
    Highlight,
    Vignette,
    choose_highlights,
    draw_vignette,
)
from alexandre.scenes.story.life import legacy_of
from alexandre.scenes.story.page import StoryFigure, StorySection, print_vignette, write_page
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Wording, borrow_looks
from alexandre.ui.play.legacy import Chapter, Sentence, number_events
from alexandre.ui.play.log import list_notes
from alexandre.ui.play.log_rows import Line

NO_SEAT: Final = -1
COLUMNS: Final = 78  # of a text

Fact = tuple[Msg, Msg]  # what it is about, and what is to be said of it


@dataclass(frozen=True)
class Transcript:
    """The text of a finished game, or of each game of a life; everything is shown.

    `parts` are their sentences. The first of a chapter is under its heading; in a life the first
    heading of a part is above the others.
    """

    title: Msg
    facts: tuple[Fact, ...]
    parts: tuple[tuple[Line, ...], ...]
    is_life: bool = False

    @property
    def lines(self) -> tuple[Line, ...]:
        return tuple(chain.from_iterable(self.parts))


def retell(session: Session, origin: Msg,
           comments: Mapping[int, str] | None = None) -> Transcript:
    """The whole game with the player's comments; no lines where it can no longer be replayed from
    its start."""
    record = session.record
    title = Msg.of("ui.annals.of", title=Msg.of(f"{record.title}.title"),
                   board=board_name(record.board))
    return Transcript(title, tuple(list_facts(session, origin)),
                      (add_comments([replace(line, seat=NO_SEAT) for line in write_prose(session)],
                                    comments or {}),))


def tell_life(life: Sequence[Session], origin: Msg,
              comments: Sequence[Mapping[int, str]] = ()) -> Transcript:
    """Linked games as one story, with the comments on each."""
    record = life[0].record
    title = Msg.of("ui.annals.of_life", title=Msg.of(f"{record.title}.title"), n=len(life))
    endings = tuple((Msg.of("ui.seats.board.named", board=board_name(each.record.board)),
                     tell_ending(each)) for each in life)
    return Transcript(title, ((Msg.of("ui.annals.origin"), origin), tell_players(record),
                              *endings), tuple(
                                  add_comments(write_part(each), said) for each, said in zip(
                                      life, comments or [{}] * len(life), strict=True)),
                      is_life=True)


def tell_ending(session: Session) -> Msg:
    """The end of the match and its score."""
    outcome = session.state.outcome()
    assert outcome is not None  # only matches that are over are told
    return Msg.of("ui.annals.row", scores=tuple(map(str, outcome.scores)),
                  ending=Msg.of(f"{session.record.title}.ending.{outcome.reason}"))


def write_prose(session: Session) -> tuple[Line, ...]:
    """The sentences of the title's own chronicle."""
    told = number_events(session.steps)
    chapters = drawing_of(session.game).chronicle(session.game, told)
    return add_notes(set_lines((*chapters, *write_last(session))), session, session.steps)


def write_part(session: Session) -> tuple[Line, ...]:
    """The sentences of one game of a life."""
    history = History(session.game, session.record)
    return add_notes(set_lines((*drawing_of(session.game).book(
        session.game, history.states[0], history.states[-1], number_events(history.steps)),
        *write_last(session))), session, history.steps)


def add_notes(lines: tuple[Line, ...], session: Session,
              steps: Iterable[Step]) -> tuple[Line, ...]:
    """The lines, with the log's notes on a step inserted after those of its events."""
    told = list(lines)
    for step in steps:
        for note in list_notes(session.game, session.record, step, None):
            told.insert(bisect_right(told, note.index, key=lambda line: line.index), note)
    return tuple(told)


def write_last(session: Session) -> tuple[Chapter, ...]:
    """The last page as a chapter, if the game has one."""
    last, end = epilogue_of(session.game, session.state, session.steps), len(session.steps)
    return () if last is None else (Chapter(last.title, tuple(
        Sentence(end, (), each) for each in last.words)),)


def set_lines(chapters: Iterable[Chapter]) -> tuple[Line, ...]:
    """The sentences of the chapters, the first of each under its heading."""
    return tuple(Line(each.text, is_head=not number, index=each.index,
                      event=next(iter(each.events), None),
                      title="" if number else Msg.of("ui.annals.chapter", chapter=chapter.title))
                 for chapter in chapters for number, each in enumerate(chapter.sentences))


def list_facts(session: Session, origin: Msg) -> Iterator[Fact]:
    """The origin, the players, the options, the end, the legacy."""
    record, outcome = session.record, session.state.outcome()
    yield Msg.of("ui.annals.origin"), origin
    yield tell_players(record)
    yield Msg.of("ui.annals.options"), tell_options(session)
    if outcome is not None:
        yield Msg.of("ui.annals.result"), Msg.of(f"{record.title}.ending.{outcome.reason}")
        for seat in range(len(outcome.scores)):
            yield Msg.of("ui.annals.score", who=Who(seat)), tell_score(record.title, outcome, seat)
    legacy = legacy_of(session)
    if legacy is not None:
        for name, rows in (("kept" if legacy.board else "held", legacy.kept),
                           ("turned", legacy.turned), ("lost", legacy.lost)):
            yield Msg.of(f"ui.legacy.{name}"), Msg.of("ui.annals.list", things=tuple(
                Msg.of("ui.annals.part", part=what, points=amount) for what, amount in rows))
    if record.assisted:
        yield Msg.of("ui.annals.help"), Msg.of("ui.result.assisted")


def tell_players(record: Record) -> Fact:
    return Msg.of("ui.annals.players"), Msg.of(
        "ui.annals.list", things=tuple(tell_player(record, seat) for seat in range(record.seats)))


def tell_player(record: Record, seat: int) -> Msg:
    level = record.players[seat].level
    if not level:
        return Msg.of("ui.annals.person", who=Who(seat))
    return Msg.of("ui.saves.player", who=Who(seat), level=describe_level(level))


def tell_options(session: Session) -> Msg:
    """The options that differ from the rule book."""
    messages: list[Msg] = []
    for option in session.game.meta.options:
        value = session.record.options[option.name]
        key = f"{session.record.title}.option.{option.name}"
        if value is True and option.concerns(session.record.board.id):
            messages.append(Msg(key))
        elif value != option.default and option.concerns(session.record.board.id):
            messages.append(Msg.of("ui.annals.option", option=Msg(key),
                                   choice=Msg(f"{key}.{value}".lower())))
    return Msg.of("ui.annals.list", things=tuple(messages)) if messages \
        else Msg.of("ui.annals.by_the_book")


def tell_score(title: str, outcome: Outcome, seat: int) -> Msg:
    """The total and every part of it."""
    return Msg.of("ui.annals.sum", sum=str(outcome.scores[seat]), parts=tuple(
        Msg.of("ui.annals.part", part=Msg.of(f"{title}.score.{name}"), points=str(points))
        for name, points in outcome.breakdown[seat] if points))


def as_text(told: Transcript, voice: Callable[[Wording], str]) -> str:
    """The same as plain text in the current language."""
    title = voice(told.title)
    lines = [title, "=" * len(title), ""]
    lines += [voice(Msg.of("ui.annals.fact", name=name, what=what)) for name, what in told.facts]
    for part in told.parts:
        for number, (heading, sentences) in enumerate(group_lines(part)):
            name = voice(heading) if heading else ""
            rule = ["-" * len(name), ""] if told.is_life and not number else []
            lines += ["", *([name] if name else ()), *rule]
            for text, is_comment in set_paragraphs(sentences, voice):
                indent = "  " * is_comment
                lines += fill(text, COLUMNS, initial_indent=indent,
                              subsequent_indent=indent).splitlines()
    return "\n".join([*lines, ""])


def set_paragraphs(lines: Iterable[Line],
                   voice: Callable[[Wording], str]) -> Iterator[tuple[str, bool]]:
    """The sentences as paragraphs, each comment by itself, with a flag for comments."""
    for is_comment, sentences in groupby(lines, key=attrgetter("is_comment")):
        texts = [voice(line.text) for line in sentences]
        yield from ((text, True) for text in texts) if is_comment else [(" ".join(texts), False)]


def group_lines(lines: Iterable[Line]) -> list[tuple[Wording, list[Line]]]:
    """The lines by heading, "" before the first."""
    groups: list[tuple[Wording, list[Line]]] = []
    for line in lines:
        if line.title or not groups:
            groups.append((line.title, []))
        groups[-1][1].append(line)
    return groups


def as_page(house: House, matches: Sequence[Session], told: Transcript) -> str:
    """The same as an HTML page, with a picture for each great event."""
    parts = [each for session, lines in zip(matches, told.parts, strict=True)
             for each in set_parts(house, session, group_lines(lines), is_life=told.is_life)]
    return write_page(house.words.lang, house.voice(told.title),
                      [(house.voice(name), house.voice(what)) for name, what in told.facts], parts)


def set_parts(house: House, session: Session, groups: list[tuple[Wording, list[Line]]], *,
              is_life: bool) -> list[StorySection]:
    """The parts of one game, each picture below the lines of its event."""
    history = History(session.game, session.record)
    left = list(choose_highlights(history))
    parts: list[StorySection] = []
    for number, (heading, lines) in enumerate(groups):
        ends = groups[number + 1][1][0].index if number + 1 < len(groups) else len(history.steps)
        figures: list[StoryFigure] = []
        while left and left[0].index < ends:
            with borrow_looks(session.record.colours, session.record.levels):
                figures += illustrate(house, history, left.pop(0))
        parts.append(StorySection(
            house.voice(heading), tuple(set_paragraphs(lines, house.voice)), tuple(figures),
            "h3" if is_life and number else "h2"))
    last = epilogue_of(session.game, session.state, session.steps)
    if last is not None and parts:
        picture = print_vignette(house, Vignette(last.picture, Box(0.0, 0.0, *last.picture.size)))
        parts[-1] = replace(parts[-1], figures=(StoryFigure(house.voice(last.title), picture),
                                                *parts[-1].figures))
    return parts


def illustrate(house: House, history: History, highlight: Highlight) -> list[StoryFigure]:
    """The picture of an event; none where the title draws nothing."""
    vignette = draw_vignette(history, highlight.index + 1, highlight.cue.spots)
    caption = house.voice(highlight.cue.title)
    if highlight.cue.line is not None:
        caption = f"{caption} – {house.voice(highlight.cue.line)}"
    return [] if vignette is None else [StoryFigure(caption, print_vignette(house, vignette))]
