"""Bots: those of the house in processes of their own, those of others over the network."""
