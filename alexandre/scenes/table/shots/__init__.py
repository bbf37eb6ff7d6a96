"""The events on the board, one after the other."""
