"""Moves prepared by clicks before they are committed."""
