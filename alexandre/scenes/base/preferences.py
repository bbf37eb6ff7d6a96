"""The player's choices: every setting, its default, and its possible values.

The values are plain; a file edited by hand, or written by a later version, gives the
nearest value that means something, never a failure.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from alexandre.content.data import languages
from alexandre.kernel.board import Plain
from alexandre.kernel.plain import clean_text
from alexandre.ui.play.cue import DETAILS, FULL


@dataclass(frozen=True)
class Pace:
    """The times in milliseconds for which a computer's move and a forced move are shown.

    `stretch` scales the length of animations, 0 for none; with `is_step` the next move waits for
    the player.
    """

    move: int = 650
    forced: int = 420
    stretch: float = 1.0
    is_step: bool = False


PACES: Final[dict[str, Pace]] = {
    "slow": Pace(1300, 800, 1.8),
    "normal": Pace(),
    "fast": Pace(220, 160, 0.45),
    "instant": Pace(0, 0, 0.0),
    "step": Pace(0, 420, 1.0, is_step=True),
}
ALL: Final = "all"  # languages, in turn
MOTIONS: Final = ("full", "still")
PARTS: Final = ("all", "board")  # of a window, in a picture of it
SIZES: Final = ("window", "4k")  # of such a picture
COACHING: Final = ("off", "asked", "warns")

SETTINGS: Final[dict[str, Plain]] = {
    "lang": "", "width": 1280, "height": 720, "left": -1, "top": -1, "full_screen": False,
    "scale": 100, "text": 100, "motion": "full", "pace": "normal", "paces": {}, "forced": True,
    "staging": FULL, "careful": True, "coach": "asked",
    "volume": 80, "music": 60, "places": 60, "deeds": 100, "hand": 100, "speech": False,
    "patterns": True, "keys": {}, "habits": {}, "engine": "", "engine_seconds": 10,
    "audience": True, "show_lang": ALL, "show_minutes": 3, "kiosk": False,
    "picture_part": "all", "picture_size": "window",
}
VOLUMES: Final = ("volume", "music", "places", "deeds", "hand")  # the first is that of all
BOUNDS: Final = {  # the least and the most of the numbers
    "width": (640, 16384), "height": (400, 16384), "left": (-1, 16384), "top": (-1, 16384),
    "scale": (75, 200), "text": (100, 150), "engine_seconds": (1, 600),
    "show_minutes": (1, 60),
    **dict.fromkeys(VOLUMES, (0, 100)),
}
WORDS: Final[dict[str, tuple[str, ...]]] = {"motion": MOTIONS, "pace": tuple(PACES),
                                         "staging": DETAILS, "coach": COACHING,
                                         "show_lang": (ALL, *languages()),
                                         "picture_part": PARTS, "picture_size": SIZES}
LONGEST: Final = 40  # characters of a command, a chord, a habit
ENGINE_MOST: Final = 400  # of what another program is started with


def pace_of(settings: Mapping[str, Any], title: str) -> str:
    """The pace chosen at this title's table, else that of all titles."""
    return str(settings["paces"].get(title, settings["pace"]))


def clean_settings(values: Mapping[str, Plain]) -> dict[str, Plain]:
    """The settings without invalid values; unknown settings are kept."""
    settings = dict(values)
    for name, default in SETTINGS.items():
        settings[name] = _clean(name, settings.get(name, default), default)
    return settings


def _clean(name: str, value: Plain, default: Plain) -> Plain:
    if type(value) is not type(default):
        return default
    if isinstance(value, int) and name in BOUNDS:
        least, most = BOUNDS[name]
        return min(most, max(least, value))
    if name in WORDS and value not in WORDS[name]:
        return default
    if name == "engine":
        return clean_text(value, ENGINE_MOST).strip()
    if isinstance(value, dict):
        return {each: word for each, word in value.items()
                if isinstance(word, str) and max(len(each), len(word)) <= LONGEST
                and (name != "paces" or word in PACES)}
    return value
