"""Measured matches of computer players: one, many, and their results."""
