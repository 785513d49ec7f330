"""Ratings for games of 2 to 6, without input or output: the model, the fold of the log of results, bots as anchors."""
