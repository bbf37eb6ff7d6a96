"""The score by turn, as a page to print."""

from __future__ import annotations

import re
from typing import Any

import pytest

from alexandre import games
from alexandre.games.commander.events.battle import ForceRegrouped
from alexandre.games.commander.table.telling import count_loss
from alexandre.kernel.contract import OVER
from alexandre.kernel.session import turns_in_play
from alexandre.kernel.store.saves import header_of
from alexandre.scenes.table.pause import Pause
from alexandre.scenes.table.real.score_sheet import make_score_sheet
from alexandre.scenes.table.table import Table
from tests.helpers.records import random_session
from tests.helpers.stages import titles_with
from tests.helpers.walks import Table as Sitting
from tests.helpers.walks import outcome_of
from tests.scenes.rooms import load_bundled
from tests.ui.gui import Gui


@pytest.mark.parametrize("title", titles_with("table"))
def test_the_sheet_has_a_row_for_each_turn_and_the_last_is_the_score(gui: Gui,
                                                                     title: str) -> None:
    meta = games.meta(title)
    session = random_session(Sitting(title, meta.boards[0], meta.seats[1], ()), 96)
    text = make_score_sheet(session, gui.house.voice, "fr")
    turns, result = re.findall(r"<table>.*?</table>", text, re.S)

    rows = [re.findall(r"<td[^>]*>(.*?)</td>", row) for row in turns.split("\n")[2:-1]]
    assert [int(row[0]) for row in rows] == list(range(1, (session.turns or 0) + 1))
    outcome = outcome_of(session.state)
    assert result.count("<tr") == meta.seats[1] + 1
    assert result.count('class="won"') == len(outcome.winners)
    if title in ("alexandros", "empire", "phalanxx"):
        assert tuple(map(int, rows[-1][-meta.seats[1]:])) == outcome.scores


@pytest.mark.parametrize("title", titles_with("table"))
def test_before_the_first_turn_the_sheet_has_no_row(gui: Gui, title: str) -> None:
    meta = games.meta(title)
    session = random_session(Sitting(title, meta.boards[0], meta.seats[1], ()), 96, 0)
    text = make_score_sheet(session, gui.house.voice, "en")

    assert not session.turns
    assert "<td" not in text


def test_hidden_points_are_not_on_the_sheet_before_the_end(gui: Gui) -> None:
    session = random_session(Sitting("catan", "anabasis", 3, ()), 97, 900)
    assert session.decider != OVER
    before = make_score_sheet(session, gui.house.voice, "en")
    session.viewer = 0
    assert make_score_sheet(session, gui.house.voice, "en") == before


def test_names_are_escaped_and_the_file_is_written_from_the_pause(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("subprocess.Popen", lambda command, **kind: opened.append(command[-1]))
    session = random_session(Sitting("alexandros", "e", 2, ()), 98, 60)
    session.record.players[0] = type(session.record.players[0])("<b>Zoé</b>")
    table = gui.enter(Table(gui.house, session, "match"))
    gui.lift()
    gui.enter(Pause(table, table.autoplay, "match", table.rewinder, table.ending))
    gui.click("leave/sheet")
    assert opened == []  # no program is started that nobody has asked for
    assert gui.find("written/what").words and "match.html" in gui.find("written/where").words
    gui.click("written/open")
    assert opened == [str(gui.places.chronicles / "match.html")]
    gui.click("leave/sheet", "written/folder")
    assert opened[1:] == [str(gui.places.chronicles)]
    text = (gui.places.chronicles / "match.html").read_text(encoding="utf-8")
    assert "&lt;b&gt;Zoé" in text
    assert "<b>" not in text


def test_a_turn_that_waits_for_its_first_action_is_told_as_begun() -> None:
    session = random_session(Sitting("alexandros", "e", 2, ()), 98, 60)
    while turns_in_play(session) == session.turns:
        session.play(session.offers()[0])

    assert session.turns and header_of(session).summary["turns"] == session.turns + 1


def test_a_campaign_tells_gold_glory_and_losses_by_turn(gui: Gui) -> None:
    """The losses of the turns are those of the log, and the last figures those on the table."""
    session = load_bundled("commander_gaugamela_victory")
    text = make_score_sheet(session, gui.house.voice, "en")
    turns = re.findall(r"<table>.*?</table>", text, re.S)[0]
    rows = [[int(each) for each in re.findall(r"<td[^>]*>(.*?)</td>", row)]
            for row in turns.split("\n")[2:-1]]
    view: Any = session.game.view(session.state, None)

    assert [row[0] for row in rows] == list(range(1, (session.turns or 0) + 1))
    assert rows[-1][2:4] == [view.gold, view.glory]
    lost = sum(count_loss(event) for step in session.steps for event in step.events)
    assert sum(row[4] for row in rows) == lost > 3
    assert len({row[2] for row in rows}) > 1


def test_a_force_that_regroups_is_no_loss__8_4_10() -> None:
    told = [event for name in ("granicus", "issus", "gaugamela")
            for step in load_bundled(f"commander_{name}_victory").steps for event in step.events]
    regrouped = [event for event in told if isinstance(event, ForceRegrouped)]

    assert {count_loss(event) for event in regrouped} == {-1}
