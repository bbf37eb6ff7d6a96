"""The recorder on which a match is watched again: what stands beside the board, and its keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

from alexandre.kernel.text import Msg, Who
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import House
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.log_rows import Line
from alexandre.ui.sidebar.log_view import LogView
from alexandre.ui.text.sizes import BODY, LABEL, SMALL
from alexandre.ui.widgets.base.boxes import Column, Row, Yielding
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.icon_button import IconButton
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.widgets.pictures.miniature import EMBLEM, Miniature
from alexandre.ui.widgets.pictures.timebar import Timebar, TurnMark

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
EDGE: Final = 12.0
PAD: Final = 14.0
GAP: Final = 8.0
KEY: Final = 46.0
SEAL: Final = 44.0


class Playback(Protocol):
    """The match that is watched, as the controls see it: `at` counts the actions shown."""

    house: House
    at: int
    is_playing: bool
    speed: float
    eyes: int | None

    def steer(self, at: int) -> None:
        """Show the position after so many actions, and stop what plays."""

    def leap(self, by: int) -> None:
        """To the next or the previous turn."""

    def play(self, *, is_playing: bool) -> None:
        """Go on by itself, or stop."""

    def look(self, eyes: int | None) -> None:
        """Through whose eyes it is seen; None: all is shown."""

    def pick(self, line: Line | None) -> None:
        """The position after what a line of the log tells."""

    def branch(self) -> None:
        """Play on from here."""

    def present(self) -> None:
        """Show it from here to an audience."""


class PlayerControls:
    """Builds the widgets of a replay and keeps them as it goes on."""

    def __init__(self, history: History, marks: Sequence[TurnMark], replay: Playback) -> None:
        self.replay = replay
        self.marks = tuple(marks)
        self.last = len(history.steps)
        self.side = ReplaySide(history, replay)
        self.bar = Timebar("replay/bar", self.last, marks, replay.steer)
        self.strip = ReplayStrip(self.bar)
        keys = self.strip.keys
        steer, leap = replay.steer, replay.leap
        signs: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("first", "first", lambda: steer(0)),
            ("turn_back", "turn_back", lambda: leap(-1)),
            ("back", "back", lambda: steer(replay.at - 1)),
            ("play", "play", lambda: replay.play(is_playing=not replay.is_playing)),
            ("forward", "forward", lambda: steer(replay.at + 1)),
            ("turn_on", "turn_on", lambda: leap(1)),
            ("last", "last", lambda: steer(self.last)),
        )
        self.keys = {name: keys.add(IconButton(f"replay/{name}", sign,
                                               Msg.of(f"ui.replay.{name}"), press,
                                               kind="primary" if name == "play" else "button"))
                     for name, sign, press in signs}
        more = self.strip.more
        speeds = [(each, Msg.of("ui.replay.speed", times=format_speed(each))) for each in SPEEDS]
        more.add(Choice("replay/speed", speeds, replay.speed, self._pace))
        more.add(Button("replay/turns", Msg.of("ui.replay.turns"), self._list_turns, size=LABEL))
        more.add(Button("replay/branch", Msg.of("ui.replay.branch"), replay.branch, size=LABEL,
                        tip=Msg.of("ui.replay.branch_tip")))
        more.add(Button("replay/present", Msg.of("ui.replay.present"), replay.present, size=LABEL,
                        tip=Msg.of("ui.replay.present_tip")))
        more.add(Button("replay/leave", Msg.of("ui.dialog.close"), replay.house.leave, size=LABEL))

    def show(self, at: int, place: Msg, decider: Msg, proof: Msg | None,
             lines: Sequence[Line]) -> None:
        self.bar.go(at)
        for name in ("first", "turn_back", "back"):
            self.keys[name].enable(is_enabled=at > 0)
        for name in ("forward", "turn_on", "last"):
            self.keys[name].enable(is_enabled=at < self.last)
        self.side.show(place, decider, proof, lines)

    def show_playing(self, *, is_playing: bool) -> None:
        """The key in the middle stops what plays."""
        word = "pause" if is_playing else "play"
        self.keys["play"].change(word, Msg.of(f"ui.replay.{word}"))

    def _pace(self, speed: float) -> None:
        self.replay.speed = speed

    def _list_turns(self) -> None:
        """Every turn by its number and its seat; one of them leads there."""
        replay = self.replay
        replay.play(is_playing=False)
        dialog = Dialog("turns", Msg.of("ui.replay.turns_title"), wide=460)
        chosen = None
        for number, mark in enumerate(self.marks):
            button = dialog.body.column.add(Button(
                f"turns/{number}", mark.name, partial(self._jump, dialog, mark.at),
                align="left", size=LABEL))
            if mark.at <= replay.at:
                chosen = button
        dialog.answer("turns/close", Msg.of("ui.dialog.close"))
        replay.house.desk.open(dialog)
        replay.house.desk.focus_on(chosen or dialog.first)

    def _jump(self, dialog: Dialog, at: int) -> None:
        self.replay.house.desk.close(dialog)
        self.replay.steer(at)


class ReplaySide(Widget):
    """Where one stands, whose eyes look on, the players, and what has happened so far."""

    def __init__(self, history: History, replay: Playback) -> None:
        super().__init__("replay/side")
        self.head = self.add(Column(gap=4))
        self.where = self.head.add(Label("replay/where", "", face="title", size=BODY,
                                         colour="seal.deep"))
        self.decider = self.head.add(Label("replay/decider", "", size=LABEL))
        proved = self.head.add(Row(gap=8, widths=(SEAL, 0.0)))
        self.proved = proved
        self.seal = proved.add(Miniature("replay/seal", EMBLEM, most=SEAL, is_framed=False))
        self.proof = proved.add(Label("replay/proof", "", face="italic", size=SMALL,
                                      colour="seal"))
        eyes: list[tuple[int | None, Wording]] = [(None, Msg.of("ui.replay.all"))]
        eyes += [(seat, Msg.of("ui.replay.eyes", who=Who(seat)))
                 for seat in range(history.record.seats)]
        if history.record.seats > 1:
            self.head.add(Choice("replay/eyes", eyes, replay.eyes, replay.look,
                                 tip=Msg.of("ui.replay.eyes_tip")))
        self.players = self.add(Yielding("replay/players", gap=4))
        self.log = self.add(LogView("replay/log"))
        self.log.on_pick = replay.pick
        self._is_proved = history.is_proved

    def show(self, place: Msg, decider: Msg, proof: Msg | None, lines: Sequence[Line]) -> None:
        self.where.say(place)
        self.decider.say(decider)
        self.proof.say(proof or "")
        self.proved.shown(is_shown=proof is not None)
        self.proof.colour = "tone.good.ink" if self._is_proved else "seal"
        self.seal.shown(is_shown=self._is_proved)
        self.log.let_go()
        self.log.fill(lines)
        self.lay()
        self.touch()

    def lay(self) -> None:
        """The log has what the others leave, and its least before the players have all theirs."""
        inner = self.box.inset(PAD, PAD - 2)
        head = self.head.height(inner.w)
        left = inner.h - head - self.log.height(inner.w) - 2 * GAP
        players = max(0.0, min(self.players.height(inner.w), left))
        top = inner.y
        for part, high in ((self.head, head), (self.players, players)):
            part.place(Box(inner.x, top, inner.w, high))
            top += high + (GAP if high else 0.0)
        self.log.place(Box(inner.x, top, inner.w, max(0.0, inner.bottom - top)))

    def paint(self, brush: Brush) -> None:
        brush.panel(self.box, "panel")


class ReplayStrip(Widget):
    """Below the board: the line through the match, the keys, and what else can be done."""

    def __init__(self, bar: Timebar) -> None:
        super().__init__("replay/strip")
        self.bar = self.add(bar)
        self.keys = self.add(Row(gap=6))
        self.more = self.add(Row(gap=8, widths=(92.0, 0.0, 0.0, 0.0, 84.0)))

    def height(self, width: float) -> float:
        return self.bar.height(width) + self._line(width) + 2 * PAD

    def lay(self) -> None:
        """The line above, keys left, the rest right."""
        inner = self.box.inset(PAD, PAD - 2)
        high = self._line(self.box.w)
        self.bar.place(Box(inner.x, inner.y, inner.w, self.bar.height(inner.w)))
        top = inner.bottom - high
        keys = min(inner.w * 0.38, self.desk.theme.enlarge(7 * KEY + 6 * 6))
        self.keys.place(Box(inner.x, top, keys, high))
        left = inner.x + keys + 2 * GAP
        self.more.place(Box(left, top, inner.right - left, high))

    def paint(self, brush: Brush) -> None:
        brush.panel(self.box, "panel")

    def _line(self, width: float) -> float:
        return max(self.keys.height(width * 0.38), self.more.height(width * 0.55))


class Watching(Widget):
    """The board, and the strip below it over the whole width."""

    def __init__(self, board: Widget, strip: ReplayStrip) -> None:
        super().__init__("replay")
        self.board = self.add(board)
        self.strip = self.add(strip)

    def lay(self) -> None:
        """The strip is as high as it wants."""
        high = self.strip.height(self.box.w - 2 * EDGE)
        self.board.place(Box(self.box.x, self.box.y, self.box.w, self.box.h - high - EDGE))
        self.strip.place(Box(self.box.x + EDGE, self.box.bottom - high - EDGE,
                             self.box.w - 2 * EDGE, high))

    def do(self, command: str) -> bool:
        """The strip's keys work wherever the keyboard is."""
        return self.board.do(command)


def format_speed(speed: float) -> str:
    """½, 1, 2 …"""
    return "½" if speed == 0.5 else str(round(speed))
