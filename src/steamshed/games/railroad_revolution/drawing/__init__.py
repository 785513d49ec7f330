"""How the table of Railroad Revolution is drawn."""
