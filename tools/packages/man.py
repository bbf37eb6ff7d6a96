"""The man page and the completion of bash, from the commands and options that the parser knows."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from alexandre import games  # noqa: E402
from alexandre.cli.arguments import HELP, Syntax  # noqa: E402
from alexandre.cli.commands import LANG, SYNTAXES, VERSION  # noqa: E402
from alexandre.cli.console import load_words  # noqa: E402
from alexandre.content.data import LANGS  # noqa: E402
from alexandre.i18n.words import Words  # noqa: E402
from alexandre.kernel.text import Msg  # noqa: E402

PAGE: Final = ROOT / "tools" / "packages" / "linux" / "alexandre.6"
COMPLETION: Final = """\
# Completion of bash for alexandre, made from the commands of the program.
_alexandre() {{
    local word=${{COMP_WORDS[COMP_CWORD]}}
    case ${{COMP_WORDS[1]}} in
{cases}
    esac
    if ((COMP_CWORD == 1)); then
        COMPREPLY=($(compgen -W "{commands}" -- "$word") $(compgen -f -X '!*.save' -- "$word"))
    fi
}}
complete -o filenames -F _alexandre alexandre
"""
OPERANDS: Final = {"TITLE": f'$(compgen -W "{" ".join(games.TITLES)}" -- "$word")',
                   "FILE": '$(compgen -f -- "$word")', "": ""}


def write_page() -> str:
    """The man page in roff; version and date are left to be filled in."""
    commands = "\n".join(describe_commands(load_words("en")))
    return PAGE.read_text(encoding="utf-8").replace("@COMMANDS@", commands)


def describe_commands(words: Words) -> Iterator[str]:
    """A paragraph for each command, and within it one for each of its options."""
    yield ".SH COMMANDS"
    for syntax in SYNTAXES:
        yield ".TP"
        yield f".B {escape(syntax.usage().removeprefix('alexandre '))}"
        yield escape(words.say(Msg.of(f"cli.help.{syntax.command.replace('-', '_')}")))
        if syntax.flags:
            yield ".RS"
        for flag in syntax.flags:
            yield ".TP"
            yield f".B {escape(flag.spell())}"
            yield escape(words.say(flag.explain()))
        if syntax.flags:
            yield ".RE"
    yield ".PP"
    yield f"Every command also takes {escape(HELP)} and {escape(LANG)} {'|'.join(LANGS)}."


def escape(text: str) -> str:
    """The text as roff reads it: hyphens that can be copied, quotation marks of its own."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...")
    return text.replace("“", "\\(lq").replace("”", "\\(rq").replace("’", "\\(cq")


def write_completion() -> str:
    """The script that bash reads when Tab is pressed behind `alexandre`."""
    commands = " ".join([*(each.command for each in SYNTAXES), HELP, VERSION])
    return COMPLETION.format(cases="\n".join(map(complete, SYNTAXES)), commands=commands)


def complete(syntax: Syntax) -> str:
    """The case of one command: its options, and what its operands can be."""
    flags = " ".join([*(flag.name for flag in syntax.flags), LANG, HELP])
    return (f'    {syntax.command}) COMPREPLY=($(compgen -W "{flags}" -- "$word") '
            f"{OPERANDS[syntax.operand]}) ;;")
