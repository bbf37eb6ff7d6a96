"""A list with pictures at the left and the chosen one at the right: saves, and what to watch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from alexandre import games
from alexandre.kernel.record import OUTSIDE
from alexandre.kernel.store import Entry
from alexandre.kernel.text import Msg
from alexandre.scenes.archive.thumbnails import Glimpse
from alexandre.scenes.base.outsiders import describe_level
from alexandre.scenes.base.save_files import Summary, seats_of, summary_of
from alexandre.scenes.base.services import Services
from alexandre.ui.draw.layout import Box, columns
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.text.sizes import BODY, CAPTION, LABEL, LARGE, LEAD, SMALL, TITLE
from alexandre.ui.widgets.base.boxes import Column, Panel, Plated, Row
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget, walk
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.panels.card import Card
from alexandre.ui.widgets.pictures.miniature import Miniature
from alexandre.ui.widgets.pictures.seal import Portrait

PAD: Final = 24.0
GAP: Final = 12.0
THUMB: Final = (112.0, 70.0)
PICTURE: Final = 190.0  # how high the picture of the chosen one is at the most,
PAST: Final = 530.0  # and what it gets of the room that is higher than that
SHARE: Final = 0.8
WINDOW: Final = 0.9  # of the width of a large window
LOW: Final = 740.0  # how high the plate is, where its rows need no more,
AROUND: Final = 170.0  # and what is above and below them
SIDE: Final = 0.36  # the chosen one, of the width
UNSEEN: Final = Glimpse()
DETAILS: Final = "details"
SEARCH: Final = 300.0
FOOT: Final = 300.0  # how wide the way to a folder is


class PictureList(Plated):
    """A list with pictures: `<name>/<number>` are the rows, `<name>/detail` is the chosen one."""

    wide = 1160.0

    def __init__(self, name: str, title: Wording, on_back: Callable[[], None],
                 foot: Widget | None = None) -> None:
        super().__init__(name)
        self.title = self.add(Title(f"{name}/title", title, size=TITLE))
        self.search: Widget | None = None
        self.rows = self.add(Scroll(f"{name}/rows", gap=8, is_spread=True))
        self.chosen = self.add(Scroll(f"{name}/detail", gap=0))
        self.foot = None if foot is None else self.add(foot)
        self.back = self.add(Button(f"{name}/back", Msg.of("ui.dialog.back"), on_back, size=LARGE))
        self._fitted = Box()
        self._cards: dict[int, Card] = {}
        self._words: dict[int, tuple[Label, Label]] = {}

    def seek(self, name: str, text: str, on_change: Callable[[str], None]) -> None:
        """Add a search field beside the title."""
        self.search = self.add(Field(name, text, empty=Msg.of("ui.saves.search"),
                                     on_change=on_change))

    def aside(self, button: Button) -> None:
        """Add a button to another room beside the title."""
        self.search = self.add(button)

    # ---- the rows --------------------------------------------------------------------------

    def clear_rows(self) -> None:
        self.rows.column.clear()
        self._cards.clear()
        self._words.clear()

    def head(self, text: Wording) -> None:
        """Add a heading for the next rows."""
        self.rows.column.add(Title("", text, size=BODY))

    def say(self, name: str, text: Wording) -> None:
        """Show a sentence instead of rows."""
        self.rows.column.add(Remark(name, text, size=LEAD, align="centre"))

    def row(self, number: int, name: Wording, line: Wording, badge: Wording,
            on_choose: Callable[[], None]) -> Miniature:
        """Add a row; return its picture, to be filled later."""
        card = self.rows.column.add(Card(f"{self.name}/{number}", on_choose))
        row = card.add(Row(gap=14, widths=(THUMB[0], 0.0)))
        picture = row.add(Miniature("", most=THUMB[1], is_steady=True))
        words = row.add(Column(gap=1))
        called = words.add(Label(f"{self.name}/{number}/name", name, face="bold", size=BODY))
        told = Label(f"{self.name}/{number}/line", line, size=SMALL, colour="ink.soft")
        if line:
            words.add(told)
        words.add(Remark(f"{self.name}/{number}/badge", badge, size=CAPTION))
        self._cards[number] = card
        self._words[number] = called, told
        return picture

    def call(self, number: int, name: Wording, line: Wording) -> None:
        """Set the name of a row, once its board is known."""
        called, told = self._words[number]
        if (called.text, told.text) != (name, line):
            called.say(name)
            told.say(line)
            self.lay()

    def choose(self, number: int) -> None:
        for each, card in self._cards.items():
            card.turn(is_on=each == number)

    def detail(self, details: Widget | None) -> None:
        """Show the facts about the chosen one."""
        self.chosen.column.clear()
        if details is not None:
            self.chosen.column.add(details)
        self.chosen.offset = 0.0
        self.lay()
        self.touch()

    def reveal(self, house: Services, details: Details, entry: Entry, seen: Glimpse) -> None:
        """Fill in its picture and its board, once its file has been opened."""
        details.picture.show(seen.sketch)
        details.match.say(describe_entry(house, entry, seen))
        self.lay()

    @property
    def first_action(self) -> Widget | None:
        """The first button of the chosen one."""
        return next((each for each in walk(self.chosen) if each.takes_focus), None)

    # ---- the plate -------------------------------------------------------------------------

    def _plate(self) -> Box:
        return self._fitted

    def _fit(self) -> Box:
        """The plate: as wide as a large window allows, as high as its rows or its least height."""
        enlarge = self.desk.theme.enlarge
        wide = min(max(enlarge(self.wide), self.box.w * WINDOW), self.box.w - self.margin)
        rows = self.rows.column.height(wide * (1 - SIDE)) + enlarge(AROUND)
        return self.box.centre(wide, min(max(enlarge(LOW), rows), self.box.h - self.margin))

    def lay(self) -> None:
        """Place title and search above, the list on the left, the chosen one on the right, the
        back button below."""
        grown = self.desk.theme.enlarge
        self._fitted = self._fit()
        inner = self._fitted.inset(PAD)
        seek = min(grown(SEARCH), inner.w * 0.4) if self.search else 0.0
        title = max(self.title.height(inner.w - seek), self.search.height(SEARCH)
                    if self.search else 0.0)
        self.title.place(Box(inner.x, inner.y, inner.w - seek, title))
        if self.search:
            self.search.place(Box(inner.right - seek, inner.y, seek, title))
        back = self.back.height(grown(200.0))
        high = inner.h - title - back - 2 * GAP
        side = min(grown(inner.w * SIDE), inner.w * 0.45)
        for picture in walk(self.chosen):
            if picture.name == f"{DETAILS}/picture" and isinstance(picture, Miniature):
                picture.most = PICTURE + max(0.0, high - PAST) * SHARE
        left, right = columns(Box(inner.x, inner.y + title + GAP, inner.w, high), (0.0, side),
                              GAP * 1.5)
        if not self._cards:  # a sentence in the middle
            left = left.around(right)
        self.rows.place(left)
        self.chosen.place(right)
        self.back.place(Box(inner.x, inner.bottom - back, grown(200.0), back))
        if self.foot is not None:
            self.foot.place(Box(inner.x + grown(200.0) + GAP, inner.bottom - back,
                                min(grown(FOOT), inner.w - grown(200.0) - GAP), back))


class Details(Panel):
    """The facts about the chosen one; `picture` is filled later.

    `actions` holds its buttons, between a picture of fixed height and the text, so that they are
    always in the same place.
    """

    def __init__(self) -> None:
        super().__init__(DETAILS, pad=14, gap=8, kind="row")
        self.picture = self.add(Miniature(f"{DETAILS}/picture", most=PICTURE, is_steady=True))
        self.actions = self.add(Column(gap=8))
        self.told = self.add(Column(gap=8))
        self.match = Label("details/match", "", face="bold", size=LABEL)
        self.more = self.add(Column(gap=6))


def details_of(house: Services, entry: Entry, folder: Path) -> Details:
    """Name, title, turn, players with their seals, and any error of the file."""
    details = Details()
    if entry.header is not None:
        summary = summary_of(entry.header)
        details.match.text = describe_entry(house, entry)
        details.told.add(details.match)
        for player in players_of(house, summary):
            details.more.add(player)
    if entry.cause is not None:
        cause = Msg.of(f"ui.saves.{entry.condition}", why=entry.cause)
        details.told.add(Label("details/cause", cause, size=LABEL, colour="seal"))
    if entry.offer is not None and entry.offer.header is not None:
        stage = summary_of(entry.offer.header).stage
        details.told.add(Label("details/offer", Msg.of("ui.saves.offer", stage=stage), size=LABEL))
    details.more.add(Label("details/file", Msg.of("ui.saves.file", file=entry.file,
                                                  n=kilobytes(folder / entry.file)),
                           size=CAPTION, colour="ink.soft"))
    return details


def players_of(house: Services, summary: Summary) -> list[Widget]:
    """A line for each player: seal, name, kind of player."""
    rows: list[Widget] = []
    for seat, name in enumerate(seats_of(house, summary)):
        row = Row(gap=8, widths=(34.0, 0.0))
        level = summary.levels[seat] if seat < len(summary.levels) else ""
        row.add(Portrait(summary.colours[seat], 34.0, level))
        told = name if level not in LEVELS else Msg.of(
            "ui.saves.player", who=name, level=describe_level(level))
        row.add(Label(f"details/player{seat}", told, size=LABEL))
        rows.append(row)
    return rows


def describe_entry(house: Services, entry: Entry, seen: Glimpse = UNSEEN, *,
                   is_titled: bool = True) -> Wording:
    """A game in one line; nothing for a file without a header.

    The title is left out beside a name that contains it, the board and the winners of an older
    file until they are known.
    """
    if entry.header is None:
        return ""
    summary = summary_of(entry.header)
    if summary.winners is None:
        summary = replace(summary, winners=seen.winners)
    known = summary.title in games.TITLES
    title = Msg.of(f"{summary.title}.title") if known else Msg.of("ui.saves.strange")
    line = describe_summary(house, summary)
    for what in (seen.board, title if is_titled else None):
        line = line if what is None else Msg.of("ui.saves.of", what=what, line=line)
    return line


def describe_summary(house: Services, summary: Summary) -> Msg:
    """The players, the progress, and the winner of a finished game, if the file has them."""
    players, stage = seats_of(house, summary), summary.stage
    if not summary.is_over:
        return Msg.of("ui.saves.open", players=players, stage=stage)
    if summary.winners is None:
        return Msg.of("ui.saves.over", players=players, stage=stage)
    if len(players) == 1:
        return Msg.of("ui.saves.alone_won" if summary.winners else "ui.saves.alone_lost",
                      players=players, stage=stage)
    return Msg.of("ui.saves.won", players=players, stage=stage,
                  winners=tuple(players[seat] for seat in summary.winners))


def kilobytes(path: Path) -> int:
    """The size of a file in kilobytes, 0 if unknown."""
    try:
        return (path.stat().st_size + 1023) // 1024
    except OSError:
        return 0


LEVELS: Final = frozenset((OUTSIDE, *(level for title in games.TITLES
                                      for level in games.meta(title).accepted)))
