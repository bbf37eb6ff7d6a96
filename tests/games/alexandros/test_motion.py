"""The movement of each event: complete, from views alone, without secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import pytest

from alexandre import games
from alexandre.games.alexandros import events
from alexandre.games.alexandros.table.animation.motion import EVENTS
from alexandre.games.alexandros.table.animation.stage import LETTER
from alexandre.games.alexandros.tables import LETTERS
from alexandre.kernel.contract import Event, Game, State, View
from alexandre.ui.play.tween import Appear, Count, Flash, Fly, Lay, Turn, Tween, Vanish
from tests.helpers.walks import walk

GAME = games.load("alexandros")
DRAWING = games.table(GAME)
Seen = tuple[View, Event, View]
Moved = list[tuple[Event, tuple[Tween, ...]]]
EXAMPLES = 8


def happenings(seat: int | None) -> Iterator[Seen]:
    """The events of a random game that a seat sees: the view before, an event, the view after."""
    for position, action in islice(walk(GAME.start(3, {}), seed=5), 700):
        yield from watch(GAME, position, action, seat)


def watch(game: Game, position: State, action: Any, seat: int | None) -> list[Seen]:
    """The events of one action that a seat sees."""
    after, heard = position.clone(), list[Event]()
    after.apply(action, heard.append)
    views = game.view(position, seat), game.view(after, seat)
    seen = [each for event in heard if (each := game.seen(event, seat)) is not None]
    return [(views[0], event, views[1]) for event in seen]


@pytest.fixture(scope="module")
def seen() -> list[Seen]:
    """Of each kind of event some that were seen in one game."""
    counts: Counter[type[Event]] = Counter()
    examples = []
    for each in happenings(0):
        counts[type(each[1])] += 1
        if counts[type(each[1])] <= EXAMPLES:
            examples.append(each)
    return examples


@pytest.fixture(scope="module")
def moved(seen: list[Seen]) -> Moved:
    return [(event, DRAWING.tweens(GAME, before, event, after)) for before, event, after in seen]


def test_the_letters_of_the_symbols_are_those_of_the_box() -> None:
    tables = GAME.tables  # type: ignore[attr-defined]

    assert {noun.id: letter for noun, letter in zip(
        tables.symbol_nouns, LETTERS, strict=True)} == LETTER


def test_what_should_move_moves(moved: Moved) -> None:
    """In a whole game, each kind of event was seen to move with the pieces it is about."""
    kinds: dict[type[Event], set[type]] = {}
    for event, tweens in moved:
        kinds.setdefault(type(event), set()).update(map(type, tweens))

    assert kinds[events.AlexanderWalked] == {Lay, Fly} and kinds[events.CardTaken] == {Fly}
    assert kinds[events.CardRevealed] == {Fly, Turn}
    assert kinds[events.CardDrawn] == {Fly, Turn}
    assert kinds[events.GovernorPosted] == {Appear}
    assert kinds[events.GovernorRecalled] == {Fly}
    assert {Fly, Count, Flash} <= kinds[events.TaxesCollected] <= {Fly, Count, Flash, Vanish}
    assert not any(kinds[kind] for kind, each in EVENTS.items() if kind in kinds and not each.move)


def test_every_piece_that_moves_is_drawn(moved: Moved) -> None:
    """A piece cut out of a sheet is never empty paper."""
    for event, tweens in moved:
        for tween in tweens:
            for name in ("sprite", "back", "face"):
                piece = getattr(tween, name, None)
                assert piece is None or piece.shapes or piece.captions, (event, tween)


def test_a_movement_is_short(moved: Moved) -> None:
    for _event, tweens in moved:
        for tween in tweens:
            assert 120 <= tween.last <= 620
            assert tween.end <= 1200


def test_alexander_is_lifted_from_the_map_while_he_walks(seen: list[Seen]) -> None:
    """No ghost of him stays where he set out."""
    before, event, after = next(each for each in seen
                                if isinstance(each[1], events.AlexanderWalked))
    still = parts(DRAWING.still(GAME, before, event, after)[0].sketch)
    star = next(tween.sprite for tween in DRAWING.tweens(GAME, before, event, after)
                if isinstance(tween, Fly))

    assert star.shapes
    assert still < parts(DRAWING.sheets(GAME, before)[0].sketch)


def test_a_province_is_closed_after_alexander_has_walked() -> None:
    """Each closing follows a step that laid a wall: an eye sees the wall first."""
    heard = [each[1] for each in happenings(0)]
    steps = [before for before, event in pairwise(heard)
             if isinstance(event, events.ProvinceClosed)]

    assert steps
    assert all(isinstance(step, events.AlexanderWalked) and step.wall for step in steps)


def test_a_card_that_another_draws_stays_face_down(moved: Moved) -> None:
    for event, tweens in moved:
        if isinstance(event, events.CardDrawn) and event.seat != 0:
            assert [type(tween) for tween in tweens] == [Fly]


def parts(sketch: Any) -> set[Any]:
    """Every shape of a sketch."""
    return {shape for layer in sketch.strata() for shape in layer.shapes}
