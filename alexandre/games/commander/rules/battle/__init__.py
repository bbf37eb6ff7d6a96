"""A battle, part by part.  Chapter 8."""
