"""What a game tells bots: how good a position is, what could be done about it. Knows no game."""
