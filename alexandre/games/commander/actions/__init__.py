"""Every verb of Field Commander Alexander, of the player and of chance, with its notation."""
