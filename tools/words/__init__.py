"""The words of the program, kept: glossaries, the checks of every sentence in five languages, stamps of translations."""
