"""Great cues in front of the table: the darkness, the words, points on their way."""
