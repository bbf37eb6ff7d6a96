"""Coins with heads: of players, levels and characters, and what titles strike their own from."""
