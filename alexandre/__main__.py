"""The command `alexandre`: the window if it is given nothing, a save, `show`, `--engine` or
`--unfinished`, else the command line.

Nothing is imported up here: a spawned worker loads this file again.
"""

import os
import sys

INTERRUPTED = 130  # as a shell counts it
FOR_WINDOW = ("--engine", "--unfinished")
BROKEN = 1
SAVE = ".save"
SHOW = "show"
HELP = "--help"


def main() -> int:
    """The exit status of whichever was asked for."""
    try:
        return choose_interface()
    except KeyboardInterrupt:
        return INTERRUPTED


def choose_interface() -> int:
    """The command line if it is told what to do, else the window."""
    asked = sys.argv[1:]
    is_save = bool(asked) and asked[0].lower().endswith(SAVE)
    is_show = asked[:1] == [SHOW] and HELP not in asked
    if asked and not (is_save or is_show) and asked[0].partition("=")[0] not in FOR_WINDOW:
        from alexandre.cli import main as without_window

        return without_window()
    return open_window()


def window() -> int:
    """`alexandre-window`: it takes no argument, and says so."""
    if len(sys.argv) > 1:
        from alexandre.cli import refuse_arguments

        return refuse_arguments("alexandre-window", sys.argv[1:])
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
    """Whether pygame can be imported completely.

    pygame and pygame-ce share a folder: uninstalling one removes the other's files.
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
