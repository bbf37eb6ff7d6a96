"""The bytes of a document: equal data, equal bytes; any damage is noticed and named."""

from __future__ import annotations

import hashlib
import json
import os
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alexandre.kernel.board import canonical
from alexandre.kernel.migrate import NewerFormat
from alexandre.kernel.plain import BadData
from alexandre.kernel.store import (
    Document,
    Header,
    Shelf,
    decode,
    encode,
    read_document,
    read_header,
)
from alexandre.kernel.store import envelope as envelope_module
from alexandre.kernel.text import Msg, Refusal
from tests.kernel.faulty_disk import keys
from tests.kernel.test_store_jsonread import plains

BODY = {
    "options": {"first_seat": "random", "joker": "both"},
    "seats": ["Zoë", "Ωмега 王"],
    "seed": 2**63 + 5,
    "actions": [f"walk {x},{y}" for x in range(20) for y in range(10)],
    "over": False,
    "winner": None,
}
HEADER = Header(title="alexandros", rules=3, label="Zoë « Ω » 王", turn=12,
                summary={"players": ["Zoë", "greedy"], "scores": [12, 0]}, app="1.0", counter=7)
SAVE = encode(HEADER, BODY)

words = st.text(max_size=60)
headers = st.builds(
    Header, kind=st.sampled_from(["save", "settings"]), title=words, label=words, app=words,
    rules=st.integers(0, 99), turn=st.integers(0, 9999), counter=st.integers(0, 10**12),
    summary=st.dictionaries(st.sampled_from("abc"), words | st.integers(0, 9)),
)


@given(headers, plains)
def test_save_load_save_is_identical_byte_for_byte(header: Header, body: Any) -> None:
    data = encode(header, body)
    document = decode(data)

    assert encode(document.header, document.body) == data
    assert document.body == body
    assert decode(encode(document.header, document.body)) == document
    assert (document.header.kind, document.header.turn, document.header.counter) == (
        header.kind, header.turn, header.counter)


def test_the_first_line_is_the_header_and_names_the_format() -> None:
    head, body = SAVE.split(b"\n")
    fields = json.loads(head)

    assert (fields["format"], fields["version"]) == ("alexandre-save", 1)
    assert fields["digest"] == hashlib.sha256(body).hexdigest()
    assert list(fields) == sorted(fields)
    assert json.loads(body) == BODY
    assert fields["label"] == "Zoë « Ω » 王"
    assert "Zoë".encode() in head


def test_the_header_is_read_without_its_body() -> None:
    head = SAVE.split(b"\n")[0]

    assert read_header(head + b"\n{broken") == decode(SAVE).header
    assert read_header(head) == decode(SAVE).header


def test_what_a_later_version_adds_to_the_header_is_kept() -> None:
    fields = json.loads(SAVE.split(b"\n")[0])
    later = reseal({**fields, "mood": {"weather": [1, 2]}}, SAVE.split(b"\n")[1])
    document = decode(later)

    assert document.header.more == {"mood": {"weather": [1, 2]}}
    assert encode(document.header, document.body) == later


def test_a_newer_format_is_told_from_damage_whatever_else_it_holds() -> None:
    for data in (b'{"format":"alexandre-save","version":2}\n\x00', b'{"format":"alexandre-save",'
                 b'"seal":[],"version":99,"kind":5}'):
        with pytest.raises(NewerFormat) as caught:
            decode(data)
        assert caught.value.msg.key == "store.newer"


def test_hostile_words_in_a_header_are_cleaned() -> None:
    header = Header(label="a\u202eb\x00" * 500, summary={"players": ["x\u2066y\n"]})

    read = decode(encode(header, {})).header
    assert read.label == ("ab" * 500)[:200] and read.summary == {"players": ["xy "]}


def test_every_prefix_of_a_save_is_refused_with_file_and_reason(tmp_path: Path) -> None:
    path = tmp_path / "cut.save"
    path.write_bytes(SAVE)
    assert read_document(path).body == BODY
    for length in reversed(range(len(SAVE))):
        os.truncate(path, length)
        assert reason(path).key == "store.damaged", length


MANY = pytest.mark.parametrize(
    "count", [500, pytest.param(5_000, marks=pytest.mark.long)])


@MANY
def test_no_accident_passes_unnoticed(count: int, tmp_path: Path) -> None:
    """A document spoiled by a disk or a transfer is refused, or still the very same."""
    rnd = random.Random(count)
    whole = decode(SAVE)

    spoiled = [rnd.choice([flip, cut, splice, garbage])(SAVE, rnd) for _ in range(count)]
    documents = [document for document in read_all(tmp_path, spoiled) if document]

    assert all(document == whole for document in documents)
    assert len(documents) < count // 10


