"""Rendering of one sentence: the slots of a pattern, filled with a message's arguments."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from alexandre.i18n.catalogue import Catalogue
from alexandre.i18n.clean import LONGEST_NAME, clean
from alexandre.i18n.grammar import Fields, bind_counts
from alexandre.i18n.names import fields_of, grammar_of, proper
from alexandre.i18n.pattern import PatternError, Piece, Slot, capitalise, parse
from alexandre.kernel.text import Arg, Msg, Noun, Who

PLAYER = "player.unnamed"  # a seat without a name: « Joueur 1 »
THE_PLAYER = "player.numbered"  # the same after a preposition: « (du) joueur 1 »
CHANCE = "player.chance"  # a seat nobody sits on
NOTHING = "list.empty"
RULE = "rule"  # a slot for the number of the rule that the message rests on

NUMBER = re.compile(r"_\d+$")  # of an id
ASIDE = re.compile(r" \([^()]*\)")
WORD = re.compile(r"\{?(\w+)")  # or the slot, whose capital says that it begins a sentence

DEEPEST = 8  # messages within messages; the house writes two
MOST_SAID = 4096  # sentences that are kept
LARGEST = 10**15  # no figure of a game comes near; digits beyond it are a fault


class Speech:
    """A language, the players' names, and where to note what cannot be said."""

    def __init__(self, catalogue: Catalogue, players: Sequence[str], missing: set[str],
                 others: Sequence[Speech] = ()) -> None:
        self._catalogue = catalogue
        self._others = others  # those who say what this catalogue has no words for
        self._grammar = grammar_of(catalogue.lang)
        self._players = players
        self._missing = missing
        self._depth = 0
        self._said: dict[Msg, str] = {}
        self._named: dict[tuple[int, str], Fields] = {}
        self._nouns: dict[Noun, Fields] = {}

    def say(self, msg: Msg) -> str:
        """As `sentence`; what was said lately is not put together again."""
        try:
            said = self._said.get(msg)
        except RecursionError:  # nested so deep that it cannot even be compared
            return self.sentence(msg)
        if said is None:
            if len(self._said) == MOST_SAID:
                self._said.clear()
                self._nouns.clear()
            said = self._said[msg] = self.sentence(msg)
        return said

    def sentence(self, msg: Msg, *, is_inner: bool = False) -> str:
        """The words of the catalogue, with every slot filled."""
        pattern = self._catalogue.pattern(msg.key, _count(msg))
        if self._depth > DEEPEST:
            return self._unsaid(msg.key)
        if pattern is None:
            other = next((each for each in self._others if each.has(msg)), None)
            return other.sentence(msg, is_inner=is_inner) if other else self._unsaid(msg.key)
        if is_inner:
            pattern = make_inner(pattern, self._grammar.capitals)
        try:
            pieces = pieces_of(self._catalogue.lang, pattern)
        except PatternError:
            return self._unsaid(msg.key)
        self._depth += 1
        parts = [each if isinstance(each, str) else self._fill(each, msg) for each in pieces]
        self._depth -= 1
        return "".join(parts)

    def has(self, msg: Msg) -> bool:
        """Whether this language has words for it."""
        return self._catalogue.pattern(msg.key, _count(msg)) is not None

    def item(self, value: Arg, form: str = "plain") -> str:
        """One thing in one form; KeyError for a form that such a thing has not."""
        if isinstance(value, int):
            return self._number(value, form)
        return self._grammar.forms[form](self._fields(value, form))

    def _number(self, value: int, form: str) -> str:
        if abs(value) > LARGEST:
            raise KeyError(form)
        return self._grammar.counts[form](value)

    def _fill(self, slot: Slot, msg: Msg) -> str:
        try:
            value = msg.rule if slot.name == RULE and msg.rule else msg.arg(slot.name)
            said = self._agree(value, slot) if slot.variants else self._decline(value, slot.forms)
        except (KeyError, IndexError):
            return self._unsaid(f"{msg.key} {slot.source}")
        return capitalise(said) if slot.is_capital else said

    def _decline(self, value: Arg, forms: tuple[str, ...]) -> str:
        """`:un:et` gives each item its article and joins the last with « et »."""
        if not isinstance(value, tuple):
            return self.item(value, forms[0] if forms else "plain")
        joins = [each for each in forms if each in self._grammar.joins]
        form = next((each for each in forms if each not in joins), "plain")
        return self._join(self._items(value, form), joins[0] if joins else "plain")

    def _items(self, values: tuple[Arg, ...], form: str) -> list[str]:
        tally = self._grammar.tallies.get(form)
        if tally is None:
            return [self._decline(each, (form,)) for each in values]
        return [tally(self._fields(each), values.count(each)) for each in dict.fromkeys(values)]

    def _join(self, items: list[str], join: str) -> str:
        if not items:
            return self.sentence(Msg(NOTHING))
        *first, last = items
        comma, and_ = self._grammar.joins["plain"], self._grammar.joins[join]
        comma = comma if and_.strip().isalpha() else and_
        return comma.join(first) + and_ + last if first else last

    def _agree(self, value: Arg, slot: Slot) -> str:
        """A number chooses by singular and plural, a name by what the language asks."""
        if isinstance(value, int):
            return slot.variants[int(self._grammar.is_plural(value))]
        if isinstance(value, tuple):
            return slot.variants[int(self._grammar.is_plural(len(value)))]
        return self._grammar.agree(self._fields(value), slot.variants)

    def _fields(self, value: Arg, form: str = "plain") -> Fields:
        if isinstance(value, Noun):
            fields = self._nouns.get(value)
            if fields is None:
                fields = self._nouns[value] = self._call(value)
            return fields
        if isinstance(value, Msg):
            return proper(self.sentence(value, is_inner=form == self._grammar.inner))
        if isinstance(value, Who):
            key = value.seat, PLAYER if form == "plain" else THE_PLAYER
            if key not in self._named:
                self._named[key] = proper(self._player(*key))
            return self._named[key]
        return proper(clean(str(value)))

    def _call(self, noun: Noun) -> Fields:
        """The fields of a name; for a thing without one the words for things with such an id, if
        there are any."""
        nameless = Msg(f"nameless.{NUMBER.sub('', noun.id)}")
        if not any(noun.names.values()) and self.has(nameless):
            return proper(self.sentence(nameless))
        return fields_of(noun, self._catalogue.lang)

    def _player(self, seat: int, unnamed: str) -> str:
        if seat < 0:
            return self.sentence(Msg(CHANCE))
        name = self._players[seat] if seat < len(self._players) else ""
        return clean(name, LONGEST_NAME) or self.sentence(Msg.of(unnamed, n=seat + 1))

    def _unsaid(self, what: str) -> str:
        self._missing.add(what)
        return f"⟦{clean(what)}⟧"


@lru_cache(maxsize=512)
def make_inner(pattern: str, capitals: frozenset[str]) -> str:
    """A sentence of a catalogue as it stands within another one."""
    words = ASIDE.sub("", pattern)
    first = WORD.match(words)
    if first is None or first[0] in capitals:
        return words
    at = first.end() - len(first[1])
    return words[:at] + words[at:at + 1].lower() + words[at + 1:]


@lru_cache(maxsize=8192)
def pieces_of(lang: str, pattern: str) -> tuple[Piece, ...]:
    """The pieces of a sentence as a language typesets it; PatternError as `parse`."""
    return parse(grammar_of(lang).typeset(bind_counts(pattern)))


def _count(msg: Msg) -> int | None:
    """The argument that chooses between one and many is always called `n`."""
    for name, value in msg.args:
        if name == "n" and isinstance(value, int):
            return value
    return None
