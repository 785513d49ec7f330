title = Railroad Revolution
sentence = Workers with trades build rails, stations and a telegraph line across a continent.
length = 2 h
