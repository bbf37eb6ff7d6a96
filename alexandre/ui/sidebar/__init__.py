"""The side of a board: the prompt, the offers, the log."""
