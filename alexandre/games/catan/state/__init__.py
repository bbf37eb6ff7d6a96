"""The table of Catan: a position, its words, its points."""

from __future__ import annotations

from alexandre.games.catan.state.position import Position as Position
from alexandre.games.catan.state.words import Phase as Phase
