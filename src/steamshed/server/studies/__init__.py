"""Studies and the what-if board."""
