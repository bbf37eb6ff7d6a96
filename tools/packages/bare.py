"""Runs the folder build on a root that holds nothing but it, the C library and those of X.

    python tools/packages/bare.py        the whole trial, its log on the terminal
    python tools/packages/bare.py --size only the size and the time until the first menu is seen

There is no Python there, no shell and no network; the folder lies under a name with a blank and
an accent.  Linux alone has the means: namespaces, a chroot, and Xvfb for a screen.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeVar

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from alexandre import games  # noqa: E402
from alexandre.kernel.record import Player  # noqa: E402
from alexandre.kernel.session import Session  # noqa: E402
from alexandre.kernel.store import Shelf, write_document  # noqa: E402
from alexandre.kernel.store.saves import header_of  # noqa: E402
from tests.helpers.desktop import Desktop, missing_tools  # noqa: E402
from tools.packages.folder import MOST, size_of  # noqa: E402

BUILT: Final = ROOT / "dist" / "alexandre"
PLACE: Final = "opt/Jeux d’été/alexandre"
STARTS: Final = 3
TITLES: Final = ("alexandros", "empire", "phalanxx", "commander", "catan")
T = TypeVar("T")
PATIENCE: Final = 120.0
SEEN: Final = 0.5  # of the screen has to be painted

# What SDL opens by name while it runs, from the system: its window on X11, no more.
X11: Final = ("libX11.so.6", "libXext.so.6", "libXcursor.so.1", "libXi.so.6", "libXfixes.so.3",
              "libXrandr.so.2", "libXss.so.1")
DEVICES: Final = ("null", "zero", "urandom")
NEEDED: Final = ("unshare", "chroot", "mount", "ldd", "ldconfig")

# Outside first: what a process needs of any system, then nothing is left of this one.
ENTER: Final = """
mount -t proc proc "$0/proc" || exit 125
mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix" || exit 125
for device in null zero urandom; do mount --bind "/dev/$device" "$0/dev/$device" || exit 125; done
exec chroot "$0" "$@"
"""


class Failed(Exception):
    """An unexpected result."""


def main(arguments: list[str]) -> int:
    """The trial, step by step; 1 if one fails, 2 if it cannot be made here."""
    missing = find_missing()
    if missing:
        print(f"not run: {', '.join(missing)} missing")
        return 2
    with tempfile.TemporaryDirectory() as folder, Desktop() as desktop:
        bare = Bare(Path(folder), desktop.env["DISPLAY"])
        try:
            print_figures(bare, desktop)
            if "--size" not in arguments:
                try_commands(bare)
                try_match(bare, desktop)
        except Failed as failure:
            print(f"FAILED: {failure}")
            return 1
    print("all of it came out well")
    return 0


def find_missing() -> list[str]:
    """The programs that the trial needs and this machine lacks."""
    missing = [name for name in NEEDED if not shutil.which(name)] + missing_tools()
    if not (BUILT / "alexandre").is_file():
        missing.append("dist/alexandre (make folder)")
    if not missing:
        asked = subprocess.run(["unshare", "--map-root-user", "--net", "--mount", "--pid",
                                "--fork", "true"], capture_output=True)
        missing += ["the right to namespaces"] * (asked.returncode != 0)
    return missing


class Bare:
    """A root of that kind; `run` starts the program in it."""

    def __init__(self, root: Path, display: str) -> None:
        self.root = root
        shutil.copytree(BUILT, root / PLACE, symlinks=True)
        for name in ("proc", "dev", "tmp/.X11-unix", "home/zoé"):
            (root / name).mkdir(parents=True)
        for name in DEVICES:
            (root / "dev" / name).touch()
        self.libraries = sorted(set(find_libraries(root / PLACE)))
        for library in self.libraries:
            to = root / library.relative_to("/")
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(library, to)
        self.env = {"DISPLAY": display, "HOME": "/home/zoé", "LANG": "fr_FR.UTF-8",
                    "SDL_AUDIODRIVER": "dummy"}

    def command(self, *words: str) -> list[str]:
        """The call of the program in there; its network has not even a loop."""
        return ["unshare", "--map-root-user", "--net", "--mount", "--pid", "--fork",
                "--kill-child", "sh", "-c", ENTER, str(self.root), f"/{PLACE}/alexandre", *words]

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        """The program, in the background."""
        return subprocess.Popen(self.command(*words), env={**self.env, "PATH": os.environ["PATH"]},
                                stdout=subprocess.DEVNULL)

    def run(self, *words: str, told: bytes = b"") -> bytes:
        """The output; Failed if it complains."""
        done = subprocess.run(self.command(*words), input=told, capture_output=True,
                              env={**self.env, "PATH": os.environ["PATH"]}, timeout=600)
        if done.returncode or done.stderr:
            raise Failed(f"{words}: {done.returncode}, {done.stderr.decode()}")
        return done.stdout


def find_libraries(folder: Path) -> Iterator[Path]:
    """The libraries of this system that the files of the folder ask for, and those of X."""
    programs = [path for path in folder.rglob("*") if path.is_file() and is_elf(path)]
    for program in (*programs, *find_x11()):
        yield from resolve(program, folder)
    yield from find_x11()


def find_x11() -> list[Path]:
    """The folders of this system's X libraries."""
    listed = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    paths = {line.split()[0]: Path(line.split()[-1]) for line in reversed(listed.splitlines())
             if "=>" in line}
    return [paths[name] for name in X11]


