"""The pages of the site: every file has its page, every link its place; and a release's points."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from babel.messages import Catalog
from babel.messages.pofile import read_po

from alexandre import app
from tests.architecture.source import ROOT
from tools.packages import version
from tools.release import check, history
from tools.site import gather, links
from tools.words import catalogues
from tools.words import guide as words_guide

# ---- pages ----------------------------------------------------------------------------------

@pytest.mark.parametrize("lang", gather.LANGS)
def test_every_page_is_gathered_and_no_link_of_a_file_leads_nowhere(lang: str) -> None:
    """A link to a file that is no page raises NoPage, naming both."""
    words = app.all_words().speaking(lang)
    pages = gather.list_pages(lang)
    written = dict(gather.write_pages(lang, words, pages))

    assert written.keys() == pages.keys()
    assert all(text.startswith("# ") for text in written.values())


def test_both_languages_have_the_same_manual_and_rules() -> None:
    kept = [{page for page in gather.list_pages(lang) if "/" in page
             and not page.startswith("decisions/")} for lang in gather.LANGS]

    assert kept[0] == kept[1]
    assert len(kept[0]) == 11


def test_every_page_of_english_is_led_to_from_the_first() -> None:
    pages = gather.list_pages("en")
    contents = gather.print_contents("index", "en", pages)
    contents += gather.print_contents("decisions/index", "en", pages)

    lines = {line.strip().lstrip("/") for line in contents.splitlines()}
    assert pages.keys() - lines == {"index"}


def test_a_link_to_a_file_without_a_page_is_refused() -> None:
    with pytest.raises(gather.NoPage, match=r"docs/bots\.md: \.\./setup\.py"):
        gather.move_links("see [it](../setup.py)", "docs/bots.md", "bots", {})


def test_links_between_files_become_links_between_pages_and_code_stays() -> None:
    pages = {"bots": "docs/bots.md", "changelog": "CHANGELOG.md",
             "decisions/0001-x": "docs/decisions/0001-x.md"}
    moved = gather.move_links(
        "[a](../bots.md#in-python) [b](../../CHANGELOG.md) [c](https://x.org) [d](#here)\n"
        "```engine\n> [e](f)\n```\n", "docs/decisions/0001-x.md", "decisions/0001-x", pages)

    assert moved == ("[a](../bots.md#in-python) [b](../changelog.md) [c](https://x.org) "
                     "[d](#here)\n```text\n> [e](f)\n```\n")


def test_rules_are_places_that_their_citations_lead_to() -> None:
    pages = gather.list_pages("en")
    words = app.all_words().speaking("en")
    rules = dict(gather.write_pages("en", words, {
        page: source for page, source in pages.items() if page == "rules/catan"}))["rules/catan"]

    assert "{#rules-catan-11-1}\n**11.1** " in rules
    assert "[11.2](#rules-catan-11-2)" in rules or "[10.5](#rules-catan-10-5)" in rules


def test_french_signs_stay_with_their_words() -> None:
    assert gather.bind_signs("« Jouer » : oui") == "«\u00a0Jouer\u00a0»\u00a0: oui"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.html").write_text('<p id="here"><a href="b.html#there">b</a></p>')
    (tmp_path / "en" / "b.html").write_text('<a href="a.html#here">a</a><p id="there">')
    yield tmp_path


def faults_of(site: Path) -> list[str]:
    pages = {path: links.HtmlPage(path) for path in sorted(site.rglob("*.html"))}
    return list(links.find_faults(pages, site))


def test_links_that_lead_somewhere_are_no_faults(site: Path) -> None:
    assert faults_of(site) == []


@pytest.mark.parametrize(("line", "fault"), [
    ('<a href="c.html">', "en/b.html: c.html is not there"),
    ('<a href="a.html#gone">', "en/b.html: a.html#gone has no such place"),
    ('<img src="https://elsewhere.org/x.png">',
     "en/b.html: loads https://elsewhere.org/x.png"),
    ('<a href="../../secret.html">', "en/b.html: ../../secret.html is not there")])
def test_each_kind_of_broken_link_is_named(site: Path, line: str, fault: str) -> None:
    (site / "en" / "b.html").write_text(f'<p id="there">{line}')

    assert faults_of(site) == [fault]


# ---- the history of speed -------------------------------------------------------------------

def test_the_history_has_a_row_for_each_version() -> None:
    page = history.print_page()
    for row in history.read_rows():
        assert f"| {row['version']} | {row['processor']} |" in page and row["catan"] in page


# ---- translators ----------------------------------------------------------------------------

def test_a_new_language_has_the_source_beside_every_key() -> None:
    guide = words_guide.write_guide("de")
    message = guide.get("ui.menu.quit")

    assert message is not None
    assert message.auto_comments[:2] == ["fr: Quitter", "en: Quit"] and message.string == ""
    assert guide.get("ui.language.de") is not None  # its own name, which no source has
    assert len(guide) == len(catalogues.read_catalogue("fr")) + 1


def test_what_a_translator_wrote_goes_to_the_files_of_its_keys() -> None:
    guide = words_guide.write_guide("de")
    for key, sentence in (("ui.menu.quit", "Beenden"), ("empire.title", "Geburt eines Reichs")):
        message = guide.get(key)
        assert message is not None
        message.string = sentence

    parts = words_guide.strip(guide, "de")

    assert {name: [message.id for message in part if message.id]
            for name, part in parts.items()} == {
        "rooms.po": ["ui.menu.quit"], "empire.po": ["empire.title"]}


def test_a_translation_of_a_changed_sentence_waits_to_be_looked_at(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalogue keeps the English sentence that was translated."""
    guide = words_guide.write_guide("de")
    for key in ("ui.menu.quit", "level.beginner.why"):
        message = guide.get(key)
        assert message is not None
        message.string = "Beenden"
    files = {name: tmp_path / name for name in words_guide.strip(guide, "de")}
    for name, part in words_guide.strip(guide, "de").items():
        words_guide.save(part, files[name])
    quit_lines = files["rooms.po"].read_text("utf-8")
    files["rooms.po"].write_text(quit_lines.replace("en: Quit", "en: Leave"), "utf-8")
    monkeypatch.setattr(words_guide, "read_catalogue", lambda lang: (
        read_files(files) if lang == "de" else catalogues.read_catalogue(lang)))

    again = words_guide.write_guide("de")

    assert [message.id for message in again if message.id and message.fuzzy] == ["ui.menu.quit"]
    assert "rooms.po" not in words_guide.strip(again, "de")


