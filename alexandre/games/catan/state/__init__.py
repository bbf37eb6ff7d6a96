"""What lies on the table of Catan: a position, its words, and its dump."""
