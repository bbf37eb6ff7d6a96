"""The installer for Windows, by makensis: `dist/alexandre-VERSION-setup.exe`.

    python tools/packages/installer.py

It packs whatever folder lies in `dist/alexandre`.  Of a folder that was built on another system
the list of files is the real one, so that the script is tried as far as it can be; such an
installer is named `untested` and of no use to anybody.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path, PureWindowsPath
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from tools.packages import icons, version  # noqa: E402
from tools.packages.folder import DIST, size_of  # noqa: E402

SCRIPT: Final = ROOT / "tools" / "packages" / "windows" / "alexandre.nsi"
WORK: Final = ROOT / "build" / "installer"
PROGRAMS: Final = ("alexandre-window.exe", "alexandre.exe", "alexandre")


def main(_arguments: list[str]) -> int:
    """Compile it; 2 if there is no makensis or no folder."""
    folder = DIST / "alexandre"
    if not shutil.which("makensis") or not folder.is_dir():
        print("not run: it needs makensis and dist/alexandre (make folder)")
        return 2
    print(compile_installer(folder))
    return 0


def compile_installer(folder: Path) -> Path:
    """The installer of that folder."""
    shutil.rmtree(WORK, ignore_errors=True)
    icons.write_icons(WORK)
    program = next(name for name in PROGRAMS if (folder / name).is_file())
    kind = "setup" if program.endswith(".exe") else "untested-setup"
    made = DIST / f"alexandre-{version.number()}-{kind}.exe"
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    (WORK / "put.nsh").write_text(put_list(folder, files), encoding="utf-8-sig")
    (WORK / "take.nsh").write_text(take_list(folder, files), encoding="utf-8-sig")
    told = {"VERSION": version.number(), "SIZE": size_of(folder) // 1024, "OUT": made,
            "NUMBERS": ".".join(map(str, version.four_numbers())), "PROGRAM": program,
            "ICON": WORK / "alexandre.ico", "LICENCE": ROOT / "LICENSE", "LISTS": WORK}
    subprocess.run(["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8",
                    *(f"-D{name}={value}" for name, value in told.items()), SCRIPT], check=True)
    return made


def put_list(folder: Path, files: list[Path]) -> str:
    """Every file with the folder it goes to."""
    lines, last = [], None
    for path in files:
        place = windows_path(path.parent, folder)
        if place != last:
            lines.append(f'SetOutPath "{place}"')
            last = place
        lines.append(f'File "{path}"')
    return "\n".join(lines) + "\n"


def take_list(folder: Path, files: list[Path]) -> str:
    """The same files, then their folders, the deepest first; what is not ours stays."""
    lines = [f'Delete "{windows_path(path, folder)}"' for path in files]
    folders = sorted({parent for path in files for parent in path.parents
                      if parent.is_relative_to(folder) and parent != folder}, reverse=True)
    lines += [f'RMDir "{windows_path(each, folder)}"' for each in folders]
    return "\n".join(lines) + "\n"


def windows_path(path: Path, folder: Path) -> str:
    """The path of a file of the folder on Windows."""
    return str(PureWindowsPath("$INSTDIR", *path.relative_to(folder).parts))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
