"""Controls that are moved, ticked, opened and chosen: by the mouse and by the keyboard alike."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from alexandre.kernel.text import Msg
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.text.sizes import LABEL, SMALL
from alexandre.ui.widgets.base.boxes import Column, Pair
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.list_box import ListBox, ListRow
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.check import Check
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.fold import Fold
from alexandre.ui.widgets.controls.numbered import Numbered, NumberedChoice
from alexandre.ui.widgets.controls.select import Select
from alexandre.ui.widgets.controls.slider import Slider
from alexandre.ui.widgets.controls.stepper import Stepper
from alexandre.ui.widgets.controls.tabs import Tabs
from tests.ui.test_widgets import Hand

KINGS = ("Alexandre", "Antigone", "Cassandre", "Éumène", "Lysimaque", "Ptolémée", "Séleucos")


@pytest.fixture
def hand() -> Hand:
    return Hand()


def keys(hand: Hand, *struck: int) -> None:
    for key in struck:
        hand.key(key)


def focus(hand: Hand, widget: Widget) -> None:
    hand.show(widget)
    hand.desk.focus_on(widget)


# ---- sliders and steppers ----------------------------------------------------------------


def test_a_slider_goes_by_steps_by_leaps_and_to_its_ends(hand: Hand) -> None:
    slider = Slider("volume", (0, 100), 50, hand.heard.append, step=5)
    focus(hand, slider)
    keys(hand, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_PAGEDOWN, pygame.K_END, pygame.K_RIGHT,
         pygame.K_HOME)

    assert hand.heard == [55, 50, 30, 100, 0]


def test_a_slider_follows_the_mouse_from_step_to_step(hand: Hand) -> None:
    slider = Slider("volume", (0, 100), 50, hand.heard.append, step=25)
    hand.show(slider)
    y = slider.box.middle[1]
    hand.down((slider.box.x + 2, y)).move((slider.box.right - 1, y))
    hand.move((slider.box.right + 500, y + 300)).up((slider.box.right, y)).hears(0, 100)


def test_a_slider_that_moves_what_it_stands_on_speaks_when_it_is_let_go(hand: Hand) -> None:
    slider = Slider("scale", (75, 200), 100, hand.heard.append, is_live=False)
    hand.show(slider).down((slider.box.x + 2, slider.box.middle[1]))
    held = list(hand.heard)
    hand.up((slider.box.x + 2, slider.box.middle[1]))

    assert (held, hand.heard) == ([], [75])


def test_a_stepper_stops_at_either_end(hand: Hand) -> None:
    stepper = Stepper("walls", (0, 2), 1, hand.heard.append)
    hand.show(stepper)
    plus = (stepper.box.right - 8, stepper.box.middle[1])
    for _ in range(3):
        hand.click(plus)
    keys(hand, pygame.K_HOME, pygame.K_LEFT)

    assert hand.heard == [2, 0]


def test_the_middle_of_a_stepper_presses_nothing(hand: Hand) -> None:
    stepper = Stepper("walls", (0, 9), 7, hand.heard.append)
    hand.show(stepper).click(stepper.box.middle).hears()


@pytest.mark.parametrize(("say", "face"), [(str, "table"), (lambda _at: Msg("walls"), "text")])
def test_a_stepper_sets_figures_and_words_each_in_their_face(
        hand: Hand, monkeypatch: pytest.MonkeyPatch, say: Callable[[int], Wording],
        face: str) -> None:
    stepper = Stepper("walls", (0, 9), 7, say=say)
    hand.show(stepper)
    faces, brush = list[str](), hand.brush()
    monkeypatch.setattr(brush, "words", lambda *_args, face, **_more: faces.append(face))
    monkeypatch.setattr(brush, "block", lambda *_args, **_more: faces.append("text"))
    stepper.paint(brush)

    assert faces == ["bold", "bold", face]


def test_a_stepper_is_as_high_as_its_longest_words_need_whatever_is_set(hand: Hand) -> None:
    long = Msg("content.want.record", (("found", "one"),))
    plain, worded = (Stepper("turn", (0, 9), 0, say=say) for say in (
        str, lambda at: long if at == 7 else str(at)))
    heights = []
    for each in (plain, worded):
        hand.show(each)
        heights.append(each.height(160.0))

    assert heights[1] > heights[0]


@pytest.mark.parametrize("boards", [1, 2])
def test_the_only_one_of_a_choice_looks_like_no_button_and_answers_nothing(
        hand: Hand, monkeypatch: pytest.MonkeyPatch, boards: int) -> None:
    """The finding: the only board of a title looked like a button, and did nothing."""
    choice = Choice("board", [(n, f"Board {n}") for n in range(boards)], 0, hand.heard.append)
    hand.show(choice)
    painted, brush = list[str](), hand.brush()
    monkeypatch.setattr(brush, "panel", lambda _box, kind, _state: painted.append(kind))
    choice.paint(brush)
    hand.click((choice.box.right - 8, choice.box.middle[1]))

    assert (bool(painted), choice.can_press, bool(hand.heard)) == (boards > 1,) * 3


def test_an_arrow_of_a_button_is_that_of_a_choice(
        hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: a page of choices had arrows of two kinds."""
    choice, button = Choice("seat", [(1, "one"), (2, "two")], 1), Button("later", "›", list)
    hand.show(choice, button)
    painted, brush = list[object](), hand.brush()
    monkeypatch.setattr(brush, "arrow", lambda _at, *look: painted.append(look))
    choice.paint(brush)
    button.paint(brush)

    assert painted[1:] == painted[1:2] * 2


