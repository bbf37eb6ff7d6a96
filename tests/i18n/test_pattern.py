"""The slots of a sentence: what can be written, and that nothing else is understood."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alexandre.i18n.pattern import PatternError, Slot, capitalise, parse

NAMES = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True)
FORMS = st.lists(st.sampled_from(["de", "à", "le", "et", "plain"]), max_size=2).map(tuple)
VARIANTS = st.lists(st.sampled_from(["pris", "prise", "", "qu’on prend"]), max_size=4).map(tuple)
SLOTS = st.builds(Slot, NAMES, FORMS, VARIANTS, st.booleans())
WORDS = st.text(string.ascii_letters + " éà’.,:|", min_size=1)


def test_words_and_slots_in_their_order():
    assert parse("{Who} prend {card:le}.") == (
        Slot("who", is_capital=True),
        " prend ",
        Slot("card", ("le",)),
        ".",
    )


def test_words_that_agree():
    assert parse("{card|pris|prise}") == (Slot("card", (), ("pris", "prise")),)


def test_doubled_braces_are_braces():
    assert "".join(map(str, parse("{{n}}"))) == "{n}"


@pytest.mark.parametrize(
    "text",
    ["{", "}", "{}", "{n", "n}", "{{n}", "{n!r}", "{n.real}", "{n[0]}", "{n:>99}", "{0}", "{ n }",
     "{n:}", "{n.__class__.__mro__}", "{a{b}c}"],
)
def test_nothing_else_is_understood(text):
    with pytest.raises(PatternError):
        parse(text)


@given(st.lists(st.one_of(SLOTS, WORDS)))
def test_what_is_written_is_read_back(pieces):
    text = "".join(each.source if isinstance(each, Slot) else each for each in pieces)

    again = "".join(each.source if isinstance(each, Slot) else each for each in parse(text))

    assert again == text
    assert [each for each in parse(text) if isinstance(each, Slot)] == [
        each for each in pieces if isinstance(each, Slot)
    ]


@given(st.text(alphabet="{}:|nWé!.[]0 "))
def test_any_text_is_read_or_refused(text):
    try:
        pieces = parse(text)
    except PatternError:
        return
    assert all(isinstance(each, (str, Slot)) for each in pieces)


def test_a_capital_is_put_on_the_first_letter_only():
    assert capitalise("l’Égypte de Zoé") == "L’Égypte de Zoé"
    assert capitalise("œuvre") == "Œuvre"
    assert capitalise("") == ""
