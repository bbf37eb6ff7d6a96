"""Campaigns told in a few words, from their set-up or from a position.

`begin` draws the garrisons and chooses the advisors; `told` changes a dump and has the game load
it, so that what breaks a law cannot be told.  From there all goes through `legal`.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, Self, cast

from alexandre.games import load
from alexandre.games.commander.meta import INSIGHTS
from alexandre.games.commander.state import Position
from alexandre.kernel.board import Plain
from tests.helpers.tell import Story

# The counters that a campaign's garrisons draw, unless a test says otherwise.
GARRISONS = {
    "granicus": "levy levy levy mercenaries persian_archers persian_peltasts levy",
    "issus": "levy levy levy mercenaries persian_archers persian_light_cavalry persian_peltasts "
             "levy levy persian_light_cavalry persian_archers levy levy persian_archers "
             "persian_peltasts persian_light_cavalry",
    "tyre": "levy levy mercenaries persian_archers immortals levy levy persian_archers",
    "gaugamela": "levy levy levy levy mercenaries persian_archers levy levy persian_archers "
                 "immortals levy levy indian_infantry indian_infantry longbows "
                 "indian_light_cavalry",
}
ADVISORS = {
    "granicus": "hephaestion",
    "issus": "hephaestion parmenion",
    "tyre": "hephaestion parmenion",
    "gaugamela": "callisthenes hephaestion parmenion",
}
MUSTERED = {"granicus": "levy", "issus": "levy immortals"}


class Asked(Story):
    """A story of this title: beside nearly every question forces can be sent home."""

    @property
    def table(self) -> Position:
        """The position."""
        return cast(Position, self.state)

    def answers(self) -> list[str]:
        """The offers that answer what is asked."""
        return [text for text in self.offers() if text.split()[0] != "disband"]

    def answer_all(self, phase: str) -> Self:
        """The first answer to every question of that phase."""
        while self.dump()["phase"] == phase:
            self.play(self.answers()[0])
        return self

    def army(self) -> dict[str, list[int]]:
        """Full and reduced counters of the army."""
        army: dict[str, list[int]] = self.dump()["army"]
        return army


class Campaign(Asked):
    """A story with the words of this title."""

    def phase(self) -> str:
        """The present question."""
        return str(self.dump()["phase"])

    def site(self, id: str) -> dict[str, Any]:
        """A critical region of the dump."""
        return site_of(self.dump(), id)

    def quiet_orders(self) -> Self:
        """Every die of the orders a 6, every question of them answered with the least harm."""
        while self.phase() in ("order_die", "advice", "levy", "garrison", "tyrian_die",
                               "tyrian_advice", "tyrian", "hits"):
            phase = self.phase()
            if phase in ("order_die", "tyrian_die"):
                self.play("die 6")
            else:
                self.play({"advice": "forgo", "tyrian_advice": "forgo", "levy": "yield"}.get(
                    phase, self.answers()[0]))
        return self

    def to_conquest(self) -> Self:
        """Through a preparation in which the enemy does as little as can be."""
        self.play("proceed").quiet_orders()
        if self.phase() == "operation":
            self.play("operation one_force")
        if self.phase() == "intrigue":
            self.play("cancel")
        self.answer_all("muster")
        while self.phase() in ("ship_die", "section_die"):
            self.play("die 6")
        assert self.phase() == "conquest", self.phase()
        return self


def begin(board: str = "granicus", *, garrisons: str = "", advisors: str = "",
          mustered: str = "", inputs: Plain = None, **options: Any) -> Campaign:
    """A campaign at the preparation of its first turn."""
    game = load("commander", board)
    story = Campaign(game, game.start(1, options, inputs))
    for name in (garrisons or GARRISONS[board]).split():
        story.play(f"draw {name}")
    story.answer_all("garrisons")
    if story.phase() == "advisors":
        for name in (advisors or ADVISORS[board]).split():
            story.play(f"hire {name}")
    for name in (mustered or MUSTERED.get(board, "")).split():
        story.play(f"draw {name}")
    story.answer_all("muster")
    assert story.phase() == "prepare", story.phase()
    return story


def retell(story: Campaign, change: Callable[[dict[str, Any]], None] = lambda dump: None, *,
           fell: str = "", sites: dict[str, dict[str, Any]] | None = None,
           also: dict[str, dict[str, Any]] | None = None, **fields: Any) -> Campaign:
    """The same position, something of it told otherwise: what fell and is governed, what is so
    at some sites, entries that a field has also, and whole fields."""
    dump = copy.deepcopy(story.dump()) | fields
    conquer(dump, *fell.split())
    for id, changes in (sites or {}).items():
        change_site(dump, id, **changes)
    for field, entries in (also or {}).items():
        dump[field].update(entries)
    change(dump)
    return Campaign(story.game, story.game.load(dump))


def with_insights(story: Campaign, *held: str) -> Campaign:
    """These insights are held, whatever was before."""
    return retell(story, insights={name: "held" if name in held else "free" for name in INSIGHTS})


def full(**forces: int) -> dict[str, list[int]]:
    """So many full counters of each kind."""
    return {name: [n, 0] for name, n in forces.items()}


def conquer(dump: dict[str, Any], *ids: str, status: str = "governed") -> None:
    """Sites that have fallen; their forces are back in the cup."""
    for id in ids:
        empty_site(dump, id)
        change_site(dump, id, status=status, leader=0, glory=0, gold=0)


# What a dump tells of a critical region: its field, and what it is if nothing is told.
OF_A_SITE: dict[str, tuple[str, Any]] = {
    "status": ("status", "hostile"), "forces": ("garrison", {}), "walls": ("walls", [0, 0]),
    "leader": ("leaders", 0), "glory": ("bonus_glory", 0), "gold": ("bonus_gold", 0),
}


def site_of(dump: dict[str, Any], id: str) -> dict[str, Any]:
    """A critical region of a dump."""
    return {name: dump[field].get(id, usual) for name, (field, usual) in OF_A_SITE.items()}


def change_site(dump: dict[str, Any], id: str, **changes: Any) -> None:
    """Something of a critical region is otherwise."""
    for name, value in changes.items():
        dump[OF_A_SITE[name][0]][id] = value


def empty_site(dump: dict[str, Any], id: str) -> None:
    """Its forces go back to the cup, its walls are gone."""
    for name, (full, reduced) in site_of(dump, id)["forces"].items():
        dump["cup"][name] = dump["cup"].get(name, 0) + full + reduced
    change_site(dump, id, forces={}, walls=[0, 0])
