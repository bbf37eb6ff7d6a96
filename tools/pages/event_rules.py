"""Writes docs/rules/events.yaml: which rules the events of every title rest on.

    python -m tools.pages.event_rules

The rules stand in the docstrings of the events, which a compiled program does not have at hand.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from alexandre import games
from alexandre.content.data import rules

ROOT = Path(__file__).resolve().parents[2]
CITED = re.compile(r"\[(\d+(?:\.\d+)+)(?:-[\d.]+)?\]")


def main() -> None:
    """Write the file anew."""
    (rules() / "events.yaml").write_text(format_page(), encoding="utf-8")


def format_page() -> str:
    """The file as it ought to be."""
    lines = ["# Made by tools/pages/event_rules.py: the rules that the docstrings of events cite."]
    for title in games.TITLES:
        lines.append(f"{title}:")
        lines += [f"  {name}: [{', '.join(repr(each) for each in cited)}]".replace("'", '"')
                  for name, cited in sorted(read_citations(title).items())]
    return "\n".join([*lines, ""])


def read_citations(title: str) -> dict[str, list[str]]:
    """By event, the rules that its docstring cites; of a range its first."""
    folder = ROOT / "alexandre" / "games" / title
    classes = (node for file in sorted((*folder.glob("events.py"), *folder.glob("events/*.py")))
               for node in ast.walk(ast.parse(file.read_text("utf-8")))
               if isinstance(node, ast.ClassDef))
    cited = {node.name: CITED.findall(ast.get_docstring(node) or "") for node in classes}
    return {name: rules for name, rules in cited.items() if rules}


if __name__ == "__main__":
    main()
