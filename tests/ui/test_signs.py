"""Drawings that are files: each keeps to the subset, has colours that there are, and is drawn."""

from __future__ import annotations

import ast
import math
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from alexandre.content import data
from alexandre.kernel.meta import CAST
from alexandre.ui.draw.signs.named import draw_sign, read_sign, read_signs_from
from alexandre.ui.draw.signs.path import SignError, trace
from alexandre.ui.draw.signs.svg import UNIT, read_svg
from alexandre.ui.draw.sketch import Disc, Plate, Polygon, Shape, Stroke
from alexandre.ui.draw.theme import COLOURS, Theme
from alexandre.ui.play.faces.coins import PERSON, SOLDIER
from alexandre.ui.text.cache import forget_all
from tests.architecture.source import ROOT

FOLDER = ROOT / "assets" / "signs"
FILES = sorted(FOLDER.rglob("*.svg"))
# What those who draw a sign put colours for: two parts, a face and a roof; the tones of a coin.
STAND_INS = {"rim", "fill", "face", "roof", "field", "skin", "hair", "line", "shine"}
SWATCH = re.compile(r'id="([\w.]+)" inkscape:swatch="solid".*stop-color="#(\w{6})"')
PAGE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-64 -64 128 128">\n{}\n</svg>'
FULL = 'fill="url(#ink)"'


def read(inside: str) -> tuple[Shape, ...]:
    return read_svg(PAGE.format(inside).encode(), "a.svg")


def colours_of(shape: Shape) -> set[str]:
    return {getattr(shape, each, "") for each in ("fill", "line", "colour")} - {""}


def names_of(title: str) -> set[str]:
    """The names that what draws a set may draw; three sets belong to no title."""
    if title == "dice":
        return {*map(str, range(1, 7))}
    if title == "faces":  # on coins
        return {PERSON, SOLDIER, *CAST}
    if title == "edit":  # tools with which boards are drawn
        return words_of(ROOT / "alexandre" / "games")
    return words_of(ROOT / "alexandre" / "games" / title / "table") | ids_of(title)


