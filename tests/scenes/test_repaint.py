"""Only what has changed is painted, and the screen looks as if all of it were."""

from __future__ import annotations

import math
from operator import ne

import pygame
import pytest

from alexandre import games
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.layout import Box
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.pictures.picture import Picture
from alexandre.ui.window.audience import can_open
from alexandre.ui.window.repaint import MOST, RIM, Repaint, bands
from tests.games.catan.story import auction
from tests.helpers.walks import list_drawn_titles
from tests.scenes.rooms import play_some
from tests.scenes.test_monkey import Monkey
from tests.ui.gui import Gui

ACTS = 60
NEAR = 60  # apart in red, green and blue: some ten units of CIELAB
SIZE = (1280, 720)
CUT_RING = 0 if can_open() else 600  # bytes: classic pygame leaves a row out of a ring it cuts
NOTE = Msg.of("ui.why.not_asked")


def sit_down(gui: Gui, title: str, moves: int) -> Table:
    """A person's turn in the middle of a match of that title."""
    gui.resize(SIZE)
    others = games.meta(title).seats[0] - 1 or int(games.meta(title).seats[1] > 1)
    session = Session.new(games.load(title), [Player("Zoé"), *[Player("", "random")] * others],
                          seed=5)
    room = Table(gui.house, play_some(session, moves), "match")
    gui.house.enter(room)
    gui.run(4)
    return room


