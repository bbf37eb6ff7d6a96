"""The film strips of all cues: complete, and as they were when they were looked at last.

Of each strip a print of 32 by 15 pixels is kept, a pixel for a tile of about 38 by 34: letters
and edges that another processor paints by a bit otherwise do not show there, a changed word does.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from alexandre import games
from tests.scenes.test_pictures import TILE_MOST, is_pinned
from tools.pages.strips import Cinema, find_scenes, list_declared

FOLDER = Path(__file__).resolve().parent / "strips"
PRINT = (32, 15)


def read_prints(title: str) -> pygame.Surface:
    """The prints of a title's strips, one below the other, by the order of their keys."""
    return pygame.image.load(FOLDER / f"{title}.png")


@pytest.mark.parametrize("title", games.TITLES)
def test_every_declared_cue_has_a_print(title: str) -> None:
    assert read_prints(title).get_size() == (PRINT[0], PRINT[1] * len(list_declared(title)))


@pytest.mark.long
@pytest.mark.skipif(not is_pinned(), reason="another pygame sets letters in its own way")
@pytest.mark.parametrize("title", games.TITLES)
def test_a_strip_looks_as_it_did(tmp_path: Path, title: str) -> None:
    """`python -m tools.pages.strips` shows what has changed."""
    cinema = Cinema(tmp_path)
    scenes = {scene.key: scene for scene in find_scenes(title)}
    made = {key: pygame.transform.smoothscale(cinema.film(scenes[key]), PRINT)
            for key in sorted(scenes)}
    cinema.hand.app.close()
    if os.environ.get("ALEXANDRE_GOLDEN") == "1":
        pygame.image.save(stack(list(made.values())), FOLDER / f"{title}.png")

    kept = read_prints(title)
    assert set(made) == list_declared(title)
    assert [key for number, key in enumerate(made)
            if differ(made[key], kept.subsurface((0, number * PRINT[1], *PRINT)))] == []


def stack(prints: list[pygame.Surface]) -> pygame.Surface:
    """The prints, one below the other."""
    sheet = pygame.Surface((PRINT[0], PRINT[1] * len(prints)))
    for number, each in enumerate(prints):
        sheet.blit(each, (0, number * PRINT[1]))
    return sheet


def differ(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether some tile of the two has another colour."""
    return max(abs(a - b) for first, second in zip(pixels(one), pixels(other), strict=True)
               for a, b in zip(first, second, strict=True)) > TILE_MOST


def pixels(picture: pygame.Surface) -> Iterator[tuple[int, ...]]:
    """The colours of all pixels, row by row."""
    wide, high = picture.get_size()
    return (tuple(picture.get_at((x, y)))[:3] for y in range(high) for x in range(wide))
