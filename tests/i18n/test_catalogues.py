"""Both catalogues, and the tool that keeps them: every fault it should find is planted here."""

from __future__ import annotations

import io
import os
from gettext import GNUTranslations

import pytest
from babel.messages import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from alexandre import games
from alexandre.content import data
from alexandre.i18n.catalogue import Catalogue
from alexandre.i18n.compiler import compile_po
from alexandre.i18n.words import Words
from alexandre.kernel.text import Msg
from tests import example
from tools.words.__main__ import main
from tools.words.catalogues import (
    LANGS,
    find_doubled,
    find_strayed,
    find_uncounted,
    find_unreadable,
    name_file,
    po_paths,
    read_catalogue,
)
from tools.words.faults import faults, texts_of
from tools.words.owed import find_missing
from tools.words.used import Use, find_uses

ODD = r'''# A catalogue with everything that ours may have.
msgid ""
msgstr ""
"Language: fr\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\n"
"Content-Type: text/plain; charset=UTF-8\n"

#. a remark
msgid "x.b"
msgstr "two lines "
"and “quotes”: \"a\\b\"\n"

msgid "x.a"
msgid_plural "x.a"
msgstr[0] "un"
msgstr[1] "deux"

#~ msgid "x.gone"
#~ msgstr "gone"
msgid "x.none"
msgstr ""
'''


def use(*keys: str) -> list[Use]:
    """Places of the code that speak these keys."""
    return [Use(key, "code.py:1", is_said=True) for key in keys]


def plant(fr: str, en: str, uses: list[Use] | None = None) -> list[str]:
    """The faults of two catalogues of one sentence each, under the key x.a."""
    catalogues = {}
    for lang, text in (("fr", fr), ("en", en)):
        catalogues[lang] = Catalog(locale=lang)
        catalogues[lang].add("x.a", text)
    return list(faults(catalogues, use("x.a") if uses is None else uses))


def babels(text: str) -> dict[object, str]:
    """The catalogue that gettext reads from Babel's file, without its header."""
    out = io.BytesIO()
    write_mo(out, read_po(io.BytesIO(text.encode())))
    return sentences(out.getvalue())


def sentences(compiled: bytes) -> dict[object, str]:
    """Key, and form where they are counted, to sentence."""
    catalogue = vars(GNUTranslations(io.BytesIO(compiled)))["_catalog"]
    return {key: text for key, text in catalogue.items() if key}


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_compiled_is_what_babel_would_compile(lang):
    texts = {path.name: path.read_text(encoding="utf-8") for path in po_paths(lang)}
    read: dict[object, str] = {}
    for text in texts.values():
        read |= babels(text)

    assert sentences(compile_po(texts)) == read
    assert sentences(compile_po({"odd.po": ODD})) == babels(ODD)


@pytest.mark.parametrize("line", ["msgctxt \"x\"", "msgid x", "\"alone\"", "msgstr \"a\" \"b\""])
def test_a_line_that_cannot_be_read_is_named(line):
    with pytest.raises(ValueError, match=r"odd\.po:2: "):
        compile_po({"a.po": ODD, "odd.po": f"\n{line}\n"})


@pytest.mark.parametrize("lang", LANGS)
def test_the_program_speaks_what_is_written_now(lang):
    """Whatever was compiled when it was installed: sentences may have changed since."""
    assert data.catalogue(lang) == compile_po(data.read_written(po_paths(lang)[0].parent))


def test_a_compiled_catalogue_is_read_unless_the_written_one_is_newer(tmp_path, monkeypatch):
    monkeypatch.setattr(data, "assets", lambda: tmp_path)
    folder = tmp_path / "locales" / "fr" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    texts = {"odd.po": ODD, "other.po": ODD.replace("x.", "y.")}
    both, compiled = [folder / name for name in texts], folder / "alexandre.mo"
    for written in both:
        written.write_text(texts[written.name], encoding="utf-8")
        os.utime(written, (1, 1))
    assert data.catalogue("fr") == compile_po(texts)  # never installed
    compiled.write_bytes(b"compiled")
    os.utime(compiled, (2, 2))
    assert data.catalogue("fr") == b"compiled"
    for date, written in enumerate(both, 3):
        texts[written.name] = texts[written.name].replace("deux", "trois")
        written.write_text(texts[written.name], encoding="utf-8")
        os.utime(written, (date, date))
        assert data.catalogue("fr") == compile_po(texts)
    for written in both:
        written.unlink()
    assert data.catalogue("fr") == b"compiled"  # as in a wheel


