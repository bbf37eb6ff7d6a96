"""Saving after every decision, and the list of what was saved."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from alexandre import games
from alexandre.kernel.contract import OVER, Game
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.store import Disk, Entry, Header, Store
from alexandre.kernel.store.saves import header_of
from alexandre.kernel.text import Msg
from alexandre.scenes.archive import thumbnails
from alexandre.scenes.archive.saves import Saves
from alexandre.scenes.archive.thumbnails import draw_public
from alexandre.scenes.base.bookmarks import name_of, tell_name
from alexandre.scenes.base.folders import format_folder
from alexandre.scenes.base.save_files import keep, newest_open, open_session, summary_of
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.sketch import Disc, Sketch
from tests.scenes.rooms import load_bundled
from tests.ui.gui import Gui

ALONE = (Player("Zoé"), Player("", "random"))


def play(gui: Gui, moves: int, name: str = "match", seed: int = 11) -> Table:
    gui.sit_down(ALONE, name=name, seed=seed)
    for _ in range(moves):
        if gui.offers():
            gui.click("offer/" + gui.offers()[0])
        else:
            gui.run()
    return gui.table


def row_of(gui: Gui, name: str) -> int:
    for number in range(20):
        if gui.has(f"saves/{number}/name") and gui.find(f"saves/{number}/name").words == name:
            return number
    raise AssertionError(f"{name} is not listed")


def open_saves(gui: Gui) -> None:
    """The list of all that was written."""
    gui.store.flush(5)
    gui.enter(Saves(gui.house))
    gui.run(4)


def choose(gui: Gui, name: str) -> None:
    gui.click(f"saves/{row_of(gui, name)}")


def damage(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-20])


def test_every_decision_is_saved(gui: Gui) -> None:
    room = play(gui, 0)
    for _ in range(12):
        if gui.offers():
            gui.click("offer/" + gui.offers()[0])
        else:
            gui.run(1)
        gui.store.flush(5)
        body = gui.store.read("match").body

        assert body["actions"] == room.session.record.actions
        assert open_session(body).state.hash() == room.session.state.hash()


def test_what_was_taken_back_is_saved_as_taken_back(gui: Gui) -> None:
    room = play(gui, 6)
    gui.press("ctrl+z")
    if gui.has("undo/force"):
        gui.click("undo/force")
    gui.store.flush(5)

    assert gui.store.read("match").body["actions"] == room.session.record.actions


def test_a_row_tells_the_title_the_players_and_the_turn(gui: Gui) -> None:
    """Turns as the log numbers them, not the small actions of which they are made."""
    room = play(gui, 9)
    gui.run()
    turns = len([line for line in room.plain.log.entries if line.title])
    gui.house.go_home()
    gui.click("menu/saves")
    line = gui.find("saves/0/line").words

    assert "Alexandros" in line
    assert "Zoé" in line
    assert f"tour\u00a0{turns}" in line
    assert 1 < turns < room.session.turn


@pytest.mark.parametrize(("lang", "said"), [
    ("fr", "Phalanxx, le 1er déc. 2026 à 7 h 05"), ("en", "Phalanxx, 1 Dec 2026 at 7:05")])
def test_an_hour_before_ten_is_one_digit(gui: Gui, lang: str, said: str) -> None:
    gui.set(lang=lang)
    words = gui.house.voice(tell_name("phalanxx 2026-12-01 07.05.00"))
    assert words.replace("\u202f", " ").replace("\xa0", " ") == said


def test_a_row_says_the_title_once_and_the_board_of_a_title_with_several(gui: Gui) -> None:
    for name, title in (("commander 2026-11-22 10.30.00", "commander_granicus_victory"),
                        ("empire 2026-11-22 10.31.00", "empire_goal"),
                        ("Gordion", "commander_issus_time")):
        keep(gui.store, name, load_bundled(title))
    open_saves(gui)
    lines = [gui.find(f"saves/{number}/line").words for number in range(3)]

    assert [line.split(" · ")[0] for line in lines] == [
        "Field Commander\u00a0: Alexandre", "Roxane, Perdiccas, Philotas", "Granique"]
    assert " · Issos · " in lines[0]
    assert " · Issos · " in gui.find("details/match").words


def test_the_board_of_a_file_that_cannot_be_opened_is_left_out(gui: Gui) -> None:
    whole = load_bundled("commander_granicus_victory")
    gui.store.write("strange", header_of(whole), {**whole.to_plain(), "board": "nowhere"})
    open_saves(gui)

    assert gui.find("saves/0/line").words.split(" · ")[1:] == [
        "Roxane", "gagnée", f"tour\u00a0{whole.turns}"]


@pytest.mark.parametrize("is_told", [True, False])
def test_a_match_that_is_over_says_who_won_if_its_file_is_older_too(
        gui: Gui, *, is_told: bool) -> None:
    whole = load_bundled("empire_goal")
    header = header_of(whole)
    summary = {key: value for key, value in header.summary.items()
               if is_told or key != "winners"}
    gui.store.write("kept", replace(header, summary=summary), whole.to_plain())
    open_saves(gui)

    assert "gagne" in gui.find("saves/0/line").words


def test_what_is_taken_back_is_not_counted(gui: Gui) -> None:
    session = play(gui, 12).session
    before = session.turns
    session.undo(1, force=True)
    taken_back = session.turns
    session.redo()
    assert taken_back is not None and before is not None
    assert taken_back < before == session.turns


def test_an_older_file_tells_its_actions(gui: Gui) -> None:
    header = header_of(play(gui, 4).session)
    older = replace(header, summary={**header.summary, "turns": None})

    assert summary_of(older).stage == Msg.of("ui.saves.action", turn=str(header.turn))


def test_before_the_first_turn_a_match_has_just_begun(gui: Gui) -> None:
    session = Session.new(games.load("empire"), list(ALONE), seed=11)

    assert summary_of(header_of(session)).stage == Msg.of("ui.saves.just_begun")


def test_a_date_names_its_month_and_breaks_over_no_line(gui: Gui) -> None:
    entry = Entry("alexandros 2026-11-05 17.37.44", "save", "any.save", "good")

    assert gui.house.voice(name_of(entry)).replace("\u00a0", "_") \
        == "Alexandros, le 5_nov._2026 à_17_h_37"


def test_what_is_done_with_a_match_lies_in_one_place_for_all(gui: Gui) -> None:
    gui.desk.resize(1280, 720)
    play(gui, 0, "alexandros 2026-11-26 17.37.44")
    gui.sit_down((Player("Zoé " * 9), Player("", "random")), name="of a long name")
    gui.house.go_home()
    gui.click("menu/saves")
    places = []
    for number in range(2):
        gui.click(f"saves/{number}").run()
        places.append(gui.find("save/play").box)

    assert places[0] == places[1]


def test_a_match_is_taken_up_from_its_row(gui: Gui) -> None:
    first = play(gui, 3, "first", seed=1).session.record.seed
    gui.house.go_home()
    play(gui, 3, "second", seed=2)
    gui.house.go_home()
    gui.click("menu/saves")
    choose(gui, "first")
    gui.click("save/play")

    room = gui.table
    assert (room.name, room.session.record.seed) == ("first", first)


def test_a_damaged_save_is_listed_with_its_cause_and_an_older_one_is_restored(gui: Gui) -> None:
    play(gui, 6)
    gui.house.go_home()
    gui.store.flush(5)
    damage(gui.places.saves / "match.save")
    gui.click("menu/saves")
    choose(gui, "match")
    assert not gui.has("save/play")
    assert gui.find("details/cause").words.startswith("Fichier endommagé")

    gui.click("save/restore")
    choose(gui, "match")
    gui.click("save/play")

    assert isinstance(gui.house.room, Table)
    assert any("damaged" in each.name for each in gui.places.saves.iterdir())


def test_one_damaged_file_hides_no_other_and_may_be_put_aside(gui: Gui) -> None:
    play(gui, 2, "good")
    gui.house.go_home()
    gui.store.flush(5)
    (gui.places.saves / "bad.save").write_bytes(b"\x00nonsense")
    gui.click("menu/saves")
    choose(gui, "bad")
    gui.click("save/aside")

    assert row_of(gui, "good") >= 0
    assert not (gui.places.saves / "bad.save").exists()


def delete(gui: Gui) -> None:
    gui.click("save/delete", "delete/yes")


def test_a_save_goes_into_the_bin_only_when_asked_twice_and_comes_back(gui: Gui) -> None:
    play(gui, 2)
    gui.go_to("menu/saves", "save/delete").press("Escape")
    assert (gui.places.saves / "match.save").exists()

    delete(gui)
    assert not (gui.places.saves / "match.save").exists()
    gui.lacks("save/play").click("save/back", "save/play")
    assert isinstance(gui.house.room, Table)


def test_what_lies_in_the_bin_is_deleted_for_good(gui: Gui) -> None:
    play(gui, 2)
    gui.go_to("menu/saves")
    delete(gui)
    delete(gui)

    assert gui.has("saves/none")
    plate = gui.find("saves")._plate().middle[0]
    assert abs(gui.find("saves/none").box.middle[0] - plate) < 2, "in the middle of the plate"
    assert not list(gui.places.saves.glob("match*"))


# ---- names of the player's own --------------------------------------------------------------


def rename(gui: Gui, button: str, name: str) -> None:
    gui.click(button).press(*["BackSpace"] * 60).type(name).click("name/yes")


def test_a_copy_has_its_own_name_and_both_are_there(gui: Gui) -> None:
    play(gui, 3)
    gui.go_to("menu/saves")
    rename(gui, "save/copy", "Siège de Tyr")

    assert row_of(gui, "match") >= 0
    number = row_of(gui, "Siège de Tyr")
    assert gui.find(f"saves/{number}/badge").text == Msg.of("ui.saves.badge.named")
    assert gui.find(f"saves/{row_of(gui, 'match')}/badge").text == Msg.of("ui.saves.badge.auto")


def name_match(gui: Gui) -> None:
    """A match that was begun gets a name of the player's own."""
    play(gui, 3)
    gui.go_to("menu/saves")
    rename(gui, "save/rename", "Gordion")


