"""Layout of the highlight editor: board, passages beside it, buttons below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.scenes.archive.replay_stage import Extra, ReplayStrip
from alexandre.scenes.base.board import Board
from alexandre.scenes.playback.playback_stage import Stage
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Sheet, Wording
from alexandre.ui.text.sizes import BODY, LABEL, SMALL
from alexandre.ui.widgets.base.boxes import Column, Row
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.check import Check
from alexandre.ui.widgets.controls.tabs import Tabs
from alexandre.ui.widgets.panels.card import Card
from alexandre.ui.widgets.panels.text_box import TextBox

PAD: Final = 12.0
GAP: Final = 8.0
SHARE: Final = 0.36  # of the width, for the passages
STORY: Final = 0.2  # of their height, for the latest events
CROSS: Final = 34.0
KEYS: Final = (Extra("begin", "ui.maker.begin", "ui.maker.begin_tip"),
               Extra("caption", "ui.maker.caption", "ui.maker.caption_tip"),
               Extra("end", "ui.maker.end", "ui.maker.end_tip"),
               Extra("keep", "ui.maker.keep", "ui.maker.keep_tip", "primary"),
               Extra("leave", "ui.dialog.close"))


@dataclass(frozen=True)
class Passage:
    """A text field: name, heading, text, placeholder, maximum length, and whether it can be
    removed."""

    name: str
    heading: Wording
    text: str
    empty: Wording
    most: int
    is_caption: bool


class MakerSide(Widget):
    """The column of the passages in each language, with the position and its latest events.

    `on_pick` gets the name of a passage whose position is to be shown, `on_type` a name and a
    text, `on_drop` the name of a caption.
    """

    def __init__(self, langs: Sequence[tuple[str, Wording]], lang: str,
                 on_lang: Callable[[str], None], on_pick: Callable[[str], None],
                 on_type: Callable[[str, str], None], on_drop: Callable[[str], None]) -> None:
        super().__init__("maker/side")
        self.head = self.add(Column(gap=2))
        self.where = self.head.add(Title("maker/where", "", size=BODY))
        self.story = self.add(Scroll("maker/story", gap=0, is_text=True))
        self.told = self.story.column.add(Label("maker/told", "", face="italic", size=LABEL))
        self.tabs = self.add(Tabs("maker/lang", langs, lang, on_lang))
        self.rows = self.add(Scroll("maker/rows", gap=GAP))
        self._on_pick, self._on_type, self._on_drop = on_pick, on_type, on_drop
        self._cards: dict[str, Card] = {}

    def show(self, where: Wording, told: Wording, names: Sequence[str]) -> None:
        """Show another position, its events and its passages."""
        self.where.say(where)
        self.told.say(told)
        self.story.offset = 0.0
        for name, card in self._cards.items():
            card.turn(is_on=name in names)
        self.lay()
        self.touch()

    def fill(self, passages: Sequence[Passage], check: Check | None) -> None:
        """Show other passages, or the same in another language."""
        self.rows.column.clear()
        self._cards.clear()
        for each in passages:
            self.rows.column.add(self._make_card(each))
        if not any(each.is_caption for each in passages):
            self.rows.column.add(Remark("maker/none", Msg.of("ui.maker.none"), size=SMALL))
        if check is not None:
            self.rows.column.add(check)
        self.lay()
        self.touch()

    def _make_card(self, each: Passage) -> Card:
        pick = partial(self._on_pick, each.name)
        name = f"maker/{each.name}"
        card = self._cards[each.name] = Card(name, pick, pad=14.0, gap=4.0)
        row = card.add(Row(gap=6, widths=(0.0, CROSS) if each.is_caption else ()))
        row.add(Label(f"{name}/heading", each.heading, face="bold", size=SMALL))
        if each.is_caption:
            row.add(Button(f"{name}/drop", "×", partial(self._on_drop, each.name), size=SMALL,
                           pad=4.0, high=26.0, tip=Msg.of("ui.maker.drop")))
        card.add(TextBox(f"{name}/text", each.text, empty=each.empty, most=each.most,
                         rows=1 if each.name == "title" else 2,
                         on_change=partial(self._on_type, each.name), on_press=pick))
        return card

    def lay(self) -> None:
        """Give the passages the remaining height."""
        inner = self.box.inset(PAD)
        top = inner.y
        story = min(self.story.height(inner.w), STORY * inner.h)
        for part, high in ((self.head, self.head.height(inner.w)), (self.story, story),
                           (self.tabs, self.tabs.height(inner.w))):
            part.place(Box(inner.x, top, inner.w, high))
            top += high + GAP
        self.rows.place(Box(inner.x, top, inner.w, max(0.0, inner.bottom - top)))

    def paint(self, brush: Brush) -> None:
        brush.panel(self.box, "panel")


class MakerBoard(Board):
    """A board without side sheets, whose place the passages take."""

    def show(self, sheets: Sequence[Sheet], lit: frozenset[str] | None = None) -> None:
        super().show([each for each in sheets if each.place != "side"], lit)

    def _side(self, width: float) -> float:
        return max(super()._side(width), SHARE * width)


class MakerStage(Stage[ReplayStrip]):
    """The board, the passages, and the strip below."""

    edge = 12.0

    def __init__(self, side: MakerSide, strip: ReplayStrip) -> None:
        self.board = MakerBoard(side, lambda spot: None)
        super().__init__("maker", self.board, strip)
