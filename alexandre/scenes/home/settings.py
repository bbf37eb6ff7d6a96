"""The settings screen: every change is applied immediately and saved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

from alexandre.kernel.board import Plain
from alexandre.kernel.text import Msg
from alexandre.scenes.base.attendant import tell_exit
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.base.preferences import ALL, BOUNDS, COACHING, ENGINE_MOST, PACES, VOLUMES
from alexandre.ui.draw.sketch import (
    Caption,
    Layer,
    Polygon,
    Shape,
    Sketch,
    Wording,
    regular,
    seal,
    sort_marks,
)
from alexandre.ui.input.commands import GROUPS, format_chord, group_word, word_of
from alexandre.ui.input.gamepad import ROWS, list_buttons
from alexandre.ui.play.cue import DETAILS
from alexandre.ui.text.sizes import BODY, LABEL, SMALL, TITLE
from alexandre.ui.widgets.base.boxes import Column, Panel, Plated, Row, Rule, Space
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.check import Check
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.controls.key_field import KeyField
from alexandre.ui.widgets.controls.select import Select
from alexandre.ui.widgets.controls.slider import Slider
from alexandre.ui.widgets.controls.tabs import Tabs
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.widgets.pictures.miniature import Miniature
from alexandre.ui.window.audience import can_open
from alexandre.ui.window.fingers import has_touch

LEAVES: Final = ("display", "play", "sound", "keys", "show")
NAMED: Final = 200.0  # the width of what stands before a choice
EDGE: Final = 26.0
GAP: Final = 14.0
SAMPLE: Final = (330.0, 96.0)  # the size of the sample of owners
OWNERS: Final = 5
MINUTES: Final = (1, 2, 3, 5, 10, 30)  # until the show comes back
SECONDS: Final = (2, 5, 10, 30, 60, 300)  # of another program for a move
USUAL: Final = 100
SAMPLES: Final = {"volume": "lyre", "deeds": "horn", "hand": "piece"}


class SettingsRoom(Scene):
    """Five pages; the open one stays open when the room is laid out again."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.leaf = LEAVES[0]
        self._connected: tuple[str, ...] = ()  # the gamepads that the leaf of the keys names

    def build(self) -> Widget:
        """Build the tabs, the open page, and the back button."""
        self.tabs = Tabs("settings/leaves", [(each, Msg.of(f"ui.settings.{each}"))
                                             for each in LEAVES], self.leaf, self._turn)
        page = Scroll("settings/page")
        page.column.add({"display": self._display, "play": self._play,
                         "sound": self._sound, "keys": self._keys,
                         "show": self._show}[self.leaf]())
        foot = Row(gap=12, widths=(0.0, 220.0))
        foot.add(Remark("settings/note", Msg.of("ui.settings.note"), size=SMALL))
        foot.add(Button("settings/back", Msg.of("ui.dialog.back"), self.house.leave, size=BODY,
                        kind="primary"))
        title = Title("settings/title", Msg.of("ui.settings.title"), size=TITLE, align="centre")
        return SettingsPlate("settings", title, self.tabs, page, foot)

    def entered(self) -> None:
        """Focus the tabs."""
        self.house.desk.focus_on(self.tabs)

    def tick(self, now: int) -> None:
        """Notice changes of language and screen by keys, and of gamepads."""
        if self.leaf == "keys" and self._connected != self.house.desk.gamepads.names:
            self._rebuild()
        for name, chosen in (("lang", self.house.words.lang),
                             ("full_screen", self._setting("full_screen"))):
            widget: Any = self.house.desk.find(f"settings/{name}")
            if widget is not None and widget.value != chosen:
                self._rebuild()
                return

    def _setting(self, name: str) -> Any:
        return self.house.settings[name]

    def _turn(self, leaf: str) -> None:
        self.leaf = leaf
        self.house.refresh()

    def _rebuild(self) -> None:
        """Build the page again with the focus where it was."""
        desk = self.house.desk
        name = desk.focus.name if desk.focus is not None else ""
        self.house.refresh()
        desk.focus_on(desk.find(name) or self.tabs)

    # ---- the leaves ------------------------------------------------------------------------

    def _display(self) -> Widget:
        """The page of language, sizes with a sample, screen, and marks of owners."""
        words = self.house.words
        column = Column(gap=9)
        column.add(label_row(Msg.of("ui.settings.language"), Choice(
            "settings/lang", [(lang, Msg.of(f"ui.language.{lang}")) for lang in words.langs],
            words.lang, partial(self.house.choose, "lang"))))
        column.add(self._slider("scale", format_scale))
        column.add(self._slider("text", format_percent))
        column.add(self._sample())
        column.add(label_row("", Check("settings/full_screen", Msg.of("ui.settings.full_screen"),
                                       self._setting("full_screen"),
                                       partial(self.house.choose, "full_screen"))))
        if can_open():
            column.add(self._check("audience"))
        column.add(label_row("", Check("settings/motion", Msg.of("ui.settings.still"),
                                       self.house.is_still, self._still,
                                       tip=Msg.of("ui.settings.still_tip"))))
        column.add(self._check("patterns", self._mark))
        return column

    def _sample(self) -> Widget:
        """A board and a sentence in the chosen sizes."""
        panel = Panel("settings/sample", pad=14, gap=6, kind="plain")
        row = panel.add(Row(gap=18, widths=(SAMPLE[0], 0.0)))
        row.add(Miniature("settings/owners", draw_owners(is_marked=self._setting("patterns")),
                          is_framed=False, is_worded=True))
        row.add(Label("settings/sentence", Msg.of("ui.settings.sample"), size=BODY))
        return panel

    def _play(self) -> Widget:
        """The page of pace, forced moves and other programs."""
        column = Column(gap=9)
        column.add(self._select("pace", name_values("pace", PACES)))
        column.add(build_note("pace"))
        column.add(self._select("staging", name_values("staging", DETAILS)))
        column.add(self._check("forced"))
        column.add(self._select("coach", name_values("coach", COACHING),
                                tip=Msg.of("ui.settings.coach_tip")))
        column.add(self._check("careful"))
        forget = Button("settings/forget", Msg.of("ui.settings.forget"),
                        self._forget, size=LABEL, tip=Msg.of("ui.settings.forget_tip"))
        forget.enable(is_enabled=bool(self._setting("habits")))
        column.add(label_row("", forget))
        column.add(Rule())
        column.add(label_row(Msg.of("ui.settings.engine"), Field(
            "settings/engine", self._setting("engine"), most=ENGINE_MOST,
            empty=Msg.of("ui.settings.engine_none"),
            on_change=partial(self.house.choose, "engine"))))
        column.add(build_note("engine"))
        seconds = sorted({*SECONDS, self._setting("engine_seconds")})
        column.add(self._select("engine_seconds", [
            (each, Msg.of("ui.settings.seconds", n=each)) for each in seconds]))
        return column

    def _sound(self) -> Widget:
        """The page of volumes and of reading aloud."""
        column = Column(gap=9)
        column.add(Space(2))
        for name in VOLUMES:
            column.add(self._slider(name, format_percent, partial(self._hear, name)))
        column.add(build_note("volume"))
        column.add(Rule())
        column.add(self._check("speech"))
        return column

    def _keys(self) -> Widget:
        """The page of the connected devices, the key bindings by group, and the buttons of a
        gamepad."""
        column = Column(gap=4)
        self._connected = self.house.desk.gamepads.names
        for name, state in (
                ("gamepads", ", ".join(self._connected) or Msg.of("ui.settings.gamepads.none")),
                ("touch", Msg.of(f"ui.settings.touch.{'yes' if has_touch() else 'no'}"))):
            column.add(label_row(Msg.of(f"ui.settings.{name}"),
                                 Label(f"settings/{name}", state, size=LABEL, colour="ink.soft")))
        column.add(Rule())
        commands = self.house.desk.commands
        for group, members in GROUPS.items():
            column.add(Label(f"settings/group/{group}", group_word(group), face="bold", size=BODY,
                             colour="seal"))
            for command in members:
                row = column.add(Row(gap=14, widths=(400.0, 230.0, 0.0)))
                row.add(Label(f"settings/command/{command}", word_of(command), size=LABEL))
                row.add(KeyField(f"settings/key/{command}", commands.chord(command),
                                 Msg.of("ui.settings.press_key"), partial(self._bind, command),
                                 tip=Msg.of("ui.settings.key_tip")))
                row.add(Space(0))
            column.add(Space(6))
        column.add(Button("settings/reset", Msg.of("ui.settings.reset"), self._reset, size=LABEL))
        column.add(Space(6))
        column.add(Label("settings/group/pad", Msg.of("ui.manual.buttons"), face="bold",
                         size=BODY, colour="seal"))
        for name, (does, button) in zip(ROWS, list_buttons(), strict=True):
            row = column.add(Row(gap=14, widths=(400.0, 0.0)))
            row.add(Label(f"settings/pad/{name}", does, size=LABEL))
            row.add(Label(f"settings/button/{name}", button, size=LABEL, colour="ink.soft"))
        return column

    def _show(self) -> Widget:
        """The page of the showcase: its languages, when it restarts, how to begin or end it."""
        column, langs = Column(gap=9), self.house.words.langs
        column.add(Space(2))
        column.add(self._select("show_lang", [
            (ALL, Msg.of("ui.settings.show_lang.all")),
            *((lang, Msg.of(f"ui.language.{lang}")) for lang in langs)]))
        minutes = sorted({*MINUTES, self._setting("show_minutes")})
        column.add(self._select("show_minutes", [
            (each, Msg.of("ui.settings.minutes", n=each)) for each in minutes]))
        column.add(self._check("kiosk", self._choose_kiosk))
        column.add(build_note("kiosk", tell_exit(self.house.desk.commands))
                   if self._setting("kiosk") else build_note("show"))
        word, do = (("show_begin", self.house.navigation.stand) if self.house.attendant is None
                    else ("show_end", self._end_show))
        column.add(label_row("", Button(f"settings/{word}", Msg.of(f"ui.settings.{word}"), do,
                                        size=LABEL)))
        return column

    # ---- one setting -----------------------------------------------------------------------

    def _check(self, name: str, on_change: Callable[[bool], None] | None = None) -> Row:
        """A check box for a setting; `on_change` replaces the usual change."""
        return label_row("", Check(f"settings/{name}", Msg.of(f"ui.settings.{name}"),
                                   self._setting(name),
                                   on_change or partial(self.house.choose, name),
                                   tip=Msg.of(f"ui.settings.{name}_tip")))

    def _select(self, name: str, choices: Sequence[tuple[Plain, Wording]],
                tip: Wording = "") -> Row:
        """A list of values for a setting."""
        return label_row(Msg.of(f"ui.settings.{name}"), Select(
            f"settings/{name}", choices, self._setting(name), partial(self.house.choose, name),
            tip=tip))

    def _slider(self, name: str, say: Callable[[int], Wording],
                on_change: Callable[[int], None] | None = None) -> Row:
        """A slider for a setting in hundredths; `on_change` replaces the usual change."""
        return label_row(Msg.of(f"ui.settings.{name}"), Slider(
            f"settings/{name}", BOUNDS[name], self._setting(name),
            on_change or partial(self.house.choose, name), step=5, say=say, is_live=False,
            tip=Msg.of(f"ui.settings.{name}_tip")))

    # ---- what is chosen --------------------------------------------------------------------

    def _still(self, is_still: bool) -> None:  # noqa: FBT001  a check tells what it became
        self.house.choose("motion", "still" if is_still else "full")

    def _mark(self, is_marked: bool) -> None:  # noqa: FBT001  a check tells what it became
        self.house.choose("patterns", is_marked)
        self._rebuild()

    def _hear(self, name: str, volume: int) -> None:
        """Set a volume, and play a sample where nothing sounds on its own."""
        self.house.choose(name, volume)
        self.house.sounds.play(SAMPLES.get(name, ""))

    def _bind(self, command: str, chord: str) -> None:
        """Bind a command to a chord; ask if others have it already."""
        others = self.house.desk.commands.conflicts(command, chord)
        if not others:
            self._take(command, chord)
            return
        dialog = Dialog("conflict", Msg.of("ui.settings.conflict"))
        dialog.tell("conflict/who", Msg.of("ui.settings.taken", chord=format_chord(chord),
                                           others=tuple(map(name_command, others))))
        if all(can_bind(each) for each in others):
            dialog.answer("conflict/take", Msg.of("ui.settings.take"),
                          partial(self._take, command, chord))
        dialog.answer("conflict/leave", Msg.of("ui.settings.leave"), kind="primary")
        self.house.desk.open(dialog)

    def _take(self, command: str, chord: str) -> None:
        self.house.choose("keys", self.house.desk.commands.bind(command, chord))
        self._rebuild()

    def _choose_kiosk(self, is_kiosk: bool) -> None:  # noqa: FBT001  a check tells what it became
        self.house.choose("kiosk", is_kiosk)
        self._rebuild()

    def _end_show(self) -> None:
        """End the showcase; the language is that of the settings again."""
        self.house.dismiss()
        self.house.apply_settings()
        self._rebuild()

    def _forget(self) -> None:
        self.house.choose("habits", {})
        self._rebuild()

    def _reset(self) -> None:
        self.house.choose("keys", {})
        self._rebuild()


