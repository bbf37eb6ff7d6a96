"""Signs of symbols, equipment, sites and soldiers, and the figures of the cards: every army and
every leader as a Greek painter of vases would show them."""

from __future__ import annotations

from typing import Final

from alexandre.ui.draw.signs.named import Parts, draw_sign
from alexandre.ui.draw.sketch import Place
from alexandre.ui.text.cache import remember

SAME: Final = {"infantry": "shields", "strength": "shields", "cities": "fortress"}


@remember(4096)
def sign(name: str, at: Place, size: float, rim: str = "ink", fill: str = "page") -> Parts:
    """A sign at a place, in its two colours."""
    return draw_sign(f"phalanxx/{SAME.get(name, name)}", at, size, rim=rim, fill=fill)


@remember(512)
def figure(name: str, at: Place, size: float, fill: str) -> Parts:
    """An army or a leader at a place, its incised lines in the colour of its ground."""
    return draw_sign(f"phalanxx/figures/{name}", at, size, rim="ink", fill=fill,
                     face="parchment")
