"""The application with compiled rules: today's sources, and what a wheel has compiled of them.

    python tools/packages/fast.py            plays so; plainly, with one sentence, if it cannot
    python tools/packages/fast.py --folder   only puts the two together, and names the folder

A wheel of `make fast` keeps in RECORD a digest of every source it was made from. It serves as
long as those of the rules, and of all that these import, are the same; the rest of the application
is never compiled and always today's. If it does not serve, `make fast` builds another one.
"""

from __future__ import annotations

import base64
import hashlib
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
WHEELS: Final = ROOT / "dist" / "fast"
BUILT: Final = ROOT / "build" / "fast"
SUFFIX: Final = sysconfig.get_config_var("EXT_SUFFIX")
DATA: Final = ("assets", "maps", "saves", "docs/rules", "docs/manual")
COMPILERS: Final = ("cc", "gcc", "clang", "cl")
DRAWN: Final = {"table", "table.py"}  # a title's part above its rules and hints
SEARCH: Final = {"seat.py", "greedy.py", "playout.py", "planner.py"}  # of `ai`

PLAIN: Final = "No C compiler was found: the rules run as they are written, only slower."
FAILED: Final = "The rules could not be compiled: they run as they are written, only slower."


def main(arguments: list[str]) -> int:
    """Find or build the wheel, put the application together, and start it."""
    is_asked = "--folder" in arguments
    wheel = find_wheel() or build_wheel()
    if wheel is None:
        print(FAILED if has_compiler() else PLAIN, file=sys.stderr)
        return 1 if is_asked else start(ROOT)
    assemble(wheel, BUILT)
    if is_asked:
        print(BUILT)
        return 0
    return start(BUILT)


def start(folder: Path) -> int:
    """The application of that folder, in a process of its own."""
    return subprocess.run([sys.executable, folder / "main.py"]).returncode


# ---- the wheel -----------------------------------------------------------------------------

def find_wheel(folder: Path = WHEELS) -> Path | None:
    """The wheel of today's rules for this Python, if there is one."""
    return next((wheel for wheel in sorted(folder.glob("*.whl")) if serves(wheel)), None)


def serves(wheel: Path, root: Path = ROOT) -> bool:
    """Whether it was compiled from exactly today's sources, by a Python like this one."""
    digests = read_digests(wheel)
    rules = {name for name in digests if is_rule(name)}
    return (any(name.endswith(SUFFIX) for name in digests)
            and rules == set(rule_sources(root))
            and all(digest_of(root / name) == digests[name] for name in rules))


def read_digests(wheel: Path) -> dict[str, str]:
    """The digest in RECORD of every file of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        record = next(name for name in archive.namelist() if name.endswith("/RECORD"))
        rows = archive.read(record).decode().splitlines()
    return {name: digest for name, digest, _size in (row.rsplit(",", 2) for row in rows)}


def digest_of(path: Path) -> str:
    """The same of a file on the disk."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(path.read_bytes()).digest())
    return f"sha256={digest.decode().rstrip('=')}"


def rule_sources(root: Path = ROOT) -> Iterator[str]:
    """The sources of the rules, the hints and the search, and of what they may import, as RECORD
    names them."""
    for path in (root / "alexandre").rglob("*.py"):
        name = path.relative_to(root).as_posix()
        if is_rule(name):
            yield name


def is_rule(name: str) -> bool:
    """Whether a change of this file can change what is compiled."""
    parts = PurePosixPath(name).parts
    if not name.endswith(".py") or parts[:1] != ("alexandre",):
        return False
    if parts[1] in ("kernel", "content"):
        return True
    return (parts[1] == "games" and not DRAWN & set(parts[3:4])) or (
        parts[1] == "ai" and parts[2] in SEARCH)


def has_compiler() -> bool:
    return any(map(shutil.which, COMPILERS))


def build_wheel() -> Path | None:
    """A new wheel by `make fast`, None without a compiler or if it did not come about."""
    if not has_compiler() or not shutil.which("make"):
        return None
    subprocess.run(["make", "-C", ROOT, "--no-print-directory", "fast"], check=False)
    return find_wheel()


# ---- the application -----------------------------------------------------------------------

def assemble(wheel: Path | None, folder: Path) -> None:
    """Today's package in a folder of its own, with the compiled modules beside their sources."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "alexandre", folder / "alexandre",
                    ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "main.py", folder)
    for name in DATA:
        shutil.copytree(ROOT / name, folder / name)
    if wheel is None:
        return
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder, [name for name in archive.namelist()
                                    if name.endswith(SUFFIX)])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
