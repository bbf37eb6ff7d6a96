"""The application's mark as files, in the sizes and forms that desktops ask for.

    python tools/packages/icons.py FOLDER

It is drawn by the code that draws the window's own icon, once for each size.
"""

from __future__ import annotations

import io
import os
import struct
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS: Final = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def main(arguments: list[str]) -> int:
    write_icons(Path(arguments[0]))
    return 0


def write_icons(folder: Path) -> None:
    """`alexandre-16.png` to `alexandre-512.png`, `alexandre.ico` and `alexandre.icns`."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = draw_icons()
    for size, picture in pictures.items():
        (folder / f"alexandre-{size}.png").write_bytes(picture)
    (folder / "alexandre.ico").write_bytes(ico({size: pictures[size] for size in ICO}))
    (folder / "alexandre.icns").write_bytes(
        icns({kind: pictures[size] for size, kind in ICNS.items()}))


def draw_icons() -> dict[int, bytes]:
    """The mark as PNG, by its size."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    sys.path.insert(0, str(ROOT))
    import pygame

    from alexandre.scenes.base.pictures.materials import make_letters
    from alexandre.ui.draw.painter import mark

    pygame.font.init()
    drawn = {}
    for size in SIZES:
        file = io.BytesIO()
        pygame.image.save(mark(make_letters(), size), file, "icon.png")
        drawn[size] = file.getvalue()
    return drawn


def ico(pictures: dict[int, bytes]) -> bytes:
    """Windows' icon file: a table of contents, then the pictures as PNG."""
    head = struct.pack("<3H", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    table = b""
    for size, picture in pictures.items():
        side = size % 256  # 256 is written as 0
        table += struct.pack("<4B2H2I", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return head + table + b"".join(pictures.values())


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """macOS's icon file: each picture with its kind and length, all of it with the same."""
    parts = b"".join(kind + struct.pack(">I", 8 + len(picture)) + picture
                     for kind, picture in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
