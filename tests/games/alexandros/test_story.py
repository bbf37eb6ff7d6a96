"""A story fails where something is not so, not refused or not offered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.helpers.tell import Story, begin


@pytest.mark.parametrize("ask", [
    lambda story: story.has(hand="T", phase="march", mover=1), lambda story: story.has(hand="A"),
    lambda story: story.refuses("to 1-6", "4.2"), lambda story: story.refuses("follow L", "4.2"),
    lambda story: story.offering("follow", "L"), lambda story: story.offering("walk", "1,1")])
def test_what_is_not_so_fails(ask: Callable[[Story], Story]) -> None:
    story = begin().has(hand="T", phase="march", mover=0).refuses("to 1-6", "4.1")

    with pytest.raises(AssertionError):
        ask(story.offering("follow", "L", "C").offering("walk"))
