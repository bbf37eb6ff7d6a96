"""The prepared move at the table, and the panel that shows it."""
