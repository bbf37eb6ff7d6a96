"""A screen that belongs to the tests: Xvfb, a window manager, and a hand that clicks."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TOOLS = ("Xvfb", "openbox", "xdotool")
SIZE = "1400x900x24"  # a window of 1280x720 with its frame, and some room


def missing_tools() -> list[str]:
    """The programs to install before a window test can run."""
    return [name for name in TOOLS if not shutil.which(name)]


class Desktop:
    """An X server of its own number, with a window manager, for the length of a `with`."""

    def __init__(self, size: str = SIZE) -> None:
        self.env: dict[str, str] = {}
        self._size = size
        self._frame = tempfile.TemporaryDirectory()
        self._running: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Desktop:
        number = self._start_server()
        self.env = {**os.environ, "DISPLAY": f":{number}", "SDL_VIDEODRIVER": "x11"}
        self._start("openbox", "--sm-disable")
        self._wait_for_manager()
        return self

    def __exit__(self, *exc: object) -> None:
        for child in reversed(self._running):
            child.terminate()
        for child in reversed(self._running):
            child.wait(timeout=20)
        self._frame.cleanup()

    def launch(self, *args: str, **env: str) -> subprocess.Popen[bytes]:
        """The application, from this checkout, on this screen."""
        command = [sys.executable, str(Path(__file__).resolve().parents[2] / "main.py"), *args]
        child = subprocess.Popen(command, env={**self.env, **env})
        self._running.append(child)
        return child

    def xdo(self, *args: str) -> str:
        """One xdotool command; what it prints."""
        command = ["xdotool", *args]
        return subprocess.check_output(command, env=self.env, text=True, timeout=60).strip()

    def window(self, title: str, seconds: int = 60) -> str:
        """The number of the visible window whose title begins so, once it is there.

        Asked window by window: `xdotool search --name` does not see the titles that SDL sets.
        """
        for _ in range(seconds * 5):
            for number in self._search("search", "--onlyvisible", "--class", ".").split():
                if self._search("getwindowname", number).startswith(title):
                    return number
            time.sleep(0.2)
        raise LookupError(f"no window called {title!r} within {seconds} seconds")

    def has(self, window: str) -> bool:
        """Whether that window is still there."""
        return window in self._search("search", "--onlyvisible", "--class", ".").split()

    def size(self, window: str) -> tuple[int, int]:
        """The size of the inside of a window."""
        told = self._query("getwindowgeometry", "--shell", window)
        return int(told["WIDTH"]), int(told["HEIGHT"])

    def corner(self, window: str) -> tuple[int, int]:
        """The place of a window's inside on the screen; the mouse goes there.

        Asked of the mouse: xdotool counts the frame round a window twice.
        """
        told = self._query("mousemove", "--window", window, "0", "0",
                           "getmouselocation", "--shell")
        return int(told["X"]), int(told["Y"])

    def _query(self, *args: str) -> dict[str, str]:
        """The output of xdotool, a name and a value in each line."""
        pairs = (line.partition("=") for line in self._search(*args).splitlines())
        return {name: value for name, _sign, value in pairs}

    def pixels(self, left: int, top: int, width: int, height: int) -> bytes:
        """The pixels there: blue, green, red and nothing, four bytes to a pixel.

        The server keeps its screen in a file, a window dump as `xwd` writes them.
        """
        dump = (Path(self._frame.name) / "Xvfb_screen0").read_bytes()
        head = struct.unpack(">20I", dump[:80])
        line, begin = head[12], head[0] + 12 * head[19]
        starts = (begin + y * line + 4 * left for y in range(top, top + height))
        return b"".join(dump[start:start + 4 * width] for start in starts)

    def _search(self, *args: str) -> str:
        """The output of xdotool; nothing if it finds nothing."""
        command = ["xdotool", *args]
        done = subprocess.run(command, env=self.env, capture_output=True, text=True, timeout=60)
        return done.stdout.strip()

    def _start_server(self) -> str:
        """Xvfb chooses a free number and tells it through a pipe."""
        read, write = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", self._size, "-nolisten", "tcp",
             "-fbdir", self._frame.name],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        self._running.append(server)
        os.close(write)
        with os.fdopen(read) as told:
            return told.readline().strip()

    def _start(self, *command: str) -> None:
        self._running.append(
            subprocess.Popen(command, env=self.env, stdout=subprocess.DEVNULL,
                             stderr=subprocess.DEVNULL)
        )

    def _wait_for_manager(self) -> None:
        """The window manager is there once it answers what its desktops are."""
        for _ in range(600):
            asked = subprocess.run(
                ["xdotool", "get_num_desktops"], env=self.env, capture_output=True
            )
            if asked.returncode == 0:
                return
            time.sleep(0.05)
        raise RuntimeError("the window manager did not start within thirty seconds")