def test_of_words_with_as_many_letters_the_widest_counts(hand: Hand) -> None:
    """The finding: “temps” was broken in two, since “Faire” has five letters as well."""
    wide = hand.desk.longest_word_width("Faire un temps", "text", 20)

    assert wide > hand.desk.text_width("temps", "text", 20) > hand.desk.text_width(
        "Faire", "text", 20)


def test_words_of_a_choice_that_is_one_line_high_stay_on_it(
        hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: “Step by step” beside the log stood above and below its frame at 150 %."""
    choice = Choice("pace", [(1, "Step by step")], 1)
    hand.show(choice)
    sizes, brush = list[float](), hand.brush()
    monkeypatch.setattr(brush, "block", lambda _box, _text, *, size, align: sizes.append(size))
    for low in (34, 80):
        choice.box = Box(0, 0, 120, low)
        choice.paint(brush)

    small, large = sizes
    wide = 120 * 2 / 3  # what the arrows leave
    assert hand.desk.text_width("Step by step", "text", small) <= wide
    assert hand.desk.text_height("Step by step", "text", large, wide) > 34


# ---- ticks, tabs, folds ------------------------------------------------------------------


def test_a_tick_is_changed_by_a_click_on_its_words_and_by_a_key(hand: Hand) -> None:
    check = Check("patterns", "Patterns", False, hand.heard.append)
    hand.show(check).click((check.box.x + 120, check.box.middle[1]))
    keys(hand, pygame.K_SPACE, pygame.K_SPACE)  # the first shows where the keyboard is

    assert hand.heard == [True, False]


def test_tabs_are_one_stop_of_the_keyboard(hand: Hand) -> None:
    tabs = Tabs("page", [(1, "One"), (2, "Two"), (3, "Three")], 1, hand.heard.append)
    button = Button("go", "Go", hand.note("go"))
    hand.show(tabs, button)
    keys(hand, pygame.K_TAB, pygame.K_RIGHT, pygame.K_END, pygame.K_RIGHT, pygame.K_TAB)

    assert hand.heard == [2, 3] and hand.desk.focus is button


def test_a_click_opens_the_leaf_under_the_mouse(hand: Hand) -> None:
    tabs = Tabs("page", [(1, "One"), (2, "Two"), (3, "Three")], 1, hand.heard.append)
    hand.show(tabs).click((tabs.box.x + 90, tabs.box.middle[1]))
    hand.click((tabs.box.right - 4, tabs.box.middle[1])).hears(2)


def test_a_fold_opens_and_pushes_down_what_follows(hand: Hand) -> None:
    fold, below = Fold("more", "More"), Button("below", "Below", hand.note("below"))
    fold.body.add(Label("text", "words"))
    hand.show(fold, below)
    closed = below.box.y
    hand.click(fold.head.box.middle)

    assert hand.desk.find("text") is not None
    assert below.box.y > closed


def test_arrows_open_and_close_a_fold_before_they_lead_away(hand: Hand) -> None:
    fold = Fold("more", "More", on_turn=hand.heard.append)
    hand.show(fold)
    hand.desk.focus_on(fold.head)
    keys(hand, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)

    assert hand.heard == [True, False]


# ---- lists -------------------------------------------------------------------------------


def make_rows(hand: Hand, count: int = 40) -> ListBox:
    rows = ListBox("rows", [ListRow(str(number), f"row {number}") for number in range(count)],
                   hand.heard.append)
    hand.desk.show(rows)
    hand.desk.focus_on(rows)
    return rows


def test_a_list_is_gone_through_by_rows_by_pages_and_to_its_ends(hand: Hand) -> None:
    rows = make_rows(hand)
    seen = []
    for key in (pygame.K_DOWN, pygame.K_PAGEDOWN, pygame.K_END, pygame.K_UP, pygame.K_HOME):
        hand.key(key)
        seen.append(rows.at)

    assert seen[0] == 1
    assert 10 < seen[1] < 39
    assert seen[2:] == [39, 38, 0]


def test_the_chosen_row_is_always_in_sight(hand: Hand) -> None:
    rows = make_rows(hand)
    for _ in range(33):
        hand.key(pygame.K_DOWN)
    row = rows.row_box(rows.at)

    assert rows.box.y <= row.y
    assert row.bottom <= rows.box.bottom


def test_a_row_is_chosen_by_a_click_and_by_return(hand: Hand) -> None:
    hand.click((60, make_rows(hand).row_box(2).middle[1]))
    keys(hand, pygame.K_DOWN, pygame.K_RETURN)

    assert hand.heard == ["2", "3"]


def test_the_wheel_moves_the_list_and_chooses_nothing(hand: Hand) -> None:
    rows = make_rows(hand)
    hand.move((60, 60)).send(pygame.MOUSEWHEEL, x=0, y=-3).click((60, 40))

    assert rows.at == int(hand.heard[0]) == 10


def test_letters_lead_to_the_row_that_begins_with_them(hand: Hand) -> None:
    rows = ListBox("kings", [ListRow(each, each) for each in KINGS], hand.heard.append)
    hand.show(rows)
    hand.desk.focus_on(rows)
    hand.desk.tick(5000)
    for text in ("e", "s", "p"):
        hand.send(pygame.TEXTINPUT, text=text)
        hand.desk.tick(hand.desk.now + 5000)
        hand.heard.append(KINGS[rows.at])
    for text in "an":
        hand.send(pygame.TEXTINPUT, text=text)

    assert hand.heard == ["Éumène", "Séleucos", "Ptolémée"]
    assert KINGS[rows.at] == "Antigone"


def test_an_empty_list_can_be_walked_through(hand: Hand) -> None:
    make_rows(hand, 0)
    keys(hand, pygame.K_DOWN, pygame.K_END, pygame.K_RETURN)
    hand.send(pygame.TEXTINPUT, text="x")
    hand.desk.draw(hand.screen)

    assert hand.heard == []


# ---- a list that opens ------------------------------------------------------------------------


def selecting(hand: Hand) -> Select[str]:
    select = Select("king", [(each, each) for each in KINGS], "Cassandre", hand.heard.append)
    hand.show(select, Button("behind", "Behind", hand.note("behind")))
    return select


def test_a_list_opens_is_typed_into_and_closes_with_the_choice(hand: Hand) -> None:
    select = selecting(hand)
    hand.click(select.box.middle).send(pygame.TEXTINPUT, text="p").key(pygame.K_RETURN)

    assert (select.words, hand.heard) == ("Ptolémée", ["Ptolémée"])
    assert hand.desk.find("king/rows") is None
    assert hand.desk.focus is select


def test_a_click_beside_an_open_list_closes_it_and_nothing_else(hand: Hand) -> None:
    hand.click(selecting(hand).box.middle).click((1000, 700))

    assert hand.desk.find("king/rows") is None
    assert hand.heard == []


def test_escape_closes_the_list_and_the_room_does_not_hear_it(hand: Hand) -> None:
    hand.listen()
    hand.click(selecting(hand).box.middle).key(pygame.K_ESCAPE)

    assert hand.desk.find("king/rows") is None
    assert hand.heard == []


def test_an_open_list_finds_room_above_or_below(hand: Hand) -> None:
    select = selecting(hand)
    column = Column()
    for _ in range(14):
        column.add(Label("", "words", size=24))
    column.add(select)
    hand.desk.show(column)
    hand.click(select.box.middle)
    rows = hand.desk.find("king/rows")

    assert rows is not None
    assert rows.box.bottom <= 720
    assert rows.box.bottom <= select.box.y + 1 or rows.box.y >= select.box.bottom - 1


def test_arrows_choose_without_opening(hand: Hand) -> None:
    select = selecting(hand)
    hand.desk.focus_on(select)
    keys(hand, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_LEFT)

    assert hand.heard == ["Éumène", "Cassandre", "Antigone"]


# ---- what is disabled -----------------------------------------------------------------------


@pytest.mark.parametrize("widget", [
    Slider("off", (0, 9), 5), Stepper("off", (0, 9), 5), Check("off", "off", True),
    Select("off", [(1, "1"), (2, "2")], 1), Button("off", "off", int)])
def test_what_is_disabled_neither_takes_the_keyboard_nor_changes(hand: Hand,
                                                                 widget: Widget) -> None:
    widget.is_enabled = False
    hand.show(widget).key(pygame.K_TAB)
    before = getattr(widget, "value", None)
    hand.click((widget.box.right - 6, widget.box.middle[1]))
    hand.click((widget.box.x + 4, widget.box.middle[1]))

    assert hand.desk.focus is None
    assert getattr(widget, "value", None) == before
    assert len(list(hand.desk.top.children)) == 1


class Squeezed(Widget):
    """Like a button whose letters become smaller: in the narrowest box it is a pixel lower."""

    def height(self, width: float) -> float:
        return 61.0 if width > 100 else 84.0 if width > 60 else 60.0


def test_the_right_one_of_a_pair_is_not_squeezed_to_be_a_pixel_lower(hand: Hand) -> None:
    pair = Pair("pair", (104.0, 128.0, 152.0, 190.0), gap=6)
    pair.add(Widget("left"))
    right = pair.add(Squeezed("right"))
    pair.is_paired = True
    hand.show(pair, box=Box(20, 20, 240, 60))

    assert right.box.w == 240 - 6 - 104


def test_a_numbered_choice_is_as_high_as_its_shortest_words(hand: Hand) -> None:
    """The finding: a tall button said no more than “Bid 2”."""
    labels = ("Bid 1", "Bid 2 – can’t pay for that")
    choice = Numbered("bids", [NumberedChoice(n, f"bid/{n}", label, str)
                               for n, label in enumerate(labels, 1)])
    hand.show(choice)
    high = choice.button.height(choice.button.box.w)
    assert choice.height(300.0) == high
    choice.place(Box(0.0, 0.0, 300.0, high))
    choice.stepper.step(1)

    assert choice.button.text == labels[1] and choice.button.size < LABEL


def test_words_set_smaller_still_shrink_to_save_a_line_at_150(hand: Hand) -> None:
    """The finding: with them a number and its button took three lines."""
    button = Button("bid/12", "Bid 12 – more than you can pay", str)
    hand.show(button)
    hand.desk.dress(1.0, 1.5)
    button.size = SMALL

    assert any(button.fit(wide) < SMALL for wide in range(100, 400, 5))


def test_enter_takes_the_ring_from_a_number_to_its_button(hand: Hand) -> None:
    """The finding: a bid was set with the arrows, and Enter did nothing."""
    chosen: list[int] = []
    choice = Numbered("bids", [NumberedChoice(n, f"bid/{n}", f"Bid {n}", partial(chosen.append, n))
                               for n in (1, 2, 3)])
    hand.show(choice)
    hand.desk.focus_on(choice.stepper)
    keys(hand, pygame.K_RIGHT, pygame.K_RETURN)
    assert chosen == [] and hand.desk.focus is choice.button
    keys(hand, pygame.K_RETURN)

    assert chosen == [2]
