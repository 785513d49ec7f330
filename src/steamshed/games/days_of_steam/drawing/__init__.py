"""How the table of Days of Steam is drawn."""
