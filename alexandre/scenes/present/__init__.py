"""A match shown to an audience: the presenter's mode, and the list of moments."""
