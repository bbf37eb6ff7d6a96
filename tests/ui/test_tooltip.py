"""The thing under the mouse or the keyboard names itself; the hands find their way back."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from alexandre.kernel.text import Msg
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Caption, Plate, Sketch
from alexandre.ui.input.commands import Commands
from alexandre.ui.widgets.base.boxes import Row, Ruled
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.window.tooltip import LIKENESS, PICTURE
from tests.ui.test_scrolling import make_scroll
from tests.ui.test_widgets import BOARD, Hand, make_picture


@pytest.fixture
def hand() -> Hand:
    return Hand()


def show_keys(wording: object) -> str:
    """Messages by their keys."""
    return wording.key if isinstance(wording, Msg) else str(wording)


def test_the_keyboard_that_comes_to_a_widget_is_told_what_it_is(hand: Hand) -> None:
    hand.show(Button("go", "Go", hand.note("go"), tip="Goes"), Field("name", tip="A name"))
    hand.desk.tick(1000)
    for _ in range(2):
        hand.key(pygame.K_TAB)
    hand.desk.tick(3000)

    assert hand.desk.tip.text == "A name"


def test_a_mouse_that_rests_where_the_window_opens_shows_no_tip(hand: Hand) -> None:
    go = Button("go", "Go", list, tip="Goes")
    hand.show(go)
    told = []
    hand.send(pygame.WINDOWENTER)
    for x in (3, 4):
        hand.move((x, go.box.middle[1]))
        hand.desk.tick(hand.desk.now + 5000)
        told.append(hand.desk.tip.text)

    assert told == ["", "Goes"]


def test_mouse_and_keyboard_show_the_tip_of_a_choice_beside_its_list(hand: Hand) -> None:
    scroll = make_scroll(hand)
    rows = scroll.column.children
    for row in rows:
        row.tip = "It goes on"
    hand.move(rows[1].box.middle)
    for _ in range(2):
        hand.desk.tick(hand.desk.now + 5000)
        assert hand.desk.tip.text and not hand.desk.tip._painted.meets(scroll.box)
        hand.key(pygame.K_TAB)


def test_a_tip_covers_neither_its_control_nor_the_panel_beside_the_board(hand: Hand) -> None:
    """The finding: tips lay on the words they explained, on players and on the log."""
    alone, inside = (Button(name, "Go", list, tip="It goes on") for name in ("alone", "inside"))
    panel = Ruled("side")
    panel.add(inside)
    hand.show(alone, panel)
    for widget, box in ((alone, Box(300, 300, 300, 40)), (panel, Box(880, 0, 400, 720)),
                        (inside, Box(900, 400, 100, 40))):
        widget.place(box)
    for widget, kept in ((alone, alone), (inside, panel)):
        hand.move(widget.box.middle)
        hand.desk.tick(hand.desk.now + 5000)
        assert hand.desk.tip.text and not hand.desk.tip._painted.meets(kept.box)


def test_a_tip_beside_the_panel_covers_no_card_at_the_foot_of_the_board(hand: Hand) -> None:
    picture, panel = make_picture(hand), Ruled("side")
    tool, other = (panel.add(Button(name, "Go", list, tip="It goes on")) for name in "ab")
    picture.is_list = True
    hand.show(picture, panel)
    for widget, box in ((picture, Box(0, 600, 880, 120)), (panel, Box(880, 0, 400, 720)),
                        (tool, Box(900, 670, 40, 40)), (other, Box(950, 670, 40, 40))):
        widget.place(box)
    hand.move(tool.box.middle)
    hand.desk.tick(hand.desk.now + 5000)
    tip = hand.desk.tip._painted

    assert hand.desk.tip.text and not tip.meets(picture.box) and not tip.meets(panel.box)


def test_no_tip_of_a_card_leaves_the_window(hand: Hand) -> None:
    """The finding: near the side it was lifted above the list there, over the window's edge."""
    panel = Ruled("side")
    panel.is_list = True
    cards = [Button(name, "Go", list, tip="It goes on " * 30) for name in "abcdefgh"]
    row = Row("cards")
    row.is_list = True
    for card in cards:
        row.add(card)
    hand.show(row, panel)
    for top in range(0, 720, 60):
        row.place(Box(0, top, 900, 50))
        panel.place(Box(910, 0, 370, 720))
        for card in cards:
            hand.desk.tip.end()
            hand.move(card.box.middle)
            hand.desk.tick(hand.desk.now + 5000)
            tip = hand.desk.tip._painted
            assert hand.desk.tip.text and hand.desk.box.holds(tip) and not tip.meets(row.box)
            assert not tip.meets(panel.box)


def test_the_tip_of_a_tool_lies_just_above_its_row(hand: Hand) -> None:
    """The finding: “Undo” was shown far from its button, above the cards of the board."""
    panel = Ruled("side")
    row = panel.add(Row("tools"))
    row.is_list = True
    tools = [row.add(Button(name, "Go", list, tip="It goes on")) for name in ("one", "two")]
    hand.show(panel)
    for widget, box in ((panel, Box(880, 0, 400, 720)), (row, Box(900, 670, 360, 40))):
        widget.place(box)
    hand.move(tools[0].box.middle)
    hand.desk.tick(hand.desk.now + 5000)

    assert hand.desk.tip.text and 0 < row.box.y - hand.desk.tip._painted.bottom < 10


