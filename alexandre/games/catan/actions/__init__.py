"""Every verb of Catan, of the players and of chance, and all actions of one board."""
