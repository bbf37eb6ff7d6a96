"""The manual beside the rules: written for every title in every language, and complete."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.content.data import manual
from alexandre.content.digest import Digest
from alexandre.content.lesson import lesson, lessons
from alexandre.content.manual import APPLICATION, read_written
from alexandre.kernel.text import Msg
from alexandre.scenes.home.rulebook import PAGES, Rulebook, read_page
from alexandre.ui.input.commands import GROUPS
from tests.helpers.stages import titles_with
from tests.ui.gui import Gui

LANGS = ("fr", "en")


def texts(book: Digest) -> str:
    return "\n".join(rule.text for rule in book.rules())


@pytest.mark.parametrize("part", [APPLICATION, *titles_with("manual")])
def test_it_is_written_in_every_language_with_the_same_numbers(part: str) -> None:
    books = [read_written(part, lang) for lang in LANGS]

    assert books[0].numbers == books[1].numbers
    assert len(list(books[0].rules())) >= 10
    assert {path.name for path in manual().glob(f"{part}.*")} == {
        f"{part}.{lang}.md" for lang in LANGS}


@pytest.mark.parametrize("part", [APPLICATION, *titles_with("manual")])
def test_it_has_no_number_twice_and_leaves_none_out(part: str) -> None:
    book = read_written(part, "en")

    assert [each.number for each in book.chapters] == [
        str(n) for n in range(1, len(book.chapters) + 1)]
    for chapter in book.chapters:
        assert [each.number for each in chapter.rules] == [
            f"{chapter.number}.{n}" for n in range(1, len(chapter.rules) + 1)]


@pytest.mark.parametrize("title", titles_with("manual"))
def test_each_chapter_of_a_title_has_a_picture_of_its_lesson(title: str) -> None:
    named = [[each.picture for each in read_written(title, lang).chapters] for lang in LANGS]
    pictures = {each.note for each in lesson(title, lessons(title)[0]).pictures}

    assert named[0] == named[1]
    assert len(set(named[0])) == len(named[0]) and set(named[0]) <= pictures


def test_the_picture_of_a_chapter_is_between_its_heading_and_its_first_paragraph(
        gui: Gui) -> None:
    gui.house.enter(Rulebook(gui.house, "catan", page="manual"))
    names = [name for name in gui.names() if name.startswith(("rule/", "rulebook/picture/"))
             and not name.endswith("/says")]
    at = names.index("rulebook/picture/auction")

    assert names[at - 1:at + 2] == ["rule/2", "rulebook/picture/auction", "rule/2.1"]
    assert gui.find("rulebook/picture/auction").draw() is not None


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("title", titles_with("manual"))
def test_every_option_is_told_with_its_choices(gui: Gui, title: str, lang: str) -> None:
    words = gui.house.words.speaking(lang)
    told = texts(read_page("manual", title, words))

    for option in games.meta(title).options:
        assert words.say(Msg(f"{title}.option.{option.name}")) in told
        for choice in option.choices:
            assert words.say(Msg(f"{title}.option.{option.name}.{choice}".lower())) in told
    assert not words.missing


@pytest.mark.parametrize("lang", LANGS)
def test_every_key_is_told(gui: Gui, lang: str) -> None:
    words = gui.house.words.speaking(lang)
    told = texts(read_page("application", games.TITLES[0], words))

    for commands in GROUPS.values():
        for command in commands:
            assert words.say(Msg.of(f"ui.command.{command}")) in told
    colon = ":" if lang == "en" else "\u00a0:"
    assert f"Ctrl+Z{colon} {words.say(Msg.of('ui.command.undo'))}." in told


def test_one_turns_from_the_rules_to_the_manual_and_keeps_the_title(gui: Gui) -> None:
    title = games.TITLES[1]
    gui.desk.resize(1280, 720)
    gui.house.words.lang = "en"
    gui.enter(Rulebook(gui.house, title))
    gui.desk.focus_on(gui.find("rulebook/page"))
    for page in (*PAGES[1:], PAGES[0]):
        gui.press(*["Right"] if page != PAGES[0] else ["Left", "Left"]).run()
        room = gui.room_as(Rulebook)
        assert (room.page, room.about) == (page, title)
        assert room.digest.title in gui.all_texts()


def test_the_manual_is_searched_like_the_rules(gui: Gui) -> None:
    gui.desk.resize(1280, 720)
    gui.house.words.lang = "en"
    gui.enter(Rulebook(gui.house, games.TITLES[0], page="application"))
    gui.click("rulebook/search").type("curtain").run()

    room = gui.room_as(Rulebook)
    assert "4.1" in [each.number for each in room.paragraphs.values() if each.matches]
