"""No name on a board, a card or a tablet is cut or leaves its paper, in any window and either
language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import hypot
from typing import cast

import pytest

from alexandre import app, games
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.table.pictures.labels import ARMY, camps_of
from alexandre.games.commander.table.pictures.ladder import LEAST
from alexandre.kernel.fields import NONE
from alexandre.kernel.session import Session
from alexandre.kernel.text import Who
from alexandre.scenes.base.board import Board
from alexandre.ui.draw.extent import meet
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.lettering import SHIFT, Lettering
from alexandre.ui.draw.lettering.enlarged import is_on
from alexandre.ui.draw.sketch import Caption, Plate, Sketch, SpareCaption
from alexandre.ui.text.typesetter import ELLIPSIS
from tests.games.catan.story import tell
from tests.helpers.artwork import show
from tests.scenes.rooms import TABLES, open_history, play_on
from tools.pages.layout import SIZES, play

BEYOND = 1.0  # pixels
SEEN = 64  # of 255: ink that is not as pale as the paper
CROWDED = 350  # a position of a bundled match
NAMES = ("Callisthène", "Bo", "Zoé", "Anna", "Ada")


pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize(("title", "board"), TABLES)
def test_no_caption_is_cut_and_words_on_a_plate_stay_on_it(
        title: str, board: str, lang: str) -> None:
    """In every window; large letters in all but the largest."""
    session = play_on(title, board)

    assert [each for size, text in product(SIZES, (1.0, 1.25, 1.5))
            if text == 1.0 or size != SIZES[-1]
            for each in list_faults(session, size, text, lang)] == []


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lang", app.LANGS)
def test_what_is_read_on_the_cards_of_a_battle_has_its_least_size(
        lang: str, size: tuple[int, int]) -> None:
    """Three kinds in one column, names, sums and forces at rest."""
    history = open_history("commander_issus_time")
    session = Session(history.game, history.record)
    session.state = history.states[CROWDED]
    for text in (1.0, 1.5):
        desk, board = show(session, size, text, lang)
        lettering = Lettering(desk.theme, desk.letters)
        read = [lettering._fit(each, desk.voice(each.text), scale)
                for name, sketch, scale in shown(board) if name == "battle"
                for each in sketch.captions if isinstance(each, SpareCaption)]
        assert sum(bool(said) for _pixels, said in read) >= len(read) - 2
        assert min(pixels for pixels, said in read if said) >= desk.theme.letter(LEAST)


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_names_on_the_map_of_phalanxx_stand_apart(seats: int, text: float) -> None:
    session = play("phalanxx", "succession", 1, seats=seats)

    assert [each for size in SIZES for lang in app.LANGS
            for each in touching(session, size, text, lang)] == []


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("board", games.meta("commander").boards)
def test_names_on_the_map_of_a_campaign_stand_apart_and_no_army_covers_one(
        board: str, lang: str, text: float) -> None:
    session = play_on("commander", board)
    tables = cast(Commander, session.game).tables
    armies = [camp for camp, region in zip(camps_of(tables), tables.regions, strict=True)
              if region.site != NONE]
    desk, shown_board = show(session, SIZES[1], text, lang)
    lettering = Lettering(desk.theme, desk.letters)
    (layer, scale), = [(each, scale) for _name, sketch, scale in shown(shown_board)
                       for each in sketch.strata() if each.name == "regions"]
    said = [(desk.voice(each.text), each) for each in layer.captions]
    inks = {words: lettering.measure(each, words, scale)[1] for words, each in said}

    assert [(one, other) for one, other in combinations(inks, 2)
            if meet(inks[one], inks[other])] == []
    assert [words for words, (left, top, right, low) in inks.items() for x, y in armies
            if hypot(x - min(max(x, left), right), y - min(max(y, top), low)) < ARMY - 4] == []


@pytest.mark.parametrize("title", ["alexandros", "catan", "empire", "phalanxx"])
def test_names_on_the_tablets_of_a_table_have_one_size(title: str) -> None:
    game = games.load(title)
    most = game.meta.seats[1]
    session = play(title, game.meta.boards[0], 1, seats=most)
    for size in SIZES[:2]:
        desk, board = show(session, size, 1.5, "fr")
        lettering, (picture,) = Lettering(desk.theme, desk.letters), [
            board.pictures[sheet.name] for sheet in board._sheets if sheet.place == "side"]
        layer, = (each for each in picture.sketch.strata()
                  if any(caption.is_even for caption in each.captions))
        words = [NAMES[caption.text.seat] if isinstance(caption.text, Who) else ""
                 for caption in layer.captions]
        scale = picture.fit.scale * desk.theme.scale
        sizes = [lettering._fit(caption, said, scale)[0] for caption, said in zip(
            lettering.even(layer, words, scale).captions, words, strict=True) if caption.is_even]
        assert len(sizes) == most
        assert len(set(sizes)) == 1


def test_a_line_that_leaves_its_plate_is_found() -> None:
    desk, _board = show(play("empire", "campaign", 1), (1280, 720), 1.0, "en")
    lettering = Lettering(desk.theme, desk.letters)
    plates = (Plate((0.0, 0.0), (100.0, 60.0), 4.0, "page"),
              Plate((10.0, 20.0), (80.0, 20.0), 4.0, "page"))

    def leaves(words: str, y: float) -> bool:
        return is_beyond(lettering, Caption((50.0, y), words, 12.0), plates, words, 1.0)

    assert not leaves("short", 30.0)
    assert leaves("a line that is far too long", 30.0)
    assert leaves("short", 37.0)
    assert not leaves("short", 50.0)


def list_faults(session: Session, size: tuple[int, int], text: float, lang: str) -> Iterator[str]:
    """The texts that end in an ellipsis, and words, not figures, whose ink leaves the plate that
    they lie on, with window and sheet."""
    desk, board = show(session, size, text, lang)
    lettering = Lettering(desk.theme, desk.letters)
    has_plates = text != 1.25 and size != SIZES[-1]  # which are looked at
    for name, sketch, scale in shown(board):
        for layer in sketch.strata():
            plates = [each for each in layer.shapes if isinstance(each, Plate)]
            for caption in layer.captions if layer.from_zoom <= scale / desk.theme.scale else ():
                words = desk.voice(caption.text)
                _pixels, set_words = lettering._fit(caption, words, scale)
                is_cut = set_words != words and set_words.endswith(ELLIPSIS)
                if is_cut or (has_plates and not isinstance(caption.text, str) and words.strip()
                              and is_beyond(lettering, caption, plates, words, scale)):
                    yield f"{size[0]}x{size[1]} {text:.0%} {lang} {name}: {words} > {set_words}"


@pytest.mark.parametrize("lang", app.LANGS)
def test_headings_above_the_cards_of_catan_stand_apart(lang: str) -> None:
    """The finding: beside letters of 150 % one ran into the next."""
    game, history = games.load("catan"), open_history("catan_points")
    session = Session(game, history.record)
    for size, text in product(SIZES, (1.0, 1.5)):
        for hand in ("wwxxx", "wwssggbbooxxx"):
            session.state = tell(hand, "sxx", "g").state
            desk, board = show(session, size, text, lang)
            sketch = board.pictures["hand"].sketch
            scale = board.pictures["hand"].fit.scale * desk.theme.scale
            lettering, ends = Lettering(desk.theme, desk.letters), 0.0
            for caption in sorted((each for each in sketch.captions if each.face == "italic"),
                                  key=lambda each: each.at):
                pixels, words = lettering._fit(caption, desk.voice(caption.text), scale)
                assert ends < caption.at[0] * scale, f"{size} {text:.0%} {lang}: {words}"
                ends = caption.at[0] * scale + max(desk.letters.width(line, caption.face, pixels)
                                                   for line in words.split("\n"))


def shown(board: Board) -> Iterator[tuple[str, Sketch, float]]:
    """Every sheet in the form that is shown, and its scale in pixels."""
    for name, picture in board.pictures.items():
        yield name, picture.sketch, picture.fit.scale * board.desk.theme.scale


def touching(session: Session, size: tuple[int, int], text: float, lang: str) -> Iterator[str]:
    """Names of regions less than a pixel apart."""
    desk, board = show(session, size, text, lang)
    lettering, picture = Lettering(desk.theme, desk.letters), board.pictures["board"]
    scale = picture.fit.scale * desk.theme.scale
    layer = next(each for each in picture.sketch.strata() if each.name == "regions")
    boxes = []
    for caption in layer.captions:
        pixels, words = lettering._fit(caption, desk.voice(caption.text), scale)
        wide = lettering.letters.width(words, caption.face, pixels)
        boxes.append((words, Box(caption.at[0] * scale - wide / 2,
                                 caption.at[1] * scale - 0.4 * pixels, wide + 1, 0.8 * pixels)))
    for number, (one, box) in enumerate(boxes):
        for other, beside in boxes[:number]:
            if (box.x < beside.right and beside.x < box.right and box.y < beside.bottom
                    and beside.y < box.bottom):
                yield f"{size[0]}x{size[1]} {text:.0%} {lang}: {one}, {other}"


def is_beyond(lettering: Lettering, caption: Caption, plates: Sequence[Plate], words: str,
              scale: float) -> bool:
    """Whether ink is outside the uppermost plate under the caption."""
    plate = next((each for each in reversed(plates) if is_on(caption.at, each)), None)
    if plate is None:
        return False
    size, said = lettering._fit(caption, words, scale)
    lines, letters = said.split("\n"), lettering.letters
    middle, half = caption.at[1] * scale, letters.height(caption.face, size) / 2
    for number, line in enumerate(lines):
        ink = letters.picture(line, caption.face, size, (0, 0, 0)).get_bounding_rect(SEEN)
        wide = sum(lettering._widths(caption, line, size, caption.spread * scale))
        top = middle - half + (number - (len(lines) - 1) / 2) * size
        left = caption.at[0] * scale - wide * SHIFT[caption.align]
        (x, y), (far, deep) = plate.at, plate.size
        if min(left - x * scale, (x + far) * scale - left - wide, top + ink.top - y * scale,
               (y + deep) * scale - top - ink.bottom) < -BEYOND:
            return True
    return False
