"""Stories of finished matches: moments with pictures, and chronicles."""
