"""Follows every link of the built site that leads to the site: pages, pictures, places in pages.

    python tools/site/links.py

Sphinx checks each language by itself; between them, and to the first page, nothing does.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

PLACE: Final = Path(__file__).resolve().parent.parent.parent / "build" / "site" / "html"
OUTSIDE: Final = ("http", "https", "mailto", "data")
LOADS: Final = {"link": "href", "script": "src", "img": "src"}

FIRST: Final = """\
<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Alexandre</title>
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3; url=en/index.html"></head>
<body><main><h1>Alexandre</h1>
<p><a href="en/index.html">English</a></p>
<p><a href="fr/index.html" lang="fr" hreflang="fr">Français</a></p></main></body>
</html>
"""


class HtmlPage(HTMLParser):
    """The links of a page and the places in it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.places: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what it leads to, what it loads, and what it is called."""
        told = dict(attrs)
        self.places.add(told.get("id") or "")
        wanted = told.get(LOADS.get(tag, "href"))
        if wanted:
            (self.loads if tag in LOADS else self.links).append(wanted)


def main(_arguments: list[str]) -> int:
    """Write the first page, then name every fault."""
    (PLACE / "index.html").write_text(FIRST, encoding="utf-8")
    pages = {path: HtmlPage(path) for path in sorted(PLACE.rglob("*.html"))}
    faults = list(find_faults(pages, PLACE))
    print(*faults, f"{len(pages)} pages, {len(faults)} broken links", sep="\n")
    return 1 if faults else 0


def find_faults(pages: dict[Path, HtmlPage], root: Path) -> Iterator[str]:
    """Links into nothing, and whatever a page loads from elsewhere: the site is whole."""
    for path, page in pages.items():
        name = path.relative_to(root).as_posix()
        for link in page.links + page.loads:
            parts = urlsplit(link)
            if parts.scheme in OUTSIDE:
                if link in page.loads and parts.scheme != "data":
                    yield f"{name}: loads {link}"
                continue
            there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not there.is_file() or not there.is_relative_to(root):
                yield f"{name}: {link} is not there"
            elif parts.fragment and there in pages \
                    and unquote(parts.fragment) not in pages[there].places:
                yield f"{name}: {link} has no such place"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
