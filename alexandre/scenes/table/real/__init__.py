"""Beside a real table: what chance brings there is tapped, and corrected if it was not so."""
