"""Five moments of a match side by side: a picture of the board, the time, the event."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.scenes.base.history import History
from alexandre.scenes.story.highlights import (
    Highlight,
    Vignette,
    choose_highlights,
    draw_vignette,
)
from alexandre.ui.text.sizes import CAPTION, SMALL
from alexandre.ui.widgets.base.boxes import Row
from alexandre.ui.widgets.base.label import Label, Remark
from alexandre.ui.widgets.panels.card import Card
from alexandre.ui.widgets.pictures.miniature import Miniature

GAP: Final = 10.0
HIGH: Final = 128.0  # of a picture at the most, however few there are,
BRIEF: Final = 62.0  # and where the moments stand below everything else in a low window


class Story:
    """The great events of a game and their pictures, which are the same in every window and
    language and drawn once."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.highlights = choose_highlights(history)

    @cached_property
    def vignettes(self) -> tuple[Vignette | None, ...]:
        """The pictures; None where the title draws none."""
        return tuple(draw_vignette(self.history, each.at, each.cue.spots)
                     for each in self.highlights)


def tell_story(story: Story, on_watch: Callable[[int], None], *, is_brief: bool = False) -> Row:
    """The row of events; a press on one replays what came after it. In brief each is a picture,
    its turn and its title."""
    row = Row("story", gap=GAP)
    for number, (each, vignette) in enumerate(zip(story.highlights, story.vignettes, strict=True)):
        row.add(make_card(number, each, vignette, story.history, partial(on_watch, each.at),
                          is_brief=is_brief))
    return row


def make_card(number: int, each: Highlight, vignette: Vignette | None, history: History,
              on_watch: Callable[[], None], *, is_brief: bool = False) -> Card:
    """A card of an event; in brief its turn is beside the picture, and the tip tells its line."""
    told = () if each.cue.line is None else (each.cue.line,)
    watch = Msg.of("ui.story.watch")
    card = Card(f"story/{number}", on_watch, pad=7, gap=1,
                tip=(*told, watch) if is_brief else watch)
    head = card.add(Row(gap=6)) if is_brief else card
    if vignette is not None:
        head.add(Miniature(f"story/{number}/picture", vignette.sketch,
                           most=BRIEF if is_brief else HIGH,
                           window=vignette.window))
    when = Msg.of("ui.story.turn", n=each.turn) if is_brief else tell_when(each, history)
    head.add(Remark(f"story/{number}/when", when, size=CAPTION))
    card.add(Label(f"story/{number}/cue", each.cue.title, size=SMALL, face="bold",
                   colour="ink" if each.cue.is_loss else "seal.deep"))
    for line in () if is_brief else told:
        card.add(Label(f"story/{number}/line", line, size=CAPTION))
    return card


def tell_when(each: Highlight, history: History) -> Msg:
    """The turn, or the progress of the game if its title counts it."""
    progress = history.progress(each.index)
    turn = Msg.of("ui.story.turn", n=each.turn)
    return turn if progress is None else Msg.of("ui.story.turn_of", turn=turn, progress=progress)
