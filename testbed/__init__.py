"""What tests and benchmarks share: databases, a server for a real browser, players for whole games.

It imports neither tests nor benchmarks; ``tests/test_imports_beside.py`` keeps it so.
"""
