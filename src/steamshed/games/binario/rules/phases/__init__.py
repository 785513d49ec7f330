"""The decision points of section 5, a module for each group of them; ``by_name`` has them all."""
