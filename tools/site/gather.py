"""Gathers the pages of the site: `build/site/src/<lang>`, from which Sphinx makes it.

    python tools/site/gather.py

The manual and the rules come from the very functions that show them in the application; every
other page is a file of the checkout. A link to what is no page of the site is a fault.
"""

from __future__ import annotations

import posixpath
import re
import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from alexandre import app, games  # noqa: E402
from alexandre.content.digest import CITED, Digest  # noqa: E402
from alexandre.i18n.words import Words  # noqa: E402
from alexandre.scenes.home.rulebook import read_page  # noqa: E402
from tools.release import history  # noqa: E402

PLACE: Final = ROOT / "build" / "site" / "src"
LANGS: Final = ("en", "fr")
LINK: Final = re.compile(r"\]\((?P<to>[^)#\s]*)(?P<anchor>#[^)\s]*)?\)")
FENCE: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
SIGN: Final = re.compile(r"(?<=«) | (?=[»:;?!])")
OWN_CODE: Final = re.compile(r"^```engine")  # examples of the protocol, which no colours know
PROJECT: Final = {  # in English alone, as everything in docs/*.md
    "changelog": "CHANGELOG.md", "contributing": "CONTRIBUTING.md",
    "checks": "docs/checks.md",
    "translating": "docs/translating.md", "style": "STYLE.md", "glossary": "GLOSSARY.md",
    "ui": "docs/ui.md", "show": "docs/pictures/show/README.md",
    "decisions/index": "docs/decisions/README.md",
    "security": "SECURITY.md", "conduct": "CODE_OF_CONDUCT.md", "sources": "assets/SOURCES.md",
    "licence": "LICENSE",
}
PROGRAMS: Final = ("bots", "protocol", "boards")
HEADINGS: Final = {
    "en": ("To play", "The rules", "For programs and boards", "Measured", "The project"),
    "fr": ("Jouer", "Les règles", "", "", ""),
}


class NoPage(LookupError):
    """A link leads to something that the site does not have."""


def main(_arguments: list[str]) -> int:
    """Every page of both languages, anew."""
    shutil.rmtree(PLACE, ignore_errors=True)
    words = app.all_words()
    for lang in LANGS:
        pages = list_pages(lang)
        for page, text in write_pages(lang, words.speaking(lang), pages):
            path = PLACE / lang / f"{page}.md"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        shutil.copytree(ROOT / "docs" / "pictures", PLACE / lang / "pictures",
                        ignore=shutil.ignore_patterns("*.md"))  # those are pages
        print(f"{lang}: {len(pages)} pages")
    return 0


def list_pages(lang: str) -> dict[str, str]:
    """Every page of a language with the file of the checkout that it shows."""
    pages = {"index": f"docs/site/index.{lang}.md", "install": f"docs/site/install.{lang}.md"}
    pages |= {f"manual/{part}": f"docs/manual/{part}.{lang}.md"
              for part in ("application", *games.TITLES)}
    pages |= {f"rules/{title}": f"docs/rules/{title}.{lang}.md" for title in games.TITLES}
    if lang == "en":
        pages |= PROJECT
        pages |= {path.stem: f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))}
        pages |= {f"decisions/{path.stem}": f"docs/decisions/{path.name}"
                  for path in sorted((ROOT / "docs" / "decisions").glob("0*.md"))}
        pages["bench"] = "docs/bench.csv"
    return pages


def write_pages(lang: str, words: Words, pages: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The text of each page."""
    for page, source in pages.items():
        kind, _slash, part = page.partition("/")
        if kind in ("manual", "rules") and part:
            about = "application" if part == "application" else kind
            text = print_digest(read_page(about, part, words), page)
            yield page, bind_signs(text) if lang == "fr" else text
        elif page == "bench":
            yield page, history.print_page()
        else:
            text = (ROOT / source).read_text(encoding="utf-8")
            if page == "licence":
                text = f"# Licence\n\n{text}"
            text = move_links(text, source, page, pages)
            yield page, (bind_signs(text) if lang == "fr" else text) \
                + print_contents(page, lang, pages)


def bind_signs(text: str) -> str:
    """French signs stay with their words at the end of a line."""
    return SIGN.sub("\N{NO-BREAK SPACE}", text)


def print_digest(book: Digest, page: str) -> str:
    """A digest in Markdown, each rule a target, each citation a link to it."""
    known, name = book.numbers, page.replace("/", "-")
    lines = [f"# {book.title}", *book.opening]
    for chapter in book.chapters:
        lines += [f"{{#{anchor(name, chapter.number)}}}\n## {chapter.number} {chapter.name}"]
        for rule in chapter.rules:
            text = CITED.sub(lambda cited: f"[{cited[0]}](#{anchor(name, cited[0])})"
                             if cited[0] in known else cited[0], rule.text)
            lines += [f"{{#{anchor(name, rule.number)}}}\n**{rule.number}** {text}"]
    return "\n\n".join(lines) + "\n"


def anchor(page: str, number: str) -> str:
    return f"{page}-{number.replace('.', '-')}"


def move_links(text: str, source: str, page: str, pages: dict[str, str]) -> str:
    """Links between files of the checkout become links between pages; code stays as it is."""
    folder = posixpath.dirname(source)
    places = {where: each for each, where in pages.items()}

    def move(match: re.Match[str]) -> str:
        to, target = match["to"], match["anchor"] or ""
        if not to or to.startswith(("http:", "https:", "mailto:")):
            return match[0]
        wanted = posixpath.normpath(posixpath.join(folder, to))
        if wanted in places:
            there = places[wanted] + ".md"
        elif wanted.startswith("docs/pictures/"):
            there = wanted.removeprefix("docs/")
        else:
            raise NoPage(f"{source}: {to} is no page of the site")
        return f"]({posixpath.relpath(there, posixpath.dirname(page) or '.')}{target})"

    parts, last = [], 0
    for code in FENCE.finditer(text):
        parts += [LINK.sub(move, text[last:code.start()]), OWN_CODE.sub("```text", code[0])]
        last = code.end()
    return "".join(parts) + LINK.sub(move, text[last:])


def print_contents(page: str, lang: str, pages: dict[str, str]) -> str:
    """The links of a page, for the side of every page."""
    if page == "decisions/index":
        return print_tree("", [f"/{each}" for each in pages
                               if each.startswith("decisions/0")])
    if page != "index":
        return ""
    manuals = [each for each in pages if each.startswith("manual/")]
    rules = [each for each in pages if each.startswith("rules/")]
    measured = [each for each in pages if "/" not in each
                and each not in (*PROJECT, *PROGRAMS, "index", "install")]
    groups = [["install", *manuals], rules, PROGRAMS, measured, PROJECT]
    return "".join(print_tree(heading, group)
                   for heading, group in zip(HEADINGS[lang], groups, strict=True) if heading)


def print_tree(heading: str, pages: Iterable[str]) -> str:
    caption = f":caption: {heading}\n" if heading else ""
    return "\n\n```{toctree}\n:hidden:\n" + caption + "\n" + "\n".join(pages) + "\n```\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
