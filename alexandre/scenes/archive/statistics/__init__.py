"""What the player's finished matches say of the player, and the room that shows it."""
