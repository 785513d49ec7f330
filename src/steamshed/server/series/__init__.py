"""One start that several play, each at a table of his own."""
