"""The list of highlights: the bundled ones, and the player's own."""

from __future__ import annotations

from functools import partial
from typing import Final

from alexandre import games
from alexandre.content.moment import (
    Collection,
    Moment,
    find_word,
    list_moments,
    locate_bundled,
)
from alexandre.kernel.replay import replay
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.archive.picture_list import Details, PictureList
from alexandre.scenes.archive.thumbnails import draw_public
from alexandre.scenes.base.folders import folder_button
from alexandre.scenes.base.house import EACH_ITSELF, House, Scene
from alexandre.scenes.present.maker import edit_moment
from alexandre.scenes.present.presenter import show_moment
from alexandre.ui.draw.sketch import Sketch, borrow_looks
from alexandre.ui.text.sizes import LABEL
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.pictures.miniature import Miniature

NAME: Final = "moments"


class MomentList(Scene):
    """The list; an unusable file is reported with its line and hides no other."""

    looks = EACH_ITSELF

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._moments: list[Moment] = []
        self._waiting: list[int] = []
        self._sketches: dict[int, Sketch | None] = {}
        self._pictures: dict[int, Miniature] = {}
        self._chosen = -1
        self._lang = ""

    def build(self) -> Widget:
        """Build the list and the chosen one."""
        bundled = list_moments(locate_bundled(), games.load)
        own = list_moments(self.house.places.moments, games.load)
        self._moments = [*sorted(bundled.moments, key=lambda each: games.TITLES.index(
            each.record.title)), *own.moments]
        self._own = len(bundled.moments)
        self._lang = self.house.words.lang
        self.browser = PictureList(
            NAME, Msg.of("ui.moments.title"), self.house.leave, folder_button(
                self.house, "moments/folder", Msg.of("ui.moments.folder"),
                self.house.places.moments))
        self._list(own)
        return self.browser

    def entered(self) -> None:
        """Focus the highlight chosen last, or the first."""
        if self._moments:
            chosen, self._chosen = max(0, self._chosen), -1
            self._choose(min(chosen, len(self._moments) - 1))
        self.house.desk.focus_first(f"{NAME}/{self._chosen}", f"{NAME}/back")

    def tick(self, now: int) -> None:
        """Draw one more picture; update all words after a change of language."""
        if self._lang != self.house.words.lang:
            self.house.refresh()
        elif self._waiting:
            number = self._waiting.pop(0)
            self._sketches[number] = draw_beginning(self._moments[number])
            self._pictures[number].show(self._sketches[number])
            if number == self._chosen:
                self.details.picture.show(self._sketches[number])
                self.browser.lay()

    def wakes(self, now: int) -> int | None:
        """The next frame while pictures are still to be drawn."""
        return 1 if self._waiting else None

    def _list(self, own: Collection) -> None:
        for number, moment in enumerate(self._moments):
            badge = Msg.of("ui.moments.bundled" if number < self._own else "ui.moments.own")
            self._pictures[number] = self.browser.row(
                number, find_word(moment.title, self._lang),
                Msg.of(f"{moment.record.title}.title"), badge, partial(self._choose, number))
            self._pictures[number].show(self._sketches.get(number))
        self._waiting = [number for number in range(len(self._moments))
                         if number not in self._sketches]
        if own.flaws:
            self.browser.say(f"{NAME}/flaws", own.flaws[0].sentence())

    def _choose(self, number: int) -> None:
        """Show a highlight; chosen again, move the focus to its buttons."""
        moment = self._moments[number]
        self.browser.choose(number)
        details = Details()
        details.picture.show(self._sketches.get(number))
        details.actions.add(Button("moments/show", Msg.of("ui.moments.show"),
                                   partial(self._show, moment), kind="primary"))
        if number >= self._own:
            details.actions.add(Button("moments/edit", Msg.of("ui.moments.edit"), partial(
                self.attempt, partial(edit_moment, self.house, moment))))
        details.more.add(Label("details/before", find_word(moment.before, self._lang),
                               size=LABEL))  # below the button, which stays where it is
        self.details = details
        self.browser.detail(details)
        if number == self._chosen:
            self.house.desk.focus_on(self.browser.first_action)
        self._chosen = number

    def _show(self, moment: Moment) -> None:
        self.attempt(lambda: show_moment(self.house, moment))


def draw_beginning(moment: Moment) -> Sketch | None:
    """The main sheet at its beginning; None where it cannot be shown, or not to everybody."""
    try:
        state, _steps = replay(moment.game, moment.record.until(moment.begin))
    except Refusal:
        return None
    with borrow_looks(moment.record.colours, moment.faces or moment.record.levels):
        return draw_public(moment.game, state, moment.record.seats)
