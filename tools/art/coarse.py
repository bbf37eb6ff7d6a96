"""Makes the coarse plates, seen until the others are there: `python -m tools.art.coarse`.

They are shown for a moment, at four times their size.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

PLATES: Final = Path(__file__).resolve().parents[2] / "assets" / "plates"
SIDE: Final = 256  # pixels of the longer side
LEAST: Final = 600  # of a plate that is worth it


def main() -> None:
    """Write a small picture of each large plate."""
    for path in sorted(PLATES.glob("*.webp")):
        plate = pygame.image.load(path)
        side = max(plate.get_size())
        if side >= LEAST:
            size = [max(1, round(each * SIDE / side)) for each in plate.get_size()]
            sheet = pygame.Surface(plate.get_size(), 0, 32, (0xFF0000, 0xFF00, 0xFF, 0))
            sheet.blit(plate, (0, 0))
            pygame.image.save(pygame.transform.smoothscale(sheet, size),
                              PLATES / "coarse" / f"{path.stem}.jpg")


if __name__ == "__main__":
    main()
