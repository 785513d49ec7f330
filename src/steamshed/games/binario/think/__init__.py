"""What the game tells its bots."""
