"""The frame of the rules: phases whose details a game says, and what becomes of track, cubes and companies."""
