"""The board of a match is seen before its room is built, from a small picture of its ground."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import pygame
import pytest

from alexandre import games
from alexandre.app import App
from alexandre.content import data
from alexandre.kernel.board import Board
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.base.board import draw_main, foreshow
from alexandre.scenes.base.history import History
from alexandre.scenes.table.table import Table
from alexandre.ui.draw import draft
from alexandre.ui.draw.sketch import Layer, Shape
from alexandre.ui.widgets.pictures.picture import Picture
from tools.art.coarse import list_grounds, paint_ground

GROUNDS: Final = dict(list_grounds())
CLOSE: Final = 4.0  # of 255, on the average
SIMILAR: Final = 18.0  # with names and pieces
MOVES: Final = 60


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> list[pygame.Surface]:
    """Everything that comes to the screen."""
    seen: list[pygame.Surface] = []

    def note(areas: object) -> None:
        surface = pygame.display.get_surface()
        assert surface is not None
        seen.append(surface.copy())

    monkeypatch.setattr(pygame.display, "update", note)
    return seen


def begin(title: str, levels: tuple[str, ...] = ()) -> Session:
    game, (low, high) = games.load(title), games.meta(title).seats
    seats = levels or ("random",) * min(max(2, low), high)
    return Session.new(game, [Player("", level) for level in seats], seed=3)


def measure_gap(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of the values of two pictures."""
    total = 0
    for above, below in ((one, other), (other, one)):
        left = pygame.Surface(above.get_size(), 0, 24)
        left.blit(above, (0, 0))
        left.blit(below, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        total += sum(pygame.image.tobytes(left, "RGB"))
    return total / (3 * one.get_width() * one.get_height())


def cut_out(frame: pygame.Surface, picture: Picture, scale: float) -> pygame.Surface:
    """The part of a frame in the box of a picture, at half of its size."""
    box = picture.box
    part = frame.subsurface([round(each * scale) for each in (box.x, box.y, box.w, box.h)])
    return pygame.transform.smoothscale(part, (part.get_width() // 2, part.get_height() // 2))


def move_aside(picture: pygame.Surface) -> pygame.Surface:
    """The picture some pixels further right and down."""
    moved = picture.copy()
    moved.blit(picture, (3, 3))
    return moved


@pytest.mark.parametrize("name", sorted(GROUNDS))
def test_the_small_picture_shows_the_ground_as_it_is_drawn_today(name: str) -> None:
    kept = pygame.image.load(data.assets() / "plates" / "coarse" / f"board.{name}.jpg")
    now = paint_ground(GROUNDS[name])

    assert now.get_size() == kept.get_size() and measure_gap(now, kept) < CLOSE


def test_every_small_picture_is_that_of_a_board() -> None:
    files = (data.assets() / "plates" / "coarse").glob("board.*.jpg")

    assert {each.name[6:-4] for each in files} == GROUNDS.keys()


@pytest.mark.parametrize("title", games.TITLES)
def test_what_it_shows_never_changes_in_a_match(title: str) -> None:
    session, lot = begin(title), random.Random(5)
    shown: dict[str, tuple[Layer, ...]] = {}
    for _ in range(MOVES):
        sketch = draw_main(session.game, session.game.view(session.state, 0))
        assert sketch is not None
        for number, layer in enumerate(sketch.layers, 1):
            if layer.coarse:
                ground = sketch.layers[:number]
                assert shown.setdefault(layer.coarse, ground) == ground
        if session.decider == OVER:
            break
        offers = session.offers()
        session.play(offers[lot.randrange(len(offers))])

    assert shown


@pytest.mark.parametrize("title", games.TITLES)
def test_the_ground_lies_where_the_board_is_painted(
        running: App, frames: list[pygame.Surface], monkeypatch: pytest.MonkeyPatch,
        title: str) -> None:
    table = Table(running.house, begin(title), "match")
    monkeypatch.setattr(table, "build", lambda: Table.build(table) if frames else pytest.fail(
        "it is built before anything is seen"))
    running.house.enter(table)
    main = table.board.main

    assert len(frames) == 1
    assert main is not None
    running.house.desk.draw(running.window.surface)
    first, last = (cut_out(frame, main, running.house.desk.theme.scale)
                   for frame in (frames[0], running.window.surface))
    assert measure_gap(first, last) < SIMILAR
    assert measure_gap(first, move_aside(last)) > measure_gap(first, last)


def test_nothing_is_seen_before_the_screen_is_handed_over(
        running: App, frames: list[pygame.Surface]) -> None:
    running.house.enter(Table(running.house, begin("catan", ("", "", "")), "match"))

    assert not frames


def test_the_board_of_a_replay_is_seen_before_it_too(
        running: App, frames: list[pygame.Surface]) -> None:
    session = begin("phalanxx")
    running.house.enter(Replay(running.house, History(session.game, session.record)))

    assert len(frames) == 1


def test_it_is_shown_once(running: App, frames: list[pygame.Surface]) -> None:
    running.house.enter(Table(running.house, begin("phalanxx"), "match"))
    running.house.refresh()

    assert len(frames) == 1


def test_nothing_below_the_small_picture_is_painted(
        running: App, frames: list[pygame.Surface], monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[tuple[Shape, ...]] = []

    def note(shapes: tuple[Shape, ...], least: float) -> Iterator[Shape]:
        painted.append(shapes)
        return iter(())

    monkeypatch.setattr(draft, "list_large", note)
    running.house.enter(Table(running.house, begin("phalanxx"), "match"))

    assert len(frames) == 1
    assert () not in painted  # that is the shapes of the ground


def test_a_board_of_ones_own_waits_for_its_room(running: App) -> None:
    board = games.load("alexandros").board
    own = games.load("alexandros", Board("alexandros", "mine", board.data, is_bundled=False))
    seats = [Player("", "random"), Player("", "random")]

    assert foreshow(running.house.desk, Session.new(games.load("alexandros"), seats))
    assert not foreshow(running.house.desk, Session.new(own, seats))
