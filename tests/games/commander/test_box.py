"""The box of the protocol: all that is printed, from the content as it is loaded."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from alexandre import games
from alexandre.games.commander.meta import BOARDS

ROOT = Path(__file__).parents[3]

# Where each part of the content is told: of the box of the title, and of a campaign.
OF_BOX: dict[str, str] = {
    "kinds": "forces", "leaders": "leaders", "levels": "alexander", "walls": "walls",
    "cities": "counters", "temples": "counters", "gold": "counters", "glory": "counters",
    "others": "walls", "advisors": "advisors", "insights": "insights",
    "prophecies": "prophecies", "operations": "operations", "plans": "plans",
    "enemy_plans": "enemy_plans", "refit": "prices", "renown": "renown",
    "intimidation": "intimidation", "orders": "orders", "prophecy": "prophecies",
    "philip": "sites", "spoils": "income", "city_points": "city_points",
    "immortality": "immortality", "memory": "memory",
}
OF_BOARD: dict[str, str] = {
    "names": "campaign", "id": "campaign", "start": "start", "level": "start", "army": "start",
    "advisors": "start", "granted": "start", "gold": "start", "income": "income",
    "govern": "income", "raze": "income", "city": "prices", "temple": "prices",
    "operations": "start", "hardships": "start", "turns": "turns", "regions": "sites",
    "options": "options", "siege": "siege",
}
BESIDE = {"title", "kind", "roads", "more_roads"}  # what a file is, and what `board` tells


def numbers_in(value: Any) -> set[int]:
    """Every number somewhere in plain data."""
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return set()
    if isinstance(value, int):
        return {value}
    parts = value.values() if isinstance(value, dict) else value
    return set().union(*(numbers_in(each) for each in parts))


def names_in(things: list[Any]) -> list[Any]:
    """Ids and names of a list."""
    return [(each["id"], {lang: words["name"] for lang, words in each["names"].items()}
             if "name" in next(iter(each["names"].values())) else each["names"])
            for each in things]


@pytest.mark.parametrize("board", BOARDS)
def test_the_box_is_plain_data(board: str) -> None:
    box = games.load("commander", board).box()

    assert json.loads(json.dumps(box)) == box


@pytest.mark.parametrize("board", BOARDS)
def test_every_part_of_the_content_is_told(board: str) -> None:
    """A key that is added to the content without being told in the box fails here."""
    game = games.load("commander", board)
    box, data = game.box(), game.board.data
    assert set(data["box"]) - BESIDE == set(OF_BOX)
    assert set(data["board"]) - BESIDE <= set(OF_BOARD)
    assert {*OF_BOX.values(), *OF_BOARD.values()} <= set(box)

    for key, field in OF_BOX.items():
        if key not in ("others", "orders", "renown", "prophecy", "philip"):
            assert numbers_in(data["box"][key]) <= numbers_in(box[field]), key
    for key in ("kinds", "leaders", "advisors", "insights", "prophecies", "operations", "plans",
                "enemy_plans"):
        assert names_in(data["box"][key]) == names_in(box[OF_BOX[key]]), key


@pytest.mark.parametrize("board", BOARDS)
def test_the_figures_of_the_campaign_are_told(board: str) -> None:
    game = games.load("commander", board)
    box, drawn = game.box(), game.board.data["board"]

    assert box["start"]["army"] == drawn["army"]
    assert (box["start"]["gold"], box["start"]["level"]) == (drawn["gold"], drawn["level"])
    assert [each["points"] for each in box["turns"]] == [each["points"] for each in drawn["turns"]]
    assert {id: each["points"] for id, each in box["options"].items()} == {
        id: each["points"] for id, each in drawn["options"].items()}
    critical = [each for each in drawn["regions"] if "flag" in each]
    assert [(each["id"], each["drawn"], each["walls"]) for each in box["sites"]] == [
        (each["id"], each.get("drawn", 0), each.get("walls", 0)) for each in critical]
    assert box["prices"]["gold"]["city"] == drawn["city"]
    assert (box["siege"] is not None) == ("siege" in drawn)
    if "siege" in drawn:
        for name, track in box["siege"]["tracks"].items():
            assert track == drawn["siege"][name]


def test_the_tables_of_dice_are_told() -> None:
    box = games.load("commander", "tyre").box()

    assert box["orders"]["to"] == {"wall": 3, "levy": 5, "garrison": 7, "glory": 8, "gold": 9}
    assert box["raid"] == [2, 2, 1, 1, 1, 1]
    capture = {"total": 1, "order": "capture", "takes": ["transport"], "gold": 4}
    assert capture in box["siege"]["orders"]
    assert box["cups"]["indian"] == {"elephants": 4, "indian_infantry": 4, "longbows": 4,
                                     "indian_light_cavalry": 2, "indian_chariots": 2}


def test_every_field_of_the_box_is_documented() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    chapter = text.partition("## Field Commander: Alexander")[2].partition("### Box")[2]
    quoted = re.findall(r"`([^`]+)`", chapter.partition("\n## ")[0])
    told = {word for each in quoted for word in re.findall(r"\w+", each)}

    box = games.load("commander", "tyre").box()
    assert set(box) <= told
    for field in ("prices", "siege", "start", "intimidation", "orders", "income"):
        assert set(box[field]) <= told, field
    for field in ("forces", "operations", "prophecies", "sites"):
        assert set(box[field][0]) <= told, field
