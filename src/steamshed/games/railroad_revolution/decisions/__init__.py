"""The options of sections 5.1 to 5.3: what each asks for and what it does, once. ``table`` says which one a move is."""
