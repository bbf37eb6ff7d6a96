"""What a match came to: the room of its analysis, and what computes it meanwhile."""
