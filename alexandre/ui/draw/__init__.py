"""Pictures as data, and their pixels.  Nothing is loaded here: titles draw without pygame."""
