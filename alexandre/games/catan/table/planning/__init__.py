"""What is prepared by clicks before it is committed."""
