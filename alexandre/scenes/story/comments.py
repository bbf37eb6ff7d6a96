"""A player's comments on the steps of a match, in one document beside the saves.

They belong to the match and not to a file: a copy of the save, or a bundled game, has the same.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Final

from alexandre.kernel.board import Plain
from alexandre.kernel.plain import clean_text
from alexandre.kernel.record import Record
from alexandre.kernel.store import Header, Store, Ticket, read_settings
from alexandre.kernel.text import Msg
from alexandre.ui.play.log_rows import Line

KIND: Final = "chronicle"
MOST: Final = 600  # characters of a comment

Comments = dict[int, str]  # by the number of actions before the step


def name_comments(record: Record) -> str:
    """The name of the document, equal for matches with equal moves."""
    played = hashlib.sha256("\n".join([record.digest, *record.actions, *record.hashes]).encode())
    return f"{record.title} {played.hexdigest()[:24]}"


def read_comments(store: Store, record: Record) -> Comments:
    """The comments on a match; none if the file cannot be read."""
    defaults: dict[str, Plain] = {"comments": []}
    told = read_settings(store, name_comments(record), defaults, KIND).values["comments"]
    return {row[0]: clean_text(row[1], MOST) for row in told
            if isinstance(row, list) and len(row) == 2 and type(row[0]) is int
            and 0 <= row[0] <= len(record.actions) and isinstance(row[1], str)}


def keep_comments(store: Store, record: Record, comments: Comments) -> Ticket:
    """Write the comments in the order of the steps."""
    return store.write(name_comments(record), Header(kind=KIND),
                       {"comments": [[at, comments[at]] for at in sorted(comments)]})


def add_comments(lines: Sequence[Line], comments: Mapping[int, str]) -> tuple[Line, ...]:
    """The log of a match with each comment after the last line of its step or an earlier one."""
    told = list(lines)
    for at in sorted(comments):
        place = bisect_left(told, at, key=lambda line: line.index)
        told.insert(place, Line(Msg.of("ui.annals.comment", text=comments[at]), index=at - 1,
                                is_comment=True))
    return tuple(told)
