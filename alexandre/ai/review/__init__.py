"""What a good player says of decisions: what he would do, why, and what others came to."""
