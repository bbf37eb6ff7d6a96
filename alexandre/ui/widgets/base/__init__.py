"""The tree of widgets, and the boxes that hold others."""
