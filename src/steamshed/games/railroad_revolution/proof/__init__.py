"""Tests of the game by itself: everything that could be legal, a steady random player, the audit."""
