"""Saving after every decision, and the list of what was saved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.saves import header_of
from alexandre.kernel.store import Disk, Header, Store
from alexandre.kernel.text import Msg
from alexandre.scenes.saving import newest_open, opened, summary_of
from alexandre.scenes.table import Table
from tests.ui.gui import Gui

ALONE = (Player("Zoé"), Player("", "random"))


def play(gui: Gui, moves: int, name: str = "match", seed: int = 11) -> Table:
    gui.sit_down(ALONE, name=name, seed=seed)
    for _ in range(moves):
        if gui.offers():
            gui.click("offer/" + gui.offers()[0])
        else:
            gui.run()
    room = gui.house.room
    assert isinstance(room, Table)
    return room


def row_of(gui: Gui, name: str) -> int:
    for number in range(20):
        if gui.has(f"saves/{number}/name") and gui.find(f"saves/{number}/name").words == name:
            return number
    raise AssertionError(f"{name} is not listed")


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
        assert opened(body).state.hash() == room.session.state.hash()


def test_what_was_taken_back_is_saved_as_taken_back(gui: Gui) -> None:
    room = play(gui, 6)
    gui.press("ctrl+z")
    if gui.has("undo/force"):
        gui.click("undo/force")
    gui.store.flush(5)

    assert gui.store.read("match").body["actions"] == room.session.record.actions


def test_a_row_tells_the_title_the_players_and_the_turn(gui: Gui) -> None:
    room = play(gui, 4)
    turn = room.session.turn
    gui.house.go_home()
    gui.click("menu/saves")
    line = gui.find("saves/0/line0").words

    assert "Alexandros" in line
    assert "Zoé" in line
    assert str(turn) in line


def test_a_match_is_taken_up_from_its_row(gui: Gui) -> None:
    first = play(gui, 3, "first", seed=1).session.record.seed
    gui.house.go_home()
    play(gui, 3, "second", seed=2)
    gui.house.go_home()
    gui.click("menu/saves")
    gui.click(f"saves/{row_of(gui, 'first')}/play")

    room = gui.house.room
    assert isinstance(room, Table)
    assert (room.name, room.session.record.seed) == ("first", first)


def test_a_damaged_save_is_listed_with_its_cause_and_an_older_one_is_restored(gui: Gui) -> None:
    play(gui, 6)
    gui.house.go_home()
    gui.store.flush(5)
    damage(gui.places.saves / "match.save")
    gui.click("menu/saves")
    row = row_of(gui, "match")
    assert not gui.has(f"saves/{row}/play")
    assert gui.find(f"saves/{row}/line0").words.startswith("Fichier abîmé")

    gui.click(f"saves/{row}/restore")
    gui.click(f"saves/{row_of(gui, 'match')}/play")

    assert isinstance(gui.house.room, Table)
    assert any("damaged" in each.name for each in gui.places.saves.iterdir())


def test_one_damaged_file_hides_no_other_and_may_be_put_aside(gui: Gui) -> None:
    play(gui, 2, "good")
    gui.house.go_home()
    gui.store.flush(5)
    (gui.places.saves / "bad.save").write_bytes(b"\x00nonsense")
    gui.click("menu/saves")
    gui.click(f"saves/{row_of(gui, 'bad')}/aside")

    assert row_of(gui, "good") >= 0
    assert not (gui.places.saves / "bad.save").exists()


def test_a_save_is_deleted_only_when_asked_twice(gui: Gui) -> None:
    play(gui, 2)
    gui.house.go_home()
    gui.store.flush(5)
    gui.click("menu/saves")
    gui.click("saves/0/delete")
    gui.press("Escape")
    assert (gui.places.saves / "match.save").exists()

    gui.click("saves/0/delete")
    gui.click("delete/yes")

    assert not (gui.places.saves / "match.save").exists()
    assert gui.has("saves/none")


def test_a_save_that_tells_an_impossible_story_is_refused_in_one_sentence(gui: Gui) -> None:
    room = play(gui, 4)
    gui.house.go_home()
    body = room.session.to_plain()
    body["snapshot"] = None
    body["actions"][-1] = "end"
    gui.store.write("match", header_of(room.session), body)
    gui.store.flush(5)
    gui.click("menu/saves")
    gui.click("saves/0/play")

    assert gui.desk.banner.text
    assert "⟦" not in gui.desk.banner.text
    assert gui.has("saves/0/play")


def test_continue_offers_the_last_match_that_is_not_over(gui: Gui) -> None:
    assert not gui.has("menu/continue")
    play(gui, 3, "older")
    gui.house.go_home()
    over = play(gui, 3, "newer")
    gui.house.go_home()
    entry = newest_open(gui.store)
    assert entry is not None
    assert entry.name == "newer"

    while over.session.decider != OVER:
        over.session.play(over.session.offers()[-1])
    gui.store.flush(5)
    entry = newest_open(gui.store)
    assert entry is not None
    assert entry.name == "older"


def test_a_header_from_anywhere_does_no_harm() -> None:
    summaries: list[dict[str, Any]] = [
        {}, {"players": 3}, {"players": [1, None, "x"], "over": "yes"}, {"levels": {"a": 1}}]
    for summary in summaries:
        found = summary_of(Header(summary=summary))

        assert found.is_over is False
        assert all(isinstance(each, str) for each in found.players)


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
    assert second.store.is_read_only
    assert second.find("menu/notice").words

    play(second, 6)
    second.press("Escape")
    assert second.find("leave/kept").text == Msg.of("ui.leave.not_kept")
    second.store.close()
    after = {each.name: each.read_bytes() for each in gui.places.saves.iterdir()}
    assert after == before