def read_files(files: dict[str, Path]) -> Catalog:
    """The messages of these files."""
    whole = Catalog(locale="de")
    for path in files.values():
        with path.open("rb") as file:
            for message in read_po(file, locale="de"):
                if message.id:
                    whole[message.id] = message
    return whole


def test_a_sentence_that_loses_a_field_is_named() -> None:
    guide = words_guide.write_guide("de")
    message = guide.get("player.unnamed")
    assert message is not None
    message.string = "Spieler"

    assert list(words_guide.find_faults(guide)) == [
        "player.unnamed: fields [] instead of ['n']"]


# ---- the checklist --------------------------------------------------------------------------

def test_every_point_stands_on_the_page_and_is_walked() -> None:
    page = (ROOT / "docs" / "releasing.md").read_text(encoding="utf-8")
    told = [point for line in page.splitlines() if line.startswith("| ")
            for point in line.split("|")[1].strip().split(", ")]

    assert {*check.QUICK, *check.SLOW} == set(told) - {"point"}


def test_the_first_line_is_about_the_mark(capsys: pytest.CaptureFixture[str]) -> None:
    check.main(["--only", "version"])

    assert capsys.readouterr().out.startswith(
        "To the maintainer: “Catan” is a registered mark")


def test_a_point_that_fails_or_is_not_run_is_no_release(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(check, "SLOW", {})
    monkeypatch.setattr(check, "read_done", set)
    for said, status in (("", 0), ("it is broken", 1), ("not run: no browser", 2)):
        monkeypatch.setattr(check, "QUICK", {"site": lambda said=said: said})
        assert check.main([]) == status
    assert "FAILED site: it is broken" in capsys.readouterr().out


def test_an_interrupted_walk_goes_on_where_the_commit_is_the_same(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
        tmp_path: Path) -> None:
    tried: list[str] = []
    answers = {"wheel": "", "tests": "one of them failed"}

    def attempt(name: str) -> str:
        tried.append(name)
        return answers[name]

    monkeypatch.setattr(check, "QUICK", {})
    monkeypatch.setattr(check, "SLOW", {name: partial(attempt, name) for name in answers})
    monkeypatch.setattr(check, "KEPT", tmp_path / "lab" / "release.json")
    monkeypatch.setattr(check, "commit", lambda: "b2313c8c")

    assert check.main([]) == 1
    answers["tests"] = ""
    assert check.main([]) == 0
    assert tried == ["wheel", "tests", "tests"]
    assert "ok wheel: before, on this commit" in capsys.readouterr().out

    check.main(["--again"])
    monkeypatch.setattr(check, "commit", lambda: "4185e22b")
    check.main([])
    monkeypatch.setattr(check, "commit", lambda: "")
    check.main([])
    assert tried[3:] == ["wheel", "tests"] * 3, "changes that nobody committed are tried each time"


def test_the_version_has_notes_rules_saves_and_a_row() -> None:
    assert [check.check_notes(), check.check_shelf(), check.check_bench()] == ["", "", ""]


def test_a_version_without_notes_is_no_release(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(version, "number", lambda: "9.9.9")

    assert check.check_notes() == "CHANGELOG.md has no heading 9.9.9"
    assert check.check_bench().startswith("docs/bench.csv has no row of it")


@pytest.mark.parametrize("number", ["0.9.0", "1.0", "1.0.0rc1"])
def test_only_three_numbers_from_one_are_a_release(
        number: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(version, "number", lambda: number)

    assert check.check_version() == f"{number} is no version to be released"


def test_a_version_that_names_no_page_is_no_release(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "ADDRESS", "https://example.org/alexandre")
    monkeypatch.setattr(check, "MAINTAINER", "")
    assert check.check_address().startswith("ADDRESS or MAINTAINER")

    monkeypatch.setattr(check, "MAINTAINER", "Hephaestion <h@example.org>")
    assert check.check_address() == ""


def test_a_command_that_fails_says_its_last_line_and_all_is_kept(
        monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(check, "KEPT", tmp_path / "release.json")
    assert check.run("sh", "-c", "echo one; echo two; echo make: Error 3 >&2; exit 3") == "two"
    assert (tmp_path / "release.log").read_text() == "one\ntwo\nmake: Error 3\n"
    assert check.run("sh", "-c", "exit 3") == "exit 3"
    assert check.run("sh", "-c", "echo FAILED a; echo b; echo 1 failed; exit 1") == \
        "FAILED a\n  1 failed"
    assert check.run("sh", "-c", "true") == ""


def test_what_a_command_cannot_try_is_not_run_also_within_tests_that_pass(
        monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(check, "KEPT", tmp_path / "release.json")
    assert check.run("sh", "-c", "echo SKIPPED a: not run: no browser") == "not run: no browser"
    assert check.run("sh", "-c", "echo not run: no root; echo make: 2; exit 2") == \
        "not run: no root"
