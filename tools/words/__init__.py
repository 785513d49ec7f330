"""The words of the program, kept: glossaries, checks of every sentence in five languages, stamps of translations."""
