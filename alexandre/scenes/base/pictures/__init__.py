"""Pictures of a room: of its board, of two of them side by side, for a file or a program."""
