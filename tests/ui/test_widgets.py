"""Widgets on a bare desk, found by name, driven by events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import pygame
import pytest

from alexandre.scenes.base.pictures import materials
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Plate, Sketch, Spot, seat_colour
from alexandre.ui.draw.theme import COLOURS
from alexandre.ui.widgets.base.boxes import Column, Panel, Row
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Listener, Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.widgets.pictures.picture import Picture
from alexandre.ui.widgets.pictures.seal import Seal
from alexandre.ui.window.press_targets import DEAF
from alexandre.ui.window.root import WindowRoot

Point = tuple[float, float]


class Room(Listener):
    """Hears the commands that no widget wanted, or those of them that it knows; `meanings` says
    what they would do."""

    def __init__(self, heard: list[Any], known: tuple[str, ...] | None = None) -> None:
        self.heard, self.known = heard, known
        self.meanings: dict[str, str] = {}

    def command(self, command: str) -> bool:
        is_known = self.known is None or command in self.known
        if is_known:
            self.heard.append(command)
        return is_known

    def meaning(self, command: str) -> str:
        return self.meanings.get(command, "")


class Hand:
    """A desk without a window, and the events of a window."""

    def __init__(self) -> None:
        pygame.display.init()
        pygame.display.set_mode((64, 64))
        pygame.font.init()
        self.desk = WindowRoot(materials.make_letters(), str)
        self.screen = pygame.Surface((1280, 720))
        self.desk.resize(1280, 720)
        self.heard: list[Any] = []
        self.is_patient = True  # looks at what is there before it is pressed

    def show(self, *widgets: Widget, box: Box | None = None) -> Self:
        column = Column()
        for widget in widgets:
            column.add(widget)
        self.desk.show(column)
        if box is not None:
            widgets[0].place(box)
        self.desk.draw(self.screen)
        return self

    def brush(self) -> Brush:
        return Brush(self.screen, self.desk.theme, self.desk.letters, self.desk.voice)

    def note(self, what: object) -> Callable[[], None]:
        return lambda: self.heard.append(what)

    def listen(self, known: tuple[str, ...] | None = None) -> Room:
        """Let a room hear what is pressed, or these commands alone."""
        room = self.desk.listener = Room(self.heard, known)
        return room

    def send(self, kind: int, **fields: Any) -> Self:
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self.is_patient:
            self.desk.look()
            self.desk.now += DEAF
        self.desk.event(pygame.event.Event(kind, **fields))
        return self

    def move(self, at: Point) -> Self:
        return self.send(pygame.MOUSEMOTION, pos=(int(at[0]), int(at[1])), rel=(0, 0),
                         buttons=(0, 0, 0))

    def down(self, at: Point) -> Self:
        return self.send(pygame.MOUSEBUTTONDOWN, pos=(int(at[0]), int(at[1])), button=1)

    def up(self, at: Point) -> Self:
        return self.send(pygame.MOUSEBUTTONUP, pos=(int(at[0]), int(at[1])), button=1)

    def click(self, at: Point) -> Self:
        return self.down(at).up(at)

    def key(self, key: int, mod: int = 0) -> Self:
        return self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="")

    def hears(self, *notes: object) -> Self:
        """All that was noted."""
        assert self.heard == list(notes)
        return self


@pytest.fixture
def hand() -> Hand:
    return Hand()


# ---- buttons --------------------------------------------------------------------------------


def test_a_button_is_pressed_by_the_mouse_and_by_two_keys(hand: Hand) -> None:
    button = Button("go", "Go", hand.note("go"))
    hand.show(button).click(button.box.middle)
    for key in (pygame.K_RETURN, pygame.K_RETURN, pygame.K_SPACE):
        hand.key(key)  # the first shows where the keyboard is

    assert hand.heard == ["go"] * 3


def test_letting_go_elsewhere_presses_nothing(hand: Hand) -> None:
    button = Button("go", "Go", hand.note("go"))
    hand.show(button).down(button.box.middle).up((900, 600)).hears()


def test_what_is_disabled_is_not_pressed_nor_focused(hand: Hand) -> None:
    button = Button("go", "Go", hand.note("go"))
    hand.show(button)
    button.enable(is_enabled=False)
    hand.click(button.box.middle).key(pygame.K_TAB).hears()
    assert hand.desk.focus is None


def test_a_button_grows_with_its_words(hand: Hand) -> None:
    short, long = Button("a", "A", hand.note(1)), Button("b", "long words " * 20, hand.note(2))
    hand.show(short, long)

    assert long.height(300) > 2 * short.height(300)


# ---- the keyboard ---------------------------------------------------------------------------


def test_tab_goes_round_and_shift_tab_back(hand: Hand) -> None:
    buttons = [Button(name, name, hand.note(name)) for name in "abc"]
    hand.show(*buttons)
    seen = []
    for mod in (0, 0, 0, 0, pygame.KMOD_SHIFT):
        hand.key(pygame.K_TAB, mod)
        assert hand.desk.focus is not None
        seen.append(hand.desk.focus.name)

    assert seen == ["a", "b", "c", "a", "c"]


@pytest.mark.parametrize("vanish", [
    lambda button: button.parent.shown(is_shown=False), lambda button: button.place(Box())])
def test_what_cannot_be_seen_is_not_pressed_nor_come_to_nor_ringed(
        hand: Hand, vanish: Callable[[Widget], None]) -> None:
    """Hidden with what it hangs in, or left without a place; as soon as it is back it is meant."""
    row = Row()
    first = row.add(Button("a", "a", hand.note("a")))
    hand.show(row, Button("b", "b", hand.note("b")))
    place = first.box
    hand.key(pygame.K_TAB)
    vanish(first)
    hand.desk.touch(hand.desk.box)
    hand.desk.draw(hand.screen)
    hand.key(pygame.K_RETURN)

    assert hand.heard == [] and hand.desk.focus is first
    assert hand.desk.theme.colour("seal")[:3] not in {
        hand.screen.get_at((x, y))[:3] for x in range(8) for y in range(8)}
    row.shown(is_shown=True)
    first.place(place)
    hand.key(pygame.K_RETURN).hears("a")
    vanish(first)
    hand.desk.focus_on(None)
    hand.key(pygame.K_TAB)
    assert hand.desk.focus is not None and hand.desk.focus.name == "b"


def test_arrows_go_where_they_point(hand: Hand) -> None:
    row, below = Row(), Button("c", "c", hand.note("c"))
    for name in "ab":
        row.add(Button(name, name, hand.note(name)))
    hand.show(row, below)
    seen = []
    for key in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_UP):
        hand.key(key)
        assert hand.desk.focus is not None
        seen.append(hand.desk.focus.name)

    assert seen[:3] == ["a", "b", "c"]


def test_a_key_nobody_wants_goes_to_the_room(hand: Hand) -> None:
    hand.listen()
    hand.show(Label("words", "words")).key(pygame.K_ESCAPE).key(pygame.K_z, pygame.KMOD_CTRL)
    hand.key(pygame.K_z, pygame.KMOD_ALT).hears("cancel", "undo")


# ---- fields and choices ---------------------------------------------------------------------


def test_letters_come_as_text_and_never_from_keys(hand: Hand) -> None:
    field = Field("name", on_change=hand.heard.append)
    hand.show(field).click(field.box.middle).key(pygame.K_e)
    for text in ("Zo", "é", " 1"):
        hand.send(pygame.TEXTINPUT, text=text)

    assert field.text == "Zoé 1"
    assert hand.heard == ["Zo", "Zoé", "Zoé 1"]


def test_a_digit_is_a_letter_while_a_field_is_typed_into(hand: Hand) -> None:
    hand.listen()
    field = Field("name")
    hand.show(field).click(field.box.middle).key(pygame.K_1).key(pygame.K_SPACE).hears()


def test_the_caret_moves_and_letters_go_before_it(hand: Hand) -> None:
    field = Field("name", "Zoé")
    hand.show(field)
    hand.desk.focus_on(field)
    for key in (pygame.K_LEFT, pygame.K_BACKSPACE):
        hand.key(key)
    hand.send(pygame.TEXTINPUT, text="X").key(pygame.K_HOME).key(pygame.K_DELETE)

    assert field.text == "Xé"


def test_a_click_puts_the_caret_under_the_mouse(hand: Hand) -> None:
    field = Field("name", "iiiiiiiiii")
    hand.show(field).click((field.box.x + 12, field.box.middle[1]))
    hand.send(pygame.TEXTINPUT, text="A")

    assert field.text.startswith("A")


def test_a_field_takes_no_more_than_it_may_and_no_other_letters(hand: Hand) -> None:
    field = Field("seed", most=5, keep=str.isdecimal)
    hand.show(field)
    hand.desk.focus_on(field)
    hand.send(pygame.TEXTINPUT, text="12ab3").send(pygame.TEXTINPUT, text="456789")

    assert field.text == "12345"


def test_a_choice_steps_by_clicks_and_by_arrows(hand: Hand) -> None:
    choice = Choice("n", [(each, str(each)) for each in (2, 3, 4)], 2, hand.heard.append)
    hand.show(choice).click((choice.box.right - 8, choice.box.middle[1]))
    hand.click((choice.box.x + 8, choice.box.middle[1])).key(pygame.K_LEFT).key(pygame.K_RIGHT)
    hand.hears(3, 2, 4, 2)
    assert choice.words == "2"


# ---- dialogs --------------------------------------------------------------------------------


def test_behind_a_dialog_nothing_can_be_reached(hand: Hand) -> None:
    button = Button("behind", "behind", hand.note("behind"))
    hand.show(button)
    dialog = Dialog("ask", "Sure?")
    dialog.tell("ask/why", "because")
    dialog.answer("ask/yes", "Yes", hand.note("yes"))
    dialog.answer("ask/no", "No", hand.note("no"), kind="primary")
    hand.desk.open(dialog)
    hand.click(button.box.middle)
    for _ in range(5):
        hand.key(pygame.K_TAB)

    assert hand.heard == []
    assert hand.desk.focus is not None
    assert hand.desk.focus.name.startswith("ask/")


def test_a_dialog_begins_at_its_safest_answer_and_escape_gives_the_last(hand: Hand) -> None:
    hand.show(Label("words", "words"))
    for key in (pygame.K_RETURN, pygame.K_ESCAPE):
        dialog = Dialog("ask", "Sure?")
        dialog.answer("ask/yes", "Yes", hand.note("yes"))
        dialog.answer("ask/no", "No", hand.note("no"), kind="primary")
        hand.desk.open(dialog)
        hand.key(key)

        assert hand.heard.pop() == "no"
        assert hand.desk.find("ask") is None


def test_a_dialog_too_high_for_the_window_scrolls(hand: Hand) -> None:
    hand.show(Label("words", "words"))
    dialog = Dialog("ask", "Much")
    for number in range(60):
        dialog.tell(f"ask/{number}", "a sentence " * 10)
    dialog.answer("ask/no", "No")
    hand.desk.open(dialog)

    assert dialog.panel.box.bottom <= 720 and dialog.body.most > 0


# ---- pictures and tips ----------------------------------------------------------------------

BOARD = Sketch((100, 100), (Plate((0, 0), (100, 100), 0, "sea"),), (), (
    Spot("a", "Athens", ((10.0, 10.0),), 8.0), Spot("b", "Babylon", ((90.0, 10.0),), 8.0),
    Spot("c", "Cyrene", ((10.0, 90.0),), 8.0)))


def make_picture(hand: Hand) -> Picture:
    picture = Picture("map", hand.heard.append)
    picture.show(BOARD, frozenset("ab"))
    hand.show(picture, box=Box(0, 0, 400, 400))
    return picture


def test_every_spot_can_be_clicked_where_it_lies(hand: Hand) -> None:
    picture = make_picture(hand)
    for spot in "abc":
        at = picture.middle_of(spot)
        assert at is not None
        hand.click(at)

    assert hand.heard == ["a", "b", "c"]


def test_arrows_go_from_one_lit_spot_to_the_next(hand: Hand) -> None:
    picture = make_picture(hand)
    hand.desk.focus_on(picture)
    hand.key(pygame.K_LEFT).key(pygame.K_RIGHT).key(pygame.K_RETURN).hears("b")


def test_what_is_pointed_at_is_named_after_a_moment(hand: Hand) -> None:
    at = make_picture(hand).middle_of("c")
    assert at is not None
    hand.desk.tick(1000)
    hand.move(at)
    hand.desk.tick(1100)
    early = hand.desk.tip.text
    hand.desk.tick(1500)

    assert (early, hand.desk.tip.text) == ("", "Cyrene")


def test_a_tip_goes_with_the_next_click(hand: Hand) -> None:
    button = Button("go", "Go", hand.note("go"), tip="Goes")
    hand.show(button).move(button.box.middle)
    hand.desk.tick(5000)
    shown = hand.desk.tip.text
    hand.click(button.box.middle)

    assert (shown, hand.desk.tip.text) == ("Goes", "")


def test_only_what_has_changed_is_painted_again(hand: Hand) -> None:
    panel = Panel()
    label = panel.add(Label("words", "words"))
    hand.show(panel)
    assert hand.desk.draw(hand.screen) == []

    label.say("other words")
    (area,) = hand.desk.draw(hand.screen)

    assert area.height < 100


def test_a_sentence_in_front_of_everything_goes_after_a_while(hand: Hand) -> None:
    hand.show(Label("words", "words"))
    hand.desk.banner.show("The disk is full.")
    hand.desk.tick(2000)
    hand.desk.tick(60_000)
    hand.desk.draw(pygame.Surface((2000, 1000)))
    hand.desk.tick(61_000)
    during = hand.desk.banner.text
    hand.desk.tick(120_000)

    assert (during, hand.desk.banner.text) == ("The disk is full.", "")


def test_an_announcement_outlasts_what_it_was_made_in_and_other_sentences_do_not(
        hand: Hand) -> None:
    hand.show(Label("words", "words"))
    hand.desk.banner.announce("The disk is full.")
    hand.desk.banner.end()
    announced = hand.desk.banner.text
    hand.desk.banner.show("The showcase goes on.")
    hand.desk.banner.end()

    assert (announced, hand.desk.banner.text) == ("The disk is full.",) * 2


def test_a_seal_has_the_colours_of_its_seat(hand: Hand) -> None:
    """The finding: laid as if its colours were not multiplied by their cover, it was darker."""
    seal = Seal(0)
    hand.show(seal, box=Box(0, 0, 100, 60))
    x, y = map(int, seal.box.middle)
    hand.screen.fill(COLOURS["seal.text"])
    seal.paint(hand.brush())
    seen = {tuple(hand.screen.get_at((at, y)))[:3] for at in range(x - 25, x - 9)}

    assert seen == {COLOURS["seal.text"], COLOURS[seat_colour(0)]}


# ---- sizes ----------------------------------------------------------------------------------


def test_larger_letters_make_higher_widgets_and_leave_the_rest(hand: Hand) -> None:
    widgets: list[Widget] = [Button("go", "Go", hand.note("go")), Label("words", "words"),
                             Field("name"), Choice("n", [(1, "1"), (2, "2")], 1)]
    hand.show(*widgets)
    before = [each.box.h for each in widgets]
    hand.desk.dress(1.0, 1.5)

    assert all(each.box.h > high * 1.1 for each, high in zip(widgets, before, strict=True))
    assert hand.desk.box.w == 1280


def test_a_larger_scale_leaves_fewer_units_and_survives_another_window(hand: Hand) -> None:
    hand.show(Label("words", "words"))
    hand.desk.dress(1.2)
    dressed = hand.desk.box.w
    hand.desk.resize(1920, 1080)

    assert dressed == pytest.approx(1280 / 1.2)
    assert hand.desk.box.w == pytest.approx(1920 / (1.2 * 1.5 ** 0.7))
