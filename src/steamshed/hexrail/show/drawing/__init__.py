"""How the scenes are drawn."""
