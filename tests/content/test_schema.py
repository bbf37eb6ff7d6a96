"""Shapes: every fault of a value at once, each with its path."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alexandre.content.document import AT_KEY
from alexandre.content.names import MOST_NAME, NAMES, noun
from alexandre.content.schema import (
    MOST_FAULTS,
    Drawn,
    Flag,
    Int,
    ListOf,
    MapOf,
    OneOf,
    Record,
    Row,
    Shape,
    Text,
    Word,
    check,
    format_path,
)
from alexandre.kernel.board import Fault, Path
from alexandre.kernel.text import Msg, Noun

TOWN = Record({"id": Word(), "at": Row((Int(0, 9), Int(0, 9)))}, {"walls": Int(0, 3)})

VALUES = [
    Int(0, 9), Flag(), Text(10), Word(), OneOf(("a", "b")), Drawn("ox", 5),
    ListOf(Int(0, 9), 1, 3), Row((Int(0, 9), Text(5))), MapOf(Word(), Int(0, 9), 3), TOWN, NAMES,
]  # fmt: skip


def faults_of(shape: Shape, value: Any) -> list[tuple[Path, str]]:
    return [(fault.path, fault.msg.key) for fault in check(shape, value)]


@pytest.mark.parametrize(
    ("shape", "good"),
    [
        (Int(0, 9), 9),
        (Int(-2, 0), -2),
        (Flag(), False),
        (Text(10), "l’Égypte"),
        (Word(), "asia_minor2"),
        (OneOf(("a", "b")), "b"),
        (Drawn("ox", 3), "oxo"),
        (ListOf(Int(0, 9), 0, 2), []),
        (ListOf(Int(0, 9), 0, 2), [1, 2]),
        (Row((Int(0, 9), Flag())), [1, True]),
        (MapOf(Word(), Int(0, 9), 2), {"a": 1, "b": 2}),
        (TOWN, {"id": "troy", "at": [1, 2]}),
        (TOWN, {"id": "troy", "at": [1, 2], "walls": 3}),
    ],
)
def test_a_value_of_its_shape_has_no_fault(shape, good):
    assert check(shape, good) == []


@pytest.mark.parametrize(
    ("shape", "bad", "key"),
    [
        (Int(0, 9), 10, "content.range"),
        (Int(0, 9), -1, "content.range"),
        (Int(0, 9), True, "content.want.int"),
        (Int(0, 9), 1.0, "content.want.int"),
        (Int(0, 9), "1", "content.want.int"),
        (Flag(), 1, "content.want.flag"),
        (Text(10), 1, "content.want.text"),
        (Text(10), None, "content.want.text"),
        (Text(10), " ", "content.blank"),
        (Text(10), "x" * 11, "content.long_text"),
        (Text(10), "a\nb", "content.character"),
        (Text(10), "a\u202eb", "content.character"),
        (Text(10), "a\tb", "content.character"),
        (Word(), "Asia", "content.word"),
        (Word(), "../../x", "content.word"),
        (Word(), "", "content.word"),
        (Word(), "x" * 41, "content.word"),
        (Word(), 3, "content.want.text"),
        (OneOf(("a", "b")), "c", "content.choice"),
        (OneOf(("a", "b")), ["a"], "content.want.text"),
        (Drawn("ox", 3), "ooxx", "content.row_length"),
        (Drawn("ox", 3), "", "content.row_length"),
        (Drawn("ox", 3), 12, "content.want.text"),
        (ListOf(Int(0, 9), 1, 2), [], "content.size"),
        (ListOf(Int(0, 9), 1, 2), [1, 2, 3], "content.size"),
        (ListOf(Int(0, 9), 1, 2), {}, "content.want.list"),
        (Row((Int(0, 9), Flag())), [1], "content.exact_size"),
        (Row((Int(0, 9), Flag())), 1, "content.want.list"),
        (MapOf(Word(), Int(0, 9), 1), {"a": 1, "b": 1}, "content.size"),
        (MapOf(Word(), Int(0, 9), 1), [], "content.want.record"),
        (TOWN, None, "content.want.record"),
    ],
)
def test_a_value_of_another_shape_has_its_own_fault(shape, bad, key):
    assert faults_of(shape, bad) == [((), key)]


def test_every_fault_is_told_at_once_with_its_path():
    value = {"id": "Troy", "at": [1, "x", 3], "wals": 2}
    assert faults_of(TOWN, value) == [
        (("id",), "content.word"),
        (("at",), "content.exact_size"),
        (("at", 1), "content.want.int"),
        (("wals",), "content.unknown_near"),
    ]
    assert faults_of(ListOf(TOWN, 0, 9), [{}, value])[:3] == [
        ((0,), "content.missing"),
        ((0,), "content.missing"),
        ((1, "id"), "content.word"),
    ]


def test_an_unknown_key_is_refused_with_the_one_that_was_meant():
    (fault,) = check(TOWN, {"id": "troy", "at": [1, 2], "wals": 2})
    assert fault == Fault(
        ("wals",), Msg.of("content.unknown_near", name="wals", near="walls"), AT_KEY
    )
    (fault,) = check(TOWN, {"id": "troy", "at": [1, 2], "river": 2})
    assert fault.msg == Msg.of("content.unknown", name="river", choices=("id", "at", "walls"))


def test_the_kind_of_a_wrong_value_is_named():
    kinds = {
        "flag": True, "text": "x", "list": [], "record": {}, "nothing": None, "other": 1.5,
    }  # fmt: skip
    for kind, value in kinds.items():
        (fault,) = check(Int(0, 9), value)
        assert fault.msg == Msg.of("content.want.int", found=Msg.of(f"content.kind.{kind}"))
    (fault,) = check(Text(9), 3)
    assert fault.msg.arg("found") == Msg.of("content.kind.int")


def test_a_stranger_in_a_drawn_row_is_told_with_its_column():
    assert [(each.offset, each.msg.arg("found")) for each in check(Drawn("ox", 9), "ozxq")] == [
        (1, "z"),
        (3, "q"),
    ]


def test_a_key_of_a_map_is_judged_like_a_value():
    (fault,) = check(MapOf(Word(), Int(0, 9), 3), {"A B": 1})
    assert (fault.path, fault.offset, fault.msg.key) == (("A B",), AT_KEY, "content.word")


def test_a_value_with_no_end_of_faults_is_not_judged_to_its_end():
    assert len(check(ListOf(Int(0, 9), 0, 20_000), ["x"] * 20_000)) == MOST_FAULTS


def test_a_path_is_spelled_as_a_person_writes_it():
    assert format_path(("board", "places", 3, "at")) == "board.places[3].at"
    assert format_path(()) == ""


def test_names_become_a_noun_in_a_fixed_order():
    names = {
        "en": {"place": "in", "name": "Egypt"},
        "fr": {"gender": "f", "name": "Égypte", "place": "en", "article": "def", "number": "s"},
    }
    assert check(NAMES, names) == []
    fr = (
        ("name", "Égypte"), ("gender", "f"), ("number", "s"), ("article", "def"), ("place", "en"),
    )  # fmt: skip
    assert noun("egypt", names) == Noun(
        "egypt", (("fr", fr), ("en", (("name", "Egypt"), ("place", "in"))))
    )


def test_one_language_is_enough_and_serves_the_other():
    names = {"en": {"name": "Atlantis"}}
    assert check(NAMES, names) == []
    assert noun("x", names).form("fr") == {"name": "Atlantis"}


@pytest.mark.parametrize(
    ("names", "path", "key"),
    [
        ({}, (), "content.no_name"),
        ("Égypte", (), "content.want.record"),
        ({"fr": {"name": "Égypte"}}, ("fr",), "content.missing"),
        ({"fr": {"name": "É", "gender": "x"}}, ("fr", "gender"), "content.choice"),
        ({"fr": {"name": "É", "gender": "f", "place": "in"}}, ("fr", "place"), "content.choice"),
        ({"en": {"name": "x" * (MOST_NAME + 1)}}, ("en", "name"), "content.long_text"),
        ({"en": {"name": "a\u2066b"}}, ("en", "name"), "content.character"),
        ({"en": {"name": "a\nb"}}, ("en", "name"), "content.character"),
        ({"en": {"name": "E", "gendre": "f"}}, ("en", "gendre"), "content.unknown"),
    ],
)
def test_a_name_that_cannot_be_said_is_refused(names, path, key):
    assert (path, key) in faults_of(NAMES, names)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=10,
)


@given(st.sampled_from(VALUES), PLAIN)
def test_no_plain_data_raises_anything(shape, value):
    for fault in check(shape, value):
        assert fault.msg.key.startswith("content.")
