"""For tests: what cannot stand on the table, every journey by brute force."""