@MANY
def test_forgeries_are_refused_or_as_good_as_any_save(count: int, tmp_path: Path) -> None:
    """A document spoiled on purpose, digest and seal included, is refused or well-formed."""
    rnd = random.Random(count)

    forged = [rnd.choice([forge_body, forge_header])(SAVE, rnd) for _ in range(count)]
    documents = [document for document in read_all(tmp_path, forged) if document]

    for document in documents:
        again = decode(encode(document.header, document.body))
        assert again.body == document.body
        assert replace(again.header, digest="") == replace(document.header, digest="")
    assert len(documents) < count // 2


def read_all(folder: Path, saves: list[bytes]) -> list[Document | None]:
    """Each save read by itself, and all of them listed together with their conditions."""
    for number, data in enumerate(saves):
        (folder / f"{number}.save").write_bytes(data)
    entries = {entry.file: entry for entry in Shelf(folder).entries()}

    assert len(entries) == len(saves)
    for entry in entries.values():
        assert (entry.cause is None) == (entry.header is not None) == (entry.condition == "good")
    return [attempt(folder / f"{number}.save") for number in range(len(saves))]


def attempt(path: Path) -> Document | None:
    """The document, or None if it is refused by its name and with a cause."""
    try:
        return read_document(path)
    except Refusal as refusal:
        assert refusal.msg.arg("file") == path.name
        assert isinstance(refusal.msg.arg("cause"), Msg)
        return None


def reseal(fields: dict[str, Any], body: bytes) -> bytes:
    """A file as a forger would finish it: digest and seal worked out again."""
    fields["digest"] = hashlib.sha256(body).hexdigest()
    fields["seal"] = envelope_module._seal(fields)
    return canonical(fields).encode() + b"\n" + body


def flip(data: bytes, rnd: random.Random) -> bytes:
    index = rnd.randrange(len(data))
    return data[:index] + bytes([data[index] ^ 1 << rnd.randrange(8)]) + data[index + 1:]


def cut(data: bytes, rnd: random.Random) -> bytes:
    return data[:rnd.randrange(len(data))]


def splice(data: bytes, rnd: random.Random) -> bytes:
    a, b, c = sorted(rnd.randrange(len(data)) for _ in range(3))
    return data[:a] + data[b:c] + data[a:b] + data[c:]


def garbage(data: bytes, rnd: random.Random) -> bytes:
    index = rnd.randrange(len(data))
    return data[:index] + rnd.randbytes(rnd.randrange(1, 60)) + data[index:]


def forge_body(data: bytes, rnd: random.Random) -> bytes:
    """The body spoiled, and the header made to fit it."""
    head, body = data.split(b"\n")
    spoil = rnd.choice([flip, cut, splice, garbage, bomb])
    return reseal(json.loads(head), spoil(body, rnd))


def forge_header(data: bytes, rnd: random.Random) -> bytes:
    """A field of the header swapped for another type, and the seal made to fit it."""
    head, body = data.split(b"\n")
    fields = json.loads(head)
    fields[rnd.choice(sorted(fields))] = rnd.choice(ODD)
    return reseal(fields, body)


def bomb(data: bytes, rnd: random.Random) -> bytes:
    return rnd.choice([
        b"[" * 100_000, b'{"a":' * 1000 + b"1" + b"}" * 1000, b"9" * 10_000, b"[NaN]",
        b"[1e999]", b'{"a":1,"a":2}', b'["\\ud800"]', b'"' + b"x" * 5000 + b'"', b"[-1.5]",
        b"[" + b"0," * 30_000 + b"0]",
    ])


ODD: list[Any] = [None, True, -1, 2**70, 1.5, "", "x" * 5000, [], {}, [[[]]], "\x00",
                  [1, {"a": 2}], 10**15, 10**15 + 1, float("nan")]


def reason(path: Path) -> Msg:
    with pytest.raises(BadData) as caught:
        read_document(path)
    assert caught.value.msg.arg("file") == path.name
    return caught.value.msg


def test_a_digest_that_fits_does_not_excuse_a_bad_body(tmp_path: Path) -> None:
    path = tmp_path / "forged.save"
    path.write_bytes(reseal(json.loads(SAVE.split(b"\n")[0]), b'{"a":1,"a":2}'))

    assert keys(reason(path)) == ["store.damaged", "store.double_key"]
    assert Shelf(tmp_path).entries()[0].condition == "good"


@pytest.mark.parametrize("body", [
    {"a": 1.5}, {"a": float("nan")}, [2**64], ["\ud800"], ["x" * 5000], [[0] * 20_001],
    {1: 2, "1": 3}, [{1, 2}], [b"x"], [object()], ["x" * 4000] * 600,
])
def test_what_could_not_be_read_again_is_not_written(body: Any, tmp_path: Path) -> None:
    from alexandre.kernel.store import write_document

    with pytest.raises(Refusal, match=r"store\.unsaved$"):
        write_document(tmp_path / "x.save", HEADER, body)
    assert list(tmp_path.iterdir()) == []


def test_a_body_that_contains_itself_is_no_plain_data() -> None:
    body: list[Any] = []
    body.append(body)
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]

    for each in (body, deep):
        with pytest.raises(BadData) as caught:
            encode(HEADER, each)
        assert caught.value.msg.key == "store.not_plain"
