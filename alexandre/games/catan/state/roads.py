"""Longest roads.  Chapter 10."""

from __future__ import annotations

from alexandre.games.catan.tables import NOBODY, Tables


class Network:
    """The roads of a seat, and the buildings that may part them."""

    def __init__(self, tables: Tables, sites: list[int], roads: list[int], seat: int) -> None:
        self.tables = tables
        self.sites = sites
        self.roads = roads
        self.seat = seat

    def longest(self, sides: tuple[int, ...]) -> int:
        """The length of the longest line of these, all its roads, none of them used twice. [10.1]
        """
        ends = {end for side in sides for end in self.tables.sides[side]}
        return max((self.walk(end, 0) for end in sorted(ends)), default=0)

    def walk(self, corner: int, gone: int) -> int:
        """The longest way on from a corner; `gone`: the sides walked already, one bit each."""
        best, tables = 0, self.tables
        for side in tables.sides_at[corner]:
            if self.roads[side] != self.seat or gone >> side & 1:
                continue
            one, other = tables.sides[side]
            end = other if one == corner else one
            site = self.sites[end]
            if site != NOBODY and site >> 1 != self.seat:  # [10.2] another's building parts a road
                best = max(best, 1)
            else:
                best = max(best, 1 + self.walk(end, gone | 1 << side))
        return best
