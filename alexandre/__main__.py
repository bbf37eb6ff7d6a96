"""The command `alexandre`: the window if it is given nothing or a save, else the command line.

Nothing is imported up here: a spawned worker loads this file again.
"""

import os
import sys

INTERRUPTED = 130  # as a shell counts it
BROKEN = 1
SAVE = ".save"


def main() -> int:
    """The exit status of whichever was asked for."""
    try:
        return choose_interface()
    except KeyboardInterrupt:
        return INTERRUPTED


def choose_interface() -> int:
    """The command line if it is told what to do, else the window."""
    asked = sys.argv[1:]
    if asked and not (len(asked) == 1 and asked[0].lower().endswith(SAVE)):
        from alexandre.cli import main as without_window

        return without_window()
    return open_window()


def window() -> int:
    """The command `alexandre-window`: never the command line."""
    try:
        return open_window()
    except KeyboardInterrupt:
        return INTERRUPTED


def open_window() -> int:
    """The window, and in it the match of a file that is named."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if not has_pygame():
        from alexandre.cli.console import console
        from alexandre.kernel.text import Msg

        console().complain(Msg.of("ui.app.no_pygame"))
        return BROKEN
    from alexandre.app import main as show

    return show(sys.argv[1:])


def has_pygame() -> bool:
    """Is pygame there, and whole?

    pygame and pygame-ce lie in the same folder: whichever is uninstalled takes the other with it.
    """
    try:
        import pygame
    except ImportError:
        return False
    return hasattr(pygame, "K_TAB")


if __name__ == "__main__":
    from multiprocessing import freeze_support

    freeze_support()
    sys.exit(main())
