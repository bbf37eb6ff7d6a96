"""The score by turn as a page to print: HTML that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from string import Template

from alexandre.content.board import board_name
from alexandre.content.data import assets
from alexandre.kernel.contract import OVER, Outcome, Seat
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Refusal, Who
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.eyes import NOBODY
from alexandre.scenes.base.history import History
from alexandre.ui.draw.sketch import Wording

Voice = Callable[[Wording], str]


def make_score_sheet(session: Session, voice: Voice, lang: str) -> str:
    """The page in the current language; before the end it contains no secrets.

    Refusal where the beginning of the game is unknown, or its title counts no points.
    """
    history = History(session.game, session.record)
    is_over = session.decider == OVER
    eyes = None if is_over else NOBODY
    standings = history.standings(eyes)
    if not standings:
        raise Refusal(Msg.of("ui.sheet.nothing"))
    record = session.record
    title = voice(Msg.of("ui.annals.of", title=Msg.of(f"{record.title}.title"),
                         board=board_name(record.board)))
    outcome = session.state.outcome()
    ending = Msg.of(f"{record.title}.ending.{outcome.reason}") if outcome else Msg.of(
        "ui.sheet.goes_on", n=len(history.heads))
    tables = [*tell_turns(history, standings, eyes, voice),
              *(tell_result(record.title, outcome, voice) if outcome else ())]
    page = Template((assets() / "score_sheet.html").read_text(encoding="utf-8"))
    return page.substitute(lang=lang, title=escape(title), ending=escape(voice(ending)),
                           tables="\n".join(tables))


def tell_turns(history: History, standings: tuple[tuple[int, ...], ...], eyes: Seat | None,
               voice: Voice) -> Iterator[str]:
    """A row for each turn: its player, the progress, the points after it, and other counts of the
    title; one table for a single player, else a table for each count."""
    counts = list_counts(history, standings, eyes)
    whose = [Who(seat) for seat in range(len(standings[0]))]
    if len(whose) == 1:
        yield from tell_table(history, voice, Msg.of("ui.sheet.turns"),
                              [name for name, _turns in counts],
                              [[each[0] for each in row] for row in zip(
                                  *(turns for _name, turns in counts), strict=True)])
        return
    for name, turns in counts:
        yield from tell_table(history, voice, name, whose, turns)


def list_counts(history: History, standings: tuple[tuple[int, ...], ...],
                eyes: Seat | None) -> list[tuple[Msg, list[tuple[int, ...]]]]:
    """Every count with its numbers by turn and seat, the points first."""
    game, drawing = history.game, drawing_of(history.game)
    counts: dict[Msg, list[tuple[int, ...]]] = {drawing.unit: list(standings[1:])}
    ends = history.turn_ends
    for begin, end in zip(history.heads, ends[1:], strict=True):
        events = [event for step in history.steps[begin:end] for event in step.events]
        for name, numbers in drawing.counts(game, game.view(history.states[end], eyes), events):
            counts.setdefault(name, []).append(numbers)
    return list(counts.items())


def tell_table(history: History, voice: Voice, name: Wording, heads: Sequence[Wording],
               rows: Sequence[Sequence[int]]) -> Iterator[str]:
    """A table with a row of figures for each turn, under these heads."""
    told = [history.progress(head) for head in history.heads]
    has_seats = history.record.seats > 1
    said = has_seats + any(told)
    yield f"<table><caption>{escape(voice(name))}</caption>"
    yield row_of([voice(Msg.of("ui.sheet.turn")),
                  *([voice(Msg.of("ui.sheet.who"))] if has_seats else []),
                  *([voice(Msg.of("ui.sheet.when"))] if any(told) else []),
                  *map(voice, heads)], "th", said=said, part="thead")
    for number, (head, figures) in enumerate(zip(history.heads, rows, strict=True)):
        when = told[number]
        yield row_of([str(number + 1),
                      *([voice(Who(history.steps[head].actor))] if has_seats else []),
                      *([voice(when) if when else ""] if any(told) else []),
                      *map(str, figures)], "td", said=said)
    yield "</table>"


def tell_result(title: str, outcome: Outcome, voice: Voice) -> Iterator[str]:
    """The parts of every score, the best first."""
    names = [name for name, _points in outcome.breakdown[0]]
    yield f"<table><caption>{escape(voice(Msg.of('ui.sheet.result')))}</caption>"
    yield row_of(["", *(voice(Msg(f"{title}.score.{name}")) for name in names),
                  voice(Msg.of("ui.result.total"))], "th", part="thead")
    for seat in sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__):
        points = [str(each) for _name, each in outcome.breakdown[seat]]
        yield row_of([voice(Who(seat)), *points, str(outcome.scores[seat])], "td",
                     kind="won" if seat in outcome.winners else "")
    yield "</table>"


def row_of(cells: list[str], tag: str, *, said: int = 0, part: str = "", kind: str = "") -> str:
    """A table row; the first cell and `said` more are words, the others figures."""
    row = "".join(f"<{tag}{class_of('said' * (0 < at <= said))}>{escape(each)}</{tag}>"
                  for at, each in enumerate(cells))
    line = f"<tr{class_of(kind)}>{row}</tr>"
    return f"<{part}>{line}</{part}>" if part else line


def class_of(kind: str) -> str:
    """The attribute of an element of that kind."""
    return f' class="{kind}"' if kind else ""
