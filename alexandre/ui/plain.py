"""The plain view: plays any title with labelled buttons, and with nothing but what `legal` says.

It shows a page: whose turn it is, what is asked, every offer as a button, and the log.  A page
holds only what the one who looks on may know; `page_of` asks the game for exactly that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, OVER, Game, Seat
from alexandre.kernel.record import Step
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Who
from alexandre.ui.brush import Brush
from alexandre.ui.commands import DIGITS
from alexandre.ui.layout import Box
from alexandre.ui.sketch import Wording
from alexandre.ui.widgets.boxes import Column, Panel
from alexandre.ui.widgets.button import Button
from alexandre.ui.widgets.label import Label
from alexandre.ui.widgets.lines import Entry, Lines
from alexandre.ui.widgets.scroll import Scroll
from alexandre.ui.widgets.widget import Widget

GAP: Final = 8.0
LOG_LEAST: Final = 130.0
OFFERS_LEAST: Final = 132.0
OFFERS_MOST: Final = 0.62  # of what the offers and the log share
HINTED: Final = len(DIGITS)


@dataclass(frozen=True)
class Page:
    """What the plain view shows."""

    turn: Wording
    prompt: Wording
    offers: tuple[tuple[Action, Msg], ...] = ()
    log: tuple[Entry, ...] = ()


def page_of(session: Session, *, is_asked: bool) -> Page:
    """The page for the session's viewer; the offers only if it is he who is asked."""
    game, state = session.game, session.state
    offers = session.offers() if is_asked else []
    return Page(
        turn=turn_of(session.decider),
        prompt=game.prompt(state).msg,
        offers=tuple((action, game.label(state, action)) for action in offers),
        log=log_of(session, session.viewer),
    )


def turn_of(decider: Seat) -> Msg:
    """Who decides, in a few words."""
    if decider == OVER:
        return Msg.of("ui.turn.over")
    if decider == CHANCE:
        return Msg.of("ui.turn.chance")
    return Msg.of("ui.turn.seat", who=Who(decider))


def log_of(session: Session, viewer: Seat | None) -> tuple[Entry, ...]:
    """What the viewer saw happen; what begins a turn stands out."""
    heads = turns(session.game, session.steps)
    found = []
    for index, event in session.log(viewer):
        found.append(Entry(event.msg(), index in heads))
        heads.discard(index)
    return tuple(found)


def turns(game: Game, steps: Sequence[Step]) -> set[int]:
    """The numbers of the actions with which a seat began its turn."""
    found, is_over = set(), False
    for step in steps:
        if is_over and step.actor >= 0:
            found.add(step.index)
        is_over = game.ends_turn(game.parse(step.action)) or (is_over and step.actor < 0)
    return found


def reasons(session: Session, actions: Sequence[Action]) -> tuple[Msg, ...]:
    """Why these may not be done now: each reason once, in the order of the rules."""
    found: dict[Msg, None] = {}
    for action in actions:
        reason = session.state.why_not(action)
        if reason is not None:
            found.setdefault(reason)
    return tuple(sorted(found, key=lambda msg: [int(part) for part in msg.rule.split(".")
                                                if part.isdigit()]))


class PlainView(Widget):
    """The page as widgets: `offer/<notation>` are the buttons, `page/…` the rest.

    `tools` stands between the offers and the log, for whatever the scene puts there.
    """

    role = "page"

    def __init__(self, name: str, on_choose: Callable[[Action], None]) -> None:
        super().__init__(name)
        self.on_choose = on_choose
        self.page = Page("", "")
        self.head = self.add(Panel(pad=14, gap=2))
        self.turn = self.head.add(Label("page/turn", "", face="title", size=20,
                                        colour="seal.deep"))
        self.prompt = self.head.add(Label("page/prompt", "", size=19))
        self.notes = self.head.add(Column("page/notes", gap=2))
        self.offers = self.add(Scroll("page/offers", gap=6))
        self.tools = self.add(Column("page/tools", gap=6))
        self.log = self.add(Lines("page/log"))

    def show(self, page: Page) -> None:
        """Show another page; the keyboard stays among the offers if it was there."""
        had_focus = self._has_focus()
        if page.offers != self.page.offers:
            self._offer(page.offers)
        self.page = page
        self.turn.say(page.turn)
        self.prompt.say(page.prompt)
        self.log.fill(page.log)
        self.lay()
        self.touch()
        if had_focus and self.offers.column.children:
            self.desk.focus_on(self.offers.column.children[0])

    def note(self, *texts: Wording) -> None:
        """Sentences under the prompt: a refusal, reasons; none for nothing to say."""
        if not texts and not self.notes.children:
            return
        self.notes.clear()
        for number, text in enumerate(texts):
            self.notes.add(Label(f"page/note{number}", text, face="italic", size=17,
                                 colour="seal"))
        self.lay()
        self.touch()

    def do(self, command: str) -> bool:
        """A digit chooses one of the first nine offers."""
        if command not in DIGITS:
            return False
        index = DIGITS.index(command)
        if index < len(self.page.offers):
            self.on_choose(self.page.offers[index][0])
        return True

    def lay(self) -> None:
        """The head and the tools as high as they are; the offers and the log share the rest."""
        head = self.head.height(self.box.w)
        tools = self.tools.height(self.box.w)
        left = self.box.h - head - tools - 3 * GAP
        wanted = self.offers.height(self.box.w)
        least = min(wanted, max(OFFERS_LEAST, left - LOG_LEAST))
        offers = min(wanted, max(least, left * OFFERS_MOST))
        top = self.box.y
        for child, high in ((self.head, head), (self.offers, offers), (self.tools, tools),
                            (self.log, max(0.0, left - offers))):
            child.place(Box(self.box.x, top, self.box.w, high))
            top += high + (GAP if high else 0.0)

    def paint(self, brush: Brush) -> None:
        """Nothing of its own."""

    def _offer(self, offers: tuple[tuple[Action, Msg], ...]) -> None:
        self.offers.column.clear()
        self.offers.offset = 0.0
        for number, (action, label) in enumerate(offers):
            self.offers.column.add(Button(
                f"offer/{action.text}", label, partial(self.on_choose, action),
                hint=str(number + 1) if number < HINTED else "", align="left"))

    def _has_focus(self) -> bool:
        """Is the keyboard on an offer, or in use and nowhere?"""
        if not self.is_hung:
            return False
        focus = self.desk.focus
        if focus is None or not focus.is_hung:
            return self.desk.is_keyed
        return focus in self.offers.column.children
