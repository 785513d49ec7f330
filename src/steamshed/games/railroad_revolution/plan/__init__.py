"""What a company could do with a turn, for panels."""
