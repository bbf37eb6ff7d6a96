"""Today's campaign and today's puzzles: they follow from the date alone."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from datetime import date, timedelta

import pytest

from alexandre import games
from alexandre.content.board import board_name
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import ASKED, Player
from alexandre.kernel.rng import SEED_MOST, Rng
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.save_files import keep
from alexandre.scenes.home.today import Today
from alexandre.scenes.problems.marks import Marks
from alexandre.scenes.problems.shelf import list_problems
from alexandre.scenes.story import daily
from alexandre.scenes.story.daily import daily_of, draw_daily, number_puzzle, seed_of, tell_friend
from alexandre.scenes.table.table import Table
from alexandre.ui.play.legacy import Chapter, Sentence
from alexandre.ui.widgets.controls.field import CLIPBOARD
from tests.helpers.walks import outcome_of
from tests.ui.gui import Gui

META = games.meta("commander")
DAY = date(2026, 11, 29)
ASK = """
from datetime import date, timedelta
from alexandre import games
from alexandre.scenes.story.daily import draw_daily, find_today, number_puzzle
days = [date(2026, 11, 29) + timedelta(days=n) for n in range(60)]
for day in days:
    drawn = draw_daily(games.meta("commander"), day)
    print(drawn.board, drawn.difficulty, sorted(drawn.options.items()), drawn.seed,
          number_puzzle(day, 10))
