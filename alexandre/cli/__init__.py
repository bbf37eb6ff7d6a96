"""The command line: everything that needs no window.

    alexandre engine | play-out | replay | check-maps | arena     each with --help
"""

from alexandre.cli.commands import main, refuse_arguments

__all__ = ["main", "refuse_arguments"]
