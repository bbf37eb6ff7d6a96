"""Questions, offers and refusals, in words."""
