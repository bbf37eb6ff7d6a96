"""The strict reader of YAML: what it understands, what it refuses, and where."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from alexandre.content import loader
from alexandre.content.document import BadContent
from alexandre.kernel.text import Msg

Found = tuple[int, int, str]


@pytest.fixture(autouse=True, params=["libyaml", "pure"])
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Every test runs with both parsers: what is understood may not depend on the machine."""
    if request.param == "pure":
        monkeypatch.setattr(loader, "PARSER", yaml.SafeLoader)
    elif not yaml.__with_libyaml__:
        pytest.skip("PyYAML was built without libyaml here")
    return request.param


def flaws(text: str | bytes) -> list[Found]:
    raw = text.encode() if isinstance(text, str) else text
    return [(each.line, each.column, each.msg.key) for each in loader.parse(raw, "x").flaws]


def data(text: str) -> Any:
    document = loader.parse(text.encode(), "x")
    assert document.flaws == ()
    return document.data


def test_integers_truth_null_and_text_are_understood():
    text = "a: 12\nb: -3\nc: true\nd: false\ne: null\nf:\ng: du Pont\nh: 'no'\ni: [1, \"2\"]\n"
    assert data(text) == {
        "a": 12, "b": -3, "c": True, "d": False, "e": None, "f": None,
        "g": "du Pont", "h": "no", "i": [1, "2"],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("no", "content.plain.word"),
        ("Yes", "content.plain.word"),
        ("ON", "content.plain.word"),
        ("off", "content.plain.word"),
        ("y", "content.plain.word"),
        ("True", "content.plain.word"),
        ("FALSE", "content.plain.word"),
        ("~", "content.plain.null"),
        ("Null", "content.plain.null"),
        ("12:30", "content.plain.clock"),
        ("1:02:03.5", "content.plain.clock"),
        ("2024-01-31", "content.plain.date"),
        ("2024-1-3 10:00:00", "content.plain.date"),
        ("2024-01-31T10:00:00Z", "content.plain.date"),
        ("0x1F", "content.plain.number"),
        ("0o17", "content.plain.number"),
        ("0b11", "content.plain.number"),
        ("007", "content.plain.number"),
        ("+5", "content.plain.number"),
        ("-0", "content.plain.number"),
        ("1_000", "content.plain.number"),
        ("1.5", "content.plain.decimal"),
        (".5", "content.plain.decimal"),
        ("1e3", "content.plain.decimal"),
        ("-.inf", "content.plain.decimal"),
        (".NaN", "content.plain.decimal"),
        ("1234567890123456", "content.plain.big"),
    ],
)
def test_a_word_that_programs_read_differently_is_refused(word, key):
    assert flaws(f"a: 1\nb: {word}\n") == [(2, 4, key)]
    assert data(f"b: '{word}'\n") == {"b": word}


def test_the_sentence_quotes_the_word():
    (flaw,) = loader.parse(b"a: no\n", "map.yaml").flaws
    assert flaw.msg == Msg.of("content.plain.word", found="no")
    assert flaw.sentence() == Msg.of(
        "content.at", file="map.yaml", line="1", column="4", why=flaw.msg
    )


def test_all_errors_are_told_at_once():
    text = "a: no\nb: 1.5\na: 2\nc: [x, 12:30]\n"
    assert flaws(text) == [
        (1, 4, "content.plain.word"),
        (2, 4, "content.plain.decimal"),
        (3, 1, "content.duplicate"),
        (4, 8, "content.plain.clock"),
    ]


def test_what_comes_before_broken_yaml_is_told_too():
    assert flaws("a: no\nb: 'open\n") == [
        (1, 4, "content.plain.word"),
        (2, 4, "content.syntax.quote"),
    ]


def test_a_second_key_of_the_same_name_is_refused_and_the_first_one_named():
    (flaw,) = loader.parse(b"a: 1\nb: 2\na: 3\n", "x").flaws
    assert flaw.msg == Msg.of("content.duplicate", name="a", line=1)


