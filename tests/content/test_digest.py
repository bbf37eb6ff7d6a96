"""The digests of the rules: read whole, numbered alike in both languages, in plain words."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.content.digest import CITED, Digest, NoDigest, digest, parse_digest
from alexandre.content.manual import read_written
from tests import example

TITLES = (*games.TITLES, example.TITLE)

SMALL = """# Chess in short

A few words.

## 1 The board

**1.1** It has `squares`, see 1.2.

**1.2** They are not round.

**1.2.1** Not one of them.
"""


def rules_of(title: str, lang: str) -> Digest:
    """The digest of a title, or the one that a new title copies."""
    return parse_digest(example.digest(lang)) if title == example.TITLE else digest(title, lang)


def test_a_digest_is_a_title_a_few_words_chapters_and_numbered_rules() -> None:
    small = parse_digest(SMALL)

    assert (small.title, small.opening) == ("Chess in short", ("A few words.",))
    assert [each.name for each in small.chapters] == ["The board"]
    assert [each.number for each in small.rules()] == ["1.1", "1.2", "1.2.1"]
    assert next(small.rules()).text == "It has `squares`, see 1.2."


def test_a_chapter_names_its_picture_below_its_heading() -> None:
    chapter, = parse_digest(SMALL).chapters
    shown, = parse_digest(SMALL.replace("board\n", "board\n\n<!-- picture: aim -->\n")).chapters

    assert (chapter.picture, shown.picture) == ("", "aim")
    assert shown.rules == chapter.rules


def test_no_line_of_a_french_page_ends_within_its_quotes() -> None:
    written = read_written("application", "fr").texts["1.1"]

    assert written.startswith("Pour jouer tout de suite\u00a0: «\u00a0Nouvelle partie\u00a0»,")


@pytest.mark.parametrize("line", [
    "<!-- picture: late -->", "<!-- a remark -->", "- a list", "1. a list", "> said",
    "### Deeper", "**2.1** of another chapter",
    "a *stressed* word", "[a link](here)", "| a | table |", "<b>bold</b>", "**1.1**",
    "words without a number", "one `quote too many", "    indented",
])
def test_whatever_a_digest_does_not_know_is_refused(line: str) -> None:
    with pytest.raises(NoDigest) as refused:
        parse_digest(f"{SMALL}\n{line}\n")

    assert refused.value.line == 13


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("title", TITLES)
def test_every_rule_that_a_digest_cites_is_in_it(title: str, lang: str) -> None:
    page = rules_of(title, lang)
    cited = {number for rule in page.rules() for number in CITED.findall(rule.text)}

    assert cited, "no rule mentions the number of another"
    assert cited <= page.numbers


@pytest.mark.parametrize("title", TITLES)
def test_both_languages_have_the_same_numbers_in_the_same_order(title: str) -> None:
    french, english = rules_of(title, "fr"), rules_of(title, "en")

    assert [each.number for each in french.rules()] == [each.number for each in english.rules()]
    assert [len(each.rules) for each in french.chapters] \
        == [len(each.rules) for each in english.chapters]
