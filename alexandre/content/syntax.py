"""Sentences for syntax errors in YAML, from the English messages of the two parsers.

libyaml and the pure parser word the same finding differently; the fragments below catch both.
"""

from __future__ import annotations

from alexandre.kernel.text import Msg

# The first pair whose fragment occurs decides; special cases stand before general ones.
_FINDINGS = (
    ("quoted scalar found unexpected end", "content.syntax.quote"),
    ("unknown escape", "content.syntax.escape"),
    ("escape code", "content.syntax.escape"),
    ("escape sequence", "content.syntax.escape"),
    ("hexdecimal", "content.syntax.escape"),  # libyaml's spelling
    ("quoted scalar", "content.syntax.quote"),
    ("mapping values are not allowed", "content.syntax.colon"),
    ("could not find expected ':'", "content.syntax.no_colon"),
    ("flow sequence", "content.syntax.bracket"),
    ("flow mapping", "content.syntax.brace"),
    ("flow node", "content.syntax.comma"),
    ("cannot start any token", "content.syntax.sign"),
    ("node content", "content.syntax.sign"),
    ("block scalar", "content.syntax.block"),
    ("an anchor", "content.syntax.reference"),
    ("an alias", "content.syntax.reference"),
    ("tag", "content.syntax.tag"),
    ("incompatible yaml", "content.directive"),
    ("directive", "content.directive"),
    ("entries are not allowed", "content.syntax.dash"),
    ("block", "content.syntax.indent"),
    ("document start", "content.syntax.indent"),
)


def sentence(context: str, problem: str) -> Msg:
    """The advice for the place where the parser gave up."""
    said = f"{context} {problem}".lower()
    for fragment, key in _FINDINGS:
        if fragment in said:
            return Msg.of(key)
    return Msg.of("content.syntax.other")
