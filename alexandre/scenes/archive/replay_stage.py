"""The recorder on which a match is watched again: the board with its side, and the keys below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from alexandre.kernel.contract import Seat
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.base.board import Board
from alexandre.scenes.base.history import History
from alexandre.scenes.playback.playback_stage import Stage
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.log_rows import Line
from alexandre.ui.sidebar.log_view import LogView
from alexandre.ui.text.sizes import BODY, LABEL, SMALL
from alexandre.ui.widgets.base.boxes import Column, Row, Yielding
from alexandre.ui.widgets.base.label import Label, Title
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import TIGHT, Button
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.icon_button import IconButton
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.widgets.pictures.miniature import EMBLEM, Miniature
from alexandre.ui.widgets.pictures.timebar import Timebar, TurnMark
from alexandre.ui.window.root import WindowRoot

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
PAD: Final = 14.0
GAP: Final = 8.0
KEY: Final = 43.0
SPEED: Final = 92.0
KEYS: Final = 0.46  # of the width, at the most, beside other buttons
SEAL: Final = 44.0
BACKWARD: Final = ("first", "turn_back", "back")
FORWARD: Final = ("forward", "turn_on", "last")


class Extra(NamedTuple):
    """A button beside the playback keys: its command, its words, its tip if any, its kind."""

    name: str
    words: str
    tip: str = ""
    kind: str = "button"


MORE: Final = (Extra("turns", "ui.replay.turns"),
               Extra("branch", "ui.replay.branch", "ui.replay.branch_tip"),
               Extra("present", "ui.replay.present", "ui.replay.present_tip"),
               Extra("comment", "ui.replay.comment", "ui.replay.comment_tip"),
               Extra("moment", "ui.replay.moment", "ui.replay.moment_tip"),
               Extra("leave", "ui.dialog.close"))


class ReplaySide(Widget):
    """The present step, the choice of the view, the players, and the events so far."""

    def __init__(self, history: History, eyes: Seat | None,
                 on_look: Callable[[Seat | None], None], on_pick: Callable[[int], None]) -> None:
        super().__init__("replay/side")
        self.head = self.add(Column(gap=4))
        self.where = self.head.add(Title("replay/where", "", size=BODY))
        self.decider = self.head.add(Label("replay/decider", "", size=LABEL))
        self.comment = self.head.add(Label("replay/comment", "", face="italic", size=LABEL,
                                           colour="seal.deep"))
        proved = self.head.add(Row(gap=8, widths=(SEAL, 0.0)))
        self.proved = proved
        self.seal = proved.add(Miniature("replay/seal", EMBLEM, most=SEAL, is_framed=False))
        self.proof = proved.add(Label("replay/proof", "", face="italic", size=SMALL,
                                      colour="seal"))
        seats: list[tuple[Seat | None, Wording]] = [(None, Msg.of("ui.replay.all"))]
        seats += [(seat, Msg.of("ui.replay.eyes", who=Who(seat)))
                  for seat in range(history.record.seats)]
        if history.record.seats > 1:
            self.head.add(Choice("replay/eyes", seats, eyes, on_look,
                                 tip=Msg.of("ui.replay.eyes_tip")))
        self.players = self.add(Yielding("replay/players", gap=4))
        self.log = self.add(LogView("replay/log"))
        self.log.on_pick = self._pick
        self._on_pick = on_pick
        self._is_proved = history.is_proved

    def show(self, place: Msg, decider: Msg, proof: Msg | None, lines: Sequence[Line],
             comment: str) -> None:
        self.where.say(place)
        self.decider.say(decider)
        self.comment.say(comment)
        self.comment.shown(is_shown=bool(comment))
        self.proof.say(proof or "")
        self.proved.shown(is_shown=proof is not None)
        self.proof.colour = "tone.good.ink" if self._is_proved else "seal"
        self.seal.shown(is_shown=self._is_proved)
        self.log.let_go()
        self.log.fill(lines)
        self.lay()
        self.touch()

    def lay(self) -> None:
        """Give the log what the others leave; it keeps its minimum before the players get all
        their room."""
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

    def _pick(self, line: Line | None) -> None:
        """Go to the position after the event of a line."""
        if line is not None:
            self._on_pick(line.index + 1)


class ReplayStrip(Widget):
    """Below the board: the time line, the playback keys, and further buttons beside them, each as
    wide as two lines of its words need; or below them where words would be cut.

    `on_key` is called with the name of a key, `on_seek` with the number of a step.
    """

    def __init__(self, count: int, marks: Sequence[TurnMark], speed: float,
                 on_key: Callable[[str], bool], on_seek: Callable[[int], None],
                 on_speed: Callable[[float], None],
                 more: Sequence[Extra] = MORE) -> None:
        super().__init__("replay/strip")
        self.last = count
        self.bar = self.add(Timebar("replay/bar", count, marks, on_seek))
        names = (*BACKWARD, "play", *FORWARD)
        self.row = self.add(Row(gap=6, widths=(*[0.0] * len(names), SPEED)))
        is_led = any(each.kind == "primary" for each in more)
        self.keys = {name: self.row.add(IconButton(
            f"replay/{name}", name, Msg.of(f"ui.replay.{name}"), partial(on_key, name),
            kind="primary" if name == "play" and not is_led else "button"))
            for name in names}
        speeds = [(each, Msg.of("ui.replay.speed", times=format_speed(each))) for each in SPEEDS]
        self.row.add(Choice("replay/speed", speeds, speed, on_speed))
        self.more = self.add(Row(gap=GAP))
        for name, words, tip, kind in more:
            self.more.add(Button(f"replay/{name}", Msg.of(words), partial(on_key, name),
                                 size=LABEL, kind=kind, pad=TIGHT,
                                 tip=Msg.of(tip) if tip else ""))

    def show(self, at: int) -> None:
        """Show that step, and disable the keys that have no effect there."""
        self.bar.go(at)
        for names, is_enabled in ((BACKWARD, at > 0), (FORWARD, at < self.last)):
            for name in names:
                self.keys[name].enable(is_enabled=is_enabled)

    def show_playing(self, *, is_playing: bool) -> None:
        """Turn the middle key into pause or play."""
        word = "pause" if is_playing else "play"
        self.keys["play"].change(word, Msg.of(f"ui.replay.{word}"))

    def height(self, width: float) -> float:
        wide = width - 2 * PAD
        keys, more = self._measure(wide)
        high = keys + GAP + more if self._is_stacked(wide) else max(keys, more)
        return self.bar.height(wide) + high + 2 * PAD

    def lay(self) -> None:
        """Place the time line above, the keys on the left, the rest on the right or below."""
        inner = self.box.inset(PAD, PAD - 2)
        (wide, rest), (keys, more) = self._share_out(inner.w), self._measure(inner.w)
        if not self._is_stacked(inner.w):
            keys = more = max(keys, more)
        self.bar.place(Box(inner.x, inner.y, inner.w, self.bar.height(inner.w)))
        top = inner.bottom - more
        self.more.place(Box(inner.right - rest, top, rest, more))
        if self._is_stacked(inner.w):
            top -= GAP + keys
        self.row.place(Box(inner.x, top, wide, keys))

    def paint(self, brush: Brush) -> None:
        brush.panel(self.box, "panel")

    def _is_stacked(self, wide: float) -> bool:
        """Whether a button's words would be cut or shrunk beside the keys."""
        return self._find_spare(wide) < 0

    def _find_spare(self, wide: float) -> float:
        """The width beside the keys that is left over for each button."""
        buttons = self.more.children
        return (self._find_rest(wide) + GAP - sum(
            self._measure_words(each) + GAP for each in buttons)) / len(buttons)

    def _measure_words(self, button: Widget) -> float:
        """The width of a button whose words have two lines at the most."""
        words = button.words.split() if isinstance(button, Button) else []
        halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(len(words))]
        return 2 * TIGHT + 1 + min(max(
            self.desk.text_width(half, "text", LABEL) for half in each) for each in halves)

    def _share_out(self, wide: float) -> tuple[float, float]:
        """The widths of the keys and of the rest, whose buttons share what is left over."""
        spare = self._find_spare(wide)
        self.more.widths = () if spare < 0 else tuple(
            self._measure_words(each) + spare for each in self.more.children)
        if spare < 0:
            return wide, wide
        rest = self._find_rest(wide)
        return wide - rest - 2 * GAP, rest

    def _find_rest(self, wide: float) -> float:
        """The width beside the keys."""
        keys = 7 * (KEY + 6) + self.desk.theme.enlarge(SPEED)
        return wide - min(wide * KEYS, keys) - 2 * GAP

    def _measure(self, wide: float) -> tuple[float, float]:
        """The heights of the keys and of the rest."""
        keys, more = self._share_out(wide)
        return self.row.height(keys), self.more.height(more)


class ReplayStage(Stage[ReplayStrip]):
    """The board with its side, and the strip below it."""

    edge = 12.0

    def __init__(self, side: ReplaySide, strip: ReplayStrip) -> None:
        self.board = Board(side, lambda spot: None, side.players)
        super().__init__("replay", self.board, strip)


def list_turns(desk: WindowRoot, marks: Sequence[TurnMark], at: int,
               on_choose: Callable[[int], None]) -> None:
    """Open a list of all turns by number and seat; choosing one goes there."""
    dialog = Dialog("turns", Msg.of("ui.replay.turns_title"), wide=460)

    def choose(at: int) -> None:
        desk.close(dialog)
        on_choose(at)

    chosen = None
    for number, mark in enumerate(marks):
        button = dialog.body.column.add(Button(f"turns/{number}", mark.name,
                                               partial(choose, mark.at), align="left", size=LABEL))
        if mark.at <= at:
            chosen = button
    dialog.answer("turns/close", Msg.of("ui.dialog.close"))
    desk.open(dialog)
    desk.focus_on(chosen or dialog.first)


def format_speed(speed: float) -> str:
    """The speed as ½, 1, 2 …"""
    return "½" if speed == 0.5 else str(round(speed))
