"""A match in play as its table knows it: who plays, whose eyes look on, what plays itself."""
