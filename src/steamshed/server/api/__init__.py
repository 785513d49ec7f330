"""What all requests share: declarations, reading and answering, who asks."""
