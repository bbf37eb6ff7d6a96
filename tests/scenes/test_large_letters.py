"""Letters at 150 %: nothing on a table is set smaller, and what is read is set larger."""

from __future__ import annotations

from functools import cache
from statistics import mean

import pytest

from alexandre import app, games
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import Board
from alexandre.ui.draw.lettering import Lettering
from alexandre.ui.draw.lettering.enlarged import enlarge
from alexandre.ui.draw.sketch import Caption
from tests.helpers.artwork import show
from tests.scenes.rooms import TABLES, play_on
from tools.pages.layout import MIDDLE, SIZES, play

LARGER = {"main": 1.15, "foot": 1.05, "side": 1.15}  # words at least so much, on the average
DIGIT = 0.5  # of their size, how wide figures are
FEW = 2  # people at a table
LITTLE = 1.04  # and in the smallest window, whose side is as narrow as can be
SMALL = 16  # pixels in a window of 1280x720: what is larger may stay so
SEVERAL = 6
# Between neighbours that have no more room, or as wide as their paper.
SQUEEZED = ("Alexandrie", "Alexandria", "Alexandrie d’Arie", "Alexandria in Aria", "Hyrcanian Sea",
            "The Tyrian fleet")
Sizes = dict[tuple[str, str, str], int]  # by place, sheet, words; in pixels


pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("title", "board"), TABLES)
def test_letters_are_larger_at_150_and_none_is_smaller(
        title: str, board: str, size: tuple[int, int], lang: str) -> None:
    """And chips, plans, counters, names of units, the strip of years, cards: in the usual windows
    all small words are larger with every step of the setting."""
    session = play_on(title, board)
    usual, large = (sizes_of(session, size, text, lang) for text in (1.0, 1.5))
    both = usual.keys() & large.keys()
    smaller = {key: (usual[key], large[key]) for key in both if large[key] < usual[key]}
    words = [key for key in both if any(map(str.isalpha, key[2]))]
    means = {place: mean(large[key] / usual[key] for key in words if key[0] == place)
             for place in {key[0] for key in words}}

    assert smaller == {}
    assert {"main", "side"} <= set(means)
    assert all(mean >= (LARGER[place] if size != SIZES[0] else LITTLE)
               for place, mean in means.items()), means
    if size in SIZES[1:3]:
        some, scale = sizes_of(session, size, 1.25, lang), size[1] / SIZES[1][1]
        small = [key for key in words if key in some and usual[key] < SMALL * scale]
        stay = {key[2]: (usual[key], some[key], large[key]) for key in small
                if not usual[key] <= some[key] or large[key] <= usual[key]}
        assert len(small) >= SEVERAL
        assert {said: each for said, each in stay.items() if said not in SQUEEZED} == {}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("title", [title for title in games.TITLES
                                   if games.meta(title).seats[1] > FEW])
def test_no_letter_is_smaller_at_150_where_every_seat_is_taken(
        title: str, size: tuple[int, int]) -> None:
    session = fill_table(title)
    usual, large = (sizes_of(session, size, text, "fr") for text in (1.0, 1.5))

    assert {key: (usual[key], large[key]) for key in usual.keys() & large.keys()
            if large[key] < usual[key]} == {}


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
@pytest.mark.parametrize(("title", "seats", "figures"), [
    ("catan", 3, 3), ("catan", 4, 4), ("phalanxx", 3, 9), ("phalanxx", 4, 12)])
def test_the_row_of_a_player_tells_as_much_at_150(title: str, seats: int, figures: int,
                                                  size: tuple[int, int]) -> None:
    session = play(title, games.meta(title).boards[0], MIDDLE, seats=seats)
    told = []
    for text in (1.0, 1.5):
        _desk, board = show(session, size, text)
        told.append(sorted(str(each.text) for each in board.pictures["players"].sketch.captions
                           if each.face == "table" and each.align == "left"))

    assert told[0] == told[1]
    assert len(told[0]) >= figures  # no zeros but talents, cards, soldiers


def test_the_operation_of_the_enemy_stays_in_sight_at_150() -> None:
    _desk, board = show(play("commander", "granicus", MIDDLE), SIZES[1], 1.5)

    assert "operation" in {spot.id for each in board.pictures.values()
                           for spot in each.sketch.spots}


def test_a_name_beside_the_edge_grows_only_as_far_as_the_sheet() -> None:
    at_edge, between = (enlarge(Caption((x, 50.0), Msg.of("catan.title"), 20.0, align="left"), 1.5,
                                (1000.0, 100.0)) for x in (900.0, 100.0))

    assert at_edge.most < 100 < between.most
    assert at_edge.size == between.size > 20


def test_figures_grow_less_than_words() -> None:
    words, figure = (enlarge(Caption((500.0, 50.0), text, 20.0), 1.5, (1000.0, 100.0))
                     for text in (Msg.of("catan.title"), "12"))

    assert words.size > figure.size > 20


@cache
def fill_table(title: str) -> Session:
    """A match of as many people as play it together, in its middle."""
    game = games.load(title)
    return play(title, game.meta.boards[0], MIDDLE, seats=game.meta.seats[1])


def sizes_of(session: Session, size: tuple[int, int], text: float, lang: str) -> Sizes:
    """The sizes of everything that is shown."""
    desk, board = show(session, size, text, lang)
    lettering, sizes = Lettering(desk.theme, desk.letters), Sizes()
    for sheet in board._sheets:
        picture = board.pictures[sheet.name]
        for layer in picture.sketch.strata():
            if layer.from_zoom <= picture.fit.scale:
                for caption in layer.captions:
                    words = desk.voice(caption.text)
                    key = (sheet.place, sheet.name, words)
                    pixels, _words = lettering._fit(caption, words, scale_of(board, sheet.name))
                    sizes[key] = max(sizes.get(key, 0), pixels)
    return sizes


def scale_of(board: Board, name: str) -> float:
    """Pixels a unit of that sheet."""
    return board.pictures[name].fit.scale * board.desk.theme.scale


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize(("title", "seats"), [
    (title, seats) for title in games.TITLES
    for seats in range(FEW + 2, games.meta(title).seats[1] + 1)])
def test_the_rows_of_four_and_five_players_use_the_room_that_is_theirs(
        title: str, seats: int, size: tuple[int, int]) -> None:
    """The finding: a third of it lay empty below small rows."""
    session = play(title, games.meta(title).boards[0], MIDDLE, seats=seats)
    _desk, board = show(session, size, 1.0)

    assert board.players is not None
    assert board.pictures["players"].box.h >= 0.85 * board.players.box.h
