"""Sketches laid over the table for a cue: bands, ribbons and tallies."""
