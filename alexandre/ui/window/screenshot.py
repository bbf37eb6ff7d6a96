"""A picture of the screen as the bytes of a PNG file; the store writes it."""

from __future__ import annotations

import struct
import zlib

import pygame

SIGNATURE = b"\x89PNG\r\n\x1a\n"
RGB, DEPTH = 2, 8


def png(surface: pygame.Surface) -> bytes:
    """The surface without its transparency."""
    width, height = surface.get_size()
    pixels = pygame.image.tobytes(surface, "RGB")
    step = 3 * width
    rows = b"".join(b"\0" + pixels[y * step:(y + 1) * step] for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, DEPTH, RGB, 0, 0, 0)
    return (SIGNATURE + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(rows, 6))
            + _chunk(b"IEND", b""))


def _chunk(kind: bytes, data: bytes) -> bytes:
    """Length, kind, data, and a check sum of the last two."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
