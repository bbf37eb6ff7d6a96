"""What stands beside a board: the prompt, the offers, the log."""
