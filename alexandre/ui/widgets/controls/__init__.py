"""What is pressed, ticked, dragged or typed into."""
