"""Commands, the clipboard, and movement of the focus by arrow keys."""
