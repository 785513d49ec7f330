"""The rules: a module for each decision, and those that several share."""
