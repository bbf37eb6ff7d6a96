"""Migration of a document's body from older versions, one step per version."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from alexandre.kernel.board import Plain
from alexandre.kernel.plain import BadData
from alexandre.kernel.text import Msg, Refusal

Step = Callable[[Plain], Plain]  # a body of version n, which it may change, to one of n + 1


class NewerFormat(Refusal):
    """A document of a newer version of the program: refused, and left unchanged."""


def migrate(body: Plain, version: int, steps: Mapping[int, Step], newest: int) -> Plain:
    """The body brought from `version` to `newest`; `steps[n]` leads from n to n + 1.

    NewerFormat if `version` is beyond `newest`, BadData if no step leads on or if a step
    does not find what it needs.
    """
    if version > newest:
        raise NewerFormat(Msg.of("store.newer", version=version, known=newest))
    for each in range(version, newest):
        if each not in steps:
            raise BadData(Msg.of("store.too_old", version=each))
        body = _advance(body, steps[each], each)
    return body


def _advance(body: Plain, step: Step, version: int) -> Plain:
    try:
        return step(body)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        raise BadData(Msg.of("store.bad_step", version=version)) from None


def rename(old: str, new: str) -> Step:
    """The migration of a field that got another name in dumps."""

    def step(dump: Plain) -> Plain:
        return {new if name == old else name: value for name, value in dump.items()}

    return step


def forget(name: str) -> Step:
    """A migration for a field that the position has no more."""

    def step(body: Plain) -> Plain:
        return {key: value for key, value in body.items() if key != name}

    return step
