"""Colours that can be read and told apart.

Contrast as WCAG 2 reckons it; the three kinds of colour blindness by the matrices of Machado,
Oliveira and Fernandes (2009) at full severity; distances in CIELAB.
"""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from alexandre.kernel.record import COLOURS as SEATS
from alexandre.ui.draw.panels import LOOKS, look_of
from alexandre.ui.draw.patterns import DOTS, LINES
from alexandre.ui.draw.sketch import CORNERS, NUMERALS, Polygon, seal
from alexandre.ui.draw.theme import COLOURS, mix
from alexandre.ui.text.typesetter import Colour

TEXT, LARGE = 4.5, 3.0

Matrix = tuple[tuple[float, float, float], ...]
BLIND: dict[str, Matrix] = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
               (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
               (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
               (0.004733, 0.691367, 0.303900)),
}


def linear(colour: Colour) -> tuple[float, ...]:
    parts = (part / 255 for part in colour)
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
                 for part in parts)


def light(colour: Colour) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    low, high = sorted((light(first), light(second)))
    return (high + 0.05) / (low + 0.05)


def lab(rgb: tuple[float, ...]) -> tuple[float, float, float]:
    """Linear light in CIELAB, under daylight."""
    red, green, blue = rgb
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = (each ** (1 / 3) if each > 0.008856 else 7.787 * each + 16 / 116
               for each in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(first: Colour, second: Colour, eyes: Matrix | None = None) -> float:
    """The distance of two colours, to those eyes."""
    colours = []
    for colour in (first, second):
        parts = linear(colour)
        if eyes is not None:
            parts = tuple(min(1.0, max(0.0, sum(share * part for share, part in
                                               zip(row, parts, strict=True)))) for row in eyes)
        colours.append(lab(parts))
    return math.dist(*colours)


# ---- what is read ---------------------------------------------------------------------------

INKS = [
    ("ink", kind) for kind in ("panel", "plain", "button", "field", "row", "tip", "list", "knob")
] + [
    ("ink.soft", kind) for kind in ("panel", "plain", "button", "field", "row", "tip", "list")
] + [
    ("seal.deep", kind) for kind in ("panel", "plain", "button", "row", "tip", "list")
] + [("seal", kind) for kind in ("panel", "plain", "row", "tip", "list")] + [
    ("seal.text", "primary"), ("ink.faint", "field"), ("seal.text", "fill")]


@pytest.mark.parametrize(("ink", "kind"), INKS)
@pytest.mark.parametrize("state", ["", "hover", "down", "on"])
def test_words_can_be_read_on_what_they_stand_on(ink: str, kind: str, state: str) -> None:
    look = look_of(kind, state)

    assert min(contrast(COLOURS[ink], COLOURS[ground])
               for ground in (look.top, look.bottom)) >= TEXT


def test_what_is_off_can_still_be_read_as_large_letters_are() -> None:
    look = look_of("button", "off")

    assert contrast(COLOURS["ink.faint"], COLOURS[look.top]) >= LARGE


def test_the_numeral_on_a_seal_can_be_read() -> None:
    for seat in range(SEATS):
        assert contrast(COLOURS["seal.text"], COLOURS[f"seat{seat}"]) >= LARGE


@pytest.mark.parametrize("kind", ["button", "field", "groove", "knob", "thumb", "tab"])
def test_the_edge_of_a_control_stands_out_from_the_panel(kind: str) -> None:
    panel = LOOKS["panel"]

    assert min(contrast(COLOURS[LOOKS[kind].border], COLOURS[ground])
               for ground in (panel.top, panel.bottom)) >= LARGE


@pytest.mark.parametrize("ground", [
    "walnut", "parchment", "parchment.deep", "button.top", "button.bottom", "page", "seal",
    "seal.deep", "land", "sea", "off"])
def test_the_ring_round_the_focus_stands_out_wherever_it_lies(ground: str) -> None:
    """It is a dark line in a pale one: whatever it lies on, one of the two is seen."""
    assert max(contrast(COLOURS[line], COLOURS[ground]) for line in ("seal", "page")) >= LARGE


def test_the_two_lines_of_the_ring_stand_out_from_each_other() -> None:
    assert contrast(COLOURS["seal"], COLOURS["page"]) >= LARGE


# ---- who is who -----------------------------------------------------------------------------


def test_seats_differ_by_shape_by_letter_and_by_pattern() -> None:
    shapes = [seal(seat, (0, 0), 10)[0] for seat in range(SEATS)]
    outlines = {each.points if isinstance(each, Polygon) else () for each in shapes}
    marks = {(LINES.get(f"seat{seat}"), DOTS.get(f"seat{seat}")) for seat in range(SEATS)}

    assert len(set(CORNERS)) == len(set(NUMERALS)) == len(outlines) == len(marks) == SEATS
    assert (None, None) not in marks


@pytest.mark.parametrize("eyes", [None, *BLIND.values()], ids=["usual", *BLIND])
def test_seats_are_told_apart_by_colour_as_far_as_eyes_allow(eyes: Matrix | None) -> None:
    near = {(a, b): round(distance(COLOURS[f"seat{a}"], COLOURS[f"seat{b}"], eyes), 1)
            for a, b in combinations(range(SEATS), 2)}

    assert min(near.values()) >= 20.0, near


@pytest.mark.parametrize("eyes", [None, *BLIND.values()], ids=["usual", *BLIND])
def test_provinces_of_two_owners_are_told_apart_by_their_wash(eyes: Matrix | None) -> None:
    washes = [mix(COLOURS["land"], COLOURS[f"seat{seat}"], 0.42) for seat in range(SEATS)]
    near = {(a, b): round(distance(washes[a], washes[b], eyes), 1)
            for a, b in combinations(range(SEATS), 2)}

    assert min(near.values()) >= 7.0, near


def test_a_lit_space_is_told_from_others_by_every_eye_and_by_its_marks() -> None:
    for eyes in (None, *BLIND.values()):
        assert distance(COLOURS["lit"], COLOURS["land"], eyes) >= 8.0
    assert "lit" in LINES
