"""Hexagons, tiles, track networks and deliveries: what railway games share. Knows no game."""
