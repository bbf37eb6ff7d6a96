"""A working file for translators: the source sentences beside every key.

    python -m tools.words.guide LANG         writes build/translating/LANG.po
    python -m tools.words.guide LANG --take  takes its sentences into the catalogues of LANG
    python -m tools.words.guide template     writes build/translating/alexandre.pot

Above each key are the French and the English sentence and the places in the code; below it the
sentence of LANG if it has one.  A catalogue of LANG keeps the English sentence that was
translated: where that has changed since, the entry is marked fuzzy until its mark is removed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from babel.messages import Catalog, Message
from babel.messages.pofile import read_po, write_po

from alexandre.content.names import CODE
from tools.words.catalogues import LANGS, LOCALES, name_file, read_catalogue
from tools.words.faults import key_of, list_spoken, sentences_of
from tools.words.used import find_uses

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "build" / "translating"
SOURCE: Final = "en"
TEMPLATE: Final = "template"


def main(arguments: list[str]) -> int:
    """Write the working file, or take it back."""
    if not arguments:
        sys.exit(__doc__)
    lang = arguments[0]
    if lang in LANGS:
        sys.exit(f"{lang} is a source: write in its catalogues.")
    if lang != TEMPLATE and not CODE.fullmatch(lang):
        sys.exit(f"{lang}: the code of a language is two or three small letters.")
    if lang == TEMPLATE:
        save(write_guide(""), FOLDER / "alexandre.pot")
        return 0
    work = FOLDER / f"{lang}.po"
    if "--take" in arguments:
        with work.open("rb") as file:
            done = read_po(file, locale=lang)
        faults = list(find_faults(done))
        for name, part in strip(done, lang).items():
            save(part, LOCALES / lang / "LC_MESSAGES" / name)
        print(*faults, f"{sum(map(is_written, done))} sentences taken.", sep="\n")
        return 1 if faults else 0
    guide = write_guide(lang)
    save(guide, work)
    empty = sum(not is_written(message) for message in guide if message.id)
    changed = sum(message.fuzzy for message in guide if message.id)
    print(f"{work}: {len(guide)} sentences, {empty} to be written, {changed} changed in English.")
    return 0


def write_guide(lang: str) -> Catalog:
    """Every key with its sources as comments."""
    sources = {each: read_catalogue(each) for each in LANGS}
    own = read_catalogue(lang) if lang else Catalog()
    places: dict[str, list[str]] = {}
    for use in find_uses(ROOT):
        places.setdefault(use.key, []).append(use.where)
    guide = Catalog(locale=lang or None, domain="alexandre", header_comment="# Alexandre.")
    for message in sources[LANGS[0]]:
        if not message.id:
            continue
        there = own.get(message.id)
        said = {each: sources[each].get(message.id) for each in LANGS}
        comments = [f"{each}: {line}" for each, source in said.items() if source
                    for line in sentences_of(source)]
        guide.add(message.id, there.string if there else blank(message, guide),
                  auto_comments=comments + places.get(key_of(message), [])[:3],
                  flags=["fuzzy"] if there and is_outdated(there, said[SOURCE]) else [])
    if lang:
        name = own.get(f"ui.language.{lang}")
        guide.add(f"ui.language.{lang}", name.string if name else "",
                  auto_comments=["The name of your language in your language, on its button."])
    return guide


def is_outdated(there: Message, source: Message | None) -> bool:
    """Whether a sentence was translated from another English one than today's."""
    kept = " ".join(there.auto_comments).split()  # long comments were wrapped
    return bool(kept) and source is not None and kept != " ".join(english_of(source)).split()


def english_of(source: Message | None) -> list[str]:
    """The comment that keeps the English sentence, its plurals in one: readers drop a line that
    is there twice, also of a wrapped one."""
    return [f"{SOURCE}: {' / '.join(dict.fromkeys(sentences_of(source)))}"] if source else []


def blank(message: Message, guide: Catalog) -> str | tuple[str, ...]:
    return ("",) * guide.num_plurals if message.pluralizable else ""


def is_written(message: Message) -> bool:
    """Whether there is a sentence, and it is not waiting to be looked at again."""
    return bool(message.id) and any(sentences_of(message)) and not message.fuzzy


def find_faults(done: Catalog) -> Iterator[str]:
    """Sentences that name a field which the source does not, or leave one out."""
    source = read_catalogue(LANGS[0])
    for message in done:
        there = source.get(message.id) if is_written(message) else None
        if there is not None:
            wanted, had = (list_spoken(sentences_of(each)) for each in (there, message))
            if wanted != had:
                yield f"{key_of(message)}: fields {sorted(had)} instead of {sorted(wanted)}"


def strip(done: Catalog, lang: str) -> dict[str, Catalog]:
    """The written sentences with the English ones that they translate, by name of the file."""
    source = read_catalogue(SOURCE)
    parts: dict[str, Catalog] = {}
    for message in done:
        if is_written(message):
            part = parts.setdefault(name_file(key_of(message)), Catalog(
                locale=lang, domain="alexandre", header_comment="# Alexandre."))
            part.add(message.id, message.string,
                     auto_comments=english_of(source.get(message.id)))
    return parts


def save(catalogue: Catalog, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, catalogue, width=0, omit_header=False, sort_output=False)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
