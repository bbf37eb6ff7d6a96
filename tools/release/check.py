"""Walks the checklist of a release: what a command can see is tried, the rest is named.

    python tools/release/check.py               every point; it takes as long as all tests do
    python tools/release/check.py --only a,b    these points alone
    python tools/release/check.py --quick       without those that take minutes
    python tools/release/check.py --again       also those that take minutes and were ok before

What takes minutes and was ok on this very commit is not tried again, so that an interrupted walk
goes on; .lab/release.json keeps it. A point is ok, FAILED, or not run with its reason; a release
needs all of them ok. The output of the last command that failed is in .lab/release.log. Nothing
is published: docs/releasing.md says what a person does then.
"""

from __future__ import annotations

import csv
import json
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from alexandre import ADDRESS, MAINTAINER, games  # noqa: E402
from tools.environment import tool  # noqa: E402
from tools.packages import version  # noqa: E402
from tools.release.notes import read_notes  # noqa: E402

FIRST: Final = (
    "To the maintainer: “Catan” is a registered mark, and the other titles are their publishers’ "
    "names. Decide whether and how they are named before anything is published.")
PATIENCE: Final = 10  # days since the long trials, at most
SOAKED: Final = re.compile(r"^## The last soak\n\n(\d{4}-\d\d-\d\d)", re.MULTILINE)
KEPT: Final = ROOT / ".lab" / "release.json"
OK: Final = ""

Point = Callable[[], str]  # OK, or what is wrong; "not run: …" where it cannot be tried


def main(arguments: list[str]) -> int:
    """A line for each point; 1 if one has failed, 2 if one was not run."""
    print(FIRST, f"Version {version.number()}.", sep="\n\n", end="\n\n")
    chosen = {**QUICK, **({} if "--quick" in arguments else SLOW)}
    if "--only" in arguments:
        wanted = arguments[arguments.index("--only") + 1].split(",")
        chosen = {name: point for name, point in {**QUICK, **SLOW}.items() if name in wanted}
    faults, before = 0, set() if "--again" in arguments else read_done()
    missing = {**QUICK, **SLOW}.keys() - chosen.keys()
    for name, point in chosen.items():
        said = OK if name in before else point()
        told = said or "before, on this commit" * (name in before)
        print(f"{'ok' if not said else '' if said.startswith('not run') else 'FAILED'} "
              f"{name}{': ' + told if told else ''}".strip(), flush=True)
        if name in SLOW and not said:
            keep_done(name)
        faults += bool(said) and not said.startswith("not run")
        missing |= {name} if said.startswith("not run") else set()
    if missing:
        print(f"Not run: {', '.join(sorted(missing))}.")
    return 1 if faults else 2 if missing else 0


def commit() -> str:
    """The commit that is tried; the empty text where it has changes, or no history."""
    return "" if check_tree() else git("rev-parse", "--verify", "-q", "HEAD")


def read_done() -> set[str]:
    """The points that take minutes and were ok on this commit."""
    try:
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
        return set(kept["ok"]) if commit() == kept["commit"] else set()
    except (OSError, ValueError, KeyError, TypeError):
        return set()


def keep_done(name: str) -> None:
    """Remember that this one was ok, as long as the commit is the same."""
    if here := commit():
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(json.dumps({"commit": here, "ok": sorted({name, *read_done()})}),
                        encoding="utf-8")


