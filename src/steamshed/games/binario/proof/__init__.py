"""What the tests ask of the game: every candidate, steady play, nothing lost."""
