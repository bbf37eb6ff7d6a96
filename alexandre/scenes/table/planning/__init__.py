"""What is being prepared at the table, and the panel that shows it."""
