"""What is told of matches that are over: moments with pictures, and chronicles."""
