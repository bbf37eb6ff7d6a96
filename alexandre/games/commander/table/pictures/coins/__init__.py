"""Coins with whom and what the campaigns name: people and oracles."""
