"""The player's results: counted once, rated, kept, exported."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from typing import Any

import pytest

from alexandre.content import data
from alexandre.kernel.store import read_document
from alexandre.scenes.archive.saves import Saves
from alexandre.scenes.archive.statistics.rating import (
    START,
    UNKNOWN,
    Rating,
    list_results,
    rating_of,
    weigh,
)
from alexandre.scenes.archive.statistics.rows import (
    NOBODY,
    FinishedMatch,
    collect,
    read_rows,
    sum_up,
)
from alexandre.scenes.archive.statistics.statistics_room import Statistics
from tests.ui.gui import Gui


def row(number: int = 0, *, rank: int = 1, level: str = "experienced", seat: int = 0,
        title: str = "empire") -> FinishedMatch:
    """A match of one against one."""
    return FinishedMatch(f"key {number}", f"match {number}", title, "campaign", seat, ("", level),
                         (rank, 3 - rank), (9, 4), "turns", assisted=False)


def plant(gui: Gui, name: str, bundled: str, **changes: Any) -> None:
    """A bundled match among the player's own, its first seat a person's."""
    document = read_document(data.saves() / f"{bundled}.save")
    body = {**document.body, **changes}
    body["players"] = [{"name": "Zoé", "level": ""}, *body["players"][1:]]
    summary = {**document.header.summary, "levels": [each["level"] for each in body["players"]]}
    gui.store.write(name, replace(document.header, summary=summary), body)
    assert gui.store.flush(20)


# ---- the rating --------------------------------------------------------------------------------


def test_the_example_of_glickmans_paper() -> None:
    """1500 with a deviation of 200 against 1400 (30, won), 1550 (100, lost), 1700 (300, lost)."""
    after = Rating(1500, 200).after([(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0),
                                     (Rating(1700, 300), 0.0)])

    assert round(after.mean) == 1464 and round(after.deviation, 1) == 151.4
    assert round(weigh(30), 4) == 0.9955


def test_a_rating_grows_with_wins_and_becomes_surer_with_every_match() -> None:
    won, lost = (sum_up("empire", [row(n, rank=rank) for n in range(5)]).rating
                 for rank in (1, 2))
    assert won is not None and lost is not None

    assert lost.mean < START < won.mean
    assert won.deviation < UNKNOWN and won.margin < 2 * UNKNOWN


def test_a_rating_is_shown_when_it_says_something() -> None:
    ratings = [sum_up("empire", [row(n, rank=1 + n % 2) for n in range(count)]).rating
               for count in range(1, 30)]
    known = [each is not None and each.is_known for each in ratings]

    assert 5 < known.index(True) < 20 and all(known[known.index(True):])


def test_against_several_each_counts_and_people_do_not() -> None:
    results = list_results(1, ("beginner", "", "master", ""), (1, 2, 2, 4))

    assert [score for _rating, score in results] == [0.0, 0.5]
    assert results[1][0] == rating_of("perdiccas")
    assert rating_of("") is None and rating_of("outside") is None


# ---- rows --------------------------------------------------------------------------------------


def test_sums_come_from_the_results_by_level() -> None:
    rows = [row(1), row(2, rank=2), row(3, level="master", rank=2), row(4, title="catan"),
            replace(row(5), seat=NOBODY), replace(row(6), assisted=True)]
    total = sum_up("empire", rows)

    assert (total.matches, total.counted, total.won) == (5, 3, 1)
    assert total.by_level == (("experienced", 1, 2), ("master", 0, 1))
    assert sum_up("commander", rows).rating is None


def test_a_match_counts_once_and_is_kept_without_its_save(gui: Gui) -> None:
    plant(gui, "one", "empire_short_goal")
    plant(gui, "copy", "empire_short_goal")
    assert len(collect(gui.store)) == 1
    gui.store.flush(20)
    for entry in gui.store.shelf("save"):
        gui.store.remove(entry)
    gui.store.flush(20)

    kept = collect(gui.store)
    assert len(kept) == 1 and kept[0].levels[0] == "" and kept[0].seat == 0
    assert kept[0].board == "campaign" and kept[0].title == "empire"


def test_what_a_save_says_is_kept_before_it_is_thrown_away(gui: Gui) -> None:
    plant(gui, "one", "empire_short_goal")
    gui.house.enter(Saves(gui.house))
    gui.click("save/delete", "delete/yes")
    gui.store.flush(20)

    assert len(read_rows(gui.store)) == 1


def test_the_solo_player_wins_or_loses(gui: Gui) -> None:
    plant(gui, "won", "commander_tyre_victory")
    plant(gui, "lost", "commander_tyre_death")
    total = sum_up("commander", collect(gui.store))

    assert (total.counted, total.won, total.rating) == (2, 1, None)


# ---- the room ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_the_room_shows_and_exports_what_was_played(gui: Gui, kind: str) -> None:
    plant(gui, "one", "empire_short_goal")
    gui.click("menu/statistics")
    assert isinstance(gui.house.room, Statistics)
    assert gui.find("statistics/empire/matches").words.startswith("1\xa0partie terminée")
    assert gui.find("statistics/empire/unrated").words
    assert gui.desk.find("statistics/empire/rating") is None
    gui.click(f"statistics/{kind}")
    text = (gui.places.exports / f"alexandre.{kind}").read_text(encoding="utf-8")

    rows = list(csv.DictReader(text.splitlines())) if kind == "csv" else json.loads(
        text)["matches"]
    assert len(rows) == 1 and rows[0]["title"] == "empire" and rows[0]["name"] == "one"
