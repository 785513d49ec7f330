"""Speed and memory, each next to a reference in the same run. ``python -m bench`` runs all; no part of the tests."""