def words_of(folder: Path) -> set[str]:
    """The texts that stand in the code below a folder."""
    return {node.value for path in folder.rglob("*.py")
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def ids_of(title: str) -> set[str]:
    """The words in the box and on the boards of a title."""
    return {word for path in (ROOT / "maps" / title).glob("*.yaml")
            for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_keeps_to_the_subset_and_its_colours_are_the_themes(path: Path) -> None:
    text = path.read_bytes()
    used = {name for shape in read_svg(text, path.name) for name in colours_of(shape)}
    swatches = {name: tuple(bytes.fromhex(value)) for name, value in SWATCH.findall(text.decode())}

    assert used == set(swatches)
    assert used - set(COLOURS) <= STAND_INS
    for name in used - STAND_INS:
        assert Theme().colour(name) == swatches[name], "another colour than in the theme"


def test_every_file_is_named_where_its_set_is_drawn() -> None:
    names = {folder.name: names_of(folder.name) for folder in FOLDER.iterdir()}
    whole = {path: path.relative_to(FOLDER).with_suffix("").as_posix() for path in FILES}

    assert len(FILES) > 50
    assert [name for path, name in whole.items()
            if not {name, path.stem} & names[name.partition("/")[0]]] == []


def test_a_file_is_read_when_it_is_first_drawn_and_once() -> None:
    asked: list[str] = []

    def source(name: str) -> bytes:
        asked.append(name)
        return PAGE.format(f'<circle {FULL} r="50"/>').encode()

    forget_all()
    read_signs_from(source)
    try:
        small = draw_sign("set/name", (10, 10), 4, ink="gold")
        assert draw_sign("set/name", (0, 0), 1) == read_sign("set/name")
    finally:
        read_signs_from(data.sign)
        forget_all()
    assert asked == ["set/name.svg"]
    assert small == (Disc((10, 10), 2.0, "gold", "", 4.0),)


def test_shapes_are_those_that_an_editor_shows() -> None:
    line = 'stroke="url(#gold)" stroke-width="4"'
    path, ring, box, way = read(
        f'<g id="layer"><path {FULL} d="M 0,0 50,0 50,50 Z" opacity="0.5"/></g>\n'
        f'<circle fill="none" {line} cx="10" cy="-10" r="25"/>\n'
        f'<rect {FULL} {line} x="-48" y="-48" width="96" height="46" rx="8"/>\n'
        f'<path fill="none" {line} d="m 0,0 h 10 v -20"/>')

    assert path == Polygon(((0, 0), (0.5, 0), (0.5, 0.5)), "ink", cover=0.5)
    assert ring == Disc((0.1, -0.1), 0.25, "", "gold", 0.04)
    assert box == Plate((-0.5, -0.5), (1, 0.5), 0.1, "ink", "gold", 0.04)
    assert way == Stroke(((0, 0), (0.1, 0), (0.1, -0.2)), "gold", 0.04)


def test_what_an_editor_adds_changes_nothing() -> None:
    plain = read(f'<path {FULL} d="M 10,10 H 30 V 40 L 10,30 Z"/>')
    saved = """<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="512" viewBox="-64 -64 128 128" version="1.1" id="svg1"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="view"><inkscape:grid id="grid" /></sodipodi:namedview>
  <title>A sign</title><defs id="defs"><clipPath><path d="M 0,0" /></clipPath></defs>
  <g id="layer" inkscape:label="One" style="display:inline"><path id="path1"
     style="fill:url(#ink);fill-opacity:1;stroke:none;stroke-width:1px;paint-order:normal"
     d="m 10,10 20,0 0,30 -20,-10 z" /></g>
</svg>"""

    assert read_svg(saved.encode(), "a.svg") == plain


@pytest.mark.parametrize(("inside", "why"), [
    (f'<ellipse {FULL} rx="3"/>', "<ellipse> is not read: make it a path"),
    ('<path d="M 0,0 1,1"/>', "the fill is no swatch: black"),
    ('<path fill="#ff0000" d="M 0,0 1,1"/>', "the fill is no swatch: #ff0000"),
    ('<path fill="none" d="M 0,0 1,1"/>', "there is neither a fill nor a stroke"),
    (f'<g transform="scale(2)"><path {FULL} d="M 0,0 1,1"/></g>',
     "transform is not read: scale(2)"),
    ('<g opacity="0.5"/>', "opacity of a group is not read"),
    (f'<path {FULL} style="fill-opacity:0.5" d="M 0,0 1,1"/>', "fill-opacity is not read: 0.5"),
    (f'<path {FULL} d="M 0,0 A 1 1 0 0 0 2,2"/>', "the command A is not read: make it a "
                                                  "path of nodes"),
    (f'<path {FULL} d="M 0,0 C 1,1 2,2"/>', "the command C has too few numbers"),
    (f'<path {FULL} d="3 4"/>', "a number is where a command should be: 3"),
    (f'<path {FULL} d=""/>', "the path is empty"),
    (f'<path {FULL} d="M 0,0 9,0 9,9 Z M 2,2 3,2 3,3 Z"/>',
     "a filled path has several parts: break it apart"),
    (f'<circle {FULL} r="wide"/>', "r is no number: wide"),
    ("<path", "not well-formed (invalid token)"),
])
def test_a_bad_file_is_refused_by_one_sentence_with_its_line(inside: str, why: str) -> None:
    with pytest.raises(SignError) as fault:
        read(f"\n{inside}")

    line = 4 if why.startswith("not well-formed") else 3
    assert str(fault.value) == f"a.svg, line {line}: {why}"


def test_relative_commands_lead_to_the_same_points() -> None:
    assert trace("m 10,10 20,0 c 0,5 5,10 10,10 1,2 3,4 9,9 h -5 v 2 z l 1,1") == trace(
        "M 10,10 30,10 C 30,15 35,20 40,20 41,22 43,24 49,29 H 44 V 31 Z L 11,11")


def test_another_page_is_refused() -> None:
    with pytest.raises(SignError, match=r"a\.svg, line 1: the viewBox is not -64 -64 128 128"):
        read_svg(b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', "a.svg")


def test_a_curve_is_as_many_lines_as_it_needs_to_look_round() -> None:
    ((points, is_closed),) = trace("M 40,0 C 40,22.09 22.09,40 0,40")

    assert not is_closed
    assert all(math.hypot((x + z) / 2, (y + w) / 2) > 39.7
               for (x, y), (z, w) in pairwise(points))
    assert len(points) < UNIT / 8


def test_a_tool_draws_without_the_application() -> None:
    """Whatever draws a title's sheets knows where the drawings are."""
    code = ("from alexandre import games\n"
            "from alexandre.scenes.base.board import sheets_of\n"
            "game = games.load('alexandros')\n"
            "print(len(sheets_of(game, game.view(game.start(2, {}), None))))\n")
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert int(ran.stdout.split()[-1]) >= 3
