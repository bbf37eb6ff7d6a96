"""A position in progress, entered by hand: a match begins with it."""
