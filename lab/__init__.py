"""Experiments with the bots: fitting, tuning, calibrating, trying out. Nothing of the product imports them."""
