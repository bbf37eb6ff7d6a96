"""How each prompt is presented: a complete table, which every title fills for its own kinds.

A title without one is played with its offers as buttons, whatever is asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Widget = Literal["offers", "plan", "chance", "result"]
Eyes = Literal["all", "one", "none"]


@dataclass(frozen=True)
class Presentation:
    """`widget` puts the question: the offers as buttons, the plan with its strip, a question to
    whoever draws the cards by hand, or the result.  `sheets` are those on which it is answered,
    in the order in which the eye should look.  `eyes` may see what chance brings.
    """

    widget: Widget
    sheets: tuple[str, ...] = ()
    eyes: Eyes = "all"


PLAIN = Presentation("offers")


def presentation(table: Any, kind: str) -> Presentation:
    """How a title's prompt of that kind is presented."""
    found: Presentation = getattr(table, "PROMPTS", {}).get(kind, PLAIN)
    return found
