"""Sheets that are described are whole, legible and steady: at any table, in any letters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise

import pytest

from alexandre import app, games
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import Board
from alexandre.scenes.table import table
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.lettering import Lettering
from alexandre.ui.draw.sheets.measures import Words
from alexandre.ui.draw.sheets.tree import Laid, Letters, Node, Page, lay_out
from alexandre.ui.draw.sketch import Caption, Place, Wording, wear
from tests.helpers.artwork import share_letters, show
from tests.helpers.speech import words
from tests.helpers.walks import Table, list_drawn_titles, walk
from tests.ui.gui import Gui

SIZE = (1280, 720)
TEXTS = (1.0, 1.25, 1.5)
EVERY = 17  # actions between two positions
MOST = 22  # positions of a match
NAMES = ("Roxane", "Parmenion", "Hephaestion", "Olympias", "Ptolemy")
LEAST = (1.3, 1.15)  # how much larger letters of 150 % are: those up to 16 units, and larger ones
FULL = 16.0
CROWDED = {("phalanxx", 1): (1.15, 1.15)}  # fifteen names of cards in the tray of one player
BROKEN = 0.8  # of the size of words in several lines, which break where they may
TOUCHING = 0.5  # units by which words may meet
STEADY = 1.0  # units by which a box may move

pytestmark = pytest.mark.usefixtures("screen")


@dataclass(frozen=True)
class View:
    """Its phase, and its described sheets by place and name."""

    phase: str
    sheets: tuple[tuple[str, str, Node], ...]


def list_tables() -> list[tuple[str, int]]:
    """The fewest and the most seats of every title."""
    return [(title, seats) for title in list_drawn_titles()
            for seats in sorted({games.meta(title).seats[0], games.meta(title).seats[1]})]


@cache
def views_of(title: str, seats: int, *, is_first: bool) -> tuple[View, ...]:
    """Positions of a match played at random, by the eyes of who decides, or all by those of the
    first seat."""
    wear(())
    table = Table(title, games.meta(title).boards[0], seats, ())
    game, views = table.game(), list[View]()
    for number, (state, _action) in enumerate(walk(table.start(), seed=seats)):
        if len(views) == MOST * (1 + is_first):
            break
        actor = state.actor()
        if actor < 0 or actor == OVER or (number % EVERY and not is_first):
            continue
        eyes = 0 if is_first else actor
        sheets = games.table(game).sheets(game, game.view(state, eyes))
        views.append(View(f"{game.prompt(state, eyes).kind} {actor}", tuple(
            (each.place, each.name, each.content) for each in sheets
            if isinstance(each.content, Node))))
    return tuple(views)


@cache
def board_of(title: str, seats: int, text: float) -> Board:
    """A board on which the sheets of that table have their room."""
    game = games.load(title, games.meta(title).boards[0])
    session = Session.new(game, [Player()] * seats, seed=1)
    while session.decider < 0:
        session.play(session.offers()[0])
    return show(session, SIZE, text)[1]


@cache
def room_of(title: str, seats: int, text: float) -> dict[str, Place]:
    """The room of the sheets at each place, in units."""
    return dict(board_of(title, seats, text)._rooms)


@cache
def say_in(lang: str, wording: Wording) -> str:
    """With the names of people."""
    if isinstance(wording, str):
        return wording
    speech = words(lang)
    return (speech.say(wording, NAMES) if isinstance(wording, Msg)
            else speech.name(wording, "plain", NAMES))


def lay(node: Node, room: Place, lang: str, text: float, before: Laid | None = None) -> Laid:
    """As the board does it."""
    return lay_out(node, room, share_letters().ems, lambda each: say_in(lang, each), text, before)


def captions_at_100(node: Node, laid: Laid, lang: str) -> list[Caption]:
    """The words of the form that is shown, where there is room for letters of 100 %."""
    letters = Letters(Words(share_letters().ems, lambda each: say_in(lang, each)), 1.0, laid.level)
    page, wide = Page(letters), 3 * laid.sketch.size[0]
    node.put(page, Box(0, 0, wide, letters.high(node, wide)))
    return page.captions


def lay_sheets(title: str, seats: int, lang: str,
                text: float) -> Iterator[tuple[str, Node, Laid]]:
    """Every described sheet of every position."""
    room = room_of(title, seats, text)
    for view in views_of(title, seats, is_first=False):
        for place, name, node in view.sheets:
            yield f"{name}, {view.phase}", node, lay(node, room[place], lang, text)


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize(("title", "seats"), list_tables())
def test_nothing_is_cut_or_touches_anything_and_letters_of_150_are_that_much_larger(
        title: str, seats: int, text: float, lang: str) -> None:
    lettering = Lettering(board_of(title, seats, text).desk.theme, share_letters())
    faults, enough = list[str](), CROWDED.get((title, seats), LEAST)
    for where, node, laid in lay_sheets(title, seats, lang, text):
        if text == TEXTS[-1]:
            faults += [f"{where}: {each}" for each in list_small(node, laid, lang, enough)]
        if not laid.is_whole:
            faults.append(f"{where}: no room")
        spans = []
        for each in laid.sketch.captions:
            said = say_in(lang, each.text)
            size, span = lettering.measure(each, said, 1.0)
            spans.append((said, span))
            least = each.size * (BROKEN if each.lines > 1 else 1.0)
            is_inside = span[0] >= -TOUCHING and span[2] <= laid.sketch.size[0] + TOUCHING
            if size < round(least) - 1 or not is_inside:
                faults.append(f"{where}: {said!r} is cut")
        faults += [f"{where}: {one[0]!r} meets {two[0]!r}" for one, two in combinations(spans, 2)
                   if min(one[1][2], two[1][2]) - max(one[1][0], two[1][0]) > TOUCHING
                   and min(one[1][3], two[1][3]) - max(one[1][1], two[1][1]) > TOUCHING]
        faults += [f"{where}: {one} lies across {two}" for (one, first), (two, second)
                   in combinations(laid.places.items(), 2) if is_across(first, second)]
    assert faults == []


def is_across(one: Box, other: Box) -> bool:
    """Whether two boxes overlap without one containing the other."""
    common = one.clip(other)
    return min(common.w, common.h) > TOUCHING and not (
        one.inset(-TOUCHING).holds(other) or other.inset(-TOUCHING).holds(one))


def list_small(node: Node, laid: Laid, lang: str, enough: tuple[float, float]) -> Iterator[str]:
    """Words of 150 % that are not that much larger than those of 100 %."""
    designed = captions_at_100(node, laid, lang)
    assert [each.text for each in designed] == [each.text for each in laid.sketch.captions]
    for small, large in zip(designed, laid.sketch.captions, strict=True):
        ratio = large.size / small.size
        if small.colour != "seal.text" and ratio < enough[small.size > FULL] - 0.005:
            yield f"{say_in(lang, small.text)!r} {small.size:g} × {ratio:.2f}"


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize(("title", "seats"), list_tables())
def test_no_box_moves_while_the_phase_is_the_same(title: str, seats: int, text: float) -> None:
    """As long as there is nothing else on the sheet."""
    room, lang = room_of(title, seats, text), app.LANGS[0]
    before: dict[str, Laid] = {}
    steps: list[tuple[str, dict[str, Laid]]] = []
    for view in views_of(title, seats, is_first=True):
        before = {name: lay(node, room[place], lang, text, before.get(name))
                  for place, name, node in view.sheets}
        steps.append((view.phase, before))
    faults = [f"{phase}: {name} {part} by {far:.1f}"
              for (phase, one), (other, two) in pairwise(steps) if phase == other
              for name in one.keys() & two.keys() if is_alike(one[name], two[name])
              for part, box in one[name].places.items()
              if family(one[name], part) == family(two[name], part)
              and (far := move_of(box, two[name].places[part])) > STEADY]
    assert faults == []


def is_alike(one: Laid, two: Laid) -> bool:
    """Whether they have the same form or the same parts; a card more or less may want another
    form."""
    return (one.level, one.text) == (two.level, two.text) or one.places.keys() == two.places.keys()


def family(laid: Laid, part: str) -> set[str]:
    """The parts of its kind: cards of a hand close up when one of them has gone."""
    kind = part.partition(":")[0]
    return {each for each in laid.places if each.partition(":")[0] == kind}


def move_of(one: Box, other: Box) -> float:
    """The way of the corner that goes farther."""
    return max(abs(one.x - other.x), abs(one.y - other.y), abs(one.right - other.right),
               abs(one.bottom - other.bottom))


@pytest.mark.parametrize("title", ["empire", "commander"])
def test_sheets_are_laid_out_again_in_another_language(gui: Gui, title: str) -> None:
    seats = games.meta(title).seats[0]
    session = Session.new(games.load(title), [Player(name) for name in NAMES[:seats]], seed=3)
    gui.house.enter(table.Table(gui.house, session, "match"))
    gui.lift()
    before = boxes_of(gui)
    gui.set(lang="en").run()
    switched = boxes_of(gui)
    gui.house.refresh()
    gui.run()

    assert switched == boxes_of(gui) != before


def boxes_of(gui: Gui) -> dict[str, dict[str, Box]]:
    """The named parts of each sheet that is laid out at the table."""
    return {name: dict(picture.places) for name, picture in gui.table.board.pictures.items()
            if picture.places}
