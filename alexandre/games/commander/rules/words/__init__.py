"""What is asked, offered and refused, in words."""
