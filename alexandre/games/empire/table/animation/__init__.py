"""The pictures and sounds of an event."""
