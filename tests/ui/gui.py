"""The application without a window, driven by the names of widgets and spots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Self, TypeVar

import pygame

from alexandre import games
from alexandre.ai.review.plans import Weighed
from alexandre.i18n.words import Words
from alexandre.kernel.contract import Game, Seat, State
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.store import Store
from alexandre.scenes.archive.analysis.analyses import Analyses
from alexandre.scenes.base.folders import Places
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.base.opponents import Reply
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.memory import limit_heap
from alexandre.scenes.navigation import SceneNavigation
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.sketch import Sketch
from alexandre.ui.sidebar.log_view import LogView
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Widget, walk
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.controls.hold_button import HoldButton
from alexandre.ui.widgets.controls.link import FoldButton
from alexandre.ui.widgets.controls.numbered import Numbered
from alexandre.ui.widgets.panels.paragraph import Paragraph
from alexandre.ui.widgets.pictures.picture import Picture
from tests.ai.far_ends import analyse_at_once
from tests.helpers.artwork import DecodedPrints, read_catalogues, share_letters

MakeGui = Callable[..., "Gui"]  # by the fixture: what `Gui` is told behind its folder
KEYS = {"Tab": pygame.K_TAB, "Return": pygame.K_RETURN, "Escape": pygame.K_ESCAPE,
        "Up": pygame.K_UP, "Down": pygame.K_DOWN, "Left": pygame.K_LEFT,
        "Right": pygame.K_RIGHT, "Home": pygame.K_HOME, "End": pygame.K_END,
        "BackSpace": pygame.K_BACKSPACE, "Delete": pygame.K_DELETE,
        "PageUp": pygame.K_PAGEUP, "PageDown": pygame.K_PAGEDOWN, "F1": pygame.K_F1,
        "F2": pygame.K_F2, "F3": pygame.K_F3, "F4": pygame.K_F4, "F5": pygame.K_F5,
        "F10": pygame.K_F10, "F11": pygame.K_F11, "F12": pygame.K_F12, "space": pygame.K_SPACE}
R = TypeVar("R", bound=Scene)
STEP = 1000  # milliseconds of the house's clock

limit_heap()  # what one test let go of is there for the next


class Hasty:
    """A computer player that takes the first offer at once; it keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[State, Seat, str]] = []
        self.budgets: list[float] = []
        self.lines: list[tuple[str, ...]] = []  # a person's own plans
        self.stand_in = ""
        self.plans: tuple[Weighed, ...] = ()  # of a coach
        self.advice: tuple[str, ...] = ()  # the same: the first of them, instead of any offer
        self.hurried = 0
        self._line: tuple[str, ...] | None = None

    def warm(self) -> None:
        """Always ready."""

    def ask(self, game: Game, state: State, seat: Seat, level: str, budget: float,
            line: tuple[str, ...] = (), rival: tuple[str, ...] = ()) -> None:
        """Answer straight away, with an offer that differs from turn to turn."""
        self.asked.append((state.clone(), seat, level))
        self.budgets.append(budget)
        self.lines.append(line)
        offers = state.legal()
        self._line = self.advice or (offers[len(self.asked) * 7 % len(offers)].text,)

    def answer(self) -> Reply | None:
        """The line, once."""
        line, self._line = self._line, None
        return None if line is None else Reply(line, self.stand_in, self.plans)

    def hurry(self) -> None:
        """Count how often."""
        self.hurried += 1

    def cancel(self) -> None:
        """Forget it."""
        self._line = None

    def close(self) -> None:
        """Nothing is running."""


