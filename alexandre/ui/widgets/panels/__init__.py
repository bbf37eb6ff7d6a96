"""Dialogs, cards, books: groups of widgets with a frame."""
