"""Sketches on the screen, and what moves over them."""
