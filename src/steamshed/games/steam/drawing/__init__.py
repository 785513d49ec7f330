"""How the table of Steam is drawn, scene by scene."""
