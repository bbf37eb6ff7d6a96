"""Attachments of a release: the folder of this system as one file, and all checksums.

    python tools/release/archive.py         dist/alexandre-VERSION-SYSTEM-MACHINE.tar.gz or .zip
    python tools/release/archive.py --sums  dist/SHA256SUMS, of every file in dist

The archive is the same for an equal folder: names in order, one time, no owner.
"""

from __future__ import annotations

import gzip
import hashlib
import platform
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from tools.packages import version  # noqa: E402
from tools.packages.folder import DIST, commit_time  # noqa: E402

SUMS: Final = "SHA256SUMS"
SYSTEMS: Final = {"linux": "linux", "darwin": "macos", "win32": "windows"}
EARLIEST: Final = (1980, 1, 1, 0, 0, 0)  # the first time that a zip can tell


def main(arguments: list[str]) -> int:
    """One of the two."""
    if "--sums" in arguments:
        print(write_sums(DIST))
        return 0
    name = f"alexandre-{version.number()}-{SYSTEMS[sys.platform]}-{platform.machine().lower()}"
    if sys.platform == "win32":
        made = pack_zip(DIST / "alexandre", DIST / f"{name}.zip")
    elif sys.platform == "darwin":  # links and rights of a bundle are only kept so
        made = DIST / f"{name}.zip"
        subprocess.run(["ditto", "-c", "-k", "--keepParent", DIST / "Alexandre.app", made],
                       check=True)
    else:
        made = pack_tar(DIST / "alexandre", DIST / f"{name}.tar.gz", int(commit_time()))
    print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


def pack_tar(folder: Path, made: Path, when: int) -> Path:
    """The folder with its links and rights."""
    def settle(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = when
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    with (made.open("wb") as raw, gzip.GzipFile("", "wb", fileobj=raw, mtime=when) as packed,
          tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive):
        for path in [folder, *sorted(folder.rglob("*"))]:
            archive.add(path, path.relative_to(folder.parent).as_posix(), recursive=False,
                        filter=settle)
    return made


def pack_zip(folder: Path, made: Path) -> Path:
    """The same for Windows, which knows neither."""
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), EARLIEST)
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, path.read_bytes())
    return made


def write_sums(folder: Path) -> str:
    """One line for each file, as `sha256sum --check` reads it."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
             for path in sorted(folder.iterdir()) if path.is_file() and path.name != SUMS]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")
    return "".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
