"""Pictures of a screen: its board, two boards side by side, files and pixels for programs."""
