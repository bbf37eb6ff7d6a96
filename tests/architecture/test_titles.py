"""Every title has what every title has: the same files, digests, records, tables, playthroughs.

A title that is added without them fails here, and the message says what is missing.
"""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.content import data
from alexandre.kernel.record import from_plain
from alexandre.kernel.replay import restore
from alexandre.kernel.store import read_document
from tests.architecture.source import LANGUAGES, PACKAGE, RULES, TESTS, titles

PARTS = ("meta", "tables", "actions", "events", "state", "rules", "view", "vector", "table",
         "hints")

pytestmark = pytest.mark.parametrize("title", titles())


def test_it_has_the_files_of_a_title(title: str) -> None:
    folder = PACKAGE / "games" / title
    present = {path.stem for path in folder.glob("*.py")}
    present |= {path.parent.name for path in folder.glob("*/__init__.py")}
    missing = [part for part in PARTS if part not in present]

    assert not missing, f"alexandre/games/{title} has no {', '.join(missing)}"


def test_it_has_a_digest_in_every_language(title: str) -> None:
    missing = [lang for lang in LANGUAGES if not (RULES / f"{title}.{lang}.md").is_file()]

    assert not missing, f"docs/rules has no digest of {title} in {', '.join(missing)}"


def test_it_has_a_board_to_begin_with(title: str) -> None:
    meta = games.meta(title)

    assert meta.boards, f"meta.py of {title} names no board"
    for board in meta.boards:
        assert games.load(title, board).board.id == board


def test_it_has_worked_examples(title: str) -> None:
    chapters = sorted((TESTS / "games" / title).glob("test_rulebook_*.py"))

    assert chapters, f"tests/games/{title} has no test_rulebook_*.py"


def test_it_has_a_table_of_counted_moves(title: str) -> None:
    path = TESTS / "perft" / f"{title}.perft"

    assert path.is_file(), f"there is no tests/perft/{title}.perft"
    assert path.read_text(encoding="utf-8").strip()


def test_it_has_a_playthrough(title: str) -> None:
    texts = sorted((TESTS / "playthroughs" / title).glob("*.txt"))

    assert texts, f"tests/playthroughs/{title} holds no text"


def test_it_has_a_bundled_record_for_every_way_of_ending(title: str) -> None:
    """Each record is replayed to its end; the reason it gives is what it stands for."""
    ended = {reason for other, reason in list_endings() if other == title}
    missing = set(games.meta(title).endings) - ended

    assert not missing, f"saves/ holds no finished match of {title} that ends by {missing}"


def list_endings() -> list[tuple[str, str]]:
    """The title and the reason of the end of every bundled match that is over."""
    endings = []
    for path in sorted(data.saves().glob("*.save")):
        record, game = from_plain(read_document(path).body, games.load)
        state, _ = restore(game, record)
        assert record.base == 0, f"{path.name} no longer replays"
        outcome = state.outcome()
        if outcome is not None:
            endings.append((record.title, outcome.reason))
    return endings
