"""Commands, the clipboard, and where the arrow keys lead."""
