"""For bots: track to build, what goods can earn, and how a build turn is chosen."""
