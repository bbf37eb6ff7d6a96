"""A chronicle as a page of its own: HTML that needs no other file, with its plates inside."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from io import BytesIO
from string import Template
from typing import Final
from xml.etree.ElementTree import Element, SubElement, tostring

import pygame

from alexandre.content.data import assets
from alexandre.scenes.base.house import House
from alexandre.scenes.story.highlights import Vignette
from alexandre.ui.draw.ink import LAID
from alexandre.ui.draw.painter import Painter

WIDE: Final = 720  # pixels of a plate


@dataclass(frozen=True)
class StoryFigure:
    """A plate, as a JPEG, and what is below it."""

    caption: str
    picture: bytes


@dataclass(frozen=True)
class StorySection:
    """The contents below a heading: paragraphs, each prose or a player's comment, then plates."""

    heading: str
    paragraphs: tuple[tuple[str, bool], ...]
    figures: tuple[StoryFigure, ...] = ()
    level: str = "h2"  # of the heading


def write_page(lang: str, title: str, facts: Sequence[tuple[str, str]],
               parts: Sequence[StorySection]) -> str:
    """The whole page, which is also valid XML and refers to nothing outside."""
    rows = Element("dl")
    for name, what in facts:
        add_text(rows, "dt", name)
        add_text(rows, "dd", what)
    skeleton = Template((assets() / "chronicle.html").read_text(encoding="utf-8"))
    return skeleton.substitute(
        lang=lang, title=escape(title), facts=tostring(rows, "unicode"),
        chapters="\n".join(tostring(each, "unicode") for part in parts for each in lay(part)))


def lay(part: StorySection) -> Iterator[Element]:
    """The elements of a part, from its heading down."""
    if part.heading:
        yield add_text(None, part.level, part.heading)
    for text, is_comment in part.paragraphs:
        yield add_text(None, "blockquote" if is_comment else "p", text)
    for each in part.figures:
        figure = Element("figure")
        picture = b64encode(each.picture).decode("ascii")
        SubElement(figure, "img", alt=each.caption, src=f"data:image/jpeg;base64,{picture}")
        add_text(figure, "figcaption", each.caption)
        yield figure


def add_text(parent: Element | None, tag: str, text: str) -> Element:
    """Add an element with a text."""
    element = Element(tag) if parent is None else SubElement(parent, tag)
    element.text = text
    return element


def print_vignette(house: House, vignette: Vignette) -> bytes:
    """The picture of an event as a JPEG."""
    theme, window = house.desk.theme, vignette.window
    scale = WIDE / window.w
    place = tuple(round(side * scale) for side in (window.x, window.y, window.w, window.h))
    picture = Painter(theme, house.desk.letters).picture(
        vignette.sketch, scale, house.voice, (place[0], place[1], place[2], place[3]))
    sheet = pygame.Surface(picture.get_size())
    sheet.fill(theme.colour("parchment"))
    sheet.blit(picture, (0, 0), special_flags=LAID)
    file = BytesIO()
    pygame.image.save(sheet, file, "plate.jpg")
    return file.getvalue()
