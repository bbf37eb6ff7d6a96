"""The arguments of a command: parsing, and one sentence for each error.

The standard parser speaks English alone and ends the process on its own; this one does neither.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from alexandre.kernel.rng import SEED_MOST
from alexandre.kernel.text import Msg, Refusal

HELP: Final = "--help"
GAMES_MOST: Final = 100_000
SEATS_MOST: Final = 99  # each title says how many it takes


class BadArguments(Refusal):
    """The command was called in a way it does not know."""


@dataclass(frozen=True)
class Flag:
    """`--name VALUE`; a number if it has bounds, several values if it may stand repeatedly.

    Without a value it is a switch: it stands there or it does not.
    """

    name: str
    value: str = ""
    low: int = 0
    high: int = 0
    is_repeated: bool = False

    @property
    def is_number(self) -> bool:
        """Whether the flag takes a whole number."""
        return self.high > self.low

    def spell(self) -> str:
        """`--name VALUE`, `--name`"""
        return f"{self.name} {self.value}".rstrip()

    def usage(self) -> str:
        """`[--name VALUE]`, `[--name]`"""
        return f"[{self.spell()}]" + "…" * self.is_repeated

    def explain(self) -> Msg:
        """The sentence that says what it does."""
        return Msg.of(f"cli.flag.{self.name.lstrip('-')}")


OF_MATCHES: Final = (  # that computer players play
    Flag("--players", "N", 1, SEATS_MOST),
    Flag("--levels", "A,B"),
    Flag("--seed", "S", 0, SEED_MOST),
    Flag("--games", "K", 1, GAMES_MOST),
    Flag("--board", "B"),
)


@dataclass(frozen=True)
class Syntax:
    """The syntax of a command: the least and most operands, and its flags."""

    command: str
    operand: str = ""
    least: int = 0
    most: int = 0
    flags: tuple[Flag, ...] = ()

    def usage(self) -> str:
        """The line that shows how the command is called."""
        operand = self.operand + "…" * (self.most > 1)
        operands = [operand if self.least else f"[{operand}]"] if self.most else []
        return " ".join(["alexandre", self.command, *operands,
                         *(flag.usage() for flag in self.flags)])


@dataclass
class Arguments:
    """The given arguments; `asks_help` if only help was asked for."""

    operands: list[str] = field(default_factory=list)
    texts: dict[str, list[str]] = field(default_factory=dict)
    asks_help: bool = False

    def has(self, name: str) -> bool:
        """Whether the flag was given."""
        return name in self.texts

    def text(self, name: str, default: str = "") -> str:
        """The value of a flag."""
        return self.texts[name][0] if name in self.texts else default

    def number(self, name: str, default: int) -> int:
        """The value of a flag that takes a number."""
        return int(self.texts[name][0]) if name in self.texts else default


def parse_arguments(syntax: Syntax, words: Sequence[str]) -> Arguments:
    """The words after the command; BadArguments says the first thing that is amiss."""
    arguments = Arguments()
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word == HELP:
            arguments.asks_help = True
        elif word == "--":
            arguments.operands += rest
            break
        elif word.startswith("-") and word != "-":
            take_flag(syntax, arguments, word, rest)
        else:
            arguments.operands.append(word)
    if not arguments.asks_help:
        check_operands(syntax, arguments.operands)
    return arguments


def take_flag(syntax: Syntax, arguments: Arguments, word: str, rest: list[str]) -> None:
    """`--name VALUE` or `--name=VALUE`."""
    name, has_value, value = word.partition("=")
    flag = find_flag(syntax.flags, name, syntax.command)
    if not flag.value and has_value:
        raise BadArguments(Msg.of("cli.no_value_wanted", flag=name))
    if flag.value and not has_value:
        if not rest:
            raise BadArguments(Msg.of("cli.no_value", flag=name, value=flag.value))
        value = rest.pop(0)
    if name in arguments.texts and not flag.is_repeated:
        raise BadArguments(Msg.of("cli.twice", flag=name))
    if flag.is_number:
        check_number(flag, value)
    arguments.texts.setdefault(name, []).append(value)


def find_flag(flags: Iterable[Flag], name: str, command: str) -> Flag:
    """The flag of that name; BadArguments with those there are."""
    known = {flag.name: flag for flag in flags}
    if name in known:
        return known[name]
    if not known:
        raise BadArguments(Msg.of("cli.no_flags", flag=name, command=command))
    raise BadArguments(Msg.of("cli.unknown_flag", flag=name, command=command,
                              known=tuple(known)))


def check_number(flag: Flag, value: str) -> None:
    """BadArguments unless the value is a whole number within the flag's bounds."""
    is_number = value.isascii() and value.isdigit() and len(value) < 20
    if not is_number or not flag.low <= int(value) <= flag.high:
        raise BadArguments(Msg.of("cli.want_number", flag=flag.name, found=value,
                                  low=str(flag.low), high=str(flag.high)))


def check_operands(syntax: Syntax, operands: Sequence[str]) -> None:
    """BadArguments for too few or too many."""
    if len(operands) < syntax.least:
        raise BadArguments(Msg.of("cli.missing", command=syntax.command, operand=syntax.operand,
                                  usage=syntax.usage()))
    if len(operands) > syntax.most:
        raise BadArguments(Msg.of("cli.too_many", command=syntax.command,
                                  found=operands[syntax.most], usage=syntax.usage()))
