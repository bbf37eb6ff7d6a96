"""The main menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from alexandre import games
from alexandre.kernel.store import Entry
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.archive.finished_matches import list_own_matches
from alexandre.scenes.base.bookmarks import tell_day
from alexandre.scenes.base.house import Scene, report_refusals
from alexandre.scenes.base.pictures.plates import name_of_title, plate_of
from alexandre.scenes.base.save_files import newest_open, open_entry, summary_of
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.text.sizes import BODY, DISPLAY, LABEL, LARGE, LEAD, SMALL
from alexandre.ui.widgets.base.boxes import Row, Space
from alexandre.ui.widgets.base.label import Label, Remark
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.panels.card import Card
from alexandre.ui.widgets.pictures.cartouche import Cartouche
from alexandre.ui.widgets.pictures.miniature import Miniature
from alexandre.ui.widgets.pictures.title_background import TitleBackground

PLATE = "title"
TOLD = ("show", "moments", "today")  # whose names do not say what they are
LESSON = "first_steps"  # what the first lesson of a title is called


class Menu(Scene):
    """The main menu; other rooms are imported on demand, so that the first picture comes soon."""

    accompaniment = ("menu", "")
    takes_files = True

    def build(self) -> Widget:
        """Build the map, the cartouche with the title, and the language in the corner."""
        self.newest = newest = self._newest()
        panel = Cartouche("menu")
        title = panel.add(Label("menu/title", Msg.of("ui.app.title"), face="display",
                                size=DISPLAY, align="centre", colour="seal.deep"))
        below = panel.add(Remark("menu/subtitle", Msg.of("ui.app.subtitle"), size=LARGE,
                                 align="centre"))
        panel.add(Space(4))
        if newest is not None:
            panel.add(Button("menu/continue", match_of(newest), partial(self.take_up, newest),
                             kind="primary", size=LEAD))
        else:
            panel.add(self._invitation())
        plates = panel.add(self._plates())
        self._add_ways(panel, is_new=newest is None)
        if self.house.store.notice is not None:
            panel.add(Label("menu/notice", self.house.store.notice, face="italic", size=SMALL,
                            align="centre", colour="seal"))
        return TitleBackground("menu/plate", PLATE, panel, self._languages(),
                               title, ([below], self.names, [plates]), self.pictures)

    def entered(self) -> None:
        """Focus the first button."""
        self.tick(self.house.now)
        self.house.desk.focus_first("menu/continue", "menu/new")
        self.house.after_frame(self._load_table)

    def do(self, command: str) -> bool:
        """Ignore Escape, so that nobody quits by mistake; open the rules or the highlights on
        their keys."""
        if command == "rules":
            self._pick_title()
        if command in ("present", "moments"):
            self.house.navigation.moments()
        return command in ("cancel", "rules", "present", "moments")

    def tick(self, now: int) -> None:
        """Notice a change of language by a key."""
        for lang, button in self.languages.items():
            button.turn(is_on=lang == self.house.words.lang)

    def _languages(self) -> Widget:
        words = self.house.words
        row = Row(gap=6)
        self.languages = {
            lang: row.add(Button(f"menu/language/{lang}", Msg.of(f"ui.language.{lang}"),
                                 partial(self.house.speak, lang), size=LABEL, pad=4))
            for lang in sorted(words.langs, reverse=True)}
        return row

    def _invitation(self) -> Widget:
        """The offer of the first lesson, if no game is open."""
        title = games.TITLES[0]
        lesson = Msg.of(f"{title}.lesson.{LESSON}")
        key = "ui.menu.lesson_again" if list_own_matches(self.house) else "ui.menu.lesson"
        return Button("menu/lesson", Msg.of(key, lesson=lesson, title=Msg.of(f"{title}.title")),
                      self._learn, size=BODY)

    def _plates(self) -> Widget:
        """The games; a press opens one in the library."""
        row = Row("menu/plates", gap=10)
        self.names, self.pictures = list[Widget](), list[Miniature]()
        for title in self.house.titles:
            name = name_of_title(title)
            card = row.add(Card(f"menu/title/{title}", partial(self._pick_title, title), pad=5,
                                gap=2, tip=Msg.of("ui.menu.plate", title=name,
                                                  about=Msg.of(f"{title}.about"))))
            self.pictures.append(card.add(Miniature(f"menu/plate/{title}", plate_of(title))))
            self.names.append(card.add(Label(f"menu/name/{title}", name, face="bold",
                                             size=SMALL, align="centre")))
        return row

    # ---- the ways on -----------------------------------------------------------------------

    def _add_ways(self, panel: Cartouche, *, is_new: bool) -> None:
        """Add the other rooms; a new game comes first where none is open."""
        for names in (("new", "saves", "replays", "problems", "statistics"),
                      ("today", "show", "moments", "settings", "about", "quit")):
            row = panel.add(Row(gap=8))
            for name in names:
                is_first = name == "new" and is_new
                row.add(Button(f"menu/{name}", Msg.of(f"ui.menu.{name}"), self._ways()[name],
                               kind="primary" if is_first else "button", size=BODY, pad=6,
                               tip=Msg.of(f"ui.menu.{name}_tip") if name in TOLD else ""))

    def _ways(self) -> dict[str, Callable[[], None]]:
        return {"new": self._pick_title, "saves": self._load, "replays": self._watch,
                "problems": self._solve, "today": self._meet_today, "statistics": self._count,
                "show": self.house.navigation.show,
                "moments": self.house.navigation.moments,
                "settings": self.house.navigation.settings,
                "about": self._tell, "quit": self.house.leave}

    def _learn(self) -> None:
        from alexandre.scenes.lessons.lesson import LessonRoom

        self.house.enter(LessonRoom(self.house, games.TITLES[0], LESSON))

    def _pick_title(self, title: str = games.TITLES[0]) -> None:
        """Choose a title: its rules, its lesson and its games."""
        from alexandre.scenes.home.library import Library

        self.house.enter(Library(self.house, title))

    def _load(self) -> None:
        from alexandre.scenes.archive.saves import Saves

        self.house.enter(Saves(self.house))

    def _watch(self) -> None:
        from alexandre.scenes.archive.replays import Replays

        self.house.enter(Replays(self.house))

    def _solve(self) -> None:
        from alexandre.scenes.problems.problem_list import ProblemList

        self.house.enter(ProblemList(self.house))

    def _meet_today(self) -> None:
        from alexandre.scenes.home.today import Today

        self.house.enter(Today(self.house))

    def _count(self) -> None:
        from alexandre.scenes.archive.statistics.statistics_room import Statistics

        self.house.enter(Statistics(self.house))

    def _tell(self) -> None:
        from alexandre.scenes.home.about import About

        self.house.enter(About(self.house))

    def _newest(self) -> Entry | None:
        try:
            return newest_open(self.house.store)
        except Refusal as refused:
            self.house.news.put(refused.msg)
            return None

    def _load_table(self) -> None:
        """Load what shows the open game while the menu is read, so that its table opens at
        once."""
        if self.newest is not None and self.newest.header is not None:
            from alexandre.scenes.table.table import prepare_table

            prepare_table(self.newest.header.title)

    @report_refusals
    def take_up(self, entry: Entry) -> None:
        """Open the table of a saved game; report why it cannot be read."""
        from alexandre.scenes.table.table import Table

        session = open_entry(self.house.store, entry)
        self.house.enter(Table(self.house, session, entry.name))


def match_of(entry: Entry) -> Wording:
    """The game to continue: its title, board and chapter, its starting time, its progress."""
    if entry.header is None:
        return Msg.of("ui.menu.continue")
    summary = summary_of(entry.header)
    what: Wording = Msg.of(f"{summary.title}.title")
    if summary.board is not None:
        what = Msg.of("ui.menu.chapter" if summary.chapter else "ui.menu.board", title=what,
                      board=summary.board, n=summary.chapter)
    return Msg.of("ui.menu.continue_with", what=what, day=tell_day(entry.name),
                  stage=summary.stage)