def crop(gui: Gui, picture: Picture) -> pygame.Surface:
    """Return the part of the screen with a board, at a quarter of its size."""
    scale = gui.desk.theme.scale
    area = pygame.Rect(*(round(each * scale) for each in (
        picture.box.x, picture.box.y, picture.box.w, picture.box.h)))
    return pygame.transform.smoothscale(gui.screen.subsurface(area), (area.w // 4, area.h // 4))


@pytest.mark.parametrize("title", list_drawn_titles())
def test_the_first_frame_of_a_table_shows_its_whole_board_and_nobody_moves_before(
        gui: Gui, title: str) -> None:
    """However little time there is; four of five pixels have nearly their colour."""
    gui.resize(SIZE)
    gui.house.choose("pace", "instant")
    players = [Player("", "random")] * games.meta(title).seats[0]
    session = Session.new(games.load(title), players, seed=5)
    table = Table(gui.house, session, "match")
    gui.house.enter(table)
    gui.desk.draw(gui.screen, 0.0)
    board = max(table.board.pictures.values(), key=lambda each: each.box.w * each.box.h)
    first, began = crop(gui, board), session.turn
    for _ in range(3):
        gui.now += 40
        gui.house.tick(gui.now)
    assert session.turn == began
    gui.paint()
    gui.paint()
    last = crop(gui, board)
    near = [math.dist(first.get_at((x, y))[:3], last.get_at((x, y))[:3]) < NEAR
            for x in range(0, last.get_width(), 2) for y in range(0, last.get_height(), 2)]

    assert sum(near) > 0.8 * len(near)


class Steady(Monkey):
    """Leaves the window and the language as they are, which change all at once, and lets go."""

    chords = ("Tab", "Up", "Down", "Left", "Right", "Return", "Escape", "ctrl+z", "1", "Home", "w")
    click = Monkey.touch
    resize = drag = Monkey.wait

    def act(self) -> str:
        what = super().act()
        self.gui.run(1)
        return what


def looks_whole(gui: Gui) -> bool:
    """Whether the screen is as if all of it were painted anew."""
    painted = pygame.image.tobytes(gui.painted, "RGB")
    other = pygame.Surface(gui.screen.get_size())
    gui.desk.touch(gui.desk.box)
    gui.desk.draw(other)
    whole = pygame.image.tobytes(other, "RGB")
    return painted == whole or sum(map(ne, painted, whole)) <= CUT_RING


@pytest.mark.parametrize("title", games.TITLES)
def test_whatever_is_done_at_once_or_piece_by_piece_the_screen_looks_as_if_painted_whole(
        gui: Gui, title: str) -> None:
    """And a note leaves everything at the side where it would be laid."""
    compare(gui, title, 20, ACTS)


@pytest.mark.parametrize("title", games.TITLES)
def test_it_looks_so_where_larger_letters_fold_what_lies_below_the_board(
        gui: Gui, title: str) -> None:
    gui.set(text=150)
    gui.paints = True
    for moves in (4, 7):
        sit_down(gui, title, moves)
        gui.run(4)
        assert looks_whole(gui), moves


def test_a_title_that_gave_way_makes_no_choices_below_it_higher(gui: Gui) -> None:
    """The finding: with the next tick the offers of who had won an auction moved."""
    table = sit_down(gui, "catan", 0)
    table.session.state = auction("village", "wgggg", seats=3).play("bid 4").passes(2).state
    gui.enter(table := Table(gui.house, table.session, "match"))
    first = boxes_of(table)
    table.plain.lay()

    assert boxes_of(table) == first


@pytest.mark.long
@pytest.mark.parametrize("title", games.TITLES)
@pytest.mark.parametrize("moves", [1, 45, 90])
def test_for_long_it_looks_so(gui: Gui, title: str, moves: int) -> None:
    compare(gui, title, moves, 10 * ACTS)


def compare(gui: Gui, title: str, moves: int, acts: int) -> None:
    """Do anything, and look after each thing; every other one is painted part by part.  A hand
    that has left the table sits down there again."""
    table = sit_down(gui, title, moves)
    gui.paint()
    monkey = Steady(gui, moves)
    frames = [0]
    for number in range(acts):
        room = gui.house.room
        if room is not table:
            table = sit_down(gui, title, moves)
        what = monkey.act()
        gui.house.is_leaving = False
        if gui.house.room is table and gui.desk.top is table.board:
            table.plain.note(*[NOTE] * (number % 4))
            noted = boxes_of(table)
            table.plain.lay()
            assert noted == boxes_of(table)
        if number % 2:
            frames.append(run_hurried(gui, is_new=gui.house.room is not room))
        assert looks_whole(gui), f"{number}: {what}"

    assert max(frames) > 1


def run_hurried(gui: Gui, *, is_new: bool) -> int:
    """Return the number of frames that have time for one part each, until nothing is left and all
    is shown; the first of a new room shows all of it nevertheless."""
    shown = gui.screen.copy()
    for number in range(2000):
        if not gui.desk.is_dirty:
            assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(gui.screen, "RGB")
            return number
        areas = gui.desk.draw(gui.screen, 0.0)
        if is_new and number == 0:
            assert areas[0].unionall(areas[1:]) == gui.screen.get_rect()
        for area in areas:
            shown.blit(gui.screen, area, area)
    raise AssertionError("it never comes to an end")


def test_what_lies_nearest_to_the_hand_is_painted_first() -> None:
    repaint = Repaint()
    for left in (0.0, 300.0, 600.0):
        repaint.add(Box(left, 0, 100, 100))
    first, *others = repaint.take((640.0, 20.0))
    repaint.late = others[-1:]
    repaint.add(Box(500, 0, 50, 50))

    assert first.has((640.0, 20.0))
    assert repaint.take((640.0, 20.0))[0] == others[-1], "what is late goes before"
    assert repaint.is_empty


def test_the_bands_of_a_box_are_shown_together_and_other_boxes_before_them() -> None:
    """The finding: half of a new sentence was seen above half of the old one."""
    repaint, panel, button = Repaint(), Box(880, 0, 400, 720), Box(100, 100, 50, 50)
    repaint.add(panel)
    repaint.add(button)
    last, *others = repaint.take((100.0, 100.0))[::-1]
    repaint.late = [last]

    assert repaint.release(others) == [button.inset(-RIM)]
    repaint.late = []
    assert sum(each.h for each in repaint.release([last])) == panel.inset(-RIM).h


def test_no_part_waits_for_ever_while_everything_changes_all_the_time() -> None:
    """Each frame has time for two parts only, and the hand stays in a corner; what is painted is
    shown too."""
    whole, hand, painted, shown = Box(0, 0, 1280, 720), (5.0, 5.0), set[Box](), set[Box]()
    repaint = Repaint()
    repaint.add(whole)
    every = set(repaint.take(hand))
    for _frame in range(len(every)):
        repaint.add(whole)
        now, repaint.late = (taken := repaint.take(hand))[:2], taken[2:]
        painted.update(now)
        shown.update(repaint.release(now))

    assert len(every) > 4
    assert painted == every == shown


def test_a_large_part_is_cut_and_nothing_of_it_is_lost() -> None:
    whole = Box(0, 0, 1280, 720)
    parts = bands(whole)

    assert len(parts) > 4 and parts[0].around(*parts) == whole
    assert sum(each.w * each.h for each in parts) == pytest.approx(whole.w * whole.h)


@pytest.mark.parametrize("title", list_drawn_titles())
def test_pointing_at_a_spot_paints_no_more_than_its_light(gui: Gui, title: str) -> None:
    room = sit_down(gui, title, 20)
    picture = room.board.pictures[next(iter(room.board.pictures))]
    spot = next((each for each in picture.spots if each.id in picture.lit), picture.spots[0])
    gui.run(4)
    gui.paint()
    x, y = picture.fit.out(spot.middle)
    gui.send(pygame.MOUSEMOTION, pos=(round(x), round(y)), rel=(0, 0), buttons=(0, 0, 0))
    assert picture.pointed is not None
    areas = gui.paint()

    assert areas
    assert sum(area.w * area.h for area in areas) < 0.2 * picture.box.w * picture.box.h


def test_a_click_on_a_board_that_says_nothing_paints_nothing_of_it(gui: Gui) -> None:
    picture = sit_down(gui, games.TITLES[0], 20).board.pictures["map"]
    gui.run(4)
    gui.paint()
    gui.desk.focus_on(picture)

    assert gui.paint() == []


def boxes_of(room: Table) -> dict[str, list[tuple[float, ...]]]:
    """The boxes of everything at the side, to a thousandth."""
    by_widget: dict[str, list[tuple[float, ...]]] = {}
    for each in walk(room.plain):
        boxes = [each.box, *(placed.box for placed in getattr(each, "placed", ()))]
        by_widget.setdefault(f"{type(each).__name__} {each.name}", []).extend(
            (round(box.x, 3), round(box.y, 3), round(box.w, 3), round(box.h, 3))
            for box in boxes)
    return by_widget


def test_of_many_parts_the_nearest_are_painted_as_one() -> None:
    """Far ones stay apart, so that what lies between them is left alone."""
    repaint = Repaint()
    for number in range(MOST):
        repaint.add(Box(100.0 * number, 0, 10, 10))
    repaint.add(Box(0, 60, 10, 10))

    assert len(repaint.boxes) == MOST
    assert sum(each.w * each.h for each in repaint.boxes) < 12_000


def test_what_lies_within_a_part_adds_nothing() -> None:
    repaint = Repaint()
    repaint.add(Box(0, 0, 500, 500))
    before = list(repaint.boxes)
    repaint.add(Box(100, 100, 10, 10))

    assert repaint.boxes == before
