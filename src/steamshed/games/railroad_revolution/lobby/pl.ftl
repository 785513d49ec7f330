title = Railroad Revolution
sentence = Fachowcy budują tory, stacje i linię telegrafu przez kontynent.
length = 2 h
