"""Every room in five windows, three languages and two sizes of letters, under a mindless hand.

The third language is one that nobody speaks. The limits of the window and of the scale, and a
machine without a sound, come last.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pygame
import pytest

from alexandre.content import data
from alexandre.scenes.base.house import Scene
from alexandre.scenes.base.preferences import VOLUMES
from alexandre.ui.play.palette import SOUNDS
from alexandre.ui.window.sound import Sounds
from tests.helpers.pseudo import pseudo_words
from tests.scenes.rooms import WAYS, every_room, go_to
from tests.scenes.test_letters import LEAST, list_cuts
from tests.scenes.test_monkey import Monkey
from tests.ui.gui import Gui, MakeGui

SIZES = ((800, 600), (1024, 640), (1280, 720), (1600, 560), (700, 1000))
LANGS = ("fr", "en")
TEXTS = (100, 150)
ACTS = 4
EVENTS = 10_000  # in every room, over all windows and languages
ENDS = ((640, 400, 75), (800, 600, 200), (3840, 2160, 200))
DRESSES = list(product(SIZES, LANGS, TEXTS))
# Every size, language and size of letters.
FEW = [DRESSES[4 * n + n % 4] for n in range(len(SIZES))]
PSEUDO = "en"  # what the language that nobody speaks is called, where it is the only one


def dress(gui: Gui, lang: str, text: int, size: tuple[int, int], scale: int = 100) -> None:
    """Another language, size of letters and window."""
    gui.set(lang=lang, text=text, scale=scale).resize(size)


def wander(gui: Gui, acts: int, seed: int) -> None:
    """Anything in the room, wherever it leads, and a look at what has come of it."""
    monkey = Monkey(gui, seed)
    for _ in range(acts):
        monkey.act()
        gui.house.is_leaving = False
    gui.run()
    gui.paint()


def test_every_room_has_its_way_here() -> None:
    assert set(WAYS) == set(every_room())


@pytest.mark.parametrize("room", WAYS, ids=lambda room: room.__name__)
def test_nothing_breaks_in_any_room_window_language_or_size_of_letters(
        gui: Gui, room: type[Scene]) -> None:
    """And nothing is cut off where letters are large and the window is small."""
    for seed, (size, lang, text) in enumerate(FEW):
        dress(gui, lang, text, size)
        go_to(gui, room)
        if (size, text) == (LEAST, 150):
            assert list_cuts(gui) == []
            for each in reversed(LANGS):
                gui.house.speak(each)
                assert list_cuts(gui) == []
        wander(gui, ACTS, seed)
    gui.all_texts()

    assert gui.house.words.missing == set()


def test_the_few_cover_every_window_language_and_size_of_letters() -> None:
    assert [set(each) for each in zip(*FEW, strict=True)] == [set(SIZES), set(LANGS), set(TEXTS)]


def guis(folder: Path) -> Iterator[tuple[Gui, str, tuple[int, int]]]:
    """The application in every language and window: the house changes between two, and is another
    one for the language that nobody speaks."""
    for words, langs in ((None, LANGS), (pseudo_words(), (PSEUDO,))):
        gui = Gui(folder / langs[0], words=words)
        for lang, size in product(langs, SIZES):
            yield gui, lang, size
        gui.all_texts()
        gui.close()
        assert gui.house.words.missing == set()


def test_longer_words_break_no_room(make_gui: MakeGui) -> None:
    gui = make_gui(words=pseudo_words(), size=(800, 600))
    for room in WAYS:
        go_to(gui, room)
        texts = gui.all_texts()
        assert any("~" in text for text in texts), room
        gui.paint()
        assert gui.paint() == [], "it never comes to rest"

    assert gui.house.words.missing == set()


@pytest.mark.long
@pytest.mark.parametrize("room", WAYS, ids=lambda room: room.__name__)
def test_ten_thousand_events_break_no_room(tmp_path: Path, room: type[Scene]) -> None:
    sent, places = 0, (len(LANGS) + 1) * len(SIZES)
    for seed, (gui, lang, size) in enumerate(guis(tmp_path), 100):
        dress(gui, lang, TEXTS[seed % 2], size)
        go_to(gui, room)
        before = gui.sent
        Monkey(gui, seed).send(-(-EVENTS // places))
        sent += gui.sent - before
        gui.run()
        gui.paint()

    assert sent >= EVENTS


@pytest.mark.long
@pytest.mark.parametrize("room", WAYS, ids=lambda room: room.__name__)
@pytest.mark.parametrize(("width", "height", "scale"), ENDS)
def test_the_smallest_and_the_largest_window_show_every_room(
        gui: Gui, room: type[Scene], width: int, height: int, scale: int) -> None:
    dress(gui, "fr", 150, (width, height), scale)
    go_to(gui, room)

    gui.paint()
    assert gui.paint() == [], "it never comes to rest"


def test_without_a_device_every_room_is_silent_and_stands(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    pygame.mixer.quit()
    gui.house.sounds = Sounds(data.assets() / "sounds", dict.fromkeys(VOLUMES, 60))
    for room in WAYS:
        go_to(gui, room)
        for name in SOUNDS:
            gui.house.sounds.play(name)
    gui.house.sounds.close()

    assert pygame.mixer.get_init() is None
