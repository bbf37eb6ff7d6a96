"""Files made to hurt: too large, too deep, too many, aliases of aliases; and pure noise."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st

from alexandre.content import characters, loader
from alexandre.content.document import MOST_FLAWS, BadContent, Document
from alexandre.content.source import MOST_BYTES
from alexandre.kernel.board import canonical

BOMB = "a: &a [x, x, x, x]\n" + "".join(
    f"{new}: &{new} [*{old}, *{old}, *{old}, *{old}]\n"
    for old, new in zip("abcdefgh", "bcdefghi", strict=True)
)

# Doubling stays below the number of aliases allowed, not below the number of values.
DOUBLING = (
    "a: &v0 ["
    + "x, " * 900
    + "x]\n"
    + "".join(f"k{n}: &v{n + 1} [*v{n}, *v{n}]\n" for n in range(15))
)


def keys(document: Document) -> list[str]:
    return [each.msg.key for each in document.flaws]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (BOMB, "content.too_many_values"),
        ("a: &a 1\nb: [" + "*a, " * 33 + "]\n", "content.aliases"),
        (DOUBLING, "content.too_many_values"),
        ("a: " + "[" * 1_000_000, "content.too_deep"),
        ("- " * 900_000, "content.too_deep"),
        ("{a: " * 400_000, "content.too_deep"),
        ("- 1\n" * 400_000, "content.too_many_values"),
        ("a: " + "x" * 5_000, "content.long_text"),
        ("a: " + "9" * 10_000, "content.plain.big"),
        ("#" * 2_000_001, "content.too_big"),
    ],
)
def test_a_file_made_to_hurt_is_refused_in_one_sentence(text, key):
    assert keys(loader.parse(text.encode(), "x")) == [key]


def test_keys_within_keys_end_at_the_same_depth():
    assert keys(loader.parse(b"? " * 900_000, "x"))[-1] == "content.too_deep"


def test_the_last_depth_allowed_is_allowed():
    assert not loader.parse(b"[" * 64 + b"]" * 64, "x").flaws
    assert keys(loader.parse(b"[" * 66 + b"]" * 66, "x")) == ["content.too_deep"]


def test_a_file_too_large_is_not_read_to_its_end(tmp_path):
    file = tmp_path / "large.yaml"
    file.write_bytes(b"#" * (MOST_BYTES + 1))
    assert keys(loader.read(file)) == ["content.too_big"]
    file.write_bytes(b"a: 1\n#" + b"#" * (MOST_BYTES - 6))
    assert loader.read(file).data == {"a": 1}


def test_flaws_are_told_up_to_a_page_and_the_last_says_that_there_are_more():
    told = loader.parse(b"- no\n" * 500, "x").judge(())
    assert len(told) == MOST_FLAWS + 1 and told[-1].msg.key == "content.too_many_flaws"
    told = loader.parse(b"a: \t\n" * 500, "x").judge(())
    assert len(told) <= MOST_FLAWS + 1


def test_every_control_and_every_mark_of_direction_is_refused():
    unseen = [chr(number) for number in (*range(0x20), *range(0x7F, 0xA0))]
    unseen += list("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
    assert all(characters.IN_LINE.search(each) for each in unseen)
    assert not characters.IN_LINE.search("l’Égypte, Ἀλέξανδρος, 王, œ — « Ω »\u00a0!")


FRAGMENTS = st.sampled_from(
    [
        "a", "b", ":", ": ", "\n", "\n  ", "- ", "? ", "[", "]", "{", "}", ",", "'", '"', "&x ",
        "*x", "!t ", "#", "|", ">", "%YAML 1.1\n", "---\n", "...\n", "no", "12:30", "1.5", "7",
        "\\", "\\ud800", "\\x00", "é", "\t", "\0", "\u202e", "\r", "<<", "~", "@", "`", "\ufeff",
    ]
)  # fmt: skip


def decode(raw: bytes) -> str | None:
    """The data as text; None if it is refused. Nothing but BadContent may come out."""
    document = loader.parse(raw, "x")
    for flaw in document.judge(()):
        assert flaw.line >= 1 and flaw.column >= 1
    return None if document.flaws else canonical(document.data)


@settings(max_examples=300)
@given(st.binary(max_size=200))
@example(b"\xff\xfe\x00")
@example(b"a: \xf0\x9f\x90\x8e\n")
def test_no_bytes_raise_anything(raw):
    decode(raw)


@settings(max_examples=600)
@given(st.lists(FRAGMENTS, max_size=25).map("".join))
@example('"\\U00110000"')
@example("? - &x\n: *x\n")
@example("{? a, ? a}")
def test_no_text_raises_anything_and_both_parsers_understand_the_same(text):
    raw = text.encode()
    first = decode(raw)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loader, "PARSER", yaml.SafeLoader)
        assert decode(raw) == first


@settings(max_examples=60)
@given(st.binary(max_size=80))
def test_a_file_of_noise_raises_only_bad_content(tmp_path_factory, raw):
    file = tmp_path_factory.mktemp("noise") / "map.yaml"
    file.write_bytes(raw)
    try:
        loader.load(file)
    except BadContent as refusal:
        assert refusal.flaws