class SettingsPlate(Plated):
    """A plate: title, tabs, the open page, the back button."""

    wide, high, margin = 1000.0, 680.0, 36.0

    def __init__(self, name: str, title: Widget, tabs: Widget, page: Widget,
                 foot: Widget) -> None:
        super().__init__(name)
        self.title, self.tabs = self.add(title), self.add(tabs)
        self.page, self.foot = self.add(page), self.add(foot)

    def do(self, command: str) -> bool:
        """Scroll the page, also while the tabs have the keyboard."""
        return command in ("page_up", "page_down") and self.page.do(command)

    def lay(self) -> None:
        """Lay out the page; the part that does not fit scrolls."""
        self.page.place(self._lay_around(self._plate().inset(EDGE, EDGE - 6),
                                         (self.title, self.tabs), self.foot, GAP, between=8.0))


def label_row(text: Wording, widget: Widget) -> Row:
    """A choice with its label before it, or without one below another choice."""
    return Row(gap=16, widths=(NAMED, 0.0)).hold(
        Label(f"{widget.name}/name", text, size=BODY) if text else Space(0),
        widget)


def name_values(setting: str, values: Iterable[str]) -> list[tuple[str, Wording]]:
    """The values of a setting, each with its words."""
    return [(each, Msg.of(f"ui.settings.{setting}.{each}")) for each in values]


