"""How a continent comes about: from a seed, or by hand in turns (sections 3.3 and 3.4 of the rules)."""
