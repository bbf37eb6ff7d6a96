"""Before a match: seats, boards, options; and matches that begin from others."""