def run(*command: str | Path) -> str:
    """The last line of a command that failed, after the tests that failed; the reason for one
    that was not run."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8",
                          errors="replace")
    output = done.stdout + done.stderr
    said = [line for line in output.strip().splitlines() if not line.startswith("make")]
    if done.returncode:
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.with_suffix(".log").write_text(output, encoding="utf-8")
        failed = [line for line in said[:-1] if line.startswith("FAILED ")]
        return "\n  ".join([*failed, *said[-1:]]) or f"exit {done.returncode}"
    return next((line[line.index("not run:"):] for line in said if "not run:" in line), OK)


def run_python(*arguments: str) -> str:
    return run(tool("python"), *arguments)


def run_tests(*names: str) -> str:
    return run_python("-m", "pytest", "-q", "-n", "2", "--dist", "loadfile", *names)


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True,
                          encoding="utf-8").stdout.strip()


# ---- what is quick --------------------------------------------------------------------------

def check_tree() -> str:
    """Check that the released tree is the committed one."""
    return "there are changes that are not committed" if git("status", "--porcelain") else OK


def check_version() -> str:
    """Three numbers that no tag has yet."""
    number = version.number()
    if not re.fullmatch(r"[1-9]\d*\.\d+\.\d+", number):
        return f"{number} is no version to be released"
    return f"v{number} is a tag already" if git("tag", "--list", f"v{number}") else OK


def check_address() -> str:
    """People can find the project, and packages name somebody who answers for them."""
    return OK if ADDRESS and MAINTAINER else \
        "ADDRESS or MAINTAINER in alexandre/__init__.py is empty: see docs/releasing.md"


def check_notes() -> str:
    """The version has its heading, and every title its rules below it."""
    notes = read_notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version.number())
    if not notes:
        return f"CHANGELOG.md has no heading {version.number()}"
    rules = notes.partition("### Rules")[2]
    told = [len(re.findall(rf"\*\* {games.meta(title).rules_version}:", rules))
            for title in games.TITLES]
    return OK if rules and all(told) else "a RULES_VERSION is not told under ### Rules"


def check_shelf() -> str:
    """Each title has saves of today's rules that later versions will have to open."""
    names = [path.name for path in (ROOT / "saves" / "versions").glob("*.save")]
    bare = [title for title in games.TITLES if not any(
        name.startswith(f"{title}-") and f"-rules{games.meta(title).rules_version}-" in name
        for name in names)]
    return (f"no saves of the rules of {', '.join(bare)}: python -m tools.shelf.versions" if bare
            else OK)


def check_bench() -> str:
    """The version has a row in the history."""
    with (ROOT / "docs" / "bench.csv").open(encoding="utf-8", newline="") as file:
        versions = {row["version"] for row in csv.DictReader(file)}
    return OK if version.number() in versions else \
        "docs/bench.csv has no row of it: python tools/release/history.py"


def check_soak() -> str:
    """The long trials were made not long before the commit that is released."""
    here = git("log", "-1", "--format=%cs")
    if not here:
        return "not run: there is no history here"
    return judge_soak((ROOT / "docs" / "reliability.md").read_text("utf-8"), here)


def judge_soak(page: str, here: str) -> str:
    """Whether its figures are on the page, from at most so many days before that date."""
    told = SOAKED.search(page)
    if told is None:
        return "docs/reliability.md has no figures of it: make soak"
    days = (date.fromisoformat(here) - date.fromisoformat(told[1])).days
    return OK if days <= PATIENCE else \
        f"the figures in docs/reliability.md are {days} days old: make soak"


def check_words() -> str:
    """No sentence is missing, in any language."""
    return run_python("-m", "tools.words", "check")


def check_decisions() -> str:
    """The index is that of the decisions."""
    return run_tests("tests/architecture/test_decisions.py")


# ---- what takes minutes ---------------------------------------------------------------------

def check_licences() -> str:
    """Every picture, font and sound has its line and its digest; every wheel its licences."""
    return run_tests("tests/architecture/test_wheel.py", "tests/packages/test_recipes.py",
                     "tests/content")


def check_goldens() -> str:
    """Check that the golden positions, sheets and pictures are those that come out."""
    return run_tests("tests/properties/test_playthroughs.py", "tests/properties/test_perft.py",
                     "tests/properties/test_sheets.py", "tests/scenes/test_pictures.py",
                     "tests/saves")


def make(target: str) -> Point:
    return lambda: run("make", "--no-print-directory", target)


QUICK: Final[dict[str, Point]] = {
    "tree": check_tree, "version": check_version, "address": check_address, "notes": check_notes,
    "shelf": check_shelf, "bench": check_bench, "soak": check_soak, "translations": check_words,
    "decisions": check_decisions,
}
SLOW: Final[dict[str, Point]] = {
    "licences": check_licences, "goldens": check_goldens, "workflows": make("workflows"),
    "bill of materials": make("sbom"), "site": make("site"), "wheel": make("build"),
    "tests": make("test"), "folder": make("folder"), "bare": make("bare"),
    **{part: make(part) for part in ("systems", "slow", "compiled", "classic", "bots", "art")},
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
