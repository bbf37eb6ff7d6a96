"""The window: its loop, its input, what is painted again."""
