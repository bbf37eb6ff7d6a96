"""Choice of the command and the language, and report of a refusal."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from alexandre import __version__
from alexandre.cli import arena, check_maps, engine, play_out, replay
from alexandre.cli.arguments import HELP, Arguments, BadArguments, Flag, Syntax, parse_arguments
from alexandre.cli.console import Console, console
from alexandre.content import data
from alexandre.kernel.store.disk import cause
from alexandre.kernel.text import Msg, Refusal
from alexandre.termination import leave_when_terminated

DONE: Final = 0
FAILED: Final = 1
MISUSED: Final = 2
INTERRUPTED: Final = 130

LANG: Final = "--lang"
VERSION: Final = "--version"


@dataclass(frozen=True)
class Command:
    """One command: how it is called, and what it does; `run` returns the exit status."""

    syntax: Syntax
    run: Callable[[Arguments, Console], int]


COMMANDS: Final = {each.syntax.command: each for each in (
    Command(engine.SYNTAX, engine.run),
    Command(play_out.SYNTAX, play_out.run),
    Command(replay.SYNTAX, replay.run),
    Command(check_maps.SYNTAX, check_maps.run),
    Command(arena.SYNTAX, arena.run),
)}

# It needs the window, which the command line does not know: here it is only explained.
SHOW: Final = Syntax("show", "FILE", most=99, flags=(Flag("--kiosk"), Flag("--window")))
SYNTAXES: Final = (SHOW, *(each.syntax for each in COMMANDS.values()))


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command; the exit status: 0, 1 if it failed, 2 if it was called amiss."""
    try:
        with leave_when_terminated():
            return run_in_language(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:
        return INTERRUPTED


def run_in_language(words: list[str]) -> int:
    """Carry out a command in the language that is asked for, telling what goes wrong."""
    here = console()
    try:
        here = console(take_lang(words))
        status = run_command(words, here)
        here.out.flush()
        return status
    except BadArguments as misuse:
        here.complain(misuse.msg)
        return MISUSED
    except Refusal as refusal:
        here.complain(refusal.msg)
        return FAILED
    except BrokenPipeError:  # the reader has read enough
        silence()
        return DONE
    except OSError as error:  # everything else that meets the disk has its own sentence
        silence()
        here.complain(Msg.of("cli.no_output", cause=cause(error)))
        return FAILED


def run_command(words: list[str], here: Console) -> int:
    """Find the command and run it."""
    if not words or words[0] == HELP:
        tell_all(here)
        return DONE if words else MISUSED
    if words == [VERSION]:
        here.print(f"alexandre {__version__}")
        return DONE
    if words[0] == SHOW.command:
        tell(here, SHOW)
        tell_flags(here, SHOW)
        return DONE
    command = COMMANDS.get(words[0])
    if command is None:
        raise BadArguments(Msg.of("cli.unknown_command", command=words[0],
                                  known=tuple(each.command for each in SYNTAXES)))
    arguments = parse_arguments(command.syntax, words[1:])
    if arguments.asks_help:
        tell(here, command.syntax)
        tell_flags(here, command.syntax)
        return DONE
    return command.run(arguments, here)


def refuse_arguments(program: str, words: list[str]) -> int:
    """Say that a program takes no arguments, and where they are understood."""
    here = console()
    here.complain(Msg.of("cli.window_alone", program=program, found=words[0][:40]))
    return MISUSED


def take_lang(words: list[str]) -> str:
    """The value of `--lang`, taken out of the words; empty if it is not among them."""
    for place, word in enumerate(words):
        name, has_value, value = word.partition("=")
        if name == LANG and has_value:
            del words[place]
        elif name == LANG:
            if place + 1 == len(words):
                raise BadArguments(Msg.of("cli.no_value", flag=LANG,
                                          value="|".join(data.languages())))
            value = words[place + 1]
            del words[place:place + 2]
        else:
            continue
        if value not in data.languages():
            raise BadArguments(Msg.of("i18n.unknown_language", lang=value, known=data.languages()))
        return value
    return ""


def tell_all(here: Console) -> None:
    """Print what the program can do without a window."""
    here.say(Msg.of("cli.help"))
    for syntax in SYNTAXES:
        here.print()
        tell(here, syntax)


def tell(here: Console, syntax: Syntax) -> None:
    """Print the syntax of one command, and its purpose."""
    here.print(syntax.usage())
    name = syntax.command.replace("-", "_")
    here.say(Msg.of(f"cli.help.{name}"))


def tell_flags(here: Console, syntax: Syntax) -> None:
    """A line for each option: how it is given, and what it does."""
    width = max((len(flag.spell()) for flag in syntax.flags), default=0)
    for flag in syntax.flags:
        here.print(f"  {flag.spell():{width}}  {here.words.say(flag.explain())}")


def silence() -> None:
    """Close the output now, so that the end of the process does not complain about it."""
    with contextlib.suppress(OSError):
        sys.stdout.close()
