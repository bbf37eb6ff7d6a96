"""Pictures of the rooms, at 1280x720, kept under tests/scenes/pictures.

The pixels must be the same ones, told by their hash. Where they are not (another processor or
another font library paints an edge by a bit otherwise) the picture, halved and with fewer
colours, must lie within a mean difference of 1, and none of its tiles may stand out; and of each
colour of the theme nearly all pixels that had it must have it still, which no edge can change.

Only the one distribution of pygame that requirements.txt pins is compared: others set letters
and edges in their own way.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from alexandre import games
from alexandre.kernel.session import Session
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.theme import COLOURS as COLOURS_OF_THEME
from tests.architecture.source import ROOT
from tests.scenes import rooms
from tests.ui.gui import Gui

FOLDER = Path(__file__).resolve().parent / "pictures"
HASHES = FOLDER / "pixels.txt"
SEEN_COLOURS = FOLDER / "colours.txt"
SIZE = (1280, 720)
HALF = (640, 360)
TILE = 40  # pixels of the halved picture
MEAN_MOST, TILE_MOST = 1.0, 10.0  # of 255
COLOURS = 0xF8  # the bits that are kept of each, so that files are small
SEEN = 150  # pixels of a colour of the theme from which on it is watched
STILL = 0.7  # the part of them that must still have it
ALMOST = (2, 2, 2, 255)  # what lies one step of 255 aside is the same colour
NOON = 1_790_000_000.0  # the clock stands still

MARCHED = ("bid 0; raise 8; allot 4; bid 0; raise 6; allot 5; march start1>macedonia 8;"
           "march macedonia>thessalia 5 after 1")


def of_empire(script: str, *spots: str) -> Callable[[Gui], None]:
    """The table of the title with a map, some of it played, some clicked."""
    def enter(gui: Gui) -> None:
        session = Session.new(games.load("empire"), list(rooms.PERSON_AND_COMPUTER), seed=5)
        for text in filter(None, script.split(";")):
            session.play(text.strip())
        gui.house.enter(Table(gui.house, session, "match"))
        gui.run(4).lift()
        for spot in spots:
            gui.run(2).click_spot(spot)
    return enter


PICTURES: dict[str, Callable[[Gui], None]] = {
    "menu": rooms.menu,
    "seats": rooms.seats,
    "table": rooms.table,
    "curtain": rooms.curtain,
    "saves": rooms.saves,
    "replay": rooms.replay,
    "result": rooms.result,
    "empire_split": of_empire("", "split:armies:7", "split:temples:3"),
    "empire_march": of_empire(MARCHED, "place:thessalia", "place:hellas"),
}


def version_pinned() -> str:
    """The version of pygame-ce that requirements.txt names."""
    match = re.search(r"^pygame-ce==(\S+)", (ROOT / "requirements.txt").read_text(), re.MULTILINE)
    assert match is not None
    return match[1]


def is_pinned() -> bool:
    """Whether pygame is the very one that requirements.txt names."""
    return getattr(pygame, "IS_CE", False) and pygame.version.ver == version_pinned()


pytestmark = pytest.mark.skipif(
    not is_pinned(),
    reason=f"pictures are compared with pygame-ce {version_pinned()} alone")


@pytest.fixture
def gui(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gui]:
    """The house at the size of the pictures, at a fixed moment of a fixed place."""
    monkeypatch.setenv("TZ", "UTC")
    monkeypatch.setenv("HOME", str(tmp_path))
    if sys.platform != "win32":
        time.tzset()
    monkeypatch.setattr("time.time", lambda: NOON)
    gui = Gui(tmp_path, lang="fr", size=SIZE)
    yield gui
    gui.close()


@pytest.mark.parametrize("name", PICTURES)
def test_a_room_looks_as_it_did(gui: Gui, name: str) -> None:
    PICTURES[name](gui)
    gui.run(6)
    digest = hashlib.sha256(pygame.image.tobytes(gui.painted, "RGB")).hexdigest()
    small = halve(gui.painted)
    if os.environ.get("ALEXANDRE_GOLDEN") == "1":
        keep(name, digest, small)
        keep_colours(name, colours_seen(gui.painted))
    if digest == read_hashes()[name]:
        return

    assert not (lost := colours_lost(name, gui.screen)), "\n".join(lost)
    golden = pygame.image.load(FOLDER / f"{name}.png")
    differences = tiles(small, golden)
    assert sum(differences) / len(differences) < MEAN_MOST, name
    assert max(differences) < TILE_MOST, f"{name}: {tile_at(differences.index(max(differences)))}"


@pytest.mark.parametrize("colour", ["gold", "lit"])
def test_a_colour_of_the_theme_that_changes_a_little_is_named(
        gui: Gui, monkeypatch: pytest.MonkeyPatch, colour: str) -> None:
    red, green, blue = COLOURS_OF_THEME[colour]
    monkeypatch.setitem(COLOURS_OF_THEME, colour, (red + 6, green + 6, blue + 6))
    PICTURES["empire_march"](gui)
    gui.run(6)

    assert [each.split(" has")[0] for each in colours_lost("empire_march", gui.painted)] == [
        f"empire_march: {colour} {red},{green},{blue}"]


def test_every_picture_is_kept_and_no_other() -> None:
    assert set(read_hashes()) == set(PICTURES) == {path.stem for path in FOLDER.glob("*.png")}


def test_a_word_that_changes_stands_out() -> None:
    """The second way of comparing sees what the first one would have."""
    golden = pygame.image.load(FOLDER / "menu.png")
    other = golden.copy()
    other.fill((255, 255, 255), (300, 200, 60, 10))

    assert max(tiles(other, golden)) > TILE_MOST
    assert max(tiles(golden, golden)) == 0


# ---- colours of the theme ----------------------------------------------------------------


def colours_seen(picture: pygame.Surface) -> dict[str, tuple[str, int, str]]:
    """The colours of the theme that are there, each with its figures, its pixels and where most
    of them lie."""
    places = {}
    for colour, (red, green, blue) in COLOURS_OF_THEME.items():
        pixels = pixels_of(picture, (red, green, blue))
        if pixels.count() >= SEEN:
            places[colour] = (f"{red},{green},{blue}", pixels.count(), densest(pixels))
    return places


def colours_lost(name: str, picture: pygame.Surface) -> list[str]:
    """A line for each colour that was there and is not, or is in far fewer places."""
    lost = []
    for colour, (rgb, count, where) in read_colours().get(name, {}).items():
        red, green, blue = map(int, rgb.split(","))
        now = pixels_of(picture, (red, green, blue)).count()
        if now < STILL * count:
            lost.append(f"{name}: {colour} {rgb} has {now} pixels instead of {count}, "
                        f"most of which lay at {where}")
    return lost


def pixels_of(picture: pygame.Surface, colour: tuple[int, int, int]) -> pygame.mask.Mask:
    """The mask of that colour, or nearly, in a picture."""
    return pygame.mask.from_threshold(picture, colour, ALMOST)


def densest(pixels: pygame.mask.Mask) -> str:
    """The tile that holds most of them."""
    tile = pygame.mask.Mask((2 * TILE, 2 * TILE), fill=True)
    counts = [pixels.overlap_area(tile, (x, y)) for y in range(0, SIZE[1], 2 * TILE)
              for x in range(0, SIZE[0], 2 * TILE)]
    return tile_at(counts.index(max(counts)))


def tile_at(number: int) -> str:
    """The place of a tile in the picture, as it is on the screen."""
    y, x = divmod(number, HALF[0] // TILE)
    return f"{2 * TILE * x},{2 * TILE * y}"


def read_colours() -> dict[str, dict[str, tuple[str, int, str]]]:
    """By picture and colour: its figures, how many pixels, and where most of them lie."""
    colours: dict[str, dict[str, tuple[str, int, str]]] = {}
    for line in SEEN_COLOURS.read_text().splitlines() if SEEN_COLOURS.exists() else ():
        name, colour, rgb, count, where = line.split()
        colours.setdefault(name, {})[colour] = (rgb, int(count), where)
    return colours


def keep_colours(name: str, seen: dict[str, tuple[str, int, str]]) -> None:
    """Write those of a picture anew."""
    every = {key: value for key, value in read_colours().items() if key in PICTURES}
    every[name] = seen
    SEEN_COLOURS.write_text("".join(
        f"{key} {colour} {rgb} {count} {where}\n" for key in sorted(every)
        for colour, (rgb, count, where) in every[key].items()))


# ---- pictures as files --------------------------------------------------------------------


def read_hashes() -> dict[str, str]:
    """The hash of every picture."""
    lines = HASHES.read_text().splitlines() if HASHES.exists() else []
    return dict(line.split() for line in lines)


def keep(name: str, digest: str, small: pygame.Surface) -> None:
    """Write a picture and its hash anew."""
    FOLDER.mkdir(exist_ok=True)
    pygame.image.save(small, FOLDER / f"{name}.png")
    hashes = {key: value for key, value in read_hashes().items() if key in PICTURES}
    hashes[name] = digest
    HASHES.write_text("".join(f"{key} {hashes[key]}\n" for key in sorted(hashes)))


def halve(picture: pygame.Surface) -> pygame.Surface:
    """Half as wide and high, with fewer colours."""
    small = pygame.transform.smoothscale(picture, HALF)
    pixels = bytes(each & COLOURS for each in pygame.image.tobytes(small, "RGB"))
    return pygame.image.frombytes(pixels, HALF, "RGB")


def tiles(one: pygame.Surface, other: pygame.Surface) -> list[float]:
    """The difference of two pictures, tile by tile: the mean over pixels and colours."""
    apart = one.convert(24)
    apart.blit(other.convert(24), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = other.convert(24)
    back.blit(one.convert(24), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    apart.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return [sum(pygame.transform.average_color(apart, pygame.Rect(x, y, TILE, TILE))[:3]) / 3
            for y in range(0, HALF[1], TILE) for x in range(0, HALF[0], TILE)]
