"""Whether the server is well, and its numbers."""
