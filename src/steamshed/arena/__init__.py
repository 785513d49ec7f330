"""Bots against bots: matches, tournaments with rotated seats, and what the results mean."""
