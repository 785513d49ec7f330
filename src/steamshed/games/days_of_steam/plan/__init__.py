"""Ways and track that could be made, found for bots and for people alike."""
