"""Real dice and cards: outcomes are tapped in, and corrected if they were wrong."""
