"""What an event looks and sounds like."""
