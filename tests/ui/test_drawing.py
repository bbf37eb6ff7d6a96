"""What a title answers for the screen and for computer players is asked by somebody."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.kernel.contract import Hints
from alexandre.ui.play.drawing import Bidding, Drawing, Plans, Routines, Undrawn
from tests.helpers.walks import list_drawn_titles


def find_unasked(answers: object, asked: type) -> set[str]:
    """What a subclass defines and its base class does not: mypy sees every other mistake."""
    return {name for name in vars(type(answers)) if not name.startswith("__")} - set(dir(asked))


@pytest.mark.parametrize("title", list_drawn_titles())
def test_a_title_answers_nothing_that_nobody_asks(title: str) -> None:
    game = games.load(title)
    drawing = games.table(game)

    assert find_unasked(drawing, Drawing) == set()
    assert find_unasked(drawing.plans, Plans) == set()
    assert find_unasked(drawing.bidding, Bidding) == set()
    assert find_unasked(drawing.routines, Routines) == set()
    assert find_unasked(games.hints(game), Hints) == set()


def test_a_misspelled_answer_would_be_found() -> None:
    class Misspelled(Undrawn):
        def is_beside(self) -> bool:
            return True

    assert find_unasked(Misspelled(), Drawing) == {"is_beside"}