def test_the_inside_of_a_repeated_value_is_not_called_repeated():
    assert flaws("a: {x: 1}\na: {x: 1}\n") == [(2, 1, "content.duplicate")]


@pytest.mark.parametrize(
    ("text", "place", "key"),
    [
        ("12: x\n", (1, 1), "content.key_text"),
        ("true: x\n", (1, 1), "content.key_text"),
        ("null: x\n", (1, 1), "content.key_text"),
        ("a: 1\nno: x\n", (2, 1), "content.plain.word"),
        ("2024-01-31: x\n", (1, 1), "content.plain.date"),
        ("? [a, b]\n: x\n", (1, 3), "content.key_shape"),
        ("? {a: b}\n: x\n", (1, 3), "content.key_shape"),
    ],
)
def test_a_key_is_text(text, place, key):
    assert flaws(text) == [(*place, key)]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("a: !!python/name:os.system x\n", "content.tag"),
        ("a: !!str 12\n", "content.tag"),
        ("a: !thing {b: 1}\n", "content.tag"),
        ("a: ! 12\n", "content.tag"),
        ("%YAML 1.2\n---\na: 1\n", "content.directive"),
        ("%TAG ! x:\n---\na: 1\n", "content.directive"),
        ("%YAML 3.0\n---\na: 1\n", "content.directive"),
        ("a: 1\n---\nb: 2\n", "content.documents"),
        ("", "content.empty"),
        ("# nothing\n", "content.empty"),
        ("a: *nobody\n", "content.alias"),
        ("a: &a [*a]\n", "content.alias"),
    ],
)
def test_what_belongs_to_larger_yaml_is_refused(text, key):
    assert [each[2] for each in flaws(text)] == [key]


@pytest.mark.parametrize(
    ("text", "place", "key"),
    [
        ("a: 'x\nb: 1\n", (1, 4), "content.syntax.quote"),
        ('a: "x\n', (1, 4), "content.syntax.quote"),
        ("a: b: c\n", (1, 5), "content.syntax.colon"),
        ("a: 1\n b: 2\n", (2, 3), "content.syntax.colon"),
        ("a: 1\nb\nc: 2\n", (3, 2), "content.syntax.no_colon"),
        ("a: [1, 2\nb: 3\n", (1, 4), "content.syntax.bracket"),
        ("a: {x: 1\n", (1, 4), "content.syntax.brace"),
        ("a: [1,, 2]\n", (1, 7), "content.syntax.comma"),
        ("a: @x\n", (1, 4), "content.syntax.sign"),
        ("a: `x\n", (1, 4), "content.syntax.sign"),
        ("a: ]\n", (1, 4), "content.syntax.sign"),
        ("a: |x\n  t\n", (1, 5), "content.syntax.block"),
        ("a: &\n", (1, 5), "content.syntax.reference"),
        ("a: *\n", (1, 5), "content.syntax.reference"),
        ("a: !e!x 1\n", (1, 4), "content.syntax.tag"),
        ("a: -\n", (1, 4), "content.syntax.dash"),
        ("a:\n    b: 1\n   c: 2\n", (3, 4), "content.syntax.indent"),
        ("a:\n  - 1\n - 2\n", (3, 2), "content.syntax.indent"),
        ("  a: 1\nb: 2\n", (2, 1), "content.syntax.indent"),
    ],
)
def test_broken_yaml_is_told_in_one_sentence_with_its_place(text, place, key):
    faults = flaws(text)
    if key == "content.syntax.no_colon":
        place = faults[0][:2]  # the two parsers give up at different ends of the line
        assert place[0] in (2, 3)
    assert faults == [(*place, key)]


@pytest.mark.parametrize("escape", [r"\q", r"\xZZ", r"\U00110000", r"\ud800"])
def test_an_escape_that_writes_nothing_is_refused(escape):
    (flaw,) = flaws(f'a: 1\nb: "{escape}"\n')
    assert flaw[2] in ("content.syntax.escape", "content.character") and flaw[0] in (1, 2)


