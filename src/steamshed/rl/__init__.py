"""What a game gives to those who learn by playing: observations and numbered actions. Knows no game."""
