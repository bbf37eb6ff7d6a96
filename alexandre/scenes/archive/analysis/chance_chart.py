"""The chances to win by turn as a chart, with a star at a costly decision."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from alexandre.ai.review.analysis import Analysis, Moment
from alexandre.kernel.text import Msg
from alexandre.scenes.archive.chart import SIZE, Chart, at_letters, chart_of
from alexandre.scenes.base.history import History
from alexandre.ui.draw.sketch import Shape, Sketch, star

STAR: Final = 9.0


def chances_by_turn(history: History, analysis: Analysis) -> tuple[tuple[int, ...], ...]:
    """The chances of each seat in per cent at the beginning of each turn, and at the end."""
    begins = [moment.at for moment in analysis.moments]
    told = [*(moment.chances for moment in analysis.moments), analysis.last]
    places = [0, *history.heads[1:]]
    return tuple(tuple(round(each / 10) for each in chances) for chances in (
        *(told[bisect_left(begins, place)] for place in places), analysis.last))


def draw_chances(history: History, analysis: Analysis, costliest: Sequence[Moment],
                 text: float) -> Sketch:
    """The lines of the seats, with a star at each costly decision; `text` is the text size."""
    standings = chances_by_turn(history, analysis)
    unit = Msg.of("ui.analysis.unit")
    chart = Chart(standings, unit, at_letters(SIZE, text))
    sketch = chart_of(standings, unit, "ui.analysis.standing", chart.size)
    stars: list[Shape] = []
    for moment in costliest:
        turn = max(0, history.turn_at(moment.at + 1) - 1)
        stars += star(chart.place(turn, standings[turn][moment.actor]), STAR)
    return replace(sketch, shapes=(*sketch.shapes, *stars))
