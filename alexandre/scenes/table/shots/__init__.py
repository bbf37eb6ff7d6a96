"""What happened is seen on the board, one event after the other."""
