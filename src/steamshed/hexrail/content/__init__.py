"""Maps, goods and tiles as they come in the box, and how their files are read."""
