"""Puzzles made from reviewed games."""
