"""Checks of the catalogues against each other, the code, and the printed page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from babel.messages import Catalog
from babel.messages.catalog import Message

from alexandre.i18n.names import grammar_of
from alexandre.i18n.pattern import PatternError, Slot, parse
from tools.words.used import ANYTHING, KEY, Use

WORD = re.compile(r"[^\W\d_]{2,}")

SLIPS = {
    "fr": re.compile(r'["“”]|\.\.\.|  |[^\s][;!?»]|[^\s\d]:|«[^\s]|\s[,.]'),
    "en": re.compile(r'["«»]|\.\.\.|  |\s[,.;:!?]'),
}
"""What a compositor would not print; blanks before « : ; ! ? » come out as no-break ones."""

Texts = Mapping[str, tuple[str, ...]]
"""The sentences of a language by key; two where they are counted."""


def faults(catalogues: Mapping[str, Catalog], uses: Iterable[Use]) -> Iterator[str]:
    """Every fault, a line each."""
    texts = {lang: texts_of(catalogue) for lang, catalogue in catalogues.items()}
    for lang, catalogue in catalogues.items():
        yield from find_broken(lang, catalogue)
    yield from _find_uneven(texts)
    yield from _find_copied(texts)
    yield from _find_unspoken(texts, list(uses))


def texts_of(catalogue: Catalog) -> Texts:
    """Key to sentences, without the header."""
    return {key_of(each): sentences_of(each) for each in catalogue if each.id}


def key_of(message: Message) -> str:
    """The key, which stands for the plural as well."""
    return message.id if isinstance(message.id, str) else message.id[0]


def sentences_of(message: Message) -> tuple[str, ...]:
    """One sentence, or one for each plural."""
    string = message.string
    return (string,) if isinstance(string, str) else tuple(string or ())


def list_spoken(sentences: tuple[str, ...]) -> set[str]:
    """The names of the arguments that any of these sentences speaks of."""
    return set().union(*map(slots, sentences))


def slots(text: str) -> set[str]:
    """The names of the arguments that a sentence speaks of; none if it cannot be read."""
    try:
        return {each.name for each in parse(text) if isinstance(each, Slot)}
    except PatternError:
        return set()


def _ill_formed(catalogue: Catalog) -> Iterator[str]:
    for message in catalogue:
        key = key_of(message)
        if message.id and not KEY.fullmatch(key):
            yield f"{key}: a key is small words joined by full stops"
        if message.fuzzy and message.id:
            yield f"{key}: marked as uncertain"
        if message.id and not all(sentences_of(message)):
            yield f"{key}: no words"
        if message.pluralizable and message.id[0] != message.id[1]:
            yield f"{key}: msgid_plural repeats the key"


def _unreadable(lang: str, texts: Texts) -> Iterator[str]:
    for key, sentences in texts.items():
        for text in sentences:
            yield from (f"{key}: {each}" for each in _find_misspelled(lang, text))


def _find_misspelled(lang: str, text: str) -> Iterator[str]:
    try:
        pieces = parse(text)
    except PatternError as fault:
        yield f"cannot be read: {fault}"
        return
    bare = "".join("N" if isinstance(each, Slot) else each for each in pieces)
    if lang in SLIPS and (slip := SLIPS[lang].search(bare)):
        yield f"{slip.group()!r} is not how it is printed: {text}"
    for slot in pieces:
        if isinstance(slot, Slot):
            yield from _unknown(lang, slot)


def _unknown(lang: str, slot: Slot) -> Iterator[str]:
    """A form that the language lacks, or a number of variants that nothing can choose from."""
    grammar = grammar_of(lang)
    known = {*grammar.forms, *grammar.tallies, *grammar.counts, *grammar.joins}
    yield from (f"{slot.source}: no form :{form}" for form in slot.forms if form not in known)
    allowed = (2, 4) if lang == "fr" else (2,)
    if slot.variants and len(slot.variants) not in allowed:
        yield f"{slot.source}: {len(slot.variants)} variants"


def find_broken(lang: str, catalogue: Catalog) -> Iterator[str]:
    """The faults of a language that may be incomplete: sentences that cannot be said."""
    yield from (f"{lang}: {each}" for each in _ill_formed(catalogue))
    yield from (f"{lang}: {each}" for each in _unreadable(lang, texts_of(catalogue)))


def _find_uneven(texts: Mapping[str, Texts]) -> Iterator[str]:
    """The same keys in the same order, and in each sentence the same arguments."""
    first, *others = texts
    for other in others:
        for key in sorted(set(texts[first]) ^ set(texts[other])):
            yield f"{key}: only in {first if key in texts[first] else other}"
        shared = [key for key in texts[first] if key in texts[other]]
        if shared != [key for key in texts[other] if key in texts[first]]:
            yield f"{first}, {other}: the keys do not stand in the same order"
        for key in shared:
            one, two = list_spoken(texts[first][key]), list_spoken(texts[other][key])
            if one != two:
                yield f"{key}: {first} speaks of {sorted(one)}, {other} of {sorted(two)}"


def _find_copied(texts: Mapping[str, Texts]) -> Iterator[str]:
    """Two languages may share a word (« Options »), not a sentence."""
    first, *others = texts
    for key, sentences in texts[first].items():
        for other in others:
            if any(each in texts[other].get(key, ()) for each in sentences if _is_prose(each)):
                yield f"{key}: the same in {first} and {other}"


def _is_prose(text: str) -> bool:
    return len(WORD.findall(re.sub(r"\{[^{}]*\}", "", text))) > 1


def _find_unspoken(texts: Mapping[str, Texts], uses: list[Use]) -> Iterator[str]:
    """A key the code speaks and nobody wrote; one written and never spoken; an argument amiss."""
    known = next(iter(texts.values()))
    areas = {_area(key) for key in known}
    spoken = {use: _matching(use, known) for use in uses}
    unwritten = [use for use in uses if not spoken[use]]
    yield from dict.fromkeys(f"{use.where}: {use.key}: no such key" for use in unwritten
                             if use.is_said or _area(use.key) in areas)
    for use in uses:
        if use.is_said and not use.is_open and ANYTHING not in use.key:
            yield from _amiss(use, known)
    for key in sorted(set(known).difference(*spoken.values())):
        yield f"{key}: never spoken"


def _matching(use: Use, known: Texts) -> list[str]:
    """The written keys that this place can speak."""
    start = use.key.partition(ANYTHING)[0]
    if start == use.key:
        return [use.key] if use.key in known else []
    return [key for key in known if key.startswith(start) and use.matches(key)]


def _area(key: str) -> str:
    """The beginning of a key; a string that begins so, and looks like a key, is one."""
    return key.partition(".")[0]


def _amiss(use: Use, known: Texts) -> Iterator[str]:
    for key in _matching(use, known):
        for name in sorted(list_spoken(known[key]) - set(use.args)):
            yield f"{use.where}: {key}: the sentence wants {{{name}}}"
