"""Boards of the player's own: listed, drawn by hand, shared as files."""
