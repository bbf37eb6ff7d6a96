"""A sheet under the hand: it is pushed, looked at from near, shown whole again; its spots draw."""

from __future__ import annotations

import pygame
import pytest

from alexandre.scenes.base.pictures import materials
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Fit
from alexandre.ui.draw.sketch import Caption, Disc, Layer, Sketch, Spot
from alexandre.ui.draw.viewport import Scene, Viewport
from alexandre.ui.widgets.base.boxes import Row
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.pictures.board_frame import BoardFrame
from alexandre.ui.widgets.pictures.picture import Picture, covers, tell
from alexandre.ui.window.root import WindowRoot

SIDE = 100.0


def square(name: str, left: float, top: float, neighbours: tuple[str, ...] = ()) -> Spot:
    corners = ((left, top), (left + 20, top), (left + 20, top + 20), (left, top + 20))
    return Spot(name, name, corners, neighbours=neighbours)


SPOTS = (Spot("point", "P", ((50.0, 50.0),), 1.0), square("west", 5, 40, ("east",)),
         square("middle", 40, 40), square("east", 75, 40))
SHEET = Sketch((SIDE, SIDE), (Disc((50, 50), 4, "gold"),), (), SPOTS)


class Table:
    """A desk with one picture, and a hand."""

    def __init__(self) -> None:
        pygame.font.init()
        self.clicks: list[str] = []
        self.picture = Picture("picture/map", self.clicks.append)
        self.desk = WindowRoot(materials.make_letters(), str)
        self.desk.resize(1280, 720)
        self.desk.show(self.picture)
        self.picture.show(SHEET, frozenset({"west", "east"}))
        self.screen = pygame.Surface((1280, 720))
        self.now = 0

    def run(self, frames: int = 40) -> None:
        for _frame in range(frames):
            self.now += 16
            self.desk.tick(self.now)
            self.desk.draw(self.screen)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """The place on the screen of a place of the sheet."""
        left, top = self.picture.fit.out((x, y))
        return round(left), round(top)

    def send(self, kind: int, **fields: object) -> None:
        self.desk.event(pygame.event.Event(kind, fields))

    def move(self, pos: tuple[int, int]) -> None:
        self.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def drag(self, start: tuple[int, int], end: tuple[int, int], button: int = 1) -> None:
        self.move(start)
        self.send(pygame.MOUSEBUTTONDOWN, pos=start, button=button)
        self.move(end)
        self.send(pygame.MOUSEBUTTONUP, pos=end, button=button)

    def click(self, pos: tuple[int, int]) -> None:
        self.drag(pos, pos)

    def wheel(self, steps: int, pos: tuple[int, int]) -> None:
        self.move(pos)
        self.send(pygame.MOUSEWHEEL, x=0, y=steps)
        self.run()


@pytest.fixture
def table() -> Table:
    shown = Table()
    shown.run()
    return shown


def test_the_wheel_comes_nearer_to_what_is_under_the_pointer(table: Table) -> None:
    pos = table.at(55, 42)
    table.wheel(3, pos)

    assert table.picture.camera.zoom > 1.9 and table.at(55, 42) == pytest.approx(pos, abs=2)
    table.wheel(-9, pos)
    assert table.picture.camera.is_whole


@pytest.mark.parametrize("steps", [4000, 2**31 - 1, -4000, -2**31])
def test_a_wheel_event_of_any_size_is_taken_for_many_notches(table: Table, steps: int) -> None:
    """The finding: 1.25 to the power of 4,000 is no number."""
    table.wheel(steps, table.at(50, 50))

    assert table.picture.camera.is_whole == (steps < 0)


