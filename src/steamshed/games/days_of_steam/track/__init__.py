"""Square fields, their tiles, the track on them and its circuits. Knows no rule of the game."""
