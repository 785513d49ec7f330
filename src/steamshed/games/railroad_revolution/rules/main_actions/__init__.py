"""The main actions, a module each."""
