"""Text from files and players never commands, never hides, never floods."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alexandre.i18n.catalogue import Catalogue
from alexandre.i18n.clean import LONGEST_NAME, LONGEST_TEXT, clean
from alexandre.i18n.names import GRAMMARS, decline
from alexandre.kernel.plain import MARKS_MOST
from alexandre.kernel.text import Msg, Noun, Refusal, Who
from tests.i18n.samples import catalogue, words

PLAIN = {
    "x.hello": "Bonjour {name}, {who:de}.",
    "player.unnamed": "Joueur {n}",
    "player.numbered": "le joueur {n}",
}

TRICKS = [
    "{who}", "{name.__class__}", "{0}", "{", "}", "%s %(who)s", "{{", "⟦x⟧", "${HOME}", "\\n",
    "{who:de}{who:de}{who:de}", "../../etc/passwd", "<b>",
]


@pytest.mark.parametrize("trick", TRICKS)
def test_a_name_that_looks_like_a_pattern_is_only_a_name(trick):
    french = words("fr", PLAIN)

    said = french.say(Msg.of("x.hello", name=trick, who=Who(0)), [trick])

    assert said == f"Bonjour {trick}, de {trick}."
    assert french.missing == set()


@pytest.mark.parametrize(
    "hidden",
    ["\u202e", "\u2066", "\u200f", "\u061c", "\x00", "\x1b[31m", "\u00ad", "\ufeff", "\u200b",
     "\ud800", "\U000e0041", "\ue000"],
)
def test_characters_that_nobody_sees_are_dropped(hidden):
    assert clean(f"Zo{hidden}é").replace("[31m", "") == "Zoé"


def test_joiners_stay_where_they_join():
    assert clean("👩\u200d🌾") == "👩\u200d🌾"
    assert clean("\u200d Zoé\u200c") == "Zoé"


def test_a_name_that_nobody_sees_is_none():
    french = words("fr", PLAIN)

    said = french.say(Msg.of("x.hello", name="x", who=Who(0)), ["\u200d\u200b \u200c\ue000"])

    assert said == "Bonjour x, du joueur\u00a01."


def test_lines_become_one():
    assert clean("Zoé\n\n  \tKarl\u2028x\r\ny") == "Zoé Karl x y"


def test_marks_do_not_climb_over_the_line_above():
    climbing = clean("Z" + "\u0301\u0302\u0303" * 50 + "oé")

    assert climbing.endswith("oé")
    assert sum(unicodedata.combining(each) > 0 for each in climbing) <= MARKS_MOST


def test_ten_thousand_letters_are_cut_with_an_ellipsis():
    french = words("fr", PLAIN)

    said = french.say(Msg.of("x.hello", name="x" * 10_000, who=Who(0)), ["z" * 10_000])

    assert said == f"Bonjour {'x' * (LONGEST_TEXT - 1)}…, de {'z' * (LONGEST_NAME - 1)}…."


def test_a_board_of_a_players_own_cannot_shout_either():
    hostile = Noun(
        "x\u202e", (("fr", (("name", "A\n" * 500), ("gender", "\u202e"), ("place", "{who}"))),)
    )

    for form in GRAMMARS["fr"].forms:
        said = decline(hostile, "fr", form)
        assert len(said) < 2 * LONGEST_NAME and said.isprintable()


def test_a_number_too_large_to_print_is_not_printed():
    french = words("fr", {"x.n": "{n}"})

    assert french.say(Msg.of("x.n", n=10**5000)) == "⟦x.n {n}⟧"


def test_messages_nested_without_end_are_cut():
    french = words("fr", {"x.deep": "({inner})", "x.last": "!"})
    msg = Msg("x.last")
    for _ in range(500):
        msg = Msg.of("x.deep", inner=msg)

    assert french.say(msg).count("(") < 20 and french.missing == {"x.deep"}


@pytest.mark.parametrize("data", [b"", b"\xde\x12\x04\x95", b"\x95\x04\x12\xde" * 9, b"x" * 40])
def test_a_damaged_catalogue_is_refused_in_one_sentence(data):
    with pytest.raises(Refusal, match=r"i18n\.damaged_catalogue$"):
        Catalogue("fr", data)


def test_a_key_that_is_no_key_says_nothing_of_the_catalogue():
    assert catalogue("fr", PLAIN).pattern("") is None
    assert catalogue("fr", PLAIN).pattern("", 2) is None


def is_seen(text: str) -> bool:
    """One line, and nothing in it that hides or turns the rest around."""
    unseen = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
    letters = re.sub("[\u200c\u200d]", "", text)
    return all(unicodedata.category(each) not in unseen for each in letters)


@given(st.text(max_size=400))
def test_clean_text_is_one_short_printable_line_and_stays_so(text):
    once = clean(text, 50)

    assert len(once) <= 50 and is_seen(once)
    assert once == once.strip(" ") and clean(once, 50) == once


ARGS = st.recursive(
    st.one_of(
        st.integers(),
        st.text(max_size=30),
        st.builds(Who, st.integers(-3, 9)),
        st.builds(lambda name: Noun("n", (("fr", (("name", name), ("gender", "f"))),)), st.text()),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(tuple),
        st.builds(lambda each: Msg.of("x.a", name=each), inner),
    ),
    max_leaves=6,
)
FORMS = [*GRAMMARS["fr"].forms, *GRAMMARS["fr"].tallies, *GRAMMARS["fr"].joins, "ordinal", "x"]


@given(ARGS, st.sampled_from(FORMS), st.lists(st.text(max_size=20), max_size=3))
def test_any_argument_in_any_form_is_said_or_seen_to_be_missing(value, form, players):
    french = words("fr", {"x.a": "{name:" + form + "}", "x.b": "{Name|a|b|c|d}", **PLAIN})

    for key in ("x.a", "x.b"):
        assert is_seen(french.say(Msg.of(key, name=value), players))
