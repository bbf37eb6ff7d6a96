"""Typed accessors over plain data, and text from files made fit to be shown."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alexandre.kernel import plain
from alexandre.kernel.plain import BadData, clean_plain, clean_text, spell

WHERE = ("seats", 2, "score")


def fault_of(call: Any, *args: Any, **named: Any) -> BadData:
    with pytest.raises(BadData) as caught:
        call(*args, **named)
    return caught.value


@pytest.mark.parametrize("value", [True, False, None, "1", 1.0, [1]])
def test_a_bool_is_no_integer_and_neither_is_anything_else(value: object) -> None:
    bad = fault_of(plain.as_int, value, WHERE, 0, 9)

    assert bad.msg.key == "store.want_int" and bad.msg.arg("where") == "seats[2].score"
    assert bad.where == WHERE


@pytest.mark.parametrize("value", [-1, 10, 10**30])
def test_integers_have_a_range_that_the_message_names(value: int) -> None:
    msg = fault_of(plain.as_int, value, WHERE, 0, 9).msg

    assert (msg.key, msg.arg("low"), msg.arg("high")) == ("store.out_of_range", 0, 9)
    assert [plain.as_int(each, WHERE, 0, 9) for each in (0, 9)] == [0, 9]


@pytest.mark.parametrize("value", [0, 1, None, "true"])
def test_an_integer_is_no_bool(value: object) -> None:
    assert fault_of(plain.as_bool, value, WHERE).msg.key == "store.want_bool"
    assert plain.as_bool(True, WHERE) is True


def test_texts_are_cleaned_and_capped() -> None:
    assert plain.as_text("Zo\u0065\u0308\u202e", WHERE) == "Zoë"
    assert fault_of(plain.as_text, "abc", WHERE, 2).msg.key == "store.text_too_long"
    assert fault_of(plain.as_text, 3, WHERE).msg.key == "store.want_text"


def test_a_choice_is_one_of_the_words_exactly() -> None:
    assert plain.as_choice("red", WHERE, ("red", "black")) == "red"
    for value in ("RED", "", 1, None, ["red"], "red\u202e"):
        assert fault_of(plain.as_choice, value, WHERE, ("red",)).msg.key == "store.want_choice"


def test_lists_are_lists_and_capped() -> None:
    assert plain.as_list([1, 2], WHERE, 2) == [1, 2]
    assert fault_of(plain.as_list, [1, 2], WHERE, 1).msg.key == "store.list_too_long"
    for value in ((1,), "ab", {"a": 1}, None):
        assert fault_of(plain.as_list, value, WHERE).msg.key == "store.want_list"


def test_objects_have_the_keys_they_need_and_no_others() -> None:
    value = {"a": 1, "b": 2}

    assert plain.as_dict(value, WHERE, ["a"]) is value
    assert plain.as_dict(value, WHERE, ["a"], ["b", "c"]) is value
    missing = fault_of(plain.as_dict, value, WHERE, ["a", "c"]).msg
    assert (missing.key, missing.arg("where")) == ("store.no_key", "seats[2].score.c")
    surplus = fault_of(plain.as_dict, value, WHERE, ["a"], []).msg
    assert (surplus.key, surplus.arg("where")) == ("store.unknown_key", "seats[2].score.b")
    assert fault_of(plain.as_dict, [], WHERE).msg.key == "store.want_dict"


def test_a_path_is_spelled_without_what_a_hostile_key_would_do() -> None:
    assert spell(()) == "$"
    assert spell((0, "a", 1)) == "[0].a[1]"
    assert spell(("a\u202e\x00b\n" * 100,)) == ("ab " * 100)[:80]


HOSTILE = [
    ("a\x00b\x1b[31mc\x7f", "ab[31mc"),
    ("\u202eevas\u202c \u2066x\u2069 \u200e\u200f\u061c", "evas x "),
    ("a\nb\r\tc\u2028d\u2029e\x85f", "a b  c d e f"),
    ("\ud800half", "half"),
    ("e\u0301\ufeff\u00ad", "é"),
    ("{0} %s %(x)s {x.__class__}", "{0} %s %(x)s {x.__class__}"),
    ("Zoë Ωмега 王", "Zoë Ωмега 王"),
    ("👩\u200d🌾", "👩\u200d🌾"),
    ("\u200dab\u200c \u200d\u200c c", "ab  c"),
    ("a\ue000b\U0010fffd", "ab"),
    ("Z" + "\u0302\u0303" * 9 + "oe", "Ẑ\u0303\u0302\u0303oe"),
    ("Z" + "\u0316\u200d" * 9 + "o", "Z" + "\u0316\u200d" * 3 + "\u200d" * 6 + "o"),
]


@pytest.mark.parametrize(("text", "clean"), HOSTILE)
def test_unseen_characters_vanish_and_breaks_become_blanks(text: str, clean: str) -> None:
    assert clean_text(text) == clean


PILED = st.text("Z \u0301\u0316\u0302\u200c\u200d\u1100\u1161\u09c7\u09be\u202e")


@given(st.text() | PILED, st.integers(0, 30))
def test_clean_text_is_clean_composed_short_and_stays_so(text: str, most: int) -> None:
    clean = clean_text(text, most)
    bad = {char for char in clean if unicodedata.category(char) in {"Cc", "Cs", "Zl", "Zp"}
           or unicodedata.bidirectional(char) in {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI",
                                                  "RLI", "FSI", "PDI"}}

    assert not bad
    assert len(clean) <= most
    assert unicodedata.is_normalized("NFC", clean)
    assert clean_text(clean, most) == clean


def test_all_texts_inside_data_are_cleaned() -> None:
    value = {"names": ["a\u202eb", ("c\x00",)], "n": 3, "b": True, "none": None}

    assert clean_plain(value) == {"names": ["ab", ["c"]], "n": 3, "b": True, "none": None}
