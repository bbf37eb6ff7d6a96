"""The command `alexandre`: the window without arguments or with `--engine`, else the console.

Nothing is imported up here: a spawned worker loads this file again.
"""

import os
import sys

INTERRUPTED = 130  # as a shell counts it
FOR_WINDOW = "--engine"


def main() -> int:
    """The exit status of whichever was asked for."""
    try:
        return choose_interface()
    except KeyboardInterrupt:
        return INTERRUPTED


def choose_interface() -> int:
    """The command line if there is an argument that is not the window's, else the window."""
    if len(sys.argv) > 1 and sys.argv[1].partition("=")[0] != FOR_WINDOW:
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
    """The window, without the greeting of what draws it."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from alexandre.app import main as show

    return show()


if __name__ == "__main__":
    from multiprocessing import freeze_support

    freeze_support()
    sys.exit(main())
