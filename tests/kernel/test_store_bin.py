"""The bin: what is thrown away is out of the way, and comes back until the bin is emptied."""

from __future__ import annotations

from pathlib import Path

from alexandre.kernel.store import Store
from tests.kernel.faulty_disk import keys, list_files, number_in, only, save, save_all


def fill_store(folder: Path, count: int = 4) -> Store:
    store = Store(folder)
    save_all(store, "game", range(1, count + 1))
    return store


def test_what_is_thrown_away_leaves_no_generation_behind_to_come_back(tmp_path: Path) -> None:
    with fill_store(tmp_path) as store:
        assert store.throw_away(only(store)).wait(60)

        assert list_files(store) == [("game.save.binned-1", "binned")]
        assert store.entry("game") is None
        assert sorted(each.name for each in tmp_path.glob("game*")) == ["game.save.binned-1"]


def test_it_comes_back_whole(tmp_path: Path) -> None:
    with fill_store(tmp_path) as store:
        store.throw_away(only(store)).wait(60)
        store.take_back(only(store)).wait(60)

        assert list_files(store) == [("game.save", "good")]
        assert number_in(store, "game") == 4


def test_it_does_not_come_back_over_another_of_its_name(tmp_path: Path) -> None:
    with fill_store(tmp_path) as store:
        store.throw_away(only(store)).wait(60)
        save(store, "game", 9)
        binned = next(each for each in store.shelf() if each.condition == "binned")
        ticket = store.take_back(binned)
        ticket.wait(60)

        assert keys(ticket.problem) == ["store.unchanged", "store.name_taken"]
        assert number_in(store, "game") == 9
        assert ("game.save.binned-1", "binned") in list_files(store)


def test_two_of_one_name_lie_side_by_side_and_each_goes_for_good_alone(tmp_path: Path) -> None:
    with fill_store(tmp_path) as store:
        store.throw_away(only(store)).wait(60)
        save(store, "game", 9)
        store.throw_away(next(each for each in store.shelf() if each.condition == "good")).wait(60)
        assert {file for file, _condition in list_files(store)} == {
            "game.save.binned-1", "game.save.binned-2"}
        store.remove(next(each for each in store.shelf() if each.file.endswith("1"))).wait(60)

        assert list_files(store) == [("game.save.binned-2", "binned")]


def test_a_document_of_a_newer_version_is_not_thrown_away_from_here(tmp_path: Path) -> None:
    with fill_store(tmp_path, 1) as store:
        path = tmp_path / "game.save"
        path.write_bytes(path.read_bytes().replace(b'"version":1', b'"version":99', 1))
        ticket = store.throw_away(only(store))
        ticket.wait(60)

        assert keys(ticket.problem) == ["store.unchanged", "store.newer_kept"]
        assert path.exists()
