"""The words for an audience in the presenter's mode are large enough, and none is cut."""

from __future__ import annotations

from functools import cache
from itertools import product
from pathlib import Path

import pygame
import pytest

from alexandre import games
from alexandre.app import LANGS
from alexandre.content.moment import Moment, load_moment, locate_bundled
from alexandre.scenes.base.history import History
from alexandre.scenes.playback.track import Track
from alexandre.scenes.present.presenter import Presenter, present_history
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.lettering import Lettering
from alexandre.ui.text.typesetter import Colour, Typesetter, tidy
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.panels.caption_strip import LargeText
from alexandre.ui.widgets.pictures.picture import Picture
from tests.scenes.rooms import load_bundled
from tests.scenes.test_presenter import MATCHES, MOMENTS, SIZES
from tests.ui.gui import Gui, MakeGui

FRAMES = 400
WINDOWS = tuple(product(SIZES, LANGS))
# Each highlight in one of the windows, and in the long run in all.
in_turn = pytest.mark.parametrize(("name", "size", "lang"), [
    pytest.param(name, *window, marks=[pytest.mark.long] * ((number + turn) % len(WINDOWS) > 0))
    for number, name in enumerate(MOMENTS) for turn, window in enumerate(WINDOWS)], ids=str)


@cache
def replay_moment(name: str) -> tuple[History, Moment]:
    """A bundled moment, replayed once for all windows."""
    moment = load_moment(locate_bundled() / f"{name}.yaml", games.load)
    return History(moment.game, moment.record), moment


def present(gui: Gui, name: str) -> Presenter:
    """A bundled moment, at its beginning."""
    gui.house.enter(Presenter(gui.house, Track(*replay_moment(name))))
    gui.run()
    return gui.room_as(Presenter)


def draw_whole(gui: Gui, size: tuple[int, int]) -> pygame.Surface:
    """The window, however many frames that takes."""
    surface = pygame.Surface(size)
    for _frame in range(FRAMES):
        gui.desk.draw(surface)
        if not any(isinstance(each, Picture) and each.is_unfinished
                   for each in walk(gui.desk.top)):
            return surface
    raise AssertionError("the window is never whole")


@pytest.fixture
def ink(monkeypatch: pytest.MonkeyPatch) -> set[tuple[int, str]]:
    """All words that are drawn from now on, and the size of their letters in pixels."""
    seen: set[tuple[int, str]] = set()
    draw = Typesetter.picture

    def picture(self: Typesetter, text: str, face: str, size: int, colour: Colour,
                ) -> pygame.Surface:
        if text.strip():
            seen.add((size, text))
        return draw(self, text, face, size, colour)

    monkeypatch.setattr(Typesetter, "picture", picture)
    return seen


@in_turn
def test_nothing_is_drawn_smaller_than_an_audience_reads(
        make_gui: MakeGui, ink: set[tuple[int, str]], name: str, lang: str,
        size: tuple[int, int]) -> None:
    """Board, tablets, tray and strip, every letter of which is 1/36 of the window high; and every
    player's name and points can be read."""
    gui = make_gui(lang=lang)
    gui.desk.resize(*size)
    room = present(gui, name)
    for place in range(len(room.journey.stops)):
        room.jump(place)
        check_letters(room.stage.strip, size[1])
        if room.stage.plate.words:
            check_letters(room.stage.plate, size[1])
        if place % (size[0] // 80) != 1:
            continue
        gui.run(2)
        ink.clear()
        gui.desk.theme.forget_tiles()
        draw_whole(gui, size)
        assert {each for each in ink if each[0] * 36 < size[1]} == set()
        words = {text for _size, text in ink}
        for sheet in room.stage.board._sheets:
            if sheet.name == "players":
                assert {gui.desk.voice(each.text) for each in sheet.sketch.captions
                        if each.face == "bold" and each.align != "centre"} <= words


def check_letters(text: LargeText, window: int) -> None:
    """Every letter is 1/36 of the window high, and nothing is cut or outside."""
    scale = text.desk.theme.scale
    passages = text.set_lines(text.room)
    assert len(passages) == len(text.words)
    for words, passage in zip(text.words, passages, strict=True):
        assert passage.size * 36 >= window
        assert " ".join(passage.lines) == tidy(words)
        for line in passage.lines:
            wide = text.desk.letters.width(line, passage.face, passage.size)
            assert wide <= text.room.w * scale + 1
    assert sum(each.high(text.desk.letters) for each in passages) <= text.room.h * scale + 1
    assert text.room.y >= 0 and text.room.bottom <= text.desk.box.bottom


@pytest.mark.parametrize(("lang", "names"), [
    ("en", {"Callisthenes", "Hephaestion", "Parmenion"}),
    ("fr", {"Callisthène", "Héphaistion", "Parménion"})])
def test_an_audience_reads_the_names_of_advisers(make_gui: MakeGui, ink: set[tuple[int, str]],
                                                 lang: str, names: set[str]) -> None:
    """The finding: their plates were blank where one of three names was too long."""
    gui = make_gui(lang=lang)
    gui.desk.resize(1280, 720)
    present(gui, "gaugamela").jump(0)
    draw_whole(gui, (1280, 720))

    assert names <= {text for _size, text in ink}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("name", "words"), [("tyre", "Ptolémaïs"), ("boxes", "Phrygie")])
