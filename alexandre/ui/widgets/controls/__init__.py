"""Widgets that are pressed, ticked, dragged or typed into."""
