"""What the enemy does in a turn: orders, operations, Tyre.  Chapters 4, 5 and 14."""
