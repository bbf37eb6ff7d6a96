"""The presenter's notes while the audience looks at a window of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from alexandre.content.moment import MINUTES_MOST
from alexandre.kernel.text import Msg
from alexandre.scenes.playback.narrator import Narrator
from alexandre.scenes.present.mirror import Mirror
from alexandre.scenes.present.timing import Timing, format_seconds, name_minutes
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box, columns
from alexandre.ui.input.commands import word_of
from alexandre.ui.text.sizes import BODY, CAPTION, HEADING, LABEL, LEAD, SMALL
from alexandre.ui.widgets.base.boxes import Column, Row, Rule
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.link import Link
from alexandre.ui.widgets.controls.stepper import Stepper
from alexandre.ui.window.audience import Audience

GAP: Final = 16.0
PAD: Final = 18.0
TARGET: Final = 190.0  # the width of the target
SIDE: Final = 0.36  # of the width
TOLD: Final = 0.2  # of the height are left to the words below the picture at least
STEPS: Final = ("left", "repeat", "right")
SWITCHES: Final = (("slow", "pointer", "magnify", "reason", "tablets"),
                   ("secrets", "moments", "blackout", "freeze", "audience"))


class Target(Stepper):
    """The target time; keys change it with up and down, since left and right step through the
    presentation."""

    def do(self, command: str) -> bool:
        return super().do({"up": "right", "down": "left"}.get(command, ""))


class PresenterNotes(Widget):
    """The presenter's window; `on_command` gets every command first, `on_place` the number of a
    step to show."""

    def __init__(self, on_command: Callable[[str], bool], on_place: Callable[[int], None],
                 audience: Audience, timing: Timing) -> None:
        super().__init__("notes")
        self._audience, self._timing = audience, timing
        self.on_command = on_command
        self.on_place = on_place
        self.mirror = self.add(Mirror(audience))
        self.told = self.add(Scroll("notes/told", gap=6))
        self.buttons = self.add(Column(gap=7))
        self.head = self.add(Column(gap=4))
        self.ahead = self.add(Scroll("notes/ahead", gap=4))
        self._panels: tuple[Box, ...] = ()
        self._clock = Label("notes/clock", "", size=SMALL, colour="ink.soft", align="right",
                            tip=Msg.of("ui.present.clock"))
        self._verdict = Label("notes/verdict", "", face="bold", size=LABEL, colour="seal.deep",
                              align="right")
        self._target = Target("notes/target", (0, MINUTES_MOST), timing.minutes, self._aim,
                               say=name_minutes)
        self._place = self._seconds = 0
        self._switches: dict[str, Button] = {}
        row = self.buttons.add(Row(gap=7))
        for command in STEPS:
            row.add(self._button(command, "primary" if command == "right" else "button"))
        for commands in SWITCHES:
            row = self.buttons.add(Row(gap=7))
            for command in commands:
                self._switches[command] = row.add(self._button(command, "button"))

    def tell(self, narrator: Narrator, why: str) -> None:
        """Show another step, or the same in other words.

        Below the audience's text are the reason, if it was asked for, the rules of the step, and
        the log of all that led to it; beside it the notes of the highlight's file and the next
        captions.
        """
        for column in (self.told.column, self.head, self.ahead.column):
            column.clear()
        plate, journey = narrator.plate, narrator.journey
        self.told.column.add(Label("notes/now", plate[1] if plate else narrator.caption,
                                   size=LEAD))
        for name, words in (("why", why), ("rules", "" if plate else narrator.rules)):
            if words:
                self.told.column.add(Label(f"notes/{name}", words, face="italic",
                                           size=BODY if name == "why" else LABEL,
                                           colour="seal.deep"))
        if narrator.way:
            self.told.column.add(Rule())
            self.told.column.add(Label("notes/way", narrator.way, size=LABEL, colour="ink.soft",
                                       tip=Msg.of("ui.present.way")))
        self.head.add(Title("notes/title", narrator.title, size=HEADING))
        row = self.head.add(Row())
        is_on_way = journey.goal is not None
        key = "ui.present.step_coming" if is_on_way else "ui.present.step"
        row.add(Label("notes/step", Msg.of(key, n=journey.aim + 1, count=len(journey.stops)),
                      size=SMALL, colour="seal" if is_on_way else "ink.soft"))
        row.add(self._clock)
        self.head.add(Row(widths=(TARGET, 0.0)).hold(self._target, self._verdict))
        if self._audience.cover:
            self.head.add(Label("notes/cover", Msg.of(f"ui.present.cover.{self._audience.cover}"),
                                face="bold", size=LABEL, colour="seal"))
        self.head.add(Rule())
        self._look_ahead(narrator)
        self.told.offset = self.ahead.offset = 0.0
        self.lay()
        self.touch()

    def _look_ahead(self, narrator: Narrator) -> None:
        """Show the notes and the next step."""
        column, ahead = self.ahead.column, narrator.ahead
        if narrator.notes:
            column.add(Label("notes/notes", narrator.notes, size=BODY))
            column.add(Rule())
        column.add(Remark("notes/next", Msg.of("ui.present.next" if ahead else "ui.present.last"),
                          size=CAPTION))
        if ahead:
            column.add(Label("notes/next/what", ahead[0], face="bold", size=LEAD))
        for number, words in enumerate(ahead[1:], narrator.journey.aim + 2):
            column.add(Link(f"notes/place/{number}", words, partial(self.on_place, number),
                            size=LABEL))

    def turn(self, switched: dict[str, bool]) -> None:
        """Mark the buttons that are switched on."""
        for command, is_on in switched.items():
            self._switches[command].turn(is_on=is_on)

    def withhold(self, command: str, *, is_withheld: bool = True) -> None:
        """Disable the button of a command that would have no effect, or enable it again."""
        self._switches[command].enable(is_enabled=not is_withheld)

    def count(self, seconds: int, place: int) -> None:
        """Show the time since the presentation began, and whether it fits the step."""
        self._seconds, self._place = seconds, place
        self._clock.say(format_seconds(seconds))
        self._verdict.say(self._timing.tell(place, seconds))

    def _aim(self, minutes: int) -> None:
        """Set another target."""
        self._timing.minutes = minutes
        self.count(self._seconds, self._place)

    def look(self, now: int) -> None:
        """Refresh the copy of the audience's picture."""
        if self.mirror.look(now):
            self.lay()
            self.touch()

    def lay(self) -> None:
        """Place the picture at the top, the present texts and the buttons below it, what follows
        beside it."""
        whole = self.box.inset(GAP)
        left, side = columns(whole, (0.0, SIDE * whole.w), GAP)
        keys = self.buttons.height(left.w - 2 * PAD)
        most = left.h - keys - 3 * PAD - TOLD * left.h
        shape = self.mirror.shape
        high = max(1.0, min(most, left.w / shape))
        wide = high * shape
        self.mirror.place(Box(left.x + (left.w - wide) / 2, left.y, wide, high))
        top = left.y + high + GAP
        foot = Box(left.x, top, left.w, left.bottom - top)
        inner = foot.inset(PAD)
        self.told.place(Box(inner.x, inner.y, inner.w, max(0.0, inner.h - keys - GAP / 2)))
        self.buttons.place(Box(inner.x, inner.bottom - keys, inner.w, keys))
        room = side.inset(PAD)
        high = min(self.head.height(room.w), room.h)
        self.head.place(Box(room.x, room.y, room.w, high))
        self.ahead.place(Box(room.x, room.y + high + GAP / 2, room.w,
                             max(0.0, room.h - high - GAP / 2)))
        self._panels = (foot, side)

    def paint(self, brush: Brush) -> None:
        """Paint parchment under the words."""
        for box in self._panels:
            brush.panel(box, "panel")

    def do(self, command: str) -> bool:
        """Handle the presenter's keys."""
        return self.on_command(command)

    def _button(self, command: str, kind: str) -> Button:
        return Button(f"notes/{command}", Msg.of(f"ui.present.do.{command}"),
                      partial(self.on_command, command), kind=kind, size=LABEL,
                      tip=Msg.of("ui.present.key.on" if command == "right" else
                                 "ui.present.key.back") if command in ("left", "right")
                      else word_of(command), command=command, pad=8)
