"""A match as the screen sees it, as data: offers, plans, movements, the log.  No pygame."""