def test_names_on_a_board_are_large_enough_whatever_the_player_reads_at(
        gui: Gui, name: str, words: str, size: tuple[int, int]) -> None:
    gui.desk.resize(*size)
    room = present(gui, name)
    room.jump(1)
    letters = Lettering(gui.desk.theme, gui.desk.letters)
    (main,) = [room.stage.board.pictures[each.name] for each in room.stage.board._sheets
               if each.place == "main"]
    scale = main.fit.scale * gui.desk.theme.scale
    (pixels,) = {letters._fit(caption, words, scale)[0]
                 for layer in main.sketch.strata() for caption in layer.captions
                 if gui.desk.voice(caption.text) == words}
    assert pixels * 36 >= size[1]


@pytest.mark.parametrize("name", MATCHES)
def test_no_sentence_of_a_log_is_cut_in_the_strip(gui: Gui, name: str) -> None:
    match = load_bundled(name)
    gui.desk.resize(1280, 720)
    present_history(gui.house, History(match.game, match.record), 0)
    room = gui.room_as(Presenter)
    room.is_open = True
    for place in range(0, len(room.journey.stops), 14):
        room.jump(place)
        check_letters(room.stage.strip, 720)


def shoot(folder: Path, name: str, size: tuple[int, int]) -> tuple[pygame.Surface, Box]:
    """A moment under way in a window of that size, and where its board lies, in parts of it."""
    gui = Gui(folder, lang="fr")
    gui.desk.resize(*size)
    room = present(gui, name)
    room.jump(1)
    gui.run(2)
    surface = draw_whole(gui, size)
    main = next(each.name for each in room.stage.board._sheets if each.place == "main")
    box, (wide, high) = room.stage.board.pictures[main].box, (gui.desk.box.w, gui.desk.box.h)
    gui.close()
    return surface, Box(box.x / wide, box.y / high, box.w / wide, box.h / high)


def measure_detail(picture: pygame.Surface, part: Box) -> float:
    """The share of detail finer than two pixels in the middle of a part."""
    wide, high = picture.get_size()
    middle = part.middle[0] * wide, part.middle[1] * high
    seen = picture.subsurface((round(middle[0]) - 300, round(middle[1]) - 300, 600, 600))
    coarse = pygame.transform.smoothscale(pygame.transform.smoothscale(seen, (300, 300)),
                                          (600, 600))
    pixels: list[bytes] = [pygame.image.tobytes(each, "RGB") for each in (seen, coarse)]
    differences = sum(abs(one - other) for one, other in zip(*pixels, strict=True))
    return float(differences) / len(pixels[0])


@pytest.mark.parametrize("name", ["takeover", *(
    pytest.param(each, marks=pytest.mark.long)
    for each in ("tyre", "boxes", "babylon", "gaugamela", "auction"))])
def test_a_window_of_3840_shows_more_than_one_of_1920_enlarged(tmp_path: Path, name: str) -> None:
    small, part = shoot(tmp_path, name, SIZES[1])
    large, _part = shoot(tmp_path, name, SIZES[2])
    enlarged = pygame.transform.smoothscale(small, SIZES[2])

    assert measure_detail(large, part) > 1.15 * measure_detail(enlarged, part)
