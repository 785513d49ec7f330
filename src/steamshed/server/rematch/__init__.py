"""Another game with the same people, and starts that several play."""
