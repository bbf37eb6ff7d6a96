"""All sounds by group, and the sounds that a title declares for an event.

The file of a sound is `assets/sounds/<name>.ogg`.  `docs/sounds.md` shows all of them; they are
made by `tools/art/sounds`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import astuple, dataclass
from typing import Any, Final

from alexandre.kernel.contract import Event

# What hands do, and small things; they come often.
HAND: Final = (
    "card", "flick1", "flick2", "flick3", "flick4", "flick5", "page", "coin1", "coin2", "coin3",
    "coin4", "coin5", "coins", "piece", "seal", "step", "no", "rattle", "dice", "knock", "hit",
    "miss", "drum", "wall",
)
# What is announced; music and places give way to it.
CUES: Final = (
    "horn", "lyre", "victory", "stamp", "chisel", "rubble", "gate", "battle", "clash", "falls",
    "triumph", "defeat", "blade", "prophecy", "scroll", "vow", "fulfilled", "forsaken", "closed",
    "crack", "levy", "roll", "beats", "ousted", "ceded", "robber", "hammer", "honour", "cord",
    "snatched", "heroism", "reveal", "goal", "life",
)
SOUNDS: Final[Mapping[str, str]] = {**dict.fromkeys(HAND, "hand"), **dict.fromkeys(CUES, "deeds")}
MUSIC: Final = ("menu", "table", "end")  # below `music`; the air of a title lies below `places`

# All files are equally loud; this is how loud the groups are beside each other, in dB.
GROUPS: Final[Mapping[str, float]] = {"music": -3.0, "places": -9.0, "deeds": 0.0, "hand": -5.0}


@dataclass(frozen=True)
class Beats:
    """The sounds of a cue: before its movement, with it, and with its words."""

    before: str = ""
    thing: str = ""
    after: str = ""


@dataclass(frozen=True)
class By:
    """A sound that depends on a field of the event; `other` is for a value without one."""

    field: str
    names: Mapping[Any, Choice]
    other: Choice = ""


Choice = str | Beats | By  # a name alone is that of the movement
EventSounds = Mapping[type[Event], Choice]
# By a number of things that are paid or gained; beyond five they are all "coins".
COINS: Final[Mapping[int, str]] = {number: f"coin{number}" for number in range(1, 6)}


def beats_of(sounds: EventSounds, event: Event) -> Beats:
    """The names of the sounds of an event, "" for silence."""
    choice = sounds.get(type(event), "")
    while isinstance(choice, By):
        choice = choice.names.get(getattr(event, choice.field), choice.other)
    return Beats(thing=choice) if isinstance(choice, str) else choice


def names_of(choice: Choice) -> Iterator[str]:
    """Every sound that a choice can lead to."""
    if isinstance(choice, By):
        for each in (*choice.names.values(), choice.other):
            yield from names_of(each)
    else:
        yield from (choice,) if isinstance(choice, str) else astuple(choice)
