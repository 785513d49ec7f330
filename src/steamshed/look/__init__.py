"""How things look: track geometry, the drawing vocabulary, boards and stand-alone pictures. Knows no game."""
