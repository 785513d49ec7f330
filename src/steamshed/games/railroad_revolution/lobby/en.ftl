title = Railroad Revolution
sentence = Skilled workers build rails, stations and a telegraph line across a continent.
length = 2 h
