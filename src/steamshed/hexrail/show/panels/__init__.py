"""Panels that games of this family have alike: ways to build, deliveries by what they bring, bids, money."""
