"""Moves that were made without a connection, and the plan drawn over the board."""
