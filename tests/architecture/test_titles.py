"""Every title has what its stage owes, and says in one sentence what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from alexandre import games
from alexandre.content import board as boards
from alexandre.kernel.meta import OFFERED, STAGES
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from tests.helpers.stages import OWED, TITLES, Owed, find_missing, first_of, list_stages, owes
from tools.new_title import make_title

ROOT = Path(__file__).resolve().parents[2]
DUE = [pytest.param(title, owed, id=f"{title}-{owed.name}") for title in TITLES for owed in OWED
       if owes(title, owed)]


@pytest.mark.parametrize(("title", "owed"), DUE)
def test_it_has_what_its_stage_owes(title: str, owed: Owed) -> None:
    missing = find_missing(title, owed)

    assert not missing, f"{title} is {games.meta(title).stage} and owes {owed.text}: {missing}"


def test_the_stages_follow_one_another_in_the_table() -> None:
    stages = [STAGES.index(each.stage) for each in OWED]

    assert stages == sorted(stages)
    assert {games.meta(title).stage for title in TITLES} <= set(STAGES)


def test_each_stage_owes_something_and_no_name_stands_twice() -> None:
    assert [first_of(stage).stage for stage in STAGES] == list(STAGES)
    assert len({each.name for each in OWED}) == len(OWED)


def test_a_title_that_lacks_something_is_told_what(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example is a sketch: it has nothing of what an offered title owes beyond one."""
    lacking = {each.name: each.find("example") for each in OWED if each.stage == OFFERED}

    assert "" not in lacking.values()
    assert lacking["vector"] == "example has no vector"
    assert lacking["curve"] == "example has no hints/chances"


def test_a_new_title_plays_as_the_example_does(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "alexandre" / "games"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('TITLES = ("catan", "empire")\n', encoding="utf-8")
    files = make_title("knotted", tmp_path)
    for module in (games, boards):  # where it is forgotten again
        monkeypatch.setattr(module, "_OUTSIDE", dict(module._OUTSIDE))
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(package)])
    games.register("knotted", "alexandre.games.knotted", tmp_path / "maps" / "knotted")
    session = Session.new(games.load("knotted"), [Player("A"), Player("B")])
    for text in ("cut bark 3", "end", "cut hide 1"):
        session.play(text)

    assert (package / "__init__.py").read_text() == 'TITLES = ("catan", "empire", "knotted")\n'
    assert session.decider == 1
    assert len(files) > 10
    left = [path for path in tmp_path.rglob("*.*") if path.is_file() and path.suffix != ".pyc"
            and "example" in path.read_text(encoding="utf-8").replace("examples", "")]
    assert left == []


def test_contributing_lists_the_table() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")

    assert list_stages() in page, "python -m tools.pages.stages"
