"""The sentences that a title owes, derived from what it declares: its meta, phases, verbs, events.

Refusals, laws and faults of boards are literals in its code, which `used` reads; sentences
that a function chooses, and the parts of a score, are found by `tests/properties/test_speech.py`.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from types import ModuleType
from typing import Any

from alexandre import games
from alexandre.content.lesson import lesson, lessons
from alexandre.kernel.contract import Event, snake_case
from alexandre.kernel.declaration import Rules
from alexandre.kernel.declared import DeclaredGame
from alexandre.kernel.meta import Meta
from alexandre.scenes.base.board import drawing_of

CARD = ("title", "players", "length", "about")  # what the library says of a title


def find_missing(titles: Collection[str], texts: Mapping[str, Collection[str]]) -> Iterator[str]:
    """A line for every sentence of these titles that a catalogue, by language, lacks."""
    for title in titles:
        for key, reason in list_owed(title).items():
            without = [lang for lang in texts if key not in texts[lang]]
            if without:
                yield f"{key}: {reason}: not in {', '.join(without)}"


def list_owed(title: str) -> dict[str, str]:
    """Every key that a title owes, and what it is."""
    meta = games.meta(title)
    keys = dict.fromkeys(CARD, "in the library")
    keys |= dict(list_of_meta(meta))
    for board in meta.boards:
        game = games.load(title, board)
        if isinstance(game, DeclaredGame):
            keys |= dict(list_of_rules(game.rules))
        words = Counter([action.text.split(" ")[0] for action in game.lexicon.actions])
        keys |= {f"verb.{word}": "a first word that several actions share"
                 for word, count in words.items() if count > 1}
        keys |= {f"verb.{action.text.split(' ')[0]}": "what a click means, where it is forbidden"
                 for action in game.lexicon.actions if drawing_of(game).spots(action)}
    keys |= {f"event.{name}": "an event" for name in list_events(title)}
    keys |= {f"lesson.{key}": "a lesson" for key in list_lessons(title)}
    return {f"{title}.{key}": reason for key, reason in keys.items()}


def list_lessons(title: str) -> Iterator[str]:
    """The name of each lesson, what is said at each step, and at its end."""
    for each in lessons(title):
        yield each
        yield from (f"{each}.{step.note}" for step in lesson(title, each).steps)
        yield f"{each}.over"


def list_of_meta(meta: Meta) -> Iterator[tuple[str, str]]:
    """Endings, and options with their choices."""
    if meta.seats[0] == 1 < meta.seats[1]:
        yield "alone", "the page of seats of a match alone"
    for ending in meta.endings:
        yield f"ending.{ending}", "an ending"
    for option in meta.options:
        key = f"option.{option.name}"
        yield key, "an option"
        yield f"{key}.why", "what an option changes"
        for choice in option.choices:
            yield f"{key}.{choice}".lower(), "a choice of an option"


def list_of_rules(rules: Rules[Any]) -> Iterator[tuple[str, str]]:
    """Phases with their questions, and the labels of verbs; not those that a function chooses."""
    for phase in rules.phases:
        if phase.kind is None:
            yield f"phase.{phase.name}", "a phase"
        if phase.prompt is None:
            yield f"prompt.{phase.name}", "the question of a phase"
            if phase.secrets:
                yield f"prompt.{phase.name}_hidden", "the question of a phase for other seats"
    for verb in rules.verbs.values():
        if isinstance(verb.label, str):
            yield f"action.{verb.label}", "the label of a verb"


def list_events(title: str) -> list[str]:
    """The events of a title that speak by their name; a base of others is none."""
    kinds = {kind for module in list_modules(games.part(title, "events"))
             for kind in vars(module).values()
             if inspect.isclass(kind) and issubclass(kind, Event)
             and kind.__module__ == module.__name__}
    return sorted(snake_case(kind.__name__) for kind in kinds
                  if kind.msg is Event.msg and not kind.__subclasses__())


def list_modules(part: ModuleType) -> Iterator[ModuleType]:
    """A module, or a package with all that lies in it."""
    yield part
    for each in pkgutil.iter_modules(getattr(part, "__path__", [])):
        yield importlib.import_module(f"{part.__name__}.{each.name}")
