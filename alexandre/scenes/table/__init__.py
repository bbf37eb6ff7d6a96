"""A match in play, and what stands round its board."""
