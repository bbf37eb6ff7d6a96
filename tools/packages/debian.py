"""The folder build as a Debian package: `dist/alexandre_VERSION_ARCHITECTURE.deb`.

    python tools/packages/debian.py        builds it
    python tools/packages/debian.py --try  installs it, runs it, removes it; as root

It needs `dist/alexandre` (make folder) and dpkg-deb.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import tempfile
from email.utils import formatdate
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from alexandre import MAINTAINER  # noqa: E402
from tools.packages import share, version  # noqa: E402
from tools.packages.folder import DIST, commit_time, size_of  # noqa: E402

STAGE: Final = ROOT / "build" / "debian"
HOME: Final = "usr/lib/alexandre"
MAN: Final = f"usr/share/{share.MAN}"
CONTENT_TYPE: Final = "standard::content-type"

# Until somebody publishes it.
NOBODY: Final = "The Alexandre contributors <nobody@alexandre.invalid>"

CONTROL: Final = """\
Package: alexandre
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Installed-Size: {size}
Maintainer: {maintainer}
Depends: libc6 (>= {clib}), libx11-6, libxext6, libxcursor1, libxi6, libxfixes3,
 libxrandr2, libxss1
Description: five board games about Alexander the Great
 Play offline, without an account, in English or French. Any mix of people and
 computer players can play, and several people can share one screen without
 seeing each other's secrets. You can undo moves, continue a game another day
 and watch it again.
 .
 This is an unofficial project, not affiliated with the authors or publishers
 of the games it plays.
"""
CHANGES: Final = """\
alexandre ({version}) unstable; urgency=low

  * What has changed: CHANGELOG.md.gz.

 -- {maintainer}  {date}
"""
COPYRIGHT: Final = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Alexandre
Comment: Python, pygame-ce, SDL and the other libraries of /{home}/_internal are
 delivered under licences of their own: /{home}/licences.

Files: *
Copyright: The Alexandre contributors
License: MIT

License: MIT
{mit}
"""


def main(arguments: list[str]) -> int:
    """Build the package, or try the one that was built."""
    if "--try" in arguments:
        return try_package()
    stage()
    package = pack()
    print(f"{package}: {package.stat().st_size / 1e6:.1f} MB")
    return 0


# ---- building ------------------------------------------------------------------------------

def stage() -> None:
    """The files of the package as they will lie on the disk."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(DIST / "alexandre", STAGE / HOME, symlinks=True)
    (STAGE / "usr/bin").mkdir(parents=True)
    (STAGE / "usr/bin/alexandre").symlink_to("../lib/alexandre/alexandre")
    for name, content in share.list_files().items():
        write(f"usr/share/{name}", content)
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    text = COPYRIGHT.format(home=HOME, mit=re.sub(
        "^", " ", re.sub(r"^$", ".", licence.strip(), flags=re.M), flags=re.M))
    write("usr/share/doc/alexandre/copyright", text.encode())
    write("usr/share/doc/alexandre/CHANGELOG.md.gz",
          gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0))
    entry = CHANGES.format(version=version.number(), maintainer=MAINTAINER or NOBODY,
                           date=formatdate(int(commit_time())))
    write("usr/share/doc/alexandre/changelog.gz", gzip.compress(entry.encode(), mtime=0))
    write("DEBIAN/control", control().encode())
    for path in STAGE.rglob("*"):
        if not path.is_symlink():
            is_program = path.is_dir() or path == STAGE / HOME / "alexandre"
            path.chmod(0o755 if is_program else 0o644)
            os.utime(path, (int(commit_time()), int(commit_time())))


def write(name: str, content: bytes) -> None:
    """A file of the package."""
    path = STAGE / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def control() -> str:
    """The control file of dpkg."""
    return CONTROL.format(version=version.number(), architecture=architecture(),
                          maintainer=MAINTAINER or NOBODY, size=size_of(STAGE) // 1024,
                          clib=newest_clib(STAGE / HOME))


def architecture() -> str:
    return subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()


def newest_clib(folder: Path) -> str:
    """The least C library that all programs of the folder can run with."""
    versions = {(2, 17)}
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            versions |= {(int(major), int(minor)) for major, minor in
                         re.findall(rb"GLIBC_(\d)\.(\d+)", path.read_bytes())}
    return "{}.{}".format(*max(versions))


def pack() -> Path:
    """The package; equal files give equal bytes."""
    package = DIST / f"alexandre_{version.number()}_{architecture()}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", STAGE, package],
                   check=True, stdout=subprocess.DEVNULL,
                   env={**os.environ, "SOURCE_DATE_EPOCH": commit_time()})
    return package


# ---- trying --------------------------------------------------------------------------------

def try_package() -> int:
    """Installed, run and removed again on this very system, with nothing left behind."""
    if sys.platform == "win32":
        raise NotImplementedError
    if os.geteuid() or not shutil.which("dpkg") or Path("/usr/bin/alexandre").exists():
        print("not run: it needs root, dpkg, and no alexandre that is installed already")
        return 2
    package = DIST / f"alexandre_{version.number()}_{architecture()}.deb"
    try:
        run(["dpkg", "--install", package])
        print(run(["alexandre", "--version"]))
        print(run(["alexandre", "play-out", "empire", "--lang", "en"]).splitlines()[-1])
        print(type_of_save())
        print(run(["dpkg", "--verify", "alexandre"]) or "dpkg finds every file as it was packed")
    finally:
        run(["dpkg", "--purge", "alexandre"])
    left = [path for path in (Path("/", HOME), Path("/usr/bin/alexandre"), Path("/", MAN))
            if os.path.lexists(path)]
    print(f"left behind: {left}" if left else "removed, and nothing is left behind")
    return 1 if left else 0


def type_of_save() -> str:
    """The type of a save by the system's MIME database, and the program that opens it."""
    if not (shutil.which("gio") and shutil.which("update-mime-database")):
        return "the type of a save: not tried, gio or update-mime-database is missing"
    run(["update-mime-database", "/usr/share/mime"])
    with tempfile.TemporaryDirectory() as folder:
        save = Path(folder, "à suivre.save")
        shutil.copy(ROOT / "saves" / "catan_points.save", save)
        kind = run(["gio", "info", "--attributes", CONTENT_TYPE, save]).split()[-1]
    if kind != version.SAVE_TYPE:
        raise SystemExit(f"a save is taken for {kind}")
    openers = run(["gio", "mime", kind]).split()
    opener = next((each for each in openers if each.endswith(".desktop")), "nothing")
    return f"the type of a save: {kind}, opened by {opener}"


def run(command: list[str | Path]) -> str:
    """The output of a command; its failure ends everything."""
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
