"""What a company could do in a round, found for people who decide: ways to build, lines to run, and what they earn."""
