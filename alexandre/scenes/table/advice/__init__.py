"""What the table says when it is asked: why something is not possible, and what it would do."""