def test_the_tip_of_a_spot_lies_beside_its_column(hand: Hand) -> None:
    """The finding: the tip of a battle plan covered the next plans."""
    picture = make_picture(hand)
    column = 0.0, 0.0, BOARD.size[0] / 4, BOARD.size[1]
    picture.show(replace(BOARD, spots=tuple(
        replace(spot, column=column) for spot in BOARD.spots)), frozenset())
    at = picture.middle_of("a")
    assert at is not None
    hand.move(at)
    hand.desk.tick(hand.desk.now + 5000)
    assert picture.pointed_column is not None
    assert hand.desk.tip.text and not hand.desk.tip._painted.meets(picture.pointed_column)


def test_a_tip_on_the_board_stays_there(hand: Hand) -> None:
    picture = make_picture(hand)
    picture.show(replace(BOARD, spots=tuple(
        replace(spot, name="A name, " * 4) for spot in BOARD.spots)), frozenset())
    for spot in "abc":
        at = picture.middle_of(spot)
        assert at is not None
        hand.move(at)
        hand.desk.tick(hand.desk.now + 5000)
        assert hand.desk.tip.text and picture.box.holds(hand.desk.tip._painted)


def test_the_tip_of_what_has_lost_the_keyboard_is_hidden(hand: Hand) -> None:
    """The finding: it lay over the players at the next question, which has no ring."""
    hand.show(Button("go", "Go", hand.note("go"), tip="Goes")).key(pygame.K_TAB)
    hand.desk.tick(hand.desk.now + 5000)
    assert hand.desk.tip.text == "Goes"
    hand.desk.focus_on(None)

    assert hand.desk.tip.text == ""


@pytest.mark.parametrize("lit", ["ab", ""])
def test_the_tip_of_a_card_lies_above_the_row_of_cards(hand: Hand, lit: str) -> None:
    """The findings: it covered the other card that could be taken, and the army in a battle."""
    picture = make_picture(hand)
    picture.is_list = True
    picture.place(Box(100, 600, 600, 110))
    picture.show(picture.sketch, frozenset(lit))
    at = picture.middle_of("a")
    assert at is not None
    hand.move(at)
    hand.desk.tick(hand.desk.now + 5000)

    assert hand.desk.tip.text and not hand.desk.tip._painted.meets(picture.box)


def test_a_spot_with_a_picture_shows_it_beside_its_name(hand: Hand) -> None:
    picture = make_picture(hand)
    bare = Sketch((50, 100), (Plate((0, 0), (50, 100), 0, "seal"),))
    worded = replace(bare, captions=(Caption((25, 50), ".", 1),))
    seen = []
    for now, each in ((1000, None), (2000, worded), (3000, bare)):
        spots = tuple(replace(spot, picture=each) for spot in BOARD.spots)
        picture.show(replace(BOARD, spots=spots), frozenset())
        at = picture.middle_of("c")
        assert at is not None
        hand.desk.tip.end()
        hand.desk.tip.promise(picture.point(at), at, 0)
        hand.desk.tick(now)
        hand.desk.draw(hand.screen)
        colour = hand.desk.theme.colour("seal")
        seen.append(pygame.mask.from_threshold(hand.screen, colour, (2, 2, 2, 255)).count())
        assert hand.desk.tip.text == "Cyrene"

    assert seen[0] == 0
    for count, most in zip(seen[1:], (PICTURE, LIKENESS), strict=True):
        high = most * hand.desk.theme.scale
        assert count == pytest.approx(high * high / 2, rel=0.1)


def test_a_tip_of_several_lines_names_its_rule_and_the_key_that_opens_it(hand: Hand) -> None:
    hand.desk.voice = show_keys
    reason = Msg.of("why.far", rule="4.2.1")
    button = Button("go", "Go", hand.note("go"), tip=("Phrygia", reason))
    hand.show(button).move(button.box.middle)
    before = hand.desk.tip.rule
    hand.desk.tick(5000)
    hand.desk.draw(hand.screen)

    assert (before, hand.desk.tip.rule) == ("", "4.2.1")
    assert hand.desk.tip.text == "Phrygia\nwhy.far"


def test_the_rule_is_named_even_where_no_key_opens_it(hand: Hand) -> None:
    hand.desk.voice = show_keys
    hand.desk.commands = Commands({"quit": "f2"})
    button = Button("go", "Go", hand.note("go"), tip=Msg.of("why.far", rule="4.2.1"))
    hand.show(button).move(button.box.middle)
    hand.desk.tick(5000)

    assert "ui.tip.rule" in [row[0] for row in hand.desk.tip._rows(300)]


