title = Steam
sentence = Lay track, improve your locomotive and choose with every delivery: income now or points at the end.
length = 2 h
