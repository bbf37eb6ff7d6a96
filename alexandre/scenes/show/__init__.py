"""The unattended showcase: its acts, and its restart."""