def build_note(name: str, words: Msg | None = None) -> Row:
    """A note on the setting above, named after it unless `words` are given."""
    return label_row("", Remark(f"settings/{name}_note",
                                words or Msg.of(f"ui.settings.{name}_note"), size=SMALL))


def format_scale(number: int) -> Msg:
    """A factor in per cent; the one that suits the window in words."""
    return Msg.of("ui.settings.suited") if number == USUAL else format_percent(number)


def format_percent(number: int) -> Msg:
    """A number of hundredths in per cent."""
    return Msg.of("ui.settings.percent", n=str(number))


def can_bind(command: str) -> bool:
    """Whether the player may change the key."""
    return any(command in members for members in GROUPS.values())


def name_command(command: str) -> Wording:
    """The name of a command; for a key that the player cannot change, words that say so."""
    return word_of(command) if can_bind(command) else Msg.of("ui.settings.fixed_key")


def draw_owners(*, is_marked: bool) -> Sketch:
    """A piece of land of each owner, with the seal."""
    wide = SAMPLE[0] / OWNERS
    marks: list[Shape | Caption] = []
    for seat in range(OWNERS):
        at = (wide * (seat + 0.5), SAMPLE[1] / 2)
        land = regular(at, wide * 0.52, 6)
        marks.append(Polygon(land, f"seat{seat}.wash", "coast", 1.4))
        if is_marked:
            marks.append(Polygon(land, f"seat{seat}", pattern=f"seat{seat}"))
        marks += seal(seat, at, 13)
    return Sketch(SAMPLE, (), (), (), (Layer("owners", *sort_marks(marks)),))
