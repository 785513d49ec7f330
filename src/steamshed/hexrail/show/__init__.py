"""How choices are shown and how the table is drawn, as far as games are alike."""