def test_a_camera_that_has_come_back_shows_the_sharp_picture_at_once(
        table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: the same picture was stretched, with lights one shade otherwise."""
    scale, stretched = table.picture.fit.scale, list[float]()
    monkeypatch.setattr(Viewport, "_stretch",
                        lambda *seen: stretched.append(table.picture.fit.scale))
    table.desk.command("zoom_in")
    table.run(3)
    table.desk.command("zoom_out")
    table.run()

    assert table.picture.fit.scale == scale < max(stretched)
    assert scale not in stretched


def test_the_tip_of_a_spot_has_its_name_rows_and_picture() -> None:
    spot = Spot("seat:0", "Ada", ((50.0, 50.0),), 1.0, picture=SHEET, rows=("3 points", "2 cards"))

    assert tell(spot) == ("Ada", "3 points", "2 cards", SHEET)


def test_a_button_shows_all_again_and_is_there_only_then(table: Table) -> None:
    assert table.desk.find("picture/map/fit") is None
    table.wheel(2, table.at(50, 50))
    button = table.desk.find("picture/map/fit")
    assert button is not None
    table.click((round(button.box.middle[0]), round(button.box.middle[1])))

    assert table.picture.camera.is_whole
    assert table.desk.find("picture/map/fit") is None


def test_a_drag_pushes_the_sheet_and_clicks_nothing(table: Table) -> None:
    table.wheel(4, table.at(50, 50))
    start = table.at(50, 50)
    table.drag(start, (start[0] + 60, start[1] + 25))
    table.run()

    assert table.at(50, 50) == pytest.approx((start[0] + 60, start[1] + 25), abs=2)
    assert table.clicks == []


@pytest.mark.parametrize("button", [2, 3])
def test_the_other_buttons_push_too_and_never_click(table: Table, button: int) -> None:
    table.wheel(4, table.at(50, 50))
    start = table.at(15, 50)
    table.drag(start, start, button)
    table.drag(start, (start[0] + 50, start[1]), button)

    assert table.at(15, 50)[0] > start[0] + 30 and table.clicks == []


def test_a_hand_that_trembles_still_clicks(table: Table) -> None:
    x, y = table.at(15, 50)
    table.drag((x, y), (x + 2, y + 1))

    assert table.clicks == ["west"]


def test_twice_on_the_ground_shows_all_and_twice_on_a_spot_does_not(table: Table) -> None:
    table.wheel(2, table.at(50, 50))
    table.click(table.at(50, 60))
    table.click(table.at(50, 58))
    assert not table.picture.camera.is_whole
    table.click(table.at(50, 70))
    assert not table.picture.camera.is_whole
    table.click(table.at(50, 70))

    assert table.picture.camera.is_whole


def test_two_slow_clicks_on_the_ground_are_two_clicks(table: Table) -> None:
    table.wheel(2, table.at(50, 50))
    table.click(table.at(50, 70))
    table.run()
    table.click(table.at(50, 70))

    assert not table.picture.camera.is_whole


def test_keys_move_the_camera(table: Table) -> None:
    for _ in range(4):
        assert table.desk.command("zoom_in")
    table.run()
    start = table.at(50, 50)
    table.desk.command("pan_left")
    table.run()

    assert table.at(50, 50)[0] > start[0]
    table.desk.command("zoom_fit")
    table.run()
    assert table.picture.camera.is_whole


def test_the_camera_glides_and_then_nothing_moves_any_more(table: Table) -> None:
    scale = table.picture.fit.scale
    table.desk.command("zoom_in")
    table.run(3)
    between = table.picture.fit.scale
    table.run()

    assert scale < between < table.picture.fit.scale
    assert not table.desk.is_moving


def test_where_motion_is_unwelcome_the_camera_is_there_at_once(table: Table) -> None:
    table.picture.glides = False
    scale = table.picture.fit.scale
    table.desk.command("zoom_in")

    assert table.picture.fit.scale == pytest.approx(scale * 1.25)


def test_the_view_survives_a_move_and_a_resize(table: Table) -> None:
    table.wheel(4, table.at(85, 50))
    camera = table.picture.camera
    table.picture.show(Sketch((SIDE, SIDE), (), (), SPOTS), frozenset())
    table.desk.resize(1600, 900)
    table.run()

    assert table.picture.camera == camera


def test_a_lit_point_draws_the_pointer_to_itself(table: Table) -> None:
    pos = table.at(51.2, 51.0)
    assert table.picture.spot_at(pos) == SPOTS[2]
    table.picture.show(SHEET, frozenset({"point"}))

    assert table.picture.spot_at(pos) == SPOTS[0]


def test_arrows_go_to_the_neighbour_and_bring_it_into_sight(table: Table) -> None:
    table.desk.focus_on(table.picture)
    table.desk.command("left")
    table.wheel(6, table.at(15, 50))
    table.desk.command("right")
    table.run()

    assert table.picture.pointed == SPOTS[3]
    assert table.picture.box.has(table.picture.fit.out(SPOTS[3].middle))
    table.desk.command("press")
    assert table.clicks == ["east"]


@pytest.mark.parametrize("start", ["beside", "nothing"])
def test_an_arrow_onto_a_sheet_comes_to_a_spot(table: Table, start: str) -> None:
    row = Row(gap=4, widths=(0.0, 200.0))
    row.add(table.picture)
    row.add(Button("beside", "Beside", lambda: table.clicks.append("beside")))
    table.desk.show(row)
    table.run()
    table.desk.focus_on(table.desk.find(start))
    table.desk.command("left")

    assert table.picture.pointed == SPOTS[1]
    table.desk.command("press")
    assert table.clicks == ["west"]


def test_a_press_on_a_framed_sheet_first_comes_to_a_spot(table: Table) -> None:
    table.desk.focus_on(table.picture)
    assert table.desk.command("press") and not table.clicks
    assert table.picture.pointed == SPOTS[1]


def test_a_new_sketch_keeps_what_is_pointed_at(table: Table) -> None:
    table.move(table.at(15, 50))
    table.picture.show(Sketch((SIDE, SIDE), (), (), SPOTS), frozenset())
    assert table.picture.pointed == SPOTS[1]
    table.picture.show(Sketch((SIDE, SIDE), ()), frozenset())

    assert table.picture.pointed is None


def test_what_is_prepared_may_give_a_spot_another_name(table: Table) -> None:
    named = Spot("west", "what it would do", SPOTS[1].outline)
    table.picture.draw_over(Layer("prepared", ()), (named,))

    assert [spot.name for spot in table.picture.spots if spot.id == "west"] == ["what it would do"]
    assert len(table.picture.spots) == len(SPOTS)


def test_a_picture_without_room_can_be_lit(table: Table) -> None:
    table.picture.place(Box(0, 0, 300, 0))
    table.picture.show(SHEET, frozenset({"middle"}))

    assert table.picture.lit == {"middle"}


def test_a_picture_that_is_covered_whole_can_be_lit_and_pointed_at(table: Table) -> None:
    """A low window: the controls at its foot lie over all of the sheet."""
    table.picture.place(Box(0, 0, 300, 20))
    table.picture.cover(40)
    table.picture.lay()
    assert table.picture.fit.scale == 0
    table.picture.show(SHEET, frozenset({"middle"}))
    for at in ((150, 10), (-9, -9)):
        table.send(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))

    assert table.picture.pointed is None


def test_a_picture_without_room_is_not_painted_and_wants_nothing(table: Table) -> None:
    """A caption has no size where the scale is nothing."""
    words = Sketch((SIDE, SIDE), (), (Caption((50, 50), "I", 20, "ink", "bold"),))
    for wide, high in ((0, 80), (80, 0)):
        table.picture.show(words, frozenset())
        table.picture.place(Box(300, 300, wide, high))
        table.run(2)

    assert not table.picture.is_unfinished


def test_the_keyboard_hears_what_a_spot_is_called(table: Table) -> None:
    table.desk.focus_on(table.picture)
    table.send(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="")
    for _ in range(3):
        table.now += 1000
        table.desk.tick(table.now)

    assert table.picture.pointed is not None
    assert table.desk.tip.text == table.picture.pointed.name


def test_what_is_prepared_over_a_sheet_paints_no_more_than_it_covers(table: Table) -> None:
    table.run()
    table.picture.draw_over(Layer("course", (Disc((20, 20), 3, "gold"),)))
    areas = table.desk.draw(table.screen)

    assert areas
    assert sum(area.w * area.h for area in areas) < 0.05 * 1280 * 720


def test_what_is_lit_is_not_hidden_by_something_larger_that_is_not(table: Table) -> None:
    """A figure that stands on a road hides neither the road nor what lights it."""
    figure, road = square("figure", 40, 40), Spot("road", "R", ((45, 45), (55, 45), (55, 48)))
    large = Spot("land", "L", ((0, 0), (100, 0), (100, 100), (0, 100)))
    sheet = Sketch((SIDE, SIDE), (), (), (figure, road, large))
    pos = table.at(52, 46)
    for lit, there in (("road", road), ("land", figure), ("figure", figure)):
        table.picture.show(sheet, frozenset({lit}))
        assert table.picture.spot_at(pos) == there


def test_the_middle_of_a_spot_is_its_core_where_its_corners_surround_another_place() -> None:
    corners = ((0.0, 0.0), (4.0, 0.0), (4.0, 2.0), (0.0, 2.0))
    assert Spot("bay", "Bay", corners).middle == (2.0, 1.0)
    assert Spot("bay", "Bay", corners, core=(3.5, 1.5)).middle == (3.5, 1.5)


def test_a_sketch_covers_a_box_with_its_bleed_alone() -> None:
    """The finding: beside a map narrower than its frame lay wood."""
    fit, box = Fit(1.0, 50.0, 0.0), Box(0.0, 0.0, 200.0, 100.0)
    assert not covers(Sketch((100.0, 100.0), ()), fit, box)
    assert covers(Sketch((100.0, 100.0), (), bleed=(50.0, 0.0, 50.0, 0.0)), fit, box)


def test_paper_lies_beside_a_sheet_that_is_narrower_than_its_frame(table: Table) -> None:
    beside = table.at(-20, 50)
    table.picture.frame = BoardFrame()
    table.picture.touch()
    table.run()

    assert table.screen.get_at(beside)[:3] == table.desk.theme.colour("parchment")[:3]


def test_a_form_hides_the_title_of_the_map_below_it(
        table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: its plate stuck out beside the split, “…ACE”."""
    seen = list[list[str]]()

    def note(_lens: Viewport, _brush: object, _box: Box, _fit: Fit, scene: Scene,
             **_more: object) -> None:
        seen.append([each.name for each in scene.sketch.layers])

    monkeypatch.setattr(Viewport, "paint", note)
    disc = Disc((50, 50), 9, "ink")
    table.picture.show(Sketch((SIDE, SIDE), (), layers=(
        Layer("land", (disc,)), Layer("title", (disc,)))), frozenset())
    table.run(1)
    for is_form in (True, False):
        table.picture.draw_over(Layer(f"form {is_form}", (disc,)), is_form=is_form)
        table.run(1)
    assert seen == [["land", "title"], ["land"], ["land", "title"]]
