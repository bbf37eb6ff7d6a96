"""Calls of commands: help, languages, and one sentence for each mistake."""

from __future__ import annotations

import pytest

from alexandre import __version__, games
from alexandre.cli.arguments import BadArguments, Flag, Syntax, parse_arguments
from alexandre.cli.commands import COMMANDS, SYNTAXES
from alexandre.cli.console import load_words
from alexandre.content.data import LANGS
from alexandre.i18n.words import locale_of
from alexandre.kernel.text import Refusal
from tests.cli.shell import Shell, start

SYNTAX = Syntax("try", "FILE", 1, 2, (
    Flag("--games", "K", 1, 9), Flag("--board", "B"), Flag("--option", "N=V", is_repeated=True)))


def test_flags_and_operands_come_in_any_order() -> None:
    arguments = parse_arguments(SYNTAX, ["--games", "3", "a", "--option=x=1", "--board=", "b",
                                         "--option", "y"])

    assert arguments.operands == ["a", "b"] and arguments.number("--games", 1) == 3
    assert arguments.text("--board", "e") == ""
    assert arguments.texts["--option"] == ["x=1", "y"]
    assert parse_arguments(SYNTAX, ["--", "--games"]).operands == ["--games"]
    assert parse_arguments(SYNTAX, ["-"]).operands == ["-"]
    assert parse_arguments(SYNTAX, ["--help"]).asks_help
    arguments = parse_arguments(SYNTAX, ["a"])
    assert (arguments.number("--games", 7), arguments.text("--board")) == (7, "")


def test_a_usage_line_shows_everything() -> None:
    assert SYNTAX.usage() == "alexandre try FILE… [--games K] [--board B] [--option N=V]…"
    assert Syntax("try", "FILE", 0, 9).usage() == "alexandre try [FILE…]"


@pytest.mark.parametrize(("words", "key"), [
    (["a", "--games"], "cli.no_value"), (["a", "--games", "x"], "cli.want_number"),
    (["a", "--games", "0"], "cli.want_number"), (["a", "--games=10"], "cli.want_number"),
    (["a", "--games=-1"], "cli.want_number"), (["a", "--games=²"], "cli.want_number"),
    (["a", "--games=" + "9" * 30], "cli.want_number"),
    (["a", "--games=1", "--games=2"], "cli.twice"),
    (["a", "--dance"], "cli.unknown_flag"), (["a", "-x"], "cli.unknown_flag"),
    ([], "cli.missing"), (["a", "b", "c"], "cli.too_many"),
])
def test_each_thing_amiss_has_its_sentence(words: list[str], key: str) -> None:
    with pytest.raises(BadArguments) as refusal:
        parse_arguments(SYNTAX, words)

    assert refusal.value.msg.key == key
    for lang in LANGS:
        words_of = load_words(lang)
        assert words_of.say(refusal.value.msg) and not words_of.missing


@pytest.mark.parametrize(("title", "seats", "told"), [
    ("commander", 2, "This game is for 1 player, not 2."),
    ("phalanxx", 7, "This game is for 1 to 4 players, not 7.")])
def test_a_title_says_for_how_many_players_it_is(title: str, seats: int, told: str) -> None:
    with pytest.raises(Refusal) as refusal:
        games.meta(title).check_seats(seats)

    assert load_words("en").say(refusal.value.msg).replace("\N{NO-BREAK SPACE}", " ") == told


@pytest.mark.parametrize("words", [
    ("dance",), ("-x",), ("engine", "x"), ("engine", "--x"), ("replay",), ("replay", "a", "b"),
    ("play-out",), ("play-out", "alexandros", "--games", "many"), ("check-maps", "--all"),
    ("play-out", "alexandros", "--option", "joker"),
    ("--version", "x"),
])
def test_a_command_that_is_called_amiss_says_so_once(shell: Shell, words: tuple[str, ...]) -> None:
    english = shell.error_of(*words, status=2)
    shell.lang = "fr"

    assert shell.error_of(*words, status=2) != english


def test_a_language_that_nobody_speaks_here_is_told_so() -> None:
    for words in (("--lang", "de", "--version"), ("--version", "--lang=de"), ("engine", "--lang")):
        done = start(*words)
        assert (done.out, done.status) == ("", 2) and done.sentence()


def test_every_command_tells_how_it_is_called(shell: Shell) -> None:
    everything = shell.run("--help")
    assert everything.status == 0
    for name, command in COMMANDS.items():
        done = shell.run(name, "--help")
        assert (done.err, done.status) == ("", 0)
        usage, sentence, *flags = done.out.splitlines()
        assert usage == command.syntax.usage() and sentence.endswith(".")
        assert [line.split()[0] for line in flags] == [each.name for each in command.syntax.flags]
        assert all(line.endswith(".") for line in flags)
        assert usage in everything.out


def test_a_command_that_does_not_exist_is_answered_with_all_there_are(shell: Shell) -> None:
    said = shell.error_of("nosuch", status=2)

    assert all(each.command in said for each in SYNTAXES)


@pytest.mark.parametrize("name", ["ALEXANDROS", "Birth of an Empire", "naissance d'un empire",
                                  "Catane : Alexandre le Grand"])
def test_a_game_is_found_by_its_name_in_the_menu(shell: Shell, name: str) -> None:
    assert shell.run("play-out", name).status == 0


def test_the_version_is_told(shell: Shell) -> None:
    assert shell.run("--version").out == f"alexandre {__version__}\n"


def test_the_language_is_that_of_the_environment_or_english() -> None:
    texts = {name: start("replay", LC_ALL=value, LANG=other).err for name, value, other in (
        ("french", "fr_FR.UTF-8", "en"), ("by lang", "", "fr_CA"), ("german", "de_DE", "fr"),
        ("none", "", ""), ("plain", "C", ""))}

    assert texts["french"] == texts["by lang"] != texts["german"]
    assert texts["german"] == texts["none"] == texts["plain"]
    assert locale_of({}) == ""
    assert locale_of({"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "en"}) == "fr"


def test_a_terminal_without_accents_gets_their_codes() -> None:
    done = start("dance", "--lang", "fr", PYTHONIOENCODING="ascii")

    assert done.status == 2 and "\\xab" in done.err and "Traceback" not in done.err
