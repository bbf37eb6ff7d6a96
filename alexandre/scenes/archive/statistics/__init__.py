"""The player's results in finished matches, and the room that shows them."""
