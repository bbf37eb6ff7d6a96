"""A book to read: the rules of a title, its manual, or the application's; and a search in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from alexandre import games
from alexandre.content.digest import CITED, CODE, Digest, digest
from alexandre.content.manual import read_application, read_title
from alexandre.i18n.words import Words
from alexandre.kernel.text import Msg, Noun
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.base.pictures.plates import name_of_title
from alexandre.scenes.home.book_search import BookSearch
from alexandre.scenes.home.pictures import illustrate
from alexandre.ui.input.commands import list_keys, obey
from alexandre.ui.input.gamepad import list_buttons
from alexandre.ui.text.richtext import Run
from alexandre.ui.text.sizes import BODY, SUBHEADING
from alexandre.ui.widgets.base.boxes import Column, Rule
from alexandre.ui.widgets.base.label import Title
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.panels.book import MARGIN, Book, ContentsLine, Reading
from alexandre.ui.widgets.panels.paragraph import Paragraph

PAGES: Final = ("rules", "manual", "application")
ABOVE: Final = 90.0  # what stays in sight above a rule that was asked for
OURS: Final = re.compile(r"(\((?:our choice|notre choix)\))")  # what the opening explains
OUR_CHOICE: Final = "choice"  # in the place of the number of a rule
SENTENCES: Final = re.compile(r"(?<=\.) ")


class Rulebook(Scene):
    """`page` is one of PAGES; `rule` is the number that is opened and marked, if any."""

    def __init__(self, house: House, title: str, rule: str = "", page: str = "rules") -> None:
        super().__init__(house)
        self.about, self.page = title, page
        self._read: dict[str, Digest] = {}  # by language
        self.search: BookSearch | None = None  # what is sought stays in another language
        self._asked = rule
        self._is_new = True

    @property
    def digest(self) -> Digest:
        """The contents in the current language."""
        return self._in(self.house.words.lang)

    def _in(self, lang: str) -> Digest:
        if lang not in self._read:
            self._read[lang] = read_page(self.page, self.about, self.house.words.speaking(lang))
        return self._read[lang]

    def build(self) -> Widget:
        """Build the book at the place where it was closed."""
        self.paragraphs: dict[str, Paragraph] = {}
        self._chapter_of: dict[Widget, str] = {}
        head = Column(gap=8)
        if self.page != "application":
            head.add(self._which())
        head.add(Choice("rulebook/page", [(each, Msg.of(f"ui.rulebook.page.{each}"))
                                          for each in PAGES], self.page, self._turn_to))
        head.add(Rule())
        self.reading = Reading("rulebook/text", self._follow_chapter)
        self.search = head.add(BookSearch(self.paragraphs, self.reading, self.go_to,
                                          self.search.text if self.search else ""))
        self.contents = Scroll("rulebook/contents", gap=0)
        foot = Button("rulebook/back", Msg.of("ui.dialog.back"), self.house.leave, size=BODY)
        self._fill()
        return Book("rulebook", head, self.contents, foot, self.reading)

    def entered(self) -> None:
        """Go to the requested rule."""
        if self.search is not None:
            self.search.mark()
        if self._is_new and self._asked:
            self.go_to(self._asked)
        self._is_new = False

    def do(self, command: str) -> bool:
        """Close the book on the key that opens it."""
        return obey(command, {"rules": self.house.leave}) or super().do(command)

    def _which(self) -> Widget:
        """The choice of the title."""
        shown = dict.fromkeys((*self.house.titles, self.about))
        return Choice("rulebook/title", [(each, name_of_title(each)) for each in shown],
                      self.about, self._take)

    def _take(self, title: str) -> None:
        """Open the same page of another title instead."""
        self.house.swap(Rulebook(self.house, title, page=self.page))
        self.house.desk.focus_first("rulebook/title")

    def _turn_to(self, page: str) -> None:
        """Open another page of the same title."""
        self.house.swap(Rulebook(self.house, self.about, page=page))
        self.house.desk.focus_first("rulebook/page")

    def go_to(self, number: str) -> None:
        """Scroll to a rule and mark it; to the nearest one above for an unknown number."""
        while number and number not in self.paragraphs:
            number = number.rpartition(".")[0]
        for each, paragraph in self.paragraphs.items():
            paragraph.is_marked = each == number and "." in number
        if number:
            is_rule = "." in number
            self.reading.bring(self.paragraphs[number], below=ABOVE if is_rule else 0.0)
        self.reading.touch()

    def _open(self, number: str) -> None:
        """Open a line of the contents; after a click the page keys scroll the text."""
        self.go_to(number)
        if not self.house.desk.is_keyed:
            self.house.desk.focus_on(None)

    # ---- the pages -------------------------------------------------------------------------

    def _fill(self) -> None:
        add = self.reading.column.add
        add(Paragraph("rulebook/heading", self._heading, kind="title"))
        pictures = illustrate(self.house.desk, self.about) if self.page != "application" else {}
        if self.page == "rules" and pictures:
            self._illustrate(pictures.values())
        for place in range(len(self.digest.opening)):
            add(Paragraph(f"rulebook/opening{place}", partial(self._opening, place),
                          kind="opening", margin=MARGIN))
        for chapter in self.digest.chapters:
            number = chapter.number
            self.contents.column.add(ContentsLine(
                f"rulebook/chapter{number}", number, self._chapter_name(number),
                partial(self._open, number)))
            self._add_rule(number, number, partial(self._chapter, number), "chapter")
            if chapter.picture:
                add(pictures[chapter.picture])
            for rule in chapter.rules:
                self._add_rule(rule.number, number, partial(self._rule, rule.number), "text")

    def _illustrate(self, pictures: Iterable[Widget]) -> None:
        """Add the aim, a turn and the end in pictures, before the numbered rules."""
        heading = self.reading.column.add(Title("rulebook/pictures",
                                                Msg.of("ui.rulebook.pictures"), size=SUBHEADING))
        self.contents.column.add(ContentsLine("rulebook/pictures/entry", "", Msg.of(
            "ui.rulebook.pictures"), partial(self.reading.bring, heading)))
        for picture in pictures:
            self.reading.column.add(picture)

    def _add_rule(self, number: str, chapter: str, runs: Callable[[], list[Run]],
                  kind: str) -> None:
        paragraph = Paragraph(f"rule/{number}", runs, number=number, kind=kind, margin=MARGIN,
                              preview=self._preview, on_link=self.go_to)
        self.reading.column.add(paragraph)
        self.paragraphs[number] = paragraph
        self._chapter_of[paragraph] = chapter

    def _heading(self) -> list[Run]:
        return [Run(self.digest.title)]

    def _opening(self, place: int) -> list[Run]:
        return [Run(self.digest.opening[place], "italic")]

    def _chapter(self, number: str) -> list[Run]:
        return [Run(each.name, "title") for each in self.digest.chapters
                if each.number == number]

    def _rule(self, number: str) -> list[Run]:
        return list(runs_of(self._text(number), self.digest.numbers))

    def _text(self, number: str) -> str:
        return self.digest.texts.get(number, "")

    def _preview(self, number: str) -> str:
        if number == OUR_CHOICE:
            return next((each for each in SENTENCES.split(" ".join(self.digest.opening))
                         if OURS.search(each)), "")
        return f"{number}  {self._text(number)}"

    def _follow_chapter(self, paragraph: Widget | None) -> None:
        """Mark the present chapter in the contents."""
        number = self._chapter_of.get(paragraph, "") if paragraph is not None else ""
        for row in self.contents.column.children:
            if isinstance(row, ContentsLine):
                row.turn(is_on=row.name == f"rulebook/chapter{number}")

    def _chapter_name(self, number: str) -> Noun:
        """The name of a chapter in the current language."""
        return Noun(number, tuple(
            (lang, (("name", each.name),)) for lang in self.house.words.langs
            for each in self._in(lang).chapters if each.number == number))


def read_page(page: str, title: str, words: Words) -> Digest:
    """The contents of a page, in the language of these words."""
    if page == "rules":
        return digest(title, words.lang)
    if page == "manual":
        return read_title(title, games.meta(title).options, words)
    return read_application(list_keys(), list_buttons(), words)


def runs_of(text: str, known: frozenset[str]) -> Iterator[Run]:
    """A rule as runs, with links for the numbers of other rules."""
    start = 0
    for place, piece in enumerate(CODE.split(text)):
        if place % 2:
            yield Run(piece, "bold", "", start)
            start += len(piece)
            continue
        last = 0
        for cited in CITED.finditer(piece):
            if cited[0] in known:
                yield from _run(piece[last:cited.start()], start + last)
                yield Run(cited[0], "text", cited[0], start + cited.start())
                last = cited.end()
        yield from _run(piece[last:], start + last)
        start += len(piece)


def _run(text: str, start: int) -> Iterator[Run]:
    """The run of a text without a number; our own choices have a tip."""
    for place, piece in enumerate(OURS.split(text)):
        if piece:
            yield Run(piece, *(("italic", OUR_CHOICE) if place % 2 else ("text", "")), start)
        start += len(piece)
