"""Leagues and tournaments without input or output: who plays whom, what a result is worth, how ties are told apart."""
