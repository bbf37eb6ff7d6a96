"""A language that somebody has added without a grammar, and before all is translated."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.pofile import read_po, write_po

from alexandre import api
from alexandre.content import data
from alexandre.content.digest import digest
from alexandre.content.names import NAMES, noun
from alexandre.i18n.words import Words
from alexandre.kernel.text import Msg, Refusal, Who
from tests.i18n.samples import HORSE, LYRE, catalogue
from tools.words import __main__ as checks
from tools.words import catalogues, guide
from tools.words.catalogues import read_catalogue
from tools.words.faults import find_broken

ESPERANTO = {
    "x.taken": "{Who} prenas: {card:the}.",
    "x.why": "Vi malvenkas, ĉar {cause:inner}",
    "x.won": "{winners:and} venkas, {n:signed}, {n|poento|poentoj}.",
    "ui.language.eo": "Esperanto",
}
ENGLISH = {"x.taken": "{Who} takes {card:the}.", "x.left": "Nothing but {card:the} is left.",
           "x.won": "{winners:and} won."}


def esperanto() -> Words:
    """Esperanto before English."""
    return Words([catalogue("en", ENGLISH), catalogue("eo", ESPERANTO)], "eo")


def test_names_have_no_article_and_numbers_their_digits() -> None:
    words = esperanto()

    assert words.say(Msg.of("x.taken", who=Who(0), card=LYRE), ["Zoé"]) == "Zoé prenas: lyre."
    assert words.say(Msg.of("x.won", winners=(Who(0), Who(1)), n=12), ["A", "B"]) == \
        "A, B venkas, +12, poentoj."
    assert not words.missing


def test_a_sentence_that_nobody_has_translated_is_english_with_english_grammar() -> None:
    words = esperanto()

    left = Msg.of("x.left", card=HORSE)
    assert words.say(left) == "Nothing but the horse is left."
    assert words.say(Msg.of("x.why", cause=left)) == \
        "Vi malvenkas, ĉar nothing but the horse is left."
    assert not words.missing


def test_a_name_that_nobody_has_translated_is_english_wherever_a_board_has_it() -> None:
    egypt = noun("egypt", {"fr": {"name": "Égypte"}, "en": {"name": "Egypt"}})

    assert esperanto().name(egypt) == "Egypt"


def test_a_language_is_called_by_its_own_name_in_all_others() -> None:
    words = esperanto()
    words.lang = "en"

    assert words.say(Msg.of("ui.language.eo")) == "Esperanto"


def test_a_name_of_a_board_may_be_written_in_it() -> None:
    names = {"en": {"name": "lyre"}, "eo": {"name": "liro", "plural": "liroj"}}

    assert not list(NAMES.faults(names, ()))
    assert list(NAMES.faults({**names, "eo": {"name": "liro", "gender": "m"}}, ()))
    assert esperanto().name(noun("lyre", names), "plural") == "liroj"


def add_language(assets: Path, lang: str, **files: str) -> None:
    """Write the sentences of a language into a folder of assets."""
    folder = assets / "locales" / lang / "LC_MESSAGES"
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.po").write_text(text, "utf-8")


def test_a_folder_of_sentences_is_a_language(tmp_path: Path,
                                             monkeypatch: pytest.MonkeyPatch) -> None:
    add_language(tmp_path, "eo", ui='msgid "x.left"\nmsgstr "Restas {card}."\n')
    add_language(tmp_path, "ia")
    monkeypatch.setattr(data, "assets", lambda: tmp_path)

    assert data.languages() == ("en", "fr", "eo")


def test_one_that_cannot_be_read_is_left_out(tmp_path: Path,
                                             monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: nobody could start the program, in any language."""
    add_language(tmp_path, "en", ui='msgid "x.left"\nmsgstr "Nothing is left."\n')
    add_language(tmp_path, "fr", ui='msgid "x.left"\nmsgstr "Il ne reste rien."\n')
    add_language(tmp_path, "eo", ui='msgid "x.left"\nmsgstr "Nenio restas.\n')
    add_language(tmp_path, "io", ui='msgid ""\nmsgstr "Plural-Forms: nplurals=x; plural=;\\n"\n')
    add_language(tmp_path, "ia", ui='msgid "x.left"\nmsgstr "Nihil resta."\n')
    monkeypatch.setattr(data, "assets", lambda: tmp_path)

    words = Words(data.catalogues(), "ia")
    assert words.langs == ("en", "fr", "ia")
    assert words.say(Msg.of("x.left")) == "Nihil resta."


