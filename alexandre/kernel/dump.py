"""What the dump of every state begins with: its version, how many play, by which options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Meta
from alexandre.kernel.plain import as_dict, as_int


def seats_and_options(dump: Plain, fields: Sequence[str], meta: Meta,
                      version: int) -> tuple[int, dict[str, Any]]:
    """What a position must know before it can be filled; the dump has `fields` and no others.

    BadData names the field that is ill-formed, Refusal the option that the title does not have.
    """
    dump = as_dict(dump, (), fields, ())
    as_int(dump["version"], ("version",), version, version)
    low, high = meta.seats
    seats = as_int(dump["seats"], ("seats",), low, high)
    return seats, meta.settle(as_dict(dump["options"], ("options",)))
