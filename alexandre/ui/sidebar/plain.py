"""The plain view: plays any title with labelled buttons, and with nothing but what `legal` says.

It shows a page (`ui.sidebar.page`), the players, and what the scene puts in between.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil, inf
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.defaults import ignore
from alexandre.ui.sidebar.grid import Grid, grid_of
from alexandre.ui.sidebar.log_view import LogView
from alexandre.ui.sidebar.news import News
from alexandre.ui.sidebar.notes import Notes
from alexandre.ui.sidebar.offer_list import OfferList, find_row, measure_cut
from alexandre.ui.sidebar.page import Page
from alexandre.ui.sidebar.unfolding import list_near, measure_lacking
from alexandre.ui.text.sizes import CAPTION, LABEL, LEAD, SMALL
from alexandre.ui.widgets.base.boxes import RULED_PAD, Column, Row, Ruled, Yielding
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget, climb, walk
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.link import Link
from alexandre.ui.widgets.panels.plan_panel import PlanPanel
from alexandre.ui.widgets.pictures.seal import Portrait
from alexandre.ui.widgets.pictures.strip import HIGH

LINES_LEFT: Final = 2  # of the log, when rows take its room
EDGE: Final = 10.0  # above the head and below the tools
SEAL: Final = 40.0
GAP: Final = 8.0
HEAD_GAP: Final = 3.0
CLOSING: Final = 90.0  # wide, what closes the notes
ROWS: Final = 8  # of a prepared move, with their gaps, before the question gives way
LOW: Final = 20.0  # a row of what is settled where room is scarce


class PlainView(Ruled):
    """The page as widgets: `offer/<notation>` are the offers, `page/…` the rest.

    Every part has a fixed place (`grid`). The scene fills the other slots: `plan` in the place of
    the offers, `aside` below them, `bar` for the deciding buttons, `players`, `below` over players
    and log, `log_tools` beside the heading of the log, `pace` in the place of that, and `tools` at
    the foot.
    """

    def __init__(self, name: str, on_choose: Callable[[Action], None],
                 on_rule: Callable[[str], None] = ignore, *, seats: int = 0) -> None:
        super().__init__(name)
        self.seats = seats  # how many tablets there may be among the players
        self.page = Page("", "")
        self.head = self.add(Column("page/head", gap=HEAD_GAP))
        self._build_head()
        self.told = self.add(Scroll("page/told", gap=0))
        self.notes = self.told.column.add(Notes("page/notes", on_rule))
        self.planned = self.add(Scroll("page/plan", gap=6))
        self.panel: PlanPanel | None = None  # what is prepared, if the scene puts it there
        self.news = self.add(News("page/news"))
        self.offers = self.add(OfferList("page/offers", on_choose))
        self.aside = self.add(Column("page/aside", gap=6))
        self.bar = self.add(Row("page/bar", gap=6))
        self.bar.decides = True
        self.bar.add(self.offers.end)
        self.players = self.add(Yielding("page/players", gap=4))
        self.log_head = self.add(Row("page/log_head", gap=6))
        self.heading = self.log_head.add(Remark("page/heading", "", size=SMALL))
        self.log_tools = self.log_head.add(Row("page/log_tools", gap=6))
        self.pace = self.add(Row("page/pace"))
        self.log = self.add(LogView("page/log", size=CAPTION))
        self.rest = self.add(Scroll("page/rest", gap=GAP, is_text=True))
        self.rest_head = self.add(Row("page/rest_head", gap=6, widths=(0.0, CLOSING)))
        self._why = self.rest_head.add(Remark("page/why", "", size=SMALL))
        self.rest_head.add(Link("page/close", Msg.of("ui.page.close"), partial(close_notes, self),
                                size=CAPTION, colour="seal", align="right"))
        self.on_close: Callable[[], None] = ignore  # what is told was read
        self.rest_notes = self.rest.column.add(Notes("page/rest_notes", on_rule, GAP))
        self.below = self.add(Column("page/below"))
        self.below.is_glass = True  # players and log are pointed at through what is empty of it
        self.tools = self.add(Row("page/tools", gap=6))
        self.tools.is_list = True
        self._near: list[str] = []  # the unfolded row that the keyboard was on, and those near it
        self._lent = 0.0  # of the log, to what is unfolded
        self._free = Box()  # left below the choices
        self._given: tuple[Widget, ...] = ()  # the parts that have given way
        self.noted: tuple[Wording, ...] = ()  # what notes say, here and there

    def _build_head(self) -> None:
        self.status = self.head.add(Row(gap=8, widths=(SEAL, 0.0)))
        self.seal = self.status.add(Portrait(0, SEAL))
        said = self.status.add(Column(gap=0))
        self.turn = said.add(Title("page/turn", "", size=LEAD))
        self.phase = said.add(Remark("page/phase", "", size=CAPTION))
        self.cause = self.head.add(Label("page/cause", "", size=CAPTION, colour="ink.soft"))
        self.prompt = self.head.add(Label("page/prompt", "", size=LABEL, face="bold"))

    @property
    def plan(self) -> Column:
        """The slot for a prepared move."""
        return self.planned.column

    def show(self, page: Page) -> None:
        """Show another page without notes.  The keyboard comes to a question after none; among
        the offers it stays, in an unfolded list that goes on at its place."""
        had_focus = self._has_focus() or (self._is_keyed and bool(page.offers)
                                          and not self.page.offers)
        if had_focus:
            self._near = list_near(self.offers.scroll, self.desk.focus) or self._near
        if not page.offers:
            self._near = []
        self._say(())
        if (page.prompt, page.offers) != (self.page.prompt, self.page.offers):
            self.desk.tip.end()  # until the mouse moves again
        self.offers.show(page.offers, is_aside=page.is_planned)
        self.page = page
        self.seal.wear(max(0, page.seat))
        self.seal.shown(is_shown=page.seat >= 0)
        for label, words in ((self.turn, page.turn), (self.phase, page.phase),
                             (self.cause, page.cause), (self.prompt, page.prompt),
                             (self.heading, page.heading)):
            label.say(words)
            label.shown(is_shown=bool(words))
        self.news.say(page.news)
        self.log.fill(page.log, is_news=page.is_since)
        self.lay()
        if had_focus:
            self._rest_keyboard()

    def note(self, *texts: Wording) -> None:
        """Show sentences under the prompt: a refusal, or reasons; one that names a rule links to
        it."""
        self.desk.tip.end()  # which may say the same
        if texts != self.noted:
            grid, was_apart = self._grid, self.rest.is_shown
            self._say(texts)
            self._lay_upper(grid)
            if was_apart or self.rest.is_shown:
                self._lay_log(grid)

    def _say(self, texts: tuple[Wording, ...]) -> None:
        """Show these notes from their beginning, without those that the plan panel already has as
        warnings."""
        self.noted = texts
        shown = tuple(each for each in texts if self.panel is None
                      or not self.panel.warns_of(each))
        self.notes.say(shown)
        self.rest_notes.say(shown)
        self.told.rewind()
        self.rest.rewind()

    def measure_heading(self) -> None:
        """Measure the heading of the log again after a change beside it."""
        self._lay_heading(self._grid)

    # ---- the room --------------------------------------------------------------------------

    def give_way(self, *parts: Widget) -> None:
        """Hide these parts while a move is prepared; without arguments, show all again."""
        self._given = parts
        for part in (self.offers, self.offers.end, self.players):
            part.shown(is_shown=part not in parts)

    def lay(self) -> None:
        """Place every part on one plate; an unfolded group, the first rows of the offers, or a
        prepared move that is cut may take room from the log."""
        self._lent = 0.0
        yield_prompt(self, self._grid)
        self._lay_upper(self._grid)
        spare = self._grid.log.h - LINES_LEFT * self.log.unit
        planned = self.planned.box
        cut = (self.planned.height(planned.w) - planned.h) * self.planned.is_shown
        self._lent = max(min(cut, spare), self.offers.is_shown * max(
            measure_cut(self.offers, spare), measure_lacking(
                self.offers.scroll, self.offers.latest, self.offers.box)))
        grid = self._grid
        if self._lent:
            self._lay_upper(grid)
        self.players.place(grid.players)
        self._lay_log(grid)
        self.below.place(grid.below)
        self.tools.place(grid.tools)

    @property
    def _grid(self) -> Grid:
        return grid_of(self.box.inset(RULED_PAD, EDGE), self.desk.theme, self.log.unit,
                       self.seats).lend(self._lent, self.log.unit)

    def _lay_upper(self, grid: Grid) -> None:
        """Place the bar, the standing choices above it, the head, the choices and the notes;
        nothing that can be pressed moves when notes come or go."""
        box, low = grid.head, self._lay_bar(grid.bar)
        self._fit_head(box, 0.0)
        spoken = self._lay_head(box)
        high = max(box.h, spoken)
        low = self._lay_aside(Box(box.x, box.y + high, box.w, low - box.y - high))
        room = Box(box.x, box.y + high, box.w, low - box.y - high)
        top, self._free = self._lay_choices(room, high - spoken)
        self._lay_notes(box, top, self._free)

    def _lay_bar(self, bar: Box) -> float:
        """Place the deciding buttons at the foot; return the lower limit of everything above."""
        self.offers.end.shown(is_shown=bool(self.offers.end.children) and not any(
            part in self._given for part in (self.offers, self.offers.end)))
        if not any(part.is_shown for part in self.bar.children):
            self.bar.place(Box(bar.x, bar.bottom, bar.w, 0.0))
            return bar.bottom
        tall = max(bar.h, self.bar.height(bar.w))
        self.bar.place(Box(bar.x, bar.bottom - tall, bar.w, tall))
        return bar.bottom - tall - GAP

    def _lay_aside(self, room: Box) -> float:
        """Place the standing choices below the offers, in low rows where there is not enough room;
        return the end of the room above them."""
        if self.panel is not None:
            self.panel.fit(room.w, inf, 0.0)  # all of it, whatever gave way the last time
        whole = self.offers.height(room.w) * (self.offers not in self._given)
        whole += (self.planned.height(room.w) + GAP) * self.planned.is_shown
        for is_low in (False, True):
            for each in walk(self.aside):
                if isinstance(each, Button | Choice):
                    each.high = LOW if is_low else each.usual
            high = min(self.aside.height(room.w), room.h)
            if whole + high + GAP * bool(high) <= room.h:
                break
        self.aside.place(Box(room.x, room.bottom - high, room.w, high))
        return room.bottom - high - GAP * bool(high)

    def _lay_choices(self, room: Box, spare: float) -> tuple[float, Box]:
        """Place the prepared move, the news and the offers; return where they begin, and the room
        left below.

        A prepared move uses the spare room above it before it is cut, or after the question.
        """
        wide, top = room.w, room.y
        offers = (self.offers.height_folded(wide) + GAP) * (self.offers not in self._given)
        is_tight = self.panel is not None and self.panel.fit(wide, room.h, offers, spare)
        self.offers.shown(is_shown=offers > 0 and not is_tight)
        offers *= self.offers.is_shown
        lacking = inf if has_yielded(self) else \
            self.planned.height(wide) * self.planned.is_shown + offers - room.h
        top -= max(0.0, min(lacking, spare))
        begun = top
        for part, kept in ((self.planned, offers), (self.news, 0.0)):
            high = max(0.0, min(part.height(wide), room.bottom - top - kept)) * part.is_shown
            part.place(Box(room.x, top, wide, high))
            top += high + GAP * bool(high)
        self.offers.place(Box(room.x, top, wide, max(0.0, room.bottom - top)))
        if self.offers.is_shown:
            top += self.offers.height(wide) + GAP
        return begun, Box(room.x, top, wide, max(0.0, room.bottom - top))

    def _lay_notes(self, box: Box, top: float, free: Box) -> None:
        """Place the notes under the question or below the choices, or, where neither has room,
        over the log, all of them or all but the first; where that is hidden too they scroll."""
        count = len(self.notes.children)
        self._tell_apart(count)
        if not count:
            self.told.place(Box())  # or the bar of what was told stays behind
            return
        noted = self.notes.height(box.w)
        if self._fits_above(box, top, free, noted):
            return
        if (self.log in self._given or not self._grid.log.h) and not shorten(
                self.offers if self.offers.box.h else self.planned, self.told, noted):
            line = self.desk.text_height("x", "italic", SMALL, box.w)
            above = Box(box.x, box.y, box.w, top - box.y)
            self._fit_head(above, line + HEAD_GAP, self.phase, self.cause, self.status)
            low = box.y + self._lay_head(box) + HEAD_GAP
            self.told.place(Box(box.x, low, box.w, max(line, (top - low) // line * line)))
        elif self.log not in self._given and self._grid.log.h:
            self._tell_apart(1)
            if count == 1 or not self._fits_above(box, top, free, self.notes.height(box.w)):
                self._tell_apart(0)

    def _fits_above(self, box: Box, top: float, free: Box, noted: float) -> bool:
        """Put the notes under the question or below the choices; return whether there is room."""
        self._fit_head(Box(box.x, box.y, box.w, top - box.y), noted + HEAD_GAP)
        low = box.y + self.head.height(box.w) + HEAD_GAP
        fits = low + noted <= top
        if fits:
            self.told.place(Box(box.x, low, box.w, noted))
        else:
            self._fit_head(box, 0.0)
        if not fits and noted <= free.h:
            self.told.place(Box(free.x, free.bottom - noted, free.w, noted))
        self._lay_head(box)
        return fits or noted <= free.h

    def _lay_head(self, box: Box) -> float:
        """Place the head with the question; return its height."""
        spoken = self.head.height(box.w)
        self.head.place(Box(box.x, box.y, box.w, spoken))
        return spoken

    def _fit_head(self, box: Box, noted: float, *parts: Widget) -> None:
        """Hide these parts one by one where the question and its notes need the room: the phase,
        then the cause, if no others are named."""
        all_parts = self.phase, self.cause, self.status
        noted = inf if has_yielded(self) else noted
        before = [each.is_shown for each in all_parts]
        for each, words in zip(all_parts, (self.page.phase, self.page.cause, self.page.turn),
                               strict=True):
            each.is_shown = bool(words)
        for each in parts or all_parts[:2]:
            if self.head.height(box.w) + noted > box.h:
                each.is_shown = False
        if [each.is_shown for each in all_parts] != before:
            self.head.touch()

    def _tell_apart(self, first: int) -> None:
        """Show the notes from that one on in the place of the log."""
        for notes, is_apart in ((self.notes, False), (self.rest_notes, True)):
            for number, note in enumerate(notes.children):
                note.shown(is_shown=(number >= first) == is_apart)
        self._why.say(Msg.of("ui.page.why") if first else "")  # what it is about stands above
        is_apart = first < len(self.notes.children)
        self.rest.shown(is_shown=is_apart)
        self.rest_head.shown(is_shown=is_apart)
        for part in (self.log_head, self.log):
            part.shown(is_shown=not is_apart and part not in self._given
                       and self._grid.log.h > 0)

    def _lay_log(self, grid: Grid) -> None:
        """Place the log under its heading, or the notes instead; these take the room of the
        players, and what is empty above these, before they scroll, unless a player is alone, whose
        means pay for what is advised, or something is to be clicked there and the first sentence
        is whole."""
        self._lay_heading(grid)
        room = grid.log if self.pace.box.h else grid.log_head.around(grid.log)
        head = self.rest_head.height(room.w)
        is_cut = any(each.is_shown and each.height(room.w) > room.h - head
                     for each in self.rest_notes.children[:1])
        is_long = (self.rest.is_shown and not self.pace.box.h and self.seats != 1
                   and self.rest.height(room.w) > room.h - head + 1
                   and (is_cut or not any(each.can_press for each in walk(self.players))))
        self.players.shown(is_shown=not is_long and self.players not in self._given)
        if self.rest.is_shown:
            if is_long:
                is_next = not self.aside.box.h and not self.bar.box.h
                room = grid.below.around(self._free) if is_next else grid.below
            self.rest_head.place(Box(room.x, room.y, room.w, head))
            self.rest.place(Box(room.x, room.y + head, room.w, room.h - head))
        self._rule((room if is_long else grid.players).y - GAP / 2, grid.tools.y - GAP / 2, *(
            () if is_long else (grid.log_head.y - GAP / 2 * self.log_head.is_shown,)))

    def _lay_heading(self, grid: Grid) -> None:
        """Place the heading, which gives way to links that need its room, or the pace control over
        it unless a line is picked, and below it the log."""
        is_free = self.rest.is_shown or (self.log_head.is_shown and self.log.picked is None)
        is_paced = is_free and any(each.is_shown for each in self.pace.children)
        self.pace.place(grid.log_head if is_paced else Box())
        desk = self.desk
        links = [each for each in self.log_tools.children
                 if isinstance(each, Link) and each.is_shown]
        beside = tuple(desk.text_width(each.words, each.face, each.size) + 2 * GAP + 1
                       for each in links)
        wide = sum(beside) + self.log_tools.gap * max(0, len(beside) - 1)
        left = grid.log_head.w - self.log_head.gap - wide
        heading = self.heading
        named = desk.text_width(heading.words, "italic", heading.size)
        self.log_tools.widths, self.log_head.widths = beside, (left, wide)
        self.log_tools.shown(is_shown=bool(links) and not is_paced)  # no keyboard comes to it
        self.heading.shown(is_shown=not links or named <= left)
        head, log = Box() if is_paced else grid.log_head, grid.log
        self.log_head.place(head)
        lines = ceil(max(0.0, self.log_head.height(head.w) - head.h) / self.log.unit)
        over = min(log.h, lines * self.log.unit * bool(head.h))  # of a heading in two lines
        self.log.place(Box(log.x, log.y + over, log.w, log.h - over))

    @property
    def _is_keyed(self) -> bool:
        """Whether keys move the ring here, with no dialog above."""
        return self.is_hung and self.desk.is_keyed and self.desk.top in climb(self)

    def _has_focus(self) -> bool:
        """Whether the focus is on an offer, or nowhere while the keyboard is in use."""
        if not self.is_hung:
            return False
        focus = self.desk.focus
        if focus is None or focus not in walk(self.desk.top):
            return self.desk.is_keyed
        return self.offers.has(focus) or focus in (*walk(self.planned), *walk(self.bar))

    def lead_to_advice(self, *, is_only_from_tools: bool = False) -> bool:
        """Move the focus from the tools, and unless only from these from another part of the
        question, to what follows the advice, or to the row it was on before, if that costs
        nothing; return whether it is there now."""
        focus, take = self.desk.focus, self.desk.find("plan/take")
        tools = (*walk(self.tools), *walk(self.log_tools))
        is_led = focus in tools or (not is_only_from_tools and (
            self._has_focus() or focus in (*walk(self.aside),)))
        if is_led and take is not None:
            self.desk.focus_on(take)
        elif is_led:
            left = self.desk.answer if is_only_from_tools else None
            self._rest_keyboard(*() if left is None else (left.name,))
        return is_led

    def _rest_keyboard(self, *left: str) -> None:
        """Rest the keyboard on the prepared move, on advice that replaces an unfinished one, on a
        row that it left, near the row that was chosen last, or on the main choice; before the
        first row where everything costs or ends something."""
        prepared = map(self.desk.find, ("plan/confirm", "plan/take"))
        near = find_row(self.offers, [*left, *self._near])
        rest = next((each for each in prepared if each is not None and each.is_enabled),
                    None) or near or self.offers.rest
        first = self.offers.first
        if rest is not None:
            self.desk.focus_on(rest)
        elif first is not None:
            self.desk.await_at(first)


def yield_prompt(view: PlainView, grid: Grid) -> None:
    """Hide the question while a move with something to choose has no room for its gains."""
    panel, room = view.panel, grid.bar.y - grid.head.bottom
    is_tight = panel is not None and panel.is_shown and panel.choices.is_shown \
        and room < ROWS * view.desk.theme.tall(HIGH)
    view.prompt.shown(is_shown=bool(view.page.prompt) and not is_tight)


def has_yielded(view: PlainView) -> bool:
    """Whether there is a question that is not shown."""
    return bool(view.page.prompt) and not view.prompt.is_shown


def close_notes(view: PlainView) -> None:
    """Hide the notes, which were read."""
    view.note()
    view.on_close()


def shorten(listed: Widget, told: Widget, high: float) -> bool:
    """Put what is told below a list, which shows fewer of its rows; return whether it still shows
    as much as is told."""
    box = listed.box
    left = box.h - high - GAP
    if not listed.is_shown or left < high:
        return False
    listed.place(Box(box.x, box.y, box.w, left))
    told.place(Box(box.x, box.bottom - high, box.w, high))
    return True
