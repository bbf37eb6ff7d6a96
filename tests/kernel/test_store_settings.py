"""Settings fall back when they cannot be read; bodies of older versions are brought up to date."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from alexandre.kernel.plain import BadData
from alexandre.kernel.store import Header, NewerFormat, Store, migrate, read_settings
from alexandre.kernel.store.envelope import encode
from tests.kernel.faulty_disk import FaultyDisk, files, keys
from tests.kernel.test_store_envelope import reseal

DEFAULTS: dict[str, Any] = {"scale": 100, "has_sound": True, "lang": "fr", "keys": {"undo": "u"}}


def write(store: Store, values: Any) -> None:
    ticket = store.write("prefs", Header(kind="settings"), values)
    assert ticket.wait(60) and ticket.is_done


def test_settings_that_were_never_written_are_the_defaults(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        settings = read_settings(store, "prefs", DEFAULTS)

        assert (settings.values, settings.problems) == (DEFAULTS, ())
        assert files(tmp_path) == []


def test_settings_come_back_and_unknown_ones_are_kept(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        write(store, {"scale": 150, "lang": "en", "of_a_later_version": [1]})
        settings = read_settings(store, "prefs", DEFAULTS)

        assert settings.values == {
            **DEFAULTS, "scale": 150, "lang": "en", "of_a_later_version": [1]}
        assert settings.problems == ()


def test_a_value_of_another_type_gives_way_to_its_default(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        write(store, {"scale": True, "has_sound": 1, "lang": None, "keys": []})
        settings = read_settings(store, "prefs", DEFAULTS)

        assert settings.values == DEFAULTS
        assert {msg.key for msg in settings.problems} == {"store.bad_setting"}
        assert [msg.arg("name") for msg in settings.problems] == list(DEFAULTS)


def test_damaged_settings_give_way_to_older_ones_and_are_kept_aside(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        for scale in (110, 120, 130):
            write(store, {"scale": scale})
        (tmp_path / "prefs.settings").write_bytes(b"spoiled")
        settings = read_settings(store, "prefs", DEFAULTS)

        assert settings.values["scale"] == 120
        message, = settings.problems
        assert keys(message) == ["store.settings_older", "store.damaged", "store.not_ours"]
        assert (tmp_path / "prefs.settings.damaged-1").read_bytes() == b"spoiled"
        assert read_settings(store, "prefs", DEFAULTS).problems == ()
        write(store, {"scale": 140})
        assert read_settings(store, "prefs", DEFAULTS).values["scale"] == 140


@pytest.mark.parametrize("body", [b"[]", b'{"scale":NaN}', b'{"scale":1,"scale":2}', b"{"])
def test_settings_of_no_use_at_all_give_way_to_the_defaults(body: bytes, tmp_path: Path) -> None:
    head = json.loads(encode(Header(kind="settings"), None).split(b"\n")[0])
    spoiled = reseal(head, body)
    (tmp_path / "prefs.settings").write_bytes(spoiled)
    with Store(tmp_path) as store:
        settings = read_settings(store, "prefs", DEFAULTS)

        assert settings.values == DEFAULTS
        assert keys(settings.problems[0])[:2] == ["store.settings_damaged", "store.damaged"]
        assert len(settings.problems) == 1
        assert files(tmp_path) == ["prefs.settings.damaged-1"]
        assert (tmp_path / "prefs.settings.damaged-1").read_bytes() == spoiled


def test_settings_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    newer = b'{"format":"alexandre-save","version":2}\n{}'
    (tmp_path / "prefs.settings").write_bytes(newer)
    with Store(tmp_path) as store:
        settings = read_settings(store, "prefs", DEFAULTS)

        assert settings.values == DEFAULTS
        assert [keys(msg) for msg in settings.problems] == [["store.newer_file", "store.newer"]]
    assert (tmp_path / "prefs.settings").read_bytes() == newer


def test_settings_that_the_disk_does_not_give_are_not_taken_for_damaged(tmp_path: Path) -> None:
    disk = FaultyDisk()
    with Store(tmp_path, disk=disk) as store:
        write(store, {"scale": 110})
        disk.fail(OSError(5, "no"), "read")
        settings = read_settings(store, "prefs", DEFAULTS)

        assert settings.values == DEFAULTS
        problem, = settings.problems
        assert keys(problem) == ["store.unreadable", "store.disk_error"]
        disk.heal()
        assert read_settings(store, "prefs", DEFAULTS).values["scale"] == 110
        assert files(tmp_path) == ["prefs.settings"]


# ---- older versions of a body


def rename(body: Any) -> Any:
    return {"seats": body["players"]}


def complete(body: Any) -> Any:
    return {**body, "options": {}}


STEPS = {1: rename, 2: complete}


@pytest.mark.parametrize(("version", "body"), [
    (1, {"players": 2}), (2, {"seats": 2}), (3, {"seats": 2, "options": {}})])
def test_a_body_is_brought_up_to_date_step_by_step(version: int, body: Any) -> None:
    assert migrate(body, version, STEPS, 3) == {"seats": 2, "options": {}}


def test_a_newer_body_is_refused_untouched() -> None:
    body: dict[str, Any] = {"seats": 2}
    with pytest.raises(NewerFormat) as caught:
        migrate(body, 4, STEPS, 3)

    assert (caught.value.msg.arg("version"), caught.value.msg.arg("known")) == (4, 3)
    assert body == {"seats": 2}


def test_a_body_that_no_step_can_read_is_refused() -> None:
    with pytest.raises(BadData) as caught:
        migrate({}, 0, STEPS, 3)
    assert caught.value.msg.key == "store.too_old"
    bodies: list[Any] = [{}, [], None, "players", 3]
    for useless in bodies:
        with pytest.raises(BadData) as caught:
            migrate(useless, 1, STEPS, 3)
        assert caught.value.msg.key == "store.bad_step"
