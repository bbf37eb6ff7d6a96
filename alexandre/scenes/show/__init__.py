"""The loop of a stand that nobody attends: what it shows, and when it comes back."""
