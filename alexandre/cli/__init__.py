"""The command line: everything that needs no window.

    alexandre engine | play-out | replay | check-maps | arena     each with --help
"""

from alexandre.cli.commands import main

__all__ = ["main"]
