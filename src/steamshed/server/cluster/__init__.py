"""Several workers: what they tell one another, and how they agree again."""