@pytest.mark.parametrize("lang", LANGS)
def test_every_sentence_written_is_found_at_run_time(lang):
    catalogue = Catalogue(lang, data.catalogue(lang))

    for key, sentences in texts_of(read_catalogue(lang)).items():
        assert [catalogue.pattern(key, 1), catalogue.pattern(key, 2)] == [
            sentences[0], sentences[-1],
        ]


@pytest.mark.parametrize("lang", LANGS)
def test_the_plural_rule_of_the_header_is_the_one_compiled(lang):
    plural = GNUTranslations(io.BytesIO(data.catalogue(lang))).info()["plural-forms"]

    for path in po_paths(lang):
        header = read_po(io.BytesIO(path.read_bytes()))
        assert plural.rstrip(";") == header.plural_forms.rstrip(";")


@pytest.mark.parametrize("lang", LANGS)
def test_every_title_has_a_file_and_no_other_key_lies_in_it(lang):
    for path in po_paths(lang):
        lines = path.read_text(encoding="utf-8").splitlines()
        assert list(find_strayed(path, lines)) == []

    assert {f"{title}.po" for title in games.TITLES} < {path.name for path in po_paths(lang)}


def test_a_key_in_the_file_of_another_owner_is_named(tmp_path):
    lines = ['msgid ""', 'msgid "ui.menu.quit"', 'msgid "catan.title"']

    assert name_file("example.title") == "example.po"  # as for every title to come
    assert list(find_strayed(tmp_path / "catan.po", lines)) == [
        "ui.menu.quit lies in catan.po, not in rooms.po"]


def test_a_line_that_the_application_cannot_read_is_named(tmp_path):
    path = tmp_path / "rooms.po"
    path.write_text('msgid "ui.quit"\nmsgstr "Fini\n', "utf-8")
    assert list(find_unreadable(path)) == ['rooms.po:2: msgstr "Fini: cannot be read']

    path.write_text('msgid "ui.quit"\nmsgstr "Terminé"\n', "latin-1")
    assert list(find_unreadable(path)) == ["rooms.po:2: is not in UTF-8"]

    path.write_text('msgid "ui.quit"\nmsgstr "Fini"\n', "utf-8")
    assert list(find_unreadable(path)) == []


def test_a_plural_rule_by_which_nobody_can_count_is_named(tmp_path):
    path = tmp_path / "rooms.po"
    path.write_text('msgid ""\nmsgstr "Plural-Forms: nplurals=x; plural=;\\n"\n', "utf-8")
    assert list(find_unreadable(path)) == []
    assert list(find_uncounted(tmp_path)) == ["Plural-Forms: cannot be read"]


