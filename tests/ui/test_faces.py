"""Coins: no two characters look alike, large or small, and neither do those without a name."""

from __future__ import annotations

from contextlib import suppress
from itertools import combinations
from typing import Any

import pygame
import pytest

from alexandre import games
from alexandre.content import data
from alexandre.games.commander.table.pictures.coins import ORACLES, draw_likeness, show_oracle
from alexandre.kernel.meta import CAST, CHARACTERS
from alexandre.kernel.record import COLOURS as SEATS
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.base.pictures import materials
from alexandre.ui.draw.painter import Painter
from alexandre.ui.draw.sketch import Sketch, borrow_looks, face_of, look_of, stamp, wear
from alexandre.ui.draw.theme import Theme
from alexandre.ui.play.faces.coins import METALS, PERSON, SOLDIER, coin, strike

HEADS = (*CAST, PERSON, SOLDIER)
SIDE = 20.0
APART = 0.08  # of the pixels of two heads in the same metal, at the least
SEEN = 24  # of 255: what differs less looks the same


@pytest.fixture(scope="module")
def painter() -> Painter:
    return Painter(Theme(), materials.make_letters())


def draw(painter: Painter, face: str, seat: int, scale: float) -> bytes:
    shapes = coin(face, seat, (SIDE / 2, SIDE / 2), 9.0)
    return pygame.image.tobytes(painter.picture(Sketch((SIDE, SIDE), shapes), scale, str), "RGBA")


def count_apart(one: bytes, other: bytes) -> float:
    """The share of the pixels in which two pictures differ to the eye."""
    pixels = range(0, len(one), 4)
    return sum(max(abs(one[at + part] - other[at + part]) for part in range(3)) > SEEN
               for at in pixels) / len(pixels)


def test_every_character_has_a_head_and_a_metal() -> None:
    assert set(HEADS) == {path.stem for path in (data.assets() / "signs" / "faces").iterdir()}
    assert {each.people for each in CHARACTERS.values()} == set(METALS)


@pytest.mark.parametrize("scale", [0.9, 4.0])
def test_no_two_heads_look_alike_even_in_the_same_metal(painter: Painter, scale: float) -> None:
    metal = METALS["greek"]
    coins = {name: stamp(strike(f"faces/{name}", metal), (SIDE / 2, SIDE / 2), 14.0)
             for name in HEADS}
    heads = {name: pygame.image.tobytes(painter.picture(Sketch((SIDE, SIDE), shapes), scale, str),
                                        "RGBA") for name, shapes in coins.items()}

    for one, other in combinations(heads, 2):
        assert count_apart(heads[one], heads[other]) > APART, (one, other)


def test_advisers_and_leaders_of_the_campaigns_have_coins_that_differ(painter: Painter) -> None:
    game: Any = games.load("commander", "granicus")
    named = [each.id for each in (*game.tables.advisors, *game.tables.leaders)]
    shown = {name: pygame.image.tobytes(painter.picture(draw_likeness(name), 0.5, str), "RGBA")
             for name in (*named, "alexander")}

    assert len(shown) == 10
    for one, other in combinations(shown, 2):
        assert count_apart(shown[one], shown[other]) > APART / 2, (one, other)


def test_every_oracle_of_the_campaigns_has_a_coin_that_differs(painter: Painter) -> None:
    loaded: list[Any] = [games.load("commander", each) for each in games.meta("commander").boards]
    named = {region.id for game in loaded for region in game.tables.regions if region.has_oracle}
    shown = {name: pygame.image.tobytes(painter.picture(sketch, 0.5, str), "RGBA")
             for name in ORACLES if (sketch := show_oracle(name))}

    assert named == set(shown)
    for one, other in combinations(shown, 2):
        assert count_apart(shown[one], shown[other]) > APART / 2, (one, other)


def test_a_coin_shows_the_colour_of_its_seat(painter: Painter) -> None:
    for face in ("", "expert", "thais"):
        coins = {draw(painter, face, seat, 2.0) for seat in range(SEATS)}
        assert len(coins) == SEATS


def test_people_levels_and_characters_have_faces_of_their_own(painter: Painter) -> None:
    coins = {draw(painter, face, 0, 2.0) for face in ("", "expert", *CAST)}
    assert len(coins) == 2 + len(CAST)
    assert draw(painter, "beginner", 0, 2.0) == draw(painter, "expert", 0, 2.0)


def test_a_room_says_who_sits_where() -> None:
    wear((1, 0), ("", "thais"))
    assert (face_of(0), face_of(1), face_of(2)) == ("", "thais", "")
    wear(())
    assert face_of(1) == ""


def test_a_picture_of_another_match_leaves_the_seats_as_they_were() -> None:
    """A list of saves drawn beside a table took its players' faces away."""
    wear((1, 0), ("", "thais"))
    with suppress(Refusal), borrow_looks((2, 3), ("craterus", "")):
        assert (look_of(0), face_of(0)) == (2, "craterus")
        raise Refusal(Msg.of("ui.replays.bundled"))
    assert (look_of(0), face_of(1)) == (1, "thais")
    wear(())
