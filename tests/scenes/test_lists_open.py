"""A list that is unfolded shows its first rows, whole, in every window and in all letters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, product

import pytest

from alexandre import app, games
from alexandre.kernel.text import Msg
from alexandre.ui.draw.layout import Box
from alexandre.ui.sidebar.page import Page
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.sidebar.unfolding import is_line
from alexandre.ui.text.sizes import LABEL, SMALL
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Widget, find_list, walk
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.link import FoldButton
from alexandre.ui.window.tooltip import Tooltip
from tests.helpers.artwork import show
from tests.scenes.test_side_names_fit import pages_of
from tools.pages.layout import play

SIZES = ((1280, 720), (1920, 1080))
LOW = (1280, 640)
TEXTS = (1.0, 1.25, 1.5)
ROWS = 4  # of a list that are seen at least; one less for each line more that they take
AIR = 8  # of a row round its lines
ROUNDED = 1.5  # units that edges may be off by


pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("title", games.TITLES)
def test_what_is_unfolded_is_seen_from_its_beginning_and_a_note_lies_on_nothing(
        title: str) -> None:
    """The finding: “The coach is thinking…” lay below the first row, in large letters."""
    pages = pages_of(title)
    session = play(title, games.meta(title).boards[0], 1, seats=min(3, games.meta(title).seats[1]))
    hidden, covered, opened = [], [], 0
    for (size, text), lang in zip(((LOW, TEXTS[-1]), *product(SIZES, TEXTS)), cycle(app.LANGS)):
        _desk, board = show(session, size, text, lang)
        assert isinstance(board.side, PlainView)
        for page in pages:
            for heading in open_each(board.side, page):
                opened += 1
                hidden += [f"{size} {text} {lang} {heading}: {each}" for each in (
                    faults(board.side, heading) if size != LOW else ())]
                board.side.note(Msg("ui.coach.thinks"))
                if board.side.told.box.meets(board.side.offers.scroll.box):
                    covered.append(f"{size} {text} {lang} {heading}")
                board.side.note()

    assert hidden == covered == []
    assert opened


def test_the_log_lends_its_room_to_what_is_unfolded_and_takes_it_back() -> None:
    """The finding: the rows opened below the edge, and the arrow alone turned."""
    session = play("phalanxx", "succession", 1, seats=3)
    page = next(each for each in pages_of("phalanxx") if len(each.offers) > ROWS)
    _desk, board = show(session, SIZES[0], 1.5, "fr")
    side = board.side
    assert isinstance(side, PlainView)
    side.show(page)
    before = side.log.box, side.bar.box, side.players.box, side.tools.box
    for heading in open_each(side, page):
        assert side.log.box.h >= side.log.unit - ROUNDED or not side.log_head.is_shown
        assert side.bar.box.y > before[1].y
        assert side.bar.box.bottom <= side.players.box.y <= side.log_head.box.y <= side.log.box.y
        assert side.log.box.bottom <= side.tools.box.y
        find(side, heading).on_press()
    assert (side.log.box, side.bar.box, side.players.box, side.tools.box) == before


@pytest.mark.parametrize("title", games.TITLES)
def test_the_log_lends_its_room_to_the_first_four_rows(title: str) -> None:
    """The finding: *Occupy a province* was hidden below three rows, above four lines of log."""
    least, most = games.meta(title).seats
    session = play(title, games.meta(title).boards[0], 1, seats=min(max(2, least), most))
    _desk, board = show(session, SIZES[0], 1.5, "fr")
    side = board.side
    assert isinstance(side, PlainView)
    for page in pages_of(title):
        side.show(page)
        rows = [each for each in side.offers.scroll.column.children if isinstance(each, Button)]
        low = side.offers.scroll.view.bottom + ROUNDED
        hidden = [each for each in rows[:ROWS] if each.box.bottom > low]
        lacking = hidden[0].box.bottom - low if hidden else 0.0
        assert not hidden or side.log.box.h - lacking < 2 * side.log.unit, page.prompt


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("title", games.TITLES)
def test_the_first_choice_is_whole_in_the_lowest_window(title: str, lang: str) -> None:
    """The inside of a window of 1280x720: the first row was cut, and the log above lay empty."""
    session = play(title, games.meta(title).boards[0], 1, seats=min(3, games.meta(title).seats[1]))
    _desk, board = show(session, (1280, 632), 1.5, lang)
    side, cut, seen = board.side, [], 0
    assert isinstance(side, PlainView)
    for page in pages_of(title):
        side.show(Page("", ""))
        side.show(page)
        rows = [each for each in side.offers.scroll.column.children if not isinstance(each, Label)]
        if rows and side.offers.is_shown:
            seen += 1
            cut += [page.prompt] * (not is_seen(rows[0].box, side.offers.scroll.view))

    assert seen
    assert not cut


def test_a_way_out_without_a_main_choice_has_two_lines_at_most() -> None:
    """The finding: “End turn (1 action left)” took three, and the list showed a row less."""
    session, seen = play("alexandros", "e", 1, seats=2), 0
    desk, board = show(session, SIZES[0], 1.5, "fr")
    assert isinstance(board.side, PlainView)
    for page in pages_of("alexandros"):
        board.side.show(page)
        buttons = board.side.offers.end.children
        if len(buttons) == 2 and not isinstance(buttons[1], Button):
            seen += 1
            assert buttons[0].box.h < 3 * desk.text_height("x", "text", LABEL, 1000)
    assert seen


@pytest.mark.parametrize("title", games.TITLES)
def test_a_tip_of_a_choice_covers_none_of_the_others(title: str) -> None:
    """The finding: the tip of the first adviser lay over the next three."""
    session = play(title, games.meta(title).boards[0], 1, seats=min(3, games.meta(title).seats[1]))
    covered, told = [], 0
    for size, text in (((1024, 640), 1.5), ((1280, 720), 1.0)):
        desk, board = show(session, size, text, "fr")
        side = board.side
        assert isinstance(side, PlainView) and isinstance(desk.tip, Tooltip)
        for page in pages_of(title):
            side.show(page)
            view = side.offers.scroll.view
            rows = [each for each in walk(side.offers.scroll) if each.can_press
                    and each.box.meets(view)]
            for row in rows:
                desk.tip.end()
                desk.tip.promise(row.tip or "A tip of one line", row.box.middle, 0,
                                 find_list(row))
                desk.tip.tick(desk.now)
                told += len(rows) > 1
                covered += [(size, row.name, each.name) for each in rows if each is not row
                            and desk.tip._painted.meets(each.box.clip(view))]

    assert not covered
    assert told


def open_each(side: PlainView, page: Page) -> Iterator[str]:
    """The headings of a page, each unfolded alone."""
    side.show(Page("", ""))
    side.show(page)
    column = side.offers.scroll.column
    for name in [row.name for row in column.children if isinstance(row, FoldButton)]:
        side.offers._open.clear()
        side.offers._build()
        side.lay()
        find(side, name).on_press()
        yield name


def find(side: PlainView, name: str) -> FoldButton:
    row = next(row for row in side.offers.scroll.column.children if row.name == name)
    assert isinstance(row, FoldButton)
    return row


def faults(side: PlainView, name: str) -> Iterator[str]:
    """List the faults of a list that has just been unfolded."""
    rows: list[Widget] = side.offers.scroll.column.children
    at = next(at for at, row in enumerate(rows) if row.name == name)
    end = next((end for end in range(at + 1, len(rows)) if not is_line(rows[end])), len(rows))
    lines, view = rows[at + 1:end], side.offers.scroll.view
    seen = [row for row in rows[at:end] if is_seen(row.box, view)]
    line = side.desk.text_height("x", "text", SMALL, view.w)
    least = ROWS + 1 - max(round((row.box.h - AIR) / line) for row in lines[:ROWS])
    if not is_seen(lines[0].box, view):
        yield "the first row is out of sight"
    if len(seen) < min(least, len(lines)):
        yield f"{len(seen)} of {len(lines)} rows"
    if any(row.box.y < view.bottom - ROUNDED and row.box.bottom > view.bottom + ROUNDED
           for row in rows):
        yield "a row is cut"


def is_seen(box: Box, view: Box) -> bool:
    return view.y - ROUNDED <= box.y and box.bottom <= view.bottom + ROUNDED
