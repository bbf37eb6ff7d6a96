"""Problems: one decision of a played match, solved at the real table."""
