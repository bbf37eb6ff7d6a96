"""The source package of Debian: the source archive and a `debian/` beside it.

    python tools/packages/debian_source.py          lays it out below build/debian-source
    python tools/packages/debian_source.py --build  builds it there and shows it to lintian;
                                                    what follows is for dpkg-buildpackage

It needs the source archive (make build). The recipes are in `tools/packages/debian`; version,
addresses and maintainer are filled in from `alexandre/__init__.py`.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from email.utils import formatdate
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from alexandre import ADDRESS, MAINTAINER  # noqa: E402
from tools.packages import version  # noqa: E402
from tools.packages.debian import NOBODY  # noqa: E402
from tools.packages.folder import DIST, commit_time  # noqa: E402

RECIPES: Final = ROOT / "tools" / "packages" / "debian"
MADE: Final = ROOT / "build" / "debian-source"
PUBLISHED: Final = ("watch", "upstream/metadata")  # files that only say where the project is


def main(arguments: list[str]) -> int:
    """Lay it out, and build it if asked; 2 where something is missing for that."""
    archive = DIST / f"alexandre-{version.number()}.tar.gz"
    if not archive.is_file():
        print(f"not run: {archive.name} is missing: make build")
        return 2
    folder = lay_out(archive)
    if "--build" not in arguments:
        print(folder)
        return 0
    missing = [name for name in ("dpkg-buildpackage", "dh", "lintian") if not shutil.which(name)]
    if missing:
        print(f"not run: {', '.join(missing)} missing")
        return 2
    more = arguments[arguments.index("--build") + 1:]
    built = subprocess.run(["dpkg-buildpackage", "-us", "-uc", *more], cwd=folder)
    if built.returncode:
        return built.returncode
    (changes,) = MADE.glob("*.changes")
    return subprocess.run(["lintian", "--pedantic", "--fail-on", "error", changes]).returncode


def lay_out(archive: Path) -> Path:
    """Unpack the source archive as the upstream one and put `debian/` into it; return its
    folder."""
    shutil.rmtree(MADE, ignore_errors=True)
    MADE.mkdir(parents=True)
    shutil.copy(archive, MADE / f"alexandre_{version.number()}.orig.tar.gz")
    subprocess.run(["tar", "-xzf", archive, "-C", MADE], check=True)
    folder = MADE / f"alexandre-{version.number()}"
    for name, text in write_recipes(ADDRESS, MAINTAINER).items():
        path = folder / "debian" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755 if name == "rules" else 0o644)
    return folder


def write_recipes(address: str, maintainer: str) -> dict[str, str]:
    """Return the files of `debian/` by their names, filled in."""
    marks = {
        "VERSION": version.number(), "MAINTAINER": maintainer or NOBODY,
        "RFCDATE": formatdate(int(commit_time())),
        "HOMEPAGE": f"Homepage: {address}\nVcs-Browser: {address}\nVcs-Git: {address}.git\n"
        if address else "",
        "WATCH": f"{address}/tags .*/v(\\d\\S+)\\.tar\\.gz",
        "UPSTREAM": f"Bug-Database: {address}/issues\nRepository: {address}.git\n"
        f"Repository-Browse: {address}",
        "MIT": quote_licence(read("LICENSE").partition("\n\n")[2].partition("\n\n")[2]),
        "OFL": quote_licence("SIL" + read("assets/fonts/OFL-cinzel.txt").partition("\nSIL")[2]),
    }
    return {path.relative_to(RECIPES).as_posix(): re.sub(
        "@([A-Z]+)@", lambda mark: marks[mark[1]], path.read_text(encoding="utf-8"))
        for path in sorted(RECIPES.rglob("*")) if path.is_file()
        if address or path.relative_to(RECIPES).as_posix() not in PUBLISHED}


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def quote_licence(text: str) -> str:
    """Return a text as a field of the copyright file holds it."""
    return "\n".join(f" {line.rstrip() or '.'}" for line in text.strip().splitlines())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
