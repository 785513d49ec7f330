title = Binario Duel
sentence = Two carriers connect a continent by road, rail and ship, and make a living from freight.
length = 2 h
