"""The score by turn as a page to print: HTML that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from string import Template

from alexandre.content.board import board_name
from alexandre.content.data import assets
from alexandre.kernel.contract import OVER, Outcome
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Refusal, Who
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.eyes import NOBODY
from alexandre.scenes.base.history import History
from alexandre.ui.draw.sketch import Wording

Voice = Callable[[Wording], str]


def make_score_sheet(session: Session, voice: Voice, lang: str) -> str:
    """The page, in the language that is spoken; what is secret is not on it before the end.

    Refusal where the beginning of the match is no longer told, or its title counts no points.
    """
    history = History(session.game, session.record)
    is_over = session.decider == OVER
    standings = history.standings(None if is_over else NOBODY)
    if not standings:
        raise Refusal(Msg.of("ui.sheet.nothing"))
    record = session.record
    title = voice(Msg.of("ui.annals.of", title=Msg.of(f"{record.title}.title"),
                         board=board_name(record.board)))
    outcome = session.state.outcome()
    ending = Msg.of(f"{record.title}.ending.{outcome.reason}") if outcome else Msg.of(
        "ui.sheet.goes_on", n=len(history.heads))
    tables = [*tell_turns(history, standings, voice),
              *(tell_result(record.title, outcome, voice) if outcome else ())]
    page = Template((assets() / "score_sheet.html").read_text(encoding="utf-8"))
    return page.substitute(lang=lang, title=escape(title), ending=escape(voice(ending)),
                           tables="\n".join(tables))


def tell_turns(history: History, standings: tuple[tuple[int, ...], ...],
               voice: Voice) -> Iterator[str]:
    """A row for each turn: whose it was, how far the match was, the points after it."""
    drawing, seats = drawing_of(history.game), range(len(standings[0]))
    told = [history.progress(head) for head in history.heads]
    yield f"<table><caption>{escape(voice(drawing.unit))}</caption>"
    yield row_of([voice(Msg.of("ui.sheet.turn")), voice(Msg.of("ui.sheet.who")),
                  *([voice(Msg.of("ui.sheet.when"))] if any(told) else []),
                  *(voice(Who(seat)) for seat in seats)], "th", said=1 + any(told), part="thead")
    for number, (head, points) in enumerate(zip(history.heads, standings[1:], strict=True)):
        when = told[number]
        yield row_of([str(number + 1), voice(Who(history.steps[head].actor)),
                      *([voice(when) if when else ""] if any(told) else []),
                      *map(str, points)], "td", said=1 + any(told))
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
    """A row; the first cell and `said` more after it are words, the others figures."""
    row = "".join(f"<{tag}{class_of('said' * (0 < at <= said))}>{escape(each)}</{tag}>"
                  for at, each in enumerate(cells))
    line = f"<tr{class_of(kind)}>{row}</tr>"
    return f"<{part}>{line}</{part}>" if part else line


def class_of(kind: str) -> str:
    """The attribute of an element of that kind."""
    return f' class="{kind}"' if kind else ""
