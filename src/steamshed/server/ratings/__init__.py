"""Results that count: their log, ratings, lists of the best."""
