"""Sketches laid over the table for a deed: bands, ribbons and tallies."""
