"""A chronicle as a page of its own: HTML that needs no other file, with its plates inside."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from io import BytesIO
from typing import Final

import pygame

from alexandre.scenes.base.house import House
from alexandre.scenes.story.highlights import Vignette
from alexandre.ui.draw.ink import LAID
from alexandre.ui.draw.painter import Painter

WIDE: Final = 720  # pixels of a plate
STYLE: Final = """
body { margin: 0; background: #3e2616; color: #341f12; font: 18px/1.55 Garamond, Georgia, serif; }
main { max-width: 44rem; margin: 2rem auto; padding: 2.5rem 3rem; background: #f3e5c4;
  border: 1px solid #a87c30; }
h1, h2 { color: #681812; font-weight: normal; text-align: center; }
h1 { font-size: 2.2rem; } h2 { margin-top: 2.5rem; }
p { text-align: justify; hyphens: auto; } dl { font-size: 0.85em; }
dt { float: left; clear: left; width: 9rem; color: #5e4426; font-style: italic; }
dd { margin: 0 0 0.3rem 9.5rem; }
figure { margin: 1.5rem 0; } img { width: 100%; border: 1px solid #a87c30; }
figcaption { text-align: center; font-style: italic; color: #5e4426; }
@media print { body, main { background: none; border: 0; } }
"""


@dataclass(frozen=True)
class Figure:
    """A plate, as a JPEG, and what is below it."""

    caption: str
    picture: bytes


@dataclass(frozen=True)
class Part:
    """What stands under a heading: a paragraph of sentences, then plates."""

    heading: str
    sentences: tuple[str, ...]
    figures: tuple[Figure, ...] = ()


def write_page(lang: str, title: str, facts: Sequence[tuple[str, str]],
               parts: Sequence[Part]) -> str:
    """The whole page; it is XML as well, and asks for nothing from elsewhere."""
    rows = "".join(f"<dt>{escape(name)}</dt><dd>{escape(what)}</dd>\n" for name, what in facts)
    body = "".join(write_part(part) for part in parts)
    return (f'<!DOCTYPE html>\n<html lang="{escape(lang)}" xmlns="http://www.w3.org/1999/xhtml">\n'
            f'<head>\n<meta charset="utf-8" />\n<title>{escape(title)}</title>\n'
            f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n{body}"
            f"<hr />\n<dl>\n{rows}</dl>\n</main>\n</body>\n</html>\n")


def write_part(part: Part) -> str:
    heading = f"<h2>{escape(part.heading)}</h2>\n" if part.heading else ""
    text = f"<p>{escape(' '.join(part.sentences))}</p>\n" if part.sentences else ""
    return heading + text + "".join(
        f'<figure><img alt="{escape(each.caption)}" '
        f'src="data:image/jpeg;base64,{b64encode(each.picture).decode("ascii")}" />'
        f"<figcaption>{escape(each.caption)}</figcaption></figure>\n" for each in part.figures)


def print_vignette(house: House, vignette: Vignette) -> bytes:
    """The picture of a moment as a JPEG."""
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
