"""The table as a digest, kept under tests/sheets: a change of drawing shows as a difference.

Each file is one position of one board: of every sheet the layers, words and spots, by kind.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from alexandre import games
from alexandre.kernel.contract import OVER, State
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Sketch, Wording, wear
from alexandre.ui.draw.theme import Theme
from alexandre.ui.play.tween import Roll, Tween
from tests.helpers.sheet_digests import digest
from tests.helpers.speech import words
from tests.helpers.stages import titles_declaring
from tests.helpers.walks import Table, list_drawn_titles, plain_tables, positions, walk

DRAWN = [each for each in plain_tables() if each.title in list_drawn_titles()]
FOLDER = Path(__file__).resolve().parents[1] / "sheets"
NAMES = ("Roxane", "Parmenion", "Hephaestion", "Olympias", "Ptolemy")
MIDDLE = 0.6  # of a match: walls stand, provinces are held
ENGLISH = words("en")
ACTIONS = 110  # of a match
WHEN = ("start", "middle", "end")


def boards() -> list[tuple[str, str]]:
    """Every board of every title that is drawn."""
    return [(title, board) for title in list_drawn_titles() for board in games.meta(title).boards]


def position(table: Table, when: str) -> State:
    """A fixed position of a fixed random match."""
    states = []
    for state, _action in walk(table.start(), seed=7):
        states.append(state.clone())
    if when == "end":
        return state
    return states[0 if when == "start" else round(len(states) * MIDDLE)]


def describe_sheets(title: str, board: str, when: str) -> str:
    """All sheets of that position, from the eyes of the first seat, in English."""
    table = Table(title, board, games.meta(title).seats[1], ())
    game, state = table.game(), position(table, when)
    seat = None if state.actor() == OVER else 0
    wear(())  # people in the usual colours, whatever was shown before
    sheets = games.table(game).sheets(game, game.view(state, seat))
    return "".join(f"{line}\n" for sheet in sheets for line in digest(sheet, voice))


def voice(wording: Wording) -> str:
    """English."""
    if isinstance(wording, str):
        return wording
    speech = ENGLISH
    return (speech.say(wording, NAMES) if isinstance(wording, Msg)
            else speech.name(wording, "plain", NAMES))


@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize(("title", "board"), boards())
def test_the_table_lies_as_it_is_written_down(title: str, board: str, when: str) -> None:
    file = FOLDER / title / f"{board}_{when}.txt"
    text = describe_sheets(title, board, when)
    if os.environ.get("ALEXANDRE_GOLDEN") == "1":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("table", DRAWN, ids=str)
def test_every_colour_is_one_of_the_theme(table: Table) -> None:
    game, named = table.game(), set[str]()
    for state in positions(table, seed=8, every=29, first=2):
        for sheet in games.table(game).sheets(game, game.view(state, None)):
            named |= name_colours(sheet.sketch)

    assert named
    assert [name for name in sorted(named) if not is_known(name)] == []


def is_known(colour: str) -> bool:
    """Whether the theme has it."""
    try:
        Theme().colour(colour)
    except KeyError:
        return False
    return True


def name_colours(sketch: Sketch) -> set[str]:
    """Those of its shapes and words."""
    return {getattr(each, name, "") for layer in sketch.strata()
            for each in (*layer.shapes, *layer.captions)
            for name in ("fill", "line", "colour")} - {""}


@pytest.mark.parametrize(("title", "board"), [
    each for each in boards() if each[0] in titles_declaring("tweens")])
def test_what_happens_in_a_match_moves_over_sheets_and_points_at_spots(
        title: str, board: str) -> None:
    game = games.load(title, board)
    drawing = games.table(game)
    session, moved = Session.new(game, [Player()] * game.meta.seats[1], seed=3), 0
    for number in range(ACTIONS):
        offers, before = session.offers(), session.view()
        if not offers:
            break
        steps, after = session.play(offers[number * 7 % len(offers)]), session.view()
        known = {spot.id for view in (before, after) for sheet in drawing.sheets(game, view)
                 for spot in sheet.sketch.spots}
        for event in (event for step in steps for event in step.events):
            assert set(drawing.about(event)) <= known, event
            tweens = drawing.tweens(game, before, event, after)
            thrown = any(isinstance(each, Roll) for each in tweens)
            assert type(event) in drawing.throws or not thrown, "no dice would lie at once"
            if tweens:
                moved += 1
                names = {sheet.name for sheet in drawing.still(game, before, event, after)}
                assert {sheet_of(each) for each in tweens} <= names, event
    assert moved


def sheet_of(tween: Tween) -> str:
    """The sheet on which it is seen, or from which it sets out."""
    where = getattr(tween, "where", None) or getattr(tween, "start", None)
    return str(getattr(where, "sheet", getattr(tween, "sheet", "")))
