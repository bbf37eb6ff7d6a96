"""The plain view: plays any title with labelled buttons, and with nothing but what `legal` says.

It shows a page: whose turn it is, what is asked and what ends it, every offer, the players, and
the log.  A page holds only what the one who looks on may know; `page_of` asks for exactly that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, OVER, Seat
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Who
from alexandre.ui.brush import Brush
from alexandre.ui.chronicle import Chronicle
from alexandre.ui.commands import DIGITS
from alexandre.ui.layout import Box
from alexandre.ui.logbook import Logbook
from alexandre.ui.logrows import Line
from alexandre.ui.offers import Offer, Offers, offers_of
from alexandre.ui.reasons import reason
from alexandre.ui.sketch import Wording
from alexandre.ui.widgets.boxes import Column, Row, Yielding
from alexandre.ui.widgets.label import Label
from alexandre.ui.widgets.lines import Entry
from alexandre.ui.widgets.scroll import Scroll
from alexandre.ui.widgets.seal import Seal
from alexandre.ui.widgets.widget import Widget, walk

PAD: Final = 16.0
GAP: Final = 8.0
UPPER: Final = 0.34  # of the height is kept for the prompt and the offers, so that nothing jumps
OFFERS_LEAST: Final = 116.0
OFFERS_SEEN: Final = 180.0  # a few of them, however large the letters are
SHRUNK: Final = 0.75  # how far the players give way
TIGHT: Final = 2 / 3  # of the log's least, where room is scarce
ONE_LINE: Final = 0.6  # of that
SEAL: Final = 38.0
MARGIN: Final = 6.0  # between a rule and what lies below it


@dataclass(frozen=True)
class Page:
    """What the plain view shows.

    `phase` says where in the turn we are and what ends it; `seat` is whose seal stands beside
    it; `heading` is that of the log; `is_planned`: something is prepared, and has the offers'
    place.
    """

    turn: Wording
    prompt: Wording
    offers: tuple[Offer, ...] = ()
    log: tuple[Entry, ...] = ()
    phase: Wording = ""
    seat: Seat = -1
    heading: Wording = ""
    is_planned: bool = False


def page_of(session: Session, *, is_asked: bool, log: Sequence[Line] | None = None,
            is_spelled: Callable[[Action], bool] = lambda action: False) -> Page:
    """The page for the session's viewer; the offers only if it is he who is asked."""
    game, state = session.game, session.state
    prompt = game.prompt(state)
    return Page(
        turn=turn_of(session.decider),
        prompt=prompt.msg,
        offers=offers_of(session, is_spelled) if is_asked else (),
        log=log_of(session, session.viewer) if log is None else tuple(log),
        phase=Msg.of(f"{game.meta.id}.phase.{prompt.kind}"),
        seat=session.decider,
        heading=Msg.of("ui.log.whole"),
    )


def turn_of(decider: Seat) -> Msg:
    """Who decides, in a few words."""
    if decider == OVER:
        return Msg.of("ui.turn.over")
    if decider == CHANCE:
        return Msg.of("ui.turn.chance")
    return Msg.of("ui.turn.seat", who=Who(decider))


def log_of(session: Session, viewer: Seat | None) -> tuple[Line, ...]:
    """What the viewer saw happen; what begins a turn stands under a heading."""
    return Logbook(session.game).lines(session.steps, viewer)


