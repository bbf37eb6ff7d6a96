"""Widgets: everything on a screen that is laid out, painted and pressed."""
