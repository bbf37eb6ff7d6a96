"""The film strips of all deeds, as they are listed in the documentation."""

from __future__ import annotations

from alexandre import games
from tools.pages.strips import FOLDER, list_declared, name_file

MOST = 6 * 2**20  # bytes of all strips


def test_every_declared_deed_has_a_film_strip_that_is_listed() -> None:
    index = (FOLDER / "README.md").read_text("utf-8")
    keys = [key for title in games.TITLES for key in list_declared(title)]
    files = {each.name: each.stat().st_size for each in FOLDER.glob("*.webp")}

    assert len(keys) > 50
    assert set(files) == {name_file(key) for key in keys}
    assert all(f"## `{key}`\n" in index and f"({name_file(key)})" in index for key in keys)
    assert sum(files.values()) < MOST