class PlainView(Widget):
    """The page as widgets: `offer/<notation>` are the offers, `page/…` the rest.

    For whatever the scene puts there: `plan` below the prompt, `aside` below the offers,
    `players`, `log_tools` beside the heading of the log, and `tools` at the foot.
    """

    role = "page"

    def __init__(self, name: str, on_choose: Callable[[Action], None],
                 on_rule: Callable[[str], None] = lambda rule: None) -> None:
        super().__init__(name)
        self.on_choose = on_choose
        self.on_rule = on_rule
        self.page = Page("", "")
        self.head = self.add(Column("page/head", gap=3))
        self._build_head()
        self.planned = self.add(Scroll("page/plan", gap=6))
        self.offers = self.add(Offers("page/offers", on_choose))
        self.aside = self.add(Column("page/aside", gap=6))
        self.players = self.add(Yielding("page/players", gap=4))
        self.log_head = self.add(Row("page/log_head", gap=6))
        self.heading = self.log_head.add(Label("page/heading", "", face="italic", size=16,
                                               colour="ink.soft"))
        self.log_tools = self.log_head.add(Row("page/log_tools", gap=6))
        self.log = self.add(Chronicle("page/log"))
        self.tools = self.add(Column("page/tools", gap=6))
        self._rules: tuple[float, ...] = ()
        self._wanted: dict[Widget, float] = {}  # how high each part wants to be

    def _build_head(self) -> None:
        status = self.head.add(Row(gap=8, widths=(SEAL, 0.0)))
        self.seal = status.add(Seal(0, SEAL))
        said = status.add(Column(gap=0))
        self.turn = said.add(Label("page/turn", "", face="title", size=19, colour="seal.deep"))
        self.phase = said.add(Label("page/phase", "", face="italic", size=15, colour="ink.soft"))
        self.prompt = self.head.add(Label("page/prompt", "", size=18))
        self.notes = self.head.add(Column("page/notes", gap=0))

    @property
    def plan(self) -> Column:
        """Where a scene puts what is being prepared."""
        return self.planned.column

    def show(self, page: Page) -> None:
        """Show another page; the keyboard stays among the offers if it was there."""
        had_focus = self._has_focus()
        self.offers.show(page.offers, is_aside=page.is_planned)
        self.page = page
        self.seal.seat = max(0, page.seat)
        self.seal.shown(is_shown=page.seat >= 0)
        for label, words in ((self.turn, page.turn), (self.phase, page.phase),
                             (self.prompt, page.prompt), (self.heading, page.heading)):
            label.say(words)
            label.shown(is_shown=bool(words))
        self.log.fill(page.log)
        self.touch()
        self.lay()
        if had_focus and self._first is not None:
            self.desk.focus_on(self._first)

    def note(self, *texts: Wording) -> None:
        """Sentences under the prompt: a refusal, reasons; one that names a rule leads to it."""
        if not texts and not self.notes.children:
            return
        self.notes.clear()
        for number, text in enumerate(texts):
            self.notes.add(reason(f"page/note{number}", text, self.on_rule))
        self._settle(self.head)

    def do(self, command: str) -> bool:
        """A digit presses one of the first nine lines on offer, while they can be seen."""
        if command not in DIGITS or not self.offers.is_shown:
            return False
        self.offers.digit(DIGITS.index(command))
        return True

    def lay(self) -> None:
        """One below the other on one plate."""
        self._settle(*self.children)

    def _settle(self, *changed: Widget) -> None:
        """The log has what the others leave, two or three lines at least, and the players give
        way before the offers do.  What has not changed is laid anew only where it moves."""
        inner = self.box.inset(PAD, PAD - 4)
        self.phase.is_shown = bool(self.page.phase)
        self._wanted.update((part, self._high(part, inner.w)) for part in changed)
        parts = dict(self._wanted)
        self.offers.draw_in(is_terse=False)
        if self._is_crowded(parts, inner.h):
            parts[self.log] *= TIGHT
        if self.page.is_planned and self._is_crowded(parts, inner.h):
            self.phase.is_shown, parts[self.log_head] = False, 0.0
            parts[self.head] = self.head.height(inner.w)
        if self.page.is_planned and self._is_crowded(parts, inner.h):
            parts[self.log] = 0.0
        if not self.page.is_planned and self._is_cramped(parts, inner.h):
            self._draw_in(parts, inner.w)
        rules = [part for part in (self.players, self.log_head, self.tools) if parts[part]]
        fixed = (parts[self.log_head] + parts[self.log] + parts[self.tools]
                 + GAP * sum(1 for high in parts.values() if high) + MARGIN * len(rules))
        left = max(0.0, inner.h - fixed)
        self._share(parts, left, inner.h)
        parts[self.log] += max(0.0, left - sum(parts[each] for each in self._upper())
                               - parts[self.players])
        self._stack(parts, rules, inner, changed)

    def paint(self, brush: Brush) -> None:
        """The plate, and thin gold lines between its parts."""
        brush.panel(self.box, "panel")
        for y in self._rules:
            brush.line((self.box.x + PAD, y), (self.box.right - PAD, y), "gold.pale", 1.2)

    # ---- the room --------------------------------------------------------------------------

    def _upper(self) -> tuple[Widget, ...]:
        return self.head, self.planned, self.offers, self.aside

    def give_way(self, *parts: Widget) -> None:
        """These leave their room to what is prepared; none: all are back."""
        yielding = (self.offers, self.players, self.log_head, self.log)
        if any(part.is_shown == (part in parts) for part in yielding):
            for part in yielding:
                part.shown(is_shown=part not in parts)
            self.touch()
            self.lay()

    def _high(self, part: Widget, width: float) -> float:
        if not part.is_shown or (part is self.log_head and not self.page.heading):
            return 0.0
        return part.height(width)

    def _is_crowded(self, parts: dict[Widget, float], high: float) -> bool:
        """Is there not room for everything?"""
        gaps = GAP * sum(1 for each in parts.values() if each) + 3 * MARGIN
        return sum(parts.values()) + gaps > high

    def _draw_in(self, parts: dict[Widget, float], width: float) -> None:
        """Large letters in a low window: what is no choice leaves its room to the choices."""
        self.phase.is_shown = False
        self.offers.draw_in(is_terse=True)
        parts[self.head], parts[self.offers] = (
            each.height(width) for each in (self.head, self.offers))
        parts[self.log_head], parts[self.log] = 0.0, parts[self.log] * ONE_LINE

    def _is_cramped(self, parts: dict[Widget, float], high: float) -> bool:
        """Do large letters leave room for fewer offers than can be chosen from?"""
        others = sum(parts.values()) - parts[self.offers] - parts[self.players] * (1 - SHRUNK)
        gaps = GAP * sum(1 for each in parts.values() if each) + 3 * MARGIN
        return self.desk.theme.text > 1 and high - others - gaps < min(
            parts[self.offers], self._least)

    def _share(self, parts: dict[Widget, float], left: float, whole: float) -> None:
        """Offers and players in the room that is left; offers have some to spare if they can."""
        others = parts[self.head] + parts[self.aside]
        wanted, players = parts[self.planned] + parts[self.offers], parts[self.players]
        room = left - others
        if wanted + players > room:
            least = wanted if self.page.is_planned else min(wanted, self._least)
            shrunk = players * SHRUNK
            players = min(players, max(shrunk, room - least))
            if self.page.is_planned and room - least < shrunk:
                players = 0.0  # the strip tells of everybody
        parts[self.players] = max(0.0, min(players, room))
        room = max(0.0, room - parts[self.players])
        least = self.offers.height_folded(self.box.w) if self.page.is_planned else OFFERS_LEAST
        least *= self.offers.is_shown
        offers = min(parts[self.offers], room, max(least, room - parts[self.planned]))
        parts[self.planned] = min(parts[self.planned], room - offers)
        spare = UPPER * whole - others - parts[self.planned]
        parts[self.offers] = min(room - parts[self.planned],
                                 max(offers, spare)) * self.offers.is_shown

    @property
    def _least(self) -> float:
        """How much the offers keep before the players: more of it if letters are large."""
        is_large = self.desk.theme.text > 1
        return self.desk.theme.tall(OFFERS_SEEN) if is_large else OFFERS_LEAST

    def _stack(self, parts: dict[Widget, float], rules: Sequence[Widget], inner: Box,
               changed: Collection[Widget]) -> None:
        top, lines = inner.y, []
        for part, high in parts.items():
            if part in rules:
                lines.append(top)
                top += MARGIN
            box = Box(inner.x, top, inner.w, high)
            if part in changed or part.box != box:
                part.place(box)
            top += high + (GAP if high else 0.0)
        if self._rules != tuple(lines):
            self.touch()
        self._rules = tuple(lines)

    def _has_focus(self) -> bool:
        """Is the keyboard on an offer, or in use and nowhere?"""
        if not self.is_hung:
            return False
        focus = self.desk.focus
        if focus is None or focus not in walk(self.desk.top):
            return self.desk.is_keyed
        return self.offers.has(focus) or focus in walk(self.planned)

    @property
    def _first(self) -> Widget | None:
        """Where the keyboard begins."""
        return self.desk.find("plan/confirm") or self.offers.first
