"""A page of prose about a finished match: its greatest events, in the order of the record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.history import History
from alexandre.scenes.story.highlights import list_cues
from alexandre.scenes.story.row import tell_when
from alexandre.ui.play.legacy import Chapter, Sentence, number_events

MOST: Final = 26  # sentences of a page


def write_page(history: History, most: int = MOST) -> tuple[Chapter, ...]:
    """Return the heaviest sentences of the title's chronicle, or of the log if it has none."""
    chapters = drawing_of(history.game).chronicle(history.game, number_events(history.steps))
    return keep_greatest(chapters or tuple(write_cues(history)), most)


def write_cues(history: History) -> Iterator[Chapter]:
    """The announced events of every turn, in the words of the log."""
    for turn, group in groupby(list_cues(history), key=lambda each: each.turn):
        cues = list(group)
        yield Chapter(tell_when(cues[0], history) if turn else "", tuple(
            Sentence(each.index, (each.event,), each.event.msg(), each.cue.weight)
            for each in cues))


def keep_greatest(chapters: Sequence[Chapter], most: int) -> tuple[Chapter, ...]:
    """Keep that many sentences in all, the heaviest; of equal ones the first."""
    sentences = [each for chapter in chapters for each in chapter.sentences if each.weight]
    heaviest = sorted(sentences, key=lambda each: -each.weight)[:most]
    chosen = {id(each) for each in heaviest}
    kept = (Chapter(chapter.title, tuple(each for each in chapter.sentences if id(each) in chosen))
            for chapter in chapters)
    return tuple(chapter for chapter in kept if chapter.sentences)
