"""Great deeds in front of the table: the darkness, the words, points on their way."""
