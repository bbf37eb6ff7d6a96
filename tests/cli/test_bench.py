"""The figures of `make bench`: what is counted and how it is printed; never how long it took."""

from __future__ import annotations

import io
import json
import re
import sys

import pytest

from alexandre.cli.engine.desk import Desk
from alexandre.cli.engine.requests import answer_line
from alexandre.kernel.contract import OVER
from tools.bench import ours
from tools.bench.pairs import WORDS, serve_timed, write_script
from tools.bench.stint import StintCounts, each, games, serve
from tools.bench.table import PAIR, Measured, format_table


def a_game(tally: StintCounts) -> None:
    """Three actions, two of them decisions."""
    tally.actions += 3
    tally.decisions += 2
    tally.offers += 9
    sum(range(10_000))


def test_a_stint_counts_whole_games() -> None:
    figures = games(a_game, 0.0)

    assert figures["decisions_per_game"] == 2 and figures["actions_per_game"] == 3
    assert figures["us_per_decision"] * 2 == pytest.approx(figures["ms_per_game"] * 1000)
    assert each(lambda: None, 0.0) >= 0


def test_a_worker_tells_its_rows_and_measures_what_it_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("a row 0.5\n"))

    serve({"a row": lambda seconds: {"seconds": seconds}, "other": lambda seconds: {}})

    assert list(map(json.loads, capsys.readouterr().out.splitlines())) == [
        ["a row", "other"], {"seconds": 0.5}]


def test_every_title_is_measured_with_fewest_and_most_players() -> None:
    rows = ours.rows()
    assert {"alexandros, 2 players", "alexandros, 4 players", "alexandros: costs",
            "alexandros: first move"} <= set(rows)
    figures = rows["alexandros, 2 players"](0.0)
    assert 0 < figures["decisions_per_game"] < figures["actions_per_game"]
    costs = rows["alexandros: costs"](0.0)
    assert {"clone_us", "hash_us", "record_us", "save_bytes", "save_ms"} == set(costs)
    assert costs["save_bytes"] > 1000


def test_catan_stands_beside_catanatron_by_game_turns_too() -> None:
    assert ours.rows()["catan, 3 players"](0.0)["us_per_turn"] > 0
    mine, theirs = Measured("ours", "catan, 3 players"), Measured("theirs", "Other 1.0")
    figures = {"us_per_decision": 10.0, "us_per_action": 5, "ms_per_game": 1,
               "decisions_per_game": 9, "actions_per_game": 9, "offers_per_second": 1}
    mine.add({**figures, "us_per_turn": 40.0})
    theirs.add({**figures, "us_per_turn": 100.0})
    text = format_table([mine, theirs, Measured("ours", "chess")])

    ratio = text.partition("One of their game turns")[2]
    assert re.search(r"catan, 3 players \(ours\) +2\.5$", ratio, re.MULTILINE)


def test_the_best_stint_counts_and_ratios_stand_beside_it() -> None:
    mine, theirs = Measured("ours", "chess, 2 players"), Measured("theirs", "Other 1.0")
    cost = Measured("ours", "chess: costs")
    for pace in (20.0, 10.0, 30.0):
        mine.add({"us_per_decision": pace, "us_per_action": 5, "ms_per_game": pace,
                  "decisions_per_game": 9, "actions_per_game": 9, "offers_per_second": 1})
    theirs.add({**mine.best, "us_per_decision": 45.0, "copy_us": 7.0})
    cost.add({"clone_us": 3.0, "hash_us": 9.0})
    cost.add({"clone_us": 4.0, "hash_us": 8.0})

    text = format_table([mine, cost, theirs])

    assert re.search(r"chess, 2 players \(ours\) +10\.0", text)
    assert re.search(r"chess, 2 players \(ours\) +4\.5$", text, re.MULTILINE)
    assert "chess (ours): clone: 3.00 µs" in text and "hash: 8.0 µs" in text


def test_a_row_of_the_protocol_is_of_pairs_that_were_carried_out() -> None:
    measured = [Measured("ours", f"{title}: protocol") for title in ("empire", "phalanxx")]
    measured[0].add({PAIR: 100.0})
    measured[1].add({PAIR: 250.0})
    begin, requests, actions = write_script("empire", 2, 1)

    assert requests.count(b'"legal"') == requests.count(b'"act"') == actions > 50
    desk = Desk(WORDS)
    answer_line(desk, begin)
    assert serve_timed(desk, requests) >= 0 and desk.match.decider == OVER
    assert "median of 2 titles 7000 pairs a second, the slowest 4000" in format_table(measured)
