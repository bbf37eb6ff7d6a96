"""The folder build as one file for any Linux: `dist/Alexandre-VERSION-MACHINE.AppImage`.

    python tools/packages/appimage.py

It lays out the folder that an AppImage is made of, and packs it where `appimagetool` is installed.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from tools.packages import debian, version  # noqa: E402
from tools.packages.folder import DIST, commit_time  # noqa: E402

LAID: Final = ROOT / "build" / "Alexandre.AppDir"


def main(_arguments: list[str]) -> int:
    """Lay it out; pack it if that can be done here, else 2."""
    debian.stage()
    shutil.rmtree(LAID, ignore_errors=True)
    LAID.mkdir(parents=True)
    shutil.copytree(debian.STAGE / "usr", LAID / "usr", symlinks=True)
    (LAID / "AppRun").symlink_to("usr/bin/alexandre")
    (LAID / "alexandre.desktop").symlink_to("usr/share/applications/alexandre.desktop")
    (LAID / "alexandre.png").symlink_to("usr/share/icons/hicolor/256x256/apps/alexandre.png")
    print(subprocess.check_output([LAID / "AppRun", "--version"], text=True).strip())
    if not shutil.which("appimagetool"):
        print(f"{LAID}: laid out; not packed, for appimagetool is missing")
        return 2
    made = DIST / f"Alexandre-{version.number()}-{platform.machine()}.AppImage"
    subprocess.run(["appimagetool", "--no-appstream", LAID, made], check=True,
                   env={**os.environ, "SOURCE_DATE_EPOCH": commit_time()})
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