class Gui:
    """A house on a surface of its own, and a hand that clicks and types."""

    def __init__(self, folder: Path, *, lang: str = "fr", size: tuple[int, int] = (640, 400),
                 store: Store | None = None, words: Words | None = None, **settings: Any) -> None:
        pygame.display.init()
        pygame.font.init()
        if pygame.display.get_surface() is None:
            pygame.display.set_mode((64, 64))
        self.places = Places.under(folder)
        self.thinker = Hasty()
        self.store = store or Store(self.places.saves, app="test")
        self.house = House(words or Words(read_catalogues()), share_letters(), DecodedPrints(),
                           self.store, self.thinker, lambda: 11, self.places, SceneNavigation)
        self.analyses = Analyses(self.house, analyse_at_once)
        self.house.tasks.append(self.analyses)
        self.set(**{"lang": lang, "pace": "instant"} | settings)
        self.screen = pygame.Surface(size)
        self.paints = False  # at every step; else where a test looks at pixels
        self.desk.resize(*size)
        self.now = 0
        self.sent = 0
        self.house.enter(Menu(self.house))
        self.run()

    def close(self) -> None:
        """Nothing is under way any more."""
        self.analyses.close()
        self.store.close()

    def __del__(self) -> None:
        """Rooms and widgets know each other and wait for the collector, which sees that they are
        few and not how much they hold; so pictures go with the hand that had them painted."""
        if "house" in self.__dict__:
            theme = self.desk.theme
            theme.forget()
            theme.prints.forget()

    @property
    def desk(self) -> Any:
        """The desk of all scenes."""
        return self.house.desk

    @property
    def painted(self) -> pygame.Surface:
        """The screen with all that has changed."""
        self.paint()
        return self.screen

    def paint(self) -> list[pygame.Rect]:
        """Paint what has changed; where that is."""
        return self.desk.draw(self.screen)  # type: ignore[no-any-return]

    # ---- what is there ---------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The one that is open."""
        return self.room_as(Table)

    def room_as(self, kind: type[R]) -> R:
        """The room that is shown, which is of that kind."""
        room = self.house.room
        assert isinstance(room, kind)
        return room

    def has(self, name: str) -> bool:
        """Whether a widget of that name can be reached."""
        return self.desk.find(name) is not None

    def shows(self, *names: str) -> Self:
        """A widget of each of these names can be reached."""
        missing = [each for each in names if not self.has(each)]
        assert not missing, f"no {missing} among {sorted(self.names())}"
        return self

    def lacks(self, *names: str) -> Self:
        """None of these can."""
        assert not (there := [each for each in names if self.has(each)]), there
        return self

    def reads(self, name: str, words: str) -> Self:
        """The widget has these words."""
        assert (said := self.find(name).words) == words, said
        return self

    def find(self, name: str) -> Any:
        """The widget of that name."""
        widget = self.desk.find(name)
        assert widget is not None, f"no {name} among {sorted(self.names())}"
        return widget

    def names(self) -> list[str]:
        """Everything with a name that can be reached."""
        return [each.name for each in walk(self.desk.top) if each.name]

    def offers(self) -> list[str]:
        """The notation of everything on offer, folded away or not."""
        return [offer.action.text for each in walk(self.desk.top) if isinstance(each, PlainView)
                for offer in each.offers.offers]

    def all_texts(self) -> list[str]:
        """Every word on the screen: labels, buttons, log, pictures with their spots, tips."""
        texts = [self.desk.tip.text, self.desk.banner.text,
                 self.house.voice(self.house.room.title)]
        for widget in walk(self.desk.top):
            texts += self._texts_of(widget)
        return [each for each in texts if each]

    def lasting_texts(self) -> list[str]:
        """All of them but the phase and the cause, which give way where the head has no room."""
        return [text for widget in walk(self.desk.top)
                if widget.name not in ("page/phase", "page/cause")
                for text in self._texts_of(widget) if text]

    def _texts_of(self, widget: Widget) -> Iterator[str]:
        voice = self.house.voice
        for line in widget.tip if isinstance(widget.tip, tuple) else (widget.tip,):
            yield "" if isinstance(line, Sketch) else voice(line)
        if isinstance(widget, Label | Button | Choice | Paragraph):
            yield widget.words
        elif isinstance(widget, Field):
            yield widget.text
        elif isinstance(widget, LogView):
            yield from widget.words
        elif isinstance(widget, Picture):
            yield from words_of(widget.sketch, voice)

    # ---- what the player does --------------------------------------------------------------

    def _unfold(self, name: str) -> None:
        """Press the heading that hides an offer, or step to its number."""
        rows = self.find("plain").offers.scroll.column
        for fold in [row.name for row in walk(rows)
                     if isinstance(row, FoldButton) and not row.is_on]:
            self.find(fold).on_press()
            if self.has(name):
                return
            self.find(fold).on_press()
        for row in [row for row in walk(rows) if isinstance(row, Numbered)]:
            for at, step in enumerate(row.steps):
                if step.name == name:
                    row.stepper.step(at - row.stepper.value)

    def click(self, *names: str) -> Self:
        """The left button on the middle of each widget; what is out of sight is brought here."""
        for name in names:
            self._click(name)
        return self

    def _click(self, name: str) -> None:
        if name.startswith("offer/") and not self.has(name):
            self._table.planning.drop()
            self._unfold(name)
        self.desk.focus_on(self.find(name))
        if isinstance(self.find(name), HoldButton):
            self.hold(name)
            return
        self.click_at(self.find(name).box.middle)
        if name.startswith("offer/") and self.has("plan/confirm") \
                and self._table.planning.holds(self._action(name)):
            self.click("plan/confirm")

    @property
    def _table(self) -> Any:
        """The room that is shown, which has a match on it."""
        return self.house.room

    def _action(self, name: str) -> Any:
        return self._table.session.game.parse(name.removeprefix("offer/"))

    def click_spot(self, spot: str) -> Self:
        """The left button on a spot of any picture."""
        for widget in walk(self.desk.top):
            if isinstance(widget, Picture):
                at = widget.middle_of(spot)
                if at is not None:
                    return self.click_at(at)
        raise AssertionError(f"no picture has a spot {spot}")

    def click_at(self, at: tuple[float, float]) -> Self:
        """The left button at a point, in logical units; the hand comes from elsewhere."""
        scale = self.desk.theme.scale
        pos = (round(at[0] * scale), round(at[1] * scale))
        self.wait()
        self.send(pygame.MOUSEMOTION, pos=(-99, -99), rel=(0, 0), buttons=(0, 0, 0))
        self.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        self.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self.send(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        self.run()
        return self

    def hold(self, name: str) -> Self:
        """The left button goes down there and stays so for a while."""
        scale = self.desk.theme.scale
        x, y = self.find(name).box.middle
        pos = (round(x * scale), round(y * scale))
        self.wait()
        self.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        self.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self.run()
        self.send(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        self.run()
        return self

    def press(self, *keys: str) -> Self:
        """Keys, one after the other; a digit or a letter by itself, "ctrl+z" with Control."""
        for each in keys:
            key = each.removeprefix("ctrl+").removeprefix("shift+")
            code = KEYS.get(key) or ord(key)
            mod = pygame.KMOD_CTRL if each.startswith("ctrl+") else 0
            mod |= pygame.KMOD_SHIFT if each.startswith("shift+") else 0
            self.wait()
            self.send(pygame.KEYDOWN, key=code, mod=mod, unicode="")
            self.run()
        return self

    def wait(self) -> Self:
        """Look at what is there before it is pressed; nothing plays itself meanwhile."""
        self.desk.look()
        self.now = max(self.now + STEP, self.desk.router.deaf_until)
        self.desk.now = self.now
        return self

    def type(self, text: str) -> Self:
        """Letters as a keyboard sends them."""
        self.send(pygame.TEXTINPUT, text=text)
        self.run()
        return self

    def send(self, kind: int, **fields: Any) -> None:
        """An event of the window; `sent` counts them."""
        self.sent += 1
        self.desk.event(pygame.event.Event(kind, **fields))

    def run(self, steps: int = 2) -> Self:
        """Let the clock go on."""
        for _ in range(steps):
            self.now += STEP
            self.store._writer.wait(60)  # how long the disk takes is not the clock's affair
            self.house.tick(self.now)
            if self.paints:
                self.paint()
            self.house.finish_frame()
        return self

    # ---- short ways ------------------------------------------------------------------------

    def resize(self, size: tuple[int, int]) -> Self:
        """Another window."""
        self.screen = pygame.Surface(size)
        self.desk.resize(*size)
        return self

    def press_on(self, name: str, *keys: str) -> Self:
        """Keys, with the keyboard on that widget."""
        self.desk.focus_on(self.find(name))
        self.press(*keys)
        return self

    def go_to(self, *names: str) -> Self:
        """From the first room, once everything is written, by these buttons."""
        self.house.go_home()
        self.store.flush(5)
        self.click(*names)
        return self

    def set(self, **settings: Any) -> Self:
        """Settings as if they were read from a file."""
        self.house.settings.update(settings)
        self.house.apply_settings()
        return self

    def enter(self, room: R) -> R:
        """Go into a room and wait until it is shown."""
        self.house.enter(room)
        self.run()
        return room

    def sit_down(self, players: Sequence[Player], *, seed: int = 11, name: str = "match",
                 script: Sequence[str] = ()) -> Session:
        """A match of the first title on the table, some moves of it played already."""
        session = Session.new(games.load(games.TITLES[0]), list(players), seed=seed)
        for text in script:
            session.play(text)
        self.enter(Table(self.house, session, name))
        return session

    def lift(self) -> Self:
        """The player who is awaited is at the table."""
        while self.has("curtain/lift"):
            self.click("curtain/lift")
        return self


def words_of(sketch: Sketch, voice: Any) -> Iterator[str]:
    """The captions of a sketch, and the names of its spots."""
    for layer in sketch.strata():
        for caption in layer.captions:
            yield voice(caption.text)
    for spot in sketch.spots:
        yield from map(voice, (spot.name, *spot.rows))
