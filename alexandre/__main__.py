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
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from alexandre.app import main as window

    return window()


if __name__ == "__main__":
    from multiprocessing import freeze_support

    freeze_support()
    sys.exit(main())
