"""A button, a switch or a page that the manual quotes is called so on the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.architecture.source import LANGUAGES, ROOT
from tools.words.catalogues import read_catalogue
from tools.words.faults import texts_of

QUOTED = {"en": re.compile(r"“([^”]+)”"), "fr": re.compile(r"«[ \u00a0]([^»]+?)[ \u00a0]»")}
FIELD = re.compile(r"\{[^{}]*\}")

# Quotations that are not on the screen, each with the reason.
EXCEPTIONS = {"Boards of your own": "a chapter", "Vos propres plateaux": "a chapter"}


def quotations(lang: str) -> Iterator[tuple[str, str]]:
    """Yield each quotation with its place; “Chance: real dice and cards” is two."""
    for path in sorted((ROOT / "docs" / "manual").glob(f"*.{lang}.md")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for words in QUOTED[lang].findall(line.replace("\u00a0", " ")):
                yield from ((f"{path.name}:{number}", part) for part in re.split(" ?: ", words)
                            if words not in EXCEPTIONS)


def find_unknown(quoted: Iterator[tuple[str, str]], sentences: list[str]) -> list[str]:
    """Quotations that no sentence of the screen contains, with their places."""
    shown = "\n".join(FIELD.sub("", each) for each in sentences).lower()
    return [f"{place}: {words}" for place, words in quoted
            if words.strip("….").strip().lower() not in shown]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_manual_quotes_is_on_the_screen(lang: str) -> None:
    sentences = [text for texts in texts_of(read_catalogue(lang)).values() for text in texts]
    quoted = list(quotations(lang))

    assert len(quoted) > 50
    assert not find_unknown(iter(quoted), sentences)


def test_a_button_of_another_name_would_be_found() -> None:
    quoted = [("a.md:3", "New game"), ("a.md:4", "New match"), ("a.md:5", "Save as…")]

    assert find_unknown(iter(quoted), ["New game", "Save as…"]) == ["a.md:4: New match"]
