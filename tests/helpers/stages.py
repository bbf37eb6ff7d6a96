"""The stages of a title, and the table of all that each owes.

CONTRIBUTING lists this table (`python -m tools.pages.stages`), tests/architecture/test_titles.py
asks every title for its rows, and a suite that needs something runs with the titles that have it:
what is missing is said once, in one sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from alexandre import games
from alexandre.content import data
from alexandre.content.lesson import lesson, lessons
from alexandre.i18n.catalogue import Catalogue
from alexandre.kernel.contract import Event
from alexandre.kernel.declared import DeclaredState
from alexandre.kernel.meta import LADDER, LEANINGS, OFFERED, PLAYABLE, RANDOM, SKETCH, STAGES
from alexandre.kernel.record import from_plain
from alexandre.kernel.replay import restore
from alexandre.kernel.store import read_document
from alexandre.scenes.base.board import draw_main, drawing_of
from alexandre.ui.play.drawing import UNDRAWN
from tests import example
from tests.helpers import speech
from tests.helpers.protocol_page import chapter
from tools.words.owed import list_owed

example.install()
TITLES: Final = (*games.TITLES, example.TITLE)

ROOT: Final = Path(__file__).resolve().parents[2]
TESTS: Final = ROOT / "tests"
FILES: Final = ("meta", "tables", "actions", "events", "state", "rules", "view", "hints")
HEAD: Final = "| from the stage | a title owes |"  # of the table in CONTRIBUTING
PICTURES: Final = range(3, 6)  # before the rules


@dataclass(frozen=True)
class Owed:
    """Something that a title has from a stage on; `find` returns what is missing of it, or ""."""

    name: str
    stage: str
    text: str
    find: Callable[[str], str]


def titles_with(name: str, among: Collection[str] = games.TITLES) -> list[str]:
    """The titles that owe it at their stage, and have it."""
    (owed,) = (each for each in OWED if each.name == name)
    return [title for title in among if owes(title, owed) and not find_missing(title, owed)]


def titles_declaring(part: str) -> list[str]:
    """The titles with a table whose drawing says something of its own of that part."""
    return [title for title in titles_with("table")
            if getattr(drawing_of(games.load(title)), part) is not getattr(UNDRAWN, part)]


def owes(title: str, owed: Owed) -> bool:
    """Whether a title has come so far that it owes this."""
    return STAGES.index(games.meta(title).stage) >= STAGES.index(owed.stage)


@cache
def find_missing(title: str, owed: Owed) -> str:
    """The missing part, "" if nothing is."""
    return owed.find(title)


def list_stages() -> str:
    """The table as CONTRIBUTING shows it."""
    rows = [f"| {each.stage if each is first_of(each.stage) else ''} | {each.text} |"
            for each in OWED]
    return "\n".join([HEAD, "|---|---|", *rows])


def first_of(stage: str) -> Owed:
    """The first row of a stage."""
    return next(each for each in OWED if each.stage == stage)


# ---- what is missing -------------------------------------------------------------------------


def name_missing(wanted: dict[str, Path]) -> str:
    """Those of these files that are not there."""
    return ", ".join(name for name, path in wanted.items() if not path.is_file())


def folder_of(title: str) -> Path:
    """Its package."""
    return Path(str(games.part(title, "meta").__file__)).parent


def find_file(title: str, *names: str) -> str:
    """Those of its modules that are not there."""
    folder = folder_of(title)
    missing = [name for name in names if not (folder / f"{name}.py").is_file()
               and not (folder / name / "__init__.py").is_file()]
    return f"{folder.name} has no {', '.join(missing)}" if missing else ""


def find_digest(title: str) -> str:
    folder = data.rules() if title in games.TITLES else folder_of(title)
    name = title if title in games.TITLES else "rules"
    return name_missing({f"docs/rules/{title}.{lang}.md": folder / f"{name}.{lang}.md"
                         for lang in speech.LANGS})


def find_board(title: str) -> str:
    meta = games.meta(title)
    unread = [board for board in meta.boards if games.load(title, board).board.id != board]
    return ", ".join(unread) if meta.boards else "meta.py names no board"


def find_sentences(title: str) -> str:
    known = [Catalogue(lang, speech.compile_catalogue(lang)) for lang in speech.LANGS]
    missing = [key for key in list_owed(title)
               if any(each.pattern(key) is None for each in known)]
    return f"the catalogues lack {', '.join(missing)}" if missing else ""


def find_examples(title: str) -> str:
    is_here = title in games.TITLES
    folder = TESTS / "games" / title if is_here else folder_of(title)
    tests = list(folder.glob("test_rulebook_*.py" if is_here else "test_rules.py"))
    return "" if tests else f"tests/games/{title} has no test_rulebook_*.py"


def find_opponent(title: str) -> str:
    return "" if set(games.meta(title).levels) - {RANDOM} else "every level in meta.py is random"


def find_table(title: str) -> str:
    if missing := find_file(title, "table"):
        return missing
    game = games.load(title)
    view = game.view(game.start(games.meta(title).seats[1], {}), None)
    drawing = drawing_of(game)
    main = draw_main(game, view)
    if main is None or not main.spots:
        return "its table draws no main sheet with spots"
    sides = {each.place for each in drawing.sheets(game, view)}
    return "" if "side" in sides else "its table draws no sheet of the players at the side"


def find_perft(title: str) -> str:
    return name_missing({f"tests/perft/{title}.perft": TESTS / "perft" / f"{title}.perft"})


def find_playthrough(title: str) -> str:
    low, high = games.meta(title).seats
    return name_missing({f"tests/playthroughs/{title}/{n}_seats.txt":
                         TESTS / "playthroughs" / title / f"{n}_seats.txt"
                         for n in range(low, high + 1)})


def is_alone(title: str) -> bool:
    """Whether nobody plays it against others."""
    return games.meta(title).seats[1] == 1


def find_levels(title: str) -> str:
    meta, hints = games.meta(title), games.hints(games.load(title))
    if is_alone(title):
        return ""
    missing = [name for name in LADDER if name not in meta.levels or hints.level(name) is None]
    missing += [name for name in LEANINGS if not hints.LEANINGS.get(name)]
    return f"meta.py or hints has no {', '.join(missing)}" if missing else ""


def find_curve(title: str) -> str:
    if missing := find_file(title, "hints/chances"):
        return missing
    meta = games.meta(title)
    for board in meta.boards if is_alone(title) else meta.boards[:1]:
        game = games.load(title, board)
        for seats in range(meta.seats[0], meta.seats[1] + 1):
            if not games.hints(game).curve(game.start(seats, {})):
                return f"hints has no curve for {seats} seats on the board {board}"
    return ""


def find_vector(title: str) -> str:
    return find_file(title, "vector")


def find_manual(title: str) -> str:
    return name_missing({f"docs/manual/{title}.{lang}.md": data.manual() / f"{title}.{lang}.md"
                         for lang in speech.LANGS})


def find_chapter(title: str) -> str:
    return "" if chapter(title) else \
        f"docs/protocol.md has no chapter that begins: Title `{title}`, …"


def find_records(title: str) -> str:
    ended = {reason for other, reason in list_endings() if other == title}
    missing = [each for each in games.meta(title).endings if each not in ended]
    return f"saves/ has no match that ends by {', '.join(missing)}" if missing else ""


@cache
def list_endings() -> tuple[tuple[str, str], ...]:
    """The title and the reason of the end of every bundled match that is over."""
    endings = []
    for path in sorted(data.saves().glob("*.save")):
        record, game = from_plain(read_document(path).body, games.load)
        state, _ = restore(game, record)
        assert record.base == 0, f"{path.name} no longer replays"
        outcome = state.outcome()
        if outcome is not None:
            endings.append((record.title, outcome.reason))
    return tuple(endings)


def find_versions(title: str) -> str:
    state = games.load(title).start(games.meta(title).seats[1], {})
    assert isinstance(state, DeclaredState)
    tail = f"-rules{games.meta(title).rules_version}-dump{state.setup.rules.version}"
    saves = [path.stem for path in (ROOT / "saves" / "versions").glob(f"{title}-*{tail}.save")]
    missing = set(games.meta(title).boards) - {stem.split("-")[1] for stem in saves}
    return f"saves/versions has no {title}-*{tail}.save on {', '.join(sorted(missing))}" \
        if missing else ""


def find_plate(title: str) -> str:
    if not data.has_plate(title):
        return f"there is no assets/plates/{title}.webp"
    known = (ROOT / "assets" / "SOURCES.md").read_text(encoding="utf-8")
    return "" if f"{title}.webp" in known else f"assets/SOURCES.md does not name {title}.webp"


def find_sounds(title: str) -> str:
    sounds = drawing_of(games.load(title)).sounds
    silent = sorted(each.__name__ for each in list_events(title) if each not in sounds)
    if silent:
        return f"Drawing.sounds has no line for {', '.join(silent)}"
    place = f"assets/sounds/places/{title}.ogg"
    return name_missing({place: ROOT / place})


def list_events(title: str) -> list[type[Event]]:
    """Every kind of event that a title can tell."""
    games.part(title, "events")
    package = games.part(title, "meta").__name__.removesuffix("meta")
    kinds, waiting = [], [Event]
    while waiting:
        under = waiting.pop().__subclasses__()
        waiting += under
        kinds += [each for each in under
                  if each.__module__.startswith(package) and not each.__subclasses__()]
    return kinds


def find_lesson(title: str) -> str:
    names = lessons(title)
    if not names:
        return f"maps/{title}/lessons has no lesson"
    count = len(lesson(title, names[0]).pictures)
    return "" if count in PICTURES else f"{names[0]} has {count} pictures, not 3 to 5"


def find_positions(title: str) -> str:
    drawing = drawing_of(games.load(title))
    return "" if drawing.positions is not None else "Drawing.positions is not declared"


OWED: Final = (
    Owed("files", SKETCH, f"the modules {', '.join(f'`{name}`' for name in FILES)}",
         lambda title: find_file(title, *FILES)),
    Owed("digest", SKETCH, "`docs/rules/<title>.<lang>.md`, with the same numbers", find_digest),
    Owed("board", SKETCH, "`maps/<title>/box.yaml` and a board", find_board),
    Owed("sentences", SKETCH, "its sentences in every language (`python -m tools.words check`)",
         find_sentences),
    Owed("examples", SKETCH, "worked examples, `tests/games/<title>/test_rulebook_*.py`",
         find_examples),
    Owed("opponent", SKETCH, "a computer player that does not move at random, by `Hints.value`",
         find_opponent),
    Owed("table", PLAYABLE, "`table`: a main sheet with spots that fills the window "
         "(`Sketch.bleed`), and the players at the side",
         find_table),
    Owed("perft", PLAYABLE, "`tests/perft/<title>.perft`, whose last column `make golden` fills",
         find_perft),
    Owed("playthrough", PLAYABLE, "playthroughs, by `make golden ONLY=<title>`: read them",
         find_playthrough),
    Owed("levels", OFFERED, "five levels and three leanings (`Hints.LEVELS`, `LEANINGS`, "
         "`TERMS`), unless it is played alone", find_levels),
    Owed("curve", OFFERED, "chances to win, by `python tools/lab fit_chances <title> --write`",
         find_curve),
    Owed("vector", OFFERED, "`vector`, the view as numbers for programs that learn", find_vector),
    Owed("sounds", OFFERED, "a sound for each event (`Drawing.sounds`), and of its place",
         find_sounds),
    Owed("positions", OFFERED, "how a position is entered (`Drawing.positions`)",
         find_positions),
    Owed("lesson", OFFERED, "a lesson in `maps/<title>/lessons/` with three to five pictures",
         find_lesson),
    Owed("manual", OFFERED, "`docs/manual/<title>.<lang>.md`; `<!-- picture: note -->` below a "
         "chapter shows that picture of the lesson", find_manual),
    Owed("protocol", OFFERED, "its chapter in `docs/protocol.md`", find_chapter),
    Owed("plate", OFFERED, "`assets/plates/<title>.webp`, with its line in `assets/SOURCES.md`",
         find_plate),
    Owed("records", OFFERED, "a finished match for each ending (`WANTED` in "
         "`tools/shelf/matches.py`)", find_records),
    Owed("versions", OFFERED, "saves of its version, by `python -m tools.shelf.versions`",
         find_versions),
)
