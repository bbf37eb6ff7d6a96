"""The guide of docs/translating.md as far as patterns go: phrases, terms, labels, lengths."""

from __future__ import annotations

import re
from collections.abc import Iterator
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


PHRASES: Final = {
    "en": (
        Slip(r"\b(?:is|are|was|were) no (?!longer|more|less|better|effect)", "is not a"),
        Slip(r"\bhas no place here\b", "is not allowed here"),
        Slip(r"\b(?:stands|lies)\b", "is", ("rooms.po", "kernel.po", "content.po", "cli.po")),
        Slip(r"\bby (?:itself|themselves)\b", "automatically"),
        Slip(r"\bfor good\b", "permanently"),
        Slip(r"\ball the same\b", "anyway"),
        Slip(r"\banew\b", "again"),
        Slip(r"\bspares?\b(?! (?:soldier|part))", "saves"),
        Slip(r"\bfrom (?:\{\}|\d+|now|here|there) on\b", "or more, now"),
        Slip(r"\b(?:shall|whoever|whom|whomever)\b", "does, the player who"),
        Slip(r"\bone’s\b", "your"),
        Slip(r"\b(?:already|, too|at least|at most)[.;]", "before the word it limits"),
        Slip(r"\bwill (?:not )?do\b[^ ]|\bis enough for\b", "works, needed"),
        Slip(r"\b(?:Really\?|Mind:|game can wait\b)", "Confirm?, nothing, Paused"),
        Slip(r"\b(?:comes|moves|(?:is|are) (?:paid|drawn|answered|named)) first\b", "First …"),
        Slip(r"\bby lot\b|\bthe lot\b", "drawn"),
        Slip(r"(?:^|[.;:,–] |\b(?:and|that|if|when|where|as) )[Tt]here (?:is|are)\b",
             "the one who acts"),
        Slip(r"\b(?:is|are) to be\b|\b[Oo]ne (?:may|can|must)\b", "you"),
        Slip(r"n’t\b|’(?:re|ll)\b", "no contraction in an error", ("content.po", "cli.po")),
        Slip(r"(?<!“)!(?!”)", "a full stop"),
    ),
    "fr": (
        Slip(r"\bn(?:’a|’ont) pas cours\b", "n’est pas admis"),
        Slip(r"\bd’office\b", "automatiquement"),
        Slip(r"\bpour de bon\b", "définitif"),
        Slip(r"\bce qui (?:vient|est venu)\b", "ce que vous avez tiré"),
        Slip(r"\bau-delà de (?:ses|vos|leurs) moyens\b", "plus que vous ne pouvez payer"),
        Slip(r"\bpara(?:ît|issent)\b", "apparaît"),
        Slip(r"(?<!quelque )(?<!de )(?<!en )\bsortes?\b(?! que)|\bde la sorte\b", "type"),
        Slip(r"\bse tien(?:t|nent)\b", "est"),
        Slip(r"\bdés? di(?:t|sent)\b", "montre"),
        Slip(r"\bet non\b", "pas"),
        Slip(r"(?<!«[ \u00a0])!", "un point"),
        Slip(r"\b(?:s’|se )(?:cliqu|nomm|fix|tir|remplit|remplissent|import|intimid|départag|"
             r"annul|couch|pos|achèt|achet|mis|dépens|saisi(?:t|ssent)|lis|lit|voi(?:t|ent)|"
             r"compt|calcul|command|conserv|règl|choisi)(?:e|ent|t)?\b", "vous, ou l’impératif"),
    ),
}
"""Words that sound translated."""

TERMS: Final = {
    "en": (
        Slip(r"(?<!not )\b[Mm]atch(?:es)?\b", "game"),
        Slip(r"\b(?:I am done|[Bb]e done|say that you are done|[Ee]nd of the turn)\b"
             r"|^End your turn$", "End turn"),
        Slip(r"\blev(?:y|ies|ied)\b", "taxes"),
        Slip(r"\b[Dd]eeds?\b", "event"),
        Slip(r"\b[Mm]oments\b", "highlights"),
        Slip(r"\bat a stand\b|\bthe show\b", "kiosk mode, showcase"),
        Slip(r"\bto an audience\b(?!\.)|\b[Ff]rom a real table\b", "present, real dice and cards"),
        Slip(r"\b[Pp]roblems?\b", "puzzle"),
        Slip(r"\b[Aa] whole life\b|\bsum of a life\b", "linked campaigns, life summary"),
        Slip(r"\b[Ff]aults?\b|\bto put right\b", "error"),
        Slip(r"\b[Hh]atched\b", "can’t pay"),
        Slip(r"\bsize of (?:everything|letters)\b", "interface size, text size"),
        Slip(r"\b(?:Escape|Return)\b", "Esc, Enter"),
        Slip(r"\b[Ss]et-up\b", "setup"),
        Slip(r"\bGordium\b", "Gordion"),
    ),
    "fr": (
        Slip(r"\bJ’ai fini\b|\bdites que vous avez fini\b|\b[Tt]erminer? (?:le|son|votre) tour\b",
             "Finir le tour"),
        Slip(r"\bpas (?:suivant|précédent|sur \{)|\b[Uu]n pas (?:en|de plus)\b", "étape"),
        Slip(r"\b[Hh]auts? faits?\b", "événement"),
        Slip(r"\b[Mm]oments\b", "temps forts"),
        Slip(r"\b[Ff]autes?\b(?! d)|\b(?<!par )défauts?\b", "erreur"),
        Slip(r"\b[Mm]ontrer à un public\b", "présenter"),
        Slip(r"\bvie entière\b", "campagnes liées"),
        Slip(r"\b[Hh]achur", "impayable"),
        Slip(r"\b[Tt]aille (?:de l’ensemble|des lettres)\b", "taille de l’interface, du texte"),
        Slip(r"\bplaces? fortes?\b", "forteresse", ("commander.po",)),
        Slip(r"\b[Mm]anches?\b|\b[Cc]ases?\b", "tour de table, emplacement", ("phalanxx.po",)),
        Slip(r"\bGordium\b", "Gordion"),
    ),
}
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
