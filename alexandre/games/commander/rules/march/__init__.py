"""The conquest of a turn: marching, prophecies, intimidation, victory.  Chapters 6, 7, 9, 10."""