def test_a_tab_is_refused_where_it_stands_and_hides_nothing_before_it():
    assert flaws("a: no\nb:\n\t- 1\n") == [(1, 4, "content.plain.word"), (3, 1, "content.tab")]
    assert flaws("a:\tb\n") == [(1, 3, "content.tab")]


@pytest.mark.parametrize("number", [0x00, 0x07, 0x7F, 0x85, 0xAD, 0x200B, 0x202E, 0x2028, 0xFEFF])
def test_a_character_that_is_not_seen_is_refused(number):
    (flaw,) = loader.parse(f"a: 1\nb: x{chr(number)}y\n".encode(), "x").flaws
    assert (flaw.line, flaw.column) == (2, 5)
    assert flaw.msg == Msg.of("content.character", code=f"U+{number:04X}")


@pytest.mark.parametrize("escape", [r"\0", r"\a", r"\t", r"\r", r"\u202e", r"\u200d", r"\ufeff"])
def test_a_character_that_is_not_seen_is_refused_when_an_escape_writes_it(escape):
    assert flaws(f'a: "x{escape}y"\n') == [(1, 4, "content.character")]


def test_a_carriage_return_only_ends_a_line():
    assert data("a: 1\r\nb: 2\r\n") == {"a": 1, "b": 2}
    assert [each[2] for each in flaws("a: 1\rb: 2\n")] == ["content.character"]


def test_a_byte_order_mark_at_the_start_is_let_through():
    assert data("\ufeffa: 1\n") == {"a": 1}


@pytest.mark.parametrize(
    ("raw", "place"),
    [
        (b"a: 1\nb: caf\xe9\n", (2, 7)),
        ("b: é\n".encode() + b"\xff", (2, 1)),
        ("a: 1\n".encode("utf-16"), (1, 1)),
        (b"\xef\xbb\xbfab\xc3", (1, 3)),
    ],
)
def test_bytes_that_are_not_utf_8_are_told_with_their_place(raw, place):
    assert flaws(raw) == [(*place, "content.encoding")]


def test_an_alias_gives_the_value_again_and_the_place_of_its_definition():
    document = loader.parse(b"a: &x {n: 1, l: [2]}\nb: *x\n", "x")
    assert document.data == {"a": {"n": 1, "l": [2]}, "b": {"n": 1, "l": [2]}}
    assert document.data["a"] is not document.data["b"]
    assert document.place(("b", "l", 0)) == (1, 18)


def test_a_file_is_read_from_disk_and_every_flaw_comes_in_one_exception(tmp_path: Path):
    file = tmp_path / "map.yaml"
    file.write_text("a: 1\n")
    assert loader.load(file).data == {"a": 1}
    file.write_text("b: no\na: on\n")
    with pytest.raises(BadContent) as caught:
        loader.load(file)
    assert [(each.line, each.msg.key) for each in caught.value.flaws] == [
        (1, "content.plain.word"),
        (2, "content.plain.word"),
    ]
    assert caught.value.msg.key == "content.several" and caught.value.msg.arg("more") == 1


def test_a_single_flaw_is_its_own_sentence(tmp_path: Path):
    file = tmp_path / "map.yaml"
    file.write_text("b: no\n")
    with pytest.raises(BadContent) as caught:
        loader.load(file, "my map")
    assert caught.value.msg == caught.value.flaws[0].sentence()
    assert caught.value.flaws[0].file == "my map"


def test_a_file_that_cannot_be_read_is_told_in_one_sentence(tmp_path: Path):
    (tmp_path / "link.yaml").symlink_to(tmp_path / "missing.yaml")
    for file, key in ((tmp_path, "store.not_a_file"),
                      (tmp_path / "missing.yaml", "store.not_there"),
                      (tmp_path / "link.yaml", "store.link_to_nothing"),
                      (Path("nul\0byte"), "content.unreadable")):
        (flaw,) = loader.read(file).flaws
        assert flaw.msg == Msg.of(key)
