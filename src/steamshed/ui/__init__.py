"""What a game shows to clients: drawings of its table, panels, previews, the end of a turn. Knows no game."""
