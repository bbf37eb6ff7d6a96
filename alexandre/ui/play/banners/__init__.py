"""What is laid over the table when a deed is told: bands, ribbons and tallies, as sketches."""
