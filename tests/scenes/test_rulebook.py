"""The rules to read: opened at a number, searched, followed from one to another."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from alexandre import games
from alexandre.content.digest import digest
from alexandre.content.lesson import lesson, lessons
from alexandre.scenes.home.rulebook import Rulebook
from alexandre.ui.widgets.panels.paragraph import Paragraph
from tests.helpers.stages import titles_with
from tests.ui.gui import Gui

TITLE = games.TITLES[0]


def open_rulebook(gui: Gui, rule: str = "", lang: str = "fr") -> Rulebook:
    gui.desk.resize(1280, 720)
    gui.house.words.lang = lang
    return gui.enter(Rulebook(gui.house, TITLE, rule))


def paragraphs(gui: Gui) -> dict[str, Paragraph]:
    return gui.room_as(Rulebook).paragraphs


def in_sight(gui: Gui) -> list[str]:
    """The numbers of the rules of which something can be seen."""
    page = gui.find("rulebook/text").box
    return [number for number, paragraph in paragraphs(gui).items()
            if paragraph.box.clip(page).h > 1]


def marks(gui: Gui) -> list[str]:
    return [number for number, paragraph in paragraphs(gui).items() if paragraph.is_marked]


def place_of(paragraph: Any, link: str) -> tuple[float, float]:
    """The place of a link in a passage."""
    for y in range(round(paragraph.box.y), round(paragraph.box.bottom), 4):
        for x in range(round(paragraph.box.x), round(paragraph.box.right), 4):
            if str(paragraph.point((x, y))).startswith(f"{link} "):
                return x, y
    raise AssertionError(f"no link to {link} in {paragraph.words}")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_chapter_and_every_rule_is_there(gui: Gui, lang: str) -> None:
    open_rulebook(gui, lang=lang)
    said = gui.all_texts()
    book = digest(TITLE, lang)

    for chapter in book.chapters:
        assert chapter.name in said
    for rule in book.rules():
        assert f"{rule.number} {rule.text}".replace("`", "") in said


@pytest.mark.parametrize(("lang", "mark", "says"), [
    ("fr", "(notre choix)", "là où le livret"), ("en", "(our choice)", "where the rule book")])
def test_what_our_choice_means_is_said_where_one_points_at_it(gui: Gui, lang: str, mark: str,
                                                              says: str) -> None:
    room = open_rulebook(gui, lang=lang)
    number = next(each.number for each in digest(TITLE, lang).rules() if mark in each.text)
    room.go_to(number)
    gui.run()
    rule = paragraphs(gui)[number]
    told = {str(rule.point((x, y))) for y in range(round(rule.box.y), round(rule.box.bottom), 4)
            for x in range(round(rule.box.x), round(rule.box.right), 4)}

    assert any(says in each for each in told)


def test_it_opens_at_the_rule_that_was_asked_for(gui: Gui) -> None:
    open_rulebook(gui, "8.5")

    assert marks(gui) == ["8.5"]
    assert "8.5" in in_sight(gui)
    assert "1.1" not in in_sight(gui)
    assert gui.find("rulebook/chapter8").is_on


def test_a_number_that_nobody_knows_opens_at_the_nearest_above_it(gui: Gui) -> None:
    open_rulebook(gui, "4.2.99")

    assert marks(gui) == ["4.2"]


def test_a_chapter_is_opened_from_the_contents(gui: Gui) -> None:
    open_rulebook(gui)
    gui.click("rulebook/chapter10")

    assert "10.1" in in_sight(gui)
    assert gui.find("rulebook/chapter10").is_on


def test_a_number_in_a_rule_leads_there_and_says_before_what_stands_there(gui: Gui) -> None:
    open_rulebook(gui, "3.5")
    paragraph = paragraphs(gui)["3.5"]
    at = place_of(paragraph, "7.3")
    said = str(paragraph.point(at))
    gui.click_at(at)

    assert said.startswith("7.3  À la fin du tour")
    assert marks(gui) == ["7.3"]
    assert "7.3" in in_sight(gui)


def test_a_search_needs_no_accents_and_goes_from_one_to_the_next(gui: Gui) -> None:
    open_rulebook(gui)
    gui.click("rulebook/search").type("IMPOT")
    first = marks(gui)
    gui.press("Return")
    second = marks(gui)
    gui.click("rulebook/before")

    numbers = [number for number, paragraph in paragraphs(gui).items() if paragraph.matches]
    assert numbers[:4] == ["3.3", "8.3", "11", "11.1"]
    assert (first, second, marks(gui)) == (numbers[:1], numbers[1:2], numbers[:1])


def test_a_search_that_finds_nothing_says_so(gui: Gui) -> None:
    open_rulebook(gui)
    gui.click("rulebook/search").type("éléphant")

    assert "0" in gui.find("rulebook/found").words
    assert marks(gui) == []


def test_a_number_is_found_as_a_rule(gui: Gui) -> None:
    open_rulebook(gui)
    gui.click("rulebook/search").type("12.3")

    assert "12.3" in in_sight(gui)


@pytest.mark.parametrize("rule", ["1.1", "6.6", "9.4", "14.4"])
def test_another_language_keeps_the_place(gui: Gui, rule: str) -> None:
    open_rulebook(gui, rule)
    before = in_sight(gui)
    gui.press("ctrl+l")
    english = in_sight(gui)
    gui.press("ctrl+l")

    assert gui.house.words.lang == "fr"
    assert rule in english and rule in in_sight(gui)
    assert before[0] in (in_sight(gui)[0], english[0])


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_who_reads_the_end_still_reads_it_in_another_language(gui: Gui, lang: str) -> None:
    open_rulebook(gui, lang=lang)
    gui.press("End")
    last = in_sight(gui)[-1]
    gui.press("ctrl+l")
    reading = gui.find("rulebook/text")

    assert in_sight(gui)[-1] == last == next(reversed(paragraphs(gui)))
    assert reading.offset == reading.most


def test_the_keys_turn_pages_wherever_the_keyboard_is(gui: Gui) -> None:
    open_rulebook(gui)
    gui.press("PageDown", "Down")
    down = gui.find("rulebook/text").offset
    gui.click("rulebook/search").press("PageUp", "Up")

    assert down > 0
    assert gui.find("rulebook/text").offset < down


def test_the_way_back_leads_to_where_one_was(gui: Gui) -> None:
    before = gui.house.room
    open_rulebook(gui)
    gui.press("Escape")

    assert gui.house.room is before


@pytest.mark.parametrize("title", titles_with("lesson"))
def test_pictures_of_the_table_stand_before_the_numbered_rules(gui: Gui, title: str) -> None:
    """Three to five, the aim first and the end last; what each is about is on the sheet."""
    gui.screen, gui.paints = pygame.Surface((1280, 1600)), True
    gui.desk.resize(1280, 1600)
    pictures = lesson(title, lessons(title)[0]).pictures
    assert 3 <= len(pictures) <= 5
    assert (pictures[0].note, pictures[-1].note) == ("aim", "end")
    gui.house.enter(Rulebook(gui.house, title))
    for _ in range(600):
        gui.run(1)
        figures = [gui.find(f"rulebook/picture/{each.note}") for each in pictures]
        if all(figure.is_done for figure in figures):
            break

    assert all(figure.is_done for figure in figures)
    for picture, figure in zip(pictures, figures, strict=True):
        sketch = figure.draw()
        assert set(picture.show) <= {spot.id for spot in sketch.spots}, picture.note
        assert gui.find(f"rulebook/picture/{picture.note}/says").words
    assert gui.find("rule/1").box.y > figures[-1].box.y


def test_the_pictures_are_the_first_line_of_the_contents(gui: Gui) -> None:
    reading = gui.enter(Rulebook(gui.house, "catan", "5.1")).reading
    assert reading.offset > 0
    gui.click("rulebook/pictures/entry").run()

    assert gui.find("rulebook/pictures").box.y >= reading.box.y


def test_after_a_click_on_the_contents_keys_turn_the_pages_of_the_text(gui: Gui) -> None:
    open_rulebook(gui)
    gui.click("rulebook/chapter2")
    page = gui.find("rulebook/text")
    before = page.offset
    gui.press("PageDown")

    assert page.offset > before
