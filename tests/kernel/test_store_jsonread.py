"""The bounded JSON reader: what it takes, and every reason for which it refuses."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alexandre.kernel.board import canonical
from alexandre.kernel.plain import BadData
from alexandre.kernel.store.jsonread import INT_HIGH, INT_LOW, LIMITS, Limits, read_json

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
plains = st.recursive(
    st.none() | st.booleans() | st.integers(INT_LOW, INT_HIGH) | texts,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(texts, inner, max_size=6),
    max_leaves=30,
)


def refusal(data: bytes | str, limits: Limits = LIMITS) -> str:
    with pytest.raises(BadData) as caught:
        read_json(data, limits)
    return caught.value.msg.key


@given(plains)
def test_plain_data_comes_back_as_it_was_written(value: object) -> None:
    assert read_json(canonical(value).encode()) == value
    assert canonical(read_json(json.dumps(value, indent=1))) == canonical(value)


@given(st.binary(max_size=60) | st.text('[]{}",:\\ueE+-.0123456789NaInfty \n', max_size=60))
def test_any_other_bytes_are_refused_in_one_sentence(data: bytes | str) -> None:
    try:
        value = read_json(data)
    except BadData as bad:
        assert bad.msg.key.startswith("store.")
    else:
        assert canonical(value) == canonical(json.loads(data))


@pytest.mark.parametrize(("data", "key"), [
    (b"", "store.not_json"),
    (b"[1, 2", "store.not_json"),
    (b"[1] 2", "store.not_json"),
    (b"\xef\xbb\xbf[]", "store.not_json"),
    (b'"a\nb"', "store.not_json"),
    (b"[\xff]", "store.not_utf8"),
    (b'"\xed\xa0\x80"', "store.not_utf8"),
    (b"[NaN]", "store.no_number"),
    (b"[Infinity]", "store.no_number"),
    (b"[-Infinity]", "store.no_number"),
    (b"[1.0]", "store.fraction"),
    (b"[1e400]", "store.fraction"),
    (b"[1e2]", "store.fraction"),
    (b'{"a": 1, "a": 1}', "store.double_key"),
    (b'[{"b": {"a": 1, "\\u0061": 2}}]', "store.double_key"),
    (b'["\\ud800"]', "store.surrogate"),
    (b'{"\\udfff": 1}', "store.surrogate"),
    (b"18446744073709551616", "store.int_too_big"),
    (b"-9223372036854775809", "store.int_too_big"),
    (b"9" * 5000, "store.int_too_big"),
    (b"-" + b"9" * 100_000, "store.int_too_big"),
])
def test_each_fault_has_its_own_reason(data: bytes, key: str) -> None:
    assert refusal(data) == key


def test_a_syntax_error_says_where() -> None:
    with pytest.raises(BadData) as caught:
        read_json('{"a": 1,\n "b" 2}')

    assert (caught.value.msg.arg("line"), caught.value.msg.arg("column")) == (2, 6)


@pytest.mark.parametrize("number", [INT_LOW, INT_HIGH, 0, -1])
def test_integers_of_64_bits_are_read(number: int) -> None:
    assert read_json(str(number)) == number


def test_the_size_is_capped_before_anything_is_read() -> None:
    assert read_json(b'"' + b"a" * 8 + b'"', Limits(size=10)) == "a" * 8
    assert refusal(b'"' + b"a" * 9 + b'"', Limits(size=10)) == "store.too_big"
    assert refusal(b"x" * (LIMITS.size + 1)) == "store.too_big"


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":'])
def test_the_depth_is_capped_before_the_parser_starts(opening: str) -> None:
    one = opening.count("[") + opening.count("{")
    closing = opening.replace('"a":', "")[::-1].translate(str.maketrans("[{", "]}"))
    times = 64 // one

    assert read_json(opening * times + "1" + closing * times)
    assert refusal(opening * (times + 1) + "1" + closing * (times + 1)) == "store.too_deep"
    assert refusal(opening * (50_000 // len(opening))) == "store.too_deep"


def test_brackets_inside_texts_are_no_depth() -> None:
    value = ["[" * 100, "{\"\\" * 50, "]" * 100]

    assert read_json(canonical(value)) == value


def test_brackets_after_a_text_that_never_ends_are_no_depth_either() -> None:
    assert refusal('"' + "[" * 100) == "store.not_json"
    assert refusal('"' + '\\"' * 500_000) == "store.not_json"
    assert refusal('["\\' + "[" * 100) == "store.not_json"


def test_texts_are_measured_in_bytes_keys_too() -> None:
    assert read_json(canonical(["é" * 2048])) == ["é" * 2048]
    assert refusal(canonical(["é" * 2048 + "e"])) == "store.string_too_long"
    assert refusal(canonical({"k" * 4097: 1})) == "store.string_too_long"
    assert read_json('["abcde"]', Limits(text=5)) == ["abcde"]


@pytest.mark.parametrize("more", [0, 1])
def test_lists_and_objects_are_capped(more: int) -> None:
    items = 20_000 + more
    values = [[0] * items, [[0] * items], {str(index): 0 for index in range(items)}]
    for value in values:
        if more:
            assert refusal(canonical(value)) == "store.too_many_items"
        else:
            assert read_json(canonical(value)) == value


def test_lists_and_objects_are_counted_altogether() -> None:
    row: list[object] = [[]] * 9_999

    assert read_json(canonical([row] * 9 + [[{}] * 9_998])) is not None
    assert refusal(canonical([row] * 9 + [[{}] * 9_999])) == "store.too_many_items"
    assert read_json(canonical(["[" * 4000] * 400)) == ["[" * 4000] * 400


BOMBS = """
import resource, sys
from alexandre.kernel.store.jsonread import LIMITS, read_json
from alexandre.kernel.plain import BadData

def own(field):
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith(field)) * 1024

limit = own("VmSize") + 200 * 1024 * 1024
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
most = LIMITS.size
def row(item): return b"[" + item * 19_999 + item.rstrip(b",") + b"]"
def fill(part): return b"[" + (part + b",") * ((most - 2) // (len(part) + 1) - 1) + part + b"]"
bombs = [b"[" * most, b'{"a":' * (most // 5), b'"' * most, b'"\\\\' * (most // 2), fill(b"0"),
         fill(b"[]"), fill(b"{}"), fill(b"[0]"), fill(b'{"":0}'), fill(row(b"[],")),
         fill(row(b"{},")), fill(row(b'{"":0},')), fill(row(b"[0],")), fill(row(b"10000,")),
         fill(row(b'"ab",')), b"[" + row(b"[],") + b"," + row(b"[0],") + b"]",
         b"9" * most, b"1e" + b"9" * (most - 2), b"-" * most]
for bomb in bombs:
    assert len(bomb) <= most
    try:
        read_json(bomb)
    except BadData as bad:
        print(bad.msg.key)
    else:
        print("read")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the limit of memory is set by Linux's means")
def test_bombs_cost_less_than_200_megabytes() -> None:
    done = subprocess.run([sys.executable, "-c", BOMBS], capture_output=True, text=True)

    assert done.returncode == 0, done.stderr
    assert len(done.stdout.split()) == 19
    assert {"store.too_many_items", "read"} <= set(done.stdout.split())
