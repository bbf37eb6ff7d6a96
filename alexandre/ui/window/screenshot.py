"""Pictures of a desk, also with more pixels than its window has, and the bytes of a PNG file."""

from __future__ import annotations

import struct
import zlib

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.theme import Theme
from alexandre.ui.window.repaint import paint_tree
from alexandre.ui.window.root import WindowRoot

SIGNATURE = b"\x89PNG\r\n\x1a\n"
RGB, DEPTH = 2, 8


def photograph(desk: WindowRoot, factor: float = 1.0) -> pygame.Surface:
    """The desk painted at that multiple of its pixels, without ring, tip and banner."""
    theme = desk.theme
    picture = pygame.Surface([round(side * factor) for side in desk.size])
    if factor != 1.0:
        desk.theme = Theme(theme.scale * factor, theme.text, theme.prints,
                           patterns=theme.patterns)
        desk.relay()
    picture.blit(desk.theme.ground(*picture.get_size()), (0, 0))
    brush = Brush(picture, desk.theme, desk.letters, desk.voice)
    for layer in desk.layers:
        paint_tree(layer, brush, None)
    if factor != 1.0:
        desk.theme.forget()
        desk.theme = theme
        desk.relay()
    return picture


def png(surface: pygame.Surface) -> bytes:
    """The bytes of a PNG file of the surface, without transparency."""
    width, height = surface.get_size()
    pixels = pygame.image.tobytes(surface, "RGB")
    step = 3 * width
    rows = b"".join(b"\0" + pixels[y * step:(y + 1) * step] for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, DEPTH, RGB, 0, 0, 0)
    return (SIGNATURE + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(rows, 6))
            + _chunk(b"IEND", b""))


def _chunk(kind: bytes, data: bytes) -> bytes:
    """A PNG chunk: length, kind, data, and a checksum of the last two."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
