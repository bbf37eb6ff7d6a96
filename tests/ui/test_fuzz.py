"""Any tree of widgets, any events, any size of window and letters, in any order: it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from alexandre.scenes.base.pictures import materials
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Plate, Sketch, Spot
from alexandre.ui.widgets.base.boxes import Column, Panel, Row
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.list_box import ListBox, ListRow
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget, walk
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.check import Check
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.controls.fold import Fold
from alexandre.ui.widgets.controls.select import Select
from alexandre.ui.widgets.controls.slider import Slider
from alexandre.ui.widgets.controls.stepper import Stepper
from alexandre.ui.widgets.controls.tabs import Tabs
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.widgets.pictures.picture import Picture
from alexandre.ui.window.root import LEAST, WindowRoot

KEYS = (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME,
        pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_RETURN, pygame.K_SPACE,
        pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_1, pygame.K_a,
        pygame.K_c, pygame.K_v, pygame.K_x, pygame.K_z, pygame.K_F1, pygame.K_PLUS, 233)
MODS = (0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT,
        pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
WORDS = st.sampled_from(["", "Go", "Prendre la carte du lion", "é" * 60, "王\0\ud800", "a b " * 40,
                         "Xanthippe", "−12"])
WINDOWS = ((1, 1), (320, 240), (1024, 640), (1280, 720), (500, 900), (1600, 400))
BOARD = Sketch((100, 60), (Plate((0, 0), (100, 60), 0, "sea"),), (), (
    Spot("a", "Athens", ((10.0, 10.0),), 8.0), Spot("b", "Babylon", ((60.0, 10.0),), 8.0)))


def quiet(*_heard: object) -> None:
    """Nothing comes of it."""


def leaf(kind: int, text: str) -> Widget:
    """One widget of the kit."""
    pairs = [(number, f"{text} {number}") for number in range(1, 6)]
    makers: list[Callable[[], Widget]] = [
        lambda: Button(text, text, quiet, command="undo", tip=(text, "more")),
        lambda: Button(text, text, quiet, kind="primary", hint="3", align="left"),
        lambda: Check(text, text, True, quiet),
        lambda: Choice(text, pairs, 1),
        lambda: Field(text, text[:40], empty=text),
        lambda: Label(text, text, tip=text),
        lambda: ListBox(text, [ListRow(str(n), name, text) for n, name in pairs], quiet),
        lambda: ListBox(text, [], quiet),
        lambda: Select(text, pairs, 2),
        lambda: Slider(text, (0, 7), 3, step=2),
        lambda: Slider(text, (4, 4), 4),
        lambda: Stepper(text, (0, 3), 1),
        lambda: Tabs(text, pairs, 3),
        lambda: board(text),
    ]
    return makers[kind % len(makers)]()


def board(text: str) -> Picture:
    picture = Picture(text, quiet)
    picture.show(BOARD, frozenset("ab"))
    return picture


def branch(kind: int, children: list[Widget], text: str) -> Widget:
    """Widgets that hold others."""
    if kind == 4:
        fold = Fold(text, text, is_open=len(children) % 2 == 0)
        for child in children:
            fold.body.add(child)
        return fold
    if kind == 3:
        scroll = Scroll(text)
        for child in children:
            scroll.column.add(child)
        return scroll
    boxes = (Column(text), Panel(text), Row(text, widths=(40.0,) + (0.0,) * (len(children) - 1)))
    for child in children:
        boxes[kind].add(child)
    return boxes[kind]


LEAVES = st.builds(leaf, st.integers(0, 17), WORDS)
TREES = st.recursive(LEAVES, lambda trees: st.builds(
    branch, st.integers(0, 4), st.lists(trees, max_size=5), WORDS), max_leaves=12)


class Everything(RuleBasedStateMachine):
    """A desk, and hands that do anything."""

    def __init__(self) -> None:
        super().__init__()
        pygame.display.init()
        pygame.display.set_mode((64, 64))
        pygame.font.init()
        self.suffix = ""
        self.desk = WindowRoot(LETTERS, lambda words: f"{words}{self.suffix}" if words else "")
        self.screen = pygame.Surface((1280, 720))
        self.clock = 0

    @initialize(tree=TREES)
    def begin(self, tree: Widget) -> None:
        self.desk.show(tree)

    @rule(tree=TREES)
    def show(self, tree: Widget) -> None:
        self.desk.show(tree)

    @rule(width=st.integers(0, len(WINDOWS) - 1))
    def resize(self, width: int) -> None:
        self.screen = pygame.Surface(WINDOWS[width])
        self.desk.resize(*WINDOWS[width])

    @rule(scale=st.sampled_from([0.75, 1.0, 1.3, 2.0]), text=st.sampled_from([1.0, 1.25, 1.5]))
    def dress(self, scale: float, text: float) -> None:
        self.desk.dress(scale, text)

    @rule(suffix=st.sampled_from(["", " in another language"]))
    def speak(self, suffix: str) -> None:
        self.suffix = suffix
        self.desk.relay()

    @rule(x=st.floats(-0.1, 1.1), y=st.floats(-0.1, 1.1), button=st.sampled_from([1, 1, 1, 2, 3]))
    def click(self, x: float, y: float, button: int) -> None:
        at = self.point(x, y)
        self.send(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        self.send(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
        self.send(pygame.MOUSEBUTTONUP, pos=at, button=button)

    @rule(place=st.integers(0, 60), share=st.floats(0, 1))
    def click_on(self, place: int, share: float) -> None:
        widgets = list(walk(self.desk.top))
        box = widgets[place % len(widgets)].box
        scale = self.desk.theme.scale
        at = round((box.x + box.w * share) * scale), round(box.middle[1] * scale)
        self.send(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        self.send(pygame.MOUSEBUTTONUP, pos=at, button=1)

    @rule(x=st.floats(0, 1), y=st.floats(0, 1), to_x=st.floats(-0.5, 1.5), is_up=st.booleans())
    def drag(self, x: float, y: float, to_x: float, is_up: bool) -> None:  # noqa: FBT001
        self.send(pygame.MOUSEBUTTONDOWN, pos=self.point(x, y), button=1)
        self.send(pygame.MOUSEMOTION, pos=self.point(to_x, x), rel=(0, 0), buttons=(1, 0, 0))
        if is_up:
            self.send(pygame.MOUSEBUTTONUP, pos=self.point(to_x, x), button=1)

    @rule(steps=st.integers(-30, 30))
    def wheel(self, steps: int) -> None:
        self.send(pygame.MOUSEWHEEL, x=0, y=steps)

    @rule(key=st.sampled_from(KEYS), mod=st.sampled_from(MODS), times=st.integers(1, 4))
    def strike(self, key: int, mod: int, times: int) -> None:
        for _ in range(times):
            self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)

    @rule(text=WORDS)
    def type(self, text: str) -> None:
        self.send(pygame.TEXTEDITING, text=text[:3], start=0, length=0)
        self.send(pygame.TEXTINPUT, text=text)

    @rule(text=WORDS, count=st.integers(0, 40))
    def ask(self, text: str, count: int) -> None:
        dialog = Dialog("ask", text)
        for number in range(count):
            dialog.tell(f"ask/{number}", text)
        dialog.answer("ask/yes", text)
        dialog.answer("ask/no", "no", kind="primary")
        self.desk.open(dialog)

    @rule(place=st.integers(0, 60), is_shown=st.booleans(), is_enabled=st.booleans())
    def change(self, place: int, is_shown: bool, is_enabled: bool) -> None:  # noqa: FBT001
        widgets = list(walk(self.desk.top))
        widget = widgets[place % len(widgets)]
        widget.is_enabled = is_enabled
        if widget is not self.desk.top:
            widget.shown(is_shown=is_shown)
            self.desk.arrange()

    @rule(later=st.sampled_from([1, 500, 20_000]))
    def wait(self, later: int) -> None:
        self.clock += later
        self.desk.tick(self.clock)

    @rule()
    def tell(self) -> None:
        self.desk.banner.show("The disk is full.")

    # ---- what is true whatever happened ------------------------------------------------------

    @invariant()
    def it_paints_what_has_changed_inside_the_window(self) -> None:
        whole = self.screen.get_rect()

        assert all(whole.contains(area) for area in self.desk.draw(self.screen))
        assert not self.desk.is_dirty

    @invariant()
    def the_keyboard_is_where_it_can_be_used(self) -> None:
        focus = self.desk.focus
        if focus is not None and focus.is_hung:
            assert focus in list(walk_all(self.desk.top))

    @invariant()
    def the_window_has_room_for_its_least(self) -> None:
        width, height = self.screen.get_size()
        if width >= LEAST[0] and height >= LEAST[1]:
            assert self.desk.box.w >= LEAST[0] - 1

    def point(self, x: float, y: float) -> tuple[int, int]:
        width, height = self.screen.get_size()
        return round(x * width), round(y * height)

    def send(self, kind: int, **fields: Any) -> None:
        self.desk.event(pygame.event.Event(kind, **fields))


def walk_all(widget: Widget) -> list[Widget]:
    """The widget and everything below it, shown or not."""
    return [widget, *(each for child in widget.children for each in walk_all(child))]


pygame.font.init()
LETTERS = materials.make_letters()

PHASES = (Phase.explicit, Phase.reuse, Phase.generate)  # what fails is short enough to be read

TestEverything = Everything.TestCase
TestEverything.settings = settings(max_examples=45, stateful_step_count=30, deadline=None,
                                   suppress_health_check=list(HealthCheck), phases=PHASES)


def test_what_is_painted_in_parts_is_what_is_painted_whole() -> None:
    """Several rectangles, one after the other, leave no seam and nothing old behind."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    desk = WindowRoot(LETTERS, str)
    desk.resize(800, 600)
    column = Panel()
    labels = [column.add(Button(str(number), "before", quiet)) for number in range(9)]
    desk.show(column)
    parts, whole = pygame.Surface((800, 600)), pygame.Surface((800, 600))
    desk.draw(parts)
    for number in (0, 4, 8):
        labels[number].say("after")
    areas = desk.draw(parts)
    desk.touch(Box(0, 0, 10_000, 10_000))
    desk.draw(whole)

    assert len(areas) == 3
    assert pygame.image.tobytes(parts, "RGB") == pygame.image.tobytes(whole, "RGB")
