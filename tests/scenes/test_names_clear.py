"""Names on a board give way to pieces, in positions that were played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from alexandre.kernel.session import Session
from alexandre.kernel.text import Noun
from alexandre.scenes.base.board import Board
from alexandre.ui.draw.extent import Extent, extent, measure_overlap
from alexandre.ui.draw.lettering import Lettering
from alexandre.ui.draw.sketch import Caption, Disc, Polygon, Sketch
from alexandre.ui.window.root import WindowRoot
from tests.helpers.artwork import show
from tests.scenes.rooms import open_history

MATCHES: Final = ("alexandros_hundred", "catan_points", "commander_granicus_victory",
                  "empire_goal", "phalanxx_three_succession")
GROUNDS: Final = ("page", "ground", "marble", "washes", "sides")
POSITIONS: Final = 4
SMALL, LARGE = 24.0, 120.0  # units across: what is smaller, or larger, is no piece
LINE: Final = (0.2, 0.22)  # of the height of words, what is above and below their letters
HIDDEN: Final = 0.32  # of a name: more than the edge of a piece


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("match", MATCHES)
def test_no_name_of_a_board_lies_under_a_piece(match: str, text: float) -> None:
    """The finding: Callipolis under Alexander, a desert under the robber."""
    history, seen = open_history(match), 0
    session = Session(history.game, history.record)
    for state in history.states[::len(history.states) // POSITIONS]:
        session.state = state
        desk, board = show(session, (1280, 720), text, "fr")
        for sketch, scale in list_maps(board, desk):
            for caption, ink in list_names(sketch, desk, scale):
                area = (ink[2] - ink[0]) * (ink[3] - ink[1])
                assert [each for each in list_pieces(sketch)
                        if measure_overlap(ink, each) > HIDDEN * area] == [], caption.text
                seen += 1
    assert seen or not match.startswith("catan")


def list_maps(board: Board, desk: WindowRoot) -> Iterator[tuple[Sketch, float]]:
    """The main sheet as it is shown, and its scale in pixels."""
    for sheet in board._sheets:
        if sheet.place == "main" and board.pictures[sheet.name].is_shown:
            picture = board.pictures[sheet.name]
            yield picture.sketch, picture.fit.scale * desk.theme.scale


def list_names(sketch: Sketch, desk: WindowRoot,
               scale: float) -> Iterator[tuple[Caption, Extent]]:
    """The names that are shown, and the room of their letters in units."""
    lettering = Lettering(desk.theme, desk.letters)
    for layer in sketch.strata():
        for caption in layer.captions if layer.from_zoom <= scale / desk.theme.scale else ():
            if isinstance(caption.text, Noun):
                left, top, right, low = lettering.measure(
                    caption, desk.voice(caption.text), scale)[1]
                high = low - top
                yield caption, (left, top + LINE[0] * high, right, low - LINE[1] * high)


def list_pieces(sketch: Sketch) -> Iterator[Extent]:
    """The room of all that lies on the ground."""
    for layer in sketch.strata():
        for shape in layer.shapes if layer.name not in GROUNDS else ():
            left, top, right, low = extent(shape)
            if (isinstance(shape, Disc | Polygon) and shape.fill
                    and all(SMALL < each < LARGE for each in (right - left, low - top))):
                yield left, top, right, low
