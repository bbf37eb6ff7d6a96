"""A page of prose about a finished match: its greatest events, in the order of the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.history import History
from alexandre.ui.play.legacy import Chapter, number_events

MOST: Final = 26  # sentences of a page


def write_page(history: History, most: int = MOST) -> tuple[Chapter, ...]:
    """The weightiest sentences of the title's chronicle."""
    return keep_greatest(drawing_of(history.game).chronicle(
        history.game, number_events(history.steps)), most)


def keep_greatest(chapters: Sequence[Chapter], most: int) -> tuple[Chapter, ...]:
    """Keep that many sentences in all, the heaviest; of equal ones the first."""
    sentences = [each for chapter in chapters for each in chapter.sentences if each.weight]
    heaviest = sorted(sentences, key=lambda each: -each.weight)[:most]
    chosen = {id(each) for each in heaviest}
    kept = (Chapter(chapter.title, tuple(each for each in chapter.sentences if id(each) in chosen))
            for chapter in chapters)
    return tuple(chapter for chapter in kept if chapter.sentences)
