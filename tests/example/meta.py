"""The Gordian knot: what is known before its rules are loaded."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.meta import SKETCH, Meta, Option

META: Final = Meta(
    id="example",
    seats=(2, 2),
    options=(Option("last", ("wins", "loses")),),
    boards=("knot",),
    levels=("random", "greedy"),
    endings=("undone",),
    rules_version=1,
    max_actions=200,
    stage=SKETCH,
    has_chance=False,
    has_secrets=False,
)