def test_of_a_language_that_cannot_be_read_only_the_lines_are_named(monkeypatch, capsys):
    """The finding: the check ended in a traceback, and named no line."""
    monkeypatch.setattr("tools.words.__main__.find_unreadable",
                        lambda path: [f"{path.name}:3: cannot be read"] * (path.stem == "ai"))

    assert main(["check"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "en: ai.po:3: cannot be read", "fr: ai.po:3: cannot be read"]


def test_both_languages_are_whole_and_readable():
    """Same keys, same order, same arguments; printed as each language prints; none copied."""
    catalogues = {lang: read_catalogue(lang) for lang in LANGS}
    every = [Use(key, "code.py:1") for key in texts_of(catalogues["fr"])]

    assert list(faults(catalogues, every)) == []


def test_switching_changes_every_sentence_at_once():
    words = Words([Catalogue(lang, data.catalogue(lang)) for lang in LANGS])
    msg = Msg.of("player.unnamed", n=3)

    assert words.say(msg) == "Joueur\u00a03"
    words.lang = "en"
    assert words.say(msg) == "Player\u00a03" and words.missing == set()


def test_two_good_sentences_have_no_fault():
    assert plant("« {Who} » prend {card:le} : bien !", "“{Who}” takes {card:the}: well!") == []


@pytest.mark.parametrize(
    ("fr", "en", "fault"),
    [
        ("Prends {card:le}.", "Take it.", "fr speaks of ['card'], en of []"),
        ("Prends {card:the}.", "Take {card:the}.", "no form :the"),
        ("Prends {card.", "Take {card}.", "cannot be read"),
        ("Prends {card|un}.", "Take {card}.", "1 variants"),
        ("Prends-la !", "Take it !", "not how it is printed"),
        ("Prends-la!", "Take it!", "not how it is printed"),
        ("Prends-la...", "Take it…", "not how it is printed"),
        ('La "lyre"', "The “lyre”", "not how it is printed"),
        ("Take the card.", "Take the card.", "the same in fr and en"),
        ("", "Take it.", "no words"),
    ],
)
def test_a_planted_fault_is_found(fr, en, fault):
    assert any(fault in each for each in plant(fr, en))


def test_one_word_may_be_the_same_in_both_languages():
    assert plant("Options", "Options") == []


def test_a_key_in_one_language_only_is_found():
    french, english = Catalog(locale="fr"), Catalog(locale="en")
    french.add("x.a", "Oui.")

    assert "x.a: only in fr" in faults({"fr": french, "en": english}, use("x.a"))


def test_keys_in_another_order_are_found():
    french, english = Catalog(locale="fr"), Catalog(locale="en")
    for key in ("x.a", "x.b"):
        french.add(key, "Oui.")
    for key in ("x.b", "x.a"):
        english.add(key, "Yes.")

    messages = list(faults({"fr": french, "en": english}, use("x.a", "x.b")))

    assert messages == ["fr, en: the keys do not stand in the same order"]


def test_a_key_that_nobody_wrote_is_found():
    assert plant("Oui.", "Yes.", use("x.a", "x.gone")) == ["code.py:1: x.gone: no such key"]


def test_a_key_kept_in_a_name_first_is_found_too():
    messages = plant("Oui.", "Yes.", [*use("x.a"), Use("x.gone", "code.py:2"),
                                      Use("file.txt", "code.py:3")])

    assert messages == ["code.py:2: x.gone: no such key"]


def test_a_key_that_nobody_speaks_is_found():
    assert plant("Oui.", "Yes.", []) == ["x.a: never spoken"]


def test_an_argument_that_the_code_does_not_give_is_found():
    use = Use("x.a", "code.py:1", ("card",), is_said=True, is_open=False)

    assert plant("{who} : {card}", "{who}: {card}", [use]) == [
        "code.py:1: x.a: the sentence wants {who}"
    ]


def test_the_code_is_read_as_syntax(tmp_path):
    (tmp_path / "alexandre").mkdir()
    (tmp_path / "alexandre" / "planted.py").write_text(
        "def line(key, **args):\n"
        "    return Msg.of(f'x.event.{key}', **args)\n"
        "line('began', who=1)\n"
        "Msg.of('x.why', rule='5.2', n=2)\n"
        "Msg.of('x.old' if late else 'x.new')\n"
        "Msg(f'x.prompt.{kind}', args)\n"
        "Msg.of(f'{title}.title')\n"
        "ENDING = 'x.over'\n"
    )

    uses = {(use.key, use.args, use.is_said) for use in find_uses(tmp_path)}

    assert {
        ("x.event.*", (), True),
        ("x.event.began", ("who",), True),
        ("x.why", ("rule", "n"), True),
        ("x.old", (), True),
        ("x.new", (), True),
        ("x.prompt.*", (), True),
        ("*.title", (), True),
        ("x.over", (), False),
    } <= uses


def test_a_prefix_is_known_where_its_function_is_imported(tmp_path):
    (tmp_path / "alexandre").mkdir()
    (tmp_path / "alexandre" / "planted.py").write_text(
        "def line(key, **args):\n"
        "    return Msg.of(f'x.event.{key}', **args)\n"
    )
    (tmp_path / "alexandre" / "planted_too.py").write_text(
        "from alexandre.planted import line as tell\n"
        "tell('began', who=1)\n"
    )

    assert Use("x.event.began", "alexandre/planted_too.py:2", ("who",), is_said=True,
               is_open=False) in find_uses(tmp_path)


def test_a_law_is_read_as_a_key(tmp_path):
    (tmp_path / "alexandre").mkdir()
    (tmp_path / "alexandre" / "planted.py").write_text(
        "require = Laws('x').require\n"
        "def claim(is_kept, law):\n"
        "    if not is_kept:\n"
        "        raise BadState(Msg.of(f'x.battle.law.{law}'))\n"
        "require(gold >= 0, 'gold')\n"
        "claim(hits >= 0, 'hits')\n"
    )

    assert {"x.law.gold", "x.battle.law.hits"} <= {use.key for use in find_uses(tmp_path)}


# ---- what a title owes --------------------------------------------------------------------

OWED = (
    "example.title", "example.about", "example.option.last", "example.option.last.why",
    "example.option.last.loses", "example.phase.done", "example.prompt.cut", "example.verb.cut",
    "example.action.end_turn", "example.event.knot_undone", "example.ending.undone",
)


def sentences_of_example() -> dict[str, set[str]]:
    """The keys that the example has sentences for, by language."""
    example.install()
    return {lang: set(texts_of(read_po(io.BytesIO(example.sentences(lang).encode()))))
            for lang in LANGS}


def test_the_example_has_every_sentence_that_a_title_owes():
    assert list(find_missing([example.TITLE], sentences_of_example())) == []


@pytest.mark.parametrize("key", OWED)
def test_a_sentence_that_a_title_lacks_is_named(key):
    texts = sentences_of_example()
    texts["fr"].remove(key)

    (line,) = find_missing([example.TITLE], texts)

    assert line.startswith(f"{key}: ") and line.endswith(": not in fr")


def test_what_a_click_means_has_words_though_no_other_action_begins_so():
    texts = {lang: {f"commander.{key}" for key in ("verb.aim_leader",)} for lang in LANGS}

    owed = {line.partition(":")[0] for line in find_missing(["commander"], texts)}

    assert "commander.verb.aim_wall" in owed and "commander.verb.aim_leader" not in owed


def test_check_names_the_sentences_of_a_title_that_has_none(monkeypatch, capsys):
    example.install()
    monkeypatch.setattr(games, "TITLES", (*games.TITLES, example.TITLE))

    assert main(["check"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "example.title: in the library: not in fr, en" in lines
    assert set(OWED) <= {line.partition(":")[0] for line in lines}


def test_a_key_with_a_word_put_in_matches_every_such_key():
    assert Use("x.option.*.*", "").matches("x.option.joker.both")
    assert Use("*.title", "").matches("alexandros.title")
    assert not Use("x.option.*", "").matches("x.event.began")


def test_the_command_line_knows_its_two_words(capsys):
    assert main(["sing"]) == 2
    assert "progress" in capsys.readouterr().out
    assert main(["progress"]) == 0
    assert "kernel.po" in capsys.readouterr().out
    assert main(["check"]) == 0


def test_a_key_has_one_sentence_and_stands_once() -> None:
    """Readers of catalogues take one of two without a word."""
    once = ['msgid "a"', 'msgstr "A."', "", 'msgid "b"', 'msgstr[0] "B."', 'msgstr[1] "Bs."']
    assert list(find_doubled(once)) == []
    assert list(find_doubled([*once, 'msgid "a"', 'msgstr "Again."'])) == ["a is there twice"]
    twice = ['msgid "a"', 'msgstr "A."', 'msgstr "Or."']
    assert list(find_doubled(twice)) == ["a has two sentences"]
