"""A new title, a sketch, as a copy of tests/example.

    python -m tools.new_title NAME
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from alexandre.games import TITLES

ROOT: Final = Path(__file__).resolve().parent.parent
EXAMPLE: Final = ROOT / "tests" / "example"
LANGS: Final = ("fr", "en")
NAME: Final = re.compile(r"[a-z]{3,20}")
USAGE: Final = 2
PACKAGE: Final = '"""The title `{}`, at first the Gordian knot."""\n'
TEST_ONLY: Final = ("from tests import example\n", "\nexample.install()\n")


def main(argv: list[str]) -> int:
    """Make the title of that name; 2 if it is no name for a new one."""
    if len(argv) != 1 or not NAME.fullmatch(argv[0]) or argv[0] in TITLES:
        print(__doc__)
        return USAGE
    files = make_title(argv[0], ROOT)
    subprocess.run([sys.executable, "-m", "ruff", "check", "--fix", "--quiet", *files], check=True)
    print(f"alexandre --unfinished shows {argv[0]}; CONTRIBUTING says what it owes")
    return 0


def make_title(name: str, root: Path) -> list[Path]:
    """Copy the example to the places of a title and name it in `TITLES`; its Python files."""
    code = root / "alexandre" / "games" / name
    copied = [*copy_folder(EXAMPLE, code, "*.py", ("test_rules.py", "__init__.py")),
              *(path for part in ("rules", "hints")
                for path in copy_folder(EXAMPLE / part, code / part, "*.py")),
              *copy_folder(EXAMPLE / "maps", root / "maps" / name, "*.yaml")]
    test = root / "tests" / "games" / name / "test_rulebook_2_turn.py"
    copied.append(copy_file(EXAMPLE / "test_rules.py", test))
    for lang in LANGS:
        copied += [copy_file(EXAMPLE / f"rules.{lang}.md",
                             root / "docs" / "rules" / f"{name}.{lang}.md"),
                   copy_file(EXAMPLE / f"sentences.{lang}.po", root / "assets" / "locales" / lang
                             / "LC_MESSAGES" / f"{name}.po")]
    for path in copied:
        text = path.read_text(encoding="utf-8")
        for line in TEST_ONLY:
            text = text.replace(line, "")
        text = text.replace("tests.example", f"alexandre.games.{name}")
        path.write_text(re.sub(r"\bexample\b", name, text), encoding="utf-8")
    (code / "__init__.py").write_text(PACKAGE.format(name), encoding="utf-8")
    titles = root / "alexandre" / "games" / "__init__.py"
    text = titles.read_text(encoding="utf-8")
    titles.write_text(re.sub(r"(?m)^(TITLES = .*)\)$", rf'\1, "{name}")', text), encoding="utf-8")
    return [path for path in copied if path.suffix == ".py"]


def copy_folder(source: Path, target: Path, pattern: str, without: tuple[str, ...] = ()
                ) -> list[Path]:
    """The files of a folder that match, copied to another."""
    return [copy_file(path, target / path.name) for path in sorted(source.glob(pattern))
            if path.name not in without]


def copy_file(source: Path, target: Path) -> Path:
    """One file, at its new place."""
    target.parent.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copyfile(source, target))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