def test_a_renamed_save_leaves_nothing_under_its_old_name(gui: Gui) -> None:
    name_match(gui)

    assert row_of(gui, "Gordion") == 0
    assert not list(gui.places.saves.glob("match*"))


def test_a_name_that_is_taken_or_empty_is_refused_and_nothing_is_lost(gui: Gui) -> None:
    play(gui, 3, "first")
    gui.house.go_home()
    play(gui, 3, "second")
    gui.go_to("menu/saves")
    choose(gui, "first")
    for name in ("SECOND", "   "):
        rename(gui, "save/rename", name)

        assert gui.desk.banner.text
        assert {row_of(gui, "first"), row_of(gui, "second")} == {0, 1}


def test_a_save_with_its_own_name_never_changes_when_it_is_played_on(gui: Gui) -> None:
    name_match(gui)
    before = (gui.places.saves / "gordion.save").read_bytes()
    gui.click("save/play")
    room = gui.table
    room.session.play(room.session.offers()[0])
    gui.run()
    gui.store.flush(5)

    assert (gui.places.saves / "gordion.save").read_bytes() == before
    assert gui.store.read(room.name).body["actions"] == room.session.record.actions


def test_a_save_is_sought_by_its_name_or_its_players(gui: Gui) -> None:
    for name in ("first", "second"):
        play(gui, 1, name)
        gui.go_to("menu/saves", "saves/search")
    gui.type("SEC")
    assert [gui.find("saves/0/name").words, gui.has("saves/1")] == ["second", False]

    gui.press(*["BackSpace"] * 3).type("zoé").shows("saves/1").type("xx").shows("saves/none")
    plate = gui.find("saves")._plate().middle[0]
    assert abs(gui.find("saves/none").box.middle[0] - plate) < 2, "in the middle of the plate"


