"""Answers to programs about a knot."""

from __future__ import annotations

from alexandre.kernel.board import Plain
from tests.example.tables import Tables


def spaces(tables: Tables) -> list[dict[str, Plain]]:
    """The cords: ids, names in both languages, kind, place, neighbours.  [1.1]"""
    return [{"id": id, "names": {lang: dict(fields)["name"] for lang, fields in noun.forms},
             "kind": "cord", "place": [at, 0], "neighbours": []}
            for at, (id, noun) in enumerate(zip(tables.ids, tables.nouns, strict=True))]


def box(tables: Tables) -> dict[str, Plain]:
    """The sword: the most strands that it cuts at a time.  [1.1]"""
    return {"most": tables.most}
