"""The analysis of a match: its room, and the computation meanwhile."""
