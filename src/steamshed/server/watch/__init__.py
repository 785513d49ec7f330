"""Watching a game: who looks on, what is shown to them, the game on the start page."""
