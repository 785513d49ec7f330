"""How a continent comes about: from a seed, or by hand in turns (docs/rules/binario.md 3.3 and 3.4)."""