def test_french_that_cannot_be_read_is_left_out_until_no_language_is_left(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: a line amiss in a French sentence was a traceback of every command."""
    add_language(tmp_path, "en", ui='msgid "x.left"\nmsgstr "Nothing is left."\n')
    add_language(tmp_path, "fr", ui='msgid "x.left"\nmsgstr "Il ne reste rien.\n')
    monkeypatch.setattr(data, "assets", lambda: tmp_path)
    assert Words(data.catalogues()).langs == ("en",)

    add_language(tmp_path, "en", ui='msgid "x.left"\nmsgstr "Nothing is left.\n')
    with pytest.raises(ValueError, match=r"\.po:2: msgstr"):
        data.catalogues()


def test_a_program_is_told_in_english_what_is_not_translated(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: it was told the keys."""
    add_language(tmp_path, "en", ui='msgid "x.left"\nmsgstr "Nothing is left."\n')
    add_language(tmp_path, "fr", ui='msgid "x.left"\nmsgstr "Il ne reste rien."\n')
    add_language(tmp_path, "eo", ui='msgid "x.won"\nmsgstr "Vi venkas."\n')
    monkeypatch.setattr(data, "assets", lambda: tmp_path)
    monkeypatch.setattr(api, "words_of", api.words_of.__wrapped__)  # nothing is kept of these

    assert api.say(Msg.of("x.won"), "eo") == "Vi venkas."
    assert api.say(Msg.of("x.left"), "eo") == "Nothing is left."
    with pytest.raises(Refusal):
        api.say(Msg.of("x.left"), "la")


def test_rules_that_nobody_has_translated_are_read_in_english() -> None:
    assert digest("alexandros", "eo") == digest("alexandros", "en")


def test_a_form_that_it_does_not_have_is_named() -> None:
    catalogue = read_po(BytesIO(b'msgid "x.y"\nmsgstr "{card:le}"\n'))

    assert list(find_broken("eo", catalogue)) == ["eo: x.y: {card:le}: no form :le"]


def test_the_check_of_sentences_reads_an_added_language_too(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_language(tmp_path, "eo", rooms='msgid "ui.quit"\nmsgstr "{card:le}"\n')
    monkeypatch.setattr(data, "assets", lambda: tmp_path)
    monkeypatch.setattr(catalogues, "LOCALES", tmp_path / "locales")
    for name in ("faults", "find_uses", "find_missing"):  # of the complete languages
        monkeypatch.setattr(checks, name, lambda *_asked: ())

    assert list(checks.check_all()) == ["eo: ui.quit: {card:le}: no form :le"]


@pytest.mark.parametrize("code", ["EO", "pt_BR", "../eo", "espo"])
def test_a_code_that_the_application_would_not_know_is_refused(
        code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guide, "FOLDER", tmp_path)

    with pytest.raises(SystemExit, match="two or three small letters"):
        guide.main([code])
    assert not list(tmp_path.iterdir())


def test_a_sentence_just_taken_does_not_come_back_as_changed() -> None:
    """Also one whose two numbers begin alike, on lines that are wrapped."""
    english = read_catalogue("en")
    for name, part in guide.strip(english, "eo").items():
        written = BytesIO()
        write_po(written, part, width=0)
        written.seek(0)
        changed = [message.id for message in read_po(written, locale="eo")
                   if message.id and guide.is_outdated(message, english.get(message.id))]
        assert not changed, name
