"""Every answer of a title to the screen and to computer players is asked by somebody."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.kernel.hints import Hints
from alexandre.ui.play.drawing import UNDRAWN, Drawing
from tests.helpers.stages import titles_declaring
from tests.helpers.walks import list_drawn_titles


@pytest.mark.parametrize("title", list_drawn_titles())
def test_a_title_advises_computer_players_of_nothing_that_nobody_asks(title: str) -> None:
    """The title's drawings are declared by name; here a subclass could define a name of its own.
    """
    hints = games.hints(games.load(title))

    assert {name for name in vars(type(hints)) if not name.startswith("__")} <= set(dir(Hints))


@pytest.mark.parametrize("title", titles_declaring("tweens"))
def test_what_moves_is_taken_off_the_sheets_meanwhile(title: str) -> None:
    assert games.table(games.load(title)).still is not UNDRAWN.still


def test_a_misspelled_answer_is_refused() -> None:
    with pytest.raises(TypeError, match="is_beside"):
        Drawing(sheets=UNDRAWN.sheets, spots=UNDRAWN.spots,
                is_beside=UNDRAWN.is_aside)  # type: ignore[call-arg]