def test_what_can_be_clicked_now_says_sooner_what_it_is(hand: Hand) -> None:
    picture = make_picture(hand)
    said = {}
    for spot in BOARD.spots:
        at = picture.middle_of(spot.id)
        assert at is not None
        hand.desk.tick(hand.desk.now + 10_000)
        hand.move(at)
        hand.desk.tick(hand.desk.now + 200)
        said[spot.id] = hand.desk.tip.text

    assert said == {"a": "Athens", "b": "Babylon", "c": ""}


def test_what_had_to_be_cut_is_said_whole(hand: Hand) -> None:
    label = Label("path", "a/very/long/folder/" * 20, is_line=True)
    short = Label("short", "a/folder", is_line=True)
    hand.show(label, short)
    texts = []
    for widget in (label, short):
        hand.desk.tick(hand.desk.now + 10_000)
        hand.move((30, widget.box.middle[1]))
        hand.desk.tick(hand.desk.now + 10_000)
        texts.append(hand.desk.tip.text)

    assert texts == ["a/very/long/folder/" * 20, ""]
    assert label.box.h == short.box.h


def test_the_wheel_points_at_what_comes_under_the_mouse(hand: Hand) -> None:
    scroll = make_scroll(hand)
    hand.move((50, 50))
    first = hand.desk.hover
    hand.send(pygame.MOUSEWHEEL, x=0, y=-3)

    assert hand.desk.hover is not first and hand.desk.hover in scroll.column.children


def test_a_closed_dialog_gives_the_keyboard_back(hand: Hand) -> None:
    first, second = Button("a", "a", hand.note("a")), Button("b", "b", hand.note("b"))
    hand.show(first, second)
    hand.desk.focus_on(second)
    dialog = Dialog("ask", "Sure?")
    dialog.answer("ask/no", "No")
    hand.desk.open(dialog)
    hand.key(pygame.K_ESCAPE)

    assert hand.desk.focus is second


def test_tab_goes_round_in_a_dialog(hand: Hand) -> None:
    hand.show(Button("behind", "behind", hand.note("behind")))
    dialog = Dialog("ask", "Sure?")
    for name in ("yes", "no"):
        dialog.answer(name, name)
    hand.desk.open(dialog)
    seen = []
    for _ in range(3):
        hand.key(pygame.K_TAB)
        assert hand.desk.focus is not None
        seen.append(hand.desk.focus.name)

    assert seen == ["no", "yes", "no"]


def test_the_room_hears_nothing_behind_a_dialog_but_what_belongs_to_the_house(hand: Hand) -> None:
    hand.listen()
    hand.show(Label("words", "words"))
    dialog = Dialog("ask", "Sure?")
    dialog.answer("ask/no", "No")
    hand.desk.open(dialog)
    hand.key(pygame.K_z, pygame.KMOD_CTRL).key(pygame.K_l, pygame.KMOD_CTRL).hears("language")


def make_button(hand: Hand, *known: str) -> Button:
    """A button, and a room that knows some commands."""
    button = Button("go", "Go", hand.note("go"))
    hand.listen(known)
    hand.show(button)
    return button


def test_after_a_click_return_confirms_what_is_prepared(hand: Hand) -> None:
    button = make_button(hand, "confirm")
    hand.click(button.box.middle).key(pygame.K_RETURN).hears("go", "confirm")


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_after_a_click_a_key_first_shows_the_ring_and_then_presses_what_wears_it(
        hand: Hand, key: int) -> None:
    button = make_button(hand)
    hand.click(button.box.middle).key(key)
    shown, heard = hand.desk.router.ring, list(hand.heard)
    hand.key(key)

    assert (shown, heard) == ((button, False), ["go"])
    assert hand.heard == ["go", "go"]


@pytest.mark.parametrize(("key", "heard"), [(pygame.K_RETURN, ["board", "next"]),
                                            (pygame.K_SPACE, ["board"])])
def test_after_a_click_return_presses_the_one_red_button(
        hand: Hand, key: int, heard: list[str]) -> None:
    board = Button("board", "Board", hand.note("board"))
    hand.listen(())
    hand.show(board, Button("next", "Next", hand.note("next"), kind="primary"))
    hand.click(board.box.middle).key(key)

    assert hand.heard == heard


def test_what_wears_the_ring_is_what_return_presses_beside_a_red_button_too(hand: Hand) -> None:
    hand.listen(("confirm",))
    first, main = (Button("a", "A", hand.note("a")),
                   Button("b", "B", hand.note("b"), kind="primary"))
    hand.show(first, main).click(main.box.middle).key(pygame.K_TAB)
    ringed = hand.desk.router.ring[0]
    hand.key(pygame.K_RETURN)

    assert ringed is first
    assert hand.heard == ["b", "a"]


def test_whoever_steers_with_keys_presses_what_the_keyboard_is_on(hand: Hand) -> None:
    make_button(hand, "confirm")
    for key in (pygame.K_TAB, pygame.K_SPACE, pygame.K_RETURN):
        hand.key(key)

    assert hand.heard == ["go", "go"]


def test_what_moves_is_skipped_before_anything_is_pressed(hand: Hand) -> None:
    make_button(hand, "skip", "confirm")
    for key in (pygame.K_TAB, pygame.K_SPACE):
        hand.key(key)

    assert hand.heard == ["skip"]
