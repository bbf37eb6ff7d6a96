"""Whole games in words, kept under tests/playthroughs: a change of rules shows as a difference.

Each file is one game: every question, every offer, what was chosen and how its button says it,
what happened; and the hash of the position at the end of each turn.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from alexandre import games
from alexandre.kernel.contract import CHANCE, OVER, Event
from tests.helpers.speech import words
from tests.helpers.stages import titles_with
from tests.helpers.walks import Table, walk

FOLDER = Path(__file__).resolve().parents[1] / "playthroughs"
NAMES = ("Roxane", "Parmenion", "Hephaestion", "Olympias", "Ptolemy")
OFFERS_SHOWN = 40
IS_GOLDEN = os.environ.get("ALEXANDRE_GOLDEN") == "1"


def seats_of_every_title() -> list[tuple[str, int]]:
    """Every title with every number of seats."""
    return [(title, seats) for title in (games.TITLES if IS_GOLDEN else titles_with("playthrough"))
            for low, high in [games.meta(title).seats] for seats in range(low, high + 1)]


def tell(title: str, seats: int) -> str:
    """One seeded game, told in English."""
    table = Table(title, games.meta(title).boards[0], seats, ())
    game, voice, lines = table.game(), words("en"), [f"# {title}, {seats} seats"]
    for index, (state, action) in enumerate(walk(table.start(), seed=seats)):
        offers = [each.text for each in state.legal()]
        actor = "chance" if state.actor() == CHANCE else NAMES[state.actor()]
        shown = ", ".join(offers[:OFFERS_SHOWN]) + (" …" if len(offers) > OFFERS_SHOWN else "")
        lines.append(f"\n{index} {actor}: {voice.say(game.prompt(state).msg, NAMES)}")
        lines.append(f"  of {len(offers)}: {shown}")
        events: list[Event] = []
        after = state.clone()
        after.apply(action, events.append)
        is_mark = game.ends_turn(action) or after.actor() == OVER
        label = voice.say(game.label(state, action), NAMES)
        lines.append(f"> {action.text}: {label}" + (f"  [{after.hash()}]" if is_mark else ""))
        lines += [f"  {voice.say(event.msg(), NAMES)}" for event in events]
    outcome = after.outcome()
    lines.append(f"\n{outcome}\n")
    return "\n".join(lines)


@pytest.mark.parametrize(("title", "seats"), seats_of_every_title())
def test_a_game_goes_as_it_is_written_down(title: str, seats: int) -> None:
    file = FOLDER / title / f"{seats}_seats.txt"
    text = tell(title, seats)
    if IS_GOLDEN:
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text
