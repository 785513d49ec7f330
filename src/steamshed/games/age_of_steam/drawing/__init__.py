"""How the table of Age of Steam is drawn, scene by scene."""
