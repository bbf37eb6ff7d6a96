"""Matches of computer players in numbers: one, many, what came of them."""