# ---- pictures -------------------------------------------------------------------------------


def test_a_save_shows_a_picture_of_its_board(gui: Gui) -> None:
    play(gui, 3)
    gui.go_to("menu/saves").run(4)

    assert gui.find("details/picture").sketch is not None


def test_the_picture_is_the_same_whatever_the_hands_hold(gui: Gui) -> None:
    room = play(gui, 6)
    game, state = room.session.game, room.session.state
    shown = draw_public(game, state, 2)
    for seed in range(5):
        for seat in (0, 1):
            other = state.determinize(seat, Rng(seed, "hands"))
            assert draw_public(game, other, 2) == shown
    assert shown is not None


def test_what_not_every_seat_sees_alike_has_no_picture(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    room = play(gui, 3)
    game, state = room.session.game, room.session.state

    def private(game: Game, view: Any) -> Sketch:
        return Sketch((10, 10), (Disc((view.seat, 5), 2, "ink"),))

    monkeypatch.setattr(thumbnails, "draw_main", private)
    assert draw_public(game, state, 2) is None


def test_a_file_that_is_no_match_has_no_picture_and_hides_no_other(gui: Gui) -> None:
    play(gui, 2, "good")
    gui.house.go_home()
    for number, body in enumerate(({}, [], {"title": "alexandros"}, "x")):
        gui.store.write(f"bad{number}", Header(title="alexandros", summary={"players": ["a"]}),
                        body)
    gui.store.flush(5)
    gui.click("menu/saves").run(12)
    for number in range(4):
        choose(gui, f"bad{number}")
        assert gui.find("details/picture").sketch is None
        gui.click("save/play")
        assert gui.desk.banner.text
    choose(gui, "good")
    assert gui.find("details/picture").sketch is not None


def test_a_save_that_tells_an_impossible_story_is_refused_in_one_sentence(gui: Gui) -> None:
    room = play(gui, 4)
    gui.house.go_home()
    body = room.session.to_plain()
    body["snapshot"] = None
    body["actions"][-1] = "first 1"  # who begins was drawn long ago
    gui.store.write("match", header_of(room.session), body)
    gui.store.flush(5)
    gui.click("menu/saves", "save/play")

    assert gui.desk.banner.text
    assert "⟦" not in gui.desk.banner.text
    assert gui.has("save/play")


def test_continue_offers_the_last_match_that_is_not_over(gui: Gui) -> None:
    assert not gui.has("menu/continue")
    play(gui, 3, "older")
    gui.house.go_home()
    over = play(gui, 3, "newer")
    gui.run()
    gui.store.flush(5)
    assert (entry := newest_open(gui.store)) and entry.name == "newer"

    while over.session.decider != OVER:
        over.session.play(over.session.offers()[-1])
    gui.run()
    gui.store.flush(5)
    assert (entry := newest_open(gui.store)) and entry.name == "older"


def test_a_header_from_anywhere_does_no_harm() -> None:
    summaries: list[dict[str, Any]] = [
        {}, {"players": 3}, {"players": [1, None, "x"], "over": "yes"}, {"levels": {"a": 1}},
        {"players": ["a", "b"], "colours": [9, "x", None]}, {"players": ["a"], "colours": {}}]
    for summary in summaries:
        read = summary_of(Header(summary=summary))

        assert read.is_over is False
        assert all(isinstance(each, str) for each in read.players)
        assert len(set(read.colours)) == len(read.players)


# ---- a disk that refuses --------------------------------------------------------------------


class Full(Disk):
    """No space left."""

    def write(self, handle: int, data: bytes | memoryview) -> int:
        raise OSError(28, "No space left on device")


def test_on_a_full_disk_play_goes_on_and_the_reason_is_shown(tmp_path: Path) -> None:
    news: list[Msg] = []
    store = Store(tmp_path / "saves", app="test", listener=news.append, disk=Full())
    gui = Gui(tmp_path, store=store)
    room = play(gui, 6)
    turn = room.session.turn
    store.flush(5)
    for each in news:
        gui.house.news.put(each)
    gui.run()

    assert turn > 4
    assert gui.desk.banner.text
    play_more = gui.offers()[0]
    gui.click(f"offer/{play_more}")
    assert room.session.turn > turn
    store.close()


def test_a_second_running_copy_says_so_and_writes_nothing(gui: Gui, tmp_path: Path) -> None:
    play(gui, 2)
    gui.store.flush(5)
    before = {each.name: each.read_bytes() for each in gui.places.saves.iterdir()}
    second = Gui(tmp_path)
    assert second.store.is_read_only and second.find("menu/notice").words

    play(second, 6)
    second.press("Escape")
    assert second.find("leave/kept").text == Msg.of("ui.leave.not_kept")
    second.store.close()
    after = {each.name: each.read_bytes() for each in gui.places.saves.iterdir()}
    assert after == before


def test_where_the_saves_lie_is_told_from_home(monkeypatch: pytest.MonkeyPatch,
                                                tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")

    assert format_folder(tmp_path / "games" / "saves") == str(Path("~") / "games" / "saves")
    assert format_folder(tmp_path.parent) == str(tmp_path.parent)
