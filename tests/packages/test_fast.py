"""`make play FAST=1`: compiled rules if they are today's, else a compiler, else one sentence."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

import pytest

from tools.packages import fast

MODULE = f"alexandre/kernel/rng{fast.SUFFIX}"


def fake_wheel(folder: Path, left_out: str = "") -> Path:
    """A wheel that claims to be compiled from the checkout's rules."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = [f"{name},{fast.digest_of(fast.ROOT / name)},1" for name in fast.rule_sources()
            if name != left_out]
    wheel = folder / "alexandre-0-cp311-cp311-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr(MODULE, "compiled")
        archive.writestr("alexandre-0.dist-info/RECORD", "\n".join([*rows, f"{MODULE},x,8"]))
    return wheel


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The sources of the rules, to be changed."""
    for name in fast.rule_sources():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(fast.ROOT / name, tmp_path / name)
    return tmp_path


def test_a_wheel_is_replaced_only_once_the_new_one_is_there() -> None:
    """The finding: interrupted, `make fast` left none, and minutes of compiling began again."""
    recipe = (fast.ROOT / "Makefile").read_text("utf-8").partition("\nfast:")[2]
    recipe = recipe.partition("\n\n")[0]

    assert "pip wheel" in recipe
    assert recipe.index("pip wheel") < recipe.index("rm -rf dist/fast && mv")
    assert recipe.count("dist/fast") == recipe.partition("pip wheel")[2].count("dist/fast")


def test_a_wheel_of_todays_rules_serves(tmp_path: Path) -> None:
    wheel = fake_wheel(tmp_path)

    assert fast.find_wheel(tmp_path) == wheel


@pytest.mark.parametrize("name", ["alexandre/games/empire/rules/marching.py",
                                  "alexandre/games/empire/meta.py",
                                  "alexandre/kernel/plain.py"])
def test_a_rule_that_has_changed_since_makes_it_useless(checkout: Path, tmp_path: Path,
                                                        name: str) -> None:
    """Also one that is not compiled itself: what a compiled one takes from it is fixed in it."""
    wheel = fake_wheel(tmp_path / "dist")
    assert fast.serves(wheel, checkout)
    with (checkout / name).open("a") as file:
        file.write("\n# changed\n")

    assert not fast.serves(wheel, checkout)


def test_a_rule_that_is_new_or_gone_makes_it_useless(checkout: Path, tmp_path: Path) -> None:
    older = fake_wheel(tmp_path / "dist", left_out="alexandre/games/empire/meta.py")
    newer = fake_wheel(tmp_path / "other")
    (checkout / "alexandre/games/empire/meta.py").unlink()

    assert not fast.serves(older) and not fast.serves(newer, checkout)


def test_a_wheel_of_another_python_does_not_serve(tmp_path: Path,
                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    wheel = fake_wheel(tmp_path)
    monkeypatch.setattr(fast, "SUFFIX", ".cpython-399-other.so")

    assert not fast.serves(wheel)


def test_drawings_and_workers_are_never_compiled_and_may_change() -> None:
    assert not fast.is_rule("alexandre/games/empire/table/pictures/map.py")
    assert not fast.is_rule("alexandre/ai/worker.py")
    assert not fast.is_rule("alexandre/scenes/home/menu.py")
    assert fast.is_rule("alexandre/games/empire/tables.py")
    assert fast.is_rule("alexandre/games/empire/hints/worth.py")
    assert fast.is_rule("alexandre/ai/planner.py")


def test_the_application_is_todays_with_the_compiled_modules_beside_their_sources(
        tmp_path: Path) -> None:
    fast.assemble(fake_wheel(tmp_path), tmp_path / "built")

    assert (tmp_path / "built" / MODULE).read_text() == "compiled"
    for name in ("main.py", "alexandre/app.py", "maps/empire/box.yaml", "docs/rules/catan.fr.md"):
        assert (tmp_path / "built" / name).read_bytes() == (fast.ROOT / name).read_bytes()


def test_without_a_compiler_one_sentence_is_said_and_the_plain_rules_play(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    started: list[Path] = []
    monkeypatch.setattr(fast, "find_wheel", lambda: None)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(fast, "start", lambda folder: started.insert(0, folder))

    fast.main([])

    assert started == [fast.ROOT]
    assert capsys.readouterr().err == f"{fast.PLAIN}\n"


def test_play_alone_never_compiles() -> None:
    text = (fast.ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = text.partition("\nplay: ")[2].partition("\n\n")[0]

    assert recipe.startswith(".venv/play\n")
    assert "$(if $(FAST),tools/packages/fast.py,main.py)" in recipe
