"""What a title answers for the screen and for computer players is asked by somebody."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.kernel.contract import Hints
from alexandre.ui.play.drawing import Bidding, Drawing, Plans, Routines, Undrawn
from tests.helpers.walks import drawn_titles


def unasked(answers: object, asked: type) -> set[str]:
    """What a subclass defines and its base class does not: mypy sees every other mistake."""
    return {name for name in vars(type(answers)) if not name.startswith("__")} - set(dir(asked))


@pytest.mark.parametrize("title", drawn_titles())
def test_a_title_answers_nothing_that_nobody_asks(title: str) -> None:
    game = games.load(title)
    drawing = games.table(game)

    assert unasked(drawing, Drawing) == set()
    assert unasked(drawing.plans, Plans) == set()
    assert unasked(drawing.bidding, Bidding) == set()
    assert unasked(drawing.routines, Routines) == set()
    assert unasked(games.hints(game), Hints) == set()


def test_a_misspelled_answer_would_be_found() -> None:
    class Misspelled(Undrawn):
        def is_beside(self) -> bool:
            return True

    assert unasked(Misspelled(), Drawing) == {"is_beside"}
