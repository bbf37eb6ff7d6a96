"""Saves outlive changes: those of every version open, rewind and replay, or say where that ends.

`saves/versions/` holds matches in progress of every version of rules and dumps
(`tools/shelf/versions.py` adds to it); no file in it ever changes.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from alexandre import games
from alexandre.kernel.contract import OVER
from alexandre.kernel.declared import DeclaredState
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.store import read_document
from alexandre.kernel.store.saves import match_of
from alexandre.kernel.text import Refusal
from tests.helpers.stages import titles_with
from tests.helpers.walks import step
from tools.shelf.versions import MOMENTS

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "saves" / "versions"
FILES = sorted(FOLDER.glob("*.save"))


def open_match(path: Path) -> Session:
    """The match in a file, as the application takes it up."""
    return match_of(read_document(path), games.load)


def is_todays(session: Session) -> bool:
    """Whether it was played by the rules of today."""
    return session.record.rules_version == session.game.meta.rules_version


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_save_of_any_version_opens_and_can_be_played_to_its_end(path: Path) -> None:
    session, rnd = open_match(path), Rng(1, "on")
    assert session.turn == len(session.record.actions) > 0
    while session.decider != OVER:
        session.play(step(session.state, rnd))
    assert session.state.outcome() is not None


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_rewinds_and_replays_or_says_that_its_rules_are_not_todays(path: Path) -> None:
    """Moves of older rules replay if today's rules allow them still, hash by hash."""
    session = open_match(path)
    last, hash = session.turn, session.state.hash()
    if is_todays(session):
        assert session.record.base == 0
    if not session.record.base:  # also by older rules, where the match met none of what changed
        assert len(session.steps) == last
        session.undo(to=0, force=True)
        assert session.turn == 0
        session.redo()
        assert session.turn == last and session.state.hash() == hash
        return
    assert session.record.base == last
    with pytest.raises(Refusal, match=r"kernel\.rewind_ends$"):
        session.undo(to=0, force=True)


@pytest.mark.parametrize("title", titles_with("versions"))
def test_every_version_of_rules_and_dumps_has_its_saves(title: str) -> None:
    """After a change of either: python -m tools.shelf.versions."""
    state = games.load(title).start(games.meta(title).seats[1], {})
    assert isinstance(state, DeclaredState)
    tail = f"-rules{games.meta(title).rules_version}-dump{state.setup.rules.version}"
    saves = [path for path in FILES
             if path.stem.startswith(f"{title}-") and path.stem.endswith(tail)]
    assert {path.stem.split("-")[1] for path in saves} == set(games.meta(title).boards)


@pytest.mark.parametrize("title", titles_with("versions"))
def test_some_saves_lie_amid_a_battle_an_auction_or_an_allocation(title: str) -> None:
    phases = {open_match(path).state.dump()["phase"] for path in FILES
              if path.stem.startswith(f"{title}-")}
    assert set(MOMENTS.get(title, ())) <= phases


def test_no_save_of_a_version_has_changed() -> None:
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in FILES]
    assert (FOLDER / "SHA256SUMS").read_text(encoding="utf-8").splitlines() == sums


# ---- a copy of the program with an option and a field more, and a field renamed -----------------

REPLAY = """
import sys
from pathlib import Path
from alexandre import games
from alexandre.kernel.store.saves import match_of
from alexandre.kernel.store import read_document
for name in sys.argv[1:]:
    session = match_of(read_document(Path(name)), games.load)
    assert session.record.base == 0, name
    assert session.record.options["added"] == "no" and session.state.added == 3, name
    hash, last = session.state.hash(), session.turn
    again = session.game.load(session.record.snapshot["state"])  # the older dump
    assert again.hash() == hash and "lap" in again.dump(), name
    session.undo(to=last // 2, force=True)
    session.redo()
    assert session.state.hash() == hash, name
    assert session.record.to_plain(session.state)["snapshot"]["state"]["added"] == 3
print("replayed")
"""


def edit(path: Path, pattern: str, replacement: str) -> None:
    """Replace the first match in a file; there must be one."""
    text, count = re.subn(pattern, replacement, path.read_text(encoding="utf-8"), count=1)
    assert count, f"{path.name} has no {pattern}"
    path.write_text(text, encoding="utf-8")


def change_title(folder: Path) -> None:
    """An option, a field with a default, and another name in dumps for the first field."""
    edit(folder / "meta.py", r"options=\(", 'options=(Option("added", ("no", "yes")), ')
    files = sorted(folder.rglob("*.py"))
    state = max(files, key=lambda path: path.read_text(encoding="utf-8").count(" = field("))
    edit(state, r"(?m)^    (\w+): (\w+) = field\((.*)\)(  #.*)?$",
         r'    added: int = field(Count(), 3)\n    \1: \2 = field(\3, name="lap", key="\1")')
    edit(state, r"(?m)^from alexandre\.kernel\.fields import",
         "from alexandre.kernel.fields import Count\nfrom alexandre.kernel.fields import")
    copying = r"(?m)^        copy(: Position)? = Position(\(self\.setup\)|\.__new__\().*$"
    clone = next(path for path in files if re.search(copying, path.read_text(encoding="utf-8")))
    edit(clone, copying, r"\g<0>\n        copy.added = self.added")
    field = re.search(r'key="(\w+)"', state.read_text(encoding="utf-8"))
    assert field
    rules = folder / "rules" / "__init__.py"
    step = f'rename("{field.group(1)}", "lap")'
    if "migrations=[" in rules.read_text(encoding="utf-8"):
        edit(rules, r"migrations=\[([^\]]*)\]", rf"migrations=[\1, {step}]")
    else:
        edit(rules, r"META, Position, PHASES,",
             f"META, Position, PHASES, migrations=[{step}],")
    edit(rules, r"(?m)^from alexandre\.kernel\.declared import",
         "from alexandre.kernel.migrate import rename\nfrom alexandre.kernel.declared import")


@pytest.fixture(scope="module")
def alter_program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The program with every title changed so, beside links to its data."""
    root = tmp_path_factory.mktemp("changed")
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "alexandre", root / "alexandre", ignore=ignore)
    for name in ("assets", "maps", "saves", "docs"):
        (root / name).symlink_to(ROOT / name, target_is_directory=True)
    for title in games.TITLES:
        change_title(root / "alexandre" / "games" / title)
    yield root


@pytest.mark.parametrize("title", titles_with("versions"))
def test_an_added_option_an_added_field_and_a_renamed_one_break_no_older_match(
        alter_program: Path, title: str) -> None:
    shelf = [path for path in FILES if path.name.startswith(f"{title}-")]
    todays = [str(path) for path in shelf if is_todays(open_match(path))]
    env = {**os.environ, "PYTHONPATH": str(alter_program)}
    done = subprocess.run([sys.executable, "-c", REPLAY, *todays], cwd=alter_program, env=env,
                          capture_output=True, text=True, check=False)
    assert done.stdout == "replayed\n", done.stderr[-2000:]
