"""How the game is shown: choices, scenes, drawing."""
