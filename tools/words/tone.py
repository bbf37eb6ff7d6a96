"""The guide of docs/translating.md as far as patterns go: phrases, terms, labels, lengths."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tools.words.catalogues import name_file
from tools.words.verbs import SLOT, has_verb, list_words

TIP: Final = re.compile(r"[._]tips?$|\.(?:tip|spot)\.")
STEP: Final = re.compile(r"\.lesson\.\w+\.")
MOST_TIP: Final = 25  # words of a tip
MOST_STEP: Final = 3  # sentences of a step of a lesson, the instruction included
MOST_CELL: Final = 7  # words of a text with a full stop that needs no verb
MOST_LABEL: Final = 9  # words of a text without a full stop that needs no verb
CLAUSE: Final = {"en": re.compile(r"(?:What|How|Who|Whom|Where)\b"),
                 "fr": re.compile(r"(?:Ce (?:qui|que|qu’|dont)|Comment|Qui|Où)\b")}


class Slip(NamedTuple):
    """A pattern that is not written, what is written instead, and the files, where not all."""

    pattern: str
    instead: str
    files: tuple[str, ...] = ()


def read_slips(kind: str) -> dict[str, list[Slip]]:
    """The patterns of a kind by language, out of tone.toml."""
    lists = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))[kind]
    return {lang: [Slip(pattern, instead, tuple(files)) for pattern, instead, *files in rows]
            for lang, rows in lists.items()}


PHRASES: Final = read_slips("phrases")
"""Words that sound translated."""

TERMS: Final = read_slips("terms")
"""Words that the glossary has replaced."""


def find_slips(lang: str, key: str, text: str) -> Iterator[str]:
    """Return one line for each rule of the guide that a sentence breaks."""
    file, words = name_file(key), list_words(text)
    bare = SLOT.sub(lambda slot: slot[1] or "{}", text)
    for kind, slips in (("phrase", PHRASES), ("term", TERMS)):
        for slip in slips[lang]:
            written = re.search(slip.pattern, bare)
            if written and (not slip.files or file in slip.files):
                yield f"{kind}: “{written.group()}”, better: {slip.instead}"
    if CLAUSE[lang].match(text) and "?" not in text:
        yield "label: a clause, not a noun or a verb"
    if "'" in text or '"' in text:
        yield "apostrophe: straight"
    if TIP.search(key) and len(words) > MOST_TIP:
        yield f"tip: {len(words)} words, at most {MOST_TIP}"
    if STEP.search(key) and len(re.findall(r"[.?](?: |$)", text)) > MOST_STEP:
        yield f"lesson: more than {MOST_STEP} sentences"
    if len(words) > (MOST_CELL if text.endswith(".") else MOST_LABEL) and not has_verb(lang, text):
        yield "telegram: no verb"
