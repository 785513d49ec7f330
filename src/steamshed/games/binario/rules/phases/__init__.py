"""The decision points (docs/rules/binario.md 5), a module for each group of them; ``by_name`` has them all."""