def resolve(program: Path, folder: Path) -> Iterator[Path]:
    """The libraries of a program from outside the folder, whose own libraries go first."""
    env = {**os.environ, "LD_LIBRARY_PATH": str(folder / "_internal")}
    listed = subprocess.run(["ldd", program], capture_output=True, text=True, env=env).stdout
    for line in listed.splitlines():
        path = line.rpartition("=> ")[2].rpartition(" (")[0].strip()
        if path.startswith("/") and not path.startswith(str(folder)):
            yield Path(path)


def is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


# ---- the steps -----------------------------------------------------------------------------

def print_figures(bare: Bare, desktop: Desktop) -> None:
    """Print the size, and the time of the first menu from the start of the process."""
    if sys.platform != "linux":
        raise NotImplementedError
    size = size_of(bare.root / PLACE)
    print(f"size: {size / 1e6:.1f} MB, at most {MOST / 1e6:.0f}")
    print(f"from the system: {', '.join(path.name for path in bare.libraries)}")
    if size > MOST:
        raise Failed("the folder is too large")
    for _ in range(STARTS):
        wall, processor = time_start(bare, desktop)
        print(f"first menu after {wall:.2f} s, {processor:.2f} s of a processor; "
              f"the machine's load is {os.getloadavg()[0]:.1f}")


def time_start(bare: Bare, desktop: Desktop) -> tuple[float, float]:
    """Seconds from the call to a painted menu, and those in which a processor worked for it."""
    began = time.monotonic()
    child = bare.start()
    try:
        wait(lambda: is_painted(desktop), "the menu", child)
        return time.monotonic() - began, sum(map(processor_time, processes()))
    finally:
        end(child, desktop)


def is_painted(desktop: Desktop) -> bool:
    """Whether something covers most of the screen."""
    shown = desktop.pixels(0, 0, 1400, 900)[::4 * 97]
    return len(shown) - shown.count(0) > SEEN * len(shown)


def end(child: subprocess.Popen[bytes], desktop: Desktop) -> None:
    """End the program, first in its namespace, with all it has started; free the screen."""
    child.kill()
    child.wait(timeout=PATIENCE)
    wait(lambda: not is_painted(desktop), "an empty screen")


def try_commands(bare: Bare) -> None:
    """Every command of the command line, and the engine's stream byte by byte."""
    print(bare.run("--version").decode().strip())
    for title in TITLES:
        print(bare.run("play-out", title, "--lang", "en").decode().splitlines()[-1])
    print(bare.run("check-maps").decode().strip())
    save = f"/{PLACE}/_internal/saves/catan_points.save"
    print(bare.run("replay", save).decode().splitlines()[-1])
    print(bare.run("arena", "empire", "--games", "2", "--levels", "random,greedy").decode()
          .splitlines()[-1])
    requests = b'{"id":"\xc3\xa9","cmd":"titles"}\n{"id":2,"cmd":"quit"}\n'
    answers = bare.run("engine", told=requests)
    lines = answers.split(b"\n")
    if b"\r" in answers or len(lines) != 3 or json.loads(lines[0])["id"] != "é":
        raise Failed(f"the engine answers {answers!r}")
    print(f"engine: {len(answers)} bytes, nothing beside its two answers")


def try_match(bare: Bare, desktop: Desktop) -> None:
    """A save of three computer players is opened by name and played on by a worker process."""
    file = "/home/zoé/à suivre.save"
    session = Session.new(games.load("empire"), [Player(level="greedy")] * 3)
    write_document(bare.root / file.lstrip("/"), header_of(session), session.to_plain())
    child = bare.start(file)
    saves = bare.root / "home/zoé/.local/share/alexandre/saves"
    try:
        wait(lambda: is_painted(desktop), "the table", child)
        wait(lambda: any(saves.glob("empire*.save")), "a save of its own", child)
        print(f"opened {file}; it goes on in {next(saves.glob('empire*.save')).name}")
        began = len(wait(workers_of, "a worker", child))
        first = turn_of_save(saves)
        wait(lambda: turn_of_save(saves) > first, "a computer player's move", child)
        print(f"{began} worker process, and the match goes on: {turn_of_save(saves)} actions")
    finally:
        end(child, desktop)


def turn_of_save(saves: Path) -> int:
    """The number of actions of the newest save."""
    entries = Shelf(saves).entries("save")
    return entries[0].header.turn if entries and entries[0].header else 0


def workers_of() -> list[Path]:
    """The processes in the bare root that are no window."""
    return [path for path in processes()
            if b"--multiprocessing-fork" in (path / "cmdline").read_bytes()]


def processes() -> list[Path]:
    """The processes in the bare root."""
    place = f"/{PLACE}/alexandre".encode()
    return [path.parent for path in Path("/proc").glob("[0-9]*/cmdline")
            if path.exists() and path.read_bytes().split(b"\0")[0] == place]


def processor_time(process: Path) -> float:
    """Seconds that a process has used."""
    if sys.platform != "linux":
        raise NotImplementedError
    fields = (process / "stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait(look: Callable[[], T], what: str,
         child: subprocess.Popen[bytes] | None = None) -> T:
    """Look until it is there; Failed if it does not come."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        seen = look()
        if seen:
            return seen
        if child is not None and child.poll() is not None:
            raise Failed(f"the program ended with {child.returncode} before {what} was there")
        time.sleep(0.02)
    raise Failed(f"{what} did not come")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
