"""The enemy's part of a turn: orders, operations, Tyre. Chapters 4, 5 and 14."""