print(find_today())
"""


def play_day(day: date) -> Session:
    """The campaign of a day, played to its end by moves that are drawn."""
    drawn = draw_daily(META, day)
    session = Session.new(games.load("commander", drawn.board), [Player("Zoé")],
                          dict(drawn.options), drawn.seed)
    rng = Rng(1)
    while session.decider != OVER:
        offers = session.offers()
        session.play(offers[rng(len(offers))])
    return session


def test_it_is_equal_in_processes_of_other_time_zones_and_hash_seeds() -> None:
    said = set()
    for zone, seed in (("UTC", "0"), ("Pacific/Kiritimati", "1"), ("America/Los_Angeles", "77")):
        done = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True,
                              check=True, env={**os.environ, "TZ": zone, "PYTHONHASHSEED": seed})
        said.add(done.stdout)

    assert len(said) == 1
    assert len(said.pop().splitlines()) == 61


def test_one_day_is_known_by_heart() -> None:
    drawn = draw_daily(META, DAY)

    assert (drawn.board, drawn.difficulty, drawn.seed) == ("gaugamela", "eased", 20261129)


def test_every_board_and_every_difficulty_has_its_days() -> None:
    drawn = [draw_daily(META, DAY + timedelta(days=number)) for number in range(120)]

    assert {each.board for each in drawn} == set(META.boards)
    assert {each.difficulty for each in drawn} == {each.id for each in META.difficulties}
    assert all(META.difficulty_of(each.options, each.board) == each.difficulty for each in drawn)
    assert len({each.seed for each in drawn}) == 120


def test_another_puzzle_comes_every_day_until_all_have_come() -> None:
    assert {number_puzzle(DAY + timedelta(days=number), 10) for number in range(10)} \
        == set(range(10))


def test_a_record_shows_of_which_day_it_is() -> None:
    session = play_day(DAY)
    assert daily_of(META, session.record) == draw_daily(META, DAY)

    for other in (replace(session.record, origin={}), replace(session.record, inputs={}),
                  replace(session.record, chance=ASKED)):
        assert daily_of(META, other) is None
    session.record.options["susas_treasure"] = not session.record.options["susas_treasure"]
    assert daily_of(META, session.record) is None
    plain = Session.new(games.load("commander", "issus"), [Player("Zoé")], seed=7)
    assert daily_of(META, plain.record) is None


@pytest.mark.parametrize("seed", [0, 99_999_999, 10**14, SEED_MOST])
def test_a_seed_that_is_no_date_is_of_no_day(seed: int) -> None:
    """The finding: a match with a seed of fifteen digits shut the room."""
    session = Session.new(games.load("commander"), [Player("Zoé")], {}, seed)

    assert daily_of(META, session.record) is None


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_friend_reads_three_lines_of_events_without_a_prophecy(gui: Gui, lang: str) -> None:
    gui.house.speak(lang)
    for number in range(4):
        session = play_day(DAY + timedelta(days=number))
        drawn = daily_of(META, session.record)
        assert drawn is not None
        which, end, told = map(gui.house.voice, tell_friend(session, drawn))

        outcome = outcome_of(session.state)
        assert "2026" in which and str(seed_of(drawn.day) % 100) in which
        assert str(outcome.scores[0]) in end and end.endswith(".")
        assert "“" not in told and "«" not in told and "\n" not in which + end + told


def test_what_chance_had_in_store_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    session = play_day(DAY)
    words = [Msg.of("commander.chronicle.silent"), Msg.of("commander.chronicle.fever")]
    monkeypatch.setattr(daily, "write_page", lambda _history: (Chapter("", tuple(
        Sentence(0, (), text, weight=9, is_surprise=is_surprise)
        for text, is_surprise in zip(words, (False, True), strict=True))),))

    assert dict(tell_friend(session, draw_daily(META, DAY))[-1].args)["events"] == (words[0],)


# ---- the room --------------------------------------------------------------------------------


def enter(gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    """The room on that day."""
    monkeypatch.setattr(daily, "find_today", lambda: DAY)
    gui.desk.resize(1280, 720)
    gui.enter(Today(gui.house))


def test_the_room_begins_the_campaign_of_the_day(gui: Gui,
                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    enter(gui, monkeypatch)
    gui.click("today/commander/play")

    table = next(each for each in gui.house.rooms if isinstance(each, Table))
    assert daily_of(META, table.session.record) == draw_daily(META, DAY)


def test_a_finished_one_can_be_copied_for_a_friend(gui: Gui,
                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    session = play_day(DAY)
    keep(gui.store, "commander 2026-11-29 12.00.00", session)
    drawn = draw_daily(META, DAY)
    begun = Session.new(session.game, [Player("Zoé")], dict(drawn.options), drawn.seed)
    keep(gui.store, "commander 2026-11-29 13.00.00", begun)
    gui.store.flush(5)
    enter(gui, monkeypatch)
    gui.click("today/commander/copy")

    assert CLIPBOARD.paste() == "\n".join(
        gui.house.say(each, ()) for each in tell_friend(session, drawn))
    assert gui.find("today/commander/0").words == gui.house.voice(board_name(session.game.board))


def test_what_a_computer_player_played_is_not_the_persons(gui: Gui,
                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    session = play_day(DAY)
    session.record.players[0] = Player("Zoé", level="greedy")
    keep(gui.store, "commander 2026-11-29 12.00.00", session)
    gui.store.flush(5)
    enter(gui, monkeypatch)

    assert gui.has("today/commander/play")


def test_the_puzzle_of_the_day_opens_at_its_table(gui: Gui,
                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    enter(gui, monkeypatch)
    gui.click("today/alexandros/play")

    assert type(gui.house.room).__name__ == "ProblemTable"


def test_a_solved_puzzle_has_its_title_and_its_day_only_for_a_friend(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    problems = list_problems("alexandros")
    Marks(gui.store).note_try(problems[number_puzzle(DAY, len(problems))], is_right=True)
    enter(gui, monkeypatch)
    gui.click("today/alexandros/copy")

    shown = [gui.find(f"today/alexandros/{number}").words for number in range(3)]
    copied = CLIPBOARD.paste().split("\n")
    assert copied[1:] == shown[1:]
    assert "Alexandros" in copied[0] and "2026" in copied[0]
    assert "Alexandros" not in shown[0] and "2026" not in shown[0]
